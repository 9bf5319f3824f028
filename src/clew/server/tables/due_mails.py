"""Due mails: the transaction that makes it somebody's turn also stores that a mail is due."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert

from clew.server import steady
from clew.server.storage.schema import mails
from clew.server.storage.writer import Write
from clew.server.tables.change import Change
from clew.table.clocks import Clock

__all__ = ["DueMails", "by_correspondence", "put_mails"]


class DueMails:
    """`seconds` is how long it may be a player's turn before a mail is sent."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __call__(self, change: Change, write: Write) -> None:
        """Stores the mails for the present position, if people play by correspondence."""
        room, table = change.room, change.table
        if not by_correspondence(room.row.settings.clock):
            return
        waiting = table.waiting()
        people = [seat for seat in waiting if not room.played_by(seat)]
        id_, n, seconds = room.row.id, table.n, self._seconds
        write.also.append(lambda connection: put_mails(connection, id_, people, n, seconds))


def by_correspondence(clock: Clock | None) -> bool:
    return clock is not None and clock.kind == "days"


def put_mails(
    connection: Connection, table: int, people: Iterable[int], n: int, seconds: float
) -> None:
    """Makes mails due for these seats. They replace the mails that were due before."""
    due = steady.now() + seconds
    connection.execute(delete(mails).where(mails.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "n": n, "due": due} for seat in people]
    if rows:
        connection.execute(insert(mails), rows)
