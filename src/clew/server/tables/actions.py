"""Actions: what players do at a table, one thing after another, durable before told."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from clew.core.errors import ClewError, Illegal, Unreadable
from clew.games import find
from clew.server.errors import Refusal
from clew.server.storage.database import Unavailable
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
from clew.words import words

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
        seat = listener.seat
        match message:
            case Act(id=id_, n=n, action=action):
                await self._do(room, listener, id_, n, lambda t: t.act(seat, action), action)
            case Undo(id=id_, n=n):
                await self._or_refuse(room, listener, id_, self._undo(room, listener, id_, n))
            case Resign(id=id_):
                await self._do(room, listener, id_, None, lambda t: t.leave(seat, "resign"))
            case Back(id=id_):
                await self._do(room, listener, id_, None, lambda t: t.hand_over(seat, "return"))
            case Say(id=id_, text=text):
                await self._or_refuse(room, listener, id_, self._talk.say(room, listener, text))
            case Ask(id=id_) | Agree(id=id_) | Decline(id=id_):
                work = self._takebacks.take(room, listener, message)
                await self._or_refuse(room, listener, id_, work)
            case Order(id=id_):
                work = self._orders.take(room, listener, message)
                await self._or_refuse(room, listener, id_, work)

    async def _undo(self, room: Room, listener: Listener, client_id: str, n: int) -> None:
        """Takes back the last action of a seat: further than its own turn where it is alone."""
        seat, table = listener.seat, room.table
        is_new = (seat, client_id) not in room.client_ids
        if is_new and table is not None and room.may_undo(seat) and not table.may_undo(seat):
            to, state = await self._takebacks.before_last(room, seat, n)
            await self._do(room, listener, client_id, n, lambda t: t.take_back(seat, to, state))
        else:
            await self._do(room, listener, client_id, n, lambda t: t.undo(seat))

    async def _or_refuse(
        self, room: Room, listener: Listener, client_id: str, work: Awaitable[None]
    ) -> None:
        try:
            await work
        except ClewError as error:
            refuse_action(room, listener, client_id, error)

    async def _do(
        self,
        room: Room,
        listener: Listener,
        client_id: str,
        n: int | None,
        what: Callable[[Table], None],
        answer: str = "",
    ) -> None:
        """Does something on the position n. Whatever fails is refused."""
        seat = listener.seat
        async with room.lock:
            try:
                await self._rooms.fresh(room)
                table = playable(room, seat)
                if (seat, client_id) in room.client_ids:
                    self._played_before(room, listener, client_id)
                    return
                if n is not None and n != table.n:
                    refuse(listener, client_id, "stale", f"the table stands at {table.n}, not {n}")
                    listener.update(table.n, self._rooms.catch_up_now(room, seat, n))
                    return
                await self.perform(room, table, seat, client_id, what, answer)
            except Conflict:
                refuse(listener, client_id, "stale", "somebody else was first")
                with contextlib.suppress(ClewError):
                    await self._rooms.fresh(room)
            except ClewError as error:
                refuse_action(room, listener, client_id, error)
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
            await self._rooms.store(room, table, seat, client_id)

    def _played_before(self, room: Room, listener: Listener, client_id: str) -> None:
        table = room.table
        assert table
        if table.answer(listener.seat) is not None:
            listener.say(encode(Answered(id=client_id, n=table.n)))
        else:
            listener.update(table.n, room.update(listener.seat, [], [client_id]))


def playable(room: Room, seat: int) -> Table:
    """The table, if this seat's player may do something there now."""
    if room.table is None or room.row.status == "closed":
        raise Refusal(409, "not-running", "the game has not begun, or the table is closed")
    if not seat:
        raise Refusal(403, "not-yours", "a spectator cannot act")
    if seat in room.table.left:
        raise Refusal(403, "not-yours", "who has left cannot act")
    return room.table


def refuse(listener: Listener, client_id: str, reason: Reason, text: str) -> None:
    listener.say(encode(Refused(id=client_id, reason=reason, text=text)))


def refuse_action(room: Room, listener: Listener, client_id: str, error: ClewError) -> None:
    """An action that cannot be read, or that the rules forbid (CO-06)."""
    game = find(room.row.game)
    if isinstance(error, Illegal):
        number = error.rule
        message = f"refusal-co-{-number:02}" if number < 0 else f"{game.id}-refusal-{number:02}"
        listener.say(
            encode(
                Refused(
                    id=client_id,
                    reason="illegal",
                    text=words("en", game).refusal(number),
                    message=message,
                    rule=game.rule(number),
                )
            )
        )
    elif isinstance(error, Unreadable):
        refuse(listener, client_id, "unreadable", str(error))
    elif isinstance(error, Unavailable):
        refuse(listener, client_id, "unavailable", str(error))
    elif isinstance(error, Refusal):
        refuse(listener, client_id, error.reason, str(error))
    else:
        refuse(listener, client_id, "illegal", str(error))
