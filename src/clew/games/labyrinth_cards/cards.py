# Compiled by mypyc.
"""What every card of the deck can do, worked out once: openings, ways, rotations, likes.

Sides count clockwise from north, 0 to 3; the opposite of side s is s ^ 2. A set of sides has
bit s. A way is one path of one card: way i is the first path of card i, and the second paths of
the cards that have two follow from 50 on, so that a set of ways fits a word.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.sides import sides_number
from clew.core.state import buffer
from clew.games.labyrinth_cards.components import CARD_COUNT, CARDS, SPAN

__all__ = [
    "CHOICES",
    "FITS",
    "LIKES",
    "LIKE_WAYS",
    "OPEN",
    "STARTS",
    "STEP",
    "TURNS",
    "WAY",
    "WAYS",
    "way_card",
]

STEP: Final = vec[i64]([-SPAN, 1, SPAN, -1])
"""From a cell to its neighbour on a side."""


def _second_ways() -> list[int]:
    """The cards with two paths; their second path is way 50, 51, …"""
    return [card for card in range(CARD_COUNT) if len(CARDS[card][1]) == 2]


_TWO: Final = _second_ways()
WAYS: Final = 54
"""How many ways there are: 50 cards, four of them with two paths."""


def _way(card: int, path: int) -> int:
    return card if path == 0 else CARD_COUNT + _TWO.index(card)


def way_card(way: i64) -> i64:
    """The card a way is on."""
    return way if way < CARD_COUNT else _TWO[way - CARD_COUNT]


def _turned(sides: int, turn: int) -> int:
    """A set of sides after so many quarter turns clockwise."""
    return (sides << turn | sides >> 4 - turn) & 15


def _ways_out(card: int, turn: int) -> list[int]:
    """By side: the way that leaves a turned card there, or -1."""
    ways = [-1, -1, -1, -1]
    for path, letters in enumerate(CARDS[card][1]):
        sides = _turned(sides_number(letters), turn)
        for side in range(4):
            if sides >> side & 1:
                ways[side] = _way(card, path)
    return ways


def _way_table() -> vec[i64]:
    table = buffer(16 * CARD_COUNT)
    for card in range(CARD_COUNT):
        for turn in range(4):
            out = _ways_out(card, turn)
            for side in range(4):
                table[16 * card + 4 * turn + side] = out[side]
    return table


WAY: Final = _way_table()
"""WAY[16 * card + 4 * turn + side]: the way that leaves a turned card there, or -1."""


def _open_table() -> vec[i64]:
    table = buffer(4 * CARD_COUNT)
    for card in range(CARD_COUNT):
        for turn in range(4):
            for side in range(4):
                if WAY[16 * card + 4 * turn + side] >= 0:
                    table[4 * card + turn] |= shl(1, side)
    return table


OPEN: Final = _open_table()
"""OPEN[4 * card + turn]: the sides where a turned card is open."""


def _turn_table() -> vec[i64]:
    table = buffer(CARD_COUNT)
    for card in range(CARD_COUNT):
        turns = 1
        while _ways_out(card, turns % 4) != _ways_out(card, 0):
            turns += 1
        table[card] = turns
    return table


TURNS: Final = _turn_table()
"""How many rotations of a card differ; it is turned by 0 to TURNS - 1 quarters (LC-04)."""


def _fit_table() -> vec[i64]:
    table = buffer(16 * CARD_COUNT)
    for card in range(CARD_COUNT):
        for sides in range(16):
            for turn in range(TURNS[card]):
                if OPEN[4 * card + turn] & sides:
                    table[16 * card + sides] |= shl(1, turn)
    return table


FITS: Final = _fit_table()
"""FITS[16 * card + sides]: the rotations that open at least one of these sides, as a set."""


def _choice_table() -> vec[i64]:
    table = buffer(16 * CARD_COUNT)
    for i in range(16 * CARD_COUNT):
        table[i] = (FITS[i] & 1) + (FITS[i] >> 1 & 1) + (FITS[i] >> 2 & 1) + (FITS[i] >> 3 & 1)
    return table


CHOICES: Final = _choice_table()
"""How many rotations FITS has."""


def _likes(card: int, which: int) -> list[tuple[int, int]]:
    """The three other cards with a card's first or second treasure, and the way it is on."""
    treasure = CARDS[card][2][which]
    found: list[tuple[int, int]] = []
    for other in range(CARD_COUNT):
        if other != card and treasure in CARDS[other][2]:
            path = CARDS[other][2].index(treasure) if other in _TWO else 0
            found.append((other, _way(other, path)))
    return found


def _like_table(ways: bool) -> vec[i64]:
    table = buffer(6 * CARD_COUNT)
    for card in range(CARD_COUNT):
        for which in range(2):
            likes = _likes(card, which)
            for i in range(3):
                table[6 * card + 3 * which + i] = likes[i][1] if ways else likes[i][0]
    return table


LIKES: Final = _like_table(False)
"""LIKES[6 * card + i]: the cards that share its first treasure (i < 3) or its second, rising."""
LIKE_WAYS: Final = _like_table(True)
"""The way that treasure is on, on that other card."""


def _start_table() -> vec[i64]:
    table = buffer(2 * CARD_COUNT)
    for card in range(CARD_COUNT):
        table[2 * card] = card
        table[2 * card + 1] = _way(card, 1) if card in _TWO else card
    return table


STARTS: Final = _start_table()
"""STARTS[2 * card + which]: the way a card's first or second treasure is on (LC-07)."""
