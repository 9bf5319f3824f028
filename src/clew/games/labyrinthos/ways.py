# Compiled by mypyc.
"""Distances in the maze that count what must be turned on the way. For bots and hints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, has
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.maze import FULL, NOT_EAST, NOT_SOUTH, around, reached
from clew.games.labyrinthos.tiles import passage_tiles

__all__ = ["FAR", "distance"]

FAR: Final = 40
"""Farther than any cell."""


def distance(board: Board, start: i64, targets: i64, avoid: i64) -> i64:
    """About how many actions lead from a cell to the nearest of the targets, at most FAR.

    A step costs one; where the paths of face-up tiles do not meet, one more to rotate; where
    a wall stands, two more. A face-down tile is taken to fit. `avoid` are cells not to enter.
    """
    if has(targets, start):
        return 0
    down: i64 = FULL & ~board.up
    meets: i64 = (board.south | down) & ((board.north | down) >> 7) & NOT_SOUTH
    joins: i64 = (board.east | down) & ((board.west | down) >> 1) & NOT_EAST
    easy: i64 = meets & ~board.wall_south
    across: i64 = joins & ~board.wall_east
    free: i64 = NOT_SOUTH & ~board.wall_south
    beside: i64 = NOT_EAST & ~board.wall_east
    passages: i64 = passage_tiles(board)
    allowed: i64 = FULL & ~avoid
    before3: i64 = 0
    before2: i64 = 0
    now: i64 = at(start)
    steps: i64 = 0
    while steps < FAR:
        wider: i64 = now | reached(now, easy, across)
        if now & passages:
            wider |= passages
        wider |= reached(before2, free, beside) | around(before3)
        wider &= allowed | at(start)
        steps += 1
        if wider & targets:
            return steps
        if wider == now and before3 == now:
            return FAR
        before3 = before2
        before2 = now
        now = wider
    return FAR
