"""Hearing: which tables a process wants to hear of, noted where every process sees it.

PostgreSQL wakes all who listen to anything whenever anybody tells something, so nothing is told
where nobody else listens: the transaction that changes a table looks up which other processes have
it open, and tells those. A note is good for one connection (`line`) of its process, which holds a
lock of PostgreSQL as long as it is there; notes of connections that are gone are taken away.
A line with an odd number hears through Valkey, too (`valkey_channel.py`). A process may end after
it has stored something and before it has told it there, so whoever takes its notes away tells the
others to read the tables that it had open.

Whoever was storing something when a note was made has not seen it. `under_way` says until when such
a transaction may still end; what it stored must be read afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

from sqlalchemy import Connection, func, select

from clew.core.errors import ClewError
from clew.server.storage.database import Database
from clew.server.storage.inquiries import Answers, Inquiry, Question
from clew.server.storage.statements import Statement, ids
from clew.server.storage.writer import Writer, notify

__all__ = ["GONE", "HOLD", "Hearing"]

HOLD = "SELECT pg_advisory_lock(hashtext(%s), %s)"
"""Taken by the connection `line` of a process, and given back by PostgreSQL when it ends."""

_HURRIED = "set_config('synchronous_commit', 'off', true)"
"""A crash ends all connections, and with them what they watch: nobody waits for the disk."""
_NOTE = f"""
INSERT INTO watching (table_id, process, line)
SELECT unnest($1::bigint[]), $2, $3::integer WHERE {_HURRIED} = 'off' ON CONFLICT DO NOTHING
"""
_FORGET = f"""
DELETE FROM watching
WHERE table_id = ANY($1::bigint[]) AND process = $2 AND {_HURRIED} = 'off'
"""  # noqa: S608
_FORGET_PROCESS = "DELETE FROM watching WHERE process = %s"
_LOCKED = """
SELECT FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 2
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND classid::bigint = (hashtext(w.process)::bigint & 4294967295)
"""
_FORGET_DEAD = f"""
DELETE FROM watching w WHERE NOT EXISTS ({_LOCKED} AND objid::bigint = w.line)
RETURNING table_id
"""  # noqa: S608
GONE = f"""
WITH RECURSIVE w AS (
    (SELECT process FROM watching ORDER BY process LIMIT 1)
    UNION ALL
    SELECT (SELECT n.process FROM watching n WHERE n.process > w.process ORDER BY 1 LIMIT 1)
    FROM w WHERE w.process IS NOT NULL
)
SELECT count(*) FROM w WHERE process IS NOT NULL AND NOT EXISTS ({_LOCKED})
"""  # noqa: S608
"""How many processes have ended without taking their notes away. It looks at one note of each."""
_NOW = func.txid_current_snapshot()
_UNDER_WAY = select(func.txid_snapshot_xmin(_NOW), func.txid_snapshot_xmax(_NOW))


class Hearing:
    """The notes of one process, which signs as `process`."""

    def __init__(self, database: Database, writer: Writer, process: str) -> None:
        self._database = database
        self._writer = writer
        self.process = process
        self.line = 0
        """The connection by which this process hears."""
        self._wanted: list[int] = []
        self._noting = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        """The note that is made after the one that is being stored, with all who want one."""

    async def begin(self, tables: Iterable[int]) -> None:
        """From now on, whoever begins to change one of these tables tells this process. Where many
        are opened at once, one note serves all that wait."""
        self._wanted.extend(tables)
        if self._next is None:
            self._next = asyncio.create_task(self._note())
            # Where nobody waits for it any more, nobody needs to hear that it failed.
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._next)

    async def _note(self) -> None:
        async with self._noting:
            wanted, self._wanted, self._next = self._wanted, [], None
            values = ids(wanted), self.process, str(self.line)
            await self._writer.send(Statement("note", _NOTE, values))

    async def end(self, tables: Iterable[int]) -> None:
        """They are no longer open here. If this cannot be noted, something is told in vain."""
        with contextlib.suppress(ClewError):
            values = ids(tables), self.process
            await self._writer.send(Statement("forget", _FORGET, values))

    async def end_all(self) -> None:
        with contextlib.suppress(ClewError):
            await self._writer.run(
                lambda connection: connection.exec_driver_sql(_FORGET_PROCESS, (self.process,))
            )

    async def forget_dead(self) -> None:
        """Takes away the notes of connections that are gone, and tells those who have one of their
        tables open to read it."""

        def forget(connection: Connection) -> None:
            connection.exec_driver_sql(f"SELECT {_HURRIED}")
            gone = connection.exec_driver_sql(_FORGET_DEAD)
            notify(connection, {table for (table,) in gone})

        with contextlib.suppress(ClewError):
            await self._writer.run(forget)

    async def under_way(self) -> tuple[int, int]:
        """Transactions are numbered. All before the first of these two have ended; those that are
        under way come before the second."""

        def pair(found: Answers) -> tuple[int, int]:
            first, last = found[0][0]
            return first, last

        return await self._database.look_up(Inquiry([Question(_UNDER_WAY, {})], pair))
