# Compiled by mypyc.
"""Regrets: for every situation, how much better each choice would have done so far.

A player who plays every choice in proportion to its regret (regret matching) comes, on average,
ever closer to a strategy that cannot be exploited. The table is flat vecs, found by hashing: the
garbage collector has nothing to walk over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.state import buffer

__all__ = ["Regrets"]

_LOW: Final = 0xFFFFFF
_SMALLEST: Final = 10
_WIDTH: Final = 4
"""The highest average number of choices per situation that room is reserved for."""


@final
class Regrets:
    """The regrets of up to `situations` situations. Further situations find no room and have no
    regrets."""

    def __init__(self, situations: int) -> None:
        bits: i64 = _SMALLEST
        while shl(1, bits) < situations:
            bits += 1
        self._mask: i64 = shl(2, bits) - 1
        self._keys: vec[i64] = buffer(shl(2, bits))
        self._places: vec[i64] = buffer(shl(2, bits))
        self._room: i64 = shl(1, bits)
        self.regrets: vec[float] = vec[float]([0.0] * (_WIDTH * shl(1, bits)))
        self._used: i64 = 0
        self.situations: i64 = 0

    def find(self, key: i64, n: i64) -> i64:
        """Where the regrets of a situation with n choices are, -1 if there is no room for it.

        A key is positive and has up to 48 bits.
        """
        mixed: i64 = (key & _LOW) * 0x9E3779B1 + (key >> 24) * 0x85EBCA6B
        slot: i64 = (mixed ^ (mixed >> 27)) & self._mask
        while self._keys[slot]:
            if self._keys[slot] == key:
                return self._places[slot]
            slot = (slot + 1) & self._mask
        if self.situations >= self._room or self._used + n > _WIDTH * self._room:
            return -1
        self._keys[slot] = key
        self._places[slot] = self._used
        self._used += n
        self.situations += 1
        return self._places[slot]

    def match(self, place: i64, n: i64, out: vec[float], first: i64) -> bool:
        """Writes how likely each of n choices is; False if none is regretted so far."""
        total: float = 0.0
        i: i64 = 0
        if place < 0:
            return False
        while i < n:
            likely: float = max(0.0, self.regrets[place + i])
            total += likely
            out[first + i] = likely
            i += 1
        if total <= 0.0:
            return False
        i = 0
        while i < n:
            out[first + i] /= total
            i += 1
        return True

    def learn(self, place: i64, choice: i64, regret: float) -> None:
        """Adds to the regret of one choice."""
        if place >= 0:
            self.regrets[place + choice] += regret
