# Compiled by mypyc.
"""All turns of a position at once: for every push, where the pawn can then go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count
from clew.games.labyrinth.board import Board
from clew.games.labyrinth.maze import (
    across,
    carried,
    down,
    entry,
    flood,
    line_of,
    quarter,
    slide,
)
from clew.games.labyrinth.rules import rotations

__all__ = ["PUSHES", "expand", "expand_often", "regions"]

PUSHES: Final = 48
"""How much room `expand` needs: one entry for each push action."""


def expand(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Writes for each push action the set of cells that the seat's pawn could then reach.

    An action that is not legal gets the empty set. Gives the number of all turns: legal
    pushes times reachable cells. The line moves once for each arrow; what the rotations of
    the inserted tile open is added to what the pawn reaches without it.
    """
    pawn: i64 = board.pawn(seat)
    spare: i64 = board.spare
    most: i64 = rotations(spare)
    total: i64 = 0
    arrow: i64 = 0
    while arrow < 12:
        first: i64 = 4 * arrow
        out[first] = 0
        out[first + 1] = 0
        out[first + 2] = 0
        out[first + 3] = 0
        if arrow != board.banned:
            total += _expand_arrow(board, arrow, pawn, spare, most, out)
        arrow += 1
    return total


def _expand_arrow(board: Board, arrow: i64, pawn: i64, spare: i64, most: i64, out: vec[i64]) -> i64:
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    if (line_of(side, line) >> pawn) & 1:
        pawn = carried(pawn, side, line)
    return regions(board.north, board.east, board.south, board.west, arrow, pawn, spare, most, out)


def regions(
    north: i64,
    east: i64,
    south: i64,
    west: i64,
    arrow: i64,
    start: i64,
    spare: i64,
    most: i64,
    out: vec[i64],
) -> i64:
    """Writes for each of the `most` rotations of the spare, pushed in at an arrow, what is then
    connected with a cell; the number of all these cells. `start` is the cell after the push.
    """
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    cells: i64 = line_of(side, line)
    place: i64 = entry(side, line)
    north = slide(north, cells, side, place, 0)
    east = slide(east, cells, side, place, 0)
    south = slide(south, cells, side, place, 0)
    west = slide(west, cells, side, place, 0)
    v: i64 = down(north, south)
    h: i64 = across(east, west)
    base: i64 = flood(v, h, at(start))
    row: i64 = place // 7
    column: i64 = place - 7 * row
    # The cells behind each side of the inserted tile, if it is open there.
    above: i64 = 0
    right: i64 = 0
    below: i64 = 0
    left: i64 = 0
    if row > 0 and (south >> (place - 7)) & 1:
        above = _beyond(v, h, place - 7, base)
    if column < 6 and (west >> (place + 1)) & 1:
        right = _beyond(v, h, place + 1, base)
    if row < 6 and (north >> (place + 7)) & 1:
        below = _beyond(v, h, place + 7, base)
    if column > 0 and (east >> (place - 1)) & 1:
        left = _beyond(v, h, place - 1, base)
    total: i64 = 0
    turn: i64 = 0
    tile: i64 = spare
    while turn < most:
        opened: i64 = at(place)
        if tile & 1:
            opened |= above
        if tile & 2:
            opened |= right
        if tile & 4:
            opened |= below
        if tile & 8:
            opened |= left
        reached: i64 = base | opened if opened & base else base
        out[4 * arrow + turn] = reached
        total += count(reached)
        tile = quarter(tile)
        turn += 1
    return total


def _beyond(down: i64, across: i64, cell: i64, known: i64) -> i64:
    """The component of a cell, which may be one already known."""
    return known if (known >> cell) & 1 else flood(down, across, at(cell))


def expand_often(board: Board, times: i64, out: vec[i64]) -> i64:
    """For the benchmark."""
    total: i64 = 0
    i: i64 = 0
    while i < times:
        total += expand(board, board.seat, out)
        i += 1
    return total
