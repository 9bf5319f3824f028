"""The websocket of a table: one for each window that has it open."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import Parameter

from clew.core.errors import ClewError
from clew.server.context import Context
from clew.server.people.players import Player
from clew.server.routes.guard import Receive, wire
from clew.server.tables.actions import refuse
from clew.server.tables.listener import Delayed, Listener
from clew.server.tables.room import Room
from clew.table.eyes import SPECTATOR
from clew.table.messages import MOST_BYTES, Bye, decode, encode
from clew.table.whose_eyes import Look, whose_eyes

__all__ = ["table_socket"]

_MOST_WRONG = 20
"""Who sends so many messages that are none is disconnected."""


@websocket("/api/tables/{key:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    context: Context,
    key: str,
    n: Annotated[int, Parameter(ge=-1, le=2**31 - 1)] = -1,
    seat: Annotated[int | None, Parameter(ge=1, le=64)] = None,
) -> None:
    """Updates of a table from number `n` on; actions of one's own seat.

    `seat`: which of several own seats; without it the first. Who has none is a spectator.
    """
    await socket.accept()
    try:
        player = await context.known(socket)
        room = await context.rooms.room(key)
        me = player.id if player else None
        own = room.row.own_seat(me, seat)
        look = whose_eyes(room.row, me, SPECTATOR if own is None else own)
    except ClewError as error:
        await socket.send_text(encode(Bye(reason=str(error))))
        await socket.close(code=4404)
        return
    await _serve(socket, context, room, look, player, n)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    context: Context,
    room: Room,
    look: Look,
    player: Player | None,
    n: int,
) -> None:
    me = player.id if player else None
    receive, send_event = wire(socket.scope)

    async def send(text: str) -> None:
        await send_event({"type": "websocket.send", "text": text})

    async def catch_up(since: int) -> tuple[int, str]:
        return await context.rooms.catch_up(room, look.viewer, since)

    if look.delay:
        listener: Listener = Delayed(me, send, catch_up, look.delay)
    else:
        listener = Listener(look.viewer, me, send, catch_up, n, at_once=True)
    if player:
        context.authority.enter(player, listener)
    sending = asyncio.create_task(_send_all(socket, listener))
    try:
        await context.rooms.listen(room, listener, n)
        await _receive_all(receive, context, room, listener)
    except ClewError as error:
        listener.say(encode(Bye(reason=str(error))))
    finally:
        if player:
            context.authority.leave(player.id, listener)
        context.rooms.leave(room, listener)
        listener.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 5)


async def _send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    with contextlib.suppress(Exception):
        await listener.run()
        await socket.close()


async def _receive_all(receive: Receive, context: Context, room: Room, listener: Listener) -> None:
    """Takes one message after the other until the socket is closed."""
    actions, limits = context.actions, context.limits
    wrong = 0
    while wrong <= _MOST_WRONG and not listener.dead:
        event = await receive()
        if event["type"] != "websocket.receive" or listener.dead:
            return
        text = event.get("text")
        if text is None or len(text) > MOST_BYTES:
            wrong += 1
            refuse(listener, "", "unreadable", "messages are short JSON texts")
            continue
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            wrong += 1
            refuse(listener, "", "unreadable", str(error))
            continue
        if limits.allows(listener.player or "nobody"):
            await actions.take(room, listener, message)
        else:
            wrong += 1
            refuse(listener, message.id, "too-fast", "too many messages; wait a little")
    listener.say(encode(Bye(reason="too many wrong messages")))
