# Compiled by mypyc.
"""Labyrinth for one player: the fewest consecutive turns in which a pawn reaches its goal.

Compiled. This is for puzzles, where nobody else pushes in between. All cells that a pawn can be on
after a push form one set, so that only pushes are tried, at most 44 per turn. In the last turn each
arrow is examined once for all rotations.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, low
from clew.core.state import buffer
from clew.games.labyrinth.bots.grids import (
    NOWHERE,
    SPARE,
    Grid,
    pawn_after,
    pawns_after,
    pawns_before,
    sources,
    tile_after,
)
from clew.games.labyrinth.maze import CELLS, across, down, flood
from clew.games.labyrinth.rules import MOVE, PUSH, Labyrinth, rotations
from clew.games.labyrinth.turns import PUSHES, regions

__all__ = ["MAX_TURNS", "Lines", "fewest", "from_where", "shortest", "walk"]

MAX_TURNS: Final = 4
"""Longer puzzles take too long."""


class Lines(NamedTuple):
    """The fewest turns to the goal, 0 if it cannot be reached, and the pushes that do it."""

    turns: int
    pushes: list[tuple[int, ...]]


def fewest(state: Labyrinth, seat: int, most: int, enough: int = 0) -> Lines:
    """The fewest turns, at most `most`, in which a seat that is about to push arrives if it moves
    alone.

    Returns all ways if it takes exactly `most` turns, but no more than `enough` (0 means no limit);
    for fewer turns it returns one way.
    """
    start = Grid()
    start.take(state)
    home = state.goals_left(seat) == 0
    targets = _targets(state, seat)
    for turns in range(1, most + 1):
        found: list[tuple[int, ...]] = []
        wanted = enough if turns == most else 1
        for target in targets:
            if len(found) < wanted or not wanted:
                _lines(start, at(state.pawn(seat)), target, home, turns, (), wanted, found)
        if found:
            return Lines(turns, found)
    return Lines(0, [])


def shortest(state: Labyrinth, seat: int, most: int) -> list[int]:
    """A quickest way, push, move, push, move …; empty if there is none within so many turns."""
    lines = fewest(state, seat, min(most, MAX_TURNS), 1)
    return walk(state, seat, lines.pushes[0]) if lines.turns else []


def walk(state: Labyrinth, seat: int, pushes: tuple[int, ...]) -> list[int]:
    """Pushes with the moves between them that lead on; the pawn stays where it may."""
    home = state.goals_left(seat) == 0
    pawn: i64 = state.pawn(seat)
    grid = Grid()
    grid.take(state)
    target: i64 = NOWHERE
    for open_goal in _targets(state, seat):
        if _leads(grid, pawn, open_goal, home, pushes):
            target = open_goal
            break
    actions: list[int] = []
    for turn in range(len(pushes)):
        push: i64 = pushes[turn] - PUSH
        after = Grid()
        after.push(grid, push >> 2, push & 3)
        target = target if home else tile_after(target, push >> 2)
        pawn = _step(after, pawn_after(pawn, push >> 2), target, home, pushes[turn + 1 :])
        actions.append(pushes[turn])
        actions.append(MOVE + pawn)
        grid = after
    return actions


def from_where(state: Labyrinth, seat: int, turns: int) -> int:
    """All cells from which just so many turns lead to the goal: one look for the whole board."""
    grid = Grid()
    grid.take(state)
    cells: i64 = 0
    for target in _targets(state, seat):
        cells |= _from_where(grid, target, state.goals_left(seat) == 0, turns)
    return cells


def _targets(state: Labyrinth, seat: i64) -> list[int]:
    """Where the seat has to get: home, or to one of the treasures it may go for (LB-23)."""
    if state.goals_left(seat) == 0:
        return [state.home(seat)]
    found = [_place(state, state.card(seat, 0))]
    if (state.opened >> (seat - 1)) & 1:
        found.append(_place(state, state.card(seat, 1)))
    return [place for place in found if place != NOWHERE]


def _place(state: Labyrinth, treasure: i64) -> i64:
    """The cell of a treasure, or SPARE; NOWHERE where a board was made without it."""
    if state.spare_mark == treasure:
        return SPARE
    cell: i64 = 0
    while cell < CELLS:
        if state.treasure(cell) == treasure:
            return cell
        cell += 1
    return NOWHERE


def _flooded(grid: Grid, cells: i64) -> i64:
    return flood(down(grid.north, grid.south), across(grid.east, grid.west), cells)


def _lines(
    before: Grid,
    cells: i64,
    target: i64,
    fixed: bool,
    turns: i64,
    so_far: tuple[int, ...],
    wanted: int,
    found: list[tuple[int, ...]],
) -> None:
    """Adds all pushes, turn by turn, that lead from one of the cells to the target."""
    if turns == 1:
        _arrivals(before, cells, target, fixed, so_far, wanted, found)
        return
    after = Grid()
    most: i64 = rotations(before.spare)
    arrow: i64 = 0
    while arrow < 12:
        if arrow != before.banned:
            place: i64 = target if fixed else tile_after(target, arrow)
            there: i64 = pawns_after(cells, arrow)
            turn: i64 = 0
            while turn < most:
                after.push(before, arrow, turn)
                reach: i64 = _flooded(after, there)
                action: int = PUSH + 4 * arrow + turn
                _lines(after, reach, place, fixed, turns - 1, (*so_far, action), wanted, found)
                if len(found) == wanted > 0:
                    return
                turn += 1
        arrow += 1


def _arrivals(
    grid: Grid,
    cells: i64,
    target: i64,
    fixed: bool,
    so_far: tuple[int, ...],
    wanted: int,
    found: list[tuple[int, ...]],
) -> None:
    """Adds every push after which the target is connected with one of the cells."""
    room = buffer(PUSHES)
    arrow: i64 = 0
    while arrow < 12:
        place: i64 = target if fixed else tile_after(target, arrow)
        if arrow != grid.banned and place != SPARE:
            most: i64 = _around(grid, arrow, place, room)
            there: i64 = pawns_after(cells, arrow)
            turn: i64 = 0
            while turn < most:
                if room[4 * arrow + turn] & there:
                    action: int = PUSH + 4 * arrow + turn
                    found.append((*so_far, action))
                    if len(found) == wanted:
                        return
                turn += 1
        arrow += 1


def _around(grid: Grid, arrow: i64, place: i64, room: vec[i64]) -> i64:
    """Writes what is connected with a cell after a push, by rotations; how many there are."""
    most: i64 = rotations(grid.spare)
    regions(grid.north, grid.east, grid.south, grid.west, arrow, place, grid.spare, most, room)
    return most


def _step(grid: Grid, pawn: i64, target: i64, fixed: bool, rest: tuple[int, ...]) -> i64:
    """Where a pawn goes so that the pushes that are left lead on."""
    if not rest:
        return target
    if _leads(grid, pawn, target, fixed, rest):
        return pawn
    reach: i64 = grid.reach(pawn)
    while reach:
        if _leads(grid, low(reach), target, fixed, rest):
            return low(reach)
        reach &= reach - 1
    return pawn


def _leads(grid: Grid, pawn: i64, target: i64, fixed: bool, rest: tuple[int, ...]) -> bool:
    """Whether pushes bring a pawn from a cell to the target."""
    cells: i64 = at(pawn)
    now = grid
    for turn in range(len(rest)):
        push: i64 = rest[turn] - PUSH
        after = Grid()
        after.push(now, push >> 2, push & 3)
        cells = _flooded(after, pawns_after(cells, push >> 2))
        target = target if fixed else tile_after(target, push >> 2)
        now = after
    return target != SPARE and (cells >> target) & 1 != 0


def _from_where(grid: Grid, target: i64, fixed: bool, turns: i64) -> i64:
    if turns == 1:
        return sources(grid, target, fixed, buffer(PUSHES))
    found: i64 = 0
    after = Grid()
    most: i64 = rotations(grid.spare)
    arrow: i64 = 0
    while arrow < 12:
        if arrow != grid.banned:
            place: i64 = target if fixed else tile_after(target, arrow)
            turn: i64 = 0
            while turn < most:
                after.push(grid, arrow, turn)
                cells: i64 = _flooded(after, _from_where(after, place, fixed, turns - 1))
                found |= pawns_before(cells, arrow)
                turn += 1
        arrow += 1
    return found
