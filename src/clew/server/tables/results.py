"""Results: how a game ended is stored with its last entry, and counts just once."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, update

from clew.server.people.ratings import rate
from clew.server.storage.schema import tables
from clew.server.storage.writer import Write
from clew.server.tables.change import Change

__all__ = ["keep_result"]


def keep_result(change: Change, write: Write) -> None:
    """The end of the game, and in a rated one the players' ratings."""
    over, row = change.table.outcome, change.room.row
    if over is None:
        return
    text = msgspec.json.encode(over).decode()

    def run(connection: Connection) -> None:
        connection.execute(
            update(tables).where(tables.c.id == row.id).values(status="over", result=text)
        )

    write.also.append(run)
    if row.settings.rated:
        write.also.append(rate(row, over))
