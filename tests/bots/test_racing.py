"""Labyrinth's chances: a race that is run in thought."""

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games.labyrinth import game
from clew.games.labyrinth.bots.racing import Pace, Stage, finishing, race, stages

PACE = Pace(goal=0.5, home=0.5, kept=0.5)


def run(*seats: Stage) -> list[float]:
    return race([finishing(one, PACE) for one in seats], [one.pushes for one in seats])


def test_who_has_fewer_goals_left_is_ahead() -> None:
    one, other = run(Stage(2, True, 0.5, 0), Stage(5, True, 0.5, 1))
    assert one > 0.8
    assert one + other == pytest.approx(1)


def test_who_is_to_move_is_ahead_of_an_equal() -> None:
    one, other = run(Stage(3, True, 0.5, 1), Stage(3, True, 0.5, 0))
    assert 0.5 < other < 0.65
    assert one < other


def test_a_goal_in_reach_is_better_than_none() -> None:
    near, _ = run(Stage(3, True, 1.0, 0), Stage(3, True, 0.5, 1))
    far, _ = run(Stage(3, True, 0.0, 0), Stage(3, True, 0.5, 1))
    assert near > far + 0.05


def test_who_comes_home_now_has_all_but_won() -> None:
    assert run(Stage(0, True, 1.0, 0), Stage(0, True, 1.0, 1))[0] > 0.98


def test_two_turns_of_a_half_are_counted_exactly() -> None:
    """One leg each, a half a turn, the first to move first: 2/3 and 1/3."""
    one, other = run(Stage(0, True, 0.5, 0), Stage(0, True, 0.5, 1))
    assert one == pytest.approx(2 / 3, abs=1e-5)
    assert other == pytest.approx(1 / 3, abs=1e-5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_whoever_looks(players: int) -> None:
    chance = Fast(players)
    state = game.new(players, game.read_options({}), chance)
    for _ in range(30):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    for seat in range(1, players + 1):
        found = bots.evaluate(Perspective(game, state, seat, 1))
        assert len(found) == players
        assert sum(found) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_master_foresees_chances_only_where_it_decides(players: int) -> None:
    chance = Fast(players)
    state = game.new(players, game.read_options({}), chance)
    for _ in range(21):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    deciding = state.acting()
    for seat in range(1, players + 1):
        found = bots.other_chances("labyrinth")["master"](Perspective(game, state, seat, 1))
        if seat != deciding:
            assert found is None
        else:
            assert found is not None
            assert len(found) == players
            assert sum(found) == pytest.approx(1, abs=1e-4)


def test_of_the_others_only_what_can_be_known_counts() -> None:
    """The other's cards laid anew: the same chances."""
    chance = Fast(5)
    state = game.new(2, game.read_options({}), chance)
    for _ in range(24):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    seen = {tuple(stages(state.sample(1, Fast(number)), 1)) for number in range(8)}
    assert len(seen) == 1
