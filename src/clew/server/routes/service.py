"""The interface described for people, and how the server is."""

from __future__ import annotations

import hmac
import time
from html import escape
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from sqlalchemy import text

from clew import __version__
from clew.server.context import Context
from clew.table.refusal import Refusal

__all__ = ["api", "health", "metrics", "plain_page"]

_PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title></head>
<body>{body}</body>
</html>
"""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """`ok` when tables can be read."""

    status: str
    version: str


@get("/api", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def api(request: Request[Any, Any, Any]) -> str:
    """The OpenAPI description as a plain page: nothing is loaded from elsewhere."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    components: dict[str, Any] = schema.get("components") or {}
    parts = []
    paths: dict[str, Any] = schema["paths"]
    for path, methods in sorted(paths.items()):
        for method, operation in methods.items():
            asks = operation.get("requestBody", {}).get("content", {})
            kind = "".join(str(one["schema"].get("$ref", "")) for one in asks.values())
            what = f" — takes {escape(kind.rsplit('/', 1)[-1])}" if kind else ""
            parts.append(
                f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
                f"<dd>{escape(operation.get('summary', ''))}{what}</dd>"
            )
    shapes = "".join(
        f"<h3>{escape(name)}</h3><pre>{escape(_pretty(shape))}</pre>"
        for name, shape in sorted(components.get("schemas", {}).items())
    )
    body = (
        "<h1>Clew's interface</h1>"
        "<p>The whole description for programs: "
        '<a href="/api/openapi/openapi.json">openapi.json</a>. '
        "A table's websocket is <code>/api/tables/KEY/socket?n=NUMBER</code>.</p>"
        f"<dl>{''.join(parts)}</dl><h2>Shapes</h2>{shapes}"
    )
    return plain_page("Clew's interface", body)


def plain_page(title: str, body: str, language: str = "en") -> str:
    """A page without anything but text."""
    return _PAGE.format(title=title, body=body, language=language)


def _pretty(shape: object) -> str:
    return msgspec.json.format(msgspec.json.encode(shape), indent=2).decode()


@get("/health", summary="Whether the server and its database answer", tags=["server"])
async def health(context: Context) -> Response[Health]:
    await context.database.read(lambda c: c.execute(text("SELECT 1")).scalar())
    return Response(Health(status="ok", version=__version__))


def _check_owner(request: Request[Any, Any, Any], token: str) -> None:
    """By the token; without one from this machine, and not through a proxy on it."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if token:
        if not hmac.compare_digest(given.encode(), token.encode()):
            raise Refusal(403, "not-yours", "the figures are for whoever has the token")
        return
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    host = request.client.host if request.client else ""
    try:
        is_here = ip_address(host).is_loopback
    except ValueError:
        is_here = False
    if passed_on or not is_here:
        raise Refusal(403, "not-yours", "the figures are for whoever runs the server")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], context: Context) -> str:
    """Figures of this process, as Prometheus reads them; for whoever runs the server alone."""
    _check_owner(request, context.settings.metrics_token)
    figures = [
        ("clew_uptime_seconds", "gauge", "Since the process began", time.time() - context.began),
        ("clew_tables_open", "gauge", "Tables in memory", context.rooms.open),
        ("clew_sockets", "gauge", "Websockets connected", context.rooms.listening),
        ("clew_entries_total", "counter", "Entries of games stored", context.writer.entries),
        ("clew_write_failures_total", "counter", "Not stored", context.writer.failures),
        ("clew_bots_replaced_total", "counter", "Decisions bots failed", context.desk.replaced),
    ]
    lines = []
    for name, kind, text_, value in figures:
        lines += [f"# HELP {name} {text_}.", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
