"""A game's rules as text: `rules.<language>.md` of its folder, and those common to all games.

A rule is a list item: its number, then parts that begin with a tag. [book] stands in the
rulebook, [ruling] is ours where it is silent, [data] is what is in the box, [ours] is content
of our own.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import msgspec

from clew.core.game import Game
from clew.words.texts import read_text

__all__ = ["Part", "Rule", "Rulebook", "read_rules"]

_ITEM = re.compile(r"^- ([A-Z]{2}-\d\d) (.*(?:\n(?!- |#|$).*)*)", re.MULTILINE)
_PART = re.compile(r"\[(book|ruling|data|ours)\]\s*")


class Part(msgspec.Struct, frozen=True):
    """A piece of a rule, and whose it is."""

    tag: str
    text: str


class Rule(msgspec.Struct, frozen=True):
    number: str
    parts: list[Part]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game; `text` and `common` are the files as they are."""

    rules: list[Rule]
    text: str
    common: str


def read_rules(game: Game[Any], language: str) -> Rulebook:
    """The rules of a game and those common to all, in a language."""
    text = read_text(game, "rules.{}.md", language).strip()
    common = files("clew.words").joinpath(f"rules.{language}.md").read_text("utf-8").strip()
    return Rulebook(_parse(text) + _parse(common), text, common)


def _parse(text: str) -> list[Rule]:
    rules = []
    for number, body in _ITEM.findall(text):
        _, *pieces = _PART.split(body)
        parts = [
            Part(tag, " ".join(piece.split()))
            for tag, piece in zip(pieces[::2], pieces[1::2], strict=True)
        ]
        rules.append(Rule(number, parts))
    return rules
