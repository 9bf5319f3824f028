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

__all__ = ["PUT", "Crowd", "Socket"]

PUT: Final = "clew.put"
"""Where an application finds the short way out, in the state of its scope."""
_TEXT: Final = 0x81
"""How a whole text begins."""
_TOGETHER: Final = 0.007
"""How many seconds may lie between messages that are handed over together. Nobody notices them."""
_ENOUGH: Final = 8
"""Nobody waits for more messages than so many."""
_FEW: Final = 3
"""So many senders are no crowd."""
_COMPANY: Final = 2
"""Nor are they one if fewer messages than these come in the time they would wait: it would be in
vain."""
_COUNTING: Final = 0.1
"""After how many seconds senders are counted anew."""
_MAX_WAITING: Final = 8
"""When so many messages wait for the application, nothing more is read."""


class Crowd:
    """Where many people send something, their messages of a few milliseconds are handed over
    together. What is done in a row costs far less than each by itself, and all of it is stored with
    one commit. Two who play alone wait for nobody, nor do many who seldom send anything."""

    def __init__(self) -> None:
        self._last = 0.0
        """When something was last handed over."""
        self._held: list[asyncio.Future[None]] = []
        self._counted = 0.0
        self._senders: set[int] = set()
        """Who has sent something since it was counted how many do so."""
        self._came = 0
        """How many messages they have sent."""
        self._enough = 0
        """For how many somebody waits at most; 0 where there is no crowd."""

    def wake(self, waiting: asyncio.Future[None], whose: int) -> None:
        """Wakes whoever waits for a message, now or in a moment."""
        loop = waiting.get_loop()
        now = loop.time()
        self._senders.add(whose)
        self._came += 1
        if now >= self._counted + _COUNTING:
            self._count(now)
        if not self._held:
            if not self._enough or now >= self._last + _TOGETHER:
                self._last = now
                waiting.set_result(None)
                return
            loop.call_at(self._last + _TOGETHER, self._wake_all)
        self._held.append(waiting)
        if len(self._held) == self._enough:
            loop.call_soon(self._wake_all)

    def _count(self, now: float) -> None:
        """Of two who play with each other one waits for the other: half of them are all that can
        come at the same time."""
        company = self._came * _TOGETHER / (now - self._counted)
        is_crowd = len(self._senders) > _FEW and company >= _COMPANY
        self._enough = min(_ENOUGH, len(self._senders) // 2) if is_crowd else 0
        self._senders.clear()
        self._came = 0
        self._counted = now

    def _wake_all(self) -> None:
        held, self._held = self._held, []
        if held:
            self._last = held[0].get_loop().time()
        for waiting in held:
            if not waiting.done():
                waiting.set_result(None)


class Incoming:
    """What waits for the application, which alone takes it. (A queue of asyncio can do more, and
    takes longer.)"""

    __slots__ = ("_crowd", "_events", "_wake")

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._events: deque[Any] = deque()
        self._wake: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        wake, self._wake = self._wake, None
        if wake is not None and not wake.done():
            self._crowd.wake(wake, id(self))

    def come(self) -> asyncio.Future[None]:
        """Is done when something has come."""
        self._wake = asyncio.get_running_loop().create_future()
        return self._wake

    def pop(self) -> Any:
        return self._events.popleft()


class Socket(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *more: Any, crowd: Crowd | None = None, **named: Any) -> None:
        """`crowd`: all sockets of the server."""
        super().__init__(*more, **named)
        self._incoming = Incoming(crowd or Crowd())
        self.queue = self._incoming  # type: ignore[assignment]
        self._rest = b""
        """The beginning of a frame that has not come whole."""
        self._is_in_parts = False
        self._is_odd = False
        """Whether something came that the usual way must deal with from now on."""
        self._is_lost = self._is_done = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUT] = self.put

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._is_lost = True
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_done = True
        self._let_go()

    def _let_go(self) -> None:
        """When the line and the application have ended, drops everything that holds this socket in
        a circle: the garbage collector looks once in hours at what has lived as long as a game."""
        if self._is_lost and self._is_done:
            self.scope.clear()  # type: ignore[attr-defined]
            self.conn.parser.close()

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

    async def receive(self) -> Any:
        while self._incoming.empty():
            await self._incoming.come()
        event = self._incoming.pop()
        if self.read_paused and self._incoming.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event

    # What goes

    def put(self, text: str) -> bool:
        """Sends a text if it can go at once. Returns whether it did; raises ConnectionError if
        nothing can be sent any more."""
        conn = self.conn
        if (
            self.disconnected
            or not self.handshake_complete
            or conn.close_sent is not None
            or conn.close_rcvd is not None
        ):
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
