# Compiled by mypyc.
"""What happened at a table, entry by entry, as it is told and kept."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from clew.core.state import hears
from clew.table.messages import Told
from clew.table.record import Deed
from clew.table.step import Step

__all__ = ["Happened"]

_encoder = msgspec.json.Encoder()


class Happened(NamedTuple):
    """An entry as it is told: [(audience, event)], or what the table did.

    It also holds what is meant for other seats: `clew.table.eyes` decides who is told what.
    """

    n: int
    told: list[tuple[int, Any]]
    table: Deed = ""
    seat: int = 0
    to: int = -1

    @classmethod
    def of(cls, step: Step) -> Happened:
        """With its events as JSON, ready to be stored and sent."""
        entry = step.entry
        told = [(int(a), msgspec.Raw(_encoder.encode(event))) for a, event in step.log.entries]
        return cls(entry.n, told, entry.table, entry.seat, entry.to)

    @classmethod
    def plain(cls, step: Step) -> Happened:
        """With its events as they are."""
        entry = step.entry
        return cls(entry.n, list(step.log.entries), entry.table, entry.seat, entry.to)

    def for_seat(self, seat: int) -> list[Told]:
        """What a seat hears; as in the rules, 0 is a spectator."""
        events = [Told(n=self.n, event=event) for to, event in self.told if hears(to, seat)]
        if self.table:
            return [Told(n=self.n, table=self.table, seat=self.seat, to=self.to), *events]
        return events

    def text(self) -> str:
        """What was told, as JSON."""
        return _encoder.encode(self.told).decode()
