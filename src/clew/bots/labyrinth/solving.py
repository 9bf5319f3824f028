"""Labyrinth alone: the fewest turns in a row in which a pawn reaches its goal.

Compiled. For puzzles: nobody else pushes in between. All cells that a pawn can be on after a
push are one set, so that only pushes are tried, at most 44 a turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.labyrinth.thinking import SPARE, Grid, pawn_after, tile_after
from clew.core.bits import at, low
from clew.core.state import buffer
from clew.games.labyrinth.maze import across, down, entry, exit_, flood, line_of
from clew.games.labyrinth.rules import Labyrinth, rotations

__all__ = ["MOST_TURNS", "shortest"]

MOST_TURNS: Final = 4
"""Longer puzzles take too long."""


def shortest(state: Labyrinth, seat: int, most: int) -> list[int]:
    """Pushes and cells by turns, 4 * arrow + quarter turns and a cell; empty if there is no way
    within so many turns. For a seat about to push."""
    home = state.goals_left(seat) == 0
    target: i64 = state.home(seat) if home else _tile_of(state, state.card(seat, 0))
    start = Grid()
    start.take(state)
    pushes = buffer(MOST_TURNS)
    turns: i64 = 1
    while turns <= min(most, MOST_TURNS):
        if _search(start, at(state.pawn(seat)), target, home, 0, turns, pushes):
            return _walk(start, state.pawn(seat), target, home, turns, pushes)
        turns += 1
    return []


def _tile_of(state: Labyrinth, treasure: i64) -> i64:
    """Where a treasure lies."""
    if state.spare_mark == treasure:
        return SPARE
    cell: i64 = 0
    while state.treasure(cell) != treasure:
        cell += 1
    return cell


def _moved(cells: i64, arrow: i64) -> i64:
    """A set of cells with pawns after a push."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    way: i64 = line_of(side, line)
    inside: i64 = cells & way
    after: i64
    if side == 0:
        after = inside << 7
    elif side == 1:
        after = inside >> 1
    elif side == 2:
        after = inside >> 7
    else:
        after = inside << 1
    after &= way
    if (cells >> exit_(side, line)) & 1:
        after |= at(entry(side, line))
    return (cells & ~way) | after


def _flooded(grid: Grid, cells: i64) -> i64:
    return flood(down(grid.north, grid.south), across(grid.east, grid.west), cells)


def _search(
    before: Grid, cells: i64, target: i64, fixed: bool, turn: i64, turns: i64, pushes: vec[i64]
) -> bool:
    """Whether some pushes bring a pawn from one of the cells to the target; leaves them."""
    after = Grid()
    most: i64 = rotations(before.spare)
    arrow: i64 = 0
    while arrow < 12:
        if arrow != before.banned:
            place: i64 = target if fixed else tile_after(target, arrow)
            rotation: i64 = 0
            while rotation < most:
                after.push(before, arrow, rotation)
                reach: i64 = _flooded(after, _moved(cells, arrow))
                pushes[turn] = 4 * arrow + rotation
                if turn + 1 == turns:
                    if place != SPARE and (reach >> place) & 1:
                        return True
                elif _search(after, reach, place, fixed, turn + 1, turns, pushes):
                    return True
                rotation += 1
        arrow += 1
    return False


def _walk(
    start: Grid, pawn: i64, target: i64, fixed: bool, turns: i64, pushes: vec[i64]
) -> list[int]:
    """Adds the cells: for each turn one from which the others lead on."""
    actions: list[int] = []
    grid = start
    turn: i64 = 0
    while turn < turns:
        arrow: i64 = pushes[turn] >> 2
        after = Grid()
        after.push(grid, arrow, pushes[turn] & 3)
        pawn = pawn_after(pawn, arrow)
        target = target if fixed else tile_after(target, arrow)
        reach: i64 = after.reach(pawn)
        while reach:
            pawn = low(reach)
            if _leads(after, pawn, target, fixed, turn + 1, turns, pushes):
                break
            reach &= reach - 1
        actions.append(pushes[turn])
        actions.append(pawn)
        grid = after
        turn += 1
    return actions


def _leads(
    grid: Grid, pawn: i64, target: i64, fixed: bool, turn: i64, turns: i64, pushes: vec[i64]
) -> bool:
    """Whether the pushes that are left bring a pawn from a cell to the target."""
    if turn == turns:
        return pawn == target
    cells: i64 = at(pawn)
    now = grid
    while turn < turns:
        arrow: i64 = pushes[turn] >> 2
        after = Grid()
        after.push(now, arrow, pushes[turn] & 3)
        cells = _flooded(after, _moved(cells, arrow))
        target = target if fixed else tile_after(target, arrow)
        now = after
        turn += 1
    return (cells >> target) & 1 != 0
