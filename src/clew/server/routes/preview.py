"""Preview: what a link shows of itself to those who read no script, in its head: a title, a
description and a picture. Whoever asks for it stays nobody."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from litestar import Request

from clew.core.errors import ClewError
from clew.games import find, names
from clew.server.context import Context
from clew.server.storage import reading
from clew.table.rows import TableRow
from clew.words import LANGUAGES, Words, words

__all__ = ["Preview", "language_of", "preview_of"]

_OF_A_GAME = ("new", "learn", "ratings")
_OF_A_TABLE = ("table", "replay")


class Preview(NamedTuple):
    """What stands in a page's head. `picture` is the name of a drawing; `listed`: whether search
    engines may list the page."""

    title: str
    description: str
    picture: str = ""
    listed: bool = True

    def head(self, base: str, path: str, pictures: dict[str, str]) -> str:
        """The elements of the head, with whole addresses: those who read them know no others."""
        picture = pictures.get(self.picture, pictures[""])
        properties = {
            "og:site_name": "Clew",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": base + path,
            "og:image": base + picture,
        }
        card = "summary" if picture == pictures[""] else "summary_large_image"
        named = {"description": self.description, "twitter:card": card}
        if not self.listed:
            named["robots"] = "noindex"
        return "".join(
            [
                f"<title>{escape(self.title)}</title>",
                *(f'<meta name="{name}" content="{escape(text)}">' for name, text in named.items()),
                *(
                    f'<meta property="{name}" content="{escape(text)}">'
                    for name, text in properties.items()
                ),
            ]
        )


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of ours that the reader names; English if there is none."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def preview_of(context: Context, language: str, path: str) -> Preview:
    """What the link to a page says of it."""
    kind, _, key = path.strip("/").partition("/")
    if kind in _OF_A_TABLE and key:
        row = await _row(context, key)
        if row is not None:
            return _of_table(row, language)
    if kind in _OF_A_GAME and key in names():
        says = words(language, find(key))
        return Preview(f"{says.say(f'{key}-name')} · Clew", says.say(f"{key}-tagline"), key)
    says = words(language)
    listed = kind not in _OF_A_TABLE
    return Preview(f"Clew · {says.say('page-motto')}", says.say("page-what"), listed=listed)


async def _row(context: Context, key: str) -> TableRow | None:
    """The table, if it can be read: without the database the page itself is still there."""
    try:
        return await context.database.read(lambda c: reading.read_row(c, key[:64]))
    except ClewError:
        return None


def _of_table(row: TableRow, language: str) -> Preview:
    if row.game not in names():
        return Preview("Clew", words(language).say("page-what"), listed=False)
    says = words(language, find(row.game))
    game = says.say(f"{row.game}-name")
    if row.status == "open":
        hosts = [seat.name for seat in row.seats if seat.player == row.host and seat.name]
        title = (
            says.say("link-invites", host=hosts[0], game=game)
            if hosts
            else says.say("link-invited", game=game)
        )
        free = sum(seat.kind == "open" for seat in row.seats)
        seats = says.say("link-seats", players=len(row.seats), open=free)
        described = f"{says.say(f'{row.game}-tagline')} {seats}"
    else:
        sitting = says.listed([_name(says, seat.kind, seat.name) for seat in row.seats])
        title = says.say("link-game", game=game, names=sitting)
        described = says.say(f"{row.game}-tagline")
    return Preview(title, described, row.game, listed=False)


def _name(says: Words, kind: str, name: str) -> str:
    return says.bot(kind) if says.has(f"bot-{kind}") else name
