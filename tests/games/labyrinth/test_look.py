"""The message look (LB-23)."""

from __future__ import annotations

from typing import Any

import pytest

from clew.games.labyrinth import game
from clew.games.labyrinth.events import Found, Goal, Looked
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


def looking(top: str = "owl map ring", **rest: Any) -> Labyrinth:
    """Red has found the message, and has these cards; the map is on a3, the ring on a5."""
    return board(ISLAND, message="look", piles=[top, "book gold rat"], **rest)


def blue_passes(state: Labyrinth) -> None:
    play(state, "push N4 0", "stay")
    play(state, "push N4 0")


@pytest.mark.rule("LB-23")
def test_the_second_card_is_shown_to_its_owner() -> None:
    state = looking()
    log = play(state, "look")
    assert told(log, 1, Goal) == [Goal(seat=1, treasure="map")]
    assert game.view(state, 1).goals == ["owl", "map"]


@pytest.mark.rule("LB-23")
def test_the_others_see_that_it_was_looked_at_but_not_the_card() -> None:
    state = looking()
    log = play(state, "look")
    for seat in (0, 2):
        assert told(log, seat) == [Looked(seat=1)]
        assert game.view(state, seat).players[0].open == 2
        assert "map" not in game.view(state, seat).goals


@pytest.mark.rule("LB-23")
def test_looking_changes_nothing_in_the_pile() -> None:
    state = looking()
    play(state, "look")
    assert pile(state, 1) == ["owl", "map", "ring"]
    assert state.acting() == 1
    assert {action.split()[0] for action in legal(state)} == {"move"}


@pytest.mark.rule("LB-23")
def test_the_second_card_may_be_reached_first() -> None:
    state = looking()
    log = play(state, "look", "move a3")
    assert found(state, 1) == ["map"]
    assert told(log, 2, Found) == [Found(seat=1, treasure="map", left=2)]


@pytest.mark.rule("LB-23")
def test_then_it_goes_on_with_the_card_that_was_on_top() -> None:
    state = looking()
    play(state, "look", "move a3")
    assert pile(state, 1) == ["owl", "ring"]
    assert game.view(state, 1).goals == ["owl"]


@pytest.mark.rule("LB-23")
def test_the_first_card_may_be_reached_first_too() -> None:
    state = looking("map owl ring")
    play(state, "look", "move a3")
    assert found(state, 1) == ["map"]
    assert pile(state, 1) == ["owl", "ring"]
    assert game.view(state, 1).goals == ["owl"]


@pytest.mark.rule("LB-23")
def test_after_one_is_reached_the_next_card_is_not_open() -> None:
    """Two were open and one is reached: the ring, third in the pile, is no goal yet."""
    state = looking()
    play(state, "look", "move a3")
    blue_passes(state)
    play(state, "move a5")
    assert found(state, 1) == ["map"]
    assert game.view(state, 1).players[0].open == 1


@pytest.mark.rule("LB-23")
def test_reaching_one_of_two_shows_no_new_card() -> None:
    log = play(looking(), "look", "move a3")
    assert told(log, 1, Goal) == [Goal(seat=1, treasure="map")]


@pytest.mark.rule("LB-23")
def test_the_second_card_of_the_pile_counts_not_the_third() -> None:
    state = looking("owl bat map")
    play(state, "look", "move a3")
    assert found(state, 1) == []


@pytest.mark.rule("LB-23")
def test_both_stay_open_in_later_turns() -> None:
    state = looking()
    play(state, "look", "move a1")
    blue_passes(state)
    assert game.view(state, 1).goals == ["owl", "map"]
    play(state, "move a3")
    assert found(state, 1) == ["map"]


@pytest.mark.rule("LB-23")
def test_without_looking_the_second_card_is_no_goal() -> None:
    state = looking()
    play(state, "move a3")
    assert found(state, 1) == []


@pytest.mark.rule("LB-23")
def test_not_with_one_card() -> None:
    state = looking("owl")
    assert refused(state, "look") == "LB-23"
    assert legal(state, "look") == []


@pytest.mark.rule("LB-23")
def test_not_while_two_are_open() -> None:
    state = looking(opened=[1])
    assert refused(state, "look") == "LB-23"
    assert legal(state, "look") == []


@pytest.mark.rule("LB-23")
def test_two_cards_of_another_player_do_not_matter() -> None:
    state = looking(opened=[2])
    play(state, "look")
    assert snapshot(state).opened == [1, 2]


@pytest.mark.rule("LB-23")
def test_with_just_two_cards_both_can_be_open() -> None:
    state = looking("owl map")
    play(state, "look", "move a3")
    assert pile(state, 1) == ["owl"]
    assert snapshot(state).opened == []


@pytest.mark.rule("LB-23", "LB-16")
def test_in_the_short_form_the_second_of_two_does_not_win_while_one_is_left() -> None:
    state = looking("owl map", short=True)
    play(state, "look", "move a3")
    assert state.result() is None


@pytest.mark.rule("LB-26")
def test_not_without_goals() -> None:
    state = looking("")
    assert refused(state, "look") == "LB-26"
    assert legal(state, "look") == []
