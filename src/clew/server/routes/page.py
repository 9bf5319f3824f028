"""The page: what a browser gets. It is built from web/ when Clew is installed."""

from __future__ import annotations

import mimetypes
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from clew import __version__
from clew.core.installation import how_to_install
from clew.games import find, names
from clew.words import words

__all__ = ["HANDLERS", "HOW_TO_GET_IT", "is_built"]

HOW_TO_GET_IT = (
    f"the page is not part of this installation; CLEW_PAGE=1 {how_to_install('server')} "
    "builds it or says why it cannot"
)
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PACKED = {"br": ".br", "gzip": ".gz"}
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


class File(NamedTuple):
    """A file of the page, as it is and packed."""

    media_type: str
    plain: bytes
    packed: dict[str, bytes]


@cache
def _files() -> dict[str, File]:
    """Every file of the page by its path: few and small, so they stay in memory."""
    folder = files("clew").joinpath("page")
    found = _read(folder, "") if folder.is_dir() else {}
    return {
        path: File(
            _media_type(path),
            content,
            {
                coding: found[path + ending]
                for coding, ending in _PACKED.items()
                if path + ending in found
            },
        )
        for path, content in found.items()
        if not path.endswith(tuple(_PACKED.values()))
    }


def _read(folder: Traversable, prefix: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for part in folder.iterdir():
        if part.is_dir():
            found |= _read(part, f"{prefix}{part.name}/")
        else:
            found[prefix + part.name] = part.read_bytes()
    return found


def _media_type(path: str) -> str:
    ending = path[path.rfind(".") :]
    kind = _TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.endswith("json")
    return f"{kind}; charset=utf-8" if is_text else kind


def is_built() -> bool:
    return "index.html" in _files()


def _answer(request: Request[Any, Any, Any], path: str, status: int = 200) -> Response[bytes]:
    file = _files().get(path)
    if file is None:
        raise NotFoundException
    headers = {
        "cache-control": _FOREVER if path.startswith("assets/") else _ASK_AGAIN,
        "vary": "accept-encoding",
    }
    body = file.plain
    accepted = request.headers.get("accept-encoding", "")
    for coding, packed in file.packed.items():
        if coding in accepted:
            body, headers["content-encoding"] = packed, coding
            break
    return Response(body, media_type=file.media_type, headers=headers, status_code=status)


@get(
    [
        "/",
        "/table/{key:str}",
        "/replay/{key:str}",
        "/new/{key:str}",
        "/learn/{key:str}",
        "/ratings/{key:str}",
        "/account",
        "/history",
        "/puzzles",
        "/puzzles/{key:str}",
        "/credits",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any], key: str = "") -> Response[Any]:  # noqa: ARG001
    """One page for all addresses: it looks at the address itself."""
    if is_built():
        return _answer(request, "index.html")
    return Response(_without(), media_type=MediaType.HTML)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(
    request: Request[Any, Any, Any],
    path: Annotated[str, Parameter(max_length=300)],
) -> Response[Any]:
    """A file of the page; an address that is none gets the page, which says so."""
    name = str(path).lstrip("/")
    if name not in _files() and not name.startswith(("api/", "assets/")) and is_built():
        return _answer(request, "index.html", 404)
    return _answer(request, name)


def _without() -> str:
    """What there is without the page."""
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


HANDLERS = [page, file]
