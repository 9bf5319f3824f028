"""What a table keeps of every step, and what a server keeps of a whole table."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.core.state import Log, State
from clew.table.record import Entry

__all__ = ["SNAPSHOT", "Snapshot", "Step"]

SNAPSHOT = "clew-table/1"


class Step(msgspec.Struct, frozen=True):
    """An entry of the record, what was told of it, and how it stood afterwards."""

    entry: Entry
    log: Log
    state: State


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table stood after entry `n`: enough to go on from there. It contains secrets."""

    format: str
    rules: int
    n: int
    root: int
    """The entry that led to the position: n itself, or an earlier one after an undo."""
    position: msgspec.Raw
    left: list[int]
    away: list[int]
    over: Outcome | None
    hash: str = ""
    """The running hash, at a table that has one."""
