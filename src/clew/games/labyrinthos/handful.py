# Compiled by mypyc.
"""Handfuls of Desperation cards as one number: two bits a kind, how many there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, count, low, shl
from clew.core.chance import Chance

__all__ = ["copies", "draw_card", "kinds_in", "one", "one_of_each", "size"]

_SINGLES: Final = 0x555555555555555


def one(kind: i64) -> i64:
    """One card of a kind."""
    return shl(1, 2 * kind)


def copies(cards: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    return (cards >> (2 * kind)) & 3


def size(cards: i64) -> i64:
    """How many cards there are."""
    return count(cards & _SINGLES) + 2 * count((cards >> 1) & _SINGLES)


def one_of_each(cards: i64) -> i64:
    """One card of each kind that there is."""
    return (cards | (cards >> 1)) & _SINGLES


def kinds_in(cards: i64) -> i64:
    """Which kinds there are among the cards, as a set."""
    kinds: i64 = 0
    rest: i64 = one_of_each(cards)
    while rest:
        kinds |= at(low(rest) >> 1)
        rest &= rest - 1
    return kinds


def draw_card(cards: i64, chance: Chance) -> i64:
    """The kind of one of the cards, each card being equally likely."""
    place: i64 = chance.below(size(cards))
    kind: i64 = 0
    while place >= copies(cards, kind):
        place -= copies(cards, kind)
        kind += 1
    return kind
