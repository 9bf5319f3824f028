# Compiled by mypyc.
"""Geometry of the 7×7 maze: neighbours, lines, links between tiles. No rules of the game.

A set of cells is one number, cell a1 being bit 0, b1 bit 1, a2 bit 7. Directions and sides
are 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at

__all__ = [
    "DOOR",
    "FULL",
    "NOT_EAST",
    "NOT_SOUTH",
    "OFF",
    "around",
    "crowded",
    "quarter",
    "reached",
    "rotations",
    "seen_from",
    "toward",
]

FULL: Final = 0x1FFFFFFFFFFFF
DOOR: Final = 24
OFF: Final = 63
"""No cell: not on the board."""
NOT_EAST: Final = 0xFDFBF7EFDFBF
_NOT_WEST: Final = 0x1FBF7EFDFBF7E
NOT_SOUTH: Final = 0x3FFFFFFFFFF


def quarter(sides: i64) -> i64:
    """A tile's open sides after a quarter turn clockwise."""
    return ((sides << 1) | (sides >> 3)) & 15


def rotations(sides: i64) -> i64:
    """How many rotations of a tile differ."""
    if sides == 15:
        return 1
    return 2 if sides == 5 or sides == 10 else 4


def toward(cell: i64, side: i64) -> i64:
    """The neighbour of a cell on a side, or OFF."""
    if side == 0:
        return cell - 7 if cell >= 7 else OFF
    if side == 2:
        return cell + 7 if cell < 42 else OFF
    if side == 1:
        return cell + 1 if (NOT_EAST >> cell) & 1 else OFF
    return cell - 1 if (_NOT_WEST >> cell) & 1 else OFF


def around(cells: i64) -> i64:
    """All neighbours of the cells."""
    return (
        ((cells << 7) & FULL)
        | (cells >> 7)
        | ((cells & NOT_EAST) << 1)
        | ((cells & _NOT_WEST) >> 1)
    )


def reached(cells: i64, down: i64, across: i64) -> i64:
    """The cells linked with these: `down` has those linked with the cell below, `across` those
    linked with the cell to the right."""
    return (
        ((cells & down) << 7)
        | ((cells >> 7) & down)
        | ((cells & across) << 1)
        | ((cells >> 1) & across)
    )


def seen_from(cell: i64, side: i64, down: i64, across: i64) -> i64:
    """The cells in a straight line of links from a cell, itself not included."""
    cells: i64 = 0
    here: i64 = at(cell)
    while True:
        if side == 0:
            here = (here >> 7) & down
        elif side == 2:
            here = (here & down) << 7
        elif side == 1:
            here = (here & across) << 1
        else:
            here = (here >> 1) & across
        if here == 0:
            return cells
        cells |= here


def crowded(east: i64, south: i64) -> i64:
    """The tiles at which two walls stand; `east` has the walls to the right of cells, `south`
    those below (LO-27)."""
    west: i64 = (east & NOT_EAST) << 1
    north: i64 = (south & NOT_SOUTH) << 7
    return (east & west) | (north & south) | ((east | west) & (north | south))
