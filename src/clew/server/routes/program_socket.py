"""The websocket of a remote program: its token, its greeting, then message after message."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket

from clew.core.errors import ClewError
from clew.engine import messages as engine
from clew.server.context import Context
from clew.server.routes.guard import Receive, allows_one_more, wire
from clew.server.routes.program_line import ProgramLine, hello
from clew.table.messages import MAX_BYTES
from clew.table.plain_text import check_json
from clew.table.refusal import Refusal

__all__ = ["program_socket"]

_MAX_WRONG = 20
_GREETING = 30.0
_PAUSE = 0.05


@websocket("/api/bot/socket")
async def program_socket(socket: WebSocket[Any, Any, Any], context: Context) -> None:
    """Serves all tables of one program, in the engine protocol. `Authorization: Bearer TOKEN`."""
    await socket.accept()
    receive, send_event = wire(socket.scope)
    sending = asyncio.Lock()

    async def send(message: engine.FromHost) -> None:
        async with sending:
            text = engine.encode(message).decode().rstrip("\n")
            await send_event({"type": "websocket.send", "text": text})

    token = socket.headers.get("authorization", "").removeprefix("Bearer ").strip()
    reason, code = "", 1000
    try:
        bot = await context.remote_programs.find(token)
        if bot is None:
            raise Refusal(401, "no-token", "this token is not valid, or has been revoked")
        await send(hello())
        greeting = engine.check_hello(await asyncio.wait_for(_hear(receive), _GREETING))
        line = ProgramLine(context, bot, greeting, send)

        async def still_valid() -> bool:
            return await context.remote_programs.find(token) is not None

        by_address, player = allows_one_more(socket.scope), bot.player

        def allows() -> bool:
            return by_address() and context.limits.allows(player)

        reason = await _serve(line, receive, send, allows, still_valid)
    except TimeoutError:
        reason = "no hello"
    except _Gone:
        return
    except ClewError as error:
        reason, code = str(error), 4401 if isinstance(error, Refusal) else 1008
    with contextlib.suppress(Exception):
        await send(engine.Bye(reason=reason))
        await socket.close(code=code)


class _Gone(Exception):
    """The program has closed the connection."""


async def _hear(receive: Receive) -> engine.FromProgram:
    event = await receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    text = event.get("text")
    if text is None or len(text) > MAX_BYTES:
        raise engine.Nonsense("messages are short JSON texts")
    try:
        check_json(text)
    except ValueError as error:
        raise engine.Nonsense(str(error)) from None
    return engine.read_from_program(text)


async def _serve(
    line: ProgramLine,
    receive: Receive,
    send: Any,
    allows: Callable[[], bool],
    still_valid: Any,
) -> str:
    """Runs until the program has gone, its token is revoked, or it has sent too many invalid
    messages."""
    watching = asyncio.create_task(line.watch(still_valid))
    taking = asyncio.create_task(_take_all(line, receive, send, allows))
    try:
        done, _ = await asyncio.wait({watching, taking}, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    finally:
        for task in (watching, taking):
            task.cancel()
        await asyncio.gather(watching, taking, return_exceptions=True)
        await line.close()


async def _take_all(
    line: ProgramLine, receive: Receive, send: Any, allows: Callable[[], bool]
) -> str:
    wrong = 0
    while wrong <= _MAX_WRONG:
        # A program that sends much has to wait; nothing is refused for it.
        while not allows():
            await asyncio.sleep(_PAUSE)
        key = ""
        try:
            message = await _hear(receive)
            key = getattr(message, "table", "")
            await line.take(message)
        except engine.Nonsense as error:
            wrong += 1
            await send(engine.Refused(table=key, n=0, reason="unreadable", text=str(error)))
        except ClewError as error:
            reason = error.reason if isinstance(error, Refusal) else "wrong"
            await send(engine.Refused(table=key, n=0, reason=reason, text=str(error)))
    return "too many wrong messages"
