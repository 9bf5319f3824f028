"""What is told reaches a socket in order, at once where it can, and nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from clew.server.tables.listener import Listener


class Socket:
    """Takes messages while it is `open`; `gone` it fails."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.gone = False
        self.got: list[str] = []
        self.listener = Listener(1, "me", self._send, self._catch_up, 0, put=self._put)

    def _put(self, text: str) -> bool:
        if self.gone:
            raise ConnectionError
        if self.open.is_set():
            self.got.append(text)
        return self.open.is_set()

    async def _send(self, text: str) -> None:
        await self.open.wait()
        if self.gone:
            raise ConnectionError
        self.got.append(text)

    async def _catch_up(self, since: int) -> tuple[int, str]:
        return 99, f"all since {since}"


@pytest.fixture
async def socket() -> AsyncIterator[Socket]:
    made = Socket()
    task = asyncio.create_task(made.listener.run())
    await turns()
    yield made
    made.open.set()
    made.listener.close()
    with contextlib.suppress(ConnectionError):
        await task


async def turns() -> None:
    """Everybody who can go on does."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_a_socket_that_takes_a_message_gets_it_at_once(socket: Socket) -> None:
    socket.listener.update(1, "one")
    assert socket.got == ["one"]


async def test_a_socket_that_is_full_gets_messages_in_order_later(socket: Socket) -> None:
    socket.open.clear()
    socket.listener.update(1, "one")
    socket.listener.say("two")
    await turns()
    socket.listener.update(3, "three")
    assert socket.got == []
    socket.open.set()
    await turns()
    assert socket.got == ["one", "two", "three"]


async def test_who_was_full_gets_messages_at_once_again(socket: Socket) -> None:
    socket.open.clear()
    socket.listener.update(1, "one")
    socket.open.set()
    await turns()
    socket.listener.update(2, "two")
    assert socket.got == ["one", "two"]


async def test_who_reads_too_slowly_gets_one_update_for_what_was_left_out(socket: Socket) -> None:
    socket.open.clear()
    for n in range(1, 31):
        socket.listener.update(n, f"{n}")
    socket.open.set()
    await turns()
    assert socket.got == ["all since 0"]


async def test_a_socket_that_is_gone_ends_its_listener_and_nobody_else(socket: Socket) -> None:
    socket.gone = True
    socket.listener.update(1, "one")
    assert socket.listener.dead


async def test_waiting_to_send_can_be_cancelled() -> None:
    socket = Socket()
    task = asyncio.create_task(socket.listener.run())
    await turns()
    socket.open.clear()
    socket.listener.update(1, "one")
    await turns()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert socket.got == []
