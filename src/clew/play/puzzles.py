"""Puzzles: the whole state is the puzzle and the solver's actions so far."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from clew.core.errors import ClewError
from clew.games import find as find_game
from clew.games import names
from clew.puzzles import Puzzle, daily, find, stack, stack_of
from clew.puzzles.playing import Now, Status, play_or_say_why
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
    "puzzles_of",
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
    aim: int
    """How much is to be reached, where it is so much of something; else 0."""
    rating: int
    """How hard it is."""


def puzzle_info(puzzle: Puzzle, ratings: Mapping[str, float] | None = None) -> PuzzleInfo:
    """`ratings` are those that have moved since the puzzles were made."""
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        turns=puzzle.turns,
        answers=puzzle.answers,
        seat=puzzle.seat,
        aim=puzzle.aim,
        rating=round((ratings or {}).get(puzzle.id, puzzle.rating)),
    )


def find_puzzle(key: str) -> Puzzle:
    try:
        return find(key)
    except ClewError as error:
        raise Refusal(404, "no-puzzle", str(error)) from None


def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game, easy ones first as they were measured; of all games without one."""
    if not game:
        return stack()
    if game not in names() or not find_game(game).parts.puzzles:
        raise Refusal(400, "no-puzzle", f"there are no puzzles of {game!r}")
    return stack_of(game).puzzles


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
    status: Status | None = None


def attempt(name: str, actions: Sequence[str]) -> Answer:
    """How a puzzle stands after the solver's actions. The answer may take time to compute."""
    answer = play_or_say_why(name, actions)
    status = answer.status if isinstance(answer, Now) else None
    return Answer(msgspec.json.encode(answer), status is not None, status)
