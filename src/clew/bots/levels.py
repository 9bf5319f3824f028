"""Levels by rating: how strong a player has shown to be against bots, and which level suits."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from clew import bots
from clew.bots import LEVELS, Rating

__all__ = ["MINE", "rated_levels", "strength", "suited"]

MINE = "mine"
"""Where a level is wished for: the one that suits the player."""
_FIRST = "novice"
"""Who has not played yet meets this level, and is taken to be about as strong."""
_SCALE = 5.9
"""Two ratings so far apart make the odds e to one: the root of two times openskill's beta."""
_SPREAD = 25 / 3
"""How far from the first guess players are: openskill's sigma of somebody new."""
_STEPS = 200
_REACH = 50.0
"""Strengths so far above and below the first guess are considered."""


def rated_levels(game: str) -> dict[str, Rating]:
    """The levels of a game that a league has rated, the weakest first."""
    found = bots.ratings(game).bots
    known = [level for level in LEVELS if level in found]
    return {level: found[level] for level in sorted(known, key=lambda one: found[one].rating)}


def strength(game: str, met: Mapping[str, int], beaten: Mapping[str, int]) -> float | None:
    """The rating that best explains so many games and wins against levels; None without any."""
    rated = rated_levels(game)
    played = [level for level in rated if met.get(level)]
    if not played or _FIRST not in rated:
        return None
    first = rated[_FIRST].rating

    def likely(rating: float) -> float:
        found = -(((rating - first) / _SPREAD) ** 2) / 2
        for level in played:
            wins = beaten.get(level, 0)
            losses = met[level] - wins
            odds = exp((rated[level].rating - rating) / _SCALE)
            found -= wins * log(1 + odds) + losses * log(1 + 1 / odds)
        return found

    step = 2 * _REACH / _STEPS
    return max((first - _REACH + step * i for i in range(_STEPS + 1)), key=likely)


def suited(game: str, rating: float | None) -> str:
    """The level whose rating is nearest; without a rating the one to begin with."""
    rated = rated_levels(game)
    if rating is None or not rated:
        return _FIRST if _FIRST in bots.names(game) else bots.names(game)[-1]
    return min(rated, key=lambda level: abs(rated[level].rating - rating))
