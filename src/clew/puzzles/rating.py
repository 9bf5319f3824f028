"""Ratings of solvers and puzzles: a try is a game between the two, by Glicko.

Mark Glickman's first system (1995), a rating period for each try. openskill, which rates games, is
not at hand where there is no server.
"""

from __future__ import annotations

import math

import msgspec

__all__ = ["NEW", "RatedTry", "Standing", "fresh", "meet"]

_Q = math.log(10) / 400
_SURE = 60.0
"""No deviation becomes smaller, so that whoever learns is not held back by the past."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How good a solver is, or how hard a puzzle: the true value lies within two deviations."""

    rating: float
    deviation: float
    tries: int = 0


class RatedTry(msgspec.Struct, frozen=True, kw_only=True):
    """What the first try at a puzzle has made of the solver's rating in this game."""

    rating: int
    change: int
    puzzle: int
    """The puzzle's rating, before the try."""
    sure: bool
    """Whether the rating is known well; until then it moves in large steps."""


NEW = Standing(rating=1500, deviation=350)
"""Of somebody who has not tried any."""


def fresh(rating: int) -> Standing:
    """Of a puzzle that bots alone have tried."""
    return Standing(rating=rating, deviation=150)


def meet(solver: Standing, puzzle: Standing, *, solved: bool) -> tuple[Standing, Standing]:
    """What a try makes of both.

    >>> better, easier = meet(NEW, fresh(1500), solved=True)
    >>> round(better.rating), round(easier.rating)
    (1674, 1460)
    """
    return _after(solver, puzzle, 1.0 if solved else 0.0), _after(
        puzzle, solver, 0.0 if solved else 1.0
    )


def _after(one: Standing, other: Standing, score: float) -> Standing:
    weight = 1 / math.sqrt(1 + 3 * (_Q * other.deviation / math.pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (one.rating - other.rating) / 400))
    learned = (_Q * weight) ** 2 * expected * (1 - expected)
    variance = 1 / (1 / one.deviation**2 + learned)
    return Standing(
        rating=one.rating + _Q * variance * weight * (score - expected),
        deviation=max(_SURE, math.sqrt(variance)),
        tries=one.tries + 1,
    )
