"""Listener: one websocket's outgoing side. It never makes anybody wait.

What is to be sent stands in a short queue that a task of its own empties; a socket that takes
more at once gets it at once. Whoever reads too slowly loses the updates in between: they are left
out, at no cost to the table, and made good by one update once the socket takes messages again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any

from clew.table.eyes import SPECTATOR, Viewer

__all__ = ["Delayed", "Listener"]

_MOST_UPDATES = 16
"""So many updates may wait before they are left out."""
_MOST = 64
"""Who lets so many messages wait is disconnected."""

Send = Callable[[str], Coroutine[Any, Any, None]]


class Listener:
    """`send` returns when the socket can take more; `catch_up` gives one update for all that
    happened since a number. `at_once`: sending does nothing else and seldom waits, so it need not
    wait for the task's turn."""

    __slots__ = (
        "_at_once",
        "_begun",
        "_catch_up",
        "_queue",
        "_send",
        "_sent",
        "_wake",
        "behind",
        "dead",
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
        at_once: bool = False,
    ) -> None:
        self.viewer = viewer
        self.player = player
        self.dead = False
        self.behind = False
        self.waiting_since = 0.0
        """When the message that is being sent was begun; 0 between messages."""
        self._send = send
        self._catch_up = catch_up
        self._sent = n
        self._queue: deque[tuple[int, str]] = deque()
        self._at_once = at_once
        self._begun: tuple[int, Awaitable[None]] | None = None
        """A message that the socket did not take at once: its number, and the rest of sending."""
        self._wake: asyncio.Future[None] | None = None
        """While the task that empties the queue has nothing to do."""

    @property
    def seat(self) -> int | None:
        """The seat that this listener plays; none for a spectator."""
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
        if len(self._queue) >= _MOST_UPDATES:
            self.fall_behind()
            return
        self._add(n, message)

    def fall_behind(self) -> None:
        """Leaves out the updates that wait; one that makes up for them comes after the rest."""
        self.behind = True
        kept = [one for one in self._queue if one[0] < 0]
        self._queue.clear()
        self._queue.extend(kept)
        self._wake_up()

    def end_delay(self) -> None:
        """From now on nothing needs to wait; only a delayed listener has anything to do."""

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
            self._queue.append((n, message))  # the task is at it
        elif self._at_once:
            self._begin(n, message, wake)
        else:
            self._queue.append((n, message))
            wake.set_result(None)

    def _begin(self, n: int, message: str, wake: asyncio.Future[None]) -> None:
        """Sends as far as that needs no waiting; the task does the rest."""
        sending = self._send(message)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            if n >= 0:
                self._sent = n
        except Exception:  # noqa: BLE001 (the socket is gone, whatever it says)
            self.close()
        else:
            self._begun = n, _rest_of(sending, waits_for)
            wake.set_result(None)

    async def run(self) -> None:
        """Sends until the listener is closed or the socket is gone."""
        loop = asyncio.get_running_loop()
        while not self.dead:
            if self._begun or self._queue:
                await self._pass_on()
            elif self.behind:
                self.behind = False
                self._queue.appendleft(await self._catch_up(self._sent))
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
        while self._begun or self._queue:
            await self._pass_on()

    async def _pass_on(self) -> None:
        """What was begun, or else what comes next."""
        if self._begun:
            n, sending = self._begun
            self._begun = None
        else:
            n, message = self._queue.popleft()
            sending = self._send(message)
        self.waiting_since = time.monotonic()
        await sending
        self.waiting_since = 0.0
        if n >= 0:
            self._sent = n


@coroutine
def _rest_of(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Goes on with a coroutine that was begun by hand and waits for something."""
    with contextlib.suppress(StopIteration):
        while True:
            try:
                given = yield waits_for
            except BaseException as error:  # noqa: BLE001 (it is meant for what was begun)
                waits_for = begun.throw(error)
            else:
                waits_for = begun.send(given)


class Delayed(Listener):
    """A spectator who is behind: everything arrives `delay` seconds after it was so, until the
    game is over.

    Whoever reads too slowly is disconnected instead of being told how it stands now.
    """

    __slots__ = ("_delay", "_waiting")

    def __init__(
        self,
        player: str | None,
        send: Send,
        catch_up: Callable[[int], Awaitable[tuple[int, str]]],
        delay: float,
    ) -> None:
        super().__init__(SPECTATOR, player, send, catch_up, -1)
        self._delay = delay
        self._waiting: deque[tuple[asyncio.TimerHandle, Callable[[], None]]] = deque()
        """What is to arrive, in its order."""

    def say(self, message: str) -> None:
        self._later(partial(super().say, message))

    def update(self, n: int, message: str) -> None:
        self._later(partial(super().update, n, message))

    def _later(self, deliver: Callable[[], None]) -> None:
        if not self._delay:
            deliver()
            return
        timer = asyncio.get_running_loop().call_later(self._delay, self._next)
        self._waiting.append((timer, deliver))

    def _next(self) -> None:
        _, deliver = self._waiting.popleft()
        deliver()

    def end_delay(self) -> None:
        self._delay = 0.0
        while self._waiting:
            timer, deliver = self._waiting.popleft()
            timer.cancel()
            deliver()

    def fall_behind(self) -> None:
        if self._delay:
            self.close()
        else:
            super().fall_behind()
