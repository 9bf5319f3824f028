"""Backlog: what spectators hear later, kept once a table, however many of them there are.

At a table with a delay one backlog stands among the listeners for all spectators. What it is told
it passes on when it is old enough; whoever comes is shown at once what the others were shown last.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

import msgspec

from clew.server.tables.listener import Listener

__all__ = ["Backlog", "Storage"]

_MAX_HELD = 500
"""The maximum number of messages held back at one table. After that, the newest message is
replaced, and spectators are told that more happened than they hear."""
_MAX_BYTES = 64 * 2**20


class Held(NamedTuple):
    """A message and when it may be heard. `n`: the entry that it is an update of, or -1."""

    due: float
    n: int
    message: str


class Storage:
    """How much all backlogs of one process may hold together."""

    def __init__(self, most: int = _MAX_BYTES) -> None:
        self.most = most
        self.bytes = 0

    @property
    def is_full(self) -> bool:
        return self.bytes >= self.most


class Backlog:
    """All spectators of a table with a delay, as one listener."""

    player = None

    def __init__(self, delay: float, storage: Storage) -> None:
        self.empty_since = 0.0
        """When the last spectator has left; 0 while there is one."""
        self._delay = delay
        self._storage = storage
        self._held: deque[Held] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._spectators: dict[Listener, None] = {}
        self._table = ""
        self._update: tuple[int, str] | None = None
        """The table and its position as they stood `delay` seconds ago."""

    @property
    def spectators(self) -> list[Listener]:
        return list(self._spectators)

    def enter(self, listener: Listener, since: int) -> None:
        """Adds a spectator who last had update `since` (-1 for none), and sends what is old enough
        by now."""
        self._spectators[listener] = None
        self.empty_since = 0.0
        if self._table:
            listener.say(self._table)
        if self._update:
            n, message = self._update
            listener.update(n, _changed(message, events=[], gap=since not in (-1, n)))

    def leave(self, listener: Listener) -> bool:
        """Removes a spectator. Returns whether the spectator was here."""
        if listener not in self._spectators:
            return False
        del self._spectators[listener]
        if not self._spectators:
            self.empty_since = asyncio.get_running_loop().time()
        return True

    def is_deserted(self, seconds: float) -> bool:
        """Whether no spectator has been here for this many seconds."""
        now = asyncio.get_running_loop().time()
        return bool(self.empty_since) and now - self.empty_since > seconds

    def say(self, message: str) -> None:
        self._hold(-1, message)

    def update(self, n: int, message: str) -> None:
        self._hold(n, message)

    def release(self) -> list[Listener]:
        """The game is over: every spectator gets the rest, and nobody lags behind any longer."""
        spectators = self.spectators
        for listener in spectators:
            listener.end_delay()
        while self._held:
            self._pass_on(self._take())
        self.close()
        return spectators

    def close(self) -> None:
        """Forgets everything."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        while self._held:
            self._take()
        self._spectators.clear()

    def _hold(self, n: int, message: str) -> None:
        if (len(self._held) >= _MAX_HELD or self._storage.is_full) and self._drop(n >= 0):
            message = _changed(message, gap=True) if n >= 0 else message
        loop = asyncio.get_running_loop()
        held = Held(loop.time() + self._delay, n, message)
        self._held.append(held)
        self._storage.bytes += len(held.message)
        if self._timer is None:
            self._timer = loop.call_at(held.due, self._next)

    def _drop(self, update: bool) -> bool:
        """Makes room by dropping the newest update, or else the newest other message, if there is
        one."""
        for i in range(len(self._held) - 1, -1, -1):
            if (self._held[i].n >= 0) == update:
                self._storage.bytes -= len(self._held[i].message)
                del self._held[i]
                return True
        return False

    def _take(self) -> Held:
        held = self._held.popleft()
        self._storage.bytes -= len(held.message)
        return held

    def _next(self) -> None:
        """Passes on what is old enough by now."""
        loop = asyncio.get_running_loop()
        while self._held and self._held[0].due <= loop.time():
            self._pass_on(self._take())
        self._timer = loop.call_at(self._held[0].due, self._next) if self._held else None

    def _pass_on(self, held: Held) -> None:
        if held.n >= 0:
            self._update = held.n, held.message
            for listener in self._spectators:
                listener.update(held.n, held.message)
            return
        if held.message.startswith(_TABLE):
            self._table = held.message
        for listener in self._spectators:
            listener.say(held.message)


_TABLE = '{"type":"table"'


def _changed(message: str, **fields: object) -> str:
    """A message with some of its fields replaced."""
    found: dict[str, object] = msgspec.json.decode(message)
    return msgspec.json.encode(found | fields).decode()
