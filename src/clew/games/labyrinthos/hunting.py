# Compiled by mypyc.
"""Whom the monster can attack, whom it sees, and which way leads to them (LO-42, LO-49)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, has
from clew.core.seats import among, only
from clew.games.labyrinthos.attacks import attackable
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CERBERUS
from clew.games.labyrinthos.maze import around, reached, seen_from, toward
from clew.games.labyrinthos.tiles import (
    hiding_tiles,
    joined_below,
    joined_right,
    linked,
    passage_tiles,
)

__all__ = ["in_sight", "prey_cells", "seats_seen", "shortening", "strikeable", "toward_seen"]


def prey_cells(board: Board) -> i64:
    """The cells with heroes it could attack."""
    cells: i64 = 0
    seat: i64 = 1
    while seat <= board.players:
        if not among(board.smoked, seat):
            cells |= at(board.place(seat))
        seat += 1
    return cells & ~hiding_tiles(board)


def strikeable(board: Board) -> i64:
    """The adjacent tiles with heroes Medusa could attack, connected or not (LO-48)."""
    return around(at(board.monster)) & prey_cells(board)


def seats_seen(board: Board, cell: i64) -> i64:
    """The seats whose heroes are in line of sight of a cell (LO-42)."""
    down: i64 = joined_below(board)
    across: i64 = joined_right(board)
    lines: i64 = (
        seen_from(cell, 0, down, across)
        | seen_from(cell, 1, down, across)
        | seen_from(cell, 2, down, across)
        | seen_from(cell, 3, down, across)
    )
    lines &= prey_cells(board)
    seats: i64 = 0
    seat: i64 = 1
    while lines and seat <= board.players:
        if has(lines, board.place(seat)) and not among(board.smoked, seat):
            seats |= only(seat)
        seat += 1
    return seats


def in_sight(board: Board, cell: i64) -> i64:
    """The seats whose heroes Cerberus has in sight from a cell, that cell included (LO-49)."""
    if board.beast != CERBERUS:
        return 0
    return seats_seen(board, cell) | attackable(board, cell)


def toward_seen(board: Board) -> i64:
    """The next tiles on the lines to the nearest heroes in sight (LO-42)."""
    down: i64 = joined_below(board)
    across: i64 = joined_right(board)
    prey: i64 = prey_cells(board)
    nearest: i64 = 8
    cells: i64 = 0
    side: i64 = 0
    while side < 4:
        line: i64 = seen_from(board.monster, side, down, across)
        if line & prey:
            cell: i64 = toward(board.monster, side)
            first: i64 = cell
            steps: i64 = 1
            while not has(prey, cell):
                cell = toward(cell, side)
                steps += 1
            if steps < nearest:
                nearest = steps
                cells = 0
            if steps == nearest:
                cells |= at(first)
        side += 1
    return cells


def shortening(board: Board) -> i64:
    """The tiles from which the way to the nearest hero is shorter than from here (LO-49)."""
    down: i64 = joined_below(board)
    across: i64 = joined_right(board)
    passages: i64 = passage_tiles(board)
    here: i64 = at(board.monster)
    inner: i64 = 0
    found: i64 = prey_cells(board)
    while not found & here:
        wider: i64 = found | reached(found, down, across)
        if found & passages:
            wider |= passages
        if wider == found:
            return 0
        inner = found
        found = wider
    return inner & linked(board, board.monster)
