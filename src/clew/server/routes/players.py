"""Who I am."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, put

from clew.server.context import Context
from clew.server.protocol import TableInfo
from clew.server.room import table_info

__all__ = ["Me", "me", "my_tables", "open_data", "rename"]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as that player sees it."""

    name: str
    guest: bool = True


class OpenName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Finished public games are open data, without names: yours goes along if `name` is true."""

    name: bool


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


@get("/api/me", summary="Who I am; makes a guest if I am nobody yet", tags=["me"])
async def me(request: Request[Any, Any, Any], context: Context) -> Me:
    player = await context.player(request)
    return Me(name=player.name)


@patch("/api/me", summary="Choose a name", tags=["me"])
async def rename(request: Request[Any, Any, Any], context: Context, data: NewName) -> Me:
    player = await context.players.rename(await context.player(request), data.name)
    return Me(name=player.name)


@put("/api/me/open-data", summary="Whether my name may stand in the open data", tags=["me"])
async def open_data(request: Request[Any, Any, Any], context: Context, data: OpenName) -> OpenName:
    await context.players.open_name(await context.player(request), on=data.name)
    return data


@get("/api/me/tables", summary="The tables where I sit or sat", tags=["me"])
async def my_tables(request: Request[Any, Any, Any], context: Context) -> list[TableInfo]:
    player = await context.player(request)
    rows = await context.looking.of_player(player.id, 100)
    return [table_info(row, player.id) for row in rows]
