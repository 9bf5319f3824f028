"""Routes for web push: which browsers are told what, while Clew is closed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, put
from litestar.params import Parameter

from clew.server.context import Context
from clew.server.people.push import Subscription, Wish
from clew.words import Language

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
KeyText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class MyPush(msgspec.Struct, frozen=True, kw_only=True):
    """`key` is this server's key, as a browser wants it; empty if it sends no push messages."""

    key: str
    wishes: list[Wish]
    """What the browser of this endpoint is told."""


class PutPush(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription and what it wants to be told; without wishes it is forgotten."""

    endpoint: Endpoint
    p256dh: KeyText
    auth: KeyText
    language: Language = "en"
    wishes: Annotated[list[Wish], msgspec.Meta(max_length=2)]


@get("/api/me/push", summary="What this browser is told while Clew is closed", tags=["me"])
async def mine(
    request: Asks, context: Context, endpoint: Annotated[str, Parameter(max_length=1000)] = ""
) -> MyPush:
    player = await context.player(request)
    wishes = await context.push.wishes(player, endpoint) if endpoint else []
    return MyPush(key=context.push.public, wishes=wishes)


@put("/api/me/push", summary="Be told in this browser, or no longer", tags=["me"])
async def want(request: Asks, context: Context, data: PutPush) -> MyPush:
    player = await context.player(request)
    await context.push.put(player, Subscription(**msgspec.structs.asdict(data)))
    wishes = await context.push.wishes(player, data.endpoint)
    return MyPush(key=context.push.public, wishes=wishes)


HANDLERS = [mine, want]
