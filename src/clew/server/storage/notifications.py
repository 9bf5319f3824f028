"""Notifications: how the processes of a server hear of each other's tables and players.

PostgreSQL tells every process only two things: the ids of the tables that a committed transaction
has changed, and the ids of players whose identity has changed. Each process reads what it needs.
After a lost connection is restored, the process reads every open table again, because notifications
sent meanwhile are lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import psycopg

from clew.server.storage.writer import CHANNEL, PLAYER

__all__ = ["Notifications"]

_log = logging.getLogger("clew.live")
_MOST_WAIT = 5.0


class Notifications:
    """Listens as long as the process lives. `origin` is how this process signs what it says."""

    def __init__(
        self,
        url: str,
        origin: str,
        changed: Callable[[list[int], list[str]], Awaitable[None]],
        everything: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._origin = origin
        self._changed = changed
        self._everything = everything
        self.connections = 0
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        wait = 0.05
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, application_name="clew-live", connect_timeout=5
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.connections += 1
                    if self.connections > 1:
                        _log.warning("listening again; every open table is read")
                    wait = 0.05
                    await self._everything()
                    async for notice in connection.notifies():
                        origin, _, ids = notice.payload.partition(":")
                        if origin != self._origin:
                            await self._changed(*_read(ids))
            except (psycopg.Error, OSError) as error:
                _log.warning("the connection that listens was lost: %s", type(error).__name__)
            await asyncio.sleep(wait)
            wait = min(_MOST_WAIT, 2 * wait)


def _read(ids: str) -> tuple[list[int], list[str]]:
    """The tables and the players of a notice."""
    listed = ids.split(",")
    tables = [int(one) for one in listed if not one.startswith(PLAYER)]
    return tables, [one.removeprefix(PLAYER) for one in listed if one.startswith(PLAYER)]
