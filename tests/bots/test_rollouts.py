"""Rollouts: all moves in the same worlds, the worse ones dropped."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.bots.search.rollouts import Rollouts, mean_shares
from clew.bots.search.tree import Guide
from clew.core.chance import Chance, Fast
from clew.core.state import State
from clew.games.tiger_labyrinth import game as tiger
from clew.games.tiger_labyrinth.notation import from_line

pytestmark = pytest.mark.both_builds

WIN_AT_ONCE = "LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/12"


def rollouts(nodes: int, seed: int = 1) -> Rollouts:
    return Rollouts(from_line(WIN_AT_ONCE), 1, Guide(), Fast(seed), Budget(nodes))


def test_a_win_at_once_is_found() -> None:
    assert tiger.format(rollouts(60).run()) == "d3-d4"


def test_the_best_is_tried_longest() -> None:
    search = rollouts(200)
    best = search.run()
    tried = search.tried()
    assert tried[0][0] == best
    assert tried[0][1] == max(worlds for _, worlds, _ in tried)
    assert tried[0][1] > min(worlds for _, worlds, _ in tried)
    assert tried[0][2] == 1.0


def test_all_are_tried_in_as_many_worlds_as_wanted_before_any_is_dropped() -> None:
    state = from_line(WIN_AT_ONCE)
    moves = len(state.legal(1))
    search = Rollouts(state, 1, Guide(), Fast(1), Budget(moves * 10 + 3), first=10)
    search.run()
    assert {worlds for _, worlds, _ in search.tried()} == {10}


def test_there_is_nothing_to_think_about_when_one_move_is_certainly_best() -> None:
    budget = Budget(1_000_000)
    search = Rollouts(from_line(WIN_AT_ONCE), 1, Guide(), Fast(1), budget)
    assert tiger.format(search.run()) == "d3-d4"
    assert budget.used < 20_000


class Level(Guide):
    """Every position is as good as any other."""

    def __init__(self) -> None:
        super().__init__(horizon=0)

    def judge(self, state: State, out: vec[i64]) -> None:  # noqa: ARG002
        out[1] = out[2] = 500_000


def test_moves_that_make_no_difference_are_not_compared_for_ever() -> None:
    state = tiger.new(2, tiger.read_options({}), Fast(1))
    seat, budget = state.acting(), Budget(1_000_000)
    Rollouts(state, seat, Level(), Fast(1), budget).run()
    assert budget.used <= 256 * len(state.legal(seat))


def test_the_fewer_moves_are_left_the_more_worlds_each_gets() -> None:
    """Five moves, then three, then two: thirty nodes for all of them each time."""
    search = rollouts(90)
    search.run()
    assert [worlds for _, worlds, _ in search.tried()] == [30, 30, 16, 6, 6]


class Knowing(Guide):
    """Thinks of one world only."""

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:  # noqa: ARG002
        return from_line(WIN_AT_ONCE)


def test_only_worlds_that_a_guide_imagines_are_tried() -> None:
    """Nobody is about to win in the world that is handed in."""
    elsewhere = tiger.new(2, tiger.read_options({}), Fast(1))
    assert mean_shares(elsewhere, 1, Knowing(), Fast(3), 2, 5) == mean_shares(
        from_line(WIN_AT_ONCE), 1, Guide(), Fast(3), 2, 5
    )


def test_the_same_seed_and_budget_give_the_same_search() -> None:
    one, two = rollouts(80, 5), rollouts(80, 5)
    assert (one.run(), one.tried()) == (two.run(), two.tried())


def test_a_search_stopped_before_it_began_still_answers() -> None:
    budget = Budget()
    budget.stop()
    state = from_line(WIN_AT_ONCE)
    assert Rollouts(state, 1, Guide(), Fast(1), budget).run() in state.legal(1)


def test_shares_sum_to_one() -> None:
    shares = mean_shares(from_line(WIN_AT_ONCE), 1, Guide(), Fast(1), 2, 20)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 0.5
