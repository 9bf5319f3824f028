"""Http: limits on the size of a request's head and on the time until a request is complete.

A client must send a whole request, its body included, within a number of seconds, and the head of
the request has a maximum number of bytes and lines. The server counts connections that wait for a
request, whether it is half-sent or has not begun. If there are too many, it closes the oldest
connection of the address that has most of them. So nobody can use up the descriptors of the process
with requests that never end. Websockets are not counted here: they have limits of their own
(`most_sockets`).
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from clew.server.logs import Request, note_request

__all__ = ["MAX_HEAD", "MAX_LINES", "Http", "Waiting", "raise_descriptors"]

MAX_HEAD = 16 * 1024
"""Bytes of a request's first line and its headers."""
MAX_LINES = 64
"""Headers of a request."""
_ANSWERED = 120.0
"""Seconds within which an answer must be made and read."""
_MAX_WAITING = 8192


def raise_descriptors() -> int:
    """Lets this process open as many files and sockets as the system grants it. Says how many."""
    try:
        import resource
    except ImportError:
        return 512  # this system does not tell its limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            pass  # then it stays as it is
    return soft if soft > 0 else 2 * _MAX_WAITING


class Waiting:
    """The connections of a process that wait for a request, by address, the oldest first."""

    def __init__(self, descriptors: int) -> None:
        self._most = max(16, min(_MAX_WAITING, descriptors // 2))
        self._number = 0
        self._by_address: dict[str, dict[Http, None]] = {}

    def add(self, one: Http, address: str) -> None:
        here = self._by_address.setdefault(address, {})
        if one not in here:
            here[one] = None
            self._number += 1
        if self._number > self._most:
            most = max(self._by_address.values(), key=len)
            next(iter(most)).give_up()

    def remove(self, one: Http, address: str) -> None:
        here = self._by_address.get(address)
        if here is not None and one in here:
            del here[one]
            self._number -= 1
            if not here:
                del self._by_address[address]


class Http(HttpToolsProtocol):
    """One connection, until it becomes a websocket."""

    def __init__(self, *more: Any, waiting: Waiting, seconds: float, **named: Any) -> None:
        """`seconds`: how long a request may take to come whole."""
        super().__init__(*more, **named)
        self._waiting = waiting
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the head so far; -1 once it is whole."""
        self._problem = ""

    # When

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self.give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def give_up(self) -> None:
        """Gives up waiting for the rest of this request."""
        self._stop()
        self._waiting.remove(self, self._address())
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        between = cycle is None or cycle.response_complete
        if between and self._head <= 0:
            self.transport.close()  # nothing has come since the last answer
        elif cycle is None or between or (cycle.more_body and not cycle.response_started):
            self._refuse(b"408 Request Timeout", "The request took too long to come.")
        else:
            self.transport.abort()

    # What comes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting.add(self, self._address())
        self._wait(self._seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._waiting.remove(self, self._address())
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and self._head == 0:
            self._wait(self._seconds)  # for the next request on a connection that is kept open
        while data and self._head >= 0:
            piece = data[: MAX_HEAD - self._head]
            if not piece:
                self._problem = f"A request's head has at most {MAX_HEAD} bytes."
                self.send_400_response("")
                return
            data = data[len(piece) :]
            self._head += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        if data:
            super().data_received(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MAX_LINES:
            self._problem = f"A request has at most {MAX_LINES} headers."
            raise ValueError(self._problem)  # the parser stops, and the request is refused
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or not cycle.response_complete:
            self._waiting.remove(self, self._address())
            self._wait(_ANSWERED)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.pipeline:
            self._wait(_ANSWERED)
        elif self._head >= 0:  # otherwise the body is still arriving, and its time runs on
            self._stop()
            self._waiting.add(self, self._address())
            if self._head:
                self._wait(self._seconds)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        self._waiting.remove(self, self._address())
        super().handle_websocket_upgrade()
        # It holds what holds it, and the garbage collector seldom looks at what has lived so long.
        self.parser = None  # type: ignore[assignment]

    # What is answered

    def send_400_response(self, msg: str) -> None:
        if self._problem:
            self._refuse(b"431 Request Header Fields Too Large", self._problem)
        else:
            super().send_400_response(msg)

    def _refuse(self, status: bytes, text: str) -> None:
        head = b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\n" % status
        rest = b"content-length: %d\r\nconnection: close\r\n\r\n" % len(text)
        self.transport.write(head + rest + text.encode("ascii"))
        self.transport.close()
        note_request(
            Request(
                address=self._address(),
                method="OTHER",
                route="none",
                status=int(status[:3]),
                seconds=0.0,
                bytes=len(text),
            )
        )
