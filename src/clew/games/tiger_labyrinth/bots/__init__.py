"""The bots of The Lady and the Tiger: Labyrinth."""

from __future__ import annotations

from math import exp

from clew.bots.perspective import Perspective
from clew.bots.search.alphabeta import FAR, AlphaBeta, turns_to_end
from clew.bots.search.budget import Budget
from clew.bots.slips import any_near
from clew.games.tiger_labyrinth.bots.explaining import explain
from clew.games.tiger_labyrinth.bots.judges import learned
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.bots.ways import way
from clew.games.tiger_labyrinth.rules import ESCAPE, OVER, REPETITION, SWAPPING, TigerLabyrinth

__all__ = [
    "adept",
    "apprentice",
    "beginner",
    "by_steps",
    "chances",
    "expert",
    "explain",
    "greedy",
    "journeyman",
    "master",
    "novice",
    "solve",
    "stepper",
    "veteran",
]

_WON = 1000
_NEVER = 1 - _WON
"""A value so low that any other action is preferred."""
_INTERPRETED = 100_000
"""No more nodes than these where the rules are not compiled: about a quarter of a second."""
_INTERPRETED_JUDGED = 40_000
"""The same where a judge looks, too."""
_MASTER_NODES = 750_000
_LATE = 4
"""So many moves of a position are always looked at as deep as can be."""
_CHANCE_NODES = 10_000
"""So few that it is quick interpreted, too, and the same there."""
_STEPPER_CHANCE_NODES = 200_000
# Measured in 109 games of adepts; a judge learned to speak on the same scale, and 250 more games
# of adepts agree.
_ODDS = 77.0
"""A lead that makes the odds e to one: less than four steps of a cub."""
_FORCED = (1.0, 0.95, 0.95, 0.8)
"""How often a forced win is really won, by the number of turns of both sides until then."""
OTHERS = ("stepper",)
REVISIONS = {"novice": 2, "master": 2}
"""Of the bots that play differently than those of their name once did."""
_SLIPS = 4
"""Once in so many decisions a novice takes something that is nearly as good for what is best."""
_NEARLY = 2
"""How many steps of its cubs it may lose that way."""
_POSITIONS = {"apprentice": 100, "journeyman": 200, "veteran": 1_700, "expert": 2_800}
"""How many positions a level looks at: they suffice for its own turn and some answers, then for
more and more of what follows."""
_SMALL = 12
"""A table of so many bits is enough for them."""


def master(perspective: Perspective) -> int:
    """Alpha-beta, as far as its budget goes, with a judge that learned what positions are worth.
    What looks worse than the best few is looked at less deep."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    budget = perspective.allowed(_MASTER_NODES, interpreted=_INTERPRETED_JUDGED)
    return AlphaBeta(TigerLine(state, learned()), budget, late=_LATE).run()


def stepper(perspective: Perspective) -> int:
    """What the master was before it had a judge: it counts the steps of the cubs. To measure by."""
    return _look_ahead(perspective, nodes=1_500_000, deepest=60)


def adept(perspective: Perspective) -> int:
    """Alpha-beta over its own turn and the answer."""
    return _look_ahead(perspective, nodes=20_000, deepest=2)


def expert(perspective: Perspective) -> int:
    """Reads two or three turns ahead."""
    return _read(perspective, _POSITIONS["expert"])


def veteran(perspective: Perspective) -> int:
    """Looks at its turn, at the answer, and sometimes further."""
    return _read(perspective, _POSITIONS["veteran"])


def journeyman(perspective: Perspective) -> int:
    """Looks at the answers to its better turns, not to all."""
    return _read(perspective, _POSITIONS["journeyman"])


def apprentice(perspective: Perspective) -> int:
    """Finds its best turn, and seldom looks at an answer."""
    return _read(perspective, _POSITIONS["apprentice"])


def _read(perspective: Perspective, nodes: int) -> int:
    """Alpha-beta over so few positions that each one counts."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    search = AlphaBeta(TigerLine(state), perspective.allowed(nodes), bits=_SMALL)
    return search.run()


def beginner(perspective: Perspective) -> int:
    """Brings its own cubs nearer to their Door, and has no eye for the other's."""
    values = _values(perspective, minds_other=False)
    return any_near(values, perspective.chance, 0)


def novice(perspective: Perspective) -> int:
    """Plays its own turn well, mostly. It never misses a win in this turn."""
    if perspective.chance.below(_SLIPS) == 0:
        values = _values(perspective)
        return any_near(values, perspective.chance, _NEARLY)
    return _look_ahead(perspective, nodes=5_000, deepest=1)


def _look_ahead(perspective: Perspective, nodes: int, deepest: int) -> int:
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    search = AlphaBeta(TigerLine(state), perspective.allowed(nodes, interpreted=_INTERPRETED))
    return search.run(deepest)


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
    """Each seat's chance of winning, by looking a little ahead with the master's judge."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    line = TigerLine(state, learned())
    return _foretold(state, AlphaBeta(line, perspective.allowed(_CHANCE_NODES), late=_LATE))


def by_steps(perspective: Perspective) -> list[float]:
    """The same by looking further ahead and counting the steps of the cubs. To measure by."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    budget = perspective.allowed(_STEPPER_CHANCE_NODES, interpreted=_INTERPRETED)
    return _foretold(state, AlphaBeta(TigerLine(state), budget))


OTHER_CHANCES = {"steps": by_steps}


def _foretold(state: TigerLabyrinth, search: AlphaBeta) -> list[float]:
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
    return any_near(_values(perspective), perspective.chance, 0)


def _values(perspective: Perspective, *, minds_other: bool = True) -> dict[int, int]:
    """How far ahead each action puts the seat, or only how near to its own Door."""
    state = perspective.world
    assert isinstance(state, TigerLabyrinth)
    return {
        action: _value(perspective, state, action, minds_other=minds_other)
        for action in perspective.legal()
    }


def _value(
    perspective: Perspective, state: TigerLabyrinth, action: int, *, minds_other: bool
) -> int:
    """How far ahead an action puts the seat, the best swap after a step included."""
    seat = perspective.seat
    after = state.clone()
    after.apply(seat, action, perspective.chance, None)
    if after.phase == SWAPPING:
        swaps = after.legal(seat)
        return max(_value(perspective, after, swap, minds_other=minds_other) for swap in swaps)
    lead = way(after, 3 - seat) - way(after, seat)
    if after.ended == REPETITION:
        return 0 if lead < 0 else _NEVER
    if after.phase == OVER:
        return _WON if after.ended == ESCAPE else 0
    return lead if minds_other else -way(after, seat)
