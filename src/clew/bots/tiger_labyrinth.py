"""The bots of The Lady and the Tiger: Labyrinth."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.games.tiger_labyrinth.board import cubs_on
from clew.games.tiger_labyrinth.rules import OVER, SWAPPING, TigerLabyrinth

__all__ = ["greedy"]

_FROM_D4 = tuple(3 - cell % 4 + 3 - cell // 4 for cell in range(16))
_FROM_A4 = tuple(cell % 4 + 3 - cell // 4 for cell in range(16))
_WON = 1000


def greedy(perspective: Perspective) -> int:
    """Plays the turn after which its cubs are furthest ahead of the other's; among equals any.

    It never looks beyond its own turn.
    """
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    best: list[int] = []
    most = -_WON
    for action in perspective.legal():
        value = _value(perspective, state, action)
        if value > most:
            best, most = [], value
        if value == most:
            best.append(action)
    return best[perspective.chance.below(len(best))]


def _value(perspective: Perspective, state: TigerLabyrinth, action: int) -> int:
    """How far ahead an action puts the seat, the best swap after a step included."""
    seat = perspective.seat
    after = state.clone()
    after.apply(seat, action, perspective.chance, None)
    if after.phase == SWAPPING:
        return max(_value(perspective, after, swap) for swap in after.legal(seat))
    if after.phase == OVER:
        shares = after.result()
        assert shares is not None
        return int(_WON * (2 * shares[seat - 1] - 1))
    return _way(after, 3 - seat) - _way(after, seat)


def _way(state: TigerLabyrinth, seat: int) -> int:
    """How many steps a seat's cubs are from their tiger Door, all together."""
    cubs = state.cubs(seat)
    steps = _FROM_D4 if seat == state.red else _FROM_A4
    return sum(steps[cell] * cubs_on(cubs, cell) for cell in range(16))
