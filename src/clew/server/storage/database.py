"""Database: connections to SQLite or PostgreSQL, and the migrations."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import stat
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.server.ending import Ending
from clew.server.storage.inquiries import (
    BEGIN_READING,
    Answers,
    Inquiry,
    Question,
    ask_plainly,
)
from clew.table.refusal import Refusal

__all__ = [
    "Database",
    "Unavailable",
    "first_line",
    "hold",
    "newest_revision",
    "revision_of",
    "revisions",
]

T = TypeVar("T")
Q = TypeVar("Q")
_log = logging.getLogger("clew.database")
_READERS = 4
_MIGRATING = 0x636C6577
"""The advisory lock that one process at a time migrates under."""


class Unavailable(Refusal):
    """The database does not answer, or cannot write. Nothing was done; it can be tried again."""

    def __init__(self, text: str) -> None:
        super().__init__(503, "unavailable", text)


class Database:
    """Reads run on a few threads; all writes go through the Writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        if self.is_sqlite:
            _make_private(Path(url.removeprefix("sqlite:///")))
        try:
            # The connection that was used last is used next: it knows its statements already.
            self.engine = create_engine(url, pool_size=_READERS + 2, pool_use_lifo=True)
        except ModuleNotFoundError:
            raise missing("PostgreSQL needs one more library", "postgres") from None
        event.listen(self.engine, "connect", _set_up_sqlite if self.is_sqlite else _set_up_postgres)
        event.listen(self.engine, "begin", _begin_sqlite if self.is_sqlite else _begin_postgres)
        self.writing: Engine = self.engine.execution_options(writes=True)
        self._readers = ThreadPoolExecutor(_READERS, "clew-read")
        self._is_ending = False

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """The result of a query, read from one snapshot. Raises Unavailable if the database does
        not answer."""
        return await self._on_a_thread(self.ask, ask)

    async def look_up(self, inquiry: Inquiry[T]) -> T:
        """The same for statements that are known beforehand: they are asked together, by the driver
        alone."""
        return await self._on_a_thread(self.answer, inquiry)

    async def _on_a_thread(self, work: Callable[[Q], T], question: Q) -> T:
        if self._is_ending:
            raise Ending
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        if self._is_ending:
            raise Ending  # it was waiting for its turn
        try:
            try:
                return self._asked(question)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            # The connection was gone since it was last used; all others were, too.
            return self._asked(question)
        except DataError as error:
            raise unstorable(error) from error
        except SQLAlchemyError as error:
            raise unavailable(error) from error

    def _asked(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    def answer(self, inquiry: Inquiry[T]) -> T:
        """Whatever goes wrong with the driver alone goes wrong again in the usual way, which knows
        what to call it, or has a connection that works."""
        if self._is_ending:
            raise Ending
        questions = inquiry.questions
        found = self._asked_plainly(questions)
        if found is None:
            found = self.ask(lambda c: [c.execute(*one).all() for one in questions])
        return inquiry.made_of(found)

    def _asked_plainly(self, questions: Sequence[Question]) -> Answers | None:
        failure = self.engine.dialect.loaded_dbapi.Error
        try:
            pooled = self.engine.raw_connection()
        except (SQLAlchemyError, failure):
            return None
        try:
            return ask_plainly(pooled.driver_connection, questions, is_sqlite=self.is_sqlite)
        except failure:
            pooled.invalidate()
            return None
        finally:
            pooled.close()

    def migrate(self) -> None:
        """Brings the tables of the database up to this version."""
        if self._is_up_to_date():
            return  # the usual start: a fifth faster without loading the migrations
        from alembic import command
        from alembic.config import Config

        config = Config()
        folder = files("clew.server.storage").joinpath("migrations")
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        try:
            with self.writing.begin() as connection:
                if not self.is_sqlite:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except DBAPIError as error:
            raise ClewError(f"the database cannot be used: {first_line(error)}") from error

    def _is_up_to_date(self) -> bool:
        found = revision_of(self.engine)
        if found and found not in revisions():
            raise ClewError(
                "the database was made by a newer version of Clew: install that one, or restore a "
                "copy from before"
            )
        return found == newest_revision()

    def end(self) -> None:
        """From now on nothing more is read, not even what waits for its turn already."""
        self._is_ending = True

    def close(self) -> None:
        self.end()
        self._readers.shutdown()
        self.engine.dispose()


@cache
def revisions() -> dict[str, str]:
    """All migrations of this version of Clew, each with the one before it."""
    versions = files("clew.server.storage").joinpath("migrations", "versions")
    texts = (one.read_text("utf-8") for one in versions.iterdir() if one.name.endswith(".py"))
    named = re.compile(r'^(?:down_)?revision = (?:"(\w+)"|None)$', re.MULTILINE)
    return dict(named.findall(text) for text in texts)


def newest_revision() -> str:
    """The last migration: the one that comes before no other."""
    (newest,) = revisions().keys() - revisions().values()
    return newest


def revision_of(engine: Engine) -> str:
    """The last migration that a database has seen; empty if it has no tables of Clew, or does not
    answer."""
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version"))
            return max(found.scalars(), default="")
    except DBAPIError:
        return ""


def hold(url: str) -> IO[bytes] | None:
    """Locks a SQLite file for one server. The system releases the lock when the process ends in any
    way."""
    if not url.startswith("sqlite"):
        return None
    # A link to the file leads to the same lock as the file.
    file = Path(f"{Path(url.removeprefix('sqlite:///')).resolve()}.lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    held = file.open("wb")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # a system without such locks
    except OSError:
        held.close()
        raise ClewError(
            f"another server uses {file.with_suffix('')}; several processes need PostgreSQL "
            "(--database postgresql://…)"
        ) from None
    return held


def unavailable(error: SQLAlchemyError) -> Unavailable:
    """The error that players see. The cause goes to the log: it names addresses that players must
    not see."""
    _log.error("the database is not available: %s", first_line(error))
    return Unavailable("the database is not available at the moment; nothing was done")


def unstorable(error: SQLAlchemyError) -> Refusal:
    """The error for input that no database can store."""
    _log.warning("this cannot be stored: %s", first_line(error))
    return Refusal(400, "unreadable", "this cannot be stored as it is")


def _make_private(file: Path) -> None:
    """Restricts access to the file, because it holds secrets of running games: only the user of the
    server, and a group that was given access, may read it. SQLite gives the files beside it the
    same rights."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists():
        mode = file.stat().st_mode
        if mode & stat.S_IRWXO:
            with contextlib.suppress(OSError):  # another user's file that we may use
                file.chmod(stat.S_IMODE(mode) & ~stat.S_IRWXO)
    else:
        with contextlib.suppress(OSError):  # SQLite reports the reason later
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def first_line(error: SQLAlchemyError) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return (str(cause).strip().splitlines() or [type(error).__name__])[0]


def _set_up_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Makes every commit durable (FULL) and lets readers run without waiting for the writer
    (WAL)."""
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
        "cache_size=-3000",  # the system keeps the file in memory besides; this is never given back
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writing transaction takes the lock at its beginning, so that it never has to give up
    half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if _writes(connection) else "BEGIN")


def _set_up_postgres(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """A statement by itself needs no transaction around it."""
    connection.set_autocommit(True)


def _begin_postgres(connection: Connection) -> None:
    """Whoever reads may take several statements; all of them see the same snapshot. (SQLite's
    transactions do so by themselves.)"""
    connection.exec_driver_sql("BEGIN" if _writes(connection) else BEGIN_READING)


def _writes(connection: Connection) -> bool:
    return bool(connection.get_execution_options().get("writes"))
