"""Routes about the player who asks."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from clew.core.errors import ClewError
from clew.play.mine import Me, MyTable, my_table
from clew.play.requests import NewName
from clew.server.context import Context
from clew.server.people.players import Player
from clew.table.avatars import handle_of
from clew.table.reasons import Problem
from clew.table.rows import TableRow

__all__ = ["me", "my_tables", "open_data", "rename", "who"]


class OpenName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Finished public games are open data, without names. The player's name is included if `name`
    is true."""

    name: bool


async def who(context: Context, player: Player) -> Me:
    login = await context.accounts.login_of(player)
    return Me(
        name=player.name,
        guest=not login,
        login=login,
        moderator=context.is_moderator(login),
        handle=handle_of(player.id),
        avatar=player.avatar,
    )


@get("/api/me", summary="Who I am; makes a guest if I am nobody yet", tags=["me"])
async def me(request: Request[Any, Any, Any], context: Context) -> Me:
    return await who(context, await context.player(request))


@patch("/api/me", summary="Choose a name", tags=["me"])
async def rename(request: Request[Any, Any, Any], context: Context, data: NewName) -> Me:
    return await who(
        context, await context.players.rename(await context.player(request), data.name)
    )


@put("/api/me/open-data", summary="Whether my name may stand in the open data", tags=["me"])
async def open_data(request: Request[Any, Any, Any], context: Context, data: OpenName) -> OpenName:
    await context.players.open_name(await context.player(request), on=data.name)
    return data


@get(
    "/api/me/tables",
    summary="The tables where I sit or sat",
    tags=["me"],
    responses={
        404: ResponseSpec(Problem, description="There is no such table", generate_examples=False)
    },
)
async def my_tables(
    request: Request[Any, Any, Any],
    context: Context,
    limit: Annotated[int, Parameter(ge=1, le=100)] = 100,
    before: Annotated[str, Parameter(max_length=64)] = "",
) -> list[MyTable]:
    """The last changed first. For what comes next, `before` is the key of the last one."""
    player = await context.player(request)
    rows = await context.queries.of_player(player.id, limit, before)
    return [await _mine(context, row, player.id) for row in rows]


async def _mine(context: Context, row: TableRow, player: str) -> MyTable:
    room = None
    if row.status == "playing":
        # Begun under other rules, it is listed, and says so when it is opened.
        with contextlib.suppress(ClewError):
            room = await context.rooms.room(row.key)
    return my_table(row, player, room)
