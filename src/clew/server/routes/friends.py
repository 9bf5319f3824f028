"""Routes for friends."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from clew.server.context import Context
from clew.server.people.friends import FriendList
from clew.server.routes.profiles import Handle

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]
Key = Annotated[str, Parameter(max_length=40)]


class InviteTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of the table to which the friend is invited."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


@get("/api/me/friends", summary="My friends, and the tables they invite me to", tags=["people"])
async def mine(request: Asks, context: Context) -> FriendList:
    return await context.friends.of(await context.player(request))


@put("/api/me/friends/{handle:str}", summary="Ask to be friends, or accept", tags=["people"])
async def ask(request: Asks, context: Context, handle: Handle) -> FriendList:
    return await context.friends.ask(await context.player(request), handle)


@delete(
    "/api/me/friends/{handle:str}",
    summary="Part, decline, or take a question back",
    tags=["people"],
    status_code=200,
)
async def part(request: Asks, context: Context, handle: Handle) -> FriendList:
    return await context.friends.part(await context.player(request), handle)


@post(
    "/api/me/friends/{handle:str}/invite",
    summary="Invite a friend to a table of mine",
    tags=["people"],
    status_code=200,
)
async def invite(request: Asks, context: Context, handle: Handle, data: InviteTo) -> FriendList:
    return await context.friends.invite(await context.player(request), handle, data.table)


@delete(
    "/api/me/invitations/{key:str}",
    summary="Decline an invitation to a table",
    tags=["people"],
    status_code=200,
)
async def decline(request: Asks, context: Context, key: Key) -> FriendList:
    return await context.friends.decline(await context.player(request), key)


HANDLERS = [mine, ask, part, invite, decline]
