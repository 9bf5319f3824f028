"""The table of tasks: a row each, found by the number that the rules call it by."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos import tasks
from clew.games.labyrinthos.actions import FAMILIES, SHIFTS, is_shift
from clew.games.labyrinthos.tasks import (
    ASKED,
    NOBODY,
    TASK_NAMES,
    TASKS,
    Task,
    choice_from,
    families_of,
)

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize(("number", "row"), list(enumerate(TASKS)), ids=TASK_NAMES)
def test_a_row_stands_at_the_number_of_its_name(number: int, row: Task) -> None:
    assert getattr(tasks, row.name.upper().replace("-", "_")) == number


@pytest.mark.parametrize("row", TASKS, ids=TASK_NAMES)
def test_whoever_answers_has_something_to_choose_and_a_rule(row: Task) -> None:
    assert bool(row.choices) == bool(row.rule) == (row.answers != NOBODY)


def test_windows_are_the_tasks_of_reactions() -> None:
    asked = [row.name for row in TASKS if row.answers == ASKED]
    assert asked == ["on-card", "on-attack", "on-blood", "on-step"]


@pytest.mark.parametrize(("number", "row"), list(enumerate(TASKS)), ids=TASK_NAMES)
def test_the_rules_look_up_what_the_row_says(number: int, row: Task) -> None:
    offered = {family for family in range(FAMILIES) if families_of(number) >> family & 1}
    assert offered == set(row.choices)
    found = {family: choice_from(number, family) for family in offered}
    assert found == row.choices


def test_the_families_that_move_a_wall_are_a_set() -> None:
    assert {f for f in range(FAMILIES) if SHIFTS >> f & 1} == {
        f for f in range(FAMILIES) if is_shift(f)
    }
