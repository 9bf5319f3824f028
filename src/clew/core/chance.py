# Compiled by mypyc.
"""Chance: where every shuffle, deal and die comes from (CO-04).

Two sources share one interface: `Fast` serves search; `Stream` serves real games, and anybody can
compute its draws again from the game's seed.
"""

from __future__ import annotations

import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

__all__ = ["Chance", "Fast", "Stream", "shuffle"]

_WORD: Final = 0xFFFFFFFF
_MOST: Final = 0x80000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of 32-bit words, and whole numbers made from them without bias."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError("a Chance must say where its words come from")

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely; n from 1 to 2**31.

        Nothing is drawn for n = 1. Otherwise a word w gives (w * n) >> 32, and is
        drawn again while the low half of w * n is under 2**32 mod n (Lemire).
        """
        if n < 2 or n > _MOST:
            if n == 1:
                return 0
            raise ValueError(f"below({n}): n must be from 1 to 2**31")
        product: i64 = self.word() * n
        rest: i64 = product & _WORD
        if rest < n:
            floor: i64 = (_WORD + 1) % n
            while rest < floor:
                product = self.word() * n
                rest = product & _WORD
        return product >> 32


@final
class Fast(Chance):
    """For search and simulation: Chris Doty-Humphrey's sfc32, the same in both builds."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        self._step: i64 = 1
        for i in range(15):
            self.word()

    def word(self) -> i64:
        t: i64 = (self._a + self._b + self._step) & _WORD
        self._step = (self._step + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + t) & _WORD
        return t


@final
class Stream(Chance):
    """For real games: the sub-stream of one entry of the record (CO-04).

    Its key is HMAC-SHA256(seed, entry), its blocks are HMAC-SHA256(key, 0), (key, 1), …
    (numbers as eight bytes, high byte first), its words the blocks' bytes, four at a time.
    `drawn` lists each bound that was asked for and the value that came, so that a record can be
    checked without knowing the rules.
    """

    def __init__(self, seed: bytes, entry: int) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self._seed = seed
        self._entry = entry
        self._key = b""  # computed for the first word only: most entries draw nothing
        self._block = b""
        self._next = 0
        self._place = 0
        self.drawn: list[tuple[int, int]] = []

    def word(self) -> i64:
        if self._place == len(self._block):
            if not self._key:
                self._key = hmac.digest(self._seed, self._entry.to_bytes(8, "big"), "sha256")
            self._block = hmac.digest(self._key, self._next.to_bytes(8, "big"), "sha256")
            self._next += 1
            self._place = 0
        value = int.from_bytes(self._block[self._place : self._place + 4], "big")
        self._place += 4
        return value

    def below(self, n: i64) -> i64:
        value = super().below(n)
        if n > 1:
            self.drawn.append((n, value))
        return value


def shuffle(items: vec[i64], length: i64, chance: Chance) -> None:
    """Puts the first `length` items into a random order (Fisher and Yates, from the end)."""
    i: i64 = length - 1
    while i > 0:
        j: i64 = chance.below(i + 1)
        kept: i64 = items[i]
        items[i] = items[j]
        items[j] = kept
        i -= 1
