"""Guard: every request passes it before anything else sees the request.

It reads the cookie, refuses requests that another site's page makes in a player's name, limits the
requests of each address, sets security headers, and notes how long an answer took.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Self, TypeAlias
from urllib.parse import urlsplit

from clew.server.figures import Figures
from clew.server.logs import Request, note_request
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
from clew.server.sockets import PUT
from clew.table.reasons import Reason

__all__ = ["ALONE", "Guard", "allows_one_more", "short_way", "wire"]

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
Put: TypeAlias = Callable[[str], bool]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

ALONE = "/alone/"
"""Where the page that needs no server lies."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_METHODS = (*_SAFE, "POST", "PUT", "PATCH", "DELETE")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_POLICY_ALONE = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the page that needs no server: its Python is WebAssembly."""
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_ENDS: tuple[int, Reason, str] = (503, "unavailable", "the server is shutting down")
_WIRE = "clew.wire"
_ALLOWS = "clew.allows"
_PORT = re.compile(r":\d*$")


def wire(scope: Any) -> tuple[Receive, Send]:
    """Gives a websocket its own receive and send. Thousands of messages a second need not pass
    every layer above."""
    found: tuple[Receive, Send] = scope["state"][_WIRE]
    return found


def short_way(scope: Any) -> Put | None:
    """Sends a text of a websocket at once if that is possible, and says whether it was; None if the
    server that runs this application has no such way."""
    found: Put | None = scope["state"].get(PUT)
    return found


def allows_one_more(scope: Any) -> Callable[[], bool]:
    """Counts a websocket's message by the address that it comes from, together with all else that
    comes from there; false where it is too much."""
    found: Callable[[], bool] = scope["state"][_ALLOWS]
    return found


class Wire:
    """A websocket's receive and send, until it has ended. What Litestar makes of a websocket holds
    itself in a circle, and must not hold the websocket as long as it lies around."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._ends: tuple[Receive, Send] | None = (receive, send)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ends = None

    async def receive(self) -> Any:
        if self._ends is None:
            raise ConnectionError
        return await self._ends[0]()

    async def send(self, message: Any) -> None:
        if self._ends is None:
            raise ConnectionError
        await self._ends[1](message)


class Guard:
    """The middleware around the application."""

    def __init__(self, app: App, settings: Settings, keys: Keys, figures: Figures) -> None:
        self._app = app
        self._figures = figures
        self._notes_requests = settings.access_log
        self._keys = keys
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        self._hosts = {host.lower() for host in settings.hosts}
        factor = settings.address_factor
        self._limits = Limits(settings.rate * factor, settings.burst * factor)
        self._most_sockets = settings.most_sockets
        self._sockets: dict[str, int] = {}
        """Open websockets by address."""
        self._is_ending = False
        self._when_ending: list[Callable[[], None]] = []

    def when_ending(self, told: Callable[[], None]) -> None:
        """From now on, `told` is called when the server begins to end."""
        self._when_ending.append(told)

    def end(self) -> None:
        """The server is being stopped: nothing more is begun."""
        self._is_ending = True
        for told in self._when_ending:
            told()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, status, size = time.perf_counter(), 0, 0
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        note_identity(scope, self._identity(headers.get(b"cookie", "")))
        problem = self._problem(scope, headers)
        if scope["type"] == "websocket":
            if problem:
                await (_turn_away if self._is_ending else _close)(receive, send)
            else:
                scope["state"][_WIRE] = (receive, send)
                scope["state"][_ALLOWS] = partial(self._limits.allows, _address(scope))
                with Wire(receive, send) as wire:
                    await self._socket(scope, wire.receive, wire.send)
            if self._notes_requests:
                self._note(scope, "WEBSOCKET", 403 if problem else 101, began, 0)
            return

        policy = _POLICY_ALONE if scope["path"].startswith(ALONE) else _POLICY

        async def send_with_headers(message: Any) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                told = (b"content-security-policy", policy.encode())
                added = [*message.get("headers", []), told, *_HEADERS]
                new = new_identity(scope)
                if new:
                    added.append((b"set-cookie", self._cookie(scope, new)))
                message = {**message, "headers": added}
            else:
                size += len(message.get("body", b""))
            await send(message)

        method = scope["method"] if scope["method"] in _METHODS else "OTHER"
        if method == "HEAD":
            # Whoever asks for the head alone is answered as for the whole, without its body.
            scope = {**scope, "method": "GET"}
        try:
            if problem:
                await _refuse(send_with_headers, *problem)
            else:
                await self._app(scope, receive, send_with_headers)
        except asyncio.CancelledError:
            if not self._is_ending:
                raise
            if not status:
                await _refuse(send_with_headers, *_ENDS)
        finally:
            self._figures.requested(method, _route(scope), status, time.perf_counter() - began)
            if self._notes_requests:
                self._note(scope, method, status, began, size)

    def _note(self, scope: Scope, method: str, status: int, began: float, size: int) -> None:
        note_request(
            Request(
                address=_address(scope),
                method=method,
                route=_route(scope),
                status=status,
                seconds=round(time.perf_counter() - began, 4),
                bytes=size,
            )
        )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a websocket, and counts it for its address while it is open."""
        address = _address(scope)
        number = self._sockets.get(address, 0)
        if self._most_sockets and number >= self._most_sockets:
            await _close(receive, send)
            return
        self._sockets[address] = number + 1
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if not self._is_ending:  # otherwise the line is closed already
                raise
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _identity(self, header: str) -> Identity | None:
        """The value of our cookie. Other cookies are ignored, even if their names look similar."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and (identity := self._keys.read(value)):
                return identity
        return None

    def _problem(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, Reason, str] | None:
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, "unreadable", "a text cannot have a NUL character"
        if self._is_ending:
            return _ENDS
        if not self._is_called(headers.get(b"host", "")) and scope["path"] != "/health":
            return 421, "foreign", "this server does not go by that name"
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE
        try:
            is_ours = not unsafe or self._is_ours(headers)
        except ValueError:
            return 400, "unreadable", "the header Origin is not an address"
        if not is_ours:
            return 403, "foreign", "this request comes from another site's page"
        if scope.get("client") and not self._limits.allows(_address(scope)):
            return 429, "too-fast", "too many requests from this address; wait a little"
        return None

    def _is_called(self, host: str) -> bool:
        """Whether this is a name of the server. A page of another site whose name was pointed at
        this machine (DNS rebinding) looks like our own to the browser; only the name gives it away.
        """
        return not self._hosts or _PORT.sub("", host.lower()) in self._hosts

    def _is_ours(self, headers: dict[bytes, str]) -> bool:
        """Whether the request may come from its origin. Browsers always send the origin; other
        programs need not."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self._origins or urlsplit(origin).netloc == headers.get(b"host", "-")

    def _cookie(self, scope: Scope, identity: Identity) -> bytes:
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        value = self._keys.sign(identity)
        age = COOKIE_DAYS * 86400
        return (f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}").encode()


def _route(scope: Scope) -> str:
    """Which route answered, without what stands in its place in the address."""
    found: str = scope.get("path_template") or "none"
    return found


async def _close(receive: Receive, send: Send) -> None:
    """Refuses a websocket; before it is accepted, that is answered with 403."""
    await receive()
    await send({"type": "websocket.close"})


async def _turn_away(receive: Receive, send: Send) -> None:
    """Says to a websocket that it may come again in a moment."""
    await receive()
    await send({"type": "websocket.http.response.start", "status": 503, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


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
