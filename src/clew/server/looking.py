"""Looking: the lobby, a player's tables, logs and records."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import select

from clew.games import find
from clew.server.errors import Refusal
from clew.server.open_data import whole_record
from clew.server.protocol import Told
from clew.server.room import Happened, Room, TableRow
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import seats, tables
from clew.table.record import Record, Seat
from clew.table.table import Table

__all__ = ["Looking", "Moment"]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """How it stood after entry `n`, and what that entry told."""

    n: int
    events: list[Told]
    view: Any


class Looking:
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

    async def moments(self, room: Room, seat: int, since: int, limit: int) -> list[Moment]:
        """How it stood after each entry from `since` on, through a seat's eyes."""
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        return await asyncio.to_thread(_moments, room, stored[: since + limit], seat, since)

    async def record(self, room: Room) -> Record:
        """The whole record, secret included: only when the game is over."""
        if room.row.status != "over":
            raise Refusal(403, "hidden", "the record is given out when the game is over")
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        return whole_record(room.row, [one.entry for one in stored])


def _moments(room: Room, stored: list[Any], seat: int, since: int) -> list[Moment]:
    row = room.row
    game = find(row.game)
    people = [Seat(name=one.name, player=one.kind) for one in row.seats]
    table = Table(
        game, game.read_options(row.options), people, room.fairness(), started=row.started
    )
    found = [Moment(n=0, events=[], view=table.view(seat))] if not since else []
    for one in stored:
        table.replay(one.entry)
        if one.entry.n >= since:
            told = one.happened.for_seat(seat)
            found.append(Moment(n=one.entry.n, events=told, view=table.view(seat)))
    return found
