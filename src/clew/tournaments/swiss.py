"""Swiss: every round, everybody meets somebody new with about as many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clew.tournaments import dutch
from clew.tournaments.results import Bout, meetings, scores, times_at_seats
from clew.tournaments.tables import folded, seated, sizes, together

__all__ = ["next_round"]


def next_round(
    numbers: Sequence[int],
    playing: Sequence[int],
    bouts: Sequence[Bout],
    *,
    seats: int,
    done: int,
    rounds: int,
) -> list[tuple[int, ...]]:
    """The tables of the next round, each by seat; a table of one is a bye. `numbers` are all
    entrants, ranked by their numbers; those who are not `playing` sit out."""
    if seats == 2 and len(playing) > 1 and dutch.is_here():
        try:
            return dutch.paired(numbers, playing, bouts, done, rounds)
        except dutch.Unpairable:
            pass  # everybody has met everybody: some meet again
    order = folded(playing, scores(numbers, bouts), seats)
    met, before = meetings(bouts), times_at_seats(bouts)
    if seats > 2 or len(order) % 2 == 0:
        return seated(together(order, sizes(len(order), seats), met), before)
    found = []
    for one in _byes(order, bouts):
        tables = together([other for other in order if other != one], [2] * (len(order) // 2), met)
        again = sum(met[min(two), max(two)] for two in tables)
        found.append((again, [*seated(tables, before), (one,)]))
        if not again:
            break
    return min(found, key=lambda one: one[0])[1]


def _byes(order: Sequence[int], bouts: Sequence[Bout]) -> list[int]:
    """Who may have the bye, in this order: those who have points without playing least often, and
    among them the last."""
    had = Counter(
        one
        for bout in bouts
        for one in bout.entrants
        if bout.is_over and not bout.players and bout.result_of(one)
    )
    return sorted(order, key=lambda one: (had[one], -order.index(one)))
