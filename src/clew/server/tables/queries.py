"""Queries: the lobby, a player's tables, logs and records."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import select

from clew.core.state import State
from clew.games import find
from clew.server.errors import Refusal
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.entries import EntryRow
from clew.server.storage.rows import TableRow
from clew.server.storage.schema import seats, tables
from clew.server.tables.open_data import whole_record
from clew.server.tables.room import Room
from clew.table.happened import Happened
from clew.table.messages import Told
from clew.table.record import Record

__all__ = ["Moment", "Queries"]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """How it stood after entry `n`, and what that entry told."""

    n: int
    events: list[Told]
    view: Any
    open: list[Any] = []
    """With all cards open, when asked for: each seat's view."""


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
        self, room: Room, seat: int, since: int, limit: int, *, uncovered: bool = False
    ) -> list[Moment]:
        """How it stood after each entry from `since` on, through a seat's eyes.

        `uncovered`: with all cards open besides, if the game is over.
        """
        id_ = room.row.id
        now = None if room.table is None or room.row.status == "over" else room.table.state.clone()
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        back = _LookingBack(room, seat, now, uncovered and now is None)
        return await asyncio.to_thread(back.moments, stored[: since + limit], since)

    async def record(self, room: Room) -> Record:
        """The whole record, secret included: only when the game is over."""
        if room.row.status != "over":
            raise Refusal(403, "hidden", "the record is given out when the game is over")
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        return whole_record(room.row, [one.entry() for one in stored])


class _LookingBack:
    """Plays a table's entries again, and says how each left it."""

    def __init__(self, room: Room, seat: int, now: State | None, uncovered: bool) -> None:
        row = room.row
        self._game = find(row.game)
        self._table = row.open()
        self._seat = seat
        self._now = now
        """The position, while the game runs."""
        self._uncovered = uncovered

    def moments(self, stored: list[EntryRow], since: int) -> list[Moment]:
        found = [] if since else [self._moment(0, [])]
        for one in stored:
            self._table.replay(one.entry())
            if one.n >= since:
                found.append(self._moment(one.n, one.happened().for_seat(self._seat)))
        return found

    def _seen(self) -> Any:
        if self._now is not None:
            return self._game.look_back(self._now, self._table.state, self._seat)
        return self._table.view(self._seat)

    def _moment(self, n: int, told: list[Told]) -> Moment:
        state, seats = self._table.state, len(self._table.seats)
        return Moment(
            n=n,
            events=told,
            view=self._seen(),
            open=list(self._game.uncovered(state, seats)) if self._uncovered else [],
        )
