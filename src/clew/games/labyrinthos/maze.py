# Compiled by mypyc.
"""Geometry of the 7×7 maze: neighbours, lines, links between tiles. No rules of the game.

A set of cells is one number, cell a1 being bit 0, b1 bit 1, a2 bit 7. Directions and sides
are 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, has, shl

__all__ = [
    "DOOR",
    "FULL",
    "NOT_EAST",
    "NOT_SOUTH",
    "OFF",
    "around",
    "as_face",
    "crowded",
    "feature_in",
    "line_through",
    "quarter",
    "reached",
    "rotations",
    "seen_from",
    "sides_in",
    "toward",
]

FULL: Final = 0x1FFFFFFFFFFFF
DOOR: Final = 24
OFF: Final = 63
"""No cell: not on the board."""
NOT_EAST: Final = 0xFDFBF7EFDFBF
_NOT_WEST: Final = 0x1FBF7EFDFBF7E
NOT_SOUTH: Final = 0x3FFFFFFFFFF
_ROW: Final = 127
_COLUMN: Final = 0x40810204081


def quarter(sides: i64) -> i64:
    """A tile's open sides after a quarter turn clockwise."""
    return ((sides << 1) | (sides >> 3)) & 15


def as_face(sides: i64, feature: i64) -> i64:
    """A tile's open sides and what is on it, as one number."""
    return (feature << 4) | sides


def sides_in(face: i64) -> i64:
    """The open sides of a tile that is one number with what is on it."""
    return face & 15


def feature_in(face: i64) -> i64:
    """What is on a tile that is one number with it."""
    return face >> 4


def rotations(sides: i64) -> i64:
    """How many rotations of a tile differ."""
    if sides == 15:
        return 1
    return 2 if sides == 5 or sides == 10 else 4


def _neighbour(cell: int, side: int) -> int:
    if side == 0 and cell >= 7:
        return cell - 7
    if side == 1 and has(NOT_EAST, cell):
        return cell + 1
    if side == 2 and cell < 42:
        return cell + 7
    if side == 3 and has(_NOT_WEST, cell):
        return cell - 1
    return OFF


_NEIGHBOURS: Final = vec[i64]([_neighbour(i >> 2, i & 3) for i in range(256)])


def toward(cell: i64, side: i64) -> i64:
    """The neighbour of a cell on a side, or OFF."""
    return _NEIGHBOURS[4 * cell + side]


def around(cells: i64) -> i64:
    """All neighbours of the cells."""
    return (
        ((cells << 7) & FULL)
        | (cells >> 7)
        | ((cells & NOT_EAST) << 1)
        | ((cells & _NOT_WEST) >> 1)
    )


def line_through(cell: i64) -> i64:
    """The row and the column of a cell, itself not included."""
    row: i64 = cell // 7
    return (shl(_ROW, 7 * row) | shl(_COLUMN, cell - 7 * row)) & ~at(cell)


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
