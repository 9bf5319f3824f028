"""Reading tables: rows, snapshots and entries, as the rest of the server wants them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import BindParameter, Connection, Row, bindparam, func, select, update

from clew.core.game import Game, Outcome
from clew.play.merits import read_told
from clew.server import steady
from clew.server.storage.entries import EntryRow
from clew.server.storage.schema import (
    answers,
    entries,
    messages,
    orders,
    players,
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
    "newest",
    "news",
    "note_change",
    "read_clock",
    "read_entries",
    "read_part",
    "read_row",
    "read_whole_game",
    "rows",
    "tables_of",
]

_snapshot = msgspec.json.Decoder(Snapshot)
_options = msgspec.json.Decoder(dict[str, Any])
_settings = msgspec.json.Decoder(TableSettings)
_proposal = msgspec.json.Decoder(Proposal)
_clock = msgspec.json.Decoder(ClockState)
_outcome = msgspec.json.Decoder(Outcome)

# What opening a table asks, made once: making a statement takes longer than asking it.
_TABLE: BindParameter[int] = bindparam("table")
_SEATS = (
    select(seats, players.c.avatar)
    .outerjoin(players, players.c.id == seats.c.player)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_BY_KEY = select(tables).where(tables.c.key == bindparam("key"))
_TALKED = select(func.max(messages.c.id)).where(messages.c.table_id == _TABLE)
_LAST = select(func.max(entries.c.n)).where(entries.c.table_id == _TABLE)
_LAST_SNAPSHOT = (
    select(snapshots.c.snapshot)
    .where(snapshots.c.table_id == _TABLE)
    .order_by(snapshots.c.n.desc())
    .limit(1)
)
_ENTRIES = (
    select(entries)
    .where(entries.c.table_id == _TABLE, entries.c.n > bindparam("since"))
    .order_by(entries.c.n)
    .limit(bindparam("most"))
)
_ANSWERS = (
    select(answers.c.seat, answers.c.action, answers.c.client_id)
    .where(answers.c.table_id == _TABLE, answers.c.n == bindparam("n"))
    .order_by(answers.c.seat)
)
_ORDERS = select(orders.c.seat, orders.c.kind, orders.c.turn).where(orders.c.table_id == _TABLE)
_WHOLE = (
    select(
        entries.c.n,
        entries.c.kind,
        entries.c.seat,
        entries.c.back_to,
        entries.c.told,
        entries.c.time,
    )
    .where(entries.c.table_id == _TABLE)
    .order_by(entries.c.n)
)


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


def _row(found: Row[Any], sitting: list[SeatRow], avatars: dict[str, str]) -> TableRow:
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
        clock=read_clock(found.clock),
        proposal=_proposal.decode(found.proposal) if found.proposal else None,
        rematch=found.rematch,
        draws=found.draws,
        seats=sitting,
        opening=found.opening,
        avatars=avatars,
        code=found.code or "",
        tournament=found.tournament,
    )


def read_clock(text: str) -> ClockState | None:
    return _clock.decode(text).begun_by(steady.now()) if text else None


def rows(connection: Connection, where: Any, limit: int) -> list[TableRow]:
    """Tables with their seats, the last changed first."""
    found = connection.execute(
        select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit)
    ).all()
    return _with_seats(connection, found)


def _with_seats(connection: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    sitting: dict[int, list[SeatRow]] = {one.id: [] for one in found}
    avatars: dict[int, dict[str, str]] = {one.id: {} for one in found}
    for seat in connection.execute(_SEATS, {"tables": list(sitting)}):
        if seat.avatar:
            avatars[seat.table_id][seat.player] = seat.avatar
        sitting[seat.table_id].append(
            SeatRow(**{field: getattr(seat, field) for field in SeatRow._fields})
        )
    return [_row(one, sitting[one.id], avatars[one.id]) for one in found]


def newest(connection: Connection, status: str, limit: int) -> list[tuple[float, int]]:
    """The public tables of one status, the last changed first: when, and which. (Of several at once
    a database would sort all.)"""
    found = connection.execute(
        select(tables.c.changed, tables.c.id)
        .where(tables.c.status == status, tables.c.public.is_(True))
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [(changed, id_) for changed, id_ in found]


def tables_of(connection: Connection, player: str, limit: int) -> list[int]:
    """The tables where a player sits, the last changed first. Somebody may sit there more than
    once."""
    found: dict[int, None] = {}
    for first in itertools.count(0, limit):
        some = connection.execute(
            select(seats.c.table_id)
            .where(seats.c.player == player, seats.c.kind != "open")
            .order_by(seats.c.changed.desc(), seats.c.table_id.desc())
            .limit(limit)
            .offset(first)
        ).scalars()
        sits = list(some)
        found |= dict.fromkeys(sits)
        if len(found) >= limit or len(sits) < limit:
            break
    return list(found)[:limit]


def note_change(connection: Connection, table: int, now: float) -> None:
    """Something has happened at a table: it comes first in lists of tables."""
    connection.execute(update(tables).where(tables.c.id == table).values(changed=now))
    connection.execute(update(seats).where(seats.c.table_id == table).values(changed=now))


def read_row(connection: Connection, key: str) -> TableRow | None:
    found = connection.execute(_BY_KEY, {"key": key}).all()
    return _with_seats(connection, found)[0] if found else None


def load(connection: Connection, key: str, recent: int) -> Loaded | None:
    """A table as it stands, with at least its `recent` last entries."""
    row = read_row(connection, key)
    if row is None:
        return None
    its = {"table": row.id}
    talked = connection.execute(_TALKED, its).scalar()
    if not row.started:
        return Loaded(row, None, [], [], {}, talked or 0)
    text = connection.execute(_LAST_SNAPSHOT, its).scalar()
    snapshot = _snapshot.decode(text) if text else None
    last = connection.execute(_LAST, its).scalar()
    first = min(snapshot.n if snapshot else 0, (last or 0) - recent)
    stored = read_entries(connection, row.id, first)
    open_set = _open_set(connection, row.id, last or 0)
    return Loaded(row, snapshot, stored, open_set, _orders(connection, row.id), talked or 0)


def news(connection: Connection, key: str, since: int) -> Loaded | None:
    """What is new at a table since an entry number: its row, its entries, the answers to an open
    simultaneous choice, and how far the talk has come."""
    row = read_row(connection, key)
    if row is None:
        return None
    stored = read_entries(connection, row.id, since)
    last = stored[-1].n if stored else since
    open_set = _open_set(connection, row.id, last)
    talked = connection.execute(_TALKED, {"table": row.id}).scalar()
    return Loaded(row, None, stored, open_set, _orders(connection, row.id), talked or 0)


def _open_set(connection: Connection, table: int, n: int) -> list[tuple[int, str, str]]:
    return [tuple(one) for one in connection.execute(_ANSWERS, {"table": table, "n": n})]


def _orders(connection: Connection, table: int) -> dict[int, Order]:
    found = connection.execute(_ORDERS, {"table": table})
    return {one.seat: Order(kind=one.kind, turn=one.turn) for one in found}


def read_entries(
    connection: Connection, table: int, since: int, limit: int = 1_000_000
) -> list[EntryRow]:
    """The entries after a number."""
    found = connection.execute(_ENTRIES, {"table": table, "since": since, "most": limit})
    return [EntryRow(*one) for one in found]


def read_whole_game(
    connection: Connection, game: Game[Any], table: int
) -> tuple[list[Happened], str]:
    """All that happened in a game, with its events, and the time of its last entry. The writer
    waits for this when a game ends, so it reads only the columns that it needs, and all events in
    one go."""
    found = connection.execute(_WHOLE, {"table": table}).all()
    told = read_told(game, [one[4] for one in found])
    done = [
        Happened(n, events, kind, seat, to)
        for (n, kind, seat, to, _, _), events in zip(found, told, strict=True)
    ]
    return done, found[-1][5]


def read_part(
    connection: Connection, table: int, first: int, last: int
) -> tuple[Snapshot | None, list[EntryRow]]:
    """A snapshot, or None for the beginning, and the entries after it, from which entries `first`
    to `last` can be played again: whatever they go back to comes after the snapshot."""
    at = first
    while True:
        found = connection.execute(
            select(snapshots.c.n, snapshots.c.snapshot)
            .where(snapshots.c.table_id == table, snapshots.c.n < at)
            .order_by(snapshots.c.n.desc())
            .limit(1)
        ).one_or_none()
        begins = found.n if found else 0
        stored = read_entries(connection, table, begins, max(0, last - begins))
        reaches = min((one.back_to for one in stored if one.back_to >= 0), default=begins)
        if reaches >= begins:
            return (_snapshot.decode(found.snapshot) if found else None), stored
        at = reaches + 1


def happened_since(connection: Connection, table: int, since: int, limit: int) -> list[Happened]:
    return [one.happened() for one in read_entries(connection, table, since, limit)]
