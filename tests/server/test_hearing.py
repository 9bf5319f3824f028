"""A process hears of the tables that somebody there has open, and of no others."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from clew.server.storage.database import Database
from clew.server.storage.hearing import HOLD, Hearing
from clew.server.storage.statements import Write, tell
from clew.server.storage.writer import Writer, notify
from tests.server.harness import PATIENCE, leave, serving, sit_down, until

Parts = tuple[Database, Writer, Hearing]


@pytest.fixture
async def parts(database: str) -> AsyncIterator[Parts]:
    """A database with all its tables, and what the process `here` writes and watches with."""
    stored = Database(database.replace("postgresql:", "postgresql+psycopg:"))
    stored.migrate()
    writer = Writer(stored, "here")
    yield stored, writer, Hearing(stored, writer, "here")
    await writer.close()
    stored.close()


def watched(database: str) -> list[tuple[int, str]]:
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT table_id, process FROM watching ORDER BY 1, 2")
        return [(table, process) for table, process in found]


def told(connection: psycopg.Connection) -> str:
    """What comes next."""
    (notice,) = connection.notifies(timeout=PATIENCE, stop_after=1)
    return notice.payload


async def test_only_processes_that_have_a_table_open_are_told(parts: Parts, database: str) -> None:
    """Not the process that has changed it, nor one that has closed it; who has changed their
    identity is told to everybody."""
    stored, writer, here = parts
    there = Hearing(stored, writer, "there")
    await here.begin([1, 2])
    await there.begin([2, 3, 4])
    await there.end([4])
    with psycopg.connect(database, autocommit=True) as listening:
        for channel in ("clew", "clew_here", "clew_there"):
            listening.execute(f"LISTEN {channel}".encode())
        await writer.run(lambda c: notify(c, [1, 4, 5], "here"))
        await writer.run(lambda c: notify(c, [1, 2, 3], "here"))
        assert told(listening) == "2,3"
        await writer.run(lambda c: notify(c, [1], "here", ["somebody"]))
        assert told(listening) == "here:1,@somebody"


async def test_whom_to_tell_is_looked_up_however_many_watch(parts: Parts, database: str) -> None:
    """Not by reading what all processes watch."""
    _, _, there = parts
    await there.begin(range(1, 10_001))
    statement = tell([Write(table=7), Write(table=8)], "here")
    values = ", ".join(f"'{one}'" for one in statement.values)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("ANALYZE watching")
        connection.execute("SET plan_cache_mode = force_generic_plan")
        connection.execute(f"PREPARE telling AS {statement.text}".encode())
        found = connection.execute(f"EXPLAIN EXECUTE telling({values})".encode()).fetchall()
    plan = "\n".join(line for (line,) in found)
    assert "Index" in plan
    assert "Seq Scan on watching" not in plan


async def test_notes_of_connections_that_are_gone_are_taken_away(
    parts: Parts, database: str
) -> None:
    """Whose connection is there keeps what it watches."""
    stored, writer, here = parts
    there = Hearing(stored, writer, "there")
    here.line, there.line = 1, 2
    await here.begin([1])
    await there.begin([2])
    with psycopg.connect(database, autocommit=True) as living:
        living.execute(HOLD, ("there", 1))
        await here.forget_dead()
        assert watched(database) == []
        await there.begin([2])
        living.execute(HOLD, ("there", 2))
        await here.forget_dead()
        assert watched(database) == [(2, "there")]


async def test_tables_of_a_process_that_is_gone_are_read(tmp_path: Path, database: str) -> None:
    """It has stored something, and ended before it could tell anybody."""
    with serving(tmp_path / "one", "--database", database) as one:
        _, people, lines = await sit_down(one)

        async def is_watched() -> bool:
            return bool(watched(database))

        await until(is_watched)
        with psycopg.connect(database) as gone:
            gone.execute(
                "INSERT INTO messages (table_id, player, seat, name, text, time) "
                "SELECT id, host, 1, 'Ada', 'Hello', %s FROM tables",
                (time.time(),),
            )
            gone.execute("INSERT INTO watching SELECT id, 'gone', 1 FROM tables")
        assert (await lines[0].next("said"))["text"] == "Hello"
        assert [process for _, process in watched(database) if process == "gone"] == []
        await leave(people, lines)


async def test_what_was_being_stored_while_a_table_was_opened_is_heard(
    tmp_path: Path, database: str
) -> None:
    """Another process has looked up whom to tell, and commits only after this one has read the
    table; a closed server leaves nothing behind."""
    options = ("--database", database)
    with serving(tmp_path / "one", *options) as one:
        key, people, lines = await sit_down(one)
        await leave([], lines)
        assert one.stop() == 0
        assert watched(database) == []
        with psycopg.connect(database) as elsewhere:
            table, player = elsewhere.execute(
                "INSERT INTO messages (table_id, player, seat, name, text, time) "
                "SELECT id, host, 1, 'Ada', 'Hello', %s FROM tables RETURNING table_id, player",
                (time.time(),),
            ).fetchone() or (0, "")
            assert player
            told_nobody = elsewhere.execute("SELECT FROM watching WHERE table_id = %s", (table,))
            assert told_nobody.fetchone() is None
            one.restart()
            line = await people[0].line(key, at=one)
            await line.next("update")

            async def is_watched() -> bool:
                return bool(watched(database))

            await until(is_watched)
            elsewhere.commit()
        assert (await line.next("said"))["text"] == "Hello"
        await leave(people, [line])
