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
from sqlalchemy import Connection, event, insert, select, text, update

from clew.benchmarks.made_data import copy_table, lengthen, rated_players
from clew.server.people.profiles import profile_of
from clew.server.people.ratings import Rated, leaderboard
from clew.server.programs.named import NamedPrograms
from clew.server.programs.remote import Bot, waiting_for
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import players, ratings, seats, tables
from clew.server.storage.writer import Writer
from clew.server.tables.queries import Queries
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating, count_bot_games, count_unfinished
from clew.table.refusal import Refusal
from tests.server.test_rooms import long_game

SOAK = bool(os.environ.get("CLEW_SOAK"))
GAMES, RATED = (10_000, 1_000_000) if SOAK else (3_000, 20_000)
LENGTH, PLAYED = 10_000, 100
GOING = 3
SHOWN = 20


@pytest.fixture(params=["sqlite", "postgresql"])
async def years(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """A server after years: a player with many games, one of them very long, many who are rated,
    and a lobby with as many tables as that; and a program that has played them all."""
    database = _empty(request, tmp_path)
    await _fill(database, GAMES, RATED)
    yield database
    database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
async def weeks(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """The same after weeks."""
    database = _empty(request, tmp_path)
    await _fill(database, 30, 30)
    yield database
    database.close()


def _empty(request: pytest.FixtureRequest, folder: Path) -> Database:
    url = f"sqlite:///{folder / 'clew.sqlite'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("database").replace("postgresql:", "postgresql+psycopg:")
    database = Database(url)
    database.migrate()
    return database


async def _fill(database: Database, games: int, rated: int) -> None:
    writer = Writer(database)
    rooms = Rooms(Settings(), database, writer)
    seating = Seating(rooms, writer, "here", NamedPrograms({}, database))
    people = [
        {"id": one, "name": one.title(), "handle": one, "created": 0.0, "seen": 0.0}
        for one in ("host", "program")
    ]
    await writer.run(lambda c: c.execute(insert(players), people))
    long = await long_game(rooms, seating, PLAYED)
    await writer.run(lambda c: copy_table(c, long.row.id, 1, "over"))
    await writer.run(_make_it_long)
    waiting = await seating.create(
        "host", "labyrinth", {}, ["me", "open"], long.row.settings, public=True, name="Host"
    )
    for status in ("over", "open", "playing"):
        await writer.run(lambda c, status=status: copy_table(c, waiting.row.id, games, status))  # type: ignore[misc]
    await writer.run(_let_the_program_play)
    await writer.run(lambda c: rated_players(c, "labyrinth", rated))
    await writer.close()
    with database.writing.begin() as connection:
        connection.exec_driver_sql("ANALYZE")


def _let_the_program_play(connection: Connection) -> None:
    """At all tables that are over, and at a few that go on."""
    over = select(tables.c.id).where(tables.c.status == "over")
    going = select(tables.c.id).where(tables.c.status == "playing").limit(GOING)
    second = (seats.c.seat == 2) & (seats.c.table_id.in_(over) | seats.c.table_id.in_(going))
    connection.execute(update(seats).where(second).values(player="program", kind="program"))


def _make_it_long(connection: Connection) -> None:
    assert lengthen(connection, _id_of_the_long(connection), LENGTH // PLAYED - 1) == LENGTH


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
    ended = select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.id).limit(1)
    return int(connection.execute(ended).scalar_one())


async def test_pages_cost_the_same_after_years(years: Database) -> None:
    """The lobby, a player's tables, the leaderboard, both also far from their beginning, a profile;
    of a long table its last entries, a part of its log, a position in its middle, and the table as
    it is opened; what is counted before somebody makes a table; a program's look every second."""
    bot = Bot("program", "Program", "host")
    with years.engine.connect() as connection:
        long = _id_of_the_long(connection)
        key = connection.execute(select(tables.c.key).where(tables.c.id == long)).scalar_one()
        middle = select(tables.c.changed, tables.c.id).order_by(tables.c.changed).offset(GAMES)
        changed, number = connection.execute(middle.limit(1)).one()
        low = f"made-{_almost_last(RATED)}"
        assert len(leaderboard(connection, "labyrinth", SHOWN, low)) == SHOWN
        assert len(reading.tables_of(connection, "host", SHOWN, (changed, number))) == SHOWN
        assert len(waiting_for(connection, bot, []).sitting) == GOING
    pages: dict[str, Callable[[Connection], Any]] = {
        "leaderboard": lambda c: leaderboard(c, "labyrinth", SHOWN),
        "far down the leaderboard": lambda c: leaderboard(c, "labyrinth", SHOWN, low),
        "mine": lambda c: reading.tables_of(c, "host", SHOWN),
        "mine of long ago": lambda c: reading.tables_of(c, "host", SHOWN, (changed, number)),
        "profile": lambda c: profile_of(c, "host", "program"),
        "waiting": lambda c: reading.newest(c, "open", SHOWN),
        "playing": lambda c: reading.newest(c, "playing", SHOWN),
        "log": lambda c: reading.happened_since(c, long, LENGTH - 500, SHOWN),
        "opened": lambda c: [c.execute(*one) for one in reading.load(key, SHOWN).questions],
        "looking back": lambda c: reading.read_part(c, long, LENGTH - 5, LENGTH),
        "unfinished tables": lambda c: count_unfinished(c, "program"),
        "games between bots": lambda c: count_bot_games(c, "program"),
        "program": lambda c: waiting_for(c, bot, []),
        "program that seeks": lambda c: waiting_for(c, bot, ["labyrinth"]),
    }
    # A row takes SQLite a few dozen steps, one with all of its columns more.
    most = 12_000 if years.is_sqlite else 250
    costs = {name: work(years, ask) for name, ask in pages.items()}
    assert {name: cost for name, cost in costs.items() if cost > most} == {}
    assert costs["mine"]
    assert costs["leaderboard"]
    everything = text("SELECT count(*) FROM seats WHERE changed > 0")
    assert work(years, lambda c: c.execute(everything).all()) > most


def _almost_last(rated: int) -> int:
    """The number of the made player who stands a page and a little before the end."""
    return next(i for i in range(1, rated) if i * 7919 % rated == SHOWN + 5)


async def test_who_pages_on_sees_every_table_once(weeks: Database) -> None:
    """Those that go on and those that are over, in the order in which they were changed."""
    queries = Queries(weeks)
    whole = [row.key for row in await queries.of_player("host", 1000)]
    assert len(whole) == len(set(whole)) > 90
    paged: list[str] = []
    while some := await queries.of_player("host", 20, paged[-1] if paged else ""):
        paged += [row.key for row in some]
    assert paged == whole
    with pytest.raises(Refusal, match="no table with this link"):
        await queries.of_player("host", 20, "nothing")


async def test_who_pages_on_sees_everybody_on_the_leaderboard_once(weeks: Database) -> None:
    """Also those who stand equally high, and bots, who have no handle."""
    rows = [
        {"player": one, "game": "labyrinth", "mu": 30.0, "sigma": 1.0, "games": 1, "level": 27.0}
        for one in ("bot:random", "bot:program:somebody's", "host", "program")
    ]
    with weeks.writing.begin() as connection:
        connection.execute(insert(ratings), rows)
    with weeks.engine.connect() as connection:
        whole = leaderboard(connection, "labyrinth", 1000)
        assert len(whole) == 34
        paged: list[Rated] = []
        # Made players and these have their ids for handles, which are not as long as real ones.
        while some := leaderboard(
            connection, "labyrinth", 1, paged[-1].name.lower() if paged else ""
        ):
            paged += some
        assert paged == whole
        with pytest.raises(Refusal, match="nobody of this name"):
            leaderboard(connection, "labyrinth", 1, "nobody")


async def test_a_players_tables_are_the_last_changed(years: Database) -> None:
    """Also where somebody sits at one of them twice; the lobby mixes both kinds of tables."""
    queries = Queries(years)
    mine = await queries.of_player("host", SHOWN)
    with years.engine.connect() as connection:
        sat = select(seats.c.table_id).where(seats.c.player == "host").distinct()
        changed = select(tables.c.changed).where(tables.c.id.in_(sat))
        newest = sorted(connection.execute(changed).scalars(), reverse=True)[:SHOWN]
        every = connection.execute(select(tables.c.id, tables.c.changed, tables.c.status)).all()
        when = {one.id: one.changed for one in every}
        going = [one.changed for one in every if one.status != "over"]
    assert [when[row.id] for row in mine] == newest
    lobby = await queries.lobby(SHOWN)
    assert {row.status for row in lobby} == {"open", "playing"}
    assert [when[row.id] for row in lobby] == sorted(going, reverse=True)[:SHOWN]
