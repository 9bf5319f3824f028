"""Notifications: how the processes of a server hear of each other's tables and players.

PostgreSQL tells a process what a committed transaction has added to a table that the process has
open (`news.py`, `hearing.py`). Of everything else it tells only the ids: of tables, of tournaments,
of players with another identity, and of those who wait for others to play with. Each process reads
what it needs.
After a lost connection is restored, the process reads every open table again, because notifications
sent meanwhile are lost; until then it trusts nothing that it has in memory. A connection is asked
for an answer now and then: one that hangs without a word is lost, too.
Where there is a Valkey, processes tell each other through it what was added to tables, and all else
as before. Whenever it comes or goes, the process takes another line (`hearing.py`) and reads every
open table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import psycopg

from clew.core.errors import ClewError
from clew.server.storage.hearing import GONE, HOLD, Hearing
from clew.server.storage.news import News, read_news
from clew.server.storage.writer import CHANNEL, PLAYER, TOURNAMENT, WAITER

__all__ = ["Notifications"]

_log = logging.getLogger("clew.live")
_MAX_WAIT = 5.0
_ASK_SECONDS = 3.0
"""So often the connection is asked whether it is still there, and whether a process is gone."""
_ANSWER_SECONDS = 3.0


class Channel(Protocol):
    """A way besides notices by which processes tell each other what was added to tables."""

    @property
    def changes(self) -> int:
        """How often it has come or gone."""

    def when_changed(self, told: Callable[[], None]) -> None:
        """From now on, `told` is called whenever it has come or gone."""

    async def listen(self, line: int) -> bool:
        """From now on hears what is told to this line, and to no earlier one. Returns whether it
        does."""


class _Renewed(Exception):
    """The channel has come or gone since the line began."""


class Notifications:
    """Listens as long as the process lives, to what is told everybody and to what is told it."""

    def __init__(
        self,
        url: str,
        hearing: Hearing,
        changed: Callable[[list[int], list[str], list[int], list[str]], None],
        heard: Callable[[News], None],
        everything: Callable[[], Awaitable[None]],
        lost: Callable[[], None],
        channel: Channel | None = None,
    ) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._hearing = hearing
        self._changed = changed
        self._heard = heard
        self._everything = everything
        self._lost = lost
        self._channel = channel
        self._broken: asyncio.Future[None] | None = None
        """Set while this process listens."""
        self._changes = 0
        """Of the channel, when the present line began."""
        if channel:
            channel.when_changed(self._renew)
        self.connections = 0
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def _renew(self) -> None:
        """The channel has come or gone: another line is needed."""
        if self._broken and not self._broken.done():
            self._broken.set_result(None)

    async def _run(self) -> None:
        wait, was_lost = 0.05, False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, application_name="clew-live", connect_timeout=5
                ) as connection:
                    self.connections += 1
                    connection.add_notify_handler(self._pass_on)
                    line = await self._line()
                    await connection.execute(HOLD, (self._hearing.process, line))
                    for channel in (CHANNEL, f"{CHANNEL}_{self._hearing.process}"):
                        await connection.execute(f'LISTEN "{channel}"'.encode())
                    self._hearing.line = line
                    if was_lost:
                        _log.warning("listening again; every open table is read")
                    wait, was_lost = 0.05, False
                    await self._hearing.forget_dead()
                    await self._everything()
                    while True:
                        await self._hear(connection)
            except _Renewed:
                pass
            except (ClewError, psycopg.Error, OSError) as error:  # a TimeoutError is an OSError
                was_lost = True
                _log.warning("the connection that listens was lost: %s", type(error).__name__)
            self._lost()
            await asyncio.sleep(wait)
            wait = min(_MAX_WAIT, 2 * wait)

    async def _line(self) -> int:
        """The number of a new line; odd if it hears through the channel, too."""
        number, channel = 2 * self.connections, self._channel
        if channel is None:
            return number
        self._changes = channel.changes
        return number + await channel.listen(number + 1)

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Passes notices on for a while, and sees to it that the connection still answers. (What
        psycopg offers for that begins and ends its waiting with every notice, and ten times a
        second without one.)"""
        loop, wire = asyncio.get_running_loop(), connection.pgconn
        broken: asyncio.Future[None] = loop.create_future()
        self._broken = broken
        if self._channel and self._channel.changes != self._changes:
            raise _Renewed

        def read() -> None:
            try:
                wire.consume_input()
                while notice := wire.notifies():
                    told = notice.relname.decode(), notice.extra.decode(), notice.be_pid
                    self._pass_on(psycopg.Notify(*told))
            except Exception as error:  # noqa: BLE001 (whoever waits hears of it)
                if not broken.done():
                    broken.set_exception(error)

        socket = wire.socket
        loop.add_reader(socket, read)
        try:
            read()
            await asyncio.wait([broken], timeout=_ASK_SECONDS)
            if broken.done():
                broken.result()
        finally:
            loop.remove_reader(socket)
        async with asyncio.timeout(_ANSWER_SECONDS):
            (gone,) = await (await connection.execute(GONE.encode())).fetchone() or (0,)
        if gone:
            await self._hearing.forget_dead()

    def _pass_on(self, notice: psycopg.Notify) -> None:
        if notice.channel == CHANNEL:
            origin, _, ids = notice.payload.partition(":")
            if origin != self._hearing.process:
                self._changed(*_read(ids))
        elif news := read_news(notice.payload):
            self._heard(news)
        else:
            self._changed(*_read(notice.payload))


def _read(ids: str) -> tuple[list[int], list[str], list[int], list[str]]:
    """The tables, the players, the tournaments and those who wait, of a notice."""
    listed = ids.split(",")

    def marked(mark: str) -> list[str]:
        return [one.removeprefix(mark) for one in listed if one.startswith(mark)]

    tables = [int(one) for one in listed if not one.startswith((PLAYER, TOURNAMENT, WAITER))]
    return tables, marked(PLAYER), [int(one) for one in marked(TOURNAMENT)], marked(WAITER)
