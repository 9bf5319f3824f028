"""Swiss pairing: nobody meets again while others are left, equal points, equal seats, fair byes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from clew.tournaments import dutch, swiss
from clew.tournaments.results import WIN, Bout, meetings, points_of, scores
from clew.tournaments.tables import sizes, together


@pytest.fixture(params=["dutch", "without the library"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways to pair two: by the library, and where there is none."""
    if request.param != "dutch":
        monkeypatch.setattr(dutch, "is_here", lambda: False)


class Play:
    """A tournament, played round by round with the results that are drawn."""

    def __init__(self, entrants: int, seats: int, rounds: int) -> None:
        self.numbers = list(range(1, entrants + 1))
        self.seats, self.rounds = seats, rounds
        self.bouts: list[Bout] = []
        self.gone: set[int] = set()

    def pair(self) -> list[tuple[int, ...]]:
        return swiss.next_round(
            self.numbers,
            [one for one in self.numbers if one not in self.gone],
            self.bouts,
            seats=self.seats,
            done=max((bout.round for bout in self.bouts), default=0),
            rounds=self.rounds,
        )

    def play(self, tables: Sequence[tuple[int, ...]], draw: st.DataObject | None = None) -> None:
        at = max((bout.round for bout in self.bouts), default=0) + 1
        for table in tables:
            drawn = st.lists(st.integers(1, 3), min_size=len(table), max_size=len(table))
            ranks = draw.draw(drawn) if draw else sorted(table)
            absent: tuple[int, ...] = ()
            if draw and len(table) > 1 and draw.draw(st.integers(0, 12)) == 0:
                absent = (table[0],)
                self.gone.add(table[0])
            points = points_of(ranks, [table.index(one) + 1 for one in absent])
            self.bouts.append(Bout(at, table, points, absent))


@pytest.mark.usefixtures("engine")
def test_in_the_first_round_the_first_half_meets_the_second() -> None:
    pairs = Play(8, 2, 3).pair()
    assert {tuple(sorted(one)) for one in pairs} == {(1, 5), (2, 6), (3, 7), (4, 8)}
    assert Counter(one[0] < one[1] for one in pairs) == {True: 2, False: 2}


def test_in_the_second_round_winners_meet_winners_with_the_other_seat() -> None:
    """1, 2, 3, 4 have won; 1 and 3 began, 2 and 4 did not."""
    play = Play(8, 2, 3)
    play.bouts = [
        Bout(1, pair, points_of([1, 2] if pair[0] < pair[1] else [2, 1]))
        for pair in [(1, 5), (6, 2), (3, 7), (8, 4)]
    ]
    pairs = play.pair()
    winners = {one for one in pairs if one[0] < 5}
    assert winners in ({(2, 3), (4, 1)}, {(2, 1), (4, 3)})


@pytest.mark.usefixtures("engine")
@settings(max_examples=15, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(st.data(), st.integers(2, 13))
def test_two_meet_again_only_if_no_others_are_left(draw: st.DataObject, entrants: int) -> None:
    play = Play(entrants, 2, 5)
    for _ in range(5):
        tables = play.pair()
        playing = sorted(set(play.numbers) - play.gone)
        assert sorted(one for table in tables for one in table) == playing
        assert [len(table) for table in tables].count(1) == len(playing) % 2
        met = meetings(play.bouts)
        again = [table for table in tables if met[min(table), max(table)]]
        assert not again or not seating_exists(playing, 2, met)
        play.play(tables, draw)


@settings(max_examples=15, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(st.data(), st.integers(4, 14))
def test_the_absolute_rules_of_fide_hold(draw: st.DataObject, entrants: int) -> None:
    """C.1 no rematch; C.2 no bye for whoever has had one, or a point without playing; C.3 nobody
    begins three times running, or three times more often than not, or the other way round."""
    play = Play(entrants, 2, 9)
    for at in range(6):
        playing = [one for one in play.numbers if one not in play.gone]
        try:
            tables = dutch.paired(play.numbers, playing, play.bouts, at, 9)
        except dutch.Unpairable:
            return
        for table in tables:
            assert len(table) == 1 or not any(set(table) <= set(b.players) for b in play.bouts)
            for seat, one in enumerate(table, 1):
                own = [bout for bout in play.bouts if one in bout.entrants]
                if len(table) == 1:
                    assert not any(b.result_of(one) for b in own if not b.players)
                else:
                    seats = [b.entrants.index(one) + 1 for b in own if b.players] + [seat]
                    assert seats[-3:] not in ([1] * 3, [2] * 3)
                    assert abs(seats.count(1) - seats.count(2)) <= 2
        play.play(tables, draw)


def seating_exists(numbers: Sequence[int], seats: int, met: Counter[tuple[int, int]]) -> bool:
    """Whether all can be seated without two meeting again, by trying everything; one may be left
    over at tables of two."""
    if seats == 2 and len(numbers) % 2:
        return any(seating_exists([n for n in numbers if n != one], 2, met) for one in numbers)
    return next(seatings(list(numbers), sizes(len(numbers), seats), met), None) is not None


def seatings(
    left: list[int], sizes: Sequence[int], met: Counter[tuple[int, int]]
) -> Iterator[list[tuple[int, ...]]]:
    if not left:
        yield []
        return
    for at, size in enumerate(sizes):
        for company in combinations(left[1:], size - 1):
            table = (left[0], *company)
            if all(not met[pair] for pair in combinations(sorted(table), 2)):
                rest = [one for one in left if one not in table]
                for found in seatings(rest, [*sizes[:at], *sizes[at + 1 :]], met):
                    yield [table, *found]


@settings(max_examples=30, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(st.data(), st.integers(5, 12), st.integers(3, 4))
def test_at_larger_tables_nobody_meets_again_while_others_are_left(
    draw: st.DataObject, entrants: int, seats: int
) -> None:
    play = Play(entrants, seats, 4)
    for _ in range(3):
        tables = play.pair()
        playing = sorted(set(play.numbers) - play.gone)
        assert sorted(one for table in tables for one in table) == playing
        assert all(len(table) > 1 for table in tables) or len(playing) == 1
        met = meetings(play.bouts)
        again = any(met[pair] for table in tables for pair in combinations(sorted(table), 2))
        assert not again or not any(seating_exists(list(order), seats, met) for order in [playing])
        play.play(tables, draw)


def test_at_larger_tables_those_with_equal_points_sit_together() -> None:
    """After one round of sixteen: the winners together, and the last together."""
    play = Play(16, 4, 3)
    play.play(play.pair())
    score = scores(play.numbers, play.bouts)
    assert all(len({score[one] for one in table}) == 1 for table in play.pair())


def test_everybody_sits_on_each_seat_about_equally_often() -> None:
    play = Play(12, 3, 6)
    for _ in range(6):
        play.play(play.pair())
    times = Counter((one, seat) for b in play.bouts for seat, one in enumerate(b.entrants))
    assert all(1 <= times[one, seat] <= 3 for one in play.numbers for seat in range(3))


def test_sixty_four_at_tables_of_four_never_meet_again_in_five_rounds() -> None:
    play = Play(64, 4, 5)
    for _ in range(5):
        play.play(play.pair())
    assert max(meetings(play.bouts).values()) == 1


def test_if_some_must_meet_again_they_are_few() -> None:
    """Six at two tables of three cannot avoid it in the second round: two meet again at least at
    each table."""
    first = [[1, 2, 3], [4, 5, 6]]
    met = meetings([Bout(1, tuple(one), points_of([1, 2, 3])) for one in first])
    again = together([1, 2, 3, 4, 5, 6], [3, 3], met)
    assert sum(met[pair] for table in again for pair in combinations(sorted(table), 2)) == 2


@pytest.mark.usefixtures("engine")
def test_a_late_entrant_is_paired_with_those_without_points() -> None:
    play = Play(6, 2, 4)
    play.play(play.pair())
    play.numbers += [7, 8]
    score = scores(play.numbers, play.bouts)
    (table,) = [one for one in play.pair() if 8 in one]
    assert score[next(one for one in table if one != 8)] == 0


@pytest.mark.usefixtures("engine")
def test_who_did_not_come_has_not_been_met() -> None:
    """2 waited for 4 in vain: with 1 and 3 met, everybody meets whom they have not met."""
    play = Play(4, 2, 3)
    play.bouts = [
        Bout(1, (1, 3), (WIN, 0)),
        Bout(1, (4, 2), (0, WIN), absent=(4,)),
        Bout(2, (2, 1), (WIN, 0)),
        Bout(2, (3, 4), (WIN, 0)),
    ]
    assert {tuple(sorted(one)) for one in play.pair()} == {(1, 4), (2, 3)}
