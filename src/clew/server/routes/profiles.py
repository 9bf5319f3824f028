"""Routes for profiles: what players show of themselves."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, put
from litestar.params import Parameter

from clew.play.mine import Me
from clew.play.profiles import Profile
from clew.server.context import Context
from clew.server.people.profiles import new_profile, profile_of
from clew.server.routes.players import who
from clew.table.avatars import Avatar, handle_of

__all__ = ["HANDLERS", "Handle"]

Asks = Request[Any, Any, Any]
Handle = Annotated[str, Parameter(max_length=40)]


class SharedProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strangers see a player's name and avatar. They see the whole profile if `shared` is true."""

    shared: bool


@get("/api/players/{handle:str}", summary="A player, as far as I may see them", tags=["people"])
async def profile(request: Asks, context: Context, handle: Handle) -> Profile:
    player = await context.player(request)
    if not player.stored and handle == handle_of(player.id):
        return new_profile(player)
    return await context.database.read(lambda c: profile_of(c, handle, player.id))


@put("/api/me/avatar", summary="Choose a treasure on a coin", tags=["people"])
async def choose_avatar(request: Asks, context: Context, data: Avatar) -> Me:
    player = await context.player(request)
    return await who(context, await context.players.show_as(player, data))


@put("/api/me/profile", summary="Whether strangers see my profile", tags=["people"])
async def share_profile(request: Asks, context: Context, data: SharedProfile) -> SharedProfile:
    await context.players.open_profile(await context.player(request), on=data.shared)
    return data


HANDLERS = [profile, choose_avatar, share_profile]
