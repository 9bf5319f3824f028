"""Standing orders: a seat answers questions outside its turn in advance (LO-50).

Only the seat itself is told about its order. The order's answer comes after a random wait, so that
nobody can tell it from a player who thinks and declines.
"""

from __future__ import annotations

import random

from sqlalchemy import Connection, delete, insert

from clew.server import steady
from clew.server.settings import Settings
from clew.server.storage.schema import orders
from clew.server.storage.writer import Writer, notify
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.timing import keep_due
from clew.table.messages import Order, Ordered, encode
from clew.table.refusal import Refusal

__all__ = ["StandingOrders"]


class StandingOrders:
    """Accepts standing orders, and says when they answer."""

    def __init__(self, settings: Settings, rooms: Rooms, writer: Writer, origin: str) -> None:
        self._rooms = rooms
        self._writer = writer
        self._origin = origin
        self._seconds = settings.order_seconds
        self._chance = random.SystemRandom()

    def pause(self) -> float:
        """Seconds until a standing order answers."""
        return self._chance.uniform(self._seconds / 4, self._seconds)

    async def take(self, room: Room, listener: Listener, message: Order) -> None:
        seat = listener.seat
        async with room.lock:
            await self._rooms.fresh(room)
            table = room.table
            if seat is None or table is None or room.row.status != "playing":
                raise Refusal(403, "not-yours", "only players can do that")
            before = dict(room.orders.given)
            room.orders.give(table, seat, message.order)
            try:
                await self._store(room, seat)
            except BaseException:
                room.orders.given = before
                raise
            told = encode(Ordered(id=message.id, order=message.order))
            for own in room.listeners.get(seat, []):
                own.say(told)
        self._rooms.announce(room)

    async def _store(self, room: Room, seat: int) -> None:
        id_, origin = room.row.id, self._origin
        order = room.orders.given.get(seat)
        kept = keep_due(id_, room.due(steady.now()), room.row.clock)

        def store(connection: Connection) -> None:
            connection.execute(
                delete(orders).where(orders.c.table_id == id_, orders.c.seat == seat)
            )
            if order:
                connection.execute(
                    insert(orders).values(table_id=id_, seat=seat, kind=order.kind, turn=order.turn)
                )
            kept(connection)
            notify(connection, [id_], origin)

        await self._writer.run(store)
