"""Puzzles: the whole state is the puzzle and the solver's actions so far."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from clew.core.errors import ClewError
from clew.puzzles import Puzzle, daily, find
from clew.puzzles.playing import Now, play_or_say_why
from clew.table.refusal import Refusal

__all__ = [
    "Answer",
    "PuzzleInfo",
    "attempt",
    "find_puzzle",
    "first_today",
    "is_today_somewhere",
    "puzzle_info",
    "puzzle_of",
]

_WEST, _EAST = -12, 14
"""Hours by which the last and the first places on earth differ from UTC."""


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle, without its position."""

    id: str
    game: str
    turns: int
    answers: int
    """How many solutions there are; each of them is accepted."""
    seat: int


def puzzle_info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        turns=puzzle.turns,
        answers=puzzle.answers,
        seat=puzzle.seat,
    )


def find_puzzle(key: str) -> Puzzle:
    try:
        return find(key)
    except ClewError as error:
        raise Refusal(404, "no-puzzle", str(error)) from None


def puzzle_of(day: dt.date) -> Puzzle:
    """The puzzle of a day that has come, anywhere on earth."""
    if day > first_today():
        raise Refusal(403, "hidden", "that day has not come yet")
    return daily(day)


def is_today_somewhere(day: str) -> bool:
    """Whether it is that day now, anywhere on earth."""
    now = dt.datetime.now(dt.UTC)
    return day in {
        (now + dt.timedelta(hours=hours)).date().isoformat() for hours in (_WEST, 0, _EAST)
    }


def first_today() -> dt.date:
    """The day it is where days begin."""
    return (dt.datetime.now(dt.UTC) + dt.timedelta(hours=_EAST)).date()


class Answer(NamedTuple):
    """How a puzzle stands, as JSON, or why the last action was refused."""

    text: bytes
    good: bool
    solved: bool


def attempt(name: str, actions: Sequence[str]) -> Answer:
    """How a puzzle stands after the solver's actions. The answer may take time to compute."""
    answer = play_or_say_why(name, actions)
    good = isinstance(answer, Now)
    solved = isinstance(answer, Now) and answer.status == "solved"
    return Answer(msgspec.json.encode(answer), good, solved)
