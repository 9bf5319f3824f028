"""Routes for accounts, and for everything that is stored about a player."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post

from clew.play.mine import Me
from clew.server.context import Context
from clew.server.people.identity import Identity, identity_of, set_identity
from clew.server.routes.players import who

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class NewAccount(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    login: Name
    password: Password


class Login(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    login: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Recovery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    login: Name
    code: Annotated[str, msgspec.Meta(max_length=40)]
    password: Password


class Codes(msgspec.Struct, frozen=True, kw_only=True):
    """Each code recovers the account once. They are shown only now."""

    codes: list[str]


def _address(request: Asks) -> str:
    return request.client.host if request.client else ""


@post("/api/account", summary="Make an account of the guest I am", tags=["me"])
async def register(request: Asks, context: Context, data: NewAccount) -> Codes:
    player = await context.player(request)
    identity, codes = await context.accounts.register(
        player, data.login, data.password, _address(request)
    )
    set_identity(request.scope, identity)
    return Codes(codes=codes)


@post("/api/login", summary="Log in; a guest's games move along", tags=["me"], status_code=200)
async def login(request: Asks, context: Context, data: Login) -> Me:
    guest = await context.known(request)
    if guest and await context.accounts.login_of(guest):
        guest = None
    identity = await context.accounts.login(guest, data.login, data.password, _address(request))
    return await _become(request, context, identity)


@post("/api/recover", summary="A new password by a recovery code", tags=["me"], status_code=200)
async def recover(request: Asks, context: Context, data: Recovery) -> Me:
    identity = await context.accounts.recover(
        data.login, data.code, data.password, _address(request)
    )
    return await _become(request, context, identity)


async def _become(request: Asks, context: Context, identity: Identity) -> Me:
    set_identity(request.scope, identity)
    player = await context.players.find(identity)
    return await who(context, player) if player else Me(name="")


@post("/api/logout", summary="Be a new guest", tags=["me"], status_code=200)
async def logout(request: Asks, context: Context) -> Me:
    was, known = identity_of(request.scope), await context.known(request)
    if was and known:
        await context.accounts.logout(known, was.made)
    set_identity(request.scope, Identity.fresh())
    return await who(context, await context.player(request))


@get("/api/me/data", summary="All that is stored about me", tags=["me"])
async def export(request: Asks, context: Context) -> dict[str, Any]:
    return await context.accounts.export(await context.player(request))


@delete("/api/me", summary="Delete me: games stay, the name goes", tags=["me"], status_code=200)
async def forget(request: Asks, context: Context) -> Me:
    await context.accounts.delete(await context.player(request))
    set_identity(request.scope, Identity.fresh())
    return await who(context, await context.player(request))


HANDLERS = [register, login, recover, logout, export, forget]
