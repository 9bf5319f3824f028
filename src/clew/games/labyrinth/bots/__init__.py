"""Labyrinth's own bots.

A level judges whole turns, push and move together, and then plays the decision it is asked for.
"""

from __future__ import annotations

from typing import NamedTuple

from clew.bots.perspective import Perspective
from clew.bots.slips import any_near, glimpse
from clew.core.chance import Chance
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.state import State, buffer
from clew.games.labyrinth.bots.forecast import SURE
from clew.games.labyrinth.bots.forecasts import learned
from clew.games.labyrinth.bots.racing import chances
from clew.games.labyrinth.bots.reading import Reader
from clew.games.labyrinth.bots.solving import shortest
from clew.games.labyrinth.bots.thinking import Judge
from clew.games.labyrinth.bots.trying import Trier
from clew.games.labyrinth.components import TREASURES
from clew.games.labyrinth.maze import spread
from clew.games.labyrinth.rules import (
    AGAIN,
    CHOOSE,
    DOUBLE_TURN,
    LOOK,
    MOVE,
    MOVING,
    OVER,
    PUSH,
    PUSHING,
    SEARCH,
    SWAP,
    TAKE,
    Labyrinth,
)
from clew.games.labyrinth.turns import PUSHES, expand

__all__ = [
    "WhyGoal",
    "WhyHome",
    "WhyWait",
    "adept",
    "apprentice",
    "beginner",
    "by_master",
    "chances",
    "expert",
    "explain",
    "greedy",
    "master",
    "novice",
    "solution",
    "weigher",
]

REVISIONS = {"novice": 2, "master": 3}
"""Of the bots that play differently than those of their name once did."""
_SLIPS = 2
"""Once in so many decisions a novice does not look at everything."""
_GLIMPSE = 8
"""How many pushes it then tries out in its head, of about 48."""
_FIRST_GLIMPSE = 10
"""How many a beginner ever tries out."""
_ASTRAY = 3
"""How many steps further from its goal it then may stop."""
_GRIDS = 20_000
"""More grids than a decision ever needs to look at."""
_NODES = 20_000
"""More than reading all answers ever takes."""
_INTERPRETED = 1_200
"""No more than these where the rules are not compiled: the answers to the turns that look best."""
_GRIDS_TRIED = 100_000
"""More grids than trying turns among several takes, unless many are on their way home."""
_TRIED_INTERPRETED = 2_000
OTHERS = ("weigher",)


class Style(NamedTuple):
    """How a level judges; see Judge."""

    replies: int
    follow: float
    threat: float
    nearness: float


_ADEPT = Style(replies=12, follow=0.5, threat=0.0, nearness=0.02)
_EXPERT = Style(replies=12, follow=0.5, threat=0.06, nearness=0.02)
_MASTER = Style(replies=48, follow=0.6, threat=0.4, nearness=0.01)


def master(perspective: Perspective) -> int:
    """With two players it reads all answers to its turns, with more it tries its turns in worlds in
    which the others answer; nets that learned what positions are worth judge what that leaves. With
    events it weighs."""
    thinker = _thought(perspective)
    if thinker is None:
        return weigher(perspective)
    return MOVE + int(thinker.cell) if perspective.legal()[0] >= MOVE else int(thinker.push)


def _thought(perspective: Perspective) -> Reader | Trier | None:
    """What has found the best push or move of the seat in turn, where a net has learned to."""
    thinker = _thinker(perspective, perspective.world)
    if thinker is not None:
        legal = perspective.legal()
        if legal[0] >= MOVE:
            thinker.best_move(sum(1 << action - MOVE for action in legal))
        else:
            thinker.best_turn()
    return thinker


def by_master(perspective: Perspective) -> list[float] | None:
    """What the master foresees for itself when it decides; the others share the rest as the race
    says. Its nets do not know what it is to wait."""
    seat = perspective.seat
    thinker = _thought(perspective) if perspective.world.acting() == seat else None
    if thinker is None:
        return None
    raced = chances(perspective)
    own = max(0.0, min(1.0, int(thinker.value) / SURE))
    rest = (1 - own) / max(1e-9, 1 - raced[seat - 1])
    return [own if i == seat - 1 else chance * rest for i, chance in enumerate(raced)]


OTHER_CHANCES = {"master": by_master}


def weigher(perspective: Perspective) -> int:
    """What the master was before it read ahead: it weighs every turn by what all answers leave, and
    by what the opponents may want. To measure by."""
    return _decide(perspective, _MASTER)


def expert(perspective: Perspective) -> int:
    """As the adept, over more answers; of what the opponents may want it thinks only a little."""
    return _decide(perspective, _EXPERT)


def adept(perspective: Perspective) -> int:
    """Takes its goal if it can; otherwise waits where most answers leave the goal in reach next
    turn."""
    return _decide(perspective, _ADEPT)


def apprentice(perspective: Perspective) -> int:
    """Tries every push, and goes as near to its goal as it can; what comes after its turn it does
    not ask."""
    return greedy(perspective)


def beginner(perspective: Perspective) -> int:
    """Tries a few pushes, and goes as near to its goal as they let it."""
    state = perspective.world
    assert isinstance(state, Labyrinth)
    if state.phase not in (PUSHING, AGAIN):
        return greedy(perspective)
    pushes = [action for action in perspective.legal() if action < MOVE]
    tried = glimpse(pushes, perspective.chance, _FIRST_GLIMPSE)
    return _push(perspective, state, perspective.seat, tried)


def novice(perspective: Perspective) -> int:
    """Takes its goal if it sees how, else goes near to it; it overlooks pushes, but never a goal
    that it can walk to."""
    state, seat, chance = perspective.world, perspective.seat, perspective.chance
    assert isinstance(state, Labyrinth)
    legal = perspective.legal()
    if state.phase not in (PUSHING, AGAIN, MOVING) or chance.below(_SLIPS):
        return greedy(perspective)
    if state.phase == MOVING:
        return _stray(state, seat, _move(state, seat, legal), legal, chance)
    pushes = [action for action in legal if action < MOVE]
    return _push(perspective, state, seat, glimpse(pushes, chance, _GLIMPSE))


def _stray(state: Labyrinth, seat: int, best: int, legal: list[int], chance: Chance) -> int:
    """A walk that ends nearly as near to the goal as the best one; the goal itself is reached."""
    targets = _targets(state, seat)
    if best < MOVE or best > SWAP or 1 << best - MOVE & targets:
        return best
    walks = [action for action in legal if MOVE <= action <= SWAP]
    values = {action: -_distance(1 << action - MOVE, targets) for action in walks}
    return any_near(values, chance, _ASTRAY)


def _decide(perspective: Perspective, style: Style) -> int:
    state = perspective.world
    assert isinstance(state, Labyrinth)
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    if state.phase == CHOOSE:
        return _take_card(state, perspective.seat, legal)
    if state.phase == MOVING:
        return _move_well(perspective, state, style, legal)
    judge = _judge(perspective, state, style)
    judge.best_turn()
    return judge.push


def _judge(perspective: Perspective, state: Labyrinth, style: Style) -> Judge:
    budget = perspective.allowed(_GRIDS, every=64)
    return Judge(state, perspective.seat, perspective.chance, budget, *style)


def _thinker(perspective: Perspective, state: State) -> Reader | Trier | None:
    """Thinks ahead in a position, where a net has learned to."""
    assert isinstance(state, Labyrinth)
    net = learned(int(state.players))
    if net is None or state.events:
        return None
    seat = perspective.seat
    if state.players == 2:
        budget = perspective.allowed(_NODES, every=64, interpreted=_INTERPRETED)
        return Reader(state, seat, budget, net)
    budget = perspective.allowed(_GRIDS_TRIED, every=64, interpreted=_TRIED_INTERPRETED)
    return Trier(state, seat, perspective.chance, budget, net)


def _move_well(perspective: Perspective, state: Labyrinth, style: Style, legal: list[int]) -> int:
    """The best of all actions that are possible before or instead of a plain move."""
    if LOOK in legal:
        return LOOK
    judge = _judge(perspective, state, style)
    if state.message == DOUBLE_TURN:
        judge.again()
    cells = sum(1 << action - MOVE for action in legal if MOVE <= action <= SWAP)
    best = judge.best_move(cells)
    choice = MOVE + judge.cell
    if SEARCH in legal and best < 1:
        return SEARCH
    if legal[0] < MOVE and best < 1:
        value = judge.best_turn()
        if value > best:
            best, choice = value, judge.push
    for action in legal:
        if SWAP < action < LOOK:
            after = state.clone()
            after.apply(perspective.seat, action, perspective.chance, None)
            swapped = _judge(perspective, after, style)
            walks = [move for move in after.legal(perspective.seat) if MOVE <= move <= SWAP]
            value = swapped.best_move(sum(1 << move - MOVE for move in walks))
            if value > best:
                best, choice = value, action
    return choice


class WhyGoal(Event, frozen=True, kw_only=True, tag="why-goal"):
    """It reaches this treasure in this turn."""

    treasure: str


class WhyHome(Event, frozen=True, kw_only=True, tag="why-home"):
    """It gets home, and that wins."""


class WhyWait(Event, frozen=True, kw_only=True, tag="why-wait"):
    """The percentage of answers after which the goal (`treasure`, or home) is in reach next
    turn."""

    treasure: str
    percent: int


def explain(perspective: Perspective, action: int) -> Event | None:
    """Why a push or a move is a good one: what it reaches, or how it goes on."""
    state = perspective.world
    assert isinstance(state, Labyrinth)
    if action > SWAP or state.phase == CHOOSE:
        return None
    seat = perspective.seat
    goals = [state.card(seat, 0), state.card(seat, 1)] if state.goals_left(seat) else []
    left = state.goals_left(seat)
    after = state.clone()
    after.apply(seat, action, perspective.chance, None)
    cell = action - MOVE
    if action < MOVE:
        walks = [move for move in after.legal(seat) if MOVE <= move <= SWAP]
        judge = _thinker(perspective, after) or _judge(perspective, after, _MASTER)
        judge.best_move(sum(1 << move - MOVE for move in walks))
        cell = int(judge.cell)
        before, after = after, after.clone()
        after.apply(seat, MOVE + cell, perspective.chance, None)
    else:
        before = state
    if left == 0:
        if cell == state.home(seat):
            return WhyHome()
        return WhyWait(treasure="home", percent=_chance_next(perspective, before, cell))
    if after.goals_left(seat) < left:
        return WhyGoal(treasure=TREASURES[before.treasure(cell) - 1])
    goal = TREASURES[goals[0] - 1]
    return WhyWait(treasure=goal, percent=_chance_next(perspective, before, cell))


def _chance_next(perspective: Perspective, state: Labyrinth, cell: int) -> int:
    """After how many of a hundred answers the goal can be reached from a cell."""
    only = Style(replies=48, follow=1.0, threat=0.0, nearness=0.0)
    return round(100 * _judge(perspective, state, only).best_move(1 << cell))


def solution(state: Labyrinth, turns: int) -> tuple[int, list[int]]:
    """The fewest consecutive own turns in which the seat to push reaches one of its goals, and how.

    (0, []) if that takes more than so many, or four, turns, and when the game is over.
    """
    if state.phase == OVER:
        return 0, []
    if state.phase not in (PUSHING, AGAIN):
        raise ClewError("labyrinth is solved from a push on; now something else is asked")
    moves = shortest(state, state.acting(), turns)
    return len(moves) // 2, moves


def _take_card(state: Labyrinth, seat: int, legal: list[int]) -> int:
    """The card of the pile, the one on top included, whose treasure is nearest (LB-24)."""
    after = state.clone()
    after.phase = MOVING
    after.message = 0
    reach = sum(1 << action - MOVE for action in after.legal(seat) if MOVE <= action <= SWAP)

    def steps(action: int) -> int:
        cells = [cell for cell in range(49) if state.treasure(cell) == action - TAKE]
        return _distance(reach, 1 << cells[0]) if cells else 20

    return min(legal, key=steps)


def greedy(perspective: Perspective) -> int:
    """Takes the goal if any push reaches it, else ends as near to it as it can."""
    state = perspective.world
    assert isinstance(state, Labyrinth)
    legal = perspective.legal()
    seat = perspective.seat
    if state.phase == MOVING:
        return _move(state, seat, legal)
    if state.phase == CHOOSE:
        return _take_card(state, seat, legal)
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
    """The push after which the pawn can end nearest to a target; ties are broken at random."""
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
