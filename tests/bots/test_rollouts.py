"""Rollouts: all moves in the same worlds, the worse ones dropped."""

import pytest

from clew.bots.search.budget import Budget
from clew.bots.search.rollouts import Rollouts, mean_shares
from clew.bots.search.tree import Guide
from clew.core.chance import Fast
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
