# Compiled by mypyc.
"""The tiles of Labyrinth alone: what a push does to them, and what can then be reached.

Compiled. Cells are 0 to 48, and SPARE is where the spare lies.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, low
from clew.games.labyrinth.maze import (
    across,
    carried,
    down,
    entry,
    exit_,
    flood,
    line_of,
    slide,
    turned,
)
from clew.games.labyrinth.rules import Labyrinth, rotations
from clew.games.labyrinth.turns import regions

__all__ = [
    "NOWHERE",
    "SPARE",
    "Grid",
    "comes_home",
    "pawn_after",
    "pawns_after",
    "pawns_before",
    "sources",
    "steps",
    "tile_after",
    "tiles_in_reach",
    "treasure_tiles",
]

SPARE: Final = 49
NOWHERE: Final = 50


@final
class Grid:
    """Only the tiles: where they are open, the spare, and the arrow that is closed."""

    def __init__(self) -> None:
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.spare: i64 = 0
        self.banned: i64 = 12

    def take(self, state: Labyrinth) -> None:
        """Becomes the grid of a position."""
        self.north = state.north
        self.east = state.east
        self.south = state.south
        self.west = state.west
        self.spare = state.spare
        self.banned = state.banned

    def push(self, before: Grid, arrow: i64, turn: i64) -> None:
        """Becomes another grid after a push."""
        side: i64 = arrow // 3
        line: i64 = 2 * (arrow - 3 * side) + 1
        cells: i64 = line_of(side, line)
        place: i64 = entry(side, line)
        out: i64 = exit_(side, line)
        spare: i64 = turned(before.spare, turn)
        self.spare = (
            ((before.north >> out) & 1)
            | (((before.east >> out) & 1) << 1)
            | (((before.south >> out) & 1) << 2)
            | (((before.west >> out) & 1) << 3)
        )
        self.north = slide(before.north, cells, side, place, spare & 1)
        self.east = slide(before.east, cells, side, place, (spare >> 1) & 1)
        self.south = slide(before.south, cells, side, place, (spare >> 2) & 1)
        self.west = slide(before.west, cells, side, place, (spare >> 3) & 1)
        self.banned = arrow + 6 if arrow < 6 else arrow - 6

    def reach(self, cell: i64) -> i64:
        """The cells that corridors connect with one."""
        return flood(down(self.north, self.south), across(self.east, self.west), at(cell))


def pawn_after(cell: i64, arrow: i64) -> i64:
    """Where a pawn is after a push; a pawn that dropped out is at the other end."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    return carried(cell, side, line) if (line_of(side, line) >> cell) & 1 else cell


def tile_after(cell: i64, arrow: i64) -> i64:
    """Where a tile is after a push; the one that dropped out is the SPARE."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    if cell == SPARE:
        return entry(side, line)
    if cell == NOWHERE or not (line_of(side, line) >> cell) & 1:
        return cell
    return SPARE if cell == exit_(side, line) else carried(cell, side, line)


def pawns_after(cells: i64, arrow: i64) -> i64:
    """Where pawns on a set of cells are after a push."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    back: i64 = (cells >> exit_(side, line)) & 1
    return slide(cells, line_of(side, line), side, entry(side, line), back)


def pawns_before(cells: i64, arrow: i64) -> i64:
    """The cells on which pawns were before a push, for a set of cells after it."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    back: i64 = (cells >> entry(side, line)) & 1
    return slide(cells, line_of(side, line), side ^ 2, exit_(side, line), back)


def sources(grid: Grid, target: i64, fixed: bool, out: vec[i64]) -> i64:
    """The cells from which some legal push lets a pawn reach the tile at `target`.

    `fixed`: the target is a cell that no push moves, a home. `out` is room for four sets an arrow.
    """
    most: i64 = rotations(grid.spare)
    found: i64 = 0
    if target == NOWHERE:
        return 0
    arrow: i64 = 0
    while arrow < 12:
        place: i64 = target if fixed else tile_after(target, arrow)
        if arrow != grid.banned and place != SPARE:
            regions(
                grid.north,
                grid.east,
                grid.south,
                grid.west,
                arrow,
                place,
                grid.spare,
                most,
                out,
            )
            cells: i64 = 0
            turn: i64 = 0
            while turn < most:
                cells |= out[4 * arrow + turn]
                turn += 1
            found |= pawns_before(cells, arrow)
        arrow += 1
    return found


def tiles_in_reach(grid: Grid, pawn: i64, out: vec[i64]) -> i64:
    """The tiles, by their cells now, that a pawn can be on after some legal push and a move.

    The spare is bit 49. `out` is room for four sets an arrow.
    """
    most: i64 = rotations(grid.spare)
    found: i64 = 0
    arrow: i64 = 0
    while arrow < 12:
        if arrow != grid.banned:
            regions(
                grid.north,
                grid.east,
                grid.south,
                grid.west,
                arrow,
                pawn_after(pawn, arrow),
                grid.spare,
                most,
                out,
            )
            cells: i64 = 0
            turn: i64 = 0
            while turn < most:
                cells |= out[4 * arrow + turn]
                turn += 1
            found |= _tiles_before(cells, arrow)
        arrow += 1
    return found


def _tiles_before(cells: i64, arrow: i64) -> i64:
    """A set of cells after a push, as the tiles on them lay before; the spare is bit 49."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    tiles: i64 = pawns_before(cells, arrow) & ~at(exit_(side, line))
    if (cells >> entry(side, line)) & 1:
        tiles |= at(SPARE)
    return tiles


def treasure_tiles(state: Labyrinth) -> vec[i64]:
    """Where each treasure lies, by its number."""
    tiles: vec[i64] = vec[i64]([NOWHERE] * 25)
    marked: i64 = state.mark0 | state.mark1 | state.mark2 | state.mark3 | state.mark4
    while marked:
        cell: i64 = low(marked)
        tiles[state.treasure(cell)] = cell
        marked &= marked - 1
    if state.spare_mark:
        tiles[state.spare_mark] = SPARE
    return tiles


def steps(cell: i64, other: i64) -> i64:
    """How many steps from a cell to another, walls or not."""
    across_: i64 = cell % 7 - other % 7
    down_: i64 = cell // 7 - other // 7
    return (across_ if across_ > 0 else -across_) + (down_ if down_ > 0 else -down_)


def comes_home(grid: Grid, home: i64, pawn: i64, room: vec[i64]) -> bool:
    """Whether a push and a move bring a pawn home."""
    return (sources(grid, home, True, room) >> pawn) & 1 != 0
