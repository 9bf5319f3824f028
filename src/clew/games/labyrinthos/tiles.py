# Compiled by mypyc.
"""Tiles: which are connected, what is on them, how they are turned (LO-16, LO-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, has
from clew.core.cells import cell_name
from clew.core.sides import sides_number
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import counted_down, owner_of, task
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CELLS, FEATURES, PASSAGE_SYMBOL, SHAPES
from clew.games.labyrinthos.events import Disarmed, Looked, Rearmed, Rotated, Saw, TurnedUp
from clew.games.labyrinthos.maze import NOT_EAST, around, quarter, reached
from clew.games.labyrinthos.tasks import ORIENT

__all__ = [
    "beside",
    "disarm",
    "hiding_tiles",
    "joined_below",
    "joined_right",
    "linked",
    "look",
    "meets_below",
    "meets_right",
    "open_to",
    "passage_tiles",
    "rearm",
    "reveal",
    "rotate",
    "rotate_another",
    "scout",
    "shape_name",
    "symbol_on",
    "symbol_tiles",
    "turn_up",
    "turnable",
    "walled_off",
    "ways_in",
    "ways_out",
]

_NAMES: Final = {sides_number(sides): shape for shape, sides in SHAPES.items()}


def open_to(board: Board, cell: i64, side: i64) -> bool:
    """Whether the tile on a cell has a path to a side, wall or not."""
    return has(board.tile(cell), side)


def ways_out(board: Board, cell: i64) -> i64:
    """The neighbours to which the tile on a cell has a path, walls or not."""
    here: i64 = at(cell)
    ways: i64 = ((here & board.north) >> 7) | ((here & board.south) << 7)
    ways |= ((here & board.east) << 1) | ((here & board.west) >> 1)
    return ways & around(here)


def ways_in(board: Board, cell: i64) -> i64:
    """The neighbours whose tiles have a path to a cell, walls or not."""
    here: i64 = at(cell)
    ways: i64 = ((here >> 7) & board.south) | ((here << 7) & board.north)
    ways |= ((here << 1) & board.west) | ((here >> 1) & board.east)
    return ways & around(here)


def walled_off(board: Board, cell: i64) -> i64:
    """The neighbours behind a wall."""
    return reached(at(cell), board.wall_south, board.wall_east)


def symbol_on(board: Board, cell: i64) -> i64:
    """The symbol that counts on a cell, 1 to 5 (SYMBOLS), or 0."""
    if has(board.disarmed, cell):
        return 0
    feature: i64 = board.feature(cell)
    if feature > PASSAGE_SYMBOL:
        return 0
    return feature


def symbol_tiles(board: Board) -> i64:
    """The face-up tiles with a symbol that counts."""
    six: i64 = board.mark1 & board.mark2
    marked: i64 = (board.mark0 | board.mark1 | board.mark2) & ~board.mark3 & ~six
    return marked & board.up & ~board.disarmed


def hiding_tiles(board: Board) -> i64:
    """The tiles to hide on (LO-29)."""
    return board.mark0 & board.mark1 & ~board.mark2 & ~board.mark3 & board.up & ~board.disarmed


def passage_tiles(board: Board) -> i64:
    """The tiles with a secret passage (LO-16)."""
    return board.mark0 & ~board.mark1 & board.mark2 & ~board.mark3 & board.up & ~board.disarmed


def meets_below(board: Board) -> i64:
    """The cells whose path meets that of the cell below, walls or not."""
    return board.south & board.up & ((board.north & board.up) >> 7)


def meets_right(board: Board) -> i64:
    """The cells whose path meets that of the cell to the right, walls or not."""
    return board.east & board.up & ((board.west & board.up) >> 1) & NOT_EAST


def joined_below(board: Board) -> i64:
    """The cells connected with the cell below (LO-16)."""
    return meets_below(board) & ~board.wall_south


def joined_right(board: Board) -> i64:
    """The cells connected with the cell to the right (LO-16)."""
    return meets_right(board) & ~board.wall_east


def beside(board: Board, cell: i64) -> i64:
    """The adjacent connected tiles (LO-16)."""
    return reached(at(cell), joined_below(board), joined_right(board))


def linked(board: Board, cell: i64) -> i64:
    """The connected tiles, secret passages included (LO-16)."""
    cells: i64 = beside(board, cell)
    passages: i64 = passage_tiles(board)
    if has(passages, cell):
        cells |= passages & ~at(cell)
    return cells


def turnable(board: Board, right: bool) -> i64:
    """The face-up tiles that may be rotated, crossings too (LO-20); these and straights to
    the right only, as left comes to the same."""
    if right:
        return board.up
    rows: i64 = board.east & board.west & ~(board.north ^ board.south)
    columns: i64 = board.north & board.south & ~(board.east ^ board.west)
    return board.up & ~rows & ~columns


def rotate(board: Board, seat: i64, cell: i64, right: bool, log: Log | None) -> None:
    """A tile is turned by a quarter (LO-20)."""
    sides: i64 = quarter(board.tile(cell))
    if not right:
        sides = quarter(quarter(sides))
    board.lay(cell, sides)
    if log is not None:
        direction = "right" if right else "left"
        log.add(ALL, Rotated(seat=seat, cell=cell_name(cell), direction=direction))


def shape_name(sides: int) -> str:
    """The shape of a tile, however it lies."""
    for i in range(4):
        if sides in _NAMES:
            return _NAMES[sides]
        sides = ((sides << 1) | (sides >> 3)) & 15
    return ""


def turn_up(board: Board, seat: i64, cell: i64, log: Log | None) -> None:
    """A face-down tile is turned up; how it lies is decided next."""
    board.up |= at(cell)
    i: i64 = 0
    while i < 4:
        board.looked[i] &= ~at(cell)
        i += 1
    if log is not None:
        feature = FEATURES[board.feature(cell)]
        shape = shape_name(board.tile(cell))
        log.add(ALL, TurnedUp(seat=seat, cell=cell_name(cell), feature=feature, shape=shape))


def rotate_another(board: Board, entry: i64, cell: i64, right: bool, log: Log | None) -> None:
    """One of several tiles that a card or key rotates, each once."""
    board.replace(counted_down(entry))
    rotate(board, owner_of(entry), cell, right, log)
    board.used |= at(cell)


def reveal(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """One of several tiles that are turned up without being entered (Torchlight)."""
    board.replace(counted_down(entry))
    turn_up(board, owner_of(entry), cell, log)
    board.push(task(ORIENT, owner_of(entry), cell=cell))


def scout(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """An adjacent tile is turned up without being entered."""
    board.pop()
    turn_up(board, owner_of(entry), cell, log)
    board.push(task(ORIENT, owner_of(entry), cell=cell))


def look(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """One of several face-down tiles that a player looks at (LO-47)."""
    board.replace(counted_down(entry))
    seat: i64 = owner_of(entry)
    board.looked[seat - 1] |= at(cell)
    if log is not None:
        log.add(ALL, Looked(seat=seat, cell=cell_name(cell)))
        saw = Saw(
            seat=seat,
            cell=cell_name(cell),
            feature=FEATURES[board.feature(cell)],
            shape=shape_name(board.tile(cell)),
        )
        log.tell(seat, saw)


def disarm(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """A symbol counts as none until its player's next turn (LO-47)."""
    board.pop()
    seat: i64 = owner_of(entry)
    board.disarm(cell, seat)
    if log is not None:
        log.add(ALL, Disarmed(seat=seat, cell=cell_name(cell)))


def rearm(board: Board, seat: i64, log: Log | None) -> None:
    """What a player disarmed counts again (LO-47)."""
    if board.disarmed == 0:
        return
    cells: i64 = board.disarmed_by(seat)
    board.rearm(cells)
    if log is not None:
        for cell in range(CELLS):
            if has(cells, cell):
                log.add(ALL, Rearmed(cell=cell_name(cell)))
