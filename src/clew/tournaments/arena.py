"""Arena: whoever is free plays the next game at once, for as long as the arena lasts.

Whoever has waited longest is seated first, with those free who have met them least often, and among
these with those who have about as many points. Two who have just played with one another wait for
others, as long as others may come; after a while they play again rather than wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clew.tournaments.results import Bout, meetings, scores, times_at_seats
from clew.tournaments.tables import seated

__all__ = ["PATIENCE", "next_tables"]

PATIENCE = 20.0
"""After so many seconds somebody plays with those they have just played with, and at a smaller
table."""


def next_tables(
    waiting: Mapping[int, float],
    bouts: Sequence[Bout],
    *,
    seats: int,
    others: bool,
) -> list[tuple[int, ...]]:
    """The tables that begin now, by seat. `waiting` says for how many seconds each who is free has
    waited; `others`, whether more will be free, since they still play."""
    score = scores({one for bout in bouts for one in bout.entrants} | set(waiting), bouts)
    met, last = meetings(bouts), _last_company(bouts)
    left = sorted(waiting, key=lambda one: (-waiting[one], one))
    tables: list[list[int]] = []
    while len(left) > 1:
        first = left[0]
        is_patient = others and waiting[first] < PATIENCE
        found = sorted(
            left[1:],
            key=lambda one: (
                one in last.get(first, ()),
                met[min(first, one), max(first, one)],
                abs(score[first] - score[one]),
                one,
            ),
        )[: seats - 1]
        if is_patient and (
            len(found) < seats - 1 or any(one in last.get(first, ()) for one in found)
        ):
            left.remove(first)
            continue
        tables.append([first, *found])
        left = [one for one in left if one not in tables[-1]]
    return seated(tables, times_at_seats(bouts))


def _last_company(bouts: Sequence[Bout]) -> dict[int, list[int]]:
    """With whom each has played last."""
    return {
        one: [other for other in bout.players if other != one]
        for bout in bouts
        for one in bout.players
    }
