"""Entries: how one thing that was done at a table is stored. Its columns are listed only here."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from clew.table.happened import Happened
from clew.table.record import Deed, Entry

__all__ = ["EntryRow"]

_told = msgspec.json.Decoder(list[tuple[int, msgspec.Raw]])


class EntryRow(NamedTuple):
    """A row of the table `entries`, in the order of its columns."""

    table_id: int
    n: int
    seat: int
    action: str
    kind: Deed
    """Empty, or what the table did: resign, undo …"""
    back_to: int
    draws: str
    time: str
    client_id: str
    """The client's id of the action."""
    told: str
    """[[audience, event], …]"""

    @classmethod
    def of(cls, table: int, entry: Entry, happened: Happened, client_id: str) -> EntryRow:
        return cls(
            table,
            entry.n,
            entry.seat,
            entry.action,
            entry.table,
            entry.to,
            entry.draws,
            entry.time,
            client_id,
            happened.text(),
        )

    def entry(self) -> Entry:
        return Entry(
            n=self.n,
            seat=self.seat,
            action=self.action,
            table=self.kind,
            to=self.back_to,
            draws=self.draws,
            time=self.time,
        )

    def happened(self) -> Happened:
        return Happened(self.n, _told.decode(self.told), self.kind, self.seat, self.back_to)
