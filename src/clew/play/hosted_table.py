"""A hosted table: all of its entries are in memory, so any of them can be taken back.

A browser and a terminal have their tables so. A server keeps only the last entries of a table in
memory, and reads the others from its database.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

import msgspec

from clew.core.errors import ClewError
from clew.play.company import Company, Hears
from clew.play.history import Done, last_action
from clew.table.happened import Happened
from clew.table.orders import Order
from clew.table.record import Entry, RecordError
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["Given", "HostedTable", "KeptEntry"]

H = TypeVar("H", bound=Hears)


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to a simultaneous choice that is still open; without an action the seat was
    late."""

    seat: int
    action: str
    id: str


class KeptEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the record, and what the client called the action."""

    entry: Entry
    id: str = ""


class _Done(NamedTuple):
    """What history needs of an entry."""

    seat: int
    kind: str
    back_to: int


class HostedTable(Company[H]):
    """A table, played up to where it stands. Raises RecordError if an entry cannot be played
    again."""

    def __init__(
        self,
        row: TableRow,
        entries: Iterable[KeptEntry] = (),
        *,
        answers: Iterable[Given] = (),
        orders: Mapping[int, Order] | None = None,
    ) -> None:
        super().__init__(row)
        self.stored = 0
        """The number of the last entry that is kept."""
        if row.started and row.is_of_these_rules:
            self.orders.given = dict(orders or {})
            self._play_again(entries, answers)

    def _play_again(self, entries: Iterable[KeptEntry], answers: Iterable[Given]) -> None:
        self.table = table = self.row.open()
        for one in entries:
            try:
                table.replay(one.entry)
            except ClewError as error:
                n, key = one.entry.n, self.row.key
                text = f"{key}, entry {n}: {error}"
                raise RecordError(text, why="record-entry", path=key, n=n) from None
            if one.id:
                self.remember(one.id, one.entry.seat, one.entry.n)
        self.recent.extend(Happened.of(step) for step in table.steps)
        self.stored = table.n
        for given in answers:
            if given.action:
                table.act(given.seat, given.action)
            else:
                table.time_out(given.seat)
            if given.id:
                self.remember(given.id, given.seat, table.n)
                self.answer_ids[given.seat] = given.id
        self.asked_beside = self.beside(table.pending())

    def given(self) -> list[Given]:
        """The answers to a simultaneous choice that is still open."""
        table = self.table
        if table is None or not table.open_set:
            return []
        answers = ((seat.seat, table.answer(seat.seat)) for seat in self.row.seats)
        return [
            Given(
                seat=seat,
                action="" if table.is_late(seat) else table.game.format(action),
                id=self.answer_ids.get(seat, ""),
            )
            for seat, action in answers
            if action is not None
        ]

    def done(self, n: int) -> Done | None:
        """An entry, as the way back is looked for."""
        entries = self.table.entries if self.table else []
        if not 1 <= n <= len(entries):
            return None
        one = entries[n - 1]
        return _Done(one.seat, one.table, one.to)

    def may_go_back_alone(self, seat: int) -> bool:
        """All entries are here, so it is known whether the seat has acted at all."""
        if not super().may_go_back_alone(seat):
            return False
        assert self.table
        try:
            return bool(last_action(self.done, seat, self.table.n))
        except Refusal:
            return False

    def happened(self) -> list[Happened]:
        """All that has happened, from the first entry on."""
        return [Happened.of(step) for step in self.table.steps] if self.table else []
