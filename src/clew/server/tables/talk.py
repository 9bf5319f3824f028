"""Talk at a table: stored, then told to all who are there."""

from __future__ import annotations

import contextlib
import time

from sqlalchemy import Connection, insert, select

from clew.core.errors import ClewError
from clew.play.texts import REPLACED, clean_text
from clew.server.storage.database import Database
from clew.server.storage.schema import messages, players
from clew.server.storage.writer import Writer, notify
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.table.messages import Said, encode
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["Talk"]

_KEPT = 200
_HOUSE = "clew"
"""The id of the player who sends the table's own messages. No cookie is ever made for it."""


class Talk:
    """The chat of a table. Only those who sit at the table may write; others read."""

    def __init__(self, database: Database, writer: Writer, origin: str) -> None:
        self._database = database
        self._writer = writer
        self._origin = origin

    async def say(self, room: Room, listener: Listener, text: str) -> None:
        seat = listener.seat
        if seat is None or not listener.player:
            raise Refusal(403, "not-yours", "only people at the table may talk")
        text, player = clean_text(text), listener.player
        if room.row.has_only_emotes and not text.startswith("/"):
            raise Refusal(403, "emotes-only", "strangers talk once all of them have agreed to")

        def store(connection: Connection) -> Said:
            name = connection.execute(
                select(players.c.name).where(players.c.id == player)
            ).scalar_one()
            return self._store(connection, room.row, player, seat, name, text)

        self.tell(room, [await self._writer.run(store)])

    async def tell_replaced(self, room: Room, seat: int) -> None:
        """Notes in the chat, under the seat's name, that a bot failed and was replaced."""
        name = room.row.seats[seat - 1].name

        def store(connection: Connection) -> Said:
            known = connection.execute(select(players.c.id).where(players.c.id == _HOUSE)).scalar()
            if known is None:
                now = time.time()
                connection.execute(
                    insert(players).values(id=_HOUSE, name="Clew", created=now, seen=now)
                )
            return self._store(connection, room.row, _HOUSE, seat, name, REPLACED)

        with contextlib.suppress(ClewError):  # the game goes on without this note
            self.tell(room, [await self._writer.run(store)])

    def _store(
        self, connection: Connection, row: TableRow, player: str, seat: int, name: str, text: str
    ) -> Said:
        now = time.time()
        made = connection.execute(
            insert(messages).values(
                table_id=row.id, player=player, seat=seat, name=name, text=text, time=now
            )
        )
        notify(connection, [row.id], self._origin)
        (number,) = made.inserted_primary_key or (0,)
        return Said(number=number, seat=seat, name=name, text=text, time=now)

    def tell(self, room: Room, said: list[Said]) -> None:
        for one in said:
            if one.number > room.talked:
                room.talked = one.number
                message = encode(one)
                for listener in room.all():
                    listener.say(message)

    async def refresh(self, room: Room) -> None:
        """Tells what was said in another process."""
        self.tell(room, await self.since(room, room.talked))

    async def since(self, room: Room, number: int) -> list[Said]:
        """The messages after one message."""
        id_ = room.row.id
        return await self._database.read(lambda c: _read(c, id_, number))


def _read(connection: Connection, table: int, number: int) -> list[Said]:
    found = connection.execute(
        select(messages)
        .where(messages.c.table_id == table, messages.c.id > number)
        .order_by(messages.c.id.desc())
        .limit(_KEPT)
    ).all()
    return [
        Said(number=one.id, seat=one.seat, name=one.name, text=one.text, time=one.time)
        for one in reversed(found)
    ]
