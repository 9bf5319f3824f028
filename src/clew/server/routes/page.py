"""Routes for the page that browsers get. It is built from web/ when Clew is installed."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeAlias

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from clew import __version__
from clew.core.installation import how_to_install, site_at_hand
from clew.games import find, names
from clew.server.context import Context
from clew.server.routes.guard import ALONE
from clew.server.routes.preview import language_of, preview_of
from clew.words import words

__all__ = [
    "ASK_AGAIN",
    "FOREVER",
    "HANDLERS",
    "HOW_TO_GET_IT",
    "PACKED",
    "Asks",
    "is_built",
    "media_type",
]

Asks: TypeAlias = Request[Any, Any, Any]
HOW_TO_GET_IT = (
    f"the page is not part of this installation; CLEW_PAGE=1 {how_to_install('server')} "
    "builds it or says why it cannot"
)
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How files are packed where a browser takes it, the smallest first, and what they end with."""
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


class File(NamedTuple):
    """A file of the page, both plain and compressed."""

    media_type: str
    plain: bytes
    packed: dict[str, bytes]


@cache
def _files() -> dict[str, File]:
    """Reads all files of the page, by path. They are few and small, so they stay in memory."""
    folder = files("clew").joinpath("page")
    found = _read(folder, "") if folder.is_dir() else {}
    return {
        path: File(
            media_type(path),
            content,
            {
                coding: found[path + ending]
                for coding, ending in PACKED.items()
                if path + ending in found
            },
        )
        for path, content in found.items()
        if not path.endswith(tuple(PACKED.values()))
    }


def _read(folder: Traversable, prefix: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for part in folder.iterdir():
        if part.is_dir():
            found |= _read(part, f"{prefix}{part.name}/")
        else:
            found[prefix + part.name] = part.read_bytes()
    return found


def media_type(path: str) -> str:
    ending = path[path.rfind(".") :]
    kind = _TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.endswith("json")
    return f"{kind}; charset=utf-8" if is_text else kind


def is_built() -> bool:
    return "index.html" in _files()


def _answer(request: Asks, path: str) -> Response[bytes]:
    file = _files().get(path)
    if file is None:
        raise NotFoundException
    headers = {
        "cache-control": FOREVER if path.startswith("assets/") else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    body = file.plain
    accepted = request.headers.get("accept-encoding", "")
    for coding, packed in file.packed.items():
        if coding in accepted:
            body, headers["content-encoding"] = packed, coding
            break
    return Response(body, media_type=file.media_type, headers=headers)


@cache
def _pictures() -> dict[str, str]:
    """The addresses of the drawings that stand beside a link, by game; "" is for all others."""
    drawn = {name: f"preview-{name}.png" for name in names()}
    known = {name: f"/{path}" for name, path in drawn.items() if path in _files()}
    return {"": "/icon-512.png", **known}


_HEAD = re.compile(r'<meta name="description"[^>]*>|<title>.*?</title>', re.DOTALL)


async def _page(request: Asks, context: Context, status: int = 200) -> Response[Any]:
    """The page, with a head that says what this address is."""
    path = request.url.path
    language = language_of(request)
    preview = await preview_of(context, language, path if status == 200 else "/")
    base = context.settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    head = preview.head(base, path, _pictures())
    html = _HEAD.sub("", _files()["index.html"].plain.decode())
    html = html.replace('<html lang="en">', f'<html lang="{language}">', 1)
    html = html.replace("</head>", f"{head}{_way_alone()}</head>", 1)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return Response(html, media_type=MediaType.HTML, headers=headers, status_code=status)


@cache
def _way_alone() -> str:
    """Tells the page where it goes on while the server is away."""
    return f'<meta name="clew-alone" content="{ALONE}">' if site_at_hand() else ""


_PLACES = re.compile(
    r"|(about|account|credits|friends|help|history|moderation|privacy|puzzles|ratings|tournaments)/?"
    r"|(learn|new|player|puzzles|ratings|replay|rules|table|tournament)/[^/]+/?"
)
"""The addresses at which the page has something, without the first slash."""


@get("/", include_in_schema=False)
async def home(request: Asks, context: Context) -> Response[Any]:
    return await _at("", request, context)


@get("/{path:path}", include_in_schema=False)
async def elsewhere(request: Asks, context: Context, path: str) -> Response[Any]:
    return await _at(str(path).lstrip("/"), request, context)


async def _at(name: str, request: Asks, context: Context) -> Response[Any]:
    """A file of the page, or the page itself, which reads the address: for an unknown one it says
    that there is nothing. Only what programs ask for is refused in their own way."""
    if name in _files() or name.startswith(("api/", "assets/")):
        return _answer(request, name)
    found = bool(_PLACES.fullmatch(name))
    if is_built():
        return await _page(request, context, 200 if found else 404)
    if found:
        return Response(_without(), media_type=MediaType.HTML)
    raise NotFoundException


def _without() -> str:
    """The answer if Clew was installed without the page."""
    listed = "".join(
        f"<li><strong>{escape(says.say(f'{name}-name'))}</strong>: "
        f"{escape(says.say(f'{name}-tagline'))}</li>"
        for name in names()
        for says in [words("en", find(name))]
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Clew</title>'
        f"<h1>Clew</h1><p>Labyrinth games, served by Clew {__version__}.</p><ul>{listed}</ul>"
        f"<p>{escape(HOW_TO_GET_IT.capitalize())}.</p>"
        '<p>Programs play through the <a href="/api">interface</a>.</p></html>\n'
    )


HANDLERS = [home, elsewhere]
