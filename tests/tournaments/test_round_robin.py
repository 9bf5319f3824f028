"""Everybody meets everybody: by the published Berger tables, and in groups of three and four."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from clew.tournaments.round_robin import berger, next_round, schedule

PUBLISHED = {
    4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
    6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, "
        "8-7 1-6 2-5 3-4, 4-8 5-3 6-2 7-1"
    ),
}
"""FIDE handbook C.05, annex 1."""


@pytest.mark.parametrize("entrants", PUBLISHED)
def test_two_meet_by_the_berger_tables(entrants: int) -> None:
    published = [
        {tuple(map(int, pair.split("-"))) for pair in one.split()}
        for one in PUBLISHED[entrants].split(", ")
    ]
    assert [set(one) for one in berger(entrants)] == published
    assert schedule(entrants, 2) == berger(entrants)


def test_with_an_odd_number_everybody_is_free_once() -> None:
    free = [table[0] for one in schedule(7, 2) for table in one if len(table) == 1]
    assert sorted(free) == list(range(1, 8))


@pytest.mark.parametrize(("entrants", "seats"), [(5, 3), (7, 3), (9, 3), (8, 4), (11, 4), (13, 4)])
def test_in_groups_all_meet_all_and_nobody_sits_out(entrants: int, seats: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    rounds = schedule(entrants, seats)
    for one in rounds:
        assert sorted(number for table in one for number in table) == list(range(1, entrants + 1))
        assert {len(table) for table in one} <= {seats, seats - 1, seats - 2}
        for table in one:
            met.update(combinations(sorted(table), 2))
    assert len(met) == entrants * (entrants - 1) // 2


def test_nine_in_groups_of_three_meet_without_meeting_again() -> None:
    assert len(schedule(9, 3)) == 4


def test_whoever_has_left_leaves_the_others_tables_as_they_are() -> None:
    """3 would meet 4 in the first round: 4 has a bye instead."""
    assert next_round([1, 2, 3, 4, 5, 6], [1, 2, 4, 5, 6], seats=2, done=0) == [
        (1, 6),
        (2, 5),
        (4,),
    ]


def test_the_second_time_around_the_other_begins() -> None:
    first = next_round([1, 2, 3, 4], [1, 2, 3, 4], seats=2, done=0)
    again = next_round([1, 2, 3, 4], [1, 2, 3, 4], seats=2, done=3)
    assert again == [table[::-1] for table in first]
