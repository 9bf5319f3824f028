"""History: how a table stood after an earlier entry, from the nearest snapshot."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from clew.server.storage.schema import entries, snapshots
from clew.server.tables.room import Room
from clew.table.past import Past, Played, rebuilt
from clew.table.refusal import Refusal
from clew.table.step import Snapshot

__all__ = ["MOST_BACK", "last_action", "state_after"]

MOST_BACK = 200
"""Nobody goes further back than this many entries."""
_snapshot = msgspec.json.Decoder(Snapshot)


def state_after(connection: Connection, room: Room, to: int, n: int) -> Past:
    """How the table stood after entry `to`, if that led to how it stands after entry `n`."""
    rows = _rows(connection, room, to - MOST_BACK, n)
    if n - to > MOST_BACK or not _led_to(rows, to, n):
        raise Refusal(409, "illegal", f"there is no way back to entry {to}")
    kept = _snapshots(connection, room.row.id, to)
    actions = []
    at = to
    while at > 0 and at not in kept:
        row = rows.get(at)
        if row is None:
            raise Refusal(409, "illegal", f"there is no way back to entry {to}")
        if row.kind in ("undo", "takeback"):
            at = row.back_to
            continue
        if not row.kind:
            actions.append(row)
        at -= 1
    start = room.row.open(kept[at] if at else None)
    return rebuilt(start, [Played(one.n, one.seat, one.action) for one in reversed(actions)])


def last_action(connection: Connection, room: Room, seat: int, n: int) -> int:
    """The last entry by which a seat acted, of those that led to how it stands after entry `n`."""
    rows = _rows(connection, room, n - MOST_BACK, n)
    at = n
    while row := rows.get(at):
        if row.kind in ("undo", "takeback"):
            at = row.back_to
        elif row.seat == seat and not row.kind:
            return at
        else:
            at -= 1
    raise Refusal(409, "illegal", "there is nothing to take back")


def _rows(connection: Connection, room: Room, after: int, n: int) -> dict[int, Any]:
    """The entries after a number, up to another."""
    found = connection.execute(
        select(entries.c.n, entries.c.seat, entries.c.action, entries.c.kind, entries.c.back_to)
        .where(entries.c.table_id == room.row.id, entries.c.n > after, entries.c.n <= n)
        .order_by(entries.c.n)
    ).all()
    return {one.n: one for one in found}


def _led_to(rows: dict[int, Any], to: int, n: int) -> bool:
    """Whether going back from n, past what was taken back, one comes by `to`."""
    at = n
    while at > to:
        row = rows.get(at)
        if row is None:
            return False
        at = row.back_to if row.kind in ("undo", "takeback") else at - 1
    return at == to


def _snapshots(connection: Connection, table: int, to: int) -> dict[int, Snapshot]:
    found = connection.execute(
        select(snapshots.c.n, snapshots.c.snapshot)
        .where(snapshots.c.table_id == table, snapshots.c.n <= to, snapshots.c.n > to - MOST_BACK)
        .order_by(snapshots.c.n)
    )
    return {one.n: _snapshot.decode(one.snapshot) for one in found}
