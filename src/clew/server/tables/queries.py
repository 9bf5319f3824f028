"""Queries: the lobby, a player's tables, logs and records."""

from __future__ import annotations

import asyncio
import heapq
import itertools

from sqlalchemy import Connection, select

from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import tables
from clew.server.tables.codes import find_code
from clew.server.tables.room import Room
from clew.table.eyes import Viewer
from clew.table.happened import Happened
from clew.table.hindsight import Hindsight
from clew.table.messages import Moment
from clew.table.record import Record
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["Queries"]


class Queries:
    """Queries that only read."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lobby(self, limit: int) -> list[TableRow]:
        def ask(connection: Connection) -> list[TableRow]:
            found = [reading.newest(connection, one, limit) for one in ("open", "playing")]
            newest = heapq.nlargest(limit, itertools.chain(*found))
            return reading.rows(connection, tables.c.id.in_([id_ for _, id_ in newest]), limit)

        return await self._database.read(ask)

    async def by_code(self, written: str) -> str:
        """The key of the table that waits under a code."""
        found = await self._database.read(lambda c: find_code(c, written))
        if found is None:
            raise Refusal(404, "no-table", "no table waits under this code")
        return found

    async def of_player(self, player: str, limit: int, before: str = "") -> list[TableRow]:
        """The tables where a player sits, the last changed first; those that come after the table
        with the key `before`, if there is one."""

        def ask(connection: Connection) -> list[TableRow]:
            last = None
            if before:
                at = select(tables.c.changed, tables.c.id).where(tables.c.key == before)
                last = connection.execute(at).one_or_none()
                if last is None:
                    raise Refusal(404, "no-table", "there is no table with this link")
            mine = reading.tables_of(connection, player, limit, last and (last.changed, last.id))
            return reading.rows(connection, tables.c.id.in_(mine), limit)

        return await self._database.read(ask)

    async def log(self, room: Room, since: int, limit: int) -> list[Happened]:
        id_ = room.row.id
        return await self._database.read(lambda c: reading.happened_since(c, id_, since, limit))

    async def moments(
        self, room: Room, viewer: Viewer, since: int, limit: int, *, uncovered: bool = False
    ) -> list[Moment]:
        """The positions after each entry from `since` on, through somebody's eyes. `uncovered` adds
        the view with all cards open, if the game is over."""
        row, now = room.row, room.table if room.row.status != "over" else None
        snapshot, stored = await self._database.read(
            lambda c: reading.read_part(c, row.id, since, since + limit)
        )
        back = Hindsight(row.open(snapshot), viewer, now, uncovered=uncovered)
        played = [(one.entry(), one.happened()) for one in stored]
        return await asyncio.to_thread(back.moments, played, since)

    async def record(self, room: Room) -> Record:
        """The whole record, its secret included. It is given only when the table can never go on.
        That way, nobody can make a game disappear that began badly."""
        if room.row.status not in ("over", "closed"):
            raise Refusal(403, "hidden", "the record is available once the game is over")
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        return room.row.record([one.entry() for one in stored])
