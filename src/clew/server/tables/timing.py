"""Timing: the clocks, and the time when a process must look at a table again. Both are stored with
every change."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, update

from clew.server import steady
from clew.server.storage.schema import tables
from clew.server.storage.writer import Write
from clew.server.tables.change import Change
from clew.table.clocks import ClockState

__all__ = ["keep_due", "keep_time"]


def keep_time(change: Change, write: Write) -> None:
    """Sets the clocks for the new position, and the time when a process must look at the table. A
    seat's clock runs only in the course of its turns, not while it is asked outside them."""
    room, table = change.room, change.table
    settings = room.row.settings
    bots = any(room.played_by(seat.seat) for seat in room.row.seats)
    if not settings.clock and not bots and not table.game.asides:
        return
    now = steady.now()
    room.set_clock([step.entry.seat for step in change.steps if step.entry.action], now)
    write.due = [(room.row.id, room.due(now), _text(room.row.clock))]


def keep_due(
    table: int, due: float | None, clock: ClockState | None
) -> Callable[[Connection], None]:
    """Stores the same where nothing else has changed."""

    def run(connection: Connection) -> None:
        its = update(tables).where(tables.c.id == table)
        connection.execute(its.values(due=due, clock=_text(clock)))

    return run


def _text(clock: ClockState | None) -> str:
    return msgspec.json.encode(clock).decode() if clock else ""
