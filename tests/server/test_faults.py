"""The database goes away, the disk is full: no acknowledgement, a clear message, recovery."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import websockets
from sqlalchemy import create_engine, select

from clew.benchmarks.made_data import copy_table
from clew.server.storage.schema import tables
from tests.server.harness import (
    PATIENCE,
    Line,
    Person,
    leave,
    serving,
    sit_down,
    until,
    whose_turn,
)


async def act_until_played(actor: Line) -> int:
    """Sends the same action until it is played; says how often it was refused."""
    action, n, refused = actor.update["legal"][0], actor.n, 0
    async with asyncio.timeout(PATIENCE):
        while True:
            await actor.act(action, n, id="stubborn")
            answer = await actor.next("update", "refused")
            if answer["type"] == "update":
                assert answer["n"] == n + 1
                return refused
            assert answer["reason"] == "unavailable", answer
            refused += 1
            await asyncio.sleep(0.1)


async def test_postgresql_goes_away(tmp_path: Path, database: str) -> None:
    """Nobody is told of an action that is not stored; then the same action is played once."""
    name = urlsplit(database).path[1:]
    admin = database.replace(f"/{name}?", "/postgres?")
    with (
        serving(tmp_path / "data", "--database", database) as server,
        psycopg.connect(admin, autocommit=True) as connection,
    ):
        key, people, lines = await sit_down(server)
        actor, other = whose_turn(lines)
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        await actor.act(id="stubborn")
        refused = await actor.next("refused", "update")
        assert refused["reason"] == "unavailable"
        assert "not available" in refused["text"]
        assert await other.silent()
        assert (await people[0].http.get("/health")).status_code == 503
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await act_until_played(actor)
        assert (await other.next("update"))["n"] == 1
        assert len(await people[0].get(f"/api/tables/{key}/log")) >= 1
        assert (await people[0].http.get("/health")).status_code == 200
        await leave(people, lines)


async def test_the_disk_is_full(tmp_path: Path) -> None:
    """The server may write no byte more; then it may again, without a restart."""
    with serving(tmp_path / "data") as server:
        assert server.process
        _, people, lines = await sit_down(server)
        actor, other = whose_turn(lines)
        hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        await actor.act(id="stubborn")
        refused = await actor.next("refused", "update")
        assert refused["reason"] == "unavailable", refused
        assert await other.silent()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        await act_until_played(actor)
        assert (await other.next("update"))["n"] == 1
        await leave(people, lines)


async def test_a_good_end_stores_everything(tmp_path: Path) -> None:
    """On SIGTERM what was sent is stored or not acknowledged, and the process ends well."""
    with serving(tmp_path / "data") as server:
        key, people, lines = await sit_down(server)
        actor, _ = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        assert await asyncio.to_thread(server.stop) == 0
        server.restart()
        line = await people[0].line(key, 0)
        assert (await line.next("update"))["n"] == 1
        await leave(people, [*lines, line])


async def test_a_good_end_while_tables_are_opened(tmp_path: Path, database: str) -> None:
    """On SIGTERM what waits to be opened is given up: the server ends soon and without complaint,
    and every line that was there is told to come again (RFC 6455: 1012)."""
    driver = database.replace("postgresql:", "postgresql+psycopg:")
    with serving(
        tmp_path / "data", "--database", database, env={"CLEW_MOST_SOCKETS": "0"}
    ) as server:
        key, people, lines = await sit_down(server)
        engine = create_engine(driver)
        with engine.begin() as connection:
            begun = connection.execute(select(tables.c.id).where(tables.c.key == key)).scalar_one()
            keys = copy_table(connection, begun, 400)
        engine.dispose()
        actor, _ = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        there, told = 0, []

        async def come(somebody: Person, key: str) -> None:
            nonlocal there
            try:
                line = await somebody.line(key)
            except (OSError, websockets.InvalidHandshake, websockets.InvalidMessage):
                return  # it came too late
            there += 1
            try:
                while True:
                    await line.next()
            except websockets.ConnectionClosed as closed:
                told.append(closed.rcvd and closed.rcvd.code)

        coming = asyncio.gather(*(come(people[0], one) for one in keys))

        async def are_some_there() -> bool:
            return there >= 50

        await until(are_some_there)
        began = asyncio.get_running_loop().time()
        assert await asyncio.to_thread(server.stop) == 0
        assert asyncio.get_running_loop().time() - began < 15
        await coming
        assert told == [1012] * there
        assert len(server.log().splitlines()) <= 2, server.log()
        server.restart()
        line = await people[0].line(key, 0)
        assert (await line.next("update"))["n"] == 1
        await leave(people, [*lines, line])
