"""Limits that hold at all processes of a server, and after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from clew.server import steady
from clew.server.people.identity import Keys
from clew.server.people.shared_limits import Limit, SharedLimits, forget_limits
from clew.server.programs.named import NamedPrograms
from clew.server.settings import load
from clew.server.storage.database import Database
from clew.server.storage.schema import limits, players
from clew.server.storage.writer import Writer
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal

KEYS = Keys(["a key of the tests"])
FEW = Limit("few", 1.0, 3.0)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[Database, Writer]]:
    """What a process of the server has of the database."""
    database = Database(load({"database": url}, environment={}).url)
    database.migrate()
    writer = Writer(database)
    try:
        yield database, writer
    finally:
        await writer.close()
        database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'clew.sqlite'}"
    return str(request.getfixturevalue("database"))


async def test_two_processes_count_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when they count at the same time. Whoever waits may again, once for each second; what
    one limit refuses, no other counts."""
    now = 1000.0
    monkeypatch.setattr(steady, "now", lambda: now)
    async with process(url) as (database, one), process(url) as (_, two):
        here, there = SharedLimits(one, KEYS.blind), SharedLimits(two, KEYS.blind)
        asked = [limits.allows((FEW, "Ada")) for limits in (here, there) * 4]
        assert sum(await asyncio.gather(*asked)) == 3
        assert await there.allows((FEW, "Eve"))
        assert not await here.allows((FEW, "Eve"), (FEW, "Ada"))
        now += 1.0
        assert [await there.allows((FEW, "Ada")) for _ in range(2)] == [True, False]
        assert [await here.allows((FEW, "Eve")) for _ in range(4)] == [True, True, True, False]
        stored = await database.read(lambda c: c.execute(select(limits.c.key)).scalars().all())
        assert len(stored) == 2
        assert "Ada" not in str(stored)
        now += 2.5
        assert await one.run(forget_limits) == 0
        now += 1.0
        assert await one.run(forget_limits) == 2


async def test_tables_are_counted_at_all_processes(database: str) -> None:
    """Two processes that make a player's last table at the same time make one."""
    settings = load({"database": database}, environment={})
    async with process(database) as (at_one, one), process(database) as (at_two, two):
        now = {"created": 0.0, "seen": 0.0}
        await one.run(lambda c: c.execute(insert(players).values(id="ada", name="Ada", **now)))
        halls = [
            Seating(Rooms(settings, at, writer), writer, "", NamedPrograms({}, at), most_tables=3)
            for at, writer in ((at_one, one), (at_two, two))
        ]

        made = await asyncio.gather(
            *(
                hall.create(
                    "ada", "labyrinth", {}, ["me", "open"], TableSettings(), public=False, name="A"
                )
                for hall in halls * 4
            ),
            return_exceptions=True,
        )
        refused = [one.reason for one in made if isinstance(one, Refusal)]
        assert refused == ["too-many"] * 5
