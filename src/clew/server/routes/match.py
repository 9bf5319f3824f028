"""Quick match: who waits for which game, and the websocket of somebody who waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.params import Parameter

from clew.core.errors import ClewError
from clew.play.matching import Accept, Leave, Parted, Queue, ToQueue, Wish, decode, encode
from clew.server.context import Context
from clew.server.people.identity import identity_of
from clew.server.people.players import Player
from clew.server.routes.guard import Receive, allows_one_more, short_way, wire
from clew.server.routes.table_socket import COME_AGAIN, MAX_WRONG, send_all
from clew.server.tables.listener import Listener
from clew.table.eyes import SPECTATOR
from clew.table.messages import MAX_BYTES
from clew.table.refusal import Refusal, problem_of

__all__ = ["HANDLERS", "match_socket"]


@get("/api/match", summary="How many people wait for others, for which game", tags=["people"])
async def waiting(context: Context) -> list[Queue]:
    return await context.matchmaker.counts()


@websocket("/api/match/socket")
async def match_socket(
    socket: WebSocket[Any, Any, Any],
    context: Context,
    game: Annotated[str, Parameter(max_length=40)],
    players: Annotated[int, Parameter(ge=2, le=64)] = 2,
    rated: bool = False,
) -> None:
    """Waits for others who want to play a game, by so many, now. Closing it ends the waiting."""
    await socket.accept()
    try:
        player = await context.known(socket)
    except ClewError as error:
        await socket.send_text(encode(Parted(problem=problem_of(error))))
        await socket.close()
        return
    identity = identity_of(socket.scope)
    if player is None or identity is None:
        # Whoever has no cookie yet, or an ended one, has one in a moment.
        await socket.close(code=COME_AGAIN)
        return
    receive, send_event = wire(socket.scope)

    async def send(text: str) -> None:
        await send_event({"type": "websocket.send", "text": text})

    async def nothing(_: int) -> tuple[int, str]:
        raise AssertionError("somebody who waits has no table to catch up with")

    listener = Listener(SPECTATOR, player.id, send, nothing, -1, put=short_way(socket.scope))
    context.authority.enter(player, listener, identity.made)
    sending = asyncio.create_task(send_all(socket, listener))
    try:
        await _serve(socket, context, listener, player, Wish(game, players, rated), receive)
    except ClewError as error:
        problem = problem_of(error)
        if problem.reason != "unavailable":  # then the client comes again
            listener.say(encode(Parted(problem=problem)))
    finally:
        context.authority.leave(player.id, listener)
        await context.matchmaker.part(player.id, listener)
        listener.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 5)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    context: Context,
    listener: Listener,
    player: Player,
    wish: Wish,
    receive: Receive,
) -> None:
    context.limit(player)
    await context.players.ensure(player)
    address = socket.client.host if socket.client else ""
    context.addresses.note(player.id, address)
    await context.matchmaker.enter(player, wish, address, listener)
    by_address = allows_one_more(socket.scope)

    def allows() -> bool:
        return by_address() and context.limits.allows(player.id)

    await _receive_all(receive, context, listener, player.id, allows)


async def _receive_all(
    receive: Receive,
    context: Context,
    listener: Listener,
    player: str,
    allows: Callable[[], bool],
) -> None:
    """Takes one message after another, until the line is closed. What makes no sense, or comes too
    late, changes nothing."""
    wrong = 0
    while wrong <= MAX_WRONG and not listener.dead:
        event = await receive()
        if event["type"] != "websocket.receive" or listener.dead:
            return
        message = _read(event.get("text")) if allows() else None
        match message:
            case None:
                wrong += 1
            case Leave():
                await context.matchmaker.leave(player, listener)
                return
            case Accept(key=key, nonce=nonce):
                await context.matchmaker.accept(player, listener, key, nonce)
    raise Refusal(429, "too-fast", "too many wrong messages")


def _read(text: str | None) -> ToQueue | None:
    """A message; None where it makes no sense."""
    if text is None or len(text) > MAX_BYTES:
        return None
    try:
        return decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


HANDLERS = [waiting]
