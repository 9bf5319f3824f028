"""Open data of a server: its finished public games, and nothing else.

Tables that are running, were closed, or are not public are never included. Neither is what was said
or who played, except for the names of players who have agreed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sqlalchemy import Connection, or_, select

from clew.core.errors import ClewError
from clew.games import find
from clew.records import Exported, anonymous
from clew.server.signing import Signing
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import players, programs, tables
from clew.table.record import Record
from clew.table.rows import TableRow

__all__ = ["from_database"]

_BATCH = 100


def from_database(database: Database, signing: Signing) -> Iterator[Exported]:
    """The finished public games, oldest first. Only a few are in memory at a time."""
    last = 0
    while found := database.ask(partial(_some, after=last)):
        for row, record, named in found:
            last = row.id
            if record is not None:
                rated = row.settings.rated
                bare = anonymous(signing.sign(record), named)
                yield Exported(source="server", rated=rated, record=bare)


def _some(connection: Connection, after: int) -> list[tuple[TableRow, Record | None, list[int]]]:
    finished = (
        (tables.c.status == "over")
        & tables.c.public.is_(True)
        & (tables.c.result != "")
        & (tables.c.id > after)
    )
    ids = connection.execute(
        select(tables.c.id).where(finished).order_by(tables.c.id).limit(_BATCH)
    ).scalars()
    rows = reading.rows(connection, tables.c.id.in_(list(ids)), _BATCH)
    rows.sort(key=lambda row: row.id)
    return [(row, _record(connection, row), _named(connection, row)) for row in rows]


def _record(connection: Connection, row: TableRow) -> Record | None:
    """The whole record; None for a game whose rules this version no longer has."""
    try:
        if find(row.game).version != row.rules:
            return None
    except ClewError:
        return None
    stored = reading.read_entries(connection, row.id, 0)
    return row.record([one.entry() for one in stored])


def _named(connection: Connection, row: TableRow) -> list[int]:
    """The seats whose players let their names be published. A program's owner decides for it."""
    sitting = [seat.player for seat in row.seats if seat.player]
    owner = players.alias()
    open_ = connection.execute(
        select(players.c.id)
        .outerjoin(programs, programs.c.player == players.c.id)
        .outerjoin(owner, owner.c.id == programs.c.owner)
        .where(
            players.c.id.in_(sitting),
            or_(players.c.open_name.is_(True), owner.c.open_name.is_(True)),
        )
    ).scalars()
    chosen = set(open_)
    return [seat.seat for seat in row.seats if seat.player in chosen]
