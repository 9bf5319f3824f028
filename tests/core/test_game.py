"""What all games share around the state: ranks, the log, rule numbers, loops."""

from __future__ import annotations

import pickle

import pytest

from clew.core.chance import Fast
from clew.core.game import ranked
from clew.core.loops import perft, play_on, playout
from clew.core.state import ALL, Log, State
from clew.games import find, names

pytestmark = pytest.mark.both_builds

GAME = find("labyrinth")


def new() -> State:
    state: State = GAME.new(2, GAME.read_options({"goals": 1}), Fast(1))
    return state


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [([3, 7, 3], [2, 1, 2]), ([1], [1]), ([0, 0], [1, 1]), ([1, 2, 3], [3, 2, 1])],
)
def test_equal_keys_share_a_rank(keys: list[int], ranks: list[int]) -> None:
    assert ranked(keys) == ranks


@pytest.mark.rule("CO-05")
def test_a_log_tells_each_seat_what_it_may_know() -> None:
    log = Log()
    log.add(ALL, "for all")
    log.tell(2, "for seat 2")
    log.add(0b101, "for seats 1 and 3")
    assert log.seen_by(0) == ["for all"]
    assert log.seen_by(1) == ["for all", "for seats 1 and 3"]
    assert log.seen_by(2) == ["for all", "for seat 2"]
    assert log.seen_by(3) == ["for all", "for seats 1 and 3"]


def test_rule_numbers_are_written_in_full() -> None:
    assert (GAME.rule(9), GAME.rule(28), GAME.rule(-6)) == ("LB-09", "LB-28", "CO-06")


def test_a_state_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="position"):
        pickle.dumps(new())


def test_a_game_of_no_name_is_refused_with_those_there_are() -> None:
    from clew.core.errors import ClewError

    with pytest.raises(ClewError, match="labyrinth"):
        find("chess")
    assert "labyrinth" in names()


def test_a_playout_plays_to_the_end() -> None:
    state = new()
    assert playout(state, Fast(1)) > 0
    assert state.pending() == 0
    assert playout(state, Fast(1)) == 0


def test_play_on_counts_the_games_that_ended_and_leaves_the_start() -> None:
    state = new()
    before = GAME.position(state)
    assert play_on(state, 5000, Fast(1)) > 0
    assert GAME.position(state) == before


def test_perft_counts_sequences_of_decisions() -> None:
    state = new()
    assert perft(state, 0, Fast(1)) == 1
    pushes = state.legal(state.acting())
    assert perft(state, 1, Fast(1)) == len(pushes)
    moves = 0
    for push in pushes:
        after = state.clone()
        after.apply(after.acting(), push, Fast(1), None)
        moves += len(after.legal(after.acting()))
    assert perft(state, 2, Fast(1)) == moves
