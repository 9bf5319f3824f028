# Compiled by mypyc.
"""Handfuls of Desperation cards as one number: two bits a kind, how many there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, count, low, shl
from clew.core.chance import Chance

__all__ = ["draw_card", "kinds_of", "one", "packed", "size"]

_SINGLES: Final = 0x555555555555555


def one(kind: i64) -> i64:
    """One card of a kind."""
    return shl(1, 2 * kind)


def size(cards: i64) -> i64:
    """How many cards there are."""
    return count(cards & _SINGLES) + 2 * count((cards >> 1) & _SINGLES)


def kinds_of(cards: i64) -> i64:
    """Which kinds there are among the cards, kind k as bit 2 * k."""
    return (cards | (cards >> 1)) & _SINGLES


def packed(cards: i64) -> i64:
    """Which kinds there are among the cards, as a set."""
    kinds: i64 = 0
    rest: i64 = kinds_of(cards)
    while rest:
        kinds |= at(low(rest) >> 1)
        rest &= rest - 1
    return kinds


def draw_card(cards: i64, chance: Chance) -> i64:
    """The kind of one of the cards, each card being equally likely."""
    place: i64 = chance.below(size(cards))
    kind: i64 = 0
    while place >= (cards >> (2 * kind)) & 3:
        place -= (cards >> (2 * kind)) & 3
        kind += 1
    return kind
