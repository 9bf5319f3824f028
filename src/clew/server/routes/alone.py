"""Routes for the page that needs no server, where it is at hand: with it people go on in their own
browsers while the server is away."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.response import File, Redirect

from clew.core.installation import site_at_hand
from clew.server.routes.guard import ALONE
from clew.server.routes.page import ASK_AGAIN, FOREVER, PACKED, Asks, media_type

__all__ = ["HANDLERS"]


@cache
def _files() -> dict[str, Path]:
    """Its files by path, those that are packed as well. They are large, and rarely asked for: they
    stay on the disk."""
    site = site_at_hand()
    found = site.rglob("*") if site else ()
    return {path.relative_to(site).as_posix(): path for path in found if site and path.is_file()}


def _packed(name: str, accepted: str) -> tuple[Path, str]:
    """A file as small as the browser takes it, and how it is packed."""
    for coding, ending in PACKED.items():
        if coding in accepted and name + ending in _files():
            return _files()[name + ending], coding
    return _files()[name], ""


@get([ALONE, f"{ALONE}{{path:path}}"], include_in_schema=False, sync_to_thread=False)
def alone(request: Asks, path: str = "") -> File | Redirect:
    if _files() and not request.scope["raw_path"].startswith(ALONE.encode()):
        return Redirect(ALONE)  # its addresses hold below the folder alone
    name = str(path).lstrip("/") or "index.html"
    if name not in _files() or name.endswith(tuple(PACKED.values())):
        raise NotFoundException
    found, coding = _packed(name, request.headers.get("accept-encoding", ""))
    headers = {
        "cache-control": FOREVER if name.startswith("assets/") else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    return File(
        found,
        media_type=media_type(name).partition(";")[0],
        headers={**headers, "content-encoding": coding} if coding else headers,
        content_disposition_type="inline",
    )


HANDLERS = [alone]
