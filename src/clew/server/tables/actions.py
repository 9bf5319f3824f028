"""Actions: what players do at a table, one thing after another, durable before told."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from clew.core.errors import ClewError
from clew.play.doing import deed, playable, refused
from clew.server.storage.writer import Conflict
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.standing_orders import StandingOrders
from clew.server.tables.takebacks import TakeBacks
from clew.server.tables.talk import Talk
from clew.table.messages import (
    Act,
    Agree,
    Answered,
    Ask,
    Back,
    Decline,
    FromClient,
    Order,
    Refused,
    Resign,
    Say,
    Undo,
    encode,
)
from clew.table.reasons import Reason
from clew.table.table import Table

__all__ = ["Actions", "refuse"]


class Actions:
    """Takes the messages of a table's websockets."""

    def __init__(
        self, rooms: Rooms, talk: Talk, takebacks: TakeBacks, orders: StandingOrders
    ) -> None:
        self._rooms = rooms
        self._takebacks = takebacks
        self._orders = orders
        self._talk = talk

    async def take(self, room: Room, listener: Listener, message: FromClient) -> None:
        """Does what a listener's message says; the listener hears how it went."""
        match message:
            case Act() | Resign() | Back():
                await self._do(room, listener, message)
            case Undo(id=id_):
                await self._or_refuse(room, listener, id_, self._undo(room, listener, message))
            case Say(id=id_, text=text):
                await self._or_refuse(room, listener, id_, self._talk.say(room, listener, text))
            case Ask(id=id_) | Agree(id=id_) | Decline(id=id_):
                work = self._takebacks.take(room, listener, message)
                await self._or_refuse(room, listener, id_, work)
            case Order(id=id_):
                work = self._orders.take(room, listener, message)
                await self._or_refuse(room, listener, id_, work)

    async def _undo(self, room: Room, listener: Listener, message: Undo) -> None:
        """Takes back the last action of a seat: further than its own turn where it is alone."""
        seat = listener.seat
        is_new = (seat, message.id) not in room.client_ids
        if seat is not None and is_new and room.may_go_back_alone(seat):
            to, past = await self._takebacks.before_last(room, seat, message.n)
            await self._do(room, listener, message, lambda t: t.take_back(seat, to, past))
        else:
            await self._do(room, listener, message)

    async def _or_refuse(
        self, room: Room, listener: Listener, client_id: str, work: Awaitable[None]
    ) -> None:
        try:
            await work
        except ClewError as error:
            listener.say(encode(refused(room, client_id, error)))

    async def _do(
        self,
        room: Room,
        listener: Listener,
        message: Act | Undo | Resign | Back,
        what: Callable[[Table], None] | None = None,
    ) -> None:
        """Does what a message says, or `what`, on the position it is meant for. Whatever fails is
        refused."""
        client_id = message.id
        async with room.lock:
            try:
                await self._rooms.fresh(room)
                table, seat = playable(room, listener.seat)
                if (seat, client_id) in room.client_ids:
                    self._played_before(room, listener, seat, client_id)
                    return
                n = message.n if isinstance(message, Act | Undo) else table.n
                if n != table.n:
                    refuse(listener, client_id, "stale", f"the table stands at {table.n}, not {n}")
                    listener.update(table.n, self._rooms.catch_up_now(room, seat, n))
                    return
                answer = message.action if isinstance(message, Act) else ""
                done = what or deed(message, seat)
                await self.perform(room, table, seat, client_id, done, answer)
            except Conflict:
                refuse(listener, client_id, "stale", "somebody else was first")
                with contextlib.suppress(ClewError):
                    await self._rooms.fresh(room)
            except ClewError as error:
                listener.say(encode(refused(room, client_id, error)))
            except BaseException:
                room.spoilt = True
                raise

    async def perform(
        self,
        room: Room,
        table: Table,
        seat: int,
        client_id: str,
        what: Callable[[Table], None],
        answer: str,
    ) -> None:
        """Does it and stores it. Call it with the lock held."""
        before = table.n
        what(table)
        if table.n == before:
            await self._rooms.store_answer(room, seat, client_id, answer)
        else:
            await self._rooms.store(room, table, {seat: client_id})

    def _played_before(self, room: Room, listener: Listener, seat: int, client_id: str) -> None:
        table = room.table
        assert table
        if table.answer(seat) is not None:
            listener.say(encode(Answered(id=client_id, n=table.n)))
        else:
            listener.update(table.n, encode(room.update(seat, [], [client_id])))


def refuse(listener: Listener, client_id: str, reason: Reason, text: str) -> None:
    listener.say(encode(Refused(id=client_id, reason=reason, text=text)))
