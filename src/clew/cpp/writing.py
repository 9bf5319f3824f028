"""The whole C++ text: the prelude, a state's fields, the rules, and the contract around them."""

from __future__ import annotations

from functools import cache
from typing import Any

from clew.core.game import Game
from clew.cpp.kinds import Kind, safe
from clew.cpp.program import Function, Program
from clew.cpp.sources import text_of

__all__ = ["Text", "translate"]

_CONTRACT = {
    "pending": ("i64 pending(State& state)", "return {}(state);"),
    "acting": ("i64 acting(State& state)", "return {}(state);"),
    "fill": ("i64 fill(State& state, i64 seat, Vec out)", "return {}(state, seat, out);"),
    "pick": (
        "i64 pick(State& state, i64 seat, Chance& chance)",
        "return {}(state, seat, chance);",
    ),
    "refusal": (
        "i64 refusal(State& state, i64 seat, i64 action)",
        "return {}(state, seat, action);",
    ),
    "apply": (
        "void apply(State& state, i64 seat, i64 action, Chance& chance)",
        "{}(state, seat, action, chance);",
    ),
    "clone": ("void clone(State& made, State& state)", "{}(made, state);"),
    "result": ("bool result(State& state, double* shares)", "return {}(state, shares);"),
    "sample": (
        "void sample(State& made, State& state, i64 seat, Chance& chance)",
        "{}(made, state, seat, chance);",
    ),
    "observe": ("void observe(State& state, i64 seat, Vec out)", "{}(state, seat, out, 0);"),
    "allow": ("void allow(State& state, i64 seat, Vec out)", "{}(state, seat, out, 0);"),
    "action_of": (
        "i64 action_of(State& state, i64 seat, i64 choice)",
        "return {}(state, seat, choice);",
    ),
    "choice_of": (
        "i64 choice_of(State& state, i64 seat, i64 action)",
        "return {}(state, seat, action);",
    ),
    "situation": ("i64 situation(State& state)", "return {}(state);"),
}
"""The functions of the contract, and how each calls the game's own function."""
_WHOLE = 3000
_LONG = 12
"""A function with more lines than this may be kept out of line."""


class Text:
    """The rules of a game as C++, with what a user of the text must know."""

    def __init__(self, program: Program) -> None:
        self.scalars = [name for name, kind in program.fields.items() if kind is not Kind.VEC]
        self.vecs = [name for name, kind in program.fields.items() if kind is Kind.VEC]
        self.lengths = [name for name in self.vecs if name in program.lengths]
        """The vecs whose length is a word of the state, after the scalars."""
        self.words = len(self.scalars) + len(self.lengths)
        self.grouped = program.state.SITUATIONS > 1
        """Whether games are stepped in groups, and the words of each game lie together."""
        self.tile = 1 if self.grouped else 32
        """The number of games whose words lie together: see games.h."""
        self.recursive = program.recursive()
        self.long = sum(f.text.count("\n") for f in program.functions.values()) > _WHOLE
        """Whether a GPU compiler would take minutes to inline everything into one function."""
        parts = [
            *(["#define TOGETHER"] if self.grouped else []),
            text_of("prelude.h"),
            *_state(program, self),
            *program.written(),
            *_functions(program),
            *_contract(program),
            text_of("games.h"),
        ]
        self.text = "\n".join(parts)


@cache
def translate(game: Game[Any]) -> Text:
    """The rules of a game as C++. Raises Untranslatable if they are not in the compiled style."""
    return Text(Program(game))


def _state(program: Program, text: Text) -> list[str]:
    lines = ["", f"// {program.state.__name__}: what a position consists of.", "struct State {"]
    for name, kind in program.fields.items():
        lines.append(f"  {kind.value} {safe(name)};")
    lines += [f"  i64 {safe(name)}_length;" for name in text.lengths]
    lines += [
        "};",
        f"constexpr int WORDS = {text.words};",
        f"constexpr int VECS = {len(text.vecs)};",
    ]
    lines += [
        "",
        "// The words of a state that are not in vecs: each, its place, whether it changes.",
    ]
    lines += ["template <class Use>", "FN void each_word(State& state, Use use) {"]
    changing = program.changing()
    for place, name in enumerate([*text.scalars, *text.lengths]):
        field = f"state.{safe(name)}" + ("_length" if name in text.lengths else "")
        given = f"{place}, {'true' if name in changing else 'false'}"
        if program.fields[name] is Kind.BOOL:
            lines.append(f"  {{ i64 word = {field}; use(word, {given}); {field} = word != 0; }}")
        else:
            lines.append(f"  use({field}, {given});")
    lines += ["}", "", "// Where the vecs are: one after the other, with so much room each."]
    lines.append("FN void bind(State& state, i64* words, i64 step, const i64* rooms) {")
    for place, name in enumerate(text.vecs):
        lines.append(f"  state.{safe(name)} = Vec{{words, step, rooms[{place}]}};")
        if place < len(text.vecs) - 1:
            lines.append(f"  words += step * rooms[{place}];")
    lines.append("}")
    for name in map(safe, text.vecs):
        keeps = name in map(safe, text.lengths)
        store = f"state.{name}_length = n;" if keeps else ""
        lines.append(f"FN void {name}_is(State& state, i64 n) {{ {store} }}")
        extent = f"state.{name}_length" if keeps else f"state.{name}.room"
        lines.append(f"FN i64 {name}_extent(State& state) {{ return {extent}; }}")
    return [*lines, ""]


def _signature(function: Function) -> str:
    params = [
        f"{kind.value} {safe(name)}" for name, kind, _ in function.params if kind is not Kind.LOG
    ]
    returns = function.returns.value
    if function.returns is Kind.STATE:
        params.insert(0, "State& made")
        returns = "void"
    elif function.returns is Kind.SHARES:
        params.append("double* shares")
        returns = "bool"
    word = "BIG" if function.text.count("\n") > _LONG else "FN"
    return f"{word} {returns} {function.name}({', '.join(params)})"


def _functions(program: Program) -> list[str]:
    functions = program.functions.values()
    lines = ["", *(f"{_signature(function)};" for function in functions), ""]
    for function in functions:
        lines += [f"// {function.key}", f"{_signature(function)} {function.text}"]
    return lines


def _contract(program: Program) -> list[str]:
    """The contract, under names that are the same for all games."""
    state = program.state
    names = {name: function.name for name, function in program.entries.items()}
    assert program.setup is not None
    kinds = [kind for _, kind, _ in program.setup.params[:-1]]
    terms = [
        f"terms[{i}] != 0" if kind is Kind.BOOL else f"terms[{i}]" for i, kind in enumerate(kinds)
    ]
    deal = f"{program.setup.name}({', '.join(['made', *terms, 'chance'])});"
    sizes = {
        "WIDTH": state.WIDTH,
        "CHOICES": state.CHOICES or state.ACTIONS,
        "OBSERVED": max(1, state.WORDS),
        "TERMS": len(terms),
        "PLAYERS": max(program.game.players),
        "SITUATIONS": state.SITUATIONS,
    }
    lines = ["// The contract."]
    lines += [f"constexpr int {name} = {size};" for name, size in sizes.items()]
    lines.append("constexpr int MASKS = (CHOICES + 63) / 64;")
    draws = "true" if "chance" in program.entries["apply"].effects else "false"
    lines.append(f"constexpr bool DRAWS = {draws};  // whether playing draws from chance")
    lines.append(f"FN void deal(State& made, Chance& chance, const i64* terms) {{ {deal} }}")
    for name, (head, call) in _CONTRACT.items():
        body = call.format(names[name]) if name in names else ""
        lines.append(f"FN {head} {{ {body} }}")
    return lines
