"""Routes about the server itself: a description of its interface, its health and its figures."""

from __future__ import annotations

import hmac
from functools import cache
from html import escape
from ipaddress import ip_address
from typing import Any, Literal

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import text

from clew import __version__
from clew.server.context import Context
from clew.server.signing import PublicKeys
from clew.table.refusal import Refusal

__all__ = ["api", "health", "keys", "metrics", "plain_page"]

_PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title></head>
<body>{body}</body>
</html>
"""


class Health(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`ok` if the server answers. Whoever runs it is told the rest, too."""

    status: Literal["ok", "failing"]
    version: str = ""
    database: Literal["", "ok", "failing"] = ""
    live: Literal["", "ok", "failing"] = ""
    """The Valkey through which processes tell each other, if there is one. Without it they go on
    through PostgreSQL, so the server is not failing."""


@get("/api", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def api(request: Request[Any, Any, Any]) -> str:
    """The OpenAPI description as a plain page. It loads nothing from elsewhere."""
    return _api_page(request.app)


@cache
def _api_page(app: Litestar) -> str:
    schema: dict[str, Any] = app.openapi_schema.to_schema()
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
    """A page that contains only text."""
    return _PAGE.format(title=title, body=body, language=language)


def _pretty(shape: object) -> str:
    return msgspec.json.format(msgspec.json.encode(shape), indent=2).decode()


@get(
    "/health",
    summary="Whether the server answers, and for its operator, whether its database does",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="Failing", generate_examples=False)},
)
async def health(request: Request[Any, Any, Any], context: Context) -> Response[Health]:
    """With the token of the metrics, or from the machine itself and not through a proxy."""
    if not (_has_token(request, context.settings.metrics_token) or _is_here(request)):
        return Response(Health(status="ok"))
    try:
        await context.database.read(lambda c: c.execute(text("SELECT 1")).scalar())
    except Refusal:
        failing = Health(
            status="failing", version=__version__, database="failing", live=context.live
        )
        return Response(failing, status_code=503)
    return Response(Health(status="ok", version=__version__, database="ok", live=context.live))


@get(
    "/.well-known/clew-keys.json",
    summary="The public keys of the records that this server signs",
    tags=["server"],
    sync_to_thread=False,
)
def keys(context: Context) -> PublicKeys:
    return context.signing.public


def _has_token(request: Request[Any, Any, Any], token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


def _is_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    host = request.client.host if request.client else ""
    try:
        return not passed_on and ip_address(host).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """The figures of the server, in the format of Prometheus, for whoever has the token."""
    if not _has_token(request, context.settings.metrics_token):
        raise Refusal(403, "not-yours", "the figures are for whoever runs the server")
    context.put_down_figures()
    return Response(context.figures.told(), media_type=CONTENT_TYPE_PLAIN_0_0_4)
