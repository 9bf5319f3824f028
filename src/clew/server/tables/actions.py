"""Actions: what players do at a table. They are done one after another, and each is stored durably
before anybody is told."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable

from clew.core.errors import ClewError
from clew.play.doing import Stale, deed, meant, played_before, refused
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
    Update,
    encode,
)
from clew.table.reasons import Reason
from clew.table.table import Table

__all__ = ["Actions", "refuse"]


class Actions:
    """Handles the messages that arrive on a table's websockets."""

    def __init__(
        self,
        rooms: Rooms,
        talk: Talk,
        takebacks: TakeBacks,
        orders: StandingOrders,
        moved: Callable[[str, float], None],
    ) -> None:
        """`moved` is told how many seconds a player's move at a table of a game took."""
        self._moved = moved
        self._rooms = rooms
        self._takebacks = takebacks
        self._orders = orders
        self._talk = talk

    async def take(self, room: Room, listener: Listener, message: FromClient) -> None:
        """Does what a listener's message says, and tells the listener how it went."""
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
        """Takes back the last action of a seat. A player who is alone with bots may go back further
        than the own turn."""
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
        """Does what a message says, or calls `what`, if the position is still the one that the
        message was meant for. A failure becomes a refusal."""
        client_id, began = message.id, time.perf_counter()
        async with room.lock:
            try:
                if room.spoilt:
                    await self._rooms.fresh(room)
                table, seat, is_new = meant(room, listener.seat, message)
                if not is_new:
                    _say_again(listener, played_before(room, seat, client_id))
                    return
                answer = message.action if isinstance(message, Act) else ""
                done = what or deed(message, seat)
                if await self.perform(room, table, seat, client_id, done, answer):
                    self._moved(room.row.game, time.perf_counter() - began)
            except Conflict:
                refuse(listener, client_id, "stale", "somebody else was first")
                with contextlib.suppress(ClewError):
                    await self._rooms.fresh(room)
            except Stale as stale:
                listener.say(encode(refused(room, client_id, stale)))
                assert room.table
                now = room.catch_up(listener.viewer, stale.n)
                listener.update(room.table.n, now)
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
    ) -> bool:
        """Does it and stores it. Returns whether it became an entry: an answer that waits for
        others has not yet. The caller holds the room's lock."""
        before = table.n
        what(table)
        if table.n == before:
            await self._rooms.store_answer(room, seat, client_id, answer)
            return False
        await self._rooms.store(room, table, {seat: client_id})
        return True


def _say_again(listener: Listener, told: Answered | Update) -> None:
    if isinstance(told, Update):
        listener.update(told.n, encode(told))
    else:
        listener.say(encode(told))


def refuse(listener: Listener, client_id: str, reason: Reason, text: str) -> None:
    listener.say(encode(Refused(id=client_id, reason=reason, text=text)))
