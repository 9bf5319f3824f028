"""Points, and what decides between equal points."""

from __future__ import annotations

from fractions import Fraction

from clew.tournaments.arena import PATIENCE, next_tables
from clew.tournaments.results import WIN, Bout, points_of
from clew.tournaments.standings import standings


def test_a_table_is_shared_by_how_many_one_is_ahead_of() -> None:
    assert points_of([1, 2]) == (WIN, 0)
    assert points_of([1, 1]) == (WIN // 2, WIN // 2)
    assert points_of([2, 1, 3]) == (WIN // 2, WIN, 0)
    assert points_of([1, 2, 2, 4]) == (WIN, WIN // 2, WIN // 2, 0)


def test_who_does_not_come_is_behind_everybody() -> None:
    assert points_of([1, 1], absent=[2]) == (WIN, 0)
    assert points_of([1, 1], absent=[1, 2]) == (0, 0)
    assert points_of([2, 1, 1], absent=[2]) == (WIN // 2, 0, WIN)


def test_buchholz_and_sonneborn_berger_decide() -> None:
    """A small tournament, worked out by hand: 1 beat 3 and 2; 2 beat 4, 3 drew with 4."""
    bouts = [
        Bout(1, (1, 3), (WIN, 0)),
        Bout(1, (2, 4), (WIN, 0)),
        Bout(2, (1, 2), (WIN, 0)),
        Bout(2, (3, 4), (WIN // 2, WIN // 2)),
    ]
    found = standings([1, 2, 3, 4], bouts)
    assert [(one.rank, one.number, Fraction(one.points, WIN)) for one in found] == [
        (1, 1, 2),
        (2, 2, 1),
        (3, 3, Fraction(1, 2)),
        (4, 4, Fraction(1, 2)),
    ]
    assert [one.buchholz for one in found] == [
        Fraction(3, 2),
        Fraction(5, 2),
        Fraction(5, 2),
        Fraction(3, 2),
    ]
    assert [one.sonneborn for one in found] == [
        Fraction(3, 2),
        Fraction(1, 2),
        Fraction(1, 4),
        Fraction(1, 4),
    ]


def test_a_round_not_played_counts_as_one_against_an_equal() -> None:
    bouts = [Bout(1, (1, 2), (WIN, 0)), Bout(1, (3,), (WIN,))]
    first, second, last = standings([1, 2, 3], bouts)
    assert (first.number, second.number) == (3, 1)
    assert [one.buchholz for one in (first, second)] == [Fraction(1), Fraction(0)]
    assert last.buchholz == 1


def test_equals_share_a_rank() -> None:
    bouts = [Bout(1, (1, 2), (WIN // 2, WIN // 2)), Bout(1, (3, 4), (WIN, 0))]
    assert [one.rank for one in standings([1, 2, 3, 4], bouts)] == [1, 2, 2, 4]


# Arena


def test_in_an_arena_whoever_is_free_plays() -> None:
    assert next_tables({1: 5.0, 2: 4.0, 3: 3.0}, [], seats=2, others=True) == [(1, 2)]


def test_two_who_have_just_played_wait_for_others_but_not_forever() -> None:
    played = [Bout(1, (1, 2), (WIN, 0))]
    assert next_tables({1: 1.0, 2: 1.0}, played, seats=2, others=True) == []
    assert next_tables({1: PATIENCE, 2: 1.0}, played, seats=2, others=True) == [(2, 1)]
    assert next_tables({1: 1.0, 2: 1.0}, played, seats=2, others=False) == [(2, 1)]


def test_new_company_comes_before_equal_points() -> None:
    played = [
        Bout(1, (1, 2), (WIN, 0)),
        Bout(2, (3, 1), (0, WIN)),
        Bout(3, (2, 4), (WIN, 0)),
    ]
    waiting = {1: 9.0, 2: 1.0, 3: 1.0, 4: 1.0}
    assert sorted(next_tables(waiting, played, seats=2, others=True)[0]) == [1, 4]


def test_tables_of_four_wait_until_four_are_free_and_then_for_nobody() -> None:
    waiting = {1: 1.0, 2: 1.0, 3: 1.0}
    assert next_tables(waiting, [], seats=4, others=True) == []
    assert [sorted(one) for one in next_tables(waiting, [], seats=4, others=False)] == [[1, 2, 3]]


def test_in_an_arena_wins_and_fewer_games_decide() -> None:
    bouts = [
        Bout(1, (1, 2), (WIN, 0)),
        Bout(2, (3, 2), (WIN // 2, WIN // 2)),
        Bout(3, (3, 4), (WIN // 2, WIN // 2)),
    ]
    assert [one.number for one in standings([1, 2, 3, 4], bouts, many_games=True)] == [1, 3, 4, 2]
