"""Who I am."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, put

from clew.core.errors import ClewError
from clew.play.sitting import table_info
from clew.server.context import Context
from clew.server.people.players import Player
from clew.table.messages import TableInfo
from clew.table.rows import TableRow

__all__ = ["Me", "MyTable", "me", "my_tables", "open_data", "rename", "who"]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as that player sees it."""

    name: str
    guest: bool = True
    login: str = ""
    """The account's name; a guest has none."""


class MyTable(TableInfo, frozen=True, kw_only=True):
    """A table where I sit, and whose turn it is there."""

    pending: list[int] = msgspec.field(default_factory=list)
    """The seats that must act."""
    turn: bool = False
    """Whether one of mine must, and has not answered yet."""


class OpenName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Finished public games are open data, without names: yours goes along if `name` is true."""

    name: bool


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


async def who(context: Context, player: Player) -> Me:
    login = await context.accounts.login_of(player)
    return Me(name=player.name, guest=not login, login=login)


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


@get("/api/me/tables", summary="The tables where I sit or sat", tags=["me"])
async def my_tables(request: Request[Any, Any, Any], context: Context) -> list[MyTable]:
    player = await context.player(request)
    rows = await context.queries.of_player(player.id, 100)
    return [await _mine(context, row, player.id) for row in rows]


async def _mine(context: Context, row: TableRow, player: str) -> MyTable:
    info = msgspec.structs.asdict(table_info(row, player))
    if row.status != "playing":
        return MyTable(**info)
    try:
        room = await context.rooms.room(row.key)
    except ClewError:  # begun under other rules: it is listed, and says so when it is opened
        return MyTable(**info)
    table = room.table
    if table is None or table.outcome:
        return MyTable(**info)
    mine, gone = set(row.own_seats(player)), {*table.left, *table.away}
    turn = bool(mine.intersection(table.pending()) - gone)
    return MyTable(**info, pending=table.waiting(), turn=turn)
