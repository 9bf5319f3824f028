"""The turn limit (LB-27, CO-03)."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.labyrinth import game
from clew.games.labyrinth.events import Ended, Turn
from tests.games.labyrinth.boards import ISLAND, board, deal, play, refused, told

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LB-27", "CO-03")
def test_the_game_goes_on_until_turn_400_is_over() -> None:
    state = board(ISLAND, phase="move", turn=399, piles=["owl bat", "book"])
    log = play(state, "move a1")
    assert told(log, 0, Turn) == [Turn(seat=2, turn=400)]
    play(state, "push N4 0")
    assert state.result() is None
    log = play(state, "move g7")
    assert state.result() == [0.0, 1.0]
    assert told(log, 0, Ended) == [Ended(winners=[2], rule="LB-27")]


@pytest.mark.rule("LB-27", "CO-03")
def test_a_game_in_which_nobody_moves_ends_after_400_turns() -> None:
    state = deal(start=1)
    turns = 0
    while state.acting():
        arrow = "N2" if turns % 2 else "N4"
        seat = state.acting()
        play(state, f"push {arrow} 0")
        state.apply(seat, 48 + state.pawn(seat), Fast(1), None)
        turns += 1
    assert turns == 400
    assert state.ended == 27


@pytest.mark.rule("LB-27")
def test_most_goals_found_wins() -> None:
    state = board(
        ISLAND,
        phase="move",
        turn=400,
        players=3,
        goals=4,
        piles=["owl bat moth", "book", "map rat"],
    )
    play(state, "move a1")
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.rule) == ("turn-limit", "LB-27")
    assert (outcome.winners, outcome.ranks, outcome.scores) == ([2], [3, 1, 2], [1, 3, 2])
    assert state.result() == [0.0, 1.0, 0.0]


@pytest.mark.rule("LB-27")
def test_ties_are_shared() -> None:
    state = board(
        ISLAND,
        phase="move",
        turn=400,
        players=3,
        goals=4,
        piles=["owl bat", "book rat moth", "map ghost"],
    )
    log = play(state, "move a1")
    assert state.result() == [0.5, 0.0, 0.5]
    assert told(log, 2, Ended) == [Ended(winners=[1, 3], rule="LB-27")]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ([1, 3], [1, 3, 1])


@pytest.mark.rule("LB-27")
def test_all_goals_found_but_not_home_is_still_only_most_goals() -> None:
    state = board(ISLAND, pawns="a5 g6", phase="move", turn=400, goals=3, piles=["", ""])
    play(state, "move a5")
    assert state.result() == [0.5, 0.5]


@pytest.mark.rule("LB-27")
def test_a_goal_reached_in_the_last_move_counts() -> None:
    state = board(ISLAND, phase="move", turn=400, goals=2, piles=["map owl", "book bat"])
    play(state, "move a3")
    assert state.result() == [1.0, 0.0]


@pytest.mark.rule("LB-27", "LB-15")
def test_home_in_the_last_turn_wins_over_the_limit() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", turn=400, piles=["", "book"])
    play(state, "move a1")
    assert state.ended == 15


@pytest.mark.rule("LB-27", "LB-21")
def test_a_double_turn_counts_as_one() -> None:
    state = board(ISLAND, message="double-turn", turn=399, piles=["owl bat", "book gold"])
    play(state, "move a1", "push N4 0")
    assert state.turn == 399
    log = play(state, "move a1")
    assert told(log, 0, Turn) == [Turn(seat=2, turn=400)]


@pytest.mark.rule("LB-27", "LB-21")
def test_a_double_turn_at_the_limit_is_played_to_its_end() -> None:
    state = board(ISLAND, message="double-turn", turn=400, piles=["owl bat", "book gold"])
    play(state, "move a1")
    assert state.result() is None
    play(state, "push N4 0", "move a1")
    assert state.result() == [0.5, 0.5]


@pytest.mark.rule("LB-27", "CO-06")
def test_after_the_limit_everything_is_refused_by_it() -> None:
    state = board(ISLAND, phase="move", turn=400, piles=["owl bat", "book"])
    play(state, "move a1")
    assert refused(state, "push N2 0", seat=2) == "LB-27"
