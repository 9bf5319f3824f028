# Compiled by mypyc.
"""A net that says how likely a seat of Labyrinth wins, in whole numbers. Compiled.

It is shown numbers between 0 and ONE, FEATURES of them for two players (see `reading`; `trying` has
those for more); a layer of HIDDEN sums, of which what is positive counts, and one sum of those.
That is the logarithm of the odds; a table makes a chance of it, so that both builds and all
machines find the same.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["FEATURES", "HIDDEN", "NUMBERS", "ONE", "SURE", "WEIGHT_BITS", "Forecast"]

FEATURES: Final = 17
HIDDEN: Final = 24
NUMBERS: Final = HIDDEN * (FEATURES + 2) + 1
"""Of a net: for each hidden sum what is always added, its weights, and what it counts; last what is
always added to the whole."""
ONE: Final = 64
"""What is shown as one."""
SURE: Final = 65536
"""A chance of one."""
WEIGHT_BITS: Final = 8
"""A weight of one is 1 << WEIGHT_BITS."""

_STEPS: Final = 16
"""Entries of the table for each unit of the logarithm."""
_FAR: Final = 10
_STEP: Final = 1024
"""How far apart two entries are, in what the net adds up: ONE << WEIGHT_BITS is a unit."""


def _table() -> vec[i64]:
    found = vec[i64]([0] * (2 * _FAR * _STEPS + 2))
    for place in range(2 * _FAR * _STEPS + 2):
        found[place] = round(SURE / (1 + exp(_FAR - place / _STEPS)))
    return found


_CHANCES: Final = _table()


@final
class Forecast:
    """The numbers of a net."""

    def __init__(self, numbers: vec[i64], features: int = FEATURES) -> None:
        self._numbers: vec[i64] = numbers
        self._features: i64 = features
        self._hidden: i64 = (len(numbers) - 1) // (features + 2)

    def odds(self, shown: vec[i64]) -> i64:
        """The logarithm of the odds for what is shown; ONE << WEIGHT_BITS is e to one."""
        numbers = self._numbers
        features: i64 = self._features
        hidden: i64 = self._hidden
        total: i64 = numbers[hidden * (features + 2)]
        at: i64 = 0
        j: i64 = 0
        while j < hidden:
            found: i64 = numbers[at]
            at += 1
            i: i64 = 0
            while i < features:
                found += numbers[at + i] * shown[i]
                i += 1
            at += features
            if found > 0:
                total += (found >> WEIGHT_BITS) * numbers[at]
            at += 1
            j += 1
        return total

    def chance(self, shown: vec[i64]) -> i64:
        """How likely the seat wins, in parts of SURE."""
        value: i64 = self.odds(shown) + _FAR * _STEPS * _STEP
        if value <= 0:
            return _CHANCES[0]
        place: i64 = value // _STEP
        if place >= 2 * _FAR * _STEPS:
            return _CHANCES[2 * _FAR * _STEPS]
        low: i64 = _CHANCES[place]
        return low + (_CHANCES[place + 1] - low) * (value - place * _STEP) // _STEP
