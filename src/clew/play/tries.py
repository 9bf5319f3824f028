"""Tries: what comes of solving a puzzle, missing it, or asking for its answer.

The first outcome alone is rated: who has missed a puzzle, or seen its answer, may solve it as often
as they like, and nothing more follows from it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from clew.play.solved import Solved, of_day, solved_of, streak
from clew.puzzles import Puzzle, kind_of, stack_of
from clew.puzzles.rating import NEW, RatedTry, Standing, fresh, meet
from clew.table.refusal import Refusal

__all__ = [
    "Noted",
    "Outcome",
    "Solver",
    "Try",
    "add",
    "next_puzzle",
    "rate",
    "share",
    "with_noted",
]

Outcome: TypeAlias = Literal["solved", "missed", "shown"]
_STARS = (1100, 1350, 1600, 1850)
"""From which ratings on a puzzle has one star more."""
_MOST_SQUARES = 9


class Try(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What has come of somebody's tries at one puzzle."""

    misses: int = 0
    shown: bool = False
    """Whether its answer was seen before it was solved."""
    solved: bool = False


class Noted(NamedTuple):
    """What was noted of a try: what it made of the rating if it was the first, and for the puzzle
    of the day a line to share."""

    rated: RatedTry | None
    share: str = ""


def add(known: Try | None, outcome: Outcome) -> Try:
    """The tries with one more outcome. Once it is solved, nothing more is noted."""
    tried = known or Try()
    if tried.solved:
        return tried
    return Try(
        misses=tried.misses + (outcome == "missed"),
        shown=tried.shown or outcome == "shown",
        solved=outcome == "solved",
    )


def rate(
    solver: Standing | None, puzzle: Standing, outcome: Outcome
) -> tuple[Standing, Standing, RatedTry]:
    """What a first try makes of the solver and of the puzzle. An answer asked for is a miss."""
    before = solver or NEW
    after, moved = meet(before, puzzle, solved=outcome == "solved")
    rated = RatedTry(
        rating=round(after.rating),
        change=round(after.rating) - round(before.rating),
        puzzle=round(puzzle.rating),
        sure=is_sure(after),
    )
    return after, moved, rated


def is_sure(standing: Standing) -> bool:
    return standing.deviation <= 110


def next_puzzle(
    game: str, solver: Standing | None, tried: Collection[str], ratings: Mapping[str, float]
) -> Puzzle:
    """The puzzle nearest to the solver's rating among those not tried yet. `ratings` are those that
    have moved since the puzzles were made."""
    left = [puzzle for puzzle in stack_of(game).puzzles if puzzle.id not in tried]
    if not left:
        raise Refusal(404, "no-puzzle", f"no puzzle of {game} is left that was not tried")
    aim = (solver or NEW).rating
    return min(left, key=lambda one: abs(ratings.get(one.id, one.rating) - aim))


def stars(rating: int) -> int:
    return 1 + sum(rating >= least for least in _STARS)


def share(puzzle: Puzzle, day: str, tried: Try, days: int) -> str:
    """A line that says how the puzzle of a day went, and nothing about its answer."""
    full = stars(puzzle.rating)
    parts = [
        f"Clew {day}",
        kind_of(puzzle.game).symbol,
        "★" * full + "☆" * (len(_STARS) + 1 - full),
        _squares(tried),
    ]
    if days > 1:
        parts.append(f"🔥{days}")
    return " ".join(parts)


def _squares(tried: Try) -> str:
    misses = "🟥" * min(tried.misses, _MOST_SQUARES)
    return misses + ("💡" if tried.shown else "") + ("🟩" if tried.solved else "")


def with_noted(text: bytes, noted: Noted) -> bytes:
    """How a puzzle stands, as JSON, with what came of it."""
    if noted.rated is None and not noted.share:
        return text
    now = msgspec.json.decode(text)
    return msgspec.json.encode({**now, "rated": noted.rated, "share": noted.share})


class Solver(msgspec.Struct, kw_only=True):
    """Somebody's puzzles, where one place keeps all of it: a browser, or a terminal. There the
    puzzles' own ratings stay as they were measured, for one solver says little about them."""

    solved: list[tuple[str, str]] = []
    """Each puzzle, and the day it counts for."""
    tries: dict[str, Try] = {}
    standings: dict[str, Standing] = {}
    """By game."""

    def note(self, puzzle: Puzzle, outcome: Outcome, day: str) -> Noted:
        known = self.tries.get(puzzle.id)
        tried = add(known, outcome)
        self.tries = {**self.tries, puzzle.id: tried}
        if outcome == "solved":
            self.add_solved([of_day(puzzle.id, day, shown=tried.shown)])
        rated = None
        if known is None:
            mine = self.standings.get(puzzle.game)
            after, _, rated = rate(mine, fresh(puzzle.rating), outcome)
            self.standings = {**self.standings, puzzle.game: after}
        return Noted(rated, shared(puzzle, day, tried, self.book().days))

    def add_solved(self, noted: Sequence[tuple[str, str]]) -> None:
        self.solved = sorted({*self.solved, *noted})

    def book(self) -> Solved:
        return solved_of(self.solved, self.standings)

    def next(self, game: str) -> Puzzle:
        return next_puzzle(game, self.standings.get(game), self.tries.keys(), {})


def shared(puzzle: Puzzle, day: str, tried: Try, days: Collection[str]) -> str:
    """The line to share, if this is the puzzle of that day and it is over."""
    is_daily = of_day(puzzle.id, day)[1] != ""
    over = tried.solved or tried.shown
    return share(puzzle, day, tried, streak(days, day)) if is_daily and over else ""
