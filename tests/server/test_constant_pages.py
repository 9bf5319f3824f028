"""Pages cost the same after years: what is listed first is found by an index.

The work of a page is counted, not timed: the steps of SQLite's machine, the rows that PostgreSQL
looks at.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, text

from clew.benchmarks.made_data import copy_table, lengthen, rated_players
from clew.server.people.ratings import leaderboard
from clew.server.programs.named import NamedPrograms
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import players, seats, tables
from clew.server.storage.writer import Writer
from clew.server.tables.queries import Queries
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from tests.server.test_rooms import long_game

SOAK = bool(os.environ.get("CLEW_SOAK"))
GAMES, RATED = (10_000, 1_000_000) if SOAK else (3_000, 20_000)
LENGTH, PLAYED = 10_000, 100
SHOWN = 20


@pytest.fixture(params=["sqlite", "postgresql"])
async def years(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """A server after years: a player with many games, one of them very long, many who are rated,
    and a lobby with as many tables as that."""
    url = f"sqlite:///{tmp_path / 'clew.sqlite'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("database").replace("postgresql:", "postgresql+psycopg:")
    database = Database(url)
    database.migrate()
    writer = Writer(database)
    rooms = Rooms(Settings(), database, writer)
    seating = Seating(rooms, writer, "here", NamedPrograms({}, database))
    host = {"id": "host", "name": "Host", "created": 0.0, "seen": 0.0}
    await writer.run(lambda c: c.execute(insert(players).values(host)))
    long = await long_game(rooms, seating, PLAYED)
    await writer.run(lambda c: copy_table(c, long.row.id, 1, "over"))
    await writer.run(_make_it_long)
    waiting = await seating.create(
        "host", "labyrinth", {}, ["me", "open"], long.row.settings, public=True, name="Host"
    )
    await writer.run(lambda c: copy_table(c, waiting.row.id, GAMES))
    await writer.run(lambda c: copy_table(c, waiting.row.id, GAMES, "playing"))
    await writer.run(lambda c: rated_players(c, "labyrinth", RATED))
    await writer.close()
    with database.writing.begin() as connection:
        connection.exec_driver_sql("ANALYZE")
    yield database
    database.close()


def _make_it_long(connection: Connection) -> None:
    table = connection.execute(select(tables.c.id).where(tables.c.status == "over")).scalar_one()
    assert lengthen(connection, table, LENGTH // PLAYED - 1) == LENGTH


def work(database: Database, ask: Callable[[Connection], Any]) -> int:
    """How much the database does for what is asked."""
    return (_steps if database.is_sqlite else _rows)(database, ask)


def _steps(database: Database, ask: Callable[[Connection], Any]) -> int:
    counted = 0

    def count() -> None:
        nonlocal counted
        counted += 1

    with database.engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.set_progress_handler(count, 10)
        try:
            ask(connection)
        finally:
            driver.set_progress_handler(None, 0)
    return 10 * counted


def _rows(database: Database, ask: Callable[[Connection], Any]) -> int:
    """Of the node that looks at most rows."""
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, values: Any, _context: Any, _m: bool) -> None:
        asked.append((statement, values))

    with database.engine.begin() as connection:
        event.listen(connection, "before_cursor_execute", note)
        ask(connection)
        event.remove(connection, "before_cursor_execute", note)
        plans = [
            connection.exec_driver_sql(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", values)
            for statement, values in asked
        ]
        return max(_most(plan.scalar_one()[0]["Plan"]) for plan in plans)


def _most(node: dict[str, Any]) -> int:
    seen = node["Actual Rows"] + node.get("Rows Removed by Filter", 0)
    return int(max([seen * node["Actual Loops"], *map(_most, node.get("Plans", []))]))


def _id_of_the_long(connection: Connection) -> int:
    ended = select(tables.c.id).where(tables.c.status == "over")
    return int(connection.execute(ended).scalar_one())


async def test_pages_cost_the_same_after_years(years: Database) -> None:
    """The lobby, a player's tables, the leaderboard; of a long table its last entries, a part of
    its log, a position in its middle, and the table as it is opened."""
    with years.engine.connect() as connection:
        long = _id_of_the_long(connection)
        key = connection.execute(select(tables.c.key).where(tables.c.id == long)).scalar_one()
    pages: dict[str, Callable[[Connection], Any]] = {
        "leaderboard": lambda c: leaderboard(c, "labyrinth", SHOWN),
        "mine": lambda c: reading.tables_of(c, "host", SHOWN),
        "waiting": lambda c: reading.newest(c, "open", SHOWN),
        "playing": lambda c: reading.newest(c, "playing", SHOWN),
        "log": lambda c: reading.happened_since(c, long, LENGTH - 500, SHOWN),
        "opened": lambda c: [c.execute(*one) for one in reading.load(key, SHOWN).questions],
        "looking back": lambda c: reading.read_part(c, long, LENGTH - 5, LENGTH),
    }
    # A row takes SQLite a few dozen steps, one with all of its columns more.
    most = 12_000 if years.is_sqlite else 250
    costs = {name: work(years, ask) for name, ask in pages.items()}
    assert {name: cost for name, cost in costs.items() if cost > most} == {}
    assert all(costs.values())
    everything = text("SELECT count(*) FROM seats WHERE changed > 0")
    assert work(years, lambda c: c.execute(everything).all()) > most


async def test_a_players_tables_are_the_last_changed(years: Database) -> None:
    """Also where somebody sits at one of them twice; the lobby mixes both kinds of tables."""
    queries = Queries(years)
    mine = await queries.of_player("host", SHOWN)
    with years.engine.connect() as connection:
        sat = select(seats.c.table_id).where(seats.c.player == "host").distinct()
        changed = select(tables.c.changed).where(tables.c.id.in_(sat))
        newest = sorted(connection.execute(changed).scalars(), reverse=True)[:SHOWN]
        every = connection.execute(select(tables.c.id, tables.c.changed))
        when = {one.id: one.changed for one in every}
    assert [when[row.id] for row in mine] == newest
    lobby = await queries.lobby(SHOWN)
    assert {row.status for row in lobby} == {"open", "playing"}
    assert [when[row.id] for row in lobby] == sorted(when.values(), reverse=True)[:SHOWN]
