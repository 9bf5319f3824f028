"""Guard: what every request passes before anything else looks at it.

Reads the cookie, refuses requests that another site's page makes in a player's name, keeps
each address within its limits, and sets the headers that keep a page safe.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from clew.server.people.identity import (
    COOKIE,
    COOKIE_DAYS,
    Identity,
    Keys,
    new_identity,
    note_identity,
)
from clew.server.people.limits import Limits
from clew.server.settings import Settings
from clew.table.reasons import Reason

__all__ = ["Guard", "wire"]

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_WIRE = "clew.wire"


def wire(scope: Any) -> tuple[Receive, Send]:
    """A websocket's own receive and send: what goes through here a thousand times a second
    need not pass every layer above."""
    found: tuple[Receive, Send] = scope["state"][_WIRE]
    return found


class Guard:
    """Stands around the application."""

    def __init__(self, app: App, settings: Settings, keys: Keys) -> None:
        self._app = app
        self._keys = keys
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        factor = settings.address_factor
        self._limits = Limits(settings.rate * factor, settings.burst * factor)
        self._most_sockets = settings.most_sockets
        self._sockets: dict[str, int] = {}
        """Open websockets by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        note_identity(scope, self._identity(headers.get(b"cookie", "")))
        problem = self._problem(scope, headers)
        if scope["type"] == "websocket":
            if problem:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                scope["state"][_WIRE] = (receive, send)
                await self._socket(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = [*message.get("headers", []), *_HEADERS]
                new = new_identity(scope)
                if new:
                    added.append((b"set-cookie", self._cookie(scope, new)))
                message = {**message, "headers": added}
            await send(message)

        if problem:
            await _refuse(send_with_headers, *problem)
        else:
            await self._app(scope, receive, send_with_headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket, counted by its address as long as it is open."""
        address = scope["client"][0] if scope.get("client") else ""
        number = self._sockets.get(address, 0)
        if self._most_sockets and number >= self._most_sockets:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        self._sockets[address] = number + 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _identity(self, header: str) -> Identity | None:
        """What stands beside our cookie, or is called like it, is not looked at."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and (identity := self._keys.read(value)):
                return identity
        return None

    def _problem(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, Reason, str] | None:
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, "unreadable", "a text cannot have a NUL character"
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE
        try:
            is_ours = not unsafe or self._is_ours(headers)
        except ValueError:
            return 400, "unreadable", "the header Origin is not an address"
        if not is_ours:
            return 403, "foreign", "this request comes from another site's page"
        client = scope.get("client")
        if client and not self._limits.allows(client[0]):
            return 429, "too-fast", "too many requests from this address; wait a little"
        return None

    def _is_ours(self, headers: dict[bytes, str]) -> bool:
        """Browsers always say where a page is from; other programs need not."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self._origins or urlsplit(origin).netloc == headers.get(b"host", "-")

    def _cookie(self, scope: Scope, identity: Identity) -> bytes:
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        value = self._keys.sign(identity)
        age = COOKIE_DAYS * 86400
        return (f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}").encode()


async def _refuse(send: Send, status: int, reason: Reason, text: str) -> None:
    body = f'{{"reason":"{reason}","text":"{text}"}}'.encode()
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
