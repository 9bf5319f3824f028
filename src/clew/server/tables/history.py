"""History: how a table stood after an earlier entry, computed from the nearest snapshot."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from clew.play.history import MAX_BACK, check_way_back, last_action
from clew.server.storage.schema import entries, snapshots
from clew.server.tables.room import Room
from clew.table.past import Past, Played, rebuilt
from clew.table.refusal import Refusal
from clew.table.step import Snapshot

__all__ = ["before_last", "state_after"]

_snapshot = msgspec.json.Decoder(Snapshot)


def state_after(connection: Connection, room: Room, to: int, n: int) -> Past:
    """The table as it stood after entry `to`, if that entry led to the position after entry `n`."""
    rows = _rows(connection, room, to - MAX_BACK, n)
    check_way_back(rows.get, to, n)
    kept = _snapshots(connection, room.row.id, to)
    actions = []
    at = to
    while at > 0 and at not in kept:
        row = rows.get(at)
        if row is None:
            raise Refusal(409, "illegal", f"there is no way back to entry {to}", why="no-way-back")
        if row.kind in ("undo", "takeback"):
            at = row.back_to
            continue
        if row.action:  # that of somebody who was late is one, too
            actions.append(row)
        at -= 1
    start = room.row.open(kept[at] if at else None)
    return rebuilt(
        start,
        [
            Played(one.n, one.seat, one.action, late=one.kind == "timeout")
            for one in reversed(actions)
        ],
    )


def before_last(connection: Connection, room: Room, seat: int, n: int) -> int:
    """The number before a seat's last action, of those that led to how it stands after `n`."""
    return last_action(_rows(connection, room, n - MAX_BACK, n).get, seat, n) - 1


def _rows(connection: Connection, room: Room, after: int, n: int) -> dict[int, Any]:
    """The entries after one number, up to and including another."""
    found = connection.execute(
        select(entries.c.n, entries.c.seat, entries.c.action, entries.c.kind, entries.c.back_to)
        .where(entries.c.table_id == room.row.id, entries.c.n > after, entries.c.n <= n)
        .order_by(entries.c.n)
    ).all()
    return {one.n: one for one in found}


def _snapshots(connection: Connection, table: int, to: int) -> dict[int, Snapshot]:
    found = connection.execute(
        select(snapshots.c.n, snapshots.c.snapshot)
        .where(snapshots.c.table_id == table, snapshots.c.n <= to, snapshots.c.n > to - MAX_BACK)
        .order_by(snapshots.c.n)
    )
    return {one.n: _snapshot.decode(one.snapshot) for one in found}
