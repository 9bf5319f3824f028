"""Routes to make remote programs and invite them. They play on /api/bot/socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter

from clew.server.context import Context
from clew.server.programs.remote import BotInfo, MyBot
from clew.table.messages import TableInfo
from clew.table.refusal import Refusal

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Key = Annotated[str, Parameter(max_length=64)]


class NewBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """The token with which the program logs in. It is shown only now, and stored only as a hash."""

    name: str
    token: str


class Invite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`program`: its name."""

    program: Name


@post("/api/me/programs", summary="A token for a program of mine; the one before ends", tags=["me"])
async def create(request: Asks, context: Context, data: NewBot) -> Token:
    player = await context.player(request)
    token = await context.remote_programs.create(player, data.name)
    return Token(name=data.name, token=token)


@get("/api/me/programs", summary="My programs", tags=["me"])
async def mine(request: Asks, context: Context) -> list[MyBot]:
    return await context.remote_programs.of(await context.player(request))


@delete(
    "/api/me/programs/{name:str}",
    summary="Revoke a program's token",
    tags=["me"],
    status_code=200,
)
async def revoke(
    request: Asks, context: Context, name: Annotated[str, Parameter(max_length=80)]
) -> list[MyBot]:
    player = await context.player(request)
    await context.remote_programs.revoke(player, name)
    return await context.remote_programs.of(player)


@get("/api/programs", summary="Programs that can be invited, the last seen first", tags=["tables"])
async def known(context: Context) -> list[BotInfo]:
    return await context.remote_programs.online(200)


@post(
    "/api/tables/{key:str}/invite",
    summary="Offer a program an open seat (host)",
    tags=["tables"],
    status_code=200,
)
async def invite(request: Asks, context: Context, key: Key, data: Invite) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    if room.row.host != player.id:
        raise Refusal(403, "not-yours", "only the host can do that")
    if room.row.status != "open" or all(seat.kind != "open" for seat in room.row.seats):
        raise Refusal(409, "not-now", "there is no open seat")
    await context.remote_programs.invite(room.row.id, data.program)
    return room.info(player.id)


HANDLERS = [create, mine, revoke, known, invite]
