"""Why a bot of Labyrinthos plays what it plays: each claim is true in the position."""

from __future__ import annotations

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games import find
from clew.games.labyrinthos.bots.comparing import (
    WhyCovers,
    WhyDetour,
    WhyDiscards,
    WhyFlees,
    WhyKeeps,
    WhyShortest,
    WhyTarget,
    WhyTokens,
    WhyWound,
)
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.components import MONSTERS
from clew.games.labyrinthos.dealing import hand_limit
from clew.games.labyrinthos.hero_board import EXPLORE_SLOT, MOVE_SLOT
from clew.games.labyrinthos.rules import Labyrinthos

GAME = find("labyrinthos")
DECISIONS = 400


def holds(why: object, before: Labyrinthos, after: Labyrinthos, seat: int, action: int) -> bool:
    """Whether a reason is true, found out in another way than it was made."""
    match why:
        case WhyTokens():
            return (why.feet, why.hands) == (after.has_feet(seat), after.has_hands(seat))
        case WhyDiscards():
            return (why.cards, why.most) == (before.hand_size(seat), hand_limit(before, seat))
        case WhyKeeps():
            return why.cards == before.hand_size(seat)
        case WhyWound() | WhyCovers():
            move, explore = after.works(seat, MOVE_SLOT), after.works(seat, EXPLORE_SLOT)
            return (why.works in ("both", "move"), why.works in ("both", "explore")) == (
                bool(move),
                bool(explore),
            )
        case WhyTarget():
            others = [before.keys(o) for o in range(1, before.players + 1) if o != seat]
            own = before.keys(why.other_seat)
            return why.keys == own and why.most == (own == max(others))
        case WhyFlees():
            is_named = why.monster == MONSTERS[after.beast]
            return is_named and before.place(seat) != after.place(seat)
        case WhyShortest():
            return all(_route(after, seat) <= _route(one, seat) for one in _others(before, action))
        case WhyDetour():
            costs = [_cost(one, why.other_seat) for one in _others(before, action)]
            return _cost(after, why.other_seat) >= max(costs)
    return True


def _others(state: Labyrinthos, action: int) -> list[Labyrinthos]:
    found = []
    for other in state.legal(state.acting()):
        after = state.clone()
        after.apply(state.acting(), other, Fast(1), None)
        if other != action and not after.ended:
            found.append(after)
    return found


def _route(state: Labyrinthos, seat: int) -> int:
    routes = Habits().routes
    routes.look(state)
    return int(routes.route(state, seat))


def _cost(state: Labyrinthos, seat: int) -> int:
    routes = Habits().routes
    routes.look(state)
    return int(routes.cost(state, seat))


def test_every_claim_of_a_hint_is_true_and_every_hint_has_one() -> None:
    """Over the decisions of two games by habit, whatever is asked."""
    told: set[type] = set()
    for seed, players in ((5, 3), (6, 2)):
        chance, habits = Fast(seed), Habits()
        state = GAME.new(players, GAME.read_options({}), chance)
        for number in range(DECISIONS // 2):
            seat = state.acting()
            if not seat:
                break
            seen = Perspective(GAME, state, seat, number)
            world = seen.world
            assert isinstance(world, Labyrinthos)
            action = int(habits.choose(world, seat, chance))
            why = bots.explain(seen, action)
            after = world.clone()
            after.apply(seat, action, Fast(1), None)
            assert why is not None
            assert holds(why, world, after, seat, action), (number, why)
            told.add(type(why))
            state.apply(seat, action, chance, None)
    assert len(told) > 10
