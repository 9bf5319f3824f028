"""Listener: the outgoing side of one websocket. It never makes anybody wait.

If the socket can take a message at once, it is sent at once. Otherwise messages wait in a short
queue, which a task of the listener's own empties. A client that reads too slowly loses the updates
in between, at no cost to the table. When the socket takes messages again, one update makes up for
them.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from clew.table.eyes import SPECTATOR, Viewer

__all__ = ["Listener"]

_MAX_UPDATES = 16
"""The maximum number of updates that may wait. Further ones are left out."""
_MOST = 64
"""A client with this many waiting messages is disconnected."""

Send = Callable[[str], Awaitable[None]]
Put = Callable[[str], bool]


class Listener:
    """`send` returns when the socket can take more. `catch_up` makes one update for everything
    since a number. `put` sends at once if the socket can take it now, and says whether it could.
    `delay` is how many seconds late this spectator hears everything. A
    delayed spectator who also reads too slowly is disconnected, because an update would show the
    present position."""

    __slots__ = (
        "_catch_up",
        "_put",
        "_queue",
        "_send",
        "_sent",
        "_wake",
        "behind",
        "dead",
        "delay",
        "player",
        "viewer",
        "waiting_since",
    )

    def __init__(
        self,
        viewer: Viewer,
        player: str | None,
        send: Send,
        catch_up: Callable[[int], Awaitable[tuple[int, str]]],
        n: int,
        *,
        put: Put | None = None,
        delay: float = 0.0,
    ) -> None:
        self.viewer = viewer
        self.delay = delay
        self.player = player
        self.dead = False
        self.behind = False
        self.waiting_since = 0.0
        """The time when sending the present message began; 0 between messages."""
        self._send = send
        self._catch_up = catch_up
        self._sent = n
        self._queue: deque[tuple[int, str]] = deque()
        self._put = put
        self._wake: asyncio.Future[None] | None = None
        """Set while the task that empties the queue has nothing to do."""

    @property
    def seat(self) -> int | None:
        """The seat that this listener plays; None for a spectator."""
        return None if self.viewer is SPECTATOR else self.viewer

    def say(self, message: str) -> None:
        """A message that must arrive as it is."""
        if len(self._queue) >= _MOST:
            self.close()
            return
        self._add(-1, message)

    def update(self, n: int, message: str) -> None:
        """The position after entry n."""
        if self.behind:
            return
        if len(self._queue) >= _MAX_UPDATES:
            self.fall_behind()
            return
        self._add(n, message)

    def fall_behind(self) -> None:
        """Drops the waiting updates. One update that makes up for them is sent after the other
        messages."""
        if self.delay:
            self.close()
            return
        self.behind = True
        kept = [one for one in self._queue if one[0] < 0]
        self._queue.clear()
        self._queue.extend(kept)
        self._wake_up()

    def end_delay(self) -> None:
        """From now on this spectator may be told the present position."""
        self.delay = 0.0

    def close(self) -> None:
        self.dead = True
        self._wake_up()

    def _wake_up(self) -> None:
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    def _add(self, n: int, message: str) -> None:
        wake = self._wake
        if wake is None or wake.done():
            self._queue.append((n, message))  # the task is sending, and comes to it
            return
        try:
            is_sent = self._put is not None and self._put(message)
        except Exception:  # noqa: BLE001 (the socket is gone, whatever it says)
            self.close()
            return
        if not is_sent:
            self._queue.append((n, message))
            wake.set_result(None)
        elif n >= 0:
            self._sent = n

    async def run(self) -> None:
        """Sends until the listener is closed or the socket is gone."""
        loop = asyncio.get_running_loop()
        while not self.dead:
            if self._queue:
                await self._pass_on()
            elif self.behind:
                self.behind = False
                self._queue.appendleft(await self._catch_up(self._sent))
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
        while self._queue:
            await self._pass_on()

    async def _pass_on(self) -> None:
        """The next message."""
        n, message = self._queue.popleft()
        self.waiting_since = time.monotonic()
        await self._send(message)
        self.waiting_since = 0.0
        if n >= 0:
            self._sent = n
