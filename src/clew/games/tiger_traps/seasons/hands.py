# Compiled by mypyc.
"""Hands and stacks of a season by what their cards match, and how likely the deals are. Compiled.

A hand of six is a number from 0 to 18. A stack is a number to the base of three, the bottom card
being its lowest digit: so all stacks whose top cards are the same stand side by side. Together they
are a cell: what a player knows. Cells are numbered for every height of the stack.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer

__all__ = [
    "CODES",
    "HANDS",
    "PREFIXES",
    "TALLEST",
    "Cells",
    "chances",
    "hand_of",
    "has",
    "in_stack",
]

HANDS: Final = 19
TALLEST: Final = 4
"""No stack of more cards is solved."""
_DEALT: Final = 6
_DECK: Final = (4, 7, 3)
"""The cards by how many traits of the goal they match: the same for every goal."""
_ROW: Final = 8


def _power_of_three(n: i64) -> i64:
    found: i64 = 1
    i: i64 = 0
    while i < n:
        found *= 3
        i += 1
    return found


CODES: Final = vec[i64]([_power_of_three(n) for n in range(TALLEST + 1)])
"""How many stacks there are of each height."""
PREFIXES: Final = vec[i64]([(_power_of_three(n) - 1) // 2 for n in range(TALLEST + 2)])
"""Where the tops of a stack begin in a table of all, by how many are turned over; and in the end,
how many there are."""


def _all_hands() -> vec[i64]:
    """How many cards of each worth a hand has: three numbers a hand."""
    found = buffer(3 * HANDS)
    n: i64 = 0
    for twos in range(_DECK[2] + 1):
        for ones in range(_DECK[1] + 1):
            zeros = _DEALT - ones - twos
            if 0 <= zeros <= _DECK[0]:
                found[3 * n] = zeros
                found[3 * n + 1] = ones
                found[3 * n + 2] = twos
                n += 1
    return found


_HAND: Final = _all_hands()


def has(hand: i64, worth: i64) -> i64:
    """How many cards of a worth (0: traps) a hand has."""
    return _HAND[3 * hand + worth]


def hand_of(zeros: i64, twos: i64) -> i64:
    """The hand with so many traps, and cards that match both traits; -1 if there is none."""
    hand: i64 = 0
    while hand < HANDS:
        if _HAND[3 * hand] == zeros and _HAND[3 * hand + 2] == twos:
            return hand
        hand += 1
    return -1


def in_stack(code: i64, height: i64, worth: i64) -> i64:
    """How many cards of a worth are in a stack."""
    n: i64 = 0
    i: i64 = 0
    while i < height:
        if code % 3 == worth:
            n += 1
        code //= 3
        i += 1
    return n


def _fits(hand: i64, code: i64, height: i64) -> bool:
    """Whether a hand has the cards of a stack."""
    worth: i64 = 0
    while worth < 3:
        if in_stack(code, height, worth) > has(hand, worth):
            return False
        worth += 1
    return True


@final
class Cells:
    """The cells for one height of the own stack."""

    def __init__(self, height: i64) -> None:
        self.height: i64 = height
        codes: i64 = CODES[height]
        self.count: i64 = 0
        self.hand: vec[i64] = buffer(HANDS * codes)
        self.code: vec[i64] = buffer(HANDS * codes)
        self._number: vec[i64] = buffer(HANDS * codes)
        hand: i64 = 0
        while hand < HANDS:
            code: i64 = 0
            while code < codes:
                self._add(hand, code, _fits(hand, code, height))
                code += 1
            hand += 1

    def _add(self, hand: i64, code: i64, fits: bool) -> None:
        place: i64 = hand * CODES[self.height] + code
        self._number[place] = self.count if fits else -1
        if fits:
            self.hand[self.count] = hand
            self.code[self.count] = code
            self.count += 1

    def number(self, hand: i64, code: i64) -> i64:
        """The cell of a hand and a stack; -1 if the hand has not all these cards."""
        return self._number[hand * CODES[self.height] + code]

    def top(self, code: i64, turned: i64) -> i64:
        """What the top card of a stack matches when so many cards are turned over."""
        return code // CODES[self.height - 1 - turned] % 3

    def plays(self, cell: i64) -> i64:
        """Which cards are left in hand, as a set of worths."""
        hand: i64 = self.hand[cell]
        code: i64 = self.code[cell]
        plays: i64 = 0
        bit: i64 = 1
        worth: i64 = 0
        while worth < 3:
            if in_stack(code, self.height, worth) < has(hand, worth):
                plays |= bit
            bit += bit
            worth += 1
        return plays


def _ways(n: i64, k: i64) -> float:
    """In how many ways k of n cards can be taken."""
    if k < 0 or k > n:
        return 0.0
    found: float = 1.0
    i: i64 = 0
    while i < k:
        found = found * float(n - i) / float(i + 1)
        i += 1
    return found


def chances(known: vec[i64]) -> vec[float]:
    """How likely each pair of hands is, the starter's by rows, if everybody knows so many cards of
    each worth: of the starter, then of the other. All are 0 if no deal is like that."""
    found = vec[float]([0.0] * (HANDS * HANDS))
    total: float = 0.0
    own: i64 = 0
    while own < HANDS:
        other: i64 = 0
        while other < HANDS:
            ways: float = 1.0
            worth: i64 = 0
            while worth < 3:
                left: i64 = _DECK[worth] - known[worth] - known[3 + worth]
                mine: i64 = has(own, worth) - known[worth]
                yours: i64 = has(other, worth) - known[3 + worth]
                if mine < 0 or yours < 0:
                    ways = 0.0
                else:
                    ways *= _ways(left, mine) * _ways(left - mine, yours)
                worth += 1
            found[own * HANDS + other] = ways
            total += ways
            other += 1
        own += 1
    if total > 0.0:
        i: i64 = 0
        while i < HANDS * HANDS:
            found[i] /= total
            i += 1
    return found
