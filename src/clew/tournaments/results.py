"""Results: what the tables of a tournament gave, and how often its entrants have met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

__all__ = ["WIN", "Bout", "Meetings", "meetings", "points_of", "scores", "times_at_seats"]

WIN: Final = 120
"""What one table is worth: a number that halves, thirds, quarters, fifths and sixths divide."""


class Bout(NamedTuple):
    """One table of a tournament: its entrants by seat, each by their number. A table of one is a
    bye."""

    round: int
    entrants: tuple[int, ...]
    points: tuple[int, ...] = ()
    """By seat, once it is over."""
    absent: tuple[int, ...] = ()
    """Entrants who never came to the table."""

    @property
    def is_over(self) -> bool:
        return bool(self.points)

    @property
    def is_bye(self) -> bool:
        return len(self.entrants) == 1

    @property
    def players(self) -> list[int]:
        """Those who played here against somebody; nobody, where only one came."""
        came = [one for one in self.entrants if one not in self.absent]
        return came if len(came) > 1 else []

    def result_of(self, entrant: int) -> int:
        return self.points[self.entrants.index(entrant)]


def points_of(ranks: Sequence[int], absent: Sequence[int] = ()) -> tuple[int, ...]:
    """Points by seat, from the ranks by seat: a table's worth is shared by how many of the others
    one is ahead of, and half as much for each with the same rank. Absent seats get nothing, and
    everybody is ahead of them. Where nobody came, nobody gets anything."""
    others = len(ranks) - 1
    if not others:
        return (WIN,)
    found = []
    for seat, rank in enumerate(ranks, 1):
        if seat in absent:
            found.append(0)
            continue
        twice = 0
        for other, theirs in enumerate(ranks, 1):
            if other != seat:
                twice += 2 if other in absent or theirs > rank else int(theirs == rank)
        found.append(twice * WIN // (2 * others))
    return tuple(found)


def scores(numbers: Iterable[int], bouts: Iterable[Bout]) -> dict[int, int]:
    """The points of each entrant."""
    found = dict.fromkeys(numbers, 0)
    for bout in bouts:
        for entrant, points in zip(bout.entrants, bout.points, strict=False):
            found[entrant] += points
    return found


Meetings = Counter[tuple[int, int]]
"""How often two have met, the smaller number first."""


def meetings(bouts: Iterable[Bout]) -> Meetings:
    """How often any two have sat at one table; a game that did not take place is no meeting."""
    found: Meetings = Counter()
    for bout in bouts:
        found.update(combinations(sorted(bout.players), 2))
    return found


def times_at_seats(bouts: Iterable[Bout]) -> Counter[tuple[int, int]]:
    """How often each entrant has played on each seat; seat 1 begins."""
    found: Counter[tuple[int, int]] = Counter()
    for bout in bouts:
        for seat, entrant in enumerate(bout.entrants, 1):
            if entrant in bout.players:
                found[entrant, seat] += 1
    return found
