"""Valkey as the channel on which processes tell each other what was added to tables.

The transaction that changes a table looks up who has it open, as it does for notices of PostgreSQL
(`hearing.py`), and after the commit it is published for their lines. PostgreSQL then takes no lock
for a notice and wakes nobody. Nothing hangs on a message:

- What was not confirmed is told once more, by a notice, and the table is read.
- Whoever loses the connection takes another line, and reads every open table.
- If a process ends between commit and message, whoever notices that it is gone has its tables read.

What travels is sealed (`sealing.py`): whoever can read Valkey learns which tables change and when;
whoever can write it can have tables read, and no more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec

from clew.core.errors import ClewError
from clew.server.storage.news import News, read_news
from clew.server.storage.sealing import Seals
from clew.server.storage.statements import Answer, Telling, Write, who_watches
from clew.server.storage.valkey_line import ValkeyLine
from clew.server.storage.writer import Writer, notify

__all__ = ["ValkeyChannel"]

_log = logging.getLogger("clew.live")
_MAX_WAIT = 5.0


class ValkeyChannel:
    """The channel of one process, which signs as `process`."""

    def __init__(
        self,
        url: str,
        process: str,
        keys: Callable[[str], list[bytes]],
        writer: Writer,
        changed: Callable[[list[int]], None],
        heard: Callable[[News], None],
    ) -> None:
        """`changed` is told tables that must be read, `heard` what was added to one."""
        self._process = process
        self._seals = Seals(process, keys)
        self._writer = writer
        self._changed = changed
        self._heard = heard
        self._untold: set[int] = set()
        self._telling: asyncio.Task[None] | None = None
        self._has_doubted = False
        self._when_changed: Callable[[], None] = lambda: None
        self._line = ValkeyLine(url, self._hear, self._has_changed, self._tell_again)
        writer.tells = self._tells

    @property
    def is_open(self) -> bool:
        return self._line.is_open

    @property
    def changes(self) -> int:
        return self._line.changes

    def when_changed(self, told: Callable[[], None]) -> None:
        self._when_changed = told

    async def listen(self, line: int) -> bool:
        return await self._line.subscribe(_channel(self._process, line))

    async def close(self) -> None:
        """What is stored from now on is told by notices."""
        self._writer.tells = self._writer.by_notice
        await self._line.close()
        if self._telling:
            await asyncio.wait([self._telling], timeout=1)
            self._telling.cancel()

    def _has_changed(self) -> None:
        self._when_changed()

    # Telling

    def _tells(self, writes: Sequence[Write]) -> Telling:
        """Called on the writing thread."""
        if not self.is_open:
            return self._writer.by_notice(writes)
        return Telling(who_watches(writes, self._process), partial(self._publish, writes))

    def _publish(self, writes: Sequence[Write], watching: list[Answer]) -> None:
        lines: dict[int, list[str]] = {}
        by_notice = set()
        for process, line, table in watching:
            if int(line) % 2 and self.is_open:
                lines.setdefault(int(table), []).append(_channel(process, int(line)))
            else:
                by_notice.add(int(table))
        messages, tables = [], []
        for write in writes:
            if write.table in lines:
                # Nothing without a number: by that others know what is old.
                numbered = write.entries or write.answers
                text = write.told() if numbered else str(write.table)
                for channel in lines[write.table]:
                    messages.append((channel, self._seals.seal(text, write.table, channel)))
                    tables.append(write.table)
        if messages:
            self._line.publish(messages, tables)
        if by_notice:
            self._tell_again(by_notice)

    def _tell_again(self, tables: Iterable[int]) -> None:
        """Has other processes read tables, by a notice of PostgreSQL."""
        self._untold.update(tables)
        if self._telling is None:
            self._telling = asyncio.create_task(self._notify())

    async def _notify(self) -> None:
        wait = 0.05
        while self._untold:
            tables, self._untold = self._untold, set()
            try:
                await self._writer.run(partial(notify, ids=tables, origin=self._process))
                wait = 0.05
            except ClewError:
                self._untold |= tables
                await asyncio.sleep(wait)
                wait = min(_MAX_WAIT, 2 * wait)
        self._telling = None

    # Hearing

    def _hear(self, channel: str, message: bytes) -> None:
        told = self._seals.open(message, channel)
        if told is None:
            self._doubt()
            return
        table, text = told
        try:
            news = read_news(text)
        except msgspec.MsgspecError:  # of another version of Clew
            news = None
        if news and news.table == table:
            self._heard(news)
            return
        if not text:
            self._doubt()
        self._changed([table])

    def _doubt(self) -> None:
        if not self._has_doubted:
            self._has_doubted = True
            _log.warning(
                "a message from Valkey was not sealed with this server's secret: tables are read "
                "instead (do all processes have the same secret, and is Valkey private?)"
            )


def _channel(process: str, line: int) -> str:
    return f"clew:{process}:{line}"
