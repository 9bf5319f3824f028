"""Sockets: one websocket, with a short way for what comes and goes thousands of times a second.

Nearly everything that comes is a whole short text, and everything that goes is a text that others
are often told, too. Those are read and written here; everything else (handshake, pings, closing,
messages in parts, mistakes) goes the usual way of uvicorn and websockets.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

__all__ = ["PUT", "Socket"]

PUT: Final = "clew.put"
"""Where an application finds the short way out, in the state of its scope."""
_TEXT: Final = 0x81
"""How a whole text begins."""
_MAX_WAITING: Final = 8
"""When so many messages wait for the application, nothing more is read."""


class Incoming:
    """What waits for the application, which alone takes it. (A queue of asyncio can do more, and
    takes longer.)"""

    __slots__ = ("_events", "_wake")

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._wake: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None
        return self._events.popleft()


class Socket(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *more: Any, **named: Any) -> None:
        super().__init__(*more, **named)
        self._incoming = Incoming()
        self.queue = self._incoming  # type: ignore[assignment]
        self._rest = b""
        """The beginning of a frame that has not come whole."""
        self._is_in_parts = False
        self._is_odd = False
        """Whether something came that the usual way must deal with from now on."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUT] = self.put

    def _is_open(self) -> bool:
        """Whether the handshake is over and nobody has said goodbye."""
        conn = self.conn
        return self.handshake_complete and conn.close_sent is None and conn.close_rcvd is None

    def shutdown(self) -> None:
        """The server ends. Lines are closed with 1012, after which clients come again (RFC 6455,
        7.4.2); who has no line yet hears the same from the answer to the handshake."""
        if self.handshake_initiated and not self.handshake_complete and not self.initial_response:
            self.conn.send_response(self.conn.reject(503, ""))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.handshake_complete = self.close_sent = True
        super().shutdown()
        self.disconnected = True  # whoever still wants to send something stops

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._is_odd:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, size = 0, len(data)
        while start < size and not self.transport.is_closing():
            whole = self._take(data, start, size)
            if not whole:
                self._rest = data[start:]
                return
            start += whole

    def _take(self, data: bytes, start: int, size: int) -> int:
        """Takes the frame that begins there. Returns its length, or 0 if it has not come whole."""
        if size - start < 2:
            return 0
        first, length, begins = data[start], data[start + 1] & 127, start + 6
        if length == 126:
            if size - start < 4:
                return 0
            length, begins = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
        ends = begins + length
        is_masked = data[start + 1] >= 128
        if length == 127 or length > (self.config.ws_max_size or 0) or not is_masked:
            # Nobody who plays sends such a thing: it is refused at once, before it has come whole.
            self._is_odd = True
            super().data_received(data[start:])
            return size - start
        if size < ends:
            return 0
        if first != _TEXT or self._is_in_parts or not self._is_open():
            self._take_usually(first, data[start:ends])
        else:
            payload = apply_mask(data[begins:ends], data[begins - 4 : begins])
            try:
                text = payload.decode()
            except UnicodeDecodeError:
                self._take_usually(first, data[start:ends])
            else:
                self._hand_over(text)
        return ends - start

    def _take_usually(self, first: int, frame: bytes) -> None:
        if first & 15 < 8:  # not one of those that may come between the parts of a message
            self._is_in_parts = first < 128
        super().data_received(frame)

    def _hand_over(self, text: str) -> None:
        if self.close_sent:
            return
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._incoming) >= _MAX_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # What goes

    def put(self, text: str) -> bool:
        """Sends a text if it can go at once. Returns whether it did; raises ConnectionError if
        nothing can be sent any more."""
        if self.disconnected or not self._is_open():
            raise ConnectionError
        if not self.writable.is_set():
            return False
        self.transport.write(_frames.of(text))
        return True


class _Frames:
    """Texts as frames. The last is kept, because all who see the same are told the same text."""

    def __init__(self) -> None:
        self._text = ""
        self._frame = b""

    def of(self, text: str) -> bytes:
        if text is not self._text:
            self._text, self._frame = text, _frame(text.encode())
        return self._frame


_frames = _Frames()


def _frame(payload: bytes) -> bytes:
    """A whole text of a server, which masks nothing (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload
