"""Talk at a table: stored, then told to all who are there."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select

from clew.server.people.texts import clean_text
from clew.server.storage.database import Database
from clew.server.storage.schema import messages, players
from clew.server.storage.writer import Writer, notify
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.table.messages import Said, encode
from clew.table.refusal import Refusal

__all__ = ["Talk"]

_KEPT = 200


class Talk:
    """Whoever sits at the table may talk; others read."""

    def __init__(self, database: Database, writer: Writer, origin: str) -> None:
        self._database = database
        self._writer = writer
        self._origin = origin

    async def say(self, room: Room, listener: Listener, text: str) -> None:
        seat = listener.seat
        if seat is None or not listener.player:
            raise Refusal(403, "not-yours", "only people at the table may talk")
        text = clean_text(text)
        now, player, row = time.time(), listener.player, room.row

        def store(connection: Connection) -> Said:
            name = connection.execute(
                select(players.c.name).where(players.c.id == player)
            ).scalar_one()
            made = connection.execute(
                insert(messages).values(
                    table_id=row.id,
                    player=player,
                    seat=seat,
                    name=name,
                    text=text,
                    time=now,
                )
            )
            notify(connection, [row.id], self._origin)
            (number,) = made.inserted_primary_key or (0,)
            return Said(number=number, seat=seat, name=name, text=text, time=now)

        said = await self._writer.run(store)
        self.tell(room, [said])

    def tell(self, room: Room, said: list[Said]) -> None:
        for one in said:
            if one.number > room.talked:
                room.talked = one.number
                message = encode(one)
                for present in room.listeners.values():
                    for listener in present:
                        listener.say(message)

    async def refresh(self, room: Room) -> None:
        """Tells what was said through another process."""
        self.tell(room, await self.since(room, room.talked))

    async def since(self, room: Room, number: int) -> list[Said]:
        """What was said after a message."""
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
