"""Writer: everything that is stored goes through here, and players are told only afterwards.

Writes that arrive during a commit are collected and committed together, so that one wait for the
disk serves many actions. If that fails, they are stored one by one: a number that is already taken,
or something that cannot be stored, refuses only its own action.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from clew.core.errors import ClewError
from clew.server.ending import Ending
from clew.server.storage.database import Database, Unavailable, unavailable, unstorable
from clew.server.storage.plainly import Plain, plainly
from clew.server.storage.statements import (
    CHANNEL,
    Answer,
    Row,
    Statement,
    Telling,
    Write,
    for_postgres,
    for_psycopg,
    for_sqlite,
    tell,
)

__all__ = [
    "CHANNEL",
    "PLAYER",
    "TOURNAMENT",
    "WAITER",
    "Conflict",
    "Row",
    "Write",
    "Writer",
    "notify",
]

T = TypeVar("T")
PLAYER = "@"
"""The prefix of the id of a player whose identity has changed."""
TOURNAMENT = "#"
"""The prefix of a tournament's id."""
WAITER = "?"
"""The prefix of the id of a player whose place in a queue has changed."""
_TOLD = 200
"""How many ids one notice holds at most."""
_TELL_IDS = f"""
SELECT pg_notify('{CHANNEL}_' || process, string_agg(DISTINCT table_id::text, ','))
FROM watching WHERE table_id = ANY(%s::bigint[]) AND process <> %s GROUP BY process
"""  # noqa: S608
"""Tells only those who watch. Where nobody does, PostgreSQL wakes nobody."""


class Conflict(ClewError):
    """Somebody else was first. Nothing was done; the table must be read again."""


class _Job:
    __slots__ = ("done", "error", "result", "run", "statement", "write")

    def __init__(
        self,
        done: asyncio.Future[Any],
        write: Write | None,
        run: Callable[[Connection], Any] | None = None,
        statement: Statement | None = None,
    ) -> None:
        self.done = done
        self.write = write
        self.run = run
        self.statement = statement
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    """One thread that writes, for one event loop."""

    def __init__(
        self,
        database: Database,
        origin: str = "",
        committed: Callable[[float], None] = lambda _: None,
    ) -> None:
        """`committed` is told how many seconds the database took to store entries."""
        self._database = database
        self._origin = origin
        self._committed = committed
        self._connection: Connection | None = None
        self._plain: Plain | None = None
        """The same connection without SQLAlchemy's layer."""
        self._statements = for_sqlite if database.is_sqlite else for_postgres
        self.tells: Callable[[Sequence[Write]], Telling] = self.by_notice
        """How other processes are told; only on PostgreSQL."""
        self._to_tell: list[Callable[[], None]] = []
        """What is done once the players of a batch are told."""
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Job] = []
        self._busy = False
        self._closing = False
        self._batches: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="clew-write", daemon=True)
        self._thread.start()
        self.entries = 0
        """The number of entries stored. Answers that wait for others and standing orders are not
        counted: this figure must not reveal that somebody has given one."""
        self.failures = 0
        """The number of writes with entries that the database did not store."""

    def submit(self, write: Write) -> asyncio.Future[None]:
        """Stores a write. The future completes once it is durable, or fails with Conflict or
        Unavailable."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._add(_Job(done, write))
        return done

    def run(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Runs a job in a transaction of its own. An exception rolls it back."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._add(_Job(done, None, job))
        return done

    def send(self, statement: Statement) -> asyncio.Future[None]:
        """Runs one statement, which is a transaction by itself, in one round trip."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._add(_Job(done, None, partial(_execute, statement), statement))
        return done

    def _add(self, job: _Job) -> None:
        if self._closing:
            raise Ending
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._next)

    def _next(self) -> None:
        batch, self._waiting = self._waiting, []
        if batch:
            self._batches.put(batch)
        else:
            self._busy = False

    def _finished(self, batch: list[_Job], to_tell: list[Callable[[], None]]) -> None:
        if self._waiting:
            self._loop.call_soon(self._next)
        else:
            self._busy = False
        for job in batch:
            if job.done.done():
                continue
            if job.error is not None:
                if job.write and job.write.entries and isinstance(job.error, Unavailable):
                    self.failures += 1
                job.done.set_exception(job.error)
            else:
                if job.write:
                    self.entries += len(job.write.entries)
                job.done.set_result(job.result)
        for tell_it in to_tell:
            tell_it()

    async def close(self) -> None:
        """Stores what is waiting, then stops."""
        while self._busy:
            await asyncio.sleep(0.005)
        self._closing = True
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    # On the writing thread

    def _work(self) -> None:
        while (batch := self._batches.get()) is not None:
            writes = [job for job in batch if job.write]
            if writes:
                self._commit(writes)
            for job in batch:
                if job.run:
                    self._run(job)
            to_tell, self._to_tell = self._to_tell, []
            self._loop.call_soon_threadsafe(self._finished, batch, to_tell)
        self._let_go()

    def _connect(self) -> Connection:
        """The only connection that writes. It is kept open, and opened again after any error."""
        if self._connection is None:
            self._connection = self._database.writing.connect()
            self._plain = plainly(self._connection)
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection, self._plain = self._connection, None, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.invalidate()
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            began = time.perf_counter()
            # Always in the same order, so that no two processes wait for each other.
            writes = sorted((job.write for job in jobs if job.write), key=attrgetter("table"))
            connection = self._connect()
            told = None if self._database.is_sqlite else self.tells(writes)
            rows = self._store_plainly(writes, told)
            if rows is None:
                with connection.begin():
                    rows = self._store(connection, writes, told)
            if rows and told and told.after:
                self._to_tell.append(partial(told.after, rows))
            if any(write.entries for write in writes):
                self._committed(time.perf_counter() - began)
        except (OperationalError, InterfaceError) as error:
            # The database failed, not a single write: trying each by itself would only take longer.
            self._let_go()
            for job in jobs:
                job.error = unavailable(error)
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
            if len(jobs) == 1:
                jobs[0].error = self._refused(error)
            else:
                for job in jobs:
                    self._commit([job])

    def _refused(self, error: Exception) -> Exception:
        """The error that the sender of a failed write or job gets."""
        if isinstance(error, (IntegrityError, Conflict)):
            return Conflict("somebody else was first")
        if isinstance(error, DataError):
            return unstorable(error)
        if isinstance(error, SQLAlchemyError):
            self._let_go()
            return unavailable(error)
        return error

    def _store_plainly(self, writes: list[Write], told: Telling | None) -> list[Answer] | None:
        """Stores mere rows with the driver itself: most moves are nothing else, and SQLAlchemy's
        layer would take a fifth of a move's time. None if it did not. Whatever goes wrong here goes
        wrong again in the usual way, which knows what to call it."""
        assert self._plain
        if any(write.also or self._is_to_check(write) for write in writes):
            return None
        return self._plain.run([*self._statements(writes), *([told.statement] if told else [])])

    def _store(
        self, connection: Connection, writes: list[Write], told: Telling | None
    ) -> list[Answer]:
        for write in writes:
            if self._is_to_check(write):
                check_number(connection, write.table, write.expects)
        for _, text, values in self._statements(writes):
            connection.exec_driver_sql(for_psycopg(text), values)
        for write in writes:
            for more in write.also:
                more(connection)
        if told is None:
            return []
        _, text, values = told.statement
        return [
            tuple(map(str, row)) for row in connection.exec_driver_sql(for_psycopg(text), values)
        ]

    def _is_to_check(self, write: Write) -> bool:
        return write.expects >= 0 and not self._database.is_sqlite

    def by_notice(self, writes: Sequence[Write]) -> Telling:
        """By PostgreSQL's own means, as part of the transaction."""
        return Telling(tell(writes, self._origin))

    def _run(self, job: _Job) -> None:
        assert job.run
        try:
            connection = self._connect()
            if job.statement and self._plain and self._plain.run([job.statement]) is not None:
                return
            with connection.begin():
                job.result = job.run(connection)
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
            job.error = self._refused(error)


def _execute(statement: Statement, connection: Connection) -> None:
    connection.exec_driver_sql(for_psycopg(statement.text), statement.values)


def check_number(connection: Connection, table: int, n: int) -> None:
    """Locks the table until the end of this transaction, and checks that nobody has changed it.

    SQLite has only one writing process, which knows the number.
    """
    connection.exec_driver_sql("SELECT id FROM tables WHERE id = %s FOR UPDATE", (table,))
    found = connection.exec_driver_sql(
        "SELECT coalesce(max(n), 0) FROM entries WHERE table_id = %s", (table,)
    )
    if found.scalar() != n:
        raise Conflict("somebody else was first")


def notify(
    connection: Connection,
    ids: Iterable[int],
    origin: str = "",
    players: Iterable[str] = (),
    tournaments: Iterable[int] = (),
    waiters: Iterable[str] = (),
) -> None:
    """When the transaction commits, tells the other processes which tables have changed, if they
    have them open, and all of them which tournaments have changed, which players have another
    identity, and which of those who wait another place. The caller has written what has changed: a
    process that opens a table now waits for transactions that have written something."""
    if connection.dialect.name != "postgresql":
        return
    changed = sorted(ids)
    others = [f"{PLAYER}{one}" for one in players] + [f"{TOURNAMENT}{one}" for one in tournaments]
    others += [f"{WAITER}{one}" for one in waiters]
    if not others:
        for first in range(0, len(changed), _TOLD):
            connection.exec_driver_sql(_TELL_IDS, (changed[first : first + _TOLD], origin))
        return
    listed = [*map(str, changed), *others]
    for first in range(0, len(listed), _TOLD):
        payload = f"{origin}:{','.join(listed[first : first + _TOLD])}"
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
