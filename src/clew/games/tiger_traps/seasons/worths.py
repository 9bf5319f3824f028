# Compiled by mypyc.
"""What gems are worth at a season's end: how likely its revealer wins the game. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["ENOUGH", "STATES", "Worths", "first_guess"]

ENOUGH: Final = 5
"""With so many a game is won."""
STATES: Final = ENOUGH * ENOUGH
"""Gems of the starter and of the other, of a season that is still to be played."""
_MOST: Final = 8


def first_guess() -> list[float]:
    """How likely the starter wins, by both players' gems, before anything is solved."""
    return [
        min(0.95, max(0.05, 0.5 + 0.1 * (own - other)))
        for own in range(ENOUGH)
        for other in range(ENOUGH)
    ]


@final
class Worths:
    """How likely a revealer wins when the season ends with gems of its own and of the other's.

    The other one begins the next season.
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
                if own >= ENOUGH:
                    wins = 1.0
                elif other < ENOUGH:
                    wins = 1.0 - starters[other * ENOUGH + own]
                self._wins[_MOST * own + other] = wins
                other += 1
            own += 1

    def of(self, own: i64, other: i64) -> float:
        return self._wins[_MOST * own + other]
