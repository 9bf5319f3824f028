"""What comes over a websocket is the same, whichever way it takes and however it is cut up."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from clew.server.sockets import PUT, Crowd, Incoming, Socket

ASKS = (
    b"GET /somewhere HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MOST = 300


class Wire(asyncio.Transport):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.is_reading_ = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.is_reading_ = False

    def resume_reading(self) -> None:
        self.is_reading_ = True


class Client:
    """A client, the socket that serves it, and what the application hears."""

    def __init__(self) -> None:
        self.wire = Wire()
        self.heard: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()
        config = uvicorn.Config(
            self._serve,
            interface="asgi3",
            ws_max_size=MOST,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self.socket = Socket(config=config, server_state=ServerState(), app_state={})
        self.put: Any = None

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        self.put = scope["state"][PUT]
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            await self.reads.wait()
            event = await receive()
            self.heard.append(event.get("text", event["type"]))
            if event["type"] == "websocket.disconnect":
                return

    async def says(self, data: bytes, size: int = 1_000_000) -> None:
        for first in range(0, len(data), size):
            self.socket.data_received(data[first : first + size])
        for _ in range(20):
            await asyncio.sleep(0)


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    made = Client()
    made.socket.connection_made(made.wire)
    await made.says(ASKS)
    assert made.wire.sent.startswith(b"HTTP/1.1 101")
    made.wire.sent = b""
    yield made
    made.socket.connection_lost(None)
    await made.says(b"")


@pytest.mark.parametrize("size", [1, 3, 7, 1_000_000])
async def test_texts_come_whole_and_in_order_however_they_are_cut(
    client: Client, size: int
) -> None:
    """Short ones, longer ones, empty ones, in parts with a ping in between."""
    come = [b"one", "\u2603".encode() * 60, b"", b"x" * MOST]
    parts = [
        frame(b"in ", fin=False),
        frame(b"", Opcode.PING),
        frame(b"parts", Opcode.CONT),
        frame(b"bytes", Opcode.BINARY),
        frame(b"last"),
    ]
    await client.says(b"".join([*map(frame, come), *parts]), size)
    assert client.heard == [
        *(one.decode() for one in come),
        "in parts",
        "websocket.receive",
        "last",
    ]
    assert client.wire.sent == b"\x8a\x00"
    assert client.wire.is_reading_


async def test_an_application_that_is_busy_is_not_flooded(client: Client) -> None:
    client.reads.clear()
    await client.says(frame(b"first"))
    await client.says(frame(b"more") * 20)
    assert not client.wire.is_reading_
    client.reads.set()
    await client.says(b"")
    assert client.heard == ["first", *["more"] * 20]
    assert client.wire.is_reading_


@pytest.mark.parametrize(
    ("mistake", "code"),
    [
        (frame(b"x" * (MOST + 1))[:8], 1009),
        (Frame(Opcode.TEXT, b"open").serialize(mask=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"a", fin=False) + frame(b"b"), 1002),
        (frame(b"never begun", Opcode.CONT), 1002),
        (bytes((frame(b"x")[0] | 0x40,)) + frame(b"x")[1:], 1002),
    ],
    ids=["too long", "not masked", "not a text", "half a message", "no beginning", "packed"],
)
async def test_mistakes_end_it_with_their_code(client: Client, mistake: bytes, code: int) -> None:
    await client.says(frame(b"good") + mistake + frame(b"too late"))
    assert client.heard == ["good", "websocket.disconnect"]
    assert client.wire.sent[:1] == b"\x88"
    assert int.from_bytes(client.wire.sent[2:4], "big") == code
    assert client.wire.closed


async def test_what_can_go_at_once_goes_at_once(client: Client) -> None:
    """Not while too much waits to be sent, and not after the end."""
    texts = ["short", "\u2603" * 100, "x" * 70_000]
    for text in texts:
        assert client.put(text)
    frames = [Frame(Opcode.TEXT, text.encode()).serialize(mask=False) for text in texts]
    assert client.wire.sent == b"".join(frames)
    client.socket.pause_writing()
    assert not client.put("later")
    client.socket.resume_writing()
    assert client.put("now")
    await client.says(frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
    with pytest.raises(ConnectionError):
        client.put("too late")


MANY = 400
"""So many that they are a crowd also where a tenth of a second takes a second."""


class Waiting:
    """An application that waits for a message."""

    def __init__(self, crowd: Crowd) -> None:
        self.incoming = Incoming(crowd)
        self.come = self.incoming.come()

    def sends(self) -> None:
        self.come = self.incoming.come()
        self.incoming.put_nowait("text")


async def test_two_who_play_alone_wait_for_nobody() -> None:
    crowd = Crowd()
    one, two = Waiting(crowd), Waiting(crowd)
    for waiting in [one, two] * 20:
        waiting.sends()
        assert waiting.come.done()


async def test_messages_of_many_are_handed_over_together_and_soon() -> None:
    crowd = Crowd()
    many = [Waiting(crowd) for _ in range(MANY)]
    for waiting in many:
        waiting.sends()  # that they are many is not known yet
    await asyncio.sleep(0.11)
    many[0].sends()
    assert many[0].come.done()
    many[1].sends()
    many[2].sends()
    assert not many[1].come.done()
    await asyncio.wait([many[2].come], timeout=1)
    assert many[1].come.done()
    assert many[2].come.done()


async def test_nobody_waits_for_more_than_enough() -> None:
    crowd = Crowd()
    many = [Waiting(crowd) for _ in range(MANY)]
    for _ in range(2):
        for waiting in many:
            waiting.sends()
        await asyncio.sleep(0.11)
    began = asyncio.get_running_loop().time()
    for waiting in many[:12]:
        waiting.sends()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert all(waiting.come.done() for waiting in many[:9])
    assert asyncio.get_running_loop().time() - began < 1


async def test_a_socket_that_has_ended_is_gone_without_the_garbage_collector() -> None:
    """It would come hours later, and the server would have grown meanwhile."""
    gc.collect()
    gc.disable()
    try:
        client = Client()
        client.socket.connection_made(client.wire)
        await client.says(ASKS)
        await client.says(frame(b"one"))
        gone = weakref.ref(client.socket)
        client.socket.connection_lost(None)
        await client.says(b"")
        assert client.heard == ["one", "websocket.disconnect"]
        del client.socket, client.put
        assert gone() is None
    finally:
        gc.enable()
