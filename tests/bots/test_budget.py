"""Budgets: nodes are counted, time is looked at often enough."""

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find, names

pytestmark = pytest.mark.both_builds


def test_nodes_alone_are_counted() -> None:
    budget = Budget(nodes=5)
    assert [budget.spend() for _ in range(6)] == [False] * 4 + [True] * 2


def test_no_limit_is_no_limit() -> None:
    budget = Budget()
    assert not any(budget.spend() for _ in range(5000))


def test_a_time_that_is_over_ends_at_the_first_node() -> None:
    """However long a node may take, the clock is looked at after it."""
    assert Budget(seconds=1e-9).spend()


def test_whichever_ends_first_counts() -> None:
    budget = Budget(nodes=3, seconds=1000)
    assert [budget.spend() for _ in range(3)] == [False, False, True]


def test_the_part_that_is_used_up_is_that_of_the_limit_nearer_to_its_end() -> None:
    by_nodes, by_time = Budget(nodes=4, seconds=1000), Budget(nodes=4, seconds=1e-9)
    by_nodes.spend()
    assert by_nodes.part() == 0.25
    assert by_time.part() == 1.0


def test_without_a_limit_no_part_is_ever_used_up() -> None:
    budget = Budget()
    budget.spend()
    assert budget.part() < 1e-9


@pytest.mark.parametrize("name", ["master:0s", "master:0ms", "master:0.0s"])
def test_no_time_at_all_is_refused(name: str) -> None:
    """It would else be no limit."""
    with pytest.raises(ClewError, match="needs some time"):
        bots.find("labyrinth", name)


def test_stopping_ends_it() -> None:
    budget = Budget()
    budget.stop()
    assert budget.spend()


@pytest.mark.parametrize("name", [name for name in names() if "master" in bots.names(name)])
def test_who_has_no_time_at_all_still_plays(name: str) -> None:
    """On a busy machine the time can be over before the first node."""
    game = find(name)
    chance = Fast(3)
    master = bots.find(name, "master")
    state = game.new(game.players[0], game.read_options({}), chance)
    for _ in range(40):
        seat = state.acting()
        if not seat:
            break
        perspective = Perspective(game, state, seat, chance.word())
        perspective.budget = Budget()
        perspective.budget.stop()
        action = master(perspective)
        assert action in state.legal(seat)
        state.apply(seat, action, chance, None)
