"""What is stored, how durably, and how an old database becomes a new one."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, literal, select, text

from clew.core.errors import ClewError
from clew.server.admin import close_table
from clew.server.settings import Settings, load
from clew.server.storage import schema
from clew.server.storage.database import Database
from clew.server.storage.inquiries import Inquiry, Question
from clew.server.storage.reading import load as load_table
from clew.server.storage.reading import news
from clew.server.storage.statements import Statement
from clew.server.storage.writer import Conflict, Write, Writer
from clew.table.orders import Order
from clew.table.rows import SeatRow
from tests.server.harness import ROOT, leave, serving, sit_down, whose_turn


@pytest.fixture
def sqlite(tmp_path: Path) -> Database:
    made = Database(f"sqlite:///{tmp_path / 'clew.sqlite'}")
    made.migrate()
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest) -> Iterator[Database]:
    """A database of each kind."""
    if request.param == "sqlite":
        made: Database = request.getfixturevalue("sqlite")
    else:
        url = request.getfixturevalue("database").replace("postgresql:", "postgresql+psycopg:")
        made = Database(url)
        made.migrate()
    yield made
    made.close()


def test_every_commit_is_durable(sqlite: Database) -> None:
    """WAL with synchronous=FULL on every connection: kill -9 cannot tell, a power cut could."""
    for engine in (sqlite.engine, sqlite.writing):
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    sqlite.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_make_the_schema(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """What the migrations make is what the code expects."""
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'clew.sqlite'}"
    else:
        url = request.getfixturevalue("database").replace("postgresql:", "postgresql+psycopg:")
    made = Database(url)
    made.migrate()
    made.migrate()
    with made.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    made.close()


async def test_an_old_database_plays_on(tmp_path: Path) -> None:
    """A game begun under the first schema goes on under the newest, without a running hash."""
    data = tmp_path / "data"
    with serving(data) as server:
        key, people, lines = await sit_down(server)
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")
        server.stop()
        _go_back_to_the_first_schema(data / "clew.sqlite")
        server.restart()
        back = [await person.line(key, 1) for person in people]
        for line in back:
            await line.next("update")
        actor, other = whose_turn(back)
        await actor.act()
        update = await other.next("update")
        assert (update["n"], update["hash"]) == (2, "")
        await leave(people, [*lines, *back])


def _go_back_to_the_first_schema(file: Path) -> None:
    connection = sqlite3.connect(file)
    first = ("players", "tables", "seats", "entries", "answers", "snapshots", "alembic_version")
    made = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    for (name,) in connection.execute(made).fetchall():
        if name not in first:
            connection.execute(f"DROP TABLE {name}")
    connection.execute("DROP INDEX players_by_handle")
    for column in ("open_name", "ended", "handle", "avatar", "open_profile"):
        connection.execute(f"ALTER TABLE players DROP COLUMN {column}")
    for index in ("tables_by_due", "tables_by_code", "tables_by_host"):
        connection.execute(f"DROP INDEX {index}")
    connection.execute("DROP INDEX seats_by_player")
    for column in ("salt", "sealed", "ready", "choice", "changed", "talks", "ended"):
        connection.execute(f"ALTER TABLE seats DROP COLUMN {column}")
    connection.execute("CREATE INDEX seats_by_player ON seats (player)")
    later = ("due", "clock", "proposal", "rematch", "draws", "opening", "code", "tournament")
    for column in later:
        connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    found = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'entries'")
    (how_made,) = found.fetchone()
    connection.execute("ALTER TABLE entries RENAME TO entries_now")
    connection.execute(f"{how_made} WITHOUT ROWID")
    connection.execute("INSERT INTO entries SELECT * FROM entries_now")
    connection.execute("DROP TABLE entries_now")
    connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.commit()
    connection.close()


async def test_seats_know_when_their_table_has_ended(tmp_path: Path) -> None:
    """Whether it was given up, or closed by its host or by who runs the server; and also where that
    was before seats knew."""
    with serving(tmp_path / "data") as server:
        played, people, lines = await sit_down(server)
        await lines[0].say(type="resign")
        while not lines[0].update["over"]:
            await lines[0].next("update")
        host = people[0]
        closed, stopped, going = [await host.table() for _ in range(3)]
        await host.post(f"/api/tables/{closed}/close")
        database = Database(f"sqlite:///{server.data / 'clew.sqlite'}")
        with database.writing.begin() as connection:
            close_table(connection, stopped)
        ended = {key: {1} for key in (played, closed, stopped)} | {going: {0}}
        assert _ended(database) == ended
        await leave(people, lines)
        server.stop()
        with database.writing.begin() as connection:
            _forget_what_has_ended(connection)
        database.migrate()
        assert _ended(database) == ended
        database.close()


def _ended(database: Database) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    asked = "SELECT key, ended FROM tables JOIN seats ON table_id = id"
    with database.engine.connect() as connection:
        for key, ended in connection.execute(text(asked)):
            found.setdefault(key, set()).add(ended)
    return found


def _forget_what_has_ended(connection: Connection) -> None:
    for statement in (
        "DROP INDEX tables_by_host",
        "DROP INDEX seats_by_player",
        "ALTER TABLE seats DROP COLUMN ended",
        "CREATE INDEX seats_by_player ON seats (player, changed, table_id)",
        "UPDATE alembic_version SET version_num = '0080'",
    ):
        connection.execute(text(statement))


def test_there_is_one_line_of_migrations() -> None:
    config = Config()
    config.set_main_option(
        "script_location", str(ROOT / "src" / "clew" / "server" / "storage" / "migrations")
    )
    config.set_main_option("path_separator", "os")
    command.heads(config)


async def _two_tables(writer: Writer) -> None:
    await writer.run(
        lambda c: c.execute(
            text("INSERT INTO players (id, name, created, seen) VALUES ('a', 'A', 0, 0)")
        )
    )
    for number in (1, 2):
        await writer.run(
            lambda c, number=number: c.execute(  # type: ignore[misc]
                text(
                    "INSERT INTO tables (id, key, game, rules, options, settings, public, status, "
                    "host, secret, created, changed) VALUES "
                    "(:n, :key, 'g', 1, '{}', '{}', false, 'playing', 'a', '', 0, 0)"
                ),
                {"n": number, "key": str(number)},
            )
        )


def _entry(table: int, n: int) -> Write:
    row = (table, n, 1, "a 'quoted' \u2603", "", -1, "", "now", "", '[[-1,{"event":"x"}]]')
    return Write(table=table, entries=[row])


async def test_a_move_needs_nothing_but_the_driver(stored: Database) -> None:
    """Mere rows are stored without SQLAlchemy's layer, which would take a fifth of the time: those
    of every move, and what a clock, a bot or a snapshot adds."""
    writer = Writer(stored)
    await _two_tables(writer)
    begun: list[object] = []
    event.listen(stored.engine, "begin", begun.append)
    await writer.submit(_entry(1, 1))
    more = _entry(2, 1)
    more.answers = [(2, 1, 1, "late", "")]
    more.snapshots, more.due, more.tidied = [(2, 1, "{}")], [(2, 7.5, "clock")], [(2, 2, 9.0)]
    await asyncio.gather(writer.submit(_entry(1, 2)), writer.submit(more))
    assert begun == []
    with stored.engine.connect() as connection:
        kept = "SELECT due, clock, changed, (SELECT count(*) FROM answers) FROM tables ORDER BY id"
        rows = connection.execute(text(kept)).all()
        numbers = connection.execute(text("SELECT table_id, n FROM entries ORDER BY 1, 2")).all()
    assert [tuple(row) for row in rows] == [(None, "", 0, 0), (7.5, "clock", 9, 0)]
    assert [tuple(row) for row in numbers] == [(1, 1), (1, 2), (2, 1)]
    await writer.close()


async def _a_table_with_everything(writer: Writer) -> None:
    """Seats with and without players, an avatar, standing orders, open answers, talk, a snapshot in
    between, and as many entries as are wanted after it."""
    await _two_tables(writer)
    for n in range(1, 6):
        await writer.submit(_entry(1, n))
    more = _entry(1, 6)
    for n, over in ((2, "older"), (4, "newer")):
        outcome = f'{{"termination":"{over}","rule":"","winners":[],"ranks":[],"scores":[]}}'
        whole = f'{{"format":"f","rules":1,"n":{n},"root":{n},"position":{{}},"left":[],"away":[],'
        more.snapshots.append((1, n, f'{whole}"over":{outcome}}}'))
    more.answers = [(1, 5, 2, "played", "p"), (1, 6, 2, "now ☃", "mine"), (1, 6, 1, "", "")]
    await writer.submit(more)

    def store(connection: Connection) -> None:
        for statement in (
            "UPDATE players SET avatar = 'fox'",
            (
                "UPDATE tables SET public = true, started = 'then', created = 0.1, "
                "settings = '{\"delay\":30}' WHERE id = 1"
            ),
            (
                "INSERT INTO seats (table_id, seat, kind, player, name, ready, talks) VALUES "
                "(1, 2, 'human', 'a', 'A ☃', true, false), (1, 1, 'novice', NULL, 'B', false, true)"
            ),
            "INSERT INTO orders (table_id, seat, kind, turn) VALUES (1, 2, 'turn', 7)",
            (
                "INSERT INTO messages (table_id, player, seat, name, text, time) VALUES "
                "(1, 'a', 2, 'A', 'hello', 0), (2, 'a', 1, 'A', 'elsewhere', 0)"
            ),
        ):
            connection.exec_driver_sql(statement)

    await writer.run(store)


@pytest.mark.parametrize("way", ["the driver alone", "the usual way"])
async def test_a_table_is_opened_as_it_was_stored(
    stored: Database, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever way it is read."""
    writer = Writer(stored)
    await _a_table_with_everything(writer)
    if way == "the usual way":
        monkeypatch.setattr(stored, "_asked_plainly", lambda _: None)
    else:
        monkeypatch.delattr(Database, "ask")
    opened = await stored.look_up(load_table("1", 2))
    assert opened
    assert opened.row.seats == [
        SeatRow(1, "novice", None, "B", "", talks=True),
        SeatRow(2, "human", "a", "A ☃", "", ready=True),
    ]
    flags = [one for seat in opened.row.seats for one in (seat.ready, seat.talks)]
    assert [type(one) for one in [*flags, opened.row.public]] == [bool] * 5
    assert (opened.row.key, opened.row.public, opened.row.created) == ("1", True, 0.1)
    assert (opened.row.started, opened.row.settings.delay) == ("then", 30)
    assert opened.row.avatars == {"a": "fox"}
    assert opened.snapshot
    assert opened.snapshot.over
    assert (opened.snapshot.n, opened.snapshot.over.termination) == (4, "newer")
    assert [tuple(one) for one in opened.entries] == [_entry(1, n).entries[0] for n in (3, 4, 5, 6)]
    assert opened.answers == [(1, "", ""), (2, "now ☃", "mine")]
    assert opened.orders == {2: Order(kind="turn", turn=7)}
    assert opened.talked == 1
    new = await stored.look_up(news("1", 5))
    assert new
    assert new == opened._replace(snapshot=None, entries=opened.entries[-1:])
    assert await stored.look_up(load_table("3", 2)) is None
    await writer.close()


async def test_what_is_read_survives_lost_connections(database: str) -> None:
    """PostgreSQL was restarted: whoever asks next notices nothing."""
    stored = Database(database.replace("postgresql:", "postgresql+psycopg:"))
    one = Inquiry([Question(select(literal(1)), {})], lambda found: found[0][0][0])
    two = Inquiry([*one.questions, *one.questions], lambda found: [rows[0][0] for rows in found])
    for _ in range(2):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert await stored.look_up(two) == [1, 1]
    assert await stored.look_up(one) == 1
    stored.close()


async def test_writes_that_come_together_are_one_commit(sqlite: Database) -> None:
    commits: list[float] = []
    writer = Writer(sqlite, committed=commits.append)
    await _two_tables(writer)
    await asyncio.gather(writer.submit(_entry(1, 1)), writer.submit(_entry(2, 1)))
    assert len(commits) == 1
    await writer.close()
    sqlite.close()


async def test_a_statement_that_is_sent_is_done_or_refused_by_itself(database: str) -> None:
    """In one round trip, with no transaction around it."""
    stored = Database(database.replace("postgresql:", "postgresql+psycopg:"))
    stored.migrate()
    writer = Writer(stored)
    await _two_tables(writer)
    begun: list[object] = []
    event.listen(stored.engine, "begin", begun.append)
    calls = "UPDATE tables SET game = $1 WHERE id = $2::bigint"
    await writer.send(Statement("call", calls, ("other", "1")))
    assert begun == []
    wrong = writer.send(Statement("wrong", calls.replace("game", "nothing"), ("other", "2")))
    more = writer.submit(_entry(1, 1))
    with pytest.raises(ClewError):
        await wrong
    await more
    await writer.close()
    with stored.engine.connect() as connection:
        games = connection.execute(text("SELECT game FROM tables ORDER BY id")).scalars().all()
    assert games == ["other", "g"]
    stored.close()


async def test_a_number_is_taken_once(stored: Database) -> None:
    """Of what is committed together, only the action whose number is taken is refused. It goes on
    as before."""
    writer = Writer(stored)
    await _two_tables(writer)
    await writer.submit(_entry(1, 1))
    answers = await asyncio.gather(
        writer.submit(_entry(1, 1)),
        writer.submit(_entry(2, 1)),
        writer.submit(_entry(1, 2)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Conflict, type(None), type(None)]
    await writer.submit(_entry(2, 2))
    with stored.engine.connect() as connection:
        rows = connection.execute(
            text("SELECT table_id, n, action, told FROM entries ORDER BY 1, 2")
        ).all()
    assert [tuple(row)[:2] for row in rows] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert rows[0].action == "a 'quoted' \u2603"
    assert msgspec.json.decode(rows[0].told) == [[-1, {"event": "x"}]]
    await writer.close()


def test_settings_have_the_same_names_everywhere(tmp_path: Path) -> None:
    """An option wins over the environment, the environment over the file."""
    file = tmp_path / "clew.toml"
    file.write_text('port = 1\nhost = "file"\nburst = 7\n')
    found = load({"port": 3}, environment={"CLEW_PORT": "2", "CLEW_HOST": "env"}, file=file)
    assert (found.port, found.host, found.burst) == (3, "env", 7)
    assert load({}, environment={"CLEW_ORIGINS": "https://a, https://b"}).origins == [
        "https://a",
        "https://b",
    ]
    assert load({}, environment={}) == Settings()


@pytest.mark.parametrize(
    ("options", "text_"),
    [
        ({"port": "many"}, "settings: .*int"),
        ({"port": 99999}, "settings: .*65535"),
        ({"speed": 1}, "settings: .*speed"),
        ({"database": "mysql://x"}, "sqlite:///FILE or postgresql"),
    ],
)
def test_wrong_settings_are_told_in_one_sentence(options: dict[str, object], text_: str) -> None:
    with pytest.raises(ClewError, match=text_):
        _ = load(options, environment={}).url


def test_a_database_that_is_up_to_date_is_left_as_it_is(tmp_path: Path) -> None:
    """The second start does not even load what migrates."""
    script = (
        "import sys; from clew.server.storage.database import Database; "
        f"d = Database('sqlite:///{tmp_path}/a.sqlite'); d.migrate(); d.close(); "
        "print('alembic' in sys.modules)"
    )
    loaded = [
        subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
        ).stdout.strip()
        for _ in range(2)
    ]
    assert loaded == ["True", "False"]


def test_a_start_loads_nothing_that_only_others_need(tmp_path: Path) -> None:
    """Neither what another database speaks, nor what Litestar has for other people's messages."""
    script = (
        "import sys; from clew.server.app import build; from clew.server.settings import load; "
        f"build(load({{'data': {str(tmp_path)!r}}}, environment={{}})); "
        "print({'pydantic', 'py4swiss', 'sqlalchemy.dialects.postgresql'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "set()"
