# Compiled by mypyc.
"""A new game of Labyrinth (LB-06 to LB-08)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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

_CLOCKWISE: Final = vec[i64]([0, 6, 48, 42])


def _mark(treasure: str | None) -> int:
    """A treasure's number, or 0 for none."""
    return TREASURES.index(treasure) + 1 if treasure else 0


_FIXED: Final = vec[i64](
    [
        cell_number(name) | sides_number(sides) << 6 | _mark(treasure) << 10
        for name, (sides, treasure) in FIXED.items()
    ]
)
"""The fixed tiles: cell, from bit 6 on open sides, from bit 10 on treasure."""
_MOVABLE: Final = vec[i64](
    [
        sides_number(sides) | _mark(treasures[i] if treasures else None) << 4
        for sides, copies, treasures in MOVABLE
        for i in range(copies)
    ]
)
"""The movable tiles: open sides, from bit 4 on treasure."""


def setup(
    players: i64, homes: i64, goals: i64, events: bool, short: bool, start: i64, chance: Chance
) -> Labyrinth:
    """A new game (LB-06 to LB-08). `homes`: the seats' corners, six bits a seat; `start`: the
    seat that begins, or 0 for a random one."""
    state = Labyrinth()
    state.players = players
    state.homes = homes
    state.goals = goals
    state.events = 1 if events else 0
    state.short = 1 if short else 0
    seat: i64 = 1
    while seat <= players:
        state.left |= goals << (4 * seat - 4)
        state.following |= _next_clockwise(state, seat) << (4 * seat - 4)
        seat += 1
    state.pawns = homes  # LB-08
    _lay_tiles(state, chance)
    state.seat = start or 1 + chance.below(players)
    # A spectator knows no cards and no backs, so sampling for a spectator deals them (LB-07,
    # LB-17).
    lay_anew(state, 0, chance)
    return state


def _lay_tiles(state: Labyrinth, chance: Chance) -> None:
    """The fixed tiles, and the movable ones at random; the one left over is the spare (LB-06)."""
    n: i64 = 0
    while n < 16:
        state.lay(_FIXED[n] & 63, (_FIXED[n] >> 6) & 15, _FIXED[n] >> 10)
        n += 1
    order = buffer(34)
    n = 0
    while n < 34:
        order[n] = n
        n += 1
    shuffle(order, 34, chance)
    n = 0
    cell: i64 = 0
    while n < 34:
        tile: i64 = order[n]
        sides: i64 = turned(_MOVABLE[tile] & 15, chance.below(4))
        mark: i64 = _MOVABLE[tile] >> 4
        while cell < 49 and state.tile(cell):
            cell += 1
        if cell < 49:
            state.lay(cell, sides, mark)
        else:
            state.spare = sides
            state.spare_mark = mark
        n += 1


def _next_clockwise(state: Labyrinth, seat: i64) -> i64:
    """The seat at the next corner in use (LB-05)."""
    corner: i64 = 0
    while _CLOCKWISE[corner] != state.home(seat):
        corner += 1
    while True:
        corner = (corner + 1) & 3
        other: i64 = 1
        while other <= state.players:
            if state.home(other) == _CLOCKWISE[corner]:
                return other
            other += 1
