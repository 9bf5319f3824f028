"""How far cubs are from their tiger Door."""

from __future__ import annotations

from clew.games.tiger_labyrinth.grid import cubs_on
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

__all__ = ["can_win", "way"]

_FROM_D4 = tuple(3 - cell % 4 + 3 - cell // 4 for cell in range(16))
_FROM_A4 = tuple(cell % 4 + 3 - cell // 4 for cell in range(16))


def way(state: TigerLabyrinth, seat: int) -> int:
    """How many steps a seat's cubs are from their tiger Door, all together."""
    cubs = state.cubs(seat)
    steps = _FROM_D4 if seat == state.red else _FROM_A4
    return sum(steps[cell] * cubs_on(cubs, cell) for cell in range(16))


def can_win(state: TigerLabyrinth, seat: int) -> bool:
    """Whether a seat that is about to step wins by it: its last cub stands before the Door."""
    return way(state, seat) == 1
