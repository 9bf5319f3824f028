"""Listener: one websocket's outgoing side. It never makes anybody wait.

What is to be sent stands in a short queue that a task of its own empties. Whoever reads too
slowly loses the updates in between: they are left out, at no cost to the table, and made good
by one update once the socket takes messages again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["Delayed", "Listener"]

_MOST_UPDATES = 16
"""So many updates may wait before they are left out."""
_MOST = 64
"""Who lets so many messages wait is disconnected."""


class Listener:
    """`send` returns when the socket can take more; `catch_up` gives one update for all that
    happened since a number."""

    __slots__ = (
        "_catch_up",
        "_queue",
        "_send",
        "_sent",
        "_wake",
        "behind",
        "dead",
        "player",
        "seat",
        "waiting_since",
    )

    def __init__(
        self,
        seat: int,
        player: str | None,
        send: Callable[[str], Awaitable[None]],
        catch_up: Callable[[int], Awaitable[tuple[int, str]]],
        n: int,
    ) -> None:
        self.seat = seat
        self.player = player
        self.dead = False
        self.behind = False
        self.waiting_since = 0.0
        """When the message that is being sent was begun; 0 between messages."""
        self._send = send
        self._catch_up = catch_up
        self._sent = n
        self._queue: deque[tuple[int, str]] = deque()
        self._wake: asyncio.Future[None] | None = None

    def say(self, message: str) -> None:
        """A message that must arrive as it is."""
        if len(self._queue) >= _MOST:
            self.close()
            return
        self._queue.append((-1, message))
        self._wake_up()

    def update(self, n: int, message: str) -> None:
        """The position after entry n."""
        if self.behind:
            return
        if len(self._queue) >= _MOST_UPDATES:
            self.fall_behind()
            return
        self._queue.append((n, message))
        self._wake_up()

    def fall_behind(self) -> None:
        """Leaves out the updates that wait; one that makes up for them comes after the rest."""
        self.behind = True
        kept = [one for one in self._queue if one[0] < 0]
        self._queue.clear()
        self._queue.extend(kept)
        self._wake_up()

    def close(self) -> None:
        self.dead = True
        self._wake_up()

    def _wake_up(self) -> None:
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def run(self) -> None:
        """Sends until the listener is closed or the socket is gone."""
        loop = asyncio.get_running_loop()
        queue = self._queue
        while not self.dead:
            if queue:
                await self._pass_on(*queue.popleft())
            elif self.behind:
                self.behind = False
                await self._pass_on(*await self._catch_up(self._sent))
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
        while queue:
            await self._pass_on(*queue.popleft())

    async def _pass_on(self, n: int, message: str) -> None:
        self.waiting_since = time.monotonic()
        await self._send(message)
        self.waiting_since = 0.0
        if n >= 0:
            self._sent = n


class Delayed(Listener):
    """A spectator who is behind: everything arrives `delay` seconds after it was so.

    Whoever reads too slowly is disconnected instead of being told how it stands now.
    """

    __slots__ = ("_delay",)

    def __init__(
        self,
        player: str | None,
        send: Callable[[str], Awaitable[None]],
        catch_up: Callable[[int], Awaitable[tuple[int, str]]],
        delay: float,
    ) -> None:
        super().__init__(0, player, send, catch_up, -1)
        self._delay = delay

    def say(self, message: str) -> None:
        asyncio.get_running_loop().call_later(self._delay, super().say, message)

    def update(self, n: int, message: str) -> None:
        asyncio.get_running_loop().call_later(self._delay, super().update, n, message)

    def fall_behind(self) -> None:
        self.close()
