"""Making tables, sitting down, looking at them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from clew.core.errors import Illegal
from clew.notes import describe, notes
from clew.play.sitting import table_info
from clew.server.context import Context
from clew.server.people import moderation
from clew.server.people.players import Player
from clew.server.tables.older_rules import OTHER_RULES
from clew.server.tables.room import Room
from clew.table.eyes import SPECTATOR, Eyes, told_to
from clew.table.messages import Moment, Said, TableInfo, TableSettings, Told
from clew.table.record import Record
from clew.table.refusal import Refusal
from clew.table.table import Table
from clew.table.whose_eyes import Look, whose_eyes
from clew.words import LANGUAGES, words

__all__ = ["HANDLERS"]

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, Parameter(max_length=64)]
Seat = Annotated[int | None, Parameter(ge=0, le=64)]
"""Through whose eyes: those of a seat, of a spectator (0), or without it, of the first own seat."""
Asks = Request[Any, Any, Any]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to make: each seat is `me`, `open` or a bot's name."""

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    public: bool = False


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seat`: 0 is any open one.

    `nonce`: 16 bytes in hex that go into the shuffle; without one the server draws them.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    nonce: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] = ""


class PutSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`kind`: open, or a bot's name."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)]
    kind: Word


class Start(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`fill`: the bot for seats that are still open."""

    fill: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Nothing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An empty object."""


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
    """`on`: false takes it back."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)]
    on: bool = True


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody at the table did."""

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


def _look(room: Room, player: Player | None, seat: int | None = None) -> Look:
    """What somebody may see of a table, with the eyes that were asked for."""
    return whose_eyes(room.row, player.id if player else None, SPECTATOR if seat == 0 else seat)


@get(
    "/api/tables/{key:str}/record",
    summary="The record, secret included, when the game is over",
    tags=["tables"],
    responses={200: ResponseSpec(Record, description="The record")},
)
async def record(context: Context, key: Key) -> Response[bytes]:
    room = await context.rooms.room(key)
    made = await context.queries.record(room)
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
    table = _begun(room)
    game = table.game
    say = words(lang if lang in LANGUAGES else "en", game).say
    viewer = _look(room, player, seat).now()
    if at < 0:
        return game.draw(Eyes(table, viewer).view(), say)
    found = await context.queries.moments(room, viewer, at, 1)
    if not found:
        raise Refusal(404, "no-entry", f"there is no entry {at}")
    return game.draw(found[0].view, say)


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
    viewer = _look(room, player, seat).now()
    table = _begun(room)
    game, view = table.game, Eyes(table, viewer).view()
    says = words(lang if lang in LANGUAGES else "en", game)
    names = [one.name for one in room.row.seats]
    return [*describe(game, view, says, names), *notes(game, view, says, names)]


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
    own = room.row.own_seat(player.id if player else None, seat)
    if own is None:
        raise Refusal(403, "not-yours", "only players may try something out")
    table = _begun(room)
    try:
        return Eyes(table, own).after(action)
    except Illegal:
        return None  # The table may have moved on since it was asked.


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
    _begun(room)
    viewer = _look(room, player, seat).now()
    return await context.queries.moments(room, viewer, since, limit, uncovered=uncovered)


def _begun(room: Room) -> Table:
    """The table with its position, if it has one."""
    if room.table is not None:
        return room.table
    if room.row.started:
        raise Refusal(
            409,
            OTHER_RULES,
            f"the game was played under version {room.row.rules} of its rules, which this server "
            "no longer has; its record is there",
        )
    raise Refusal(409, "not-running", "the game has not begun")


HANDLERS = [
    lobby,
    create,
    look,
    join,
    put_seat,
    start,
    close,
    rematch,
    block,
    report,
    log,
    talk,
    record,
    drawing,
    description,
    after,
    moments,
]
