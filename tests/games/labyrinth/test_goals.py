"""Goals, home and the short form (LB-14 to LB-16)."""

from __future__ import annotations

import pytest

from clew.games.labyrinth import game
from clew.games.labyrinth.events import Ended, Found, Goal
from tests.games.labyrinth.boards import (
    ISLAND,
    board,
    found,
    legal,
    pile,
    play,
    refused,
    told,
    where,
)

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LB-14")
def test_reaching_the_treasure_of_the_top_card_turns_it_over() -> None:
    state = board(ISLAND, phase="move", piles=["map owl bat", "book gold crown"])
    log = play(state, "move a3")
    assert pile(state, 1) == ["owl", "bat"]
    assert found(state, 1) == ["map"]
    for seat in (0, 1, 2):
        assert told(log, seat, Found) == [Found(seat=1, treasure="map", left=2)]


@pytest.mark.rule("LB-14")
def test_the_next_card_is_shown_to_its_owner_only() -> None:
    state = board(ISLAND, phase="move", piles=["map owl bat", "book gold crown"])
    log = play(state, "move a3")
    assert told(log, 1, Goal) == [Goal(seat=1, treasure="owl")]
    assert told(log, 2, Goal) == told(log, 0, Goal) == []
    assert game.view(state, 1).goals == ["owl"]


@pytest.mark.rule("LB-14")
def test_found_cards_lie_in_the_order_found() -> None:
    state = board(ISLAND, phase="move", piles=["map ring owl", "book gold crown"])
    play(state, "move a3", "push N4 0", "move g7", "push N4 0", "move a5")
    assert found(state, 1) == ["map", "ring"]
    assert pile(state, 1) == ["owl"]


@pytest.mark.rule("LB-14")
def test_only_the_top_card_counts() -> None:
    state = board(ISLAND, phase="move", piles=["owl map", "book gold"])
    play(state, "move a3")
    assert pile(state, 1) == ["owl", "map"]


@pytest.mark.rule("LB-14")
def test_passing_over_the_treasure_is_not_reaching_it() -> None:
    """The only way from a1 to a4 leads over a3, where the map is."""
    state = board(ISLAND, phase="move", piles=["map owl", "book gold"])
    play(state, "move a4")
    assert pile(state, 1) == ["map", "owl"]


@pytest.mark.rule("LB-14")
def test_staying_on_the_goals_tile_reaches_it() -> None:
    state = board(ISLAND, pawns="a3 g7", piles=["map owl", "book gold"])
    play(state, "push N4 0")
    assert pile(state, 1) == ["map", "owl"]
    play(state, "move a3")
    assert pile(state, 1) == ["owl"]


@pytest.mark.rule("LB-14")
def test_a_treasure_on_a_movable_tile_is_reached_where_it_lies_now() -> None:
    """The owl goes in at b1 with the push, and the pawn walks there."""
    state = board(ISLAND, spare="┐owl", piles=["owl map", "book gold"])
    play(state, "push N2 0", "move b1")
    assert found(state, 1) == ["owl"]


@pytest.mark.rule("LB-14")
def test_one_goal_a_move_even_if_the_next_is_on_the_way() -> None:
    state = board(ISLAND, phase="move", piles=["ring map", "book gold"])
    play(state, "move a5")
    assert found(state, 1) == ["ring"]
    assert state.acting() == 2


@pytest.mark.rule("LB-14")
def test_the_goal_of_another_player_is_not_reached() -> None:
    state = board(ISLAND, phase="move", piles=["owl", "map"])
    play(state, "move a3")
    assert (found(state, 1), found(state, 2)) == ([], [])


@pytest.mark.rule("LB-14")
def test_a_pawn_carried_onto_nothing_new_reaches_only_by_its_own_move() -> None:
    """Blue rests on its goal while red moves: blue reaches nothing in red's turn."""
    state = board(ISLAND, pawns="a1 a3", phase="move", piles=["owl", "map"])
    play(state, "move a3")
    assert pile(state, 2) == ["map"]


@pytest.mark.rule("LB-15")
def test_the_last_goal_does_not_win_yet() -> None:
    state = board(ISLAND, phase="move", piles=["map", "book"])
    log = play(state, "move a3")
    assert state.result() is None
    assert told(log, 1, Goal) == []
    assert state.acting() == 2


@pytest.mark.rule("LB-15")
def test_back_home_with_all_goals_wins_at_once() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", piles=["", "book"])
    log = play(state, "move a1")
    assert state.result() == [1.0, 0.0]
    assert state.acting() == 0
    assert told(log, 0, Ended) == [Ended(winners=[1], rule="LB-15")]
    assert state.legal(1) == state.legal(2) == []


@pytest.mark.rule("LB-15")
def test_home_before_the_last_goal_is_nothing() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", piles=["owl", "book"])
    play(state, "move a1")
    assert state.result() is None


@pytest.mark.rule("LB-15")
def test_only_the_own_corner_is_home() -> None:
    """Blue, with all goals found, ends on red's corner."""
    state = board(ISLAND, pawns="g7 a5", phase="move", seat=2, piles=["book", ""])
    play(state, "move a1")
    assert where(state, 2) == "a1"
    assert state.result() is None


@pytest.mark.rule("LB-15")
def test_home_is_the_corner_of_the_chosen_colour() -> None:
    colours = ["blue", "red"]
    state = board(ISLAND, pawns="g7 a5", phase="move", seat=2, piles=["book", ""], colours=colours)
    play(state, "move a1")
    assert state.result() == [0.0, 1.0]


@pytest.mark.rule("LB-15")
def test_the_outcome_ranks_the_others_by_goals_found() -> None:
    state = board(
        ISLAND,
        pawns="a5 g1 g7",
        phase="move",
        players=3,
        piles=["", "book gold", "crown"],
        goals=3,
    )
    play(state, "move a1")
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.rule) == ("home", "LB-15")
    assert (outcome.winners, outcome.ranks, outcome.scores) == ([1], [1, 3, 2], [3, 1, 2])


@pytest.mark.rule("LB-15", "CO-06")
def test_after_the_end_everything_is_refused_by_the_rule_that_ended_it() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", piles=["", "book"])
    play(state, "move a1")
    for seat in (1, 2):
        assert refused(state, "push N2 0", seat=seat) == "LB-15"


@pytest.mark.rule("LB-16")
def test_in_the_short_form_the_last_goal_wins() -> None:
    state = board(ISLAND, phase="move", piles=["map", "book"], short=True)
    log = play(state, "move a3")
    assert state.result() == [1.0, 0.0]
    assert told(log, 2, Ended) == [Ended(winners=[1], rule="LB-16")]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.winners, outcome.ranks) == ("goals", [1], [1, 2])
    assert refused(state, "push N2 0", seat=2) == "LB-16"


@pytest.mark.rule("LB-16")
def test_in_the_short_form_a_goal_that_is_not_the_last_does_not_win() -> None:
    state = board(ISLAND, phase="move", piles=["map owl", "book gold"], short=True)
    play(state, "move a3")
    assert state.result() is None


@pytest.mark.rule("LB-16", "LB-17")
def test_the_short_form_combines_with_events() -> None:
    state = board(ISLAND, message="wall", piles=["map", "book"], short=True)
    play(state, "move a3")
    assert state.result() == [1.0, 0.0]


@pytest.mark.rule("LB-16")
def test_in_the_short_form_home_is_nothing() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", piles=["owl", "book"], short=True)
    play(state, "move a1")
    assert state.result() is None
    assert legal(state, "push")
