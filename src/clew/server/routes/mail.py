"""Routes for a player's mail address, and for the links in mails."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, delete, get, post, put
from litestar.enums import RequestEncodingType
from litestar.params import Body

from clew.server.context import Context
from clew.server.people.mail import MailAddress
from clew.server.routes.service import plain_page
from clew.table.refusal import Refusal
from clew.words import Language, words

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]


class MyMail(msgspec.Struct, frozen=True, kw_only=True):
    """The player's mail address. `on` says whether this server sends mails."""

    on: bool
    address: str = ""
    confirmed: bool = False


class NewMail(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Language = "en"


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The label of the button on a link's page."""

    do: Literal["confirm", "stop"]


async def _mine(request: Asks, context: Context) -> MyMail:
    found = await context.mail.address_of(await context.player(request))
    on = context.mail.is_on
    return (
        MyMail(on=on, address=found.address, confirmed=found.confirmed) if found else MyMail(on=on)
    )


@get("/api/me/mail", summary="Where I want mail when it is my turn", tags=["me"])
async def mine(request: Asks, context: Context) -> MyMail:
    return await _mine(request, context)


@put(
    "/api/me/mail", summary="Want mail; a first one asks whether the address is right", tags=["me"]
)
async def want(request: Asks, context: Context, data: NewMail) -> MyMail:
    player = await context.player(request)
    asked_from = request.client.host if request.client else ""
    await context.mail.put(player, data.address, data.language, asked_from)
    return await _mine(request, context)


@delete("/api/me/mail", summary="Want no mail any more", tags=["me"], status_code=200)
async def no_more(request: Asks, context: Context) -> MyMail:
    await context.mail.remove(await context.player(request))
    return await _mine(request, context)


async def _of(context: Context, token: str) -> MailAddress:
    found = await context.mail.by_token(token)
    if found is None:
        raise Refusal(404, "no-mail", "this link is not, or no longer, valid")
    return found


@get("/mail/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def link(context: Context, token: str) -> str:
    """Shows a page that asks before anything is done, because programs that check mails follow
    links, too."""
    found = await _of(context, token)
    say = words(found.language).say
    what = "stop" if found.confirmed else "confirm"
    others = "" if found.confirmed else _button("stop", say("mail-stop"))
    return plain_page(
        "Clew",
        f"<h1>Clew</h1><p>{escape(say('mail-page', address=found.address))}</p>"
        f"{_button(what, say(f'mail-{what}'))}{others}",
        found.language,
    )


def _button(do: str, text: str) -> str:
    return f'<form method="post"><button name="do" value="{do}">{escape(text)}</button></form>'


@post("/mail/{token:str}", media_type=MediaType.HTML, include_in_schema=False, status_code=200)
async def choose(
    context: Context,
    token: str,
    data: Annotated[Choice, Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> str:
    found = await _of(context, token)
    if data.do == "confirm":
        await context.mail.confirm(found)
    else:
        await context.mail.stop(found)
    text = words(found.language).say(f"mail-{data.do}-done", address=found.address)
    return plain_page(
        "Clew", f'<h1>Clew</h1><p>{escape(text)}</p><p><a href="/">Clew</a></p>', found.language
    )


HANDLERS = [mine, want, no_more, link, choose]
