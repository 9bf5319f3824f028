"""Routes to make tables, sit down at them and look at them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from clew.play import plans
from clew.play.looking import after as try_out
from clew.play.looking import begun, described, drawn, drawn_now, the_one
from clew.play.requests import Join, NewTable, Nothing, PutSeat, Start, Wish
from clew.play.sitting import table_info
from clew.server.context import Context
from clew.server.people import moderation
from clew.server.people.players import Player
from clew.server.tables.room import Room
from clew.table.eyes import SPECTATOR, told_to
from clew.table.messages import Moment, Planned, Said, TableInfo, Told
from clew.table.record import Record
from clew.table.whose_eyes import Look, whose_eyes

__all__ = ["HANDLERS"]

Key = Annotated[str, Parameter(max_length=64)]
Seat = Annotated[int | None, Parameter(ge=0, le=64)]
"""Whose eyes to look through: a seat, a spectator (0), or, if it is missing, the player's first
seat."""
Asks = Request[Any, Any, Any]


@get("/api/tables", summary="The public tables: the lobby", tags=["tables"])
async def lobby(context: Context) -> list[TableInfo]:
    return [table_info(row, None) for row in await context.queries.lobby(200)]


@post("/api/tables", summary="Make a table", tags=["tables"])
async def create(request: Asks, context: Context, data: NewTable) -> TableInfo:
    player = await context.player(request)
    await context.players.ensure(player)
    room = await context.seating.create(
        player.id,
        data.game,
        data.options,
        ["open" if kind == "program" else kind for kind in data.seats],
        data.settings,
        public=data.public,
        name=player.name,
        names=data.names,
    )
    return room.info(player.id)


@get("/api/tables/{key:str}", summary="A table", tags=["tables"])
async def look(request: Asks, context: Context, key: Key) -> TableInfo:
    player = await context.known(request)
    room = await context.rooms.room(key)
    return room.info(player.id if player else None)


@post("/api/tables/{key:str}/join", summary="Take a seat", tags=["tables"], status_code=200)
async def join(request: Asks, context: Context, key: Key, data: Join) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.players.ensure(player)
    await context.seating.join(room, player.id, player.name, data.seat or None, data.nonce)
    return room.info(player.id)


@post(
    "/api/tables/{key:str}/seat",
    summary="Open a seat or give it to a bot (host); give up the own one",
    tags=["tables"],
    status_code=200,
)
async def put_seat(request: Asks, context: Context, key: Key, data: PutSeat) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.seating.set_seat(room, player.id, data.seat, data.kind)
    return room.info(player.id)


@post(
    "/api/tables/{key:str}/wish",
    summary="Ready or not, and the colour or hero of the own seat, before the game",
    tags=["tables"],
    status_code=200,
)
async def wish(request: Asks, context: Context, key: Key, data: Wish) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.seating.wish(room, player.id, data.ready, data.choice)
    return room.info(player.id)


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The table that a code leads to."""

    key: str


@get("/api/codes/{code:str}", summary="Which table waits under these three words", tags=["tables"])
async def by_code(
    request: Asks, context: Context, code: Annotated[str, Parameter(max_length=64)]
) -> Found:
    await context.count_try(request)
    return Found(key=await context.queries.by_code(code))


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """What links to this server begin with, for others; empty where it is the own address."""

    address: str


@get("/api/address", summary="Where others find this server", tags=["tables"])
async def address(context: Context) -> Address:
    return Address(address=context.settings.address.rstrip("/"))


@post("/api/tables/{key:str}/start", summary="Begin (host)", tags=["tables"], status_code=200)
async def start(request: Asks, context: Context, key: Key, data: Start) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.seating.start(room, player.id, data.fill)
    return room.info(player.id)


@post("/api/tables/{key:str}/close", summary="Close (host)", tags=["tables"], status_code=200)
async def close(request: Asks, context: Context, key: Key, data: Nothing) -> TableInfo:  # noqa: ARG001
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.seating.close(room, player.id)
    return room.info(player.id)


@post("/api/tables/{key:str}/rematch", summary="Play again", tags=["tables"], status_code=200)
async def rematch(request: Asks, context: Context, key: Key, data: Nothing) -> TableInfo:  # noqa: ARG001
    player = await context.player(request)
    room = await context.rooms.room(key)
    again = await context.seating.rematch(room, player.id)
    return again.info(player.id)


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`on`: false takes the block back."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)]
    on: bool = True


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report of what somebody at the table did."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


@post(
    "/api/tables/{key:str}/block",
    summary="Never sit at a table with this player again",
    tags=["tables"],
    status_code=200,
)
async def block(request: Asks, context: Context, key: Key, data: Block) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.writer.run(
        lambda c: moderation.block(c, room.row, player.id, data.seat, on=data.on)
    )
    return room.info(player.id)


@post(
    "/api/tables/{key:str}/report",
    summary="Tell who runs the server about somebody at the table",
    tags=["tables"],
    status_code=200,
)
async def report(request: Asks, context: Context, key: Key, data: Report) -> TableInfo:
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.writer.run(
        lambda c: moderation.report(c, room.row, player.id, data.seat, data.text)
    )
    return room.info(player.id)


@get(
    "/api/tables/{key:str}/log",
    summary="What happened after entry `since`, as the own seat was told",
    tags=["tables"],
)
async def log(
    request: Asks,
    context: Context,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=1000)] = 500,
    seat: Seat = None,
) -> list[Told]:
    player = await context.known(request)
    room = await context.rooms.room(key)
    viewer = _look(room, player, seat).now()
    context.charge(request, max(0, min(limit, _number(room) - since)))
    happened = await context.queries.log(room, since, limit)
    return [told for one in happened for told in told_to(viewer, one)]


@get("/api/tables/{key:str}/talk", summary="What was said at the table", tags=["tables"])
async def talk(
    request: Asks,
    context: Context,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
) -> list[Said]:
    player = await context.known(request)
    room = await context.rooms.room(key)
    _look(room, player).now()
    return await context.talk.since(room, since)


@post(
    "/api/tables/{key:str}/talk",
    summary="Agree to talk to strangers: words are heard once all have",
    tags=["tables"],
    status_code=200,
)
async def agree_to_talk(request: Asks, context: Context, key: Key, data: Nothing) -> TableInfo:  # noqa: ARG001
    player = await context.player(request)
    room = await context.rooms.room(key)
    await context.seating.talk(room, player.id)
    return room.info(player.id)


def _look(room: Room, player: Player | None, seat: int | None = None) -> Look:
    """What somebody may see of a table, through the eyes that the request names."""
    return whose_eyes(room.row, player.id if player else None, SPECTATOR if seat == 0 else seat)


@get(
    "/api/tables/{key:str}/record",
    summary="The record, secret included, when the game is over or the table closed",
    tags=["tables"],
    responses={200: ResponseSpec(Record, description="The record")},
)
async def record(request: Asks, context: Context, key: Key) -> Response[bytes]:
    room = await context.rooms.room(key)
    context.charge(request, _number(room))
    made = context.signing.sign(await context.queries.record(room))
    return Response(
        msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{room.row.game}-{key}.json"'},
    )


@get(
    "/api/tables/{key:str}/drawing",
    summary="The position, now or after entry `at`, as the own seat sees it, as plain text",
    tags=["tables"],
    media_type=MediaType.TEXT,
)
async def drawing(
    request: Asks,
    context: Context,
    key: Key,
    seat: Seat = None,
    lang: Annotated[str, Parameter(max_length=2)] = "en",
    at: Annotated[int, Parameter(ge=-1, le=2**31 - 1)] = -1,
) -> str:
    player = await context.known(request)
    room = await context.rooms.room(key)
    viewer = _look(room, player, seat).now()
    if at < 0:
        return drawn_now(room, viewer, lang)
    game = begun(room).game
    context.charge(request, context.settings.snapshot_every)
    found = await context.queries.moments(room, viewer, at, 1)
    return drawn(game, the_one(found, at).view, lang)


@get(
    "/api/tables/{key:str}/description",
    summary="The position as the own seat sees it, in sentences",
    tags=["tables"],
)
async def description(
    request: Asks,
    context: Context,
    key: Key,
    seat: Seat = None,
    lang: Annotated[str, Parameter(max_length=2)] = "en",
) -> list[str]:
    player = await context.known(request)
    room = await context.rooms.room(key)
    return described(room, _look(room, player, seat).now(), lang)


@get(
    "/api/tables/{key:str}/after",
    summary="What the own seat would see after an action, unknown things imagined; null if illegal",
    tags=["tables"],
)
async def after(
    request: Asks,
    context: Context,
    key: Key,
    action: Annotated[str, Parameter(min_length=1, max_length=200)],
    seat: Seat = None,
) -> Any:
    player = await context.known(request)
    room = await context.rooms.room(key)
    return try_out(room, player.id if player else None, action, seat)


@get(
    "/api/tables/{key:str}/plan",
    summary="What the own seat could do if it were its turn now, where the table allows it",
    tags=["tables"],
)
async def plan(
    request: Asks,
    context: Context,
    key: Key,
    asked: Annotated[str, Parameter(max_length=200)] = "",
    seat: Seat = None,
) -> Planned:
    player = await context.known(request)
    room = await context.rooms.room(key)
    return plans.plan(room, room.row.own_seat(player.id if player else None, seat), asked)


@get(
    "/api/tables/{key:str}/moments",
    summary="How it stood after each entry; when it is over, through anybody's eyes and uncovered",
    tags=["tables"],
)
async def moments(
    request: Asks,
    context: Context,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 200,
    seat: Seat = None,
    uncovered: bool = False,
) -> list[Moment]:
    player = await context.known(request)
    room = await context.rooms.room(key)
    begun(room)
    viewer = _look(room, player, seat).now()
    context.charge(request, max(0, min(limit, _number(room) - since)))
    return await context.queries.moments(room, viewer, since, limit, uncovered=uncovered)


def _number(room: Room) -> int:
    """How many entries there are; 0 where the table has no position here."""
    return room.table.n if room.table else 0


HANDLERS = [
    lobby,
    create,
    look,
    join,
    put_seat,
    wish,
    by_code,
    address,
    start,
    close,
    rematch,
    block,
    report,
    log,
    talk,
    agree_to_talk,
    record,
    drawing,
    description,
    after,
    plan,
    moments,
]
