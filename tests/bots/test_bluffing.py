"""Traps for two solved as a game of bluff: regrets, the season by traits, and what comes of it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.bots.search.regrets import Regrets
from clew.core.chance import Fast
from clew.games.tiger_traps.bots import by_search, solver
from clew.games.tiger_traps.bots.habits import Habits
from clew.games.tiger_traps.bots.season import Season, top_bid
from clew.games.tiger_traps.rules import BID, PASS, REVEAL, TigerTraps
from clew.study.hints import advise
from clew.table.eyes import Sight
from tests.games.tiger_traps.tables import GAME, new, table

pytestmark = pytest.mark.both_builds


def strategy(table: Regrets, place: int) -> list[float] | None:
    out = vec[float]([0.0] * 3)
    return list(out) if table.match(place, 3, out, 0) else None


def answer(state: TigerTraps, seat: int, nodes: int = 20, seed: int = 1) -> dict[int, float]:
    return by_search(Perspective(GAME, state, seat, seed), nodes)


def test_without_regrets_there_is_no_strategy_yet() -> None:
    table = Regrets(10)
    assert strategy(table, table.find(7, 3)) is None


def test_a_choice_is_as_likely_as_it_is_regretted() -> None:
    table = Regrets(10)
    place = table.find(7, 3)
    table.learn(place, 0, 1.0)
    table.learn(place, 2, 3.0)
    assert strategy(table, place) == [0.25, 0.0, 0.75]


def test_what_did_worse_is_not_played_until_it_has_made_up_for_it() -> None:
    table = Regrets(10)
    place = table.find(7, 3)
    table.learn(place, 0, -5.0)
    table.learn(place, 0, 4.0)
    table.learn(place, 1, 2.0)
    assert strategy(table, place) == [0.0, 1.0, 0.0]
    table.learn(place, 0, 3.0)
    assert strategy(table, place) == [0.5, 0.5, 0.0]


def test_a_situation_is_found_again_and_no_other() -> None:
    table = Regrets(1000)
    places = [table.find(key, 2) for key in range(1, 1000)]
    assert places == [table.find(key, 2) for key in range(1, 1000)]
    assert len(set(places)) == 999


def test_a_full_table_has_no_regrets_for_what_is_new() -> None:
    table = Regrets(1)
    found = [table.find(key, 3) for key in range(1, 3000)]
    assert found[0] == 0
    assert found[-1] == -1
    assert strategy(table, -1) is None


@pytest.mark.parametrize(("cards", "top"), [(2, 5), (3, 7), (4, 8), (12, 13)])
def test_the_highest_bid_thought_about_is_just_out_of_reach(cards: int, top: int) -> None:
    """At best three cards match two traits and the others one."""
    assert top_bid(cards, 13) == top


def test_the_same_seed_and_budget_give_the_same_odds() -> None:
    assert answer(new(), 1) == answer(new(), 1)
    assert answer(new(), 1) != answer(new(), 1, seed=2)


@pytest.mark.parametrize("seat", [1, 2])
def test_what_a_seat_cannot_know_changes_nothing(seat: int) -> None:
    state = new()
    for action in (state.legal(1)[0], state.legal(2)[0]):
        state.apply(state.acting(), action, Fast(1), None)
    if seat == 2:
        state.apply(1, BID + 2, Fast(1), None)
    for other in range(3):
        assert answer(state.sample(seat, Fast(other)), seat) == answer(state, seat)


def test_odds_add_up_and_are_legal_all_through_a_game() -> None:
    state, chance = new(seed=3), Fast(4)
    for _ in range(40):
        seat = state.acting()
        if not seat:
            break
        found = answer(state, seat, nodes=12)
        assert sum(found.values()) == pytest.approx(1)
        assert set(found) <= set(state.legal(seat))
        state.apply(seat, next(iter(found)), chance, None)


def test_a_bid_out_of_reach_is_left_to_the_other() -> None:
    state = table("1 ◆  stack RL\n2 ◆  stack BL", phase="bid", bid=6, bidder=2, start=2)
    assert answer(state, 1) == {PASS: 1.0}


def test_own_good_cards_are_turned_over_first() -> None:
    state = table("1 ◆  stack LT RL\n2 ◆  stack RL BT", phase="reveal", bid=9)
    assert answer(state, 1) == {REVEAL + 1: 1.0}


def test_who_is_sure_of_more_does_not_pass() -> None:
    """Six traits are sure: five are not left to the other, who would find them, too."""
    state = table("1 ◆  stack RL RL RL\n2 ◆  stack BL BL BL", phase="bid", bid=5, bidder=2, start=2)
    assert answer(state, 1, nodes=80).get(PASS, 0.0) < 0.2


def test_a_search_stopped_before_it_began_still_answers() -> None:
    perspective = Perspective(GAME, new(), 1, 1)
    perspective.budget = Budget()
    perspective.budget.stop()
    assert solver(perspective) in perspective.legal()


def by_habit(stacks: list[int], heights: list[int], hands: list[int] | None = None) -> Habits:
    season = Season(new(), 1)
    for place, cards in enumerate(hands or []):
        season.hands[place] = cards
    return Habits(season, vec[i64](stacks), vec[i64](heights), Fast(1))


def test_by_habit_a_builder_plays_any_card_of_its_hand() -> None:
    out = vec[float]([0.0] * 3)
    by_habit([1, 1], [0, 0], [3, 2, 1]).build(0, 0, out, 0)
    assert list(out) == pytest.approx([3 / 6, 2 / 6, 1 / 6])


def test_by_habit_who_has_no_card_left_bids_what_is_hoped_for() -> None:
    """Three traits are sure, and there is nothing of the other to hope for."""
    out = vec[float]([0.0] * 16)
    by_habit([0b1_10_01, 1], [2, 0]).build(0, 13, out, 0)
    assert list(out) == [0.0] * 5 + [1.0] + [0.0] * 10


@pytest.mark.parametrize(("bid", "raises"), [(2, 1.0), (3, 1 / 6), (4, 0.0)])
def test_by_habit_a_bid_is_raised_by_one_if_hope_allows(bid: int, raises: float) -> None:
    """Two traits are sure, and two cards of the other may hold half a trait or a bit more each.

    To hope for three it takes half a trait in each, for four a whole one (10 of 60 hopes), for
    five more than anybody hopes for.
    """
    out = vec[float]([9.0] * 5)
    by_habit([0b1_10, 1], [1, 2]).answer(0, bid, 5, out, 0)
    assert list(out) == pytest.approx([1 - raises, raises, 0.0, 0.0, 0.0])


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_a_hint_is_what_is_right_most_often(seed: int) -> None:
    """The solver itself draws one of several; who asks for advice is not told a rare one."""
    state = new(seed=3)
    shares: dict[int, float] = {}
    for action, likely in by_search(Perspective(GAME, state, 1, seed), nodes=40).items():
        alike = state.traits(action)
        shares[alike] = shares.get(alike, 0.0) + likely
    advised = GAME.parse(advise(Sight(GAME, state, 1), seed, "solver:40").action)
    assert shares[state.traits(advised)] == max(shares.values()) < 1
