"""Reading tables: rows, snapshots and entries, as the rest of the server wants them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, func, select

from clew.core.game import Outcome
from clew.server.storage.entries import EntryRow
from clew.server.storage.schema import (
    answers,
    entries,
    messages,
    orders,
    seats,
    snapshots,
    tables,
)
from clew.table.clocks import ClockState
from clew.table.happened import Happened
from clew.table.messages import Proposal, TableSettings
from clew.table.orders import Order
from clew.table.rows import SeatRow, TableRow
from clew.table.step import Snapshot

__all__ = [
    "Loaded",
    "happened_since",
    "load",
    "news",
    "read_entries",
    "read_row",
    "rows",
]

_snapshot = msgspec.json.Decoder(Snapshot)
_options = msgspec.json.Decoder(dict[str, Any])
_settings = msgspec.json.Decoder(TableSettings)
_proposal = msgspec.json.Decoder(Proposal)
_clock = msgspec.json.Decoder(ClockState)
_outcome = msgspec.json.Decoder(Outcome)


class Loaded(NamedTuple):
    """Everything that a room needs to go on."""

    row: TableRow
    snapshot: Snapshot | None
    entries: list[EntryRow]
    """The entries from shortly before the snapshot on, for players who lost their connection
    briefly."""
    answers: list[tuple[int, str, str]]
    """Answers to a simultaneous choice that is still open: seat, action (None if it was late), and
    the client's own id."""
    orders: dict[int, Order]
    """What seats have answered in advance."""
    talked: int = 0
    """The last message of the talk."""


def _row(found: Row[Any], sitting: list[SeatRow]) -> TableRow:
    return TableRow(
        id=found.id,
        key=found.key,
        game=found.game,
        rules=found.rules,
        options=_options.decode(found.options),
        settings=_settings.decode(found.settings),
        public=found.public,
        status=found.status,
        host=found.host,
        secret=found.secret,
        created=found.created,
        started=found.started,
        result=_outcome.decode(found.result) if found.result else None,
        clock=_clock.decode(found.clock) if found.clock else None,
        proposal=_proposal.decode(found.proposal) if found.proposal else None,
        rematch=found.rematch,
        draws=found.draws,
        seats=sitting,
    )


def rows(connection: Connection, where: Any, limit: int) -> list[TableRow]:
    """Tables with their seats, the last changed first."""
    found = connection.execute(
        select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit)
    ).all()
    sitting: dict[int, list[SeatRow]] = {one.id: [] for one in found}
    ids = list(sitting)
    for seat in connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    ):
        sitting[seat.table_id].append(
            SeatRow(seat.seat, seat.kind, seat.player, seat.name, seat.nonce)
        )
    return [_row(one, sitting[one.id]) for one in found]


def read_row(connection: Connection, key: str) -> TableRow | None:
    found = rows(connection, tables.c.key == key, 1)
    return found[0] if found else None


def load(connection: Connection, key: str, recent: int) -> Loaded | None:
    """A table as it stands, with at least its `recent` last entries."""
    row = read_row(connection, key)
    if row is None:
        return None
    talked = connection.execute(
        select(func.max(messages.c.id)).where(messages.c.table_id == row.id)
    ).scalar()
    if not row.started:
        return Loaded(row, None, [], [], {}, talked or 0)
    text = connection.execute(
        select(snapshots.c.snapshot)
        .where(snapshots.c.table_id == row.id)
        .order_by(snapshots.c.n.desc())
        .limit(1)
    ).scalar()
    snapshot = _snapshot.decode(text) if text else None
    last = connection.execute(
        select(func.max(entries.c.n)).where(entries.c.table_id == row.id)
    ).scalar()
    first = min(snapshot.n if snapshot else 0, (last or 0) - recent)
    stored = read_entries(connection, row.id, first)
    open_set = _open_set(connection, row.id, last or 0)
    return Loaded(row, snapshot, stored, open_set, _orders(connection, row.id), talked or 0)


def news(connection: Connection, key: str, since: int) -> Loaded | None:
    """What is new at a table since an entry number: its row, its entries, and the answers to an
    open simultaneous choice."""
    row = read_row(connection, key)
    if row is None:
        return None
    stored = read_entries(connection, row.id, since)
    last = stored[-1].n if stored else since
    open_set = _open_set(connection, row.id, last)
    return Loaded(row, None, stored, open_set, _orders(connection, row.id))


def _open_set(connection: Connection, table: int, n: int) -> list[tuple[int, str, str]]:
    found = connection.execute(
        select(answers.c.seat, answers.c.action, answers.c.client_id)
        .where(answers.c.table_id == table, answers.c.n == n)
        .order_by(answers.c.seat)
    )
    return [tuple(one) for one in found]


def _orders(connection: Connection, table: int) -> dict[int, Order]:
    found = connection.execute(
        select(orders.c.seat, orders.c.kind, orders.c.turn).where(orders.c.table_id == table)
    )
    return {one.seat: Order(kind=one.kind, turn=one.turn) for one in found}


def read_entries(
    connection: Connection, table: int, since: int, limit: int = 1_000_000
) -> list[EntryRow]:
    """The entries after a number."""
    found = connection.execute(
        select(entries)
        .where(entries.c.table_id == table, entries.c.n > since)
        .order_by(entries.c.n)
        .limit(limit)
    )
    return [EntryRow(*one) for one in found]


def happened_since(connection: Connection, table: int, since: int, limit: int) -> list[Happened]:
    return [one.happened() for one in read_entries(connection, table, since, limit)]
