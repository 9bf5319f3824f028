"""The program that a game's rules become: its functions, its constants, a state's fields."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.game import Game
from clew.core.state import State
from clew.cpp.body import Body
from clew.cpp.errors import Outside, Place, Untranslatable
from clew.cpp.kinds import Kind, number, word_type
from clew.cpp.order import unordered
from clew.cpp.sources import Module, Named, module

__all__ = ["CONTRACT", "Function", "Program"]

CONTRACT = (
    "pending",
    "acting",
    "fill",
    "pick",
    "refusal",
    "apply",
    "clone",
    "result",
    "sample",
    "observe",
    "allow",
    "action_of",
    "choice_of",
    "situation",
)
"""The methods that are always translated. Other functions are translated if these need them."""

_PLAYING = ("apply", "acting", "action_of", "observe", "allow", "result")

_KINDS = {
    "i64": Kind.INT,
    "int": Kind.INT,
    "bool": Kind.BOOL,
    "float": Kind.FLOAT,
    "vec[i64]": Kind.VEC,
    "Chance": Kind.CHANCE,
    "Fast": Kind.CHANCE,
    "Log": Kind.LOG,
    "Log | None": Kind.LOG,
    "None": Kind.NONE,
    "list[float] | None": Kind.SHARES,
}

_INTRINSICS = {
    "clew.core.bits.count": "{ return bit_count(x); }\n",
    "clew.core.bits.low": "{ return lowest_bit(x); }\n",
}
"""Functions that every processor does in one instruction."""


@dataclass
class Function:
    """A function or method that is translated."""

    key: str
    name: str
    node: ast.FunctionDef
    module: Module
    owner: type | None
    params: list[tuple[str, Kind, ast.expr | None]]
    returns: Kind
    text: str = ""
    calls: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    """The fields that the function assigns to."""
    effects: set[str] = field(default_factory=set)
    """What the function changes besides its locals: "state", "chance"."""


class Program:
    """Starts at a game's state and setup, and follows every call. Raises Untranslatable."""

    vec_type: type[Sequence[int]] = type(vec[i64]())  # type: ignore[assignment]

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state: type[State] = game.state
        self.fields: dict[str, Kind] = {}
        self.functions: dict[str, Function] = {}
        self.tables: dict[str, tuple[str, list[int]]] = {}
        """The tables by name, each with the type of its words and its numbers."""
        self.lengths: set[str] = set()
        """The vec fields whose length the rules ask for."""
        self.places: list[Place] = []
        self.sites: dict[int, str] = {}
        """The function that each call in the sources calls, by the node's id."""
        self.reads: set[int] = set()
        """The nodes that read something that can change."""
        self._queue: list[Function] = []
        self._read_fields()
        self.entries = self._entries()
        self.setup = self._setup()
        while self._queue:
            Body(self, self._queue.pop(0)).write()
        self.places += unordered(self)
        if self.places:
            raise Untranslatable(game.id, self.places)

    # The starting points

    def _read_fields(self) -> None:
        """The annotated attributes that the constructors give a state, those of the base class
        first."""
        for owner in reversed(self.state.__mro__):
            if "__init__" not in vars(owner) or owner is object:
                continue
            source = module(owner.__module__)
            named = source.method(owner.__name__, "__init__")
            for node in named.node.body if named else []:
                match node:
                    case ast.AnnAssign(
                        target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=kind
                    ):
                        self._read_field(name, kind, source, node.lineno)

    def _read_field(self, name: str, annotation: ast.expr, source: Module, line: int) -> None:
        try:
            kind = self.kind_of(annotation, source)
        except Outside as reason:
            self.places.append(Place(str(source.path), line, f"the field {name}: {reason}"))
            return
        self.fields[name] = kind
        if kind not in (Kind.INT, Kind.BOOL, Kind.VEC):
            construct = f"the field {name}: the type {ast.unparse(annotation)}"
            self.places.append(Place(str(source.path), line, construct))

    def _entries(self) -> dict[str, Function]:
        """The methods of the contract, without those that the game does not have."""
        found = {}
        for name in CONTRACT:
            try:
                method = self.method(name)
            except Outside as reason:
                self._lost(self.state, str(reason))
                continue
            if method.owner is State and isinstance(method.node.body[-1], ast.Raise):
                if name == "observe" and self.state.WORDS == 0:
                    del self.functions[method.key]
                    self._queue.remove(method)
                    continue
                self._lost(self.state, f"no method {name}")
            found[name] = method
        return found

    def _setup(self) -> Function | None:
        deal = type(self.game).setup
        if deal is None:
            self._lost(type(self.game), "no setup: see Game.setup")
            return None
        named = module(deal.__module__).function(deal.__name__)
        if named is None:
            self._lost(type(self.game), f"no source of {deal.__name__}")
            return None
        try:
            function = self.function(named)
        except Outside as reason:
            self.places.append(Place(str(named.module.path), named.node.lineno, str(reason)))
            return None
        *terms, last = [kind for _, kind, _ in function.params] or [Kind.NONE]
        numbers = set(terms) <= {Kind.INT, Kind.BOOL}
        if not numbers or last is not Kind.CHANCE or function.returns is not Kind.STATE:
            construct = "a setup that is not from whole numbers and chance to a state"
            self.places.append(Place(str(named.module.path), named.node.lineno, construct))
        return function

    def _lost(self, owner: type, what: str) -> None:
        self.places.append(
            Place(str(module(owner.__module__).path), 1, f"{owner.__name__}: {what}")
        )

    # What function bodies ask for

    def kind_of(self, annotation: ast.expr | None, source: Module) -> Kind:
        """The kind that an annotation stands for."""
        if annotation is None:
            raise Outside("a parameter or result without a type")
        text = ast.unparse(annotation).strip("'\"")
        if text in _KINDS:
            return _KINDS[text]
        if self.is_state(text, source):
            return Kind.STATE
        raise Outside(f"the type {text}")

    def is_state(self, name: str, source: Module) -> bool:
        """Whether a name stands for the state's class or one of its base classes."""
        found = source.values.get(name)
        if isinstance(found, type):
            return found in self.state.__mro__ and found is not object
        return any(name == owner.__name__ for owner in self.state.__mro__)

    def method(self, name: str, after: type | None = None) -> Function:
        """The state's method of that name. With `after`, it is the method that this class
        overrides."""
        order = self.state.__mro__
        for owner in order[order.index(after) + 1 :] if after else order:
            if name in vars(owner):
                named = module(owner.__module__).method(owner.__name__, name)
                if named is None:
                    raise Outside(f"no source of {owner.__name__}.{name}")
                return self.function(named, owner)
        raise Outside(f"no method {name}")

    def function(self, named: Named, owner: type | None = None) -> Function:
        """Adds a function to those to be translated, if it is not among them yet."""
        key = f"{named.module.name}.{named.name}"
        if key not in self.functions:
            self.functions[key] = made = self._function(key, named, owner)
            made.text = _INTRINSICS.get(key, "")
            if not made.text:
                self._queue.append(made)
        return self.functions[key]

    def _function(self, key: str, named: Named, owner: type | None) -> Function:
        node, source = named.node, named.module
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.posonlyargs:
            raise Outside(f"the parameters of {named.name}")
        given = [*arguments.args, *arguments.kwonlyargs]
        plain = len(arguments.args) - len(arguments.defaults)
        defaults = [*[None] * plain, *arguments.defaults, *arguments.kw_defaults]
        params = [
            (
                argument.arg,
                Kind.STATE if owner and not i else self.kind_of(argument.annotation, source),
                default,
            )
            for i, (argument, default) in enumerate(zip(given, defaults, strict=True))
        ]
        stem = named.name if owner else f"{source.name.rpartition('.')[2]}_{named.name}"
        name = _unique(stem.replace(".", "_"), {other.name for other in self.functions.values()})
        returns = Kind.NONE if node.name == "__init__" else self.kind_of(node.returns, source)
        return Function(key, name, node, source, owner, params, returns)

    def table(self, source: Module, name: str, values: Sequence[int]) -> str:
        """The name of a table with these numbers."""
        return self._table(source, name, list(values), word_type(values))

    def vec_table(self, source: Module, name: str, values: Sequence[int]) -> str:
        """A table as a vec that is only read."""
        table = self._table(source, f"{name}_vec", list(values), "i64")
        return f"Vec{{const_cast<i64*>({table}.words), 1, {len(values)}}}"

    def _table(self, source: Module, name: str, values: list[int], word: str) -> str:
        stem = re.sub(r"\W+", "_", f"{source.name.rpartition('.')[2]}_{name}").replace("__", "_")
        for other, known in self.tables.items():
            if known == (word, values) and other.startswith(stem):
                return other
        name = _unique(stem, set(self.tables))
        self.tables[name] = word, values
        return name

    def changing(self) -> set[str]:
        """The fields that can change while a game is played or looked at."""
        reached: set[str] = set()
        rest = [self.entries[name].key for name in _PLAYING if name in self.entries]
        while rest:
            key = rest.pop()
            if key not in reached:
                reached.add(key)
                rest += self.functions[key].calls
        return {name for key in reached for name in self.functions[key].writes}

    def recursive(self) -> bool:
        """Whether a function calls itself, directly or not."""
        calls = {key: function.calls for key, function in self.functions.items()}
        try:
            TopologicalSorter(calls).prepare()
        except CycleError:
            return True
        return False

    def written(self) -> list[str]:
        """The tables as C++."""
        return [
            f"TABLE({word}, {name}, {len(values)}, {', '.join(map(number, values))})"
            for name, (word, values) in self.tables.items()
        ]


def _unique(stem: str, taken: set[str]) -> str:
    name, n = stem, 1
    while name in taken:
        n += 1
        name = f"{stem}_{n}"
    return name
