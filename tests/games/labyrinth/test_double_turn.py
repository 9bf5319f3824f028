"""The message double turn (LB-21)."""

from __future__ import annotations

import pytest

from clew.games.labyrinth import game
from clew.games.labyrinth.events import Seen, Turn
from tests.games.labyrinth.boards import (
    ISLAND,
    board,
    found,
    legal,
    play,
    refused,
    snapshot,
    told,
    where,
)

pytestmark = pytest.mark.both_builds

CORNERS = """
    ┌ · ┬ · ┬ · ┐
    · · · · · · ·
    ├ · ├ · ┬ · ┤
    · · · · · · ·
    ├ · ┴ · ┤ · ┤
    · ┐ · · · · ·
    └ ┐ ┴ · ┴ · ┘
"""


@pytest.mark.rule("LB-21")
def test_move_push_again_and_move_again() -> None:
    state = board(ISLAND, message="double-turn")
    play(state, "move a3")
    assert state.acting() == 1
    play(state, "push N4 0")
    assert state.acting() == 1
    log = play(state, "move a5")
    assert where(state, 1) == "a5"
    assert told(log, 0, Turn) == [Turn(seat=2, turn=2)]


@pytest.mark.rule("LB-21")
def test_it_is_offered_after_the_first_move() -> None:
    state = board(CORNERS, backs={"b7": "double-turn"})
    play(state, "push N2 0")
    assert {action.split()[0] for action in legal(state)} == {"move"}
    assert refused(state, "push N4 0") == "LB-09"
    assert refused(state, "end") == "LB-28"
    play(state, "move a1")
    assert {action.split()[0] for action in legal(state)} == {"push", "end"}


@pytest.mark.rule("LB-21", "LB-28")
def test_the_second_half_may_be_declined() -> None:
    state = board(ISLAND, message="double-turn")
    log = play(state, "move a3", "end")
    assert state.acting() == 2
    assert told(log, 0, Turn) == [Turn(seat=2, turn=2)]


@pytest.mark.rule("LB-21")
@pytest.mark.parametrize("action", ["move a1", "swap 2", "look", "search", "take bat"])
def test_between_the_halves_only_a_push_or_the_end(action: str) -> None:
    state = board(ISLAND, message="double-turn", piles=["owl bat", "book rat"])
    play(state, "move a3")
    assert refused(state, action) == "LB-21"


@pytest.mark.rule("LB-21")
def test_there_is_no_third_half() -> None:
    state = board(ISLAND, message="double-turn")
    play(state, "move a3", "push N4 0", "move a3")
    assert (state.acting(), state.phase) == (2, 0)


@pytest.mark.rule("LB-21", "LB-11")
def test_the_ban_follows_the_latest_push() -> None:
    state = board(CORNERS, backs={"b7": "double-turn"})
    play(state, "push N2 0", "move a1")
    assert refused(state, "push S2 0") == "LB-11"
    play(state, "push W4 0", "move a1")
    assert refused(state, "push E4 0") == "LB-11"
    assert legal(state, "push S2")


@pytest.mark.rule("LB-21", "LB-10")
def test_the_second_push_is_one_of_the_rotations_that_differ() -> None:
    state = board(ISLAND, message="double-turn", spare="│")
    play(state, "move a1")
    assert refused(state, "push N4 180") == "LB-10"


@pytest.mark.rule("LB-21")
def test_the_second_tiles_back_is_not_looked_at() -> None:
    state = board(CORNERS, backs={"b7": "double-turn", "b6": "look"}, piles=["owl bat", "book rat"])
    play(state, "push N2 0", "move a1")
    log = play(state, "push N2 0")
    assert told(log, 0, Seen) == []
    assert snapshot(state).seen[49] == "."
    assert game.view(state, 1).spare.back == "?"


@pytest.mark.rule("LB-21")
def test_further_messages_do_not_count_even_if_known() -> None:
    state = board(
        CORNERS,
        backs={"b7": "double-turn", "b6": "look"},
        seen="b6",
        piles=["owl bat", "book rat"],
    )
    play(state, "push N2 0", "move a1", "push N2 0")
    assert game.view(state, 1).message == ""
    assert refused(state, "look") == "LB-28"
    play(state, "move a1")
    assert state.acting() == 2


@pytest.mark.rule("LB-21", "LB-14")
def test_two_goals_in_a_double_turn() -> None:
    state = board(ISLAND, message="double-turn", piles=["map ring owl", "book gold rat"])
    play(state, "move a3", "push N4 0", "move a5")
    assert found(state, 1) == ["map", "ring"]


@pytest.mark.rule("LB-21", "LB-15")
def test_home_in_the_first_half_ends_the_game() -> None:
    state = board(ISLAND, pawns="a5 g7", message="double-turn", piles=["", "book"])
    play(state, "move a1")
    assert state.result() == [1.0, 0.0]
    assert state.acting() == 0


@pytest.mark.rule("LB-21", "LB-16")
def test_the_last_goal_of_the_short_form_in_the_first_half_ends_the_game() -> None:
    state = board(ISLAND, message="double-turn", piles=["map", "book"], short=True)
    play(state, "move a3")
    assert state.result() == [1.0, 0.0]


@pytest.mark.rule("LB-21", "LB-15")
def test_the_last_goal_in_the_first_half_and_home_in_the_second() -> None:
    state = board(ISLAND, message="double-turn", piles=["map", "book"])
    play(state, "move a3", "push N4 0", "move a1")
    assert state.result() == [1.0, 0.0]
    assert state.ended == 15
