# Compiled by mypyc.
"""A net that judges positions of The Lady and the Tiger: Labyrinth, in whole numbers. Compiled.

It sees what is on each cell: the card, and how many cubs of each colour; and the gems with who is
to move. Each of these has a row of numbers, the *lanes*. The rows of a position are added up, and
what is positive of the sums counts: for red in the first half of the lanes, for blue in the second.
The second half is the first seen from the other side: with left and right and the colours
exchanged.

Four lanes of 15 bits share a word, so that they are added at once. Half of what a lane can hold
stands for nothing: each row of who is to move has it added. `judges` sees to it that no lane can
hold more, or less, than it has room for.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import low
from clew.core.state import buffer
from clew.games.tiger_labyrinth.grid import cubs_on, occupied

__all__ = ["CELL_ROWS", "CONTEXTS", "LANE_BITS", "UNIT_BITS", "WORDS", "Judge", "content"]

CELL_ROWS: Final = 256
"""What can be on a cell: two bits for the card, three for the cubs of each colour."""
CONTEXTS: Final = 8
"""The gems, and who is to move."""
LANE_BITS: Final = 15
UNIT_BITS: Final = 3
"""A value is so many bits coarser than what a lane holds."""

WORDS: Final = 4
"""Of each row."""
_CELLS: Final = 16
_CELL: Final = CELL_ROWS * WORDS
_PLANE: Final = 0xFFFF
_SIGNS: Final = 0x0000200040008001
"""The lowest bit of each lane."""
_PAIRS: Final = 0x00001FFFC0007FFF
"""Every other lane."""
_PAIR: Final = 0x3FFFFFFF
_MOST: Final = 15000


def content(cards: i64, red: i64, blue: i64, cell: i64) -> i64:
    """What is on a cell, as the number of its row."""
    card: i64 = ((cards >> cell) & 1) | ((cards >> (cell + 15)) & 2)
    return card | (cubs_on(red, cell) << 2) | (cubs_on(blue, cell) << 5)


@final
class Judge:
    """The rows of a net, and the position that it looks at."""

    def __init__(self, rows: vec[i64]) -> None:
        """`rows`: of each cell its contents, then the contexts; four words for each row, the last
        two of them for blue."""
        self._rows: vec[i64] = rows
        # At first it looks at a table with nothing but blue tigers.
        self._cards: i64 = 0
        self._red: i64 = 0
        self._blue: i64 = 0
        self._there: vec[i64] = buffer(_CELLS)
        """Where the row of what is on each cell begins."""
        self._sum0: i64 = 0
        self._sum1: i64 = 0
        self._sum2: i64 = 0
        self._sum3: i64 = 0
        cell: i64 = 0
        while cell < _CELLS:
            at: i64 = cell * _CELL
            self._there[cell] = at
            self._sum0 += rows[at]
            self._sum1 += rows[at + 1]
            self._sum2 += rows[at + 2]
            self._sum3 += rows[at + 3]
            cell += 1

    def another(self) -> Judge:
        """The same judge, for somebody else to look with."""
        return Judge(self._rows)

    def look(self, cards: i64, red: i64, blue: i64) -> None:
        """Looks at the cells that are not as they were when it last looked."""
        rows = self._rows
        turned: i64 = cards ^ self._cards
        changed: i64 = (turned | (turned >> 16)) & _PLANE
        changed |= occupied(red ^ self._red) | occupied(blue ^ self._blue)
        self._cards = cards
        self._red = red
        self._blue = blue
        while changed:
            cell: i64 = low(changed)
            changed &= changed - 1
            old: i64 = self._there[cell]
            new: i64 = cell * _CELL + content(cards, red, blue, cell) * WORDS
            self._there[cell] = new
            self._sum0 += rows[new] - rows[old]
            self._sum1 += rows[new + 1] - rows[old + 1]
            self._sum2 += rows[new + 2] - rows[old + 2]
            self._sum3 += rows[new + 3] - rows[old + 3]

    def value(self, context: i64) -> i64:
        """What the position is worth to red; 77 make the odds e to one."""
        rows = self._rows
        at: i64 = _CELLS * _CELL + context * WORDS
        red: i64 = _positive(self._sum0 + rows[at]) + _positive(self._sum1 + rows[at + 1])
        blue: i64 = _positive(self._sum2 + rows[at + 2]) + _positive(self._sum3 + rows[at + 3])
        return _worth(red, blue)

    def exchanged(self, cell: i64, other: i64, context: i64) -> i64:
        """The same if what is on two cells changed places."""
        rows = self._rows
        away: i64 = self._there[cell]
        gone: i64 = self._there[other]
        apart: i64 = (other - cell) * _CELL
        new: i64 = gone - apart
        now: i64 = away + apart
        at: i64 = _CELLS * _CELL + context * WORDS
        red: i64 = _positive(
            self._sum0 + rows[at] + rows[new] - rows[away] + rows[now] - rows[gone]
        ) + _positive(
            self._sum1
            + rows[at + 1]
            + rows[new + 1]
            - rows[away + 1]
            + rows[now + 1]
            - rows[gone + 1]
        )
        blue: i64 = _positive(
            self._sum2
            + rows[at + 2]
            + rows[new + 2]
            - rows[away + 2]
            + rows[now + 2]
            - rows[gone + 2]
        ) + _positive(
            self._sum3
            + rows[at + 3]
            + rows[new + 3]
            - rows[away + 3]
            + rows[now + 3]
            - rows[gone + 3]
        )
        return _worth(red, blue)


def _positive(lanes: i64) -> i64:
    """What is positive of four lanes: the sums of two and two of them, 30 bits apart."""
    signs: i64 = (lanes >> 14) & _SIGNS
    lanes &= (signs << 14) - signs
    return (lanes & _PAIRS) + ((lanes >> LANE_BITS) & _PAIRS)


def _worth(red: i64, blue: i64) -> i64:
    value: i64 = ((red & _PAIR) + (red >> 30) - (blue & _PAIR) - (blue >> 30)) >> UNIT_BITS
    return min(max(value, -_MOST), _MOST)
