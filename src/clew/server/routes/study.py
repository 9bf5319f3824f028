"""Routes for hints during a game, and for the judgement of a finished one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from clew.play.requests import AskHint
from clew.server.context import Context
from clew.study.curve import Curve
from clew.table.messages import Hint
from clew.table.refusal import Refusal

__all__ = ["HANDLERS"]

Key = Annotated[str, Parameter(max_length=64)]


@post(
    "/api/tables/{key:str}/hint",
    summary="What the master would do in the own seat, where the table allows it",
    tags=["tables"],
    status_code=200,
)
async def hint(request: Request[Any, Any, Any], context: Context, key: Key, data: AskHint) -> Hint:
    player = await context.player(request)
    room = await context.rooms.room(key)
    return await context.study.hint(room, player.id, room.row.own_seat(player.id, data.seat))


@get(
    "/api/tables/{key:str}/curve",
    summary="Who was ahead when, and what decided it, when the game is over; ask until `done` is 1",
    tags=["tables"],
)
async def curve(context: Context, key: Key) -> Curve:
    room = await context.rooms.room(key)
    if room.row.status != "over":
        raise Refusal(403, "hidden", "who was ahead is told once the game is over")
    return await context.study.curve(room)


HANDLERS = [hint, curve]
