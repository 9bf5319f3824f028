# Compiled by mypyc.
"""A new game of Labyrinth (LB-06 to LB-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.cells import cell_number
from clew.core.chance import Chance, shuffle
from clew.core.sides import sides_number
from clew.core.state import buffer
from clew.games.labyrinth.beliefs import lay_anew
from clew.games.labyrinth.components import (
    FIXED,
    MOVABLE,
    TREASURES,
)
from clew.games.labyrinth.maze import turned
from clew.games.labyrinth.rules import Labyrinth

__all__ = ["setup"]

_CLOCKWISE: Final = (0, 6, 48, 42)


def setup(
    homes: list[int], goals: i64, events: bool, short: bool, start: i64, chance: Chance
) -> Labyrinth:
    """A new game (LB-06 to LB-08). `start`: the seat that begins, or 0 for a random one."""
    state = Labyrinth()
    players: i64 = len(homes)
    state.players = players
    state.goals = goals
    state.events = 1 if events else 0
    state.short = 1 if short else 0
    seat: i64 = 1
    while seat <= players:
        home: i64 = homes[seat - 1]
        state.homes |= home << (6 * seat - 6)
        state.left |= goals << (4 * seat - 4)
        state.following |= _next_clockwise(homes, seat) << (4 * seat - 4)
        seat += 1
    state.pawns = state.homes  # LB-08
    _lay_tiles(state, chance)
    state.seat = start or 1 + chance.below(players)
    # To a spectator all cards and backs are unknown: laying them anew is dealing them
    # (LB-07, LB-17).
    lay_anew(state, 0, chance)
    return state


def _lay_tiles(state: Labyrinth, chance: Chance) -> None:
    """The fixed tiles, and the movable ones at random; the one left over is the spare (LB-06)."""
    for name, (letters, fixture) in FIXED.items():
        mark = TREASURES.index(fixture) + 1 if fixture else 0
        state.lay(cell_number(name), sides_number(letters), mark)
    shapes: list[int] = []
    marks: list[int] = []
    for letters, copies, treasures in MOVABLE:
        for i in range(copies):
            shapes.append(sides_number(letters))
            marks.append(TREASURES.index(treasures[i]) + 1 if treasures else 0)
    order = buffer(34)
    n: i64 = 0
    while n < 34:
        order[n] = n
        n += 1
    shuffle(order, 34, chance)
    n = 0
    cell: i64 = 0
    while n < 34:
        tile: i64 = order[n]
        sides: i64 = turned(shapes[tile], chance.below(4))
        mark_: i64 = marks[tile]
        while cell < 49 and state.tile(cell):
            cell += 1
        if cell < 49:
            state.lay(cell, sides, mark_)
        else:
            state.spare = sides
            state.spare_mark = mark_
        n += 1


def _next_clockwise(homes: list[int], seat: i64) -> i64:
    """The seat at the next corner in use (LB-05)."""
    corner = _CLOCKWISE.index(homes[seat - 1])
    while True:
        corner = (corner + 1) % 4
        if _CLOCKWISE[corner] in homes:
            return homes.index(_CLOCKWISE[corner]) + 1
