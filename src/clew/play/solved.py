"""Solved puzzles: which ones somebody has solved, and on which days the one of the day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterable, Mapping

import msgspec

from clew.core.errors import ClewError
from clew.play.puzzles import is_today_somewhere
from clew.puzzles import daily, find
from clew.puzzles.rating import Standing

__all__ = ["Solved", "brought", "of_day", "solved_of", "streak"]


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles that a player has solved."""

    puzzles: list[str] = []
    days: list[str] = []
    """The days whose puzzle was solved on the same day, as 2026-01-31, in order."""
    standings: dict[str, Standing] = {}
    """The rating in the puzzles of each game."""


def solved_of(noted: Iterable[tuple[str, str]], standings: Mapping[str, Standing]) -> Solved:
    """From all that was noted: a puzzle, and the day it counts for, if it does."""
    pairs = list(noted)
    return Solved(
        puzzles=sorted({puzzle for puzzle, _ in pairs}),
        days=sorted({day for _, day in pairs if day}),
        standings=dict(standings),
    )


def of_day(puzzle: str, day: str, *, shown: bool = False) -> tuple[str, str]:
    """What is noted of a puzzle. It counts for a day if it is that day now, this its puzzle, and
    its answer was not shown before."""
    counts = is_today_somewhere(day) and daily(dt.date.fromisoformat(day)).id == puzzle
    return puzzle, day if counts and not shown else ""


def streak(days: Collection[str], today: str) -> int:
    """How many days up to this one were solved without a gap."""
    day, count = dt.date.fromisoformat(today), 0
    while day.isoformat() in days:
        day -= dt.timedelta(days=1)
        count += 1
    return count


def brought(puzzles: Iterable[str]) -> list[tuple[str, str]]:
    """What a browser has kept from before. Days are not brought: a streak is what was solved where
    it is counted, day by day."""
    return [(name, "") for name in puzzles if _is_puzzle(name)]


def _is_puzzle(name: str) -> bool:
    try:
        find(name)
    except ClewError:
        return False
    return True
