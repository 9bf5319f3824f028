"""Who will be home first in Labyrinth: each seat's chance of winning.

The model: a seat reaches each of its goals with about the same chance in every turn. Only the next
goal can be seen, so its chance is known better. The seat that needs the fewest turns wins; among
equals the first in turn order wins.
"""

from __future__ import annotations

from typing import NamedTuple

from clew.bots.perspective import Perspective
from clew.bots.tempering import tempered
from clew.core.bits import at
from clew.core.state import buffer
from clew.games.labyrinth.bots.beliefs import Beliefs
from clew.games.labyrinth.bots.grids import Grid, comes_home, tiles_in_reach
from clew.games.labyrinth.rules import CHOOSE, MOVING, Labyrinth
from clew.games.labyrinth.turns import PUSHES

__all__ = ["Pace", "Stage", "chances", "finishing", "race", "stages"]

_TURNS = 120
"""No race is longer."""
_SURE = 0.99
"""The limits of a chance: nobody sees everything, and nobody has no luck at all."""


class Pace(NamedTuple):
    """How fast a seat makes progress."""

    goal: float
    """The chance to reach, in one turn, a goal about which nothing is known yet."""
    home: float
    """The same for the way home."""
    kept: float
    """How much of what is known about a goal is still true a push later."""


_PACES = {
    2: Pace(goal=0.85, home=0.86, kept=0.46),
    3: Pace(goal=0.76, home=0.69, kept=0.60),
    4: Pace(goal=0.71, home=0.66, kept=0.67),
}
"""By players. Counted in games of adepts by bench/labyrinth_pace.py."""
_BOLD = {2: 1.45, 3: 1.1, 4: 1.25}
"""By number of players: turns vary less than dice, so the leader wins more often than dice would
say."""


class Stage(NamedTuple):
    """Where a seat stands."""

    goals: int
    """Goals still to reach, without home."""
    home: bool
    """Whether it has to go home then."""
    near: float
    """How likely the next goal would be reached in a turn now."""
    pushes: int
    """How many others push before it does."""


def chances(perspective: Perspective) -> list[float]:
    """Each seat's chance of winning."""
    state = perspective.world
    assert isinstance(state, Labyrinth)
    stands = stages(state, perspective.seat)
    pace = _PACES[len(stands)]
    found = race([finishing(one, pace) for one in stands], [one.pushes for one in stands])
    return tempered(found, _BOLD[len(found)])


def stages(state: Labyrinth, viewer: int) -> list[Stage]:
    """Where all seats stand, as far as one of them can know."""
    beliefs = Beliefs(state, viewer)
    grid = Grid()
    grid.take(state)
    players = int(state.players)
    order = {}
    seat = int(state.seat)
    for pushes in range(players):
        order[seat] = pushes
        seat = int(state.after(seat))
    found = []
    for seat in range(1, players + 1):
        goals = int(state.goals_left(seat))
        pushed = seat == state.seat and state.phase in (MOVING, CHOOSE)
        near = _near(state, beliefs, grid, seat, pushed)
        found.append(Stage(goals, not state.short, near, order[seat]))
    return found


def _near(state: Labyrinth, beliefs: Beliefs, grid: Grid, seat: int, pushed: bool) -> float:
    """How likely a seat that pushes and moves now, or only moves, reaches its goal."""
    pawn = state.pawn(seat)
    room = buffer(PUSHES)
    if state.goals_left(seat) == 0:
        if pushed:
            return float(grid.reach(pawn) >> state.home(seat) & 1)
        return float(comes_home(grid, state.home(seat), pawn, room))
    tiles = grid.reach(pawn) if pushed else tiles_in_reach(grid, pawn, room)
    return float(beliefs.chance_on(seat, tiles & ~at(63)))


def finishing(stage: Stage, pace: Pace) -> list[float]:
    """How likely a seat has finished after no turn, one turn, two turns …"""
    base = pace.goal if stage.goals else pace.home
    first = base + (min(max(stage.near, 1 - _SURE), _SURE) - base) * pace.kept**stage.pushes
    legs = [pace.goal] * stage.goals + [pace.home] * stage.home
    done = [0.0] * _TURNS
    done[0] = 1.0
    for number, chance in enumerate(legs):
        done = _after_leg(done, chance, first if number == 0 else chance)
    total = 0.0
    return [total := total + one for one in done]


def _after_leg(before: list[float], chance: float, first: float) -> list[float]:
    """The turn distribution of the end of a leg, given that of its beginning. The first turn of the
    leg has a chance of its own."""
    done = [0.0] * len(before)
    waiting = 0.0
    for turn in range(1, len(before)):
        done[turn] = before[turn - 1] * first + waiting * chance
        waiting = waiting * (1 - chance) + before[turn - 1] * (1 - first)
    return done


def race(finished: list[list[float]], order: list[int]) -> list[float]:
    """Each seat's chance to be first. `finished` is by seat and own turn; `order` is the turn
    order."""
    wins = []
    for seat, own in enumerate(finished):
        won = 0.0
        for turn in range(1, _TURNS):
            alone = own[turn] - own[turn - 1]
            for other, others in enumerate(finished):
                if other != seat:
                    alone *= 1 - others[turn if order[other] < order[seat] else turn - 1]
            won += alone
        wins.append(won)
    total = sum(wins)
    return [round(won / total, 6) if total > 0 else 1 / len(wins) for won in wins]
