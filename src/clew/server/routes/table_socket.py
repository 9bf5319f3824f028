"""The websocket of a table. Each window that shows the table has one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import Parameter

from clew.core.errors import ClewError
from clew.server.context import Context
from clew.server.people.identity import identity_of
from clew.server.people.players import Player
from clew.server.routes.guard import Receive, allows_one_more, short_way, wire
from clew.server.tables.actions import refuse
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.table.eyes import SPECTATOR
from clew.table.messages import MAX_BYTES, Bye, decode, encode
from clew.table.whose_eyes import Look, whose_eyes

__all__ = ["COME_AGAIN", "MAX_WRONG", "send_all", "table_socket"]

MAX_WRONG = 20
"""A client that sends this many invalid messages is disconnected."""

COME_AGAIN = 4401
"""The close code for a line whose cookie has just ended. The next attempt will have the new one."""


@websocket("/api/tables/{key:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    context: Context,
    key: str,
    n: Annotated[int, Parameter(ge=-1, le=2**31 - 1)] = -1,
    seat: Annotated[int | None, Parameter(ge=1, le=64)] = None,
) -> None:
    """Sends updates of a table from entry `n` on, and takes actions for the player's own seat.
    `seat` chooses one of several own seats; without it, it is the first. Somebody without a seat is
    a spectator."""
    await socket.accept()
    try:
        player = await context.known(socket)
        if player is None and context.awaits_cookie(socket.scope):
            await socket.close(code=COME_AGAIN)
            return
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

    put = short_way(socket.scope)
    listener = Listener(look.viewer, me, send, catch_up, n, put=put, delay=look.delay)
    identity = identity_of(socket.scope)
    if player and identity:
        context.authority.enter(player, listener, identity.made)
    sending = asyncio.create_task(send_all(socket, listener))
    try:
        await context.rooms.listen(room, listener, n)
        allows = allows_one_more(socket.scope)
        # A task of its own: each message would else be handed down through all layers above.
        await asyncio.create_task(_receive_all(receive, context, room, listener, allows))
    except ClewError as error:
        listener.say(encode(Bye(reason=str(error))))
    finally:
        if player:
            context.authority.leave(player.id, listener)
        context.rooms.leave(room, listener)
        listener.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 5)


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Sends what a listener is told until it is closed, and closes the socket then."""
    with contextlib.suppress(Exception):
        await listener.run()
        await socket.close()


async def _receive_all(
    receive: Receive,
    context: Context,
    room: Room,
    listener: Listener,
    allows: Callable[[], bool],
) -> None:
    """Handles one message after another until the socket is closed."""
    actions, limits = context.actions, context.limits
    wrong = 0
    while wrong <= MAX_WRONG and not listener.dead:
        event = await receive()
        if event["type"] != "websocket.receive" or listener.dead:
            return
        text = event.get("text")
        if text is None or len(text) > MAX_BYTES:
            wrong += 1
            refuse(listener, "", "unreadable", "messages are short JSON texts")
            continue
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            wrong += 1
            refuse(listener, "", "unreadable", str(error))
            continue
        if allows() and (listener.player is None or limits.allows(listener.player)):
            await actions.take(room, listener, message)
        else:
            wrong += 1
            refuse(listener, message.id, "too-fast", "too many messages; wait a little")
    listener.say(encode(Bye(reason="too many wrong messages")))
