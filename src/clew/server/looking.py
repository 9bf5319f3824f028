"""Looking: the lobby, a player's tables, logs and records."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from clew.games import find
from clew.server.errors import Refusal
from clew.server.room import Happened, Room, TableRow
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import seats, tables
from clew.table.record import FORMAT, Record, Seat, digest
from clew.table.table import Table

__all__ = ["Looking"]


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

    async def record(self, room: Room) -> Record:
        """The whole record, secret included: only when the game is over."""
        if room.row.status != "over":
            raise Refusal(403, "hidden", "the record is given out when the game is over")
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        row = room.row
        game = find(row.game)
        fairness = room.fairness()
        people = [Seat(name=seat.name, player=seat.kind) for seat in row.seats]
        start = Table(game, game.read_options(row.options), people, fairness, started=row.started)
        record = Record(
            format=FORMAT,
            game=row.game,
            rules=row.rules,
            id=fairness.id,
            options=msgspec.to_builtins(start.options),
            seats=people,
            started=row.started,
            commitment=fairness.commitment,
            secret=row.secret,
            nonces=[seat.nonce for seat in row.seats],
            draws=start.setup_draws,
            entries=[one.entry for one in stored],
            result=row.result,
        )
        return msgspec.structs.replace(record, digest=digest(record))
