"""Lines: a lean websocket client, so that it measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

__all__ = ["Line", "connect"]


class Line(asyncio.Protocol):
    """One websocket, texts only, no compression."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self.hear = hear
        self._data = bytearray()
        self._open = False
        self.lost: Callable[[str], None] = lambda _: None
        """Told why the line has ended, if it was not closed here."""
        self._why = "cut off"
        self._is_over = False
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer = self._data
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end]:
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                return
            del buffer[: end + 4]
            self._open = True
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == 1:
                self.hear(payload)
            elif code == 9:
                self._write(0x8A, payload)
            elif code == 8:
                self._why = _reason(payload)
                assert self.transport
                self.transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._data
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        code, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return code, payload

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))
        elif not self._is_over:
            self._is_over = True
            self.lost(self._why)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, first: int, payload: bytes) -> None:
        """A client must mask what it sends. A mask of zeros leaves the bytes unchanged."""
        size = len(payload)
        if size < 126:
            head = bytes((first, 0x80 | size))
        else:
            head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
        assert self.transport
        if self.transport.is_closing():
            return
        self.transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._is_over = True
        if self.transport:
            self.transport.close()


def _reason(payload: bytes) -> str:
    """What a frame that closes a line says (RFC 6455, 5.5.1)."""
    if len(payload) < 2:
        return "closed"
    return f"{int.from_bytes(payload[:2], 'big')} {payload[2:].decode(errors='replace')}".strip()


async def connect(port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Line:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request.encode(), hear), "127.0.0.1", port)
    await line.opened
    return line
