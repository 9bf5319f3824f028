"""Timing: the clocks, and when somebody must look at a table again, stored with every change."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, update

from clew.server.storage.schema import tables
from clew.server.storage.writer import Write
from clew.server.tables.change import Change
from clew.table.clocks import ClockState

__all__ = ["keep_due", "keep_time"]


def keep_time(change: Change, write: Write) -> None:
    """Sets the clock for the new position, and says when somebody must look at the table.

    A seat's clock runs in the course of its turns only, not while it is asked beside them.
    """
    room, table = change.room, change.table
    settings = room.row.settings
    bots = any(room.played_by(seat.seat) for seat in room.row.seats)
    if not settings.clock and not bots and not table.game.asides:
        return
    now = time.time()
    acted = [step.entry.seat for step in change.steps if step.entry.action]
    if room.row.clock and acted:
        in_turn = [seat for seat in acted if seat not in room.asked_beside]
        clock = room.row.clock.after(settings.clock, in_turn, now)
        room.row = room.row._replace(clock=clock)
    room.asked_beside = room.beside(table.pending())
    write.also.append(keep_due(room.row.id, room.due(now), room.row.clock))


def keep_due(
    table: int, due: float | None, clock: ClockState | None
) -> Callable[[Connection], None]:
    text = msgspec.json.encode(clock).decode() if clock else ""

    def run(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(due=due, clock=text))

    return run
