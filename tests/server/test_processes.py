"""Several processes on one PostgreSQL: no process owns a table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest
from sqlalchemy import Connection

from clew.core.errors import ClewError
from clew.server.settings import load
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.entries import EntryRow
from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Person, Server, leave, serving, sit_down, whose_turn
from tests.server.test_metrics import TOKEN, figure
from tests.server.test_simultaneous import at_a_choice

Two = tuple[Server, Server]


@pytest.fixture
async def two(tmp_path: Path, database: str) -> AsyncIterator[Two]:
    options = ("--database", database)
    with serving(tmp_path / "data", *options) as one, serving(tmp_path / "data", *options) as other:
        yield one, other


async def test_a_game_across_two_processes(two: Two, tmp_path: Path) -> None:
    """The players are connected to different processes; the record verifies."""
    key, people, lines = await sit_down(two[0])
    across = await people[1].line(key, at=two[1])
    await across.next("update")
    pair = [lines[0], across]
    for _ in range(40):
        actor, other = whose_turn(pair)
        await actor.act()
        await actor.next("update")
        await other.next("update")
    await across.say(type="resign")
    assert (await lines[0].next("update"))["over"]
    record = await people[0].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    assert verify_file(tmp_path / "record").good
    await leave(people, [*lines, across])


async def test_the_same_move_through_two_processes(two: Two) -> None:
    """One is played; the other is refused as stale and gets the new position."""
    key, people, lines = await sit_down(two[0])
    actor, _ = whose_turn(lines)
    across = await people[lines.index(actor)].line(key, at=two[1])
    await across.next("update")
    for _ in range(5):
        legal = across.update["legal"]
        n = across.n
        await asyncio.gather(actor.act(legal[0], n), across.act(legal[-1], n))
        for line in (actor, across):
            while line.n != n + 1:
                await line.next("update")
        assert actor.update["view"] == across.update["view"]
        if not actor.update["undo"]:
            break
        await actor.say(type="undo", n=n + 1)
        for line in (actor, across):
            while line.n != n + 2:
                await line.next("update")
    await leave(people, [*lines, across])


async def test_answers_through_two_processes_close_the_set(two: Two) -> None:
    """Nobody knows who has answered, and the set closes wherever the last answer comes in."""
    key, people, lines = await at_a_choice(two[0], 2)
    across = await people[1].line(key, at=two[1])
    await across.next("update")
    n = across.n
    await asyncio.gather(lines[0].act(), across.act())
    for line in (lines[0], across):
        while line.n == n:
            await line.next("update")
        assert line.n == n + 2
    await leave(people, [*lines, across])


async def test_a_table_is_read_as_of_one_moment(
    two: Two, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A set that is played while a process reads the table is not taken for one still open."""
    key, people, lines = await at_a_choice(two[0], 2)
    n = lines[0].n
    await lines[0].act()
    await lines[0].next("answered")
    read_entries = reading.read_entries

    def read_late(connection: Connection, table: int, since: int) -> list[EntryRow]:
        with psycopg.connect(database, autocommit=True) as elsewhere:
            elsewhere.execute(
                "INSERT INTO entries (table_id, n, seat, action, kind, back_to, draws, time,"
                " client_id, told) VALUES (%s, %s, 1, '', '', -1, '', '', '', '[]')",
                (table, n + 1),
            )
        return read_entries(connection, table, since)

    monkeypatch.setattr(reading, "read_entries", read_late)
    url = database.replace("postgresql://", "postgresql+psycopg://")
    with contextlib.closing(Database(url)) as stored:
        loaded = stored.answer(reading.load(key, 20))
    assert loaded
    assert len(loaded.answers) == 1
    assert [one.n for one in loaded.entries if one.n > n] == []
    await leave(people, lines)


async def test_the_listener_survives_pg_terminate_backend(two: Two, database: str) -> None:
    """Its connection is cut; what happened meanwhile and afterwards still arrives."""
    key, people, lines = await sit_down(two[0])
    stranger = Person(two[1])
    watching = await stranger.line(key)
    await watching.next("update")
    with psycopg.connect(database, autocommit=True) as connection:
        for _ in range(3):
            cut = connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE application_name = 'clew-live' AND datname = current_database()"
            ).fetchone()
            assert cut
            actor, other = whose_turn(lines)
            await actor.act()
            await actor.next("update")
            await other.next("update")
            while watching.n < actor.n:
                await watching.next("update")
    await leave([*people, stranger], [*lines, watching])


async def test_workers_share_a_port_and_are_replaced(tmp_path: Path, database: str) -> None:
    """With --workers 2 a killed worker is replaced, and players go on. Whichever is asked for the
    figures tells those of both, and of the dead what they have counted."""
    options = ("--database", database, "--workers", "2")
    with serving(tmp_path / "data", *options, env=TOKEN) as server:
        assert server.process
        key, people, lines = await sit_down(server)
        listed = subprocess.run(
            ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=True
        )
        workers = [int(pid) for pid in listed.stdout.split()]
        assert len(workers) == 2
        begun = await figure(server, "clew_request_seconds_count")
        assert begun >= 3
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        for line in lines:
            await line.close()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    back = [await person.line(key, 0) for person in people]
                    break
                except (OSError, EOFError):
                    await asyncio.sleep(0.1)
        for line in back:
            await line.next("update")
        actor, other = whose_turn(back)
        await actor.act()
        assert (await other.next("update"))["n"] == 1
        for _ in range(4):
            assert await figure(server, "clew_move_seconds_count") == 1
        assert await figure(server, "clew_request_seconds_count") >= begun
        await leave(people, back)
        assert server.stop() == 0


def test_several_processes_on_sqlite_are_refused() -> None:
    with pytest.raises(ClewError, match="more than one process needs PostgreSQL"):
        load({"workers": 2}, environment={})


class Relay:
    """Stands between a server and PostgreSQL: passes on, hangs without a word, or is down."""

    def __init__(self, database: str) -> None:
        found = urlsplit(database)
        self._socket = f"{parse_qs(found.query)['host'][0]}/.s.PGSQL.5432"
        self._path = found.path
        self._hangs: set[bytes] = set()
        self._pairs: list[tuple[bytes, asyncio.StreamWriter]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_down = False

    async def open(self) -> str:
        """Says under which URL PostgreSQL is reached through it."""
        self._listening = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        port = self._listening.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}{self._path}"

    def hang(self, whose: bytes) -> None:
        """From now on connections whose greeting contains this hear nothing, as in a tunnel."""
        self._hangs.add(whose)

    def go_down(self) -> None:
        """Every connection is cut, and no other is taken."""
        self.is_down = True
        for _, writer in self._pairs:
            writer.close()
        self._pairs.clear()

    async def close(self) -> None:
        self.go_down()
        self._listening.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.close()
            return
        there_reader, there = await asyncio.open_unix_connection(self._socket)
        greeting = b""
        self._pairs += [(greeting, writer), (greeting, there)]

        async def pass_on(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
            nonlocal greeting
            with contextlib.suppress(OSError):
                while data := await source.read(65536):
                    greeting = (greeting + data)[:400]
                    if not any(one in greeting for one in self._hangs):
                        to.write(data)
                        await to.drain()
            to.close()

        for task in (
            asyncio.create_task(pass_on(reader, there)),
            asyncio.create_task(pass_on(there_reader, writer)),
        ):
            self._tasks.add(task)


Relayed = tuple[Server, Server, Relay]


@pytest.fixture
async def relayed(tmp_path: Path, database: str) -> AsyncIterator[Relayed]:
    """Two processes, the second of which reaches PostgreSQL through a relay."""
    relay = Relay(database)
    data = tmp_path / "data"
    with serving(data, "--database", database) as one:
        other = Server(data, "--database", await relay.open())
        await asyncio.to_thread(other.start)  # the relay must not stand still meanwhile
        yield one, other, relay
        other.close()
    await relay.close()


async def test_after_the_database_was_away_no_process_serves_old_positions(
    relayed: Relayed,
) -> None:
    """While it is away, nothing is served; once it is back, what others did meanwhile."""
    one, other, relay = relayed
    key, people, lines = await sit_down(one)
    stranger = Person(other)
    early = await stranger.line(key)
    assert (await early.next("update"))["n"] == 0
    relay.go_down()
    for _ in range(14):
        actor, second = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await second.next("update")
    assert (await stranger.get(f"/api/tables/{key}", 503))["reason"] == "unavailable"
    await asyncio.sleep(1)  # who listens tries less and less often
    relay.is_down = False
    late = await stranger.line(key)
    assert (await late.next("update"))["n"] == 14
    while early.n < 14:
        await early.next("update")
    await leave([*people, stranger], [*lines, early, late])


async def test_a_connection_that_hangs_without_a_word_is_noticed(relayed: Relayed) -> None:
    """Who listens through it hears nothing and is not told why; another connection is made."""
    one, other, relay = relayed
    key, people, lines = await sit_down(one)
    stranger = Person(other)
    watching = await stranger.line(key)
    await watching.next("update")
    relay.hang(b"clew-live")
    actor, second = whose_turn(lines)
    await actor.act()
    await actor.next("update")
    await second.next("update")
    async with asyncio.timeout(PATIENCE):
        while "connection that listens was lost" not in other.log():
            await asyncio.sleep(0.1)
    late = await stranger.line(key)
    assert (await late.next("update"))["n"] == 1
    await leave([*people, stranger], [*lines, watching, late])
