"""What is made of the code: rules, options, protocol, observations, the API reference."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from clew.core.layout import Field
from clew.core.options import Takes, takes
from clew.envs.common import choices_of, layout_of
from clew.envs.planes import Planes
from clew.games import GAMES, find
from clew.play import matching
from clew.table import messages
from clew.words import LANGUAGES, words
from clew.words.rulebook import read_rules

__all__ = ["fill_in", "pages"]


def pages(root: Path) -> dict[str, str]:
    """Every page that is made as a whole, by its path in the site."""
    made = {
        f"rules/{name}.{language}.md": _rules(name, language)
        for name in GAMES
        for language in LANGUAGES
    }
    made["architecture.md"] = _copy(root / "ARCHITECTURE.md")
    made["contributing.md"] = _copy(root / "CONTRIBUTING.md")
    return made


def fill_in(markdown: str) -> str:
    """A page with what is made in the place of its marks: `<!-- made: protocol -->`."""
    return re.sub(r"<!-- made: (\w+) ?([\w.-]*) -->", _made, markdown)


def _made(mark: re.Match[str]) -> str:
    what, name = mark.groups()
    if what == "observation":
        return _observation(name)
    if what == "api":
        return str(import_module("api").reference(name))
    if what == "options":
        return _options(name)
    if what in ("scale", "growth"):
        made = import_module("scale")
        return str(made.calculator() if what == "scale" else made.growth())
    if what == "bench":
        return _figures(Path(__file__).with_name(f"bench-{name}.json"))
    return {"protocol": _protocol, "rules": _rules_table}[what]()


def _copy(file: Path) -> str:
    """A file of the root; its links go out from docs/ now."""
    text = re.sub(r"\(docs/([\w./-]+)\)", r"(\1)", file.read_text("utf-8"))
    return text.replace("(ARCHITECTURE.md)", "(architecture.md)")


# Rules


def _rules_table() -> str:
    lines = ["| English | Français | Deutsch | players | |", "|---|---|---|---|---|"]
    for name in GAMES:
        game = find(name)
        least, most = game.players[0], game.players[-1]
        columns = (
            *(
                f"[{words(language, game).say(f'{name}-name')}]({name}.{language}.md)"
                for language in LANGUAGES
            ),
            f"{least}–{most}" if most > least else f"{least}",
            words("en", game).say(f"{name}-tagline"),
        )
        lines.append(f"| {' | '.join(columns)} |")
    return "\n".join(lines)


def _rules(name: str, language: str) -> str:
    """The numbered rules: a game's own, then those common to all."""
    book = read_rules(find(name), language)
    text = f"{book.text}\n\n{re.sub(r'^#', '##', book.common, flags=re.MULTILINE)}\n"
    text = re.sub(r"^- ([A-Z]{2}-\d\d) ", r'- <a id="\1"></a>**\1** ', text, flags=re.MULTILINE)
    return re.sub(r"\[(book|ruling|data|ours)\]", r"*\1*", text)


# Options


def _options(name: str) -> str:
    """What can be chosen before a game."""
    game = find(name)
    says = words("en", game)
    lines = ["| option | takes | by default | |", "|---|---|---|---|"]
    for field in msgspec.structs.fields(game.options):
        usual = msgspec.to_builtins(getattr(game.options(), field.name))
        about = f"**{says.option(field.name)}.** {says.option(field.name, 'hint')}"
        lines.append(
            f"| `{field.name.replace('_', '-')}` | {_taken(takes(field.type))} "
            f"| {_usual(usual)} | {about} |"
        )
    return "\n".join(lines)


def _taken(values: Takes) -> str:
    names = ", ".join(f"`{value}`" for value in values.values)
    if values.several:
        return f"{names}, separated by commas"
    return names or values.in_words()


def _usual(value: Any) -> str:
    if isinstance(value, bool):
        return "`yes`" if value else "`no`"
    return f"`{value}`" if value != [] else "none"


# The websocket's messages


def _protocol() -> str:
    kinds = [kind for kind in vars(messages).values() if _is_message(kind)]
    clients = list(get_args(messages.FromClient))
    others = [kind for kind in kinds if kind not in clients]
    return "\n".join(
        [
            "## From a client\n",
            *map(_message, clients),
            "## From the server\n",
            *(_message(kind) for kind in others if kind.__struct_config__.tag),
            "## Parts\n",
            *(_message(kind) for kind in others if not kind.__struct_config__.tag),
            "## From somebody who waits\n",
            *map(_message, get_args(matching.ToQueue)),
            "## To somebody who waits\n",
            *map(_message, get_args(matching.FromQueue)),
        ]
    )


def _is_message(kind: Any) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == messages.__name__
    )


def _message(kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    abouts = _field_texts(kind)
    lines = [f"### {_title(kind)}", "", " ".join((inspect.getdoc(kind) or "").split()), ""]
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["| field | | |", "|---|---|---|"]
    for field in fields:
        optional = "" if field.required else "Optional. "
        about = abouts.get(field.name, "")
        lines.append(f"| `{field.name}` | {_shape(hints[field.name])} | {optional}{about} |")
    return "\n".join([*lines, ""])


def _title(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__)


def _field_texts(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The texts below fields, as they stand in the source."""
    text = r'^    (\w+): [^\n]*\n    """(.*?)"""'
    found = re.findall(text, inspect.getsource(kind), re.DOTALL | re.MULTILINE)
    return {name: " ".join(about.split()) for name, about in found}


_WORDS = {str: "text", int: "integer", float: "number", bool: "true or false", type(None): "null"}


def _shape(hint: Any) -> str:
    """What a field holds, in words."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _shape(hint.__origin__)
    if hint in _WORDS:
        return _WORDS[hint]
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in inner)
    if origin is list:
        return f"list of {_shape(inner[0])}"
    if inner and origin is not dict:
        return " or ".join(_shape(one) for one in inner)
    if _is_message(hint):
        return f"[{_title(hint)}](#{_title(hint).lower()})"
    return "object"


# Figures


def _figures(file: Path) -> str:
    """What `clew bench envs --json` wrote, as a table."""
    measured = msgspec.json.decode(file.read_bytes())
    lines = [
        "| | bytes | steps/s | with masks | planes/s | one at a time | with planes |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, row in measured["games"].items():
        lines.append(_figure(game, row))
        others = {name: value for name, value in row.items() if isinstance(value, dict)}
        lines += [_figure(f"{game}, {name}", value) for name, value in others.items()]
    for game, row in measured["pettingzoo"].items():
        if row:
            lines.append(f"| PettingZoo’s {game} | | | | | {row['pettingzoo_steps_per_s']:,} | |")
    for game, row in measured.get("openspiel", {}).items():
        if row:
            lines.append(f"| OpenSpiel’s {game} | | | | | {row['openspiel_steps_per_s']:,} | |")
    if measured.get("load") is not None:
        lines += ["", f"The machine's load was {measured['load']:.1f} when it began."]
    return "\n".join(lines)


def _figure(name: str, row: dict[str, Any]) -> str:
    keys = (
        "observation_bytes",
        "vector_steps_per_s",
        "vector_with_masks_steps_per_s",
        "planes_per_s",
        "pettingzoo_words_steps_per_s",
        "pettingzoo_planes_steps_per_s",
    )
    return f"| {name} | " + " | ".join(f"{row[key]:,}" if key in row else "" for key in keys) + " |"


# Observations


def _observation(name: str) -> str:
    game = find(name)
    layout = layout_of(game)
    planes = Planes(layout)
    grid = " × ".join(map(str, layout.grid))
    rows = [_row(field, layout.places()) for field in layout.fields]
    head = (
        f"`{name}`: {game.state.WORDS} words, {8 * game.state.WORDS} bytes. {planes.size:,} "
        f"numbers as planes: {len(planes.names)} planes of {grid}, then {len(planes.rest_names)}. "
        f"{choices_of(game.state):,} choices.\n"
    )
    table = ["| field | where | as planes | |", "|---|---|---|---|", *_merged(rows)]
    return "\n".join([head, *table])


def _row(field: Field, places: int) -> tuple[str, str, str, str]:
    word, first, _ = field.parts[0]
    where = f"word {word}, bit {first}"
    if len(field.parts) > 1:
        where += f", {len(field.parts)} planes of digits"
    elif field.bits() > 1:
        where += f", {field.bits()} bits"
    if field.step:
        where += f", {places} places"
    if field.values:
        how = f"{len(field.values)}: {', '.join(field.values)}"
    elif field.place:
        how = "a place"
    else:
        how = f"of {field.most}" if field.most > 1 else "yes or no"
    return field.name, where, how, field.about


def _merged(rows: list[tuple[str, str, str, str]]) -> list[str]:
    """A line for each field, and one for a run of fields that differ in name and place alone."""
    lines: list[str] = []
    while rows:
        (name, where, how, about), run = rows[0], 1
        while run < len(rows) and rows[run][2:] == (how, about):
            run += 1
        if run > 2 and about:
            name, where = f"{name} … {rows[run - 1][0]}", f"{where} … {rows[run - 1][1]}"
            how = f"{run} × {how}"
        else:
            run = 1
        lines.append(f"| {name} | {where} | {how} | {about} |")
        rows = rows[run:]
    return lines
