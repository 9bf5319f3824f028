# Compiled by mypyc.
"""What gems are worth at a season's end: how likely its revealer wins the game. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["GEMS", "STATES", "Worths", "first_guess"]

GEMS: Final = 5
"""With so many a game is won (TT-25)."""
STATES: Final = GEMS * GEMS
"""Gems of the starter and of the other, of a season that is still to be played."""
_MOST: Final = 8


def first_guess() -> list[float]:
    """How likely the starter wins, by both players' gems, before anything is solved."""
    return [
        min(0.95, max(0.05, 0.5 + 0.1 * (own - other)))
        for own in range(GEMS)
        for other in range(GEMS)
    ]


@final
class Worths:
    """How likely a revealer wins when the season ends with gems of its own and of the other's.

    The other one begins the next season (TT-22).
    """

    def __init__(self, starters: list[float]) -> None:
        self._wins: vec[float] = vec[float]([0.0] * (_MOST * _MOST))
        self.change(starters)

    def change(self, starters: list[float]) -> None:
        """Takes over how likely starters win, by their gems and the other's."""
        own: i64 = 0
        while own < _MOST:
            other: i64 = 0
            while other < _MOST:
                wins: float = 0.0
                if own >= GEMS:
                    wins = 1.0
                elif other < GEMS:
                    wins = 1.0 - starters[other * GEMS + own]
                self._wins[_MOST * own + other] = wins
                other += 1
            own += 1

    def of(self, own: i64, other: i64) -> float:
        return self._wins[_MOST * own + other]
