"""Why a bot of Traps plays what it plays: facts about the table, as its seat knows them."""

from __future__ import annotations

import pytest

from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.event import Event
from clew.games.tiger_traps.bots import explain
from clew.games.tiger_traps.bots.explaining import (
    WhyBids,
    WhyGives,
    WhyLays,
    WhyOwnCard,
    WhyOwnTrap,
    WhyPasses,
    WhyStops,
    WhyTheirCard,
    WhyTooHigh,
    reason,
)
from clew.games.tiger_traps.rules import BID, GIVE, PASS, REVEAL, TigerTraps
from clew.words import LANGUAGES, words
from tests.games.tiger_traps.tables import GAME, new, table


def why(state: TigerTraps, action: int, seat: int = 1) -> Event:
    return reason(Perspective(GAME, state, seat, 1), action, 50)


def test_a_trap_and_a_card_that_matches() -> None:
    state = table("1 ◆  hand RL LT  stack RT\n2 ◆  stack BL", phase="build")
    assert why(state, 0) == WhyLays(traits=2, sure=3, percent=50)
    assert why(state, 5) == WhyLays(traits=0, sure=0, percent=50)


def test_a_bid_is_the_own_stack_and_what_others_must_give() -> None:
    state = table("1 ◆  stack RL RT\n2 ◆  stack BL BL", phase="build")
    assert why(state, BID + 5) == WhyBids(bid=5, sure=3, missing=2, cards=2, percent=50)
    assert why(state, BID + 8) == WhyTooHigh(bid=8, most=7, passes=False)


def test_to_pass_leaves_the_next_bid_to_others() -> None:
    state = table("1 ◆  stack RL\n2 ◆  stack BL BL", phase="bid", bid=3, bidder=2, start=2)
    assert why(state, PASS) == WhyPasses(bid=4, sure=2, missing=2, cards=2, percent=50)
    high = table("1 ◆  stack RL\n2 ◆  stack BL BL", phase="bid", bid=9, bidder=2, start=2)
    assert why(high, PASS) == WhyTooHigh(bid=9, most=6, passes=True)


def test_what_is_turned_over() -> None:
    good = table("1 ◆  stack LT RL\n2 ◆  stack RL BT", phase="reveal", bid=9)
    assert why(good, REVEAL + 1) == WhyOwnCard(traits=2)
    assert why(good, REVEAL + 2) == WhyTheirCard(missing=9, cards=2, top="match")
    trap = table("1 ◆  stack RL LT\n2 ◆  stack RL BT", phase="reveal", bid=9)
    assert why(trap, REVEAL + 1) == WhyOwnTrap(beneath=1, cards=2)
    assert why(trap, REVEAL + 2) == WhyTheirCard(missing=9, cards=2, top="trap")


def test_who_is_given_a_gem() -> None:
    state = table(
        "1 ◆◆  stack RT  beside BT\n2 ◆◆  stack BL BL\n3 ◆  stack RL BL", phase="award", bid=9
    )
    assert why(state, GIVE + 3) == WhyGives(gems=1, fewest=True)
    assert why(state, GIVE + 2) == WhyGives(gems=2, fewest=False)


def test_to_stop_says_what_is_missing() -> None:
    state = table("1 ◆◆  stack RT  beside RL\n2 ◆◆  stack BL BL", phase="reveal", bid=9)
    assert why(state, GIVE + 2) == WhyStops(missing=7, cards=2)


def test_a_reason_says_how_often_the_master_does_it() -> None:
    """Cards that match as much are one choice."""
    state = new(seed=3)
    found = {
        state.traits(action): explain(Perspective(GAME, state, 1, 1), action).percent  # type: ignore[attr-defined]
        for action in state.legal(1)
    }
    assert sum(found.values()) == pytest.approx(100, abs=2)


@pytest.mark.parametrize("players", [2, 3])
def test_a_reason_depends_on_nothing_that_the_seat_does_not_know(players: int) -> None:
    state, chance = new(players, 7), Fast(2)
    for number in range(24):
        seat = state.acting()
        if not seat:
            break
        action = state.pick(seat, chance)
        said = explain(Perspective(GAME, state, seat, number), action)
        world = state.sample(seat, Fast(number))
        assert explain(Perspective(GAME, world, seat, number), action) == said
        for language in LANGUAGES:
            names = ["Ann", "Bob", "Cy"][:players]
            assert words(language, GAME).event(said, names, seat).endswith(".")
        state.apply(seat, action, chance, None)
