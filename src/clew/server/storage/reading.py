"""Reading tables: rows, snapshots and entries, as the rest of the server wants them."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    Column,
    Connection,
    Integer,
    Row,
    Select,
    bindparam,
    func,
    select,
    tuple_,
    update,
)

from clew.core.game import Game, Outcome
from clew.play.merits import read_told
from clew.server import steady
from clew.server.storage.entries import EntryRow
from clew.server.storage.inquiries import Answers, Inquiry, Question
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
    "ENDED",
    "Loaded",
    "are_some_due",
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

ENDED: Final = ("over", "closed")
"""Tables with such a status never go on."""
_TABLE: BindParameter[int] = bindparam("table")
_SEATS = (
    select(seats, players.c.avatar)
    .outerjoin(players, players.c.id == seats.c.player)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_BY_KEY = select(tables).where(tables.c.key == bindparam("key"))
_ENTRIES = (
    select(entries)
    .where(entries.c.table_id == _TABLE, entries.c.n > bindparam("since"))
    .order_by(entries.c.n)
    .limit(bindparam("most"))
)

# What opening a table asks: by its key alone, so that no question waits for another's answer.
_ITS_ID = select(tables.c.id).where(tables.c.key == bindparam("key")).scalar_subquery()
_TALKED = select(func.max(messages.c.id)).where(messages.c.table_id == _ITS_ID).scalar_subquery()
_LAST = (
    select(func.coalesce(func.max(entries.c.n), 0))
    .where(entries.c.table_id == _ITS_ID)
    .scalar_subquery()
)
_SNAPPED = (
    select(func.coalesce(func.max(snapshots.c.n), 0))
    .where(snapshots.c.table_id == _ITS_ID)
    .scalar_subquery()
)
_TALK = len(tables.c)
_SEAT = _TALK + 1
_BESIDE = _SEAT + len(SeatRow._fields)
"""Where in a row of `_OPENED` the talk stands, where the seat begins, and what belongs to it."""
_OPENED = (
    select(
        *tables.c,
        _TALKED,
        *(seats.c[name] for name in SeatRow._fields),
        players.c.avatar,
        orders.c.kind,
        orders.c.turn,
        answers.c.action,
        answers.c.client_id,
    )
    .select_from(tables)
    .outerjoin(seats, seats.c.table_id == tables.c.id)
    .outerjoin(players, players.c.id == seats.c.player)
    .outerjoin(orders, (orders.c.table_id == tables.c.id) & (orders.c.seat == seats.c.seat))
    .outerjoin(
        answers,
        (answers.c.table_id == tables.c.id)
        & (answers.c.seat == seats.c.seat)
        & (answers.c.n == _LAST),
    )
    .where(tables.c.key == bindparam("key"))
    .order_by(seats.c.seat)
)
"""A row for each seat: the table, the seat, its player's avatar, what it has answered in advance,
and what it has answered to a simultaneous choice that is still open."""
_SNAPSHOT = select(snapshots.c.snapshot).where(
    snapshots.c.table_id == _ITS_ID, snapshots.c.n == _SNAPPED
)
_ITS_ENTRIES = select(entries).where(entries.c.table_id == _ITS_ID).order_by(entries.c.n)
_ENTRIES_SINCE = _ITS_ENTRIES.where(entries.c.n > bindparam("since", type_=Integer))
_LAST_ENTRIES = _ITS_ENTRIES.where(entries.c.n > _SNAPPED - bindparam("recent", type_=Integer))

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


def _row(found: Any, sitting: list[SeatRow], avatars: dict[str, str]) -> TableRow:
    return TableRow(
        id=found.id,
        key=found.key,
        game=found.game,
        rules=found.rules,
        options=_options.decode(found.options),
        settings=_settings.decode(found.settings),
        public=bool(found.public),
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
        select(tables)
        .where(where)
        .order_by(tables.c.changed.desc(), tables.c.id.desc())
        .limit(limit)
    ).all()
    return _with_seats(connection, found)


def _with_seats(connection: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    sitting: dict[int, list[SeatRow]] = {one.id: [] for one in found}
    avatars: dict[int, dict[str, str]] = {one.id: {} for one in found}
    for seat in connection.execute(_SEATS, {"tables": list(sitting)}):
        if seat.avatar:
            avatars[seat.table_id][seat.player] = seat.avatar
        sitting[seat.table_id].append(_seat([getattr(seat, one) for one in SeatRow._fields]))
    return [_row(one, sitting[one.id], avatars[one.id]) for one in found]


def are_some_due(when: Column[float]) -> Inquiry[bool]:
    """Whether something is to be looked at by now. `when` is the column that says so."""
    return Inquiry([Question(_due(when), {"now": steady.now()})], lambda found: bool(found[0]))


@cache
def _due(when: Column[float]) -> Select[Any]:
    return select(when).where(when <= bindparam("now")).limit(1)


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


def tables_of(
    connection: Connection, player: str, limit: int, before: tuple[float, int] | None = None
) -> list[int]:
    """The tables where a player sits, the last changed first; or of those that were last changed
    before a time (of several at that time, the ones with smaller numbers)."""
    found = [_sits(connection, player, limit, before, ended=one) for one in (False, True)]
    return [table for _, table in heapq.nlargest(limit, itertools.chain(*found))]


def _sits(
    connection: Connection,
    player: str,
    limit: int,
    before: tuple[float, int] | None,
    *,
    ended: bool,
) -> list[tuple[float, int]]:
    """Of the tables that go on, or of those that have ended: when they were changed, and which. (Of
    both at once a database would sort all.) Somebody may sit there more than once."""
    at = tuple_(seats.c.changed, seats.c.table_id)
    query = (
        select(seats.c.changed, seats.c.table_id)
        .where(seats.c.player == player, seats.c.ended.is_(ended), seats.c.kind != "open")
        .order_by(seats.c.changed.desc(), seats.c.table_id.desc())
        .limit(limit)
    )
    found: dict[tuple[float, int], None] = {}
    while len(found) < limit:
        some = connection.execute(query.where(at < before) if before else query).all()
        found |= dict.fromkeys((changed, table) for changed, table in some)
        if len(some) < limit:
            break
        before = min(found)
    return list(found)[:limit]


def note_change(connection: Connection, table: int, now: float) -> None:
    """Something has happened at a table: it comes first in lists of tables. It may have ended."""
    connection.execute(update(tables).where(tables.c.id == table).values(changed=now))
    ended = select(tables.c.status.in_(ENDED)).where(tables.c.id == table).scalar_subquery()
    its = update(seats).where(seats.c.table_id == table)
    connection.execute(its.values(changed=now, ended=ended))


def read_row(connection: Connection, key: str) -> TableRow | None:
    found = connection.execute(_BY_KEY, {"key": key}).all()
    return _with_seats(connection, found)[0] if found else None


def load(key: str, recent: int) -> Inquiry[Loaded | None]:
    """A table as it stands, with `recent` entries from before its last snapshot."""
    its = {"key": key}
    return Inquiry(
        [
            Question(_OPENED, its),
            Question(_LAST_ENTRIES, its | {"recent": recent}),
            Question(_SNAPSHOT, its),
        ],
        _loaded,
    )


def news(key: str, since: int) -> Inquiry[Loaded | None]:
    """What is new at a table since an entry number: its row, its entries, the answers to an open
    simultaneous choice, and how far the talk has come."""
    its = {"key": key}
    return Inquiry(
        [Question(_OPENED, its), Question(_ENTRIES_SINCE, its | {"since": since})], _loaded
    )


def _loaded(answered: Answers) -> Loaded | None:
    """Of what is opened, the entries, and perhaps the snapshot."""
    opened, stored, *snapped = answered
    if not opened:
        return None
    sitting: list[SeatRow] = []
    avatars: dict[str, str] = {}
    open_set: list[tuple[int, str, str]] = []
    given: dict[int, Order] = {}
    for one in opened:
        seat = _seat(one[_SEAT:_BESIDE])
        avatar, kind, turn, action, client_id = one[_BESIDE:]
        sitting.append(seat)
        if avatar:
            assert seat.player
            avatars[seat.player] = avatar
        if kind is not None:
            given[seat.seat] = Order(kind=kind, turn=turn)
        if action is not None:
            open_set.append((seat.seat, action, client_id))
    text = snapped[0][0][0] if snapped and snapped[0] else ""
    return Loaded(
        _row(_stored_table(opened[0]), sitting, avatars),
        _snapshot.decode(text) if text else None,
        [EntryRow(*one) for one in stored],
        open_set,
        given,
        opened[0][_TALK] or 0,
    )


def _stored_table(values: Sequence[Any]) -> SimpleNamespace:
    return SimpleNamespace(**dict(zip(tables.c.keys(), values[:_TALK], strict=True)))


def _seat(values: Sequence[Any]) -> SeatRow:
    seat = SeatRow(*values)
    return seat._replace(ready=bool(seat.ready), talks=bool(seat.talks))


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
