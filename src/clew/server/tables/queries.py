"""Queries: the lobby, a player's tables, logs and records."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import seats, tables
from clew.server.tables.open_data import whole_record
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
    """Reads only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lobby(self, limit: int) -> list[TableRow]:
        where = tables.c.public.is_(True) & tables.c.status.in_(("open", "playing"))
        return await self._database.read(lambda c: reading.rows(c, where, limit))

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        mine = select(seats.c.table_id).where(seats.c.player == player)
        return await self._database.read(lambda c: reading.rows(c, tables.c.id.in_(mine), limit))

    async def log(self, room: Room, since: int, limit: int) -> list[Happened]:
        id_ = room.row.id
        return await self._database.read(lambda c: reading.happened_since(c, id_, since, limit))

    async def moments(
        self, room: Room, viewer: Viewer, since: int, limit: int, *, uncovered: bool = False
    ) -> list[Moment]:
        """How it stood after each entry from `since` on, through somebody's eyes.

        `uncovered`: with all cards open besides, if the game is over.
        """
        row, now = room.row, room.table if room.row.status != "over" else None
        stored = await self._database.read(lambda c: reading.read_entries(c, row.id, 0))
        back = Hindsight(row.open(), viewer, now, uncovered=uncovered)
        played = [(one.entry(), one.happened()) for one in stored[: since + limit]]
        return await asyncio.to_thread(back.moments, played, since)

    async def record(self, room: Room) -> Record:
        """The whole record, secret included: only when the game is over."""
        if room.row.status != "over":
            raise Refusal(403, "hidden", "the record is available once the game is over")
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        return whole_record(room.row, [one.entry() for one in stored])
