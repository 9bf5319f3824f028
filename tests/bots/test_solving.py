"""Puzzles: the fewest turns to a goal of Labyrinth, and wins in n of the tigers' labyrinth."""

import pytest

from clew import bots
from clew.bots import Perspective
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games.labyrinth import game
from clew.games.labyrinth.rules import MOVE, MOVING, SWAP, Labyrinth
from clew.games.tiger_labyrinth import game as tiger
from clew.games.tiger_labyrinth.notation import from_line


def position(number: int) -> Labyrinth:
    chance = Fast(number)
    state = game.new(2, game.read_options({}), chance)
    for _ in range(2 * (number % 5)):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    return state


def after(state: Labyrinth, action: int, seat: int) -> Labyrinth:
    """The position after an action, the seat to go on as if it were alone."""
    other = state.clone()
    other.apply(seat, action, Fast(0), None)
    if other.phase != MOVING and other.acting() != seat and other.acting():
        other.seat = seat
    return other


def reachable(state: Labyrinth, seat: int) -> bool:
    """Whether one turn reaches the goal, by trying everything."""
    left = state.goals_left(seat)
    for push in state.legal(seat):
        pushed = after(state, push, seat)
        for move in pushed.legal(seat):
            if MOVE <= move <= SWAP and after(pushed, move, seat).goals_left(seat) < left:
                return True
    return False


@pytest.mark.both_builds
@pytest.mark.parametrize("number", range(12))
def test_a_goal_in_one_turn_is_found_if_there_is_one(number: int) -> None:
    state = position(number)
    seat = state.acting()
    found = bots.solve("labyrinth", state, 1)
    assert (found is not None) == reachable(state, seat)


@pytest.mark.parametrize("number", range(12))
def test_a_solution_can_be_played(number: int) -> None:
    """Turn by turn, nobody else pushing; and there is none in fewer."""
    state = position(number)
    seat = state.acting()
    left = state.goals_left(seat)
    found = bots.solve("labyrinth", state, 3)
    assert found is not None
    assert len(found.actions) == 2 * found.turns
    assert found.turns == 1 or bots.solve("labyrinth", state, found.turns - 1) is None
    for action in found.actions:
        assert action in state.legal(seat)
        state = after(state, action, seat)
    assert state.goals_left(seat) < left


def test_a_win_in_n() -> None:
    state = from_line("LLLl/lTtT/tLlt/tTlT d2,4d4 5d1 blue-lady red step 9/400")
    found = bots.solve("tiger-labyrinth", state, 3)
    assert found is not None
    assert found.turns == 2
    assert len(found.actions) == 1
    assert bots.solve("tiger-labyrinth", state, 1) is None


def test_a_win_that_can_be_forced_is_likely_and_one_at_once_is_certain() -> None:
    """The sooner it can be forced, the surer it is to be found."""
    at_once = from_line("LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/12")
    later = from_line("LLLl/lTtT/tLlt/tTlT d2,4d4 5d1 blue-lady red step 9/400")
    assert bots.evaluate(Perspective(tiger, at_once, 1, 1)) == [1.0, 0.0]
    assert 0.9 < bots.evaluate(Perspective(tiger, later, 1, 1))[0] < 1.0


def test_other_games_have_no_puzzles() -> None:
    with pytest.raises(ClewError, match="tiger-traps has no puzzles"):
        bots.solve("tiger-traps", position(1), 1)
