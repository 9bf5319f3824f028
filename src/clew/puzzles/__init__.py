"""Puzzles: positions with a task, made and checked by the engine.

`stack.json` is what `clew puzzles make` wrote: a puzzle for every day and more by difficulty.
Nothing about how one stands is kept anywhere: a puzzle and the actions so far are all there is.
"""

from __future__ import annotations

import datetime as dt
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from clew.core.errors import ClewError
from clew.puzzles.kind import Kind

__all__ = ["KINDS", "Puzzle", "Stack", "daily", "find", "kind_of", "stack"]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position in which `seat` is to do it within so many of its turns."""

    id: str
    game: str
    turns: int
    seat: int
    answers: int
    """How many ways there are; every one of them counts."""
    answer: list[str]
    """One of them."""
    position: dict[str, Any]


class Stack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All puzzles, easy ones first, and the command that made them."""

    command: str
    puzzles: list[Puzzle]


_WEEK = (
    ("labyrinth", 1),
    ("tiger-labyrinth", 2),
    ("labyrinth", 2),
    ("tiger-labyrinth", 2),
    ("labyrinth", 2),
    ("tiger-labyrinth", 3),
    ("labyrinth", 3),
)
"""A day's game and turns: Monday is easy, Sunday is not."""


@cache
def _kinds() -> dict[str, Kind]:
    from clew.puzzles.labyrinth import LabyrinthKind
    from clew.puzzles.tiger_labyrinth import TigerKind

    return {"labyrinth": LabyrinthKind(), "tiger-labyrinth": TigerKind()}


KINDS = ("labyrinth", "tiger-labyrinth")
"""The games that have puzzles."""


def kind_of(game: str) -> Kind:
    if game not in KINDS:
        raise ClewError(f"{game} has no puzzles; there are some of: {', '.join(KINDS)}")
    return _kinds()[game]


@cache
def stack() -> Stack:
    text = files("clew.puzzles").joinpath("stack.json").read_bytes()
    return msgspec.json.decode(text, type=Stack)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in stack().puzzles}


def find(name: str) -> Puzzle:
    puzzle = _by_id().get(name)
    if puzzle is None:
        raise ClewError(f"there is no puzzle {name!r}")
    return puzzle


def daily(day: dt.date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and another one for as long as there are."""
    game, turns = _WEEK[day.weekday()]
    fitting = [one for one in stack().puzzles if (one.game, one.turns) == (game, turns)]
    same = [i for i, one in enumerate(_WEEK) if one == (game, turns)]
    week = (day.toordinal() - 1) // 7
    return fitting[(week * len(same) + same.index(day.weekday())) % len(fitting)]
