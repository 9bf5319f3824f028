"""Labyrinth's own bots."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.core.state import buffer
from clew.games.labyrinth.maze import spread
from clew.games.labyrinth.rules import CHOOSE, LOOK, MOVE, MOVING, PUSH, SEARCH, Labyrinth
from clew.games.labyrinth.turns import PUSHES, expand

__all__ = ["greedy"]


def greedy(perspective: Perspective) -> int:
    """Takes the goal if any push reaches it, else ends as near to it as it can."""
    state = perspective.world
    assert isinstance(state, Labyrinth)
    legal = perspective.legal()
    seat = perspective.seat
    if state.phase == MOVING:
        return _move(state, seat, legal)
    if state.phase == CHOOSE:
        return legal[perspective.chance.below(len(legal))]
    pushes = [action for action in legal if action < MOVE]
    return _push(perspective, state, seat, pushes)


def _targets(state: Labyrinth, seat: int) -> int:
    """The cells where the seat wants to be: its goals, or home."""
    if state.goals_left(seat) == 0:
        return 1 << state.home(seat)
    return sum(1 << cell for cell in range(49) if state.is_goal(seat, state.treasure(cell)))


def _distance(cells: int, targets: int) -> int:
    """How many steps, walls or not, from the nearest of the cells to a target."""
    steps = 0
    while targets and not cells & targets:
        cells |= spread(cells)
        steps += 1
    return steps if targets else 20


def _move(state: Labyrinth, seat: int, legal: list[int]) -> int:
    targets = _targets(state, seat)
    moves = [action for action in legal if action >= MOVE]
    walks = [action for action in moves if action < LOOK - 4]
    reach = sum(1 << action - MOVE for action in walks)
    if not reach & targets:
        for helpful in (LOOK, SEARCH):
            if helpful in moves:
                return helpful
    return min(walks, key=lambda action: _distance(1 << action - MOVE, targets))


def _push(perspective: Perspective, state: Labyrinth, seat: int, pushes: list[int]) -> int:
    """The push after which the pawn can end nearest to a target; among equals any."""
    out = buffer(PUSHES)
    expand(state, seat, out)
    best: list[int] = []
    nearest = 100
    for action in pushes:
        after = state.clone()
        after.apply(seat, PUSH + action, perspective.chance, None)
        distance = _distance(out[action], _targets(after, seat))
        if distance < nearest:
            best, nearest = [], distance
        if distance == nearest:
            best.append(action)
    return best[perspective.chance.below(len(best))]
