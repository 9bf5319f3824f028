"""The bots of The Lady and the Tiger: Labyrinth."""

from __future__ import annotations

from math import exp

from clew.bots.perspective import Perspective
from clew.bots.search.alphabeta import FAR, AlphaBeta, turns_to_end
from clew.bots.search.budget import Budget
from clew.core.event import Event
from clew.games.tiger_labyrinth.board import cubs_on
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.rules import ESCAPE, OVER, REPETITION, SWAPPING, TigerLabyrinth

__all__ = [
    "WhyLook",
    "WhyWin",
    "adept",
    "chances",
    "explain",
    "greedy",
    "master",
    "novice",
    "solve",
]

_FROM_D4 = tuple(3 - cell % 4 + 3 - cell // 4 for cell in range(16))
_FROM_A4 = tuple(cell % 4 + 3 - cell // 4 for cell in range(16))
_WON = 1000
_NEVER = 1 - _WON
"""A value so low that any other action is preferred."""


_EVEN = 20
"""A lead of less than a step counts as none."""
_INTERPRETED = 100_000
"""No more nodes than these where the rules are not compiled: about a quarter of a second."""
_CHANCE_NODES = 200_000
# Measured in 109 games of adepts.
_ODDS = 77.0
"""A lead that makes the odds e to one: less than four steps of a cub."""
_FORCED = (1.0, 0.95, 0.95, 0.8)
"""How often a forced win is really won, by the number of turns of both sides until then."""
_SLIPS = 6
"""A novice plays any legal action once in so many decisions."""


def master(perspective: Perspective) -> int:
    """Alpha-beta, as far as its budget goes."""
    return _look_ahead(perspective, nodes=1_500_000, deepest=60)


def adept(perspective: Perspective) -> int:
    """Alpha-beta over its own turn and the answer."""
    return _look_ahead(perspective, nodes=20_000, deepest=2)


def novice(perspective: Perspective) -> int:
    """Plays its own turn well, mostly."""
    legal = perspective.legal()
    if perspective.chance.below(_SLIPS) == 0:
        return legal[perspective.chance.below(len(legal))]
    return _look_ahead(perspective, nodes=5_000, deepest=1)


def _look_ahead(perspective: Perspective, nodes: int, deepest: int) -> int:
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    search = AlphaBeta(TigerLine(state), perspective.allowed(nodes, interpreted=_INTERPRETED))
    return search.run(deepest)


class WhyWin(Event, frozen=True, kw_only=True, tag="why-win"):
    """It wins within so many own turns, whatever the answers."""

    turns: int


class WhyLook(Event, frozen=True, kw_only=True, tag="why-look"):
    """The best action found by looking so many turns ahead."""

    turns: int
    ahead: str
    """Who is then ahead: "you", "other", or "nobody"."""


def explain(perspective: Perspective, action: int) -> Event:
    """Why an action is a good one: what comes of it, looking ahead as the master does."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    after = state.clone()
    after.apply(perspective.seat, action, perspective.chance, None)
    if after.phase == OVER:
        return WhyWin(turns=1)
    search = AlphaBeta(TigerLine(after), perspective.allowed(500_000, interpreted=_INTERPRETED))
    search.run()
    value = int(search.value) if after.seat == perspective.seat else -int(search.value)
    if value > FAR:
        own = after.seat == perspective.seat
        return WhyWin(turns=turns_to_end(value) // 2 + 1 if own else (turns_to_end(value) + 3) // 2)
    ahead = "nobody" if abs(value) < _EVEN else "you" if value > 0 else "other"
    return WhyLook(turns=int(search.depth), ahead=ahead)


def solve(state: TigerLabyrinth, turns: int, budget: Budget | None = None) -> tuple[int, int]:
    """The quickest forced win within so many own turns: in how many, and the first action.

    (0, -1) if there is none, or none that the budget finds.
    """
    search = AlphaBeta(TigerLine(state), budget or Budget(), bits=20)
    action = search.run(2 * turns - 1)
    if search.value > FAR:
        return turns_to_end(search.value) // 2 + 1, action
    return 0, -1


def solution(state: TigerLabyrinth, turns: int) -> tuple[int, list[int]]:
    """A forced win: what follows the first action depends on the answers."""
    number, action = solve(state, turns)
    return number, [action] if number else []


def chances(perspective: Perspective) -> list[float]:
    """Each seat's chance of winning, by looking ahead."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    search = AlphaBeta(
        TigerLine(state), perspective.allowed(_CHANCE_NODES, interpreted=_INTERPRETED)
    )
    search.run()
    value = int(search.value)
    if turns := turns_to_end(value):
        sure = _FORCED[min(turns, len(_FORCED)) - 1]
        mover = sure if value > 0 else 1 - sure
    else:
        mover = 1 / (1 + exp(-value / _ODDS))
    return [mover, 1 - mover] if state.seat == 1 else [1 - mover, mover]


def greedy(perspective: Perspective) -> int:
    """Plays the turn after which its cubs are furthest ahead of the other's; among equals any.

    It never looks beyond its own turn. It repeats a position that has occurred twice only if it is
    behind in that position.
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
    lead = _way(after, 3 - seat) - _way(after, seat)
    if after.ended == REPETITION:
        return 0 if lead < 0 else _NEVER
    if after.phase == OVER:
        return _WON if after.ended == ESCAPE else 0
    return lead


def _way(state: TigerLabyrinth, seat: int) -> int:
    """How many steps a seat's cubs are from their tiger Door, all together."""
    cubs = state.cubs(seat)
    steps = _FROM_D4 if seat == state.red else _FROM_A4
    return sum(steps[cell] * cubs_on(cubs, cell) for cell in range(16))
