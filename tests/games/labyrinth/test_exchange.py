"""The message exchange (LB-24)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from clew.core.chance import Fast
from clew.games.labyrinth import game
from clew.games.labyrinth.events import Exchanged, Goal, Kept, Pile, Searched
from clew.games.labyrinth.rules import Labyrinth
from tests.games.labyrinth.boards import (
    ISLAND,
    board,
    found,
    legal,
    pile,
    play,
    refused,
    snapshot,
    told,
)

pytestmark = pytest.mark.both_builds


def exchanging(cards: str = "owl map ring bat", **rest: Any) -> Labyrinth:
    """Red has found the message, and has these cards; the map is on a3, the ring on a5."""
    return board(ISLAND, message="exchange", piles=[cards, "book gold rat"], **rest)


@pytest.mark.rule("LB-24")
def test_the_pile_is_looked_through_first() -> None:
    state = exchanging()
    log = play(state, "search")
    assert told(log, 1, Pile) == [Pile(seat=1, treasures=["bat", "map", "owl", "ring"])]
    assert game.view(state, 1).pile == ["bat", "map", "owl", "ring"]


@pytest.mark.rule("LB-24")
def test_any_card_of_the_pile_may_be_taken_or_the_top_one_kept() -> None:
    state = exchanging()
    play(state, "search")
    assert sorted(legal(state)) == ["take bat", "take map", "take owl", "take ring"]


@pytest.mark.rule("LB-24")
def test_who_keeps_the_top_card_has_it_still_and_the_rest_is_shuffled() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    state = exchanging()
    play(state, "search")
    for seed in range(600):
        after = state.clone()
        play(after, "take owl", chance=Fast(seed))
        assert pile(after, 1)[0] == "owl"
        orders[tuple(pile(after, 1)[1:])] += 1
    assert set(orders) == set(permutations(["map", "ring", "bat"]))
    assert max(abs(n - 100) for n in orders.values()) < 50


@pytest.mark.rule("LB-24")
def test_others_see_that_it_was_kept() -> None:
    state = exchanging()
    log = play(state, "search", "take owl")
    for seat in (0, 2):
        assert told(log, seat) == [Searched(seat=1), Kept(seat=1)]
    assert told(log, 1, Goal) == []
    assert game.view(state, 1).goals == ["owl"]


@pytest.mark.rule("LB-24", "LB-23")
def test_who_looked_through_the_pile_has_one_open_card_even_if_it_was_kept() -> None:
    state = exchanging(opened=[1])
    play(state, "search", "take owl")
    assert game.view(state, 1).goals == ["owl"]


@pytest.mark.rule("LB-24", "LB-19")
def test_looking_uses_the_message_up_also_if_the_card_is_kept() -> None:
    state = exchanging()
    play(state, "search", "take owl")
    assert refused(state, "search") == "LB-28"


@pytest.mark.rule("LB-24")
@pytest.mark.parametrize("action", ["take book", "move a1", "push N4 0", "look", "end"])
def test_nothing_else_may_be_done_then(action: str) -> None:
    state = exchanging()
    play(state, "search")
    assert refused(state, action) == "LB-24"


@pytest.mark.rule("LB-24")
@pytest.mark.parametrize("card", ["map", "ring", "bat"])
def test_the_card_taken_is_the_new_top(card: str) -> None:
    state = exchanging()
    log = play(state, "search", f"take {card}")
    assert pile(state, 1)[0] == card
    assert sorted(pile(state, 1)) == ["bat", "map", "owl", "ring"]
    assert told(log, 1, Goal) == [Goal(seat=1, treasure=card)]
    assert game.view(state, 1).goals == [card]


@pytest.mark.rule("LB-24")
def test_the_old_top_is_shuffled_in_with_the_rest() -> None:
    """All six orders of the three other cards come up about equally often."""
    orders: Counter[tuple[str, ...]] = Counter()
    state = exchanging()
    play(state, "search")
    for seed in range(600):
        after = state.clone()
        play(after, "take ring", chance=Fast(seed))
        orders[tuple(pile(after, 1)[1:])] += 1
    assert set(orders) == set(permutations(["owl", "map", "bat"]))
    assert max(abs(n - 100) for n in orders.values()) < 50


@pytest.mark.rule("LB-24")
def test_then_the_pawn_moves_and_reaches_the_new_goal() -> None:
    state = exchanging()
    play(state, "search", "take ring", "move a5")
    assert found(state, 1) == ["ring"]
    assert state.acting() == 2


@pytest.mark.rule("LB-24")
def test_or_it_stays() -> None:
    state = exchanging(pawns="a5 g7")
    play(state, "search", "take ring", "stay")
    assert found(state, 1) == ["ring"]


@pytest.mark.rule("LB-24")
def test_the_old_goal_is_one_no_longer() -> None:
    state = exchanging("map owl ring")
    play(state, "search", "take ring", "move a3")
    assert found(state, 1) == []


@pytest.mark.rule("LB-24")
def test_others_see_that_it_was_exchanged_not_what() -> None:
    state = exchanging()
    log = play(state, "search", "take ring")
    for seat in (0, 2):
        assert told(log, seat) == [Searched(seat=1), Exchanged(seat=1)]


@pytest.mark.rule("LB-24", "LB-23")
def test_a_second_open_card_is_closed() -> None:
    state = exchanging(opened=[1, 2])
    play(state, "search", "take ring")
    assert snapshot(state).opened == [2]
    assert game.view(state, 1).goals == ["ring"]
    play(state, "move a3")
    assert found(state, 1) == []


@pytest.mark.rule("LB-24")
def test_with_two_cards_they_change_order() -> None:
    state = exchanging("owl map")
    play(state, "search")
    assert sorted(legal(state)) == ["take map", "take owl"]
    play(state, "take map")
    assert pile(state, 1) == ["map", "owl"]


@pytest.mark.rule("LB-24")
def test_not_with_one_card() -> None:
    state = exchanging("owl")
    assert refused(state, "search") == "LB-24"
    assert legal(state, "search") == []


@pytest.mark.rule("LB-26")
def test_not_without_goals() -> None:
    state = exchanging("")
    assert refused(state, "search") == "LB-26"
    assert legal(state, "search") == []


@pytest.mark.rule("LB-24")
def test_found_cards_are_not_in_the_pile_to_choose_from() -> None:
    state = board(
        ISLAND,
        message="exchange",
        piles=["owl map", "book gold"],
        found=["ring bat", "rat moth"],
    )
    play(state, "search")
    assert sorted(legal(state)) == ["take map", "take owl"]
    play(state, "take map")
    assert found(state, 1) == ["ring", "bat"]


@pytest.mark.rule("LB-24")
def test_the_other_piles_stay_as_they_are() -> None:
    state = exchanging()
    play(state, "search", "take ring")
    assert pile(state, 2) == ["book", "gold", "rat"]


@pytest.mark.rule("LB-24", "CO-05")
def test_what_was_seen_in_the_pile_stays_known_to_its_owner() -> None:
    """In later turns the owner's view still lists the pile, without its order."""
    state = exchanging()
    play(state, "search", "take ring", "move a5", "push N4 0", "stay")
    assert game.view(state, 1).pile == ["bat", "map", "owl"]
    assert game.view(state, 2).pile == []
