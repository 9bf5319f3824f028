"""Room: an open table in memory, with its listeners. It is a cache: everything in it is also
stored."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from clew.play.company import Company, Hears
from clew.server.storage.news import News
from clew.server.storage.reading import Loaded, read_clock
from clew.server.tables.backlog import Backlog, Storage
from clew.server.tables.listener import Listener
from clew.table.eyes import SPECTATOR
from clew.table.happened import Happened
from clew.table.rows import TableRow

__all__ = ["LEASE", "Room"]

LEASE = 15.0
"""Seconds after which another process takes over a table whose bot was not played."""


class Room(Company[Hears]):
    """A sitting of this process, with its listeners grouped by their eyes.

    The `lock` is held from reading the position until the change is durable and told. After a
    failure the room is `spoilt`: its memory is dropped and read again.
    """

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.stored = -1
        """The number of the last durable entry; -1 before the game has begun."""
        self.snapped = 0
        """The number of the last snapshot."""
        self.lock = asyncio.Lock()
        self.backlog: Backlog | None = None
        """The one listener that stands for all spectators while they hear everything with a delay.
        """
        self.spoilt = False
        self.quiet = False
        """True while the room is read again. Listeners are told once, when everything has been
        read."""
        self.attended = False
        """Whether this process is playing the table's bots at the moment."""
        self.claimed = False
        """Whether this process has claimed the table because something is due there."""
        self.talked = 0
        """The number of the last chat message that was told."""
        self.used = 0.0

    def due(self, now: float) -> float | None:
        """The time when a process must look at the table if this process is gone."""
        if self.table is None or self.table.outcome:
            return None
        if self.bots_to_play() or self.ordered_to_play():
            return now + LEASE
        return self.next_deadline()

    def settle(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        assert self.table
        self.table.forget()
        super().settle(happened, ids)
        self.stored = self.table.n

    def empty(self, row: TableRow) -> None:
        super().empty(row)
        self.stored = -1
        self.spoilt = False

    def knows(self, news: News) -> bool:
        """Whether another process's news are old here: they were read already."""
        return bool(news.entries) and news.entries[-1].n <= self.stored

    def follows(self, news: News) -> Loaded | None:
        """What another process's news add to what is known here; None if something is missing in
        between."""
        reaches = news.entries[-1].n if news.entries else self.stored
        if news.entries and news.entries[0].n > self.stored + 1:
            return None
        if any(n != reaches for _, n, *_ in news.answers):
            return None
        clock = self.row.clock if news.clock is None else read_clock(news.clock)
        answers = [(seat, action, client_id) for _, _, seat, action, client_id in news.answers]
        new = [one for one in news.entries if one.n > self.stored]
        return Loaded(self.row._replace(clock=clock), None, new, answers, self.orders.given)

    def open_lines(self) -> list[Listener]:
        """Everybody who listens, one by one."""
        found = [one for some in self.listeners.values() for one in some]
        behind = self.backlog.spectators if self.backlog else []
        return [*(one for one in found if isinstance(one, Listener)), *behind]

    def hold_back(self, delay: float, storage: Storage) -> Backlog:
        """From now on, what spectators hear is held back until it is old enough."""
        self.backlog = Backlog(delay, storage)
        self.listeners.setdefault(SPECTATOR, []).append(self.backlog)
        return self.backlog

    def end_delays(self) -> None:
        """The game is over: spectators need not be behind any longer."""
        if self.backlog:
            spectators = self.backlog.release()
            self.drop_backlog()
            self.listeners[SPECTATOR].extend(spectators)

    def drop_backlog(self) -> None:
        """Whether there is no delayed spectator, and nobody wants to become one."""
        if self.backlog:
            self.backlog.close()
            self.listeners[SPECTATOR].remove(self.backlog)
            self.backlog = None

    def tell(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        if self.quiet:
            return
        super().tell(happened, ids)
