# Compiled by mypyc.
"""Walls between tiles: where they can be placed and moved (LO-21, LO-27)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, count
from clew.core.cells import cell_name
from clew.core.sides import SIDES
from clew.core.state import ALL, Log
from clew.games.labyrinthos.actions import (
    WALL_EAST,
    WALL_SOUTH,
    shifted_from,
    shifted_to,
    wall_side,
)
from clew.games.labyrinthos.agenda import counted_down, owner_of
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import WALLS
from clew.games.labyrinthos.events import Razed, Shifted, Walled
from clew.games.labyrinthos.maze import FULL, NOT_EAST, NOT_SOUTH, crowded

__all__ = [
    "build_or_raze",
    "place_wall",
    "raze_wall",
    "shift_wall",
    "shiftable",
    "swing",
    "wall_places",
    "walls_around",
    "walls_left",
]


def walls_around(board: Board, cell: i64) -> bool:
    """Whether any wall stands at a cell."""
    here: i64 = at(cell)
    return ((here | (here >> 1)) & board.wall_east) | ((here | (here >> 7)) & board.wall_south) != 0


def walls_left(board: Board) -> i64:
    """How many walls are not in the maze."""
    return WALLS - count(board.wall_east) - count(board.wall_south)


def wall_places(board: Board, family: i64) -> i64:
    """The cells at whose right or lower side a wall may be placed (LO-27)."""
    if walls_left(board) == 0:
        return 0
    full: i64 = crowded(board.wall_east, board.wall_south)
    if family == WALL_EAST:
        return NOT_EAST & ~board.wall_east & ~full & ~(full >> 1)
    return NOT_SOUTH & ~board.wall_south & ~full & ~(full >> 7)


def _walled(side: i64, east: i64, south: i64) -> i64:
    """The cells with one of these walls at a side."""
    if side == 1:
        return east
    if side == 2:
        return south
    if side == 0:
        return (south << 7) & FULL
    return (east & NOT_EAST) << 1


def shiftable(board: Board, family: i64) -> i64:
    """The cells whose wall at one side may go to another (LO-21)."""
    side: i64 = shifted_from(family)
    to: i64 = shifted_to(family)
    cells: i64 = _walled(side, board.wall_east & ~board.used, board.wall_south & ~board.used_south)
    cells &= ~_walled(to, board.wall_east, board.wall_south)
    full: i64 = crowded(board.wall_east, board.wall_south)
    if to == 1:
        return cells & NOT_EAST & ~(full >> 1)
    if to == 2:
        return cells & NOT_SOUTH & ~(full >> 7)
    if to == 0:
        return cells & (NOT_SOUTH << 7) & ~(full << 7)
    return cells & (NOT_EAST << 1) & ~(full << 1)


def _build(board: Board, seat: i64, cell: i64, side: i64, log: Log | None) -> None:
    board.flip_wall(cell, side)
    if log is not None:
        log.add(ALL, Walled(seat=seat, cell=cell_name(cell), side=SIDES[side].lower()))


def raze_wall(board: Board, seat: i64, cell: i64, side: i64, log: Log | None) -> None:
    """A wall is taken away."""
    board.flip_wall(cell, side)
    if log is not None:
        log.add(ALL, Razed(seat=seat, cell=cell_name(cell), side=SIDES[side].lower()))


def shift_wall(board: Board, seat: i64, family: i64, cell: i64, log: Log | None) -> None:
    """A wall goes to another side of its cell (LO-21)."""
    side: i64 = shifted_from(family)
    to: i64 = shifted_to(family)
    board.flip_wall(cell, side)
    board.flip_wall(cell, to)
    if log is not None:
        one_side, other = SIDES[side].lower(), SIDES[to].lower()
        log.add(ALL, Shifted(seat=seat, cell=cell_name(cell), side=one_side, to_side=other))


def place_wall(board: Board, entry: i64, family: i64, cell: i64, log: Log | None) -> None:
    """The wall that a symbol gives (LO-27)."""
    board.pop()
    _build(board, owner_of(entry), cell, wall_side(family), log)


def build_or_raze(board: Board, entry: i64, family: i64, cell: i64, log: Log | None) -> None:
    """One of several walls that a card or key places or removes."""
    board.replace(counted_down(entry))
    if family == WALL_EAST or family == WALL_SOUTH:
        _build(board, owner_of(entry), cell, wall_side(family), log)
    else:
        raze_wall(board, owner_of(entry), cell, wall_side(family), log)


def swing(board: Board, entry: i64, family: i64, cell: i64, log: Log | None) -> None:
    """One of several walls that are moved, each once (Visions)."""
    board.replace(counted_down(entry))
    shift_wall(board, owner_of(entry), family, cell, log)
    side: i64 = shifted_to(family)
    if side == 1:
        board.used |= at(cell)
    elif side == 3:
        board.used |= at(cell - 1)
    elif side == 2:
        board.used_south |= at(cell)
    else:
        board.used_south |= at(cell - 7)
