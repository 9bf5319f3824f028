"""Budgets: nodes are counted, time is looked at often enough."""

import pytest

from clew.bots.search.budget import Budget

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


def test_stopping_ends_it() -> None:
    budget = Budget()
    budget.stop()
    assert budget.spend()
