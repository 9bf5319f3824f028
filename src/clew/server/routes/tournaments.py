"""Routes for tournaments: opening one, taking part, and how everybody stands."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from clew.play.requests import Nothing
from clew.server.context import Context
from clew.server.tournaments.messages import (
    Enter,
    NewTournament,
    PutEntrant,
    TournamentBrief,
    TournamentInfo,
)

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]
Key = Annotated[str, Parameter(max_length=64)]
_WAIT = 20.0
"""For how many seconds an answer may be held back until there is news."""


class AddBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`kind`: a bot's name."""

    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


@post("/api/tournaments", summary="Open a tournament", tags=["tournaments"])
async def create(request: Asks, context: Context, data: NewTournament) -> TournamentInfo:
    player = await context.player(request)
    await context.players.ensure(player)
    return await context.entering.create(player, data)


@get("/api/me/tournaments", summary="The tournaments I host or play in", tags=["tournaments"])
async def mine(request: Asks, context: Context) -> list[TournamentBrief]:
    return await context.entering.of(await context.player(request))


@get(
    "/api/tournaments/{key:str}",
    summary="A tournament; with `since` as soon as it is newer than that, or after 20 seconds",
    tags=["tournaments"],
)
async def look(
    request: Asks,
    context: Context,
    key: Key,
    since: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
) -> TournamentInfo:
    player = await context.known(request)
    if since:
        row = await context.entering.row(key)
        if row.version == since and row.status in ("open", "running"):
            await context.watching.wait(row.id, _WAIT)
    return await context.entering.look(key, player)


@post(
    "/api/tournaments/{key:str}/enter",
    summary="Take part, or come back; or a program of mine",
    tags=["tournaments"],
    status_code=200,
)
async def enter(request: Asks, context: Context, key: Key, data: Enter) -> TournamentInfo:
    player = await context.player(request)
    await context.players.ensure(player)
    await context.entering.enter(key, player, data.program)
    return await context.entering.look(key, player)


@post(
    "/api/tournaments/{key:str}/entrant",
    summary="Pause, leave or come back (the host may send anybody away)",
    tags=["tournaments"],
    status_code=200,
)
async def put_entrant(
    request: Asks, context: Context, key: Key, data: PutEntrant
) -> TournamentInfo:
    player = await context.player(request)
    await context.entering.put(key, player, data.number, data.status)
    return await context.entering.look(key, player)


@post(
    "/api/tournaments/{key:str}/bot",
    summary="Let a bot of this server take part (host)",
    tags=["tournaments"],
    status_code=200,
)
async def add_bot(request: Asks, context: Context, key: Key, data: AddBot) -> TournamentInfo:
    player = await context.player(request)
    await context.entering.add_bot(key, player, data.kind)
    return await context.entering.look(key, player)


@post(
    "/api/tournaments/{key:str}/begin",
    summary="Begin (host)",
    tags=["tournaments"],
    status_code=200,
)
async def begin(request: Asks, context: Context, key: Key, data: Nothing) -> TournamentInfo:  # noqa: ARG001
    player = await context.player(request)
    await context.entering.begin(key, player)
    return await context.entering.look(key, player)


@post(
    "/api/tournaments/{key:str}/close",
    summary="End it before its time (host)",
    tags=["tournaments"],
    status_code=200,
)
async def close(request: Asks, context: Context, key: Key, data: Nothing) -> TournamentInfo:  # noqa: ARG001
    player = await context.player(request)
    await context.entering.close(key, player)
    return await context.entering.look(key, player)


HANDLERS = [create, mine, look, enter, put_entrant, add_bot, begin, close]
