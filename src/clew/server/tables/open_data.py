"""Open data of a server: its finished public games, and nothing else.

Tables that run, were closed, or are not public never leave. Nor does what was said, or who
played: a name goes along only if its owner has chosen so.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from sqlalchemy import Connection, or_, select

from clew.core.errors import ClewError
from clew.games import find
from clew.records import Exported, anonymous
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import players, programs, tables
from clew.server.tables.older_rules import is_of_these_rules
from clew.table.record import FORMAT, Entry, Record, Seat, digest
from clew.table.rows import TableRow

__all__ = ["from_database", "whole_record"]

_BATCH = 100


def from_database(database: Database) -> Iterator[Exported]:
    """The finished public games, oldest first; a few are in memory at a time."""
    last = 0
    while found := database.ask(partial(_some, after=last)):
        for row, record, named in found:
            last = row.id
            if record is not None:
                rated = row.settings.rated
                yield Exported(source="server", rated=rated, record=anonymous(record, named))


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
    """The whole record; none for a game of rules that this version no longer has."""
    try:
        if find(row.game).version != row.rules:
            return None
    except ClewError:
        return None
    stored = reading.read_entries(connection, row.id, 0)
    return whole_record(row, [one.entry() for one in stored])


def _named(connection: Connection, row: TableRow) -> list[int]:
    """The seats whose players let their names go along; for a program its owner decides."""
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


def whole_record(row: TableRow, entries: list[Entry]) -> Record:
    """The record of a finished table, secret included; of older rules as far as it was kept."""
    fairness = row.fairness()
    start = row.open() if is_of_these_rules(row) else None
    record = Record(
        format=FORMAT,
        game=row.game,
        rules=row.rules,
        id=fairness.id,
        options=msgspec.to_builtins(start.options) if start else row.options,
        seats=[Seat(name=seat.name, player=seat.kind) for seat in row.seats],
        started=row.started,
        commitment=fairness.commitment,
        secret=row.secret,
        nonces=[seat.nonce for seat in row.seats],
        draws=start.setup_draws if start else row.draws,
        entries=entries,
        result=row.result,
    )
    return msgspec.structs.replace(record, digest=digest(record))
