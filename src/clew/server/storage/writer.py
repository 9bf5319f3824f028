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
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from clew.core.errors import ClewError
from clew.server.storage.database import Database, unavailable, unstorable
from clew.server.storage.schema import metadata

__all__ = ["CHANNEL", "PLAYER", "Conflict", "Row", "Write", "Writer"]

T = TypeVar("T")
CHANNEL = "clew"
"""The channel on which PostgreSQL tells the other processes which tables have changed."""
PLAYER = "@"
"""The prefix of a player's id on that channel."""


class Conflict(ClewError):
    """Somebody else was first. Nothing was done; the table must be read again."""


Row = tuple[object, ...]


class Write(msgspec.Struct, kw_only=True):
    """What one action stores, all or nothing: rows in the order of the schema's columns."""

    table: int
    entries: list[Row] = []
    answers: list[Row] = []
    snapshots: list[Row] = []
    expects: int = -1
    """The number that the table's last entry must have. Answers need this check, because no unique
    number guards them."""
    also: list[Callable[[Connection], object]] = []


class _Job:
    __slots__ = ("done", "error", "result", "run", "write")

    def __init__(
        self,
        done: asyncio.Future[Any],
        write: Write | None,
        run: Callable[[Connection], Any] | None = None,
    ) -> None:
        self.done = done
        self.write = write
        self.run = run
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    """One thread that writes, for one event loop."""

    def __init__(self, database: Database, origin: str = "") -> None:
        self._database = database
        self._origin = origin
        self._insert = _insert_sqlite if database.is_sqlite else _insert_postgres
        self._connection: Connection | None = None
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

    def _add(self, job: _Job) -> None:
        if self._closing:
            raise ClewError("the server is shutting down")
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._next)

    def _next(self) -> None:
        batch, self._waiting = self._waiting, []
        self._batches.put(batch)

    def _finished(self, batch: list[_Job]) -> None:
        # The next batch goes to the disk while the players of this batch are told.
        if self._waiting:
            self._next()
        else:
            self._busy = False
        for job in batch:
            if job.done.done():
                continue
            if job.error is not None:
                self.failures += 1
                job.done.set_exception(job.error)
            else:
                if job.write:
                    self.entries += len(job.write.entries)
                job.done.set_result(job.result)

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
            self._loop.call_soon_threadsafe(self._finished, batch)
        self._let_go()

    def _connect(self) -> Connection:
        """The only connection that writes. It is kept open, and opened again after any error."""
        if self._connection is None:
            self._connection = self._database.writing.connect()
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.invalidate()
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            connection = self._connect()
            with connection.begin():
                self._store(connection, [job.write for job in jobs if job.write])
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

    def _store(self, connection: Connection, writes: list[Write]) -> None:
        for write in writes:
            if write.expects >= 0 and not self._database.is_sqlite:
                check_number(connection, write.table, write.expects)
        for name in _WRITTEN:
            rows = [row for write in writes for row in getattr(write, name)]
            if rows:
                self._insert(connection, name, rows)
        for write in writes:
            for more in write.also:
                more(connection)
        if not self._database.is_sqlite:
            notify(connection, {write.table for write in writes}, self._origin)

    def _run(self, job: _Job) -> None:
        assert job.run
        try:
            connection = self._connect()
            with connection.begin():
                job.result = job.run(connection)
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
            job.error = self._refused(error)


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
    connection: Connection, ids: Iterable[int], origin: str = "", players: Iterable[str] = ()
) -> None:
    """When the transaction commits, tells the other processes which tables have changed and which
    players have a changed identity."""
    if connection.dialect.name != "postgresql":
        return
    listed = [*map(str, sorted(ids)), *(f"{PLAYER}{player}" for player in players)]
    for first in range(0, len(listed), 200):
        payload = f"{origin}:{','.join(listed[first : first + 200])}"
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )


_MOST_ROWS = 200
_AGAIN = {"snapshots": " ON CONFLICT DO NOTHING"}
_WRITTEN = ("entries", "answers", "snapshots")
"""The tables whose rows a Write holds."""


@cache
def _columns(name: str) -> list[tuple[str, str]]:
    """A table's columns with their types, as PostgreSQL calls them."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    return [(one.name, one.type.compile(dialect)) for one in metadata.tables[name].columns]


# One statement inserts all rows: with many statements, each would wait for the loop's thread. A
# snapshot may exist already: the same entry gives the same snapshot.


def _insert_sqlite(connection: Connection, name: str, rows: list[Row]) -> None:
    for first in range(0, len(rows), _MOST_ROWS):
        some = rows[first : first + _MOST_ROWS]
        values = tuple(value for row in some for value in row)
        connection.exec_driver_sql(_into_sqlite(name, len(some)), values)


@lru_cache(maxsize=256)
def _into_sqlite(name: str, rows: int) -> str:
    row = f"({', '.join('?' * len(_columns(name)))})"
    return f"{_into(name)} VALUES {', '.join([row] * rows)}{_AGAIN.get(name, '')}"


def _insert_postgres(connection: Connection, name: str, rows: list[Row]) -> None:
    connection.exec_driver_sql(_into_postgres(name), (msgspec.json.encode(rows).decode(),))


@lru_cache
def _into_postgres(name: str) -> str:
    """The rows as one parameter of JSON, however many there are."""
    values = ", ".join(f"(r ->> {i})::{kind}" for i, (_, kind) in enumerate(_columns(name)))
    source = f"SELECT {values} FROM json_array_elements(%s::json) r"  # noqa: S608
    return f"{_into(name)} {source}{_AGAIN.get(name, '')}"


def _into(name: str) -> str:
    return f"INSERT INTO {name} ({', '.join(column for column, _ in _columns(name))})"
