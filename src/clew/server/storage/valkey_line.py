"""One connection to a Valkey (or Redis), on which a process publishes and hears.

It is made again and again for as long as the process lives. While it is silent it is asked for an
answer: one that hangs without a word is lost. Whoever publishes gets back what was not confirmed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from clew.core.errors import ClewError
from clew.core.installation import missing

__all__ = ["ValkeyLine", "pool_of"]

_log = logging.getLogger("clew.live")
_MAX_WAIT = 2.0
_SILENT_SECONDS = 3.0
"""After so long without a word it is asked for one; after twice as long it is lost."""
_CONNECT_SECONDS = 5.0
_LASTING_SECONDS = 10.0
"""A connection that is lost sooner is not tried again at once: whenever one comes or goes, every
open table is read."""
_PING = -1


def pool_of(url: str) -> Any:
    """What makes connections to this address. Raises if there can be none."""
    if find_spec("valkey") is None:
        raise missing("--live needs one more library", "valkey")
    from valkey.asyncio import ConnectionPool

    try:
        pool: Any = ConnectionPool.from_url(url)
        # The newer protocol, in which one connection publishes and hears. How long it may be silent
        # is decided here.
        pool.connection_kwargs |= {"protocol": 3, "socket_timeout": None, "client_name": "clew"}
        pool.make_connection()
    except Exception as error:  # noqa: BLE001 (whatever the library thinks of the address)
        # Other errors might name the password.
        why = str(error) if isinstance(error, TypeError) else type(error).__name__
        raise ClewError(f"--live: this address cannot be used ({why})") from None
    return pool


class ValkeyLine:
    """The connection, while there is one."""

    def __init__(
        self,
        url: str,
        heard: Callable[[str, bytes], None],
        changed: Callable[[], None],
        unconfirmed: Callable[[list[int]], None],
    ) -> None:
        """`heard` gets a channel and what came there; `changed` is told when the connection has
        come or gone; `unconfirmed` gets the tables of what may not have been published."""
        self._pool = pool_of(url)
        self._heard = heard
        self._changed = changed
        self._unconfirmed = unconfirmed
        self._connection: Any = None
        self._sent: deque[int] = deque()
        """The tables of what was published and has not been answered yet."""
        self._words = 0
        self._subscribing: asyncio.Future[None] | None = None
        self._channel = ""
        self.changes = 0
        """How often the connection has come or gone."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run())

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    async def subscribe(self, channel: str) -> bool:
        """Hears this channel from now on instead of the last one. Returns whether it does; a
        connection on which that takes too long is given up."""
        connection = self._connection
        if connection is None:
            return False
        old, self._channel = self._channel, channel
        self._subscribing = asyncio.get_running_loop().create_future()
        self._send([("UNSUBSCRIBE", old)] * bool(old) + [("SUBSCRIBE", channel)])
        await asyncio.wait([self._subscribing], timeout=_SILENT_SECONDS)
        if self._subscribing.done():
            return self._channel == channel
        await connection.disconnect(nowait=True)
        return False

    def publish(self, messages: Sequence[tuple[str, bytes]], tables: Sequence[int]) -> None:
        """Publishes messages, each on its channel and about its table."""
        self._sent.extend(tables)
        self._send([("PUBLISH", channel, message) for channel, message in messages])

    async def close(self) -> None:
        """Waits a moment for what was published to be confirmed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._sent and self.is_open:
                    await asyncio.sleep(0.01)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def _send(self, commands: Sequence[tuple[str | bytes, ...]]) -> None:
        connection = self._connection
        task = asyncio.create_task(self._sending(connection, connection.pack_commands(commands)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sending(self, connection: Any, packed: list[bytes]) -> None:
        if connection is self._connection and connection.is_connected:
            # If this fails, whoever reads hears of it.
            with contextlib.suppress(Exception):
                await connection.send_packed_command(packed, check_health=False)

    async def _run(self) -> None:
        wait, was_open, complained = 0.05, False, False
        while True:
            connection, began = self._pool.make_connection(), time.monotonic()
            try:
                async with asyncio.timeout(_CONNECT_SECONDS):
                    await connection.connect()
                self._connection, was_open = connection, True
                if complained:
                    _log.warning("Valkey answers again; every open table is read")
                complained = False
                self._has_changed()
                await self._attend(connection)
            except Exception as error:  # noqa: BLE001 (of whatever kind: it is lost)
                if not complained:
                    _log.warning(
                        "Valkey does not answer (%s): processes tell each other through PostgreSQL",
                        type(error).__name__,
                    )
                complained = True
            finally:
                self._connection, self._channel = None, ""
                with contextlib.suppress(Exception):
                    await connection.disconnect(nowait=True)
                self._give_back()
            if was_open:
                was_open = False
                self._has_changed()
                if time.monotonic() - began > _LASTING_SECONDS:
                    wait = 0.05
            await asyncio.sleep(wait)
            wait = min(_MAX_WAIT, 2 * wait)

    def _has_changed(self) -> None:
        self.changes += 1
        self._changed()

    def _confirm(self) -> None:
        """Whoever waits for a channel need not wait any longer."""
        if self._subscribing and not self._subscribing.done():
            self._subscribing.set_result(None)

    def _give_back(self) -> None:
        tables = [one for one in self._sent if one != _PING]
        self._sent.clear()
        self._confirm()
        if tables:
            self._unconfirmed(tables)

    async def _attend(self, connection: Any) -> None:
        """Reads until the connection is lost."""
        reading = asyncio.create_task(self._read(connection))
        try:
            while True:
                words = self._words
                await asyncio.wait([reading], timeout=_SILENT_SECONDS)
                if reading.done():
                    reading.result()
                elif self._words == words and _PING in self._sent:
                    raise TimeoutError
                elif self._words == words:
                    self._sent.append(_PING)
                    self._send([("PING",)])
        finally:
            reading.cancel()
            await asyncio.wait([reading])

    async def _read(self, connection: Any) -> None:
        while True:
            word = await connection.read_response(push_request=True)
            self._words += 1
            if not isinstance(word, list):
                self._sent.popleft()
            elif word[0] == b"message":
                self._heard(word[1].decode(), word[2])
            elif word[:2] == [b"subscribe", self._channel.encode()]:
                self._confirm()
