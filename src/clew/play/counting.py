"""Counting: what a rated game counts for those who played it, where somebody was absent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clew.core.game import Outcome
from clew.table.chain import is_outside
from clew.table.leaving import Absence, without_leavers
from clew.table.rows import TableRow

__all__ = ["Done", "counted"]


class Done(NamedTuple):
    """An entry, as far as it says who was there."""

    seat: int
    action: str
    table: str


def counted(row: TableRow, outcome: Outcome, entries: Sequence[Done]) -> Outcome | None:
    """The outcome that counts for the ratings; None if none does.

    A seat that a bot plays at the end counts as one that left (CO-07). Nothing counts if somebody
    never made a move, or if several people played and none is left. Who played against bots alone
    and went away has lost: otherwise nobody would lose to them.
    """
    people = [seat.seat for seat in row.seats if is_outside(seat.kind)]
    moved: set[int] = set()
    absence = Absence()
    for one in entries:
        absence.note(one.table, one.seat)
        if one.action and not one.table and one.seat not in absence.gone():
            moved.add(one.seat)
    gone = absence.gone()
    if any(seat not in moved for seat in people):
        return None
    if len(people) > 1 and all(seat in gone for seat in people):
        return None
    return without_leavers(outcome, gone)
