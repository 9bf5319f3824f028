"""Labyrinth: reach the goal in so many turns, nobody else moving."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from clew.core.bits import at
from clew.core.chance import Chance, Fast
from clew.core.state import State, buffer
from clew.games import find
from clew.games.labyrinth.maze import (
    CELLS,
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
from clew.games.labyrinth.rules import MOVE, PUSH, Labyrinth, rotations
from clew.games.labyrinth.turns import PUSHES, regions
from clew.puzzles.kind import Answer, Kind

__all__ = ["LabyrinthKind", "Lines", "fewest"]

_SPARE = -1
"""Where a goal is that lies beside the board."""
_MOST_LINES = {1: 1, 2: 3, 3: 40}
"""A puzzle of so many turns has at most so many answers, counted by their pushes."""
_TRIES = 4
"""So many pawns are tried on a board."""
_ARROWS = [(arrow, arrow // 3, 2 * (arrow % 3) + 1) for arrow in range(12)]
"""Each arrow with its side and line."""
_ROOM = buffer(PUSHES)


class Grid(NamedTuple):
    """The tiles, open sides by side, the spare, where the goal lies, and the forbidden arrow."""

    north: int
    east: int
    south: int
    west: int
    spare: int
    goal: int
    banned: int


class Lines(NamedTuple):
    """The fewest turns to the goal, 0 if it cannot be reached, and the pushes that do it."""

    turns: int
    pushes: list[tuple[int, ...]]


def _grid(state: Labyrinth, seat: int) -> Grid:
    goals = [cell for cell in range(CELLS) if state.is_goal(seat, state.treasure(cell))]
    goal = goals[0] if goals else _SPARE
    return Grid(state.north, state.east, state.south, state.west, state.spare, goal, state.banned)


def _pushed(grid: Grid, cells: int) -> Iterator[tuple[int, Grid, int]]:
    """Every push: its action, the tiles after it, and all cells a pawn from `cells` then reaches.

    Where a set of pawns could be is one flood: nobody has to be placed.
    """
    sides_of = (grid.north, grid.east, grid.south, grid.west)
    for arrow, side, line in _ARROWS:
        if arrow == grid.banned:
            continue
        moving, way_in, way_out = line_of(side, line), entry(side, line), exit_(side, line)
        planes = [slide(plane, moving, side, way_in, 0) for plane in sides_of]
        dropped = sum((plane >> way_out & 1) << i for i, plane in enumerate(sides_of))
        goal = _goal_after(grid.goal, side, line)
        there = slide(cells, moving, side, way_in, cells >> way_out & 1)
        for quarters in range(rotations(grid.spare)):
            tile = turned(grid.spare, quarters)
            north, east, south, west = (
                plane | (tile >> i & 1) << way_in for i, plane in enumerate(planes)
            )
            after = Grid(north, east, south, west, dropped, goal, (arrow + 6) % 12)
            reach = flood(down(north, south), across(east, west), there)
            yield PUSH + 4 * arrow + quarters, after, reach


def _goal_after(goal: int, side: int, line: int) -> int:
    """Where the goal lies after a push."""
    if goal == _SPARE:
        return entry(side, line)
    if goal == exit_(side, line):
        return _SPARE
    return carried(goal, side, line) if line_of(side, line) >> goal & 1 else goal


def _arrivals(grid: Grid, cells: int) -> Iterator[int]:
    """Every push after which the goal is connected with one of the cells.

    Looked at from the goal: one look at an arrow is enough for all rotations.
    """
    most = rotations(grid.spare)
    for arrow, side, line in _ARROWS:
        goal = _goal_after(grid.goal, side, line)
        if arrow == grid.banned or goal == _SPARE:
            continue
        way_in, way_out = entry(side, line), exit_(side, line)
        there = slide(cells, line_of(side, line), side, way_in, cells >> way_out & 1)
        regions(*grid[:4], arrow, goal, grid.spare, most, _ROOM)
        for quarters in range(most):
            if _ROOM[4 * arrow + quarters] & there:
                yield PUSH + 4 * arrow + quarters


def _lines(grid: Grid, cells: int, turns: int) -> Iterator[tuple[int, ...]]:
    """All pushes, turn by turn, that lead from one of the cells to the goal."""
    if turns == 1:
        for action in _arrivals(grid, cells):
            yield (action,)
        return
    for action, after, reach in _pushed(grid, cells):
        for more in _lines(after, reach, turns - 1):
            yield action, *more


def _from_where(grid: Grid, turns: int) -> int:
    """All cells from which just so many turns lead to the goal: one look for the whole board."""
    found = 0
    if turns == 1:
        for arrow, side, line in _ARROWS:
            goal = _goal_after(grid.goal, side, line)
            if arrow != grid.banned and goal != _SPARE:
                most = rotations(grid.spare)
                regions(*grid[:4], arrow, goal, grid.spare, most, _ROOM)
                for quarters in range(most):
                    found |= _pushed_back(_ROOM[4 * arrow + quarters], side, line)
        return found
    for action, after, _ in _pushed(grid, 0):
        _, side, line = _ARROWS[(action - PUSH) // 4]
        v, h = down(after.north, after.south), across(after.east, after.west)
        found |= _pushed_back(flood(v, h, _from_where(after, turns - 1)), side, line)
    return found


def _pushed_back(cells: int, side: int, line: int) -> int:
    """Where these cells were before a push."""
    way_in, way_out = entry(side, line), exit_(side, line)
    return slide(cells, line_of(side, line), side ^ 2, way_out, cells >> way_in & 1)


def fewest(state: Labyrinth, seat: int, most: int, enough: int | None = None) -> Lines:
    """In how few turns, at most `most`, a seat that alone moves reaches its goal.

    `enough`: no more ways than these are looked for.
    """
    grid, pawn = _grid(state, seat), at(state.pawn(seat))
    for turns in range(1, most + 1):
        found = list(islice(_lines(grid, pawn, turns), enough if turns == most else 1))
        if found:
            return Lines(turns, found)
    return Lines(0, [])


class LabyrinthKind(Kind):
    """The solver sits on seat 1 with one goal left, and finding it wins (LB-16)."""

    game = find("labyrinth")
    levels = (1, 2, 3)

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        assert isinstance(state, Labyrinth)
        lines = fewest(state, seat, turns)
        if lines.turns != turns:
            return []
        return [self._walk(state, seat, line) for line in lines.pushes]

    def _walk(self, state: Labyrinth, seat: int, pushes: tuple[int, ...]) -> Answer:
        """Where to walk between the pushes; it stays where it may."""
        answer: Answer = []
        now: State = state
        chance = Fast(1)
        for i, push in enumerate(pushes):
            now = now.clone()
            now.apply(seat, push, chance, None)
            move = self._step(now, seat, pushes[i + 1 :])
            now.apply(seat, move, chance, None)
            answer += [push, move]
            if now.pending():
                now = self.reply(now, seat, 0).state
        return answer

    def _step(self, state: State, seat: int, rest: tuple[int, ...]) -> int:
        assert isinstance(state, Labyrinth)
        grid = _grid(state, seat)
        if not rest:
            return MOVE + grid.goal
        here = MOVE + state.pawn(seat)
        moves = sorted(state.legal(seat), key=lambda move: move != here)
        return next(move for move in moves if _reaches(grid, at(move - MOVE), rest))

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        """Boards as they are dealt, the pawn anywhere on them."""
        options = self.game.read_options({"goals": 1, "short": True, "start": 1})
        while True:
            state = self.game.new(2, options, chance)
            grid = _grid(state, 1)
            nearer = 0
            for fewer in range(1, turns):
                nearer |= _from_where(grid, fewer)
            pawns = [cell for cell in range(CELLS) if not nearer >> cell & 1]
            for _ in range(min(_TRIES, len(pawns))):
                pawn = pawns.pop(chance.below(len(pawns)))
                state.place(1, pawn)
                few = _MOST_LINES[turns]
                found = fewest(state, 1, turns, few + 1)
                if found.turns == turns and len(found.pushes) <= few:
                    yield state
                    break


def _reaches(grid: Grid, cells: int, rest: tuple[int, ...]) -> bool:
    """Whether these pushes lead from one of the cells to the goal."""
    if len(rest) == 1:
        return rest[0] in _arrivals(grid, cells)
    after, reach = next(
        (after, reach) for action, after, reach in _pushed(grid, cells) if action == rest[0]
    )
    return _reaches(after, reach, rest[1:])
