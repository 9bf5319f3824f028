"""What happened at a table, entry by entry, as it is told and kept."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from clew.core.state import ALL
from clew.table.messages import Told
from clew.table.record import Deed
from clew.table.step import Step

__all__ = ["Happened"]

_encoder = msgspec.json.Encoder()


class Happened(NamedTuple):
    """An entry as it is told: [(audience, event)], or what the table did."""

    n: int
    told: list[tuple[int, msgspec.Raw]]
    table: Deed = ""
    seat: int = 0
    to: int = -1

    @classmethod
    def of(cls, step: Step) -> Happened:
        entry = step.entry
        told = [(int(a), msgspec.Raw(_encoder.encode(event))) for a, event in step.log.entries]
        return cls(entry.n, told, entry.table, entry.seat, entry.to)

    def for_seat(self, seat: int) -> list[Told]:
        mask = 1 << seat - 1 if seat else 0
        events = [Told(n=self.n, event=event) for a, event in self.told if a == ALL or a & mask]
        if self.table:
            return [Told(n=self.n, table=self.table, seat=self.seat, to=self.to), *events]
        return events

    def text(self) -> str:
        """What was told, as JSON."""
        return _encoder.encode(self.told).decode()
