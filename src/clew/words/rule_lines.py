"""From a rule's number to the lines that implement it, read from the installed sources.

A number stands in a comment or a docstring beside the code that does what the rule says. A
constant whose own line names a rule (`PUSH_FIRST: Final = 9  # LB-09`) stands for it wherever
it is used. The docstring that opens a module does not count, because it stands beside no code.
Rules about what is in the box may be carried by data: the game lists them (`Game.carried_by_data`).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeGuard

import msgspec

from clew.core.game import Game
from clew.words.rulebook import read_rules

__all__ = ["RuleLine", "Source", "numbers_in", "problems", "rule_lines"]

_NUMBERS = re.compile(r"\b([A-Z]{2})-(\d\d)(?: to \1-(\d\d))?\b")
_COMMON = ("clew.core", "clew.table")
"""Where the rules common to all games are carried, besides in the game itself."""


class RuleLine(msgspec.Struct, frozen=True, order=True):
    """A line that carries a rule."""

    number: str
    file: str
    line: int
    within: str = ""
    """The class and function that the line belongs to."""
    data: bool = False
    """Whether it is data that the game lists as carrying the rule."""


def rule_lines(game: Game[Any]) -> dict[str, list[RuleLine]]:
    """For each rule of a game, and each that is common to all, the lines that carry it."""
    found: dict[str, list[RuleLine]] = {rule.number: [] for rule in read_rules(game, "en").rules}
    for line in sorted([*_code_lines(game), *_data_lines(game)]):
        if line.number in found:
            found[line.number].append(line)
    return found


def problems(game: Game[Any]) -> list[str]:
    """The problems found between the rules and their lines, one sentence each."""
    lines = rule_lines(game)
    own = [number for number in lines if not number.startswith("CO-")]
    wrong = [
        f"{number} stands beside no code: name it where the game does what it says, "
        "or list it in carried_by_data"
        for number in own
        if not lines[number]
    ]
    wrong += [
        f"{line.file}:{line.line} names {line.number}, which is no rule"
        for line in _code_lines(game)
        if line.number.startswith((game.prefix, "CO")) and line.number not in lines
    ]
    named = {(line.file, line.number) for line in _data_lines(game)}
    for file, numbers in game.carried_by_data.items():
        path = game.folder().joinpath(file)
        if not path.is_file():
            wrong.append(f"carried_by_data lists {file}, which is not in the game's folder")
            continue
        for number in numbers:
            if number not in own:
                wrong.append(f"carried_by_data lists {number}, which is no rule")
            elif (str(path), number) not in named:
                wrong.append(f"carried_by_data lists {number} in {file}, which does not name it")
    return wrong


def numbers_in(text: str) -> list[str]:
    """The rule numbers that a text names, ranges as a whole.

    >>> numbers_in("A new game (LB-06 to LB-08, CO-02).")
    ['LB-06', 'LB-07', 'LB-08', 'CO-02']
    """
    return [
        f"{prefix}-{number:02}"
        for prefix, first, last in _NUMBERS.findall(text)
        for number in range(int(first), int(last or first) + 1)
    ]


def _data_lines(game: Game[Any]) -> list[RuleLine]:
    """The lines of data that carry what the game lists."""
    found = []
    for file, numbers in game.carried_by_data.items():
        path = game.folder().joinpath(file)
        text = path.read_text("utf-8") if path.is_file() else ""
        for line, written in enumerate(text.splitlines(), 1):
            found += [
                RuleLine(number, str(path), line, data=True)
                for number in dict.fromkeys(numbers_in(written))
                if number in numbers
            ]
    return found


def _code_lines(game: Game[Any]) -> list[RuleLine]:
    """The lines of a game's own code, and those of the common rules."""
    sources = [(file, Source(file.read_text("utf-8"))) for file in _rule_code(game)]
    common = [
        (file, Source(file.read_text("utf-8")))
        for package in _COMMON
        for _, file in _python_in(files(package))
    ]
    constants: dict[str, list[str]] = {}
    for source in (*_data_sources(game), *(source for _, source in sources + common)):
        constants |= source.constants
    return [
        RuleLine(number, str(file), line, source.within(line))
        for known, prefix in ((sources, ""), (common, "CO-"))
        for file, source in known
        for line, number in source.carried(constants)
        if number.startswith(prefix)
    ]


def _data_sources(game: Game[Any]) -> list[Source]:
    """The Python files that the game lists as data."""
    paths = [game.folder().joinpath(file) for file in game.carried_by_data if file.endswith(".py")]
    return [Source(path.read_text("utf-8")) for path in paths if path.is_file()]


def _rule_code(game: Game[Any]) -> list[Traversable]:
    """The Python files of a game's folder. This leaves out the other modules that it brings
    (`parts`), its data, and the modules that only declare events, views and stored positions."""
    package = type(game).__module__
    declared = {kind.__module__ for kind in (*game.events, game.view_type, game.position_type)}
    declared.discard(game.state.__module__)
    left_out = {name.removeprefix(f"{package}.").replace(".", "/") + ".py" for name in declared}
    left_out |= set(game.carried_by_data)
    brought = {name.lstrip(".").split(".")[0] for name in game.parts if name.startswith(".")}
    return [
        file
        for path, file in _python_in(game.folder())
        if path not in left_out and path.split("/")[0].removesuffix(".py") not in brought
    ]


def _python_in(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """The Python files of a folder and of those in it, each with its path from there."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _python_in(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield above + entry.name, entry


def _is_text(node: ast.AST) -> TypeGuard[ast.Expr]:
    """Whether a statement is a docstring, of a module, class, function or attribute."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


class Source:
    """One source file, and which rules its lines name."""

    def __init__(self, text: str) -> None:
        self._tree = ast.parse(text)
        self._lines = text.splitlines()
        self._comments = {
            token.start[0]: numbers_in(token.string)
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        }
        self.constants: dict[str, list[str]] = {}
        """The numbers that a constant of this module stands for."""
        self._defining: set[int] = set()
        for node in self._tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and self._comments.get(node.lineno):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    if isinstance(target, ast.Name):
                        self.constants[target.id] = self._comments[node.lineno]
                        self._defining.add(node.lineno)

    def carried(self, constants: dict[str, list[str]]) -> list[tuple[int, str]]:
        """Each line with each number that it names, or uses a constant of."""
        found = {
            (line, number)
            for line, numbers in self._comments.items()
            if line not in self._defining
            for number in numbers
        }
        known = {name: constants[name] for name in self._known() if name in constants}
        opening = self._tree.body[0] if self._tree.body else None
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                found |= {(node.lineno, number) for number in known.get(node.id, ())}
            elif _is_text(node) and node is not opening:
                found |= self._written(node)
        return sorted(found)

    def _known(self) -> set[str]:
        """The names that are defined here, or imported one by one."""
        return set(self.constants) | {
            alias.asname or alias.name
            for node in self._tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def _written(self, node: ast.Expr) -> set[tuple[int, str]]:
        """What the lines of a docstring name."""
        return {
            (line, number)
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for number in numbers_in(self._lines[line - 1])
        }

    def within(self, line: int) -> str:
        """The innermost class or function of a line, with those around it."""
        return ".".join(
            node.name
            for node in ast.walk(self._tree)
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.lineno <= line <= (node.end_lineno or node.lineno)
        )
