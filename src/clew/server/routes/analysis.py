"""Routes for the analysis of finished games: other moves, what the bots think, what is kept."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from clew.play.analysis import Judged, KeptVariation, Tried, check_open
from clew.play.requests import Analyse, Judge
from clew.server.context import Context
from clew.server.tables.room import Room
from clew.table.reasons import Problem
from clew.table.variations import Variation

__all__ = ["HANDLERS"]

Key = Annotated[str, Parameter(max_length=64)]
Asks = Request[Any, Any, Any]
_FORBIDDEN = {409: ResponseSpec(Problem, description="A move is not legal there")}


async def _over(request: Asks, context: Context, key: str, moves: int = 0) -> Room:
    """The table of a game that can be analysed."""
    room = await context.rooms.room(key)
    check_open(room)
    context.charge(request, context.settings.snapshot_every + moves)
    return room


@post(
    "/api/tables/{key:str}/analysis",
    summary="How a finished game would stand after other moves",
    tags=["tables"],
    status_code=200,
    responses=_FORBIDDEN,
)
async def analyse(request: Asks, context: Context, key: Key, data: Analyse) -> Tried:
    room = await _over(request, context, key, len(data.moves))
    return await context.analysis.tried(room, data, data.seat)


@post(
    "/api/tables/{key:str}/judgement",
    summary="What the bots think of a position of a finished game, played or not",
    tags=["tables"],
    status_code=200,
    responses=_FORBIDDEN,
)
async def judgement(request: Asks, context: Context, key: Key, data: Judge) -> Judged:
    player = await context.player(request)
    room = await _over(request, context, key, len(data.moves))
    return await context.analysis.judged(room, player.id, data, best=data.best)


@get(
    "/api/tables/{key:str}/variations",
    summary="The variations that I keep of a finished game",
    tags=["tables", "me"],
)
async def variations(request: Asks, context: Context, key: Key) -> list[KeptVariation]:
    player = await context.player(request)
    room = await context.rooms.room(key)
    return await context.variations.of(player, room.row.id)


@post(
    "/api/tables/{key:str}/variations",
    summary="Keep a variation of a finished game, for myself",
    tags=["tables", "me"],
    status_code=200,
    responses=_FORBIDDEN,
)
async def keep(request: Asks, context: Context, key: Key, data: Variation) -> list[KeptVariation]:
    player = await context.player(request)
    room = await _over(request, context, key, len(data.moves))
    await context.analysis.tried(room, data, 0)
    return await context.variations.add(player, room.row.id, data)


@delete(
    "/api/tables/{key:str}/variations/{number:int}",
    summary="Keep a variation no longer",
    tags=["tables", "me"],
    status_code=200,
)
async def forget(
    request: Asks,
    context: Context,
    key: Key,
    number: Annotated[int, Parameter(ge=1, le=2**31 - 1)],
) -> list[KeptVariation]:
    player = await context.player(request)
    room = await context.rooms.room(key)
    return await context.variations.remove(player, room.row.id, number)


HANDLERS = [analyse, judgement, variations, keep, forget]
