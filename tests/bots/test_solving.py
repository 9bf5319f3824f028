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


@pytest.mark.both_builds
def test_a_goal_that_is_nowhere_has_no_solution() -> None:
    """A board may be made without a treasure; the search for it ends all the same."""
    state = position(1)
    state.mark0 = state.mark1 = state.mark2 = state.mark3 = state.mark4 = state.spare_mark = 0
    assert bots.solve("labyrinth", state, 2) is None


@pytest.mark.both_builds
def test_a_game_that_is_over_has_no_solution() -> None:
    state = position(1)
    chance = Fast(1)
    while seat := state.acting():
        state.apply(seat, state.pick(seat, chance), chance, None)
    assert bots.solve("labyrinth", state, 4) is None


def test_only_who_is_about_to_push_is_told_a_solution() -> None:
    state = position(1)
    state.apply(state.acting(), state.legal(state.acting())[0], Fast(1), None)
    with pytest.raises(ClewError, match="from a push on"):
        bots.solve("labyrinth", state, 1)


@pytest.mark.rule("LB-23")
@pytest.mark.parametrize("number", range(8))
def test_of_two_open_goals_the_nearer_is_solved(number: int) -> None:
    """It takes as few turns as the quicker of the two alone."""
    state = position(number)
    seat = state.acting()
    alone = []
    for top in (0, 1):
        one = state.clone()
        pile = [state.card(seat, top), state.card(seat, 1 - top)]
        one.stack(seat, one.pile(seat) & ~1023 | pile[0] | pile[1] << 5)
        found = bots.solve("labyrinth", one, 3)
        alone.append(found.turns if found else 9)
    state.opened = 1 << seat - 1
    both = bots.solve("labyrinth", state, 3)
    assert both is not None
    assert both.turns == min(alone)
    left = state.goals_left(seat)
    for action in both.actions:
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
