"""Mails become due in the same transaction that makes it somebody's turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from sqlalchemy import Connection, delete, insert

from clew.server.storage.schema import mails
from clew.server.tables.room import Room
from clew.table.clocks import Clock

__all__ = ["by_correspondence", "mails_due", "put_mails"]


def mails_due(room: Room, seconds: float) -> Callable[[Connection], None] | None:
    """For the position as it is now; None where nobody plays by correspondence."""
    clock, table = room.row.settings.clock, room.table
    if table is None or not by_correspondence(clock):
        return None
    id_, n = room.row.id, table.n
    waiting = 0 if table.outcome else table.state.pending()
    people = [
        seat.seat
        for seat in room.row.seats
        if waiting >> seat.seat - 1 & 1 and not room.played_by(seat.seat)
    ]
    return lambda connection: put_mails(connection, id_, people, n, seconds)


def by_correspondence(clock: Clock | None) -> bool:
    return clock is not None and clock.kind == "days"


def put_mails(
    connection: Connection, table: int, people: Iterable[int], n: int, seconds: float
) -> None:
    """These seats are to be told in a while, instead of whoever was before."""
    due = time.time() + seconds
    connection.execute(delete(mails).where(mails.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "n": n, "due": due} for seat in people]
    if rows:
        connection.execute(insert(mails), rows)
