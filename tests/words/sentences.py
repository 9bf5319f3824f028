"""All that catalogues and rules say, sentence by sentence, for tests about the words themselves."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from clew.games import find, names


class Sentence(NamedTuple):
    game: str
    """Empty: what all games share."""
    place: str
    """The file and the message or line, for whoever has to mend it."""
    text: str
    """What is said, with an x for every variable."""


def _patterns(pattern: ast.Pattern) -> Iterator[str]:
    """What a pattern says, and what each variant within it says."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            text += str(element.expression.value)
        else:
            text += "x"
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from _patterns(variant.value)
    yield text


def _catalogue(game: str, file: Traversable) -> Iterator[Sentence]:
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    for text in _patterns(pattern):
                        yield Sentence(game, f"{file.name}: {entry.id.name}", text)


def _rules(game: str, file: Traversable) -> Iterator[Sentence]:
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        yield Sentence(game, f"{game} {file.name}:{number}", line)


def sentences(language: str) -> Iterator[Sentence]:
    """Everything there is in a language."""
    folders = {"": files("clew.words"), **{name: find(name).folder() for name in names()}}
    for game, folder in folders.items():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(f".{language}.ftl"):
                yield from _catalogue(game, file)
            elif file.name == f"rules.{language}.md":
                yield from _rules(game, file)
