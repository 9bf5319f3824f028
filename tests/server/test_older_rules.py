"""A table that was begun under older rules ends: unrated, with record and secret, and says why."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from clew.games import find
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import players, seats, tables
from clew.server.tables.older_rules import end_older
from clew.table.chain import Blind, opening
from clew.table.record import Record
from clew.table.rows import OTHER_RULES
from clew.table.verify import verify
from tests.server.harness import PATIENCE, Server, leave, serving, sit_down, whose_turn


def age(server: Server, key: str, rules: int, **more: Any) -> None:
    """As if the table had been begun under other rules; the server must be down."""
    with sqlite3.connect(server.data / "clew.sqlite") as database:
        values = {"rules": rules, **more}
        names = ", ".join(f"{name} = ?" for name in values)
        database.execute(
            f"UPDATE tables SET {names} WHERE key = ?",  # noqa: S608
            (*values.values(), key),
        )
        database.execute("DELETE FROM snapshots")
    _open_again(f"sqlite:///{server.data / 'clew.sqlite'}", key)


def _open_again(url: str, key: str) -> None:
    """The running hash begins as it would have begun under the other rules."""
    made = Database(url)
    with made.writing.begin() as connection:
        row = reading.read_row(connection, key)
        assert row
        if row.started:
            record = row._replace(opening="").record([])
            first = opening(record, Blind.of(bytes.fromhex(row.secret))).hex()
            connection.execute(update(tables).where(tables.c.key == key).values(opening=first))
    made.close()


async def begun(server: Server, **more: Any) -> tuple[str, list[Any], list[Any]]:
    """A rated table at which somebody has acted."""
    key, people, lines = await sit_down(server, settings={"rated": True}, **more)
    actor, _ = whose_turn(lines)
    await actor.act()
    await actor.next("update")
    return key, people, lines


async def test_it_ends_unrated_with_record_and_secret(tmp_path: Path) -> None:
    """Its options and its position mean nothing any more; the record's draws still verify."""
    with serving(tmp_path) as server:
        key, people, lines = await begun(server)
        server.kill()
        age(server, key, find("labyrinth").version - 1, options=json.dumps({"speed": 7}))
        server.restart()
        line = await people[0].line(key)
        told = (await line.next("table"))["table"]
        assert told["status"] == "over"
        assert told["result"]["termination"] == OTHER_RULES
        assert told["result"]["winners"] == []
        made = msgspec.convert(await people[1].get(f"/api/tables/{key}/record"), Record)
        assert made.secret
        assert len(made.entries) == 1
        assert made.draws
        verdict = verify(made, whole=True)
        assert (verdict.good, verdict.rules) == (True, "older")
        assert await people[0].get("/api/me/ratings") == {}
        refused = await people[0].get(f"/api/tables/{key}/moments", 409)
        assert refused["reason"] == OTHER_RULES
        await line.close()
        await leave(people, lines)


async def test_tables_that_nobody_opens_end_when_the_server_starts(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        key, people, lines = await begun(server)
        server.kill()
        age(server, key, find("labyrinth").version - 1)
        server.restart()
        async with asyncio.timeout(PATIENCE):
            while [one["status"] for one in await people[0].get("/api/me/tables")] != ["over"]:
                await asyncio.sleep(0.05)
        with sqlite3.connect(tmp_path / "clew.sqlite") as database:
            ((status, due),) = database.execute("SELECT status, due FROM tables")
        assert (status, due) == ("over", None)
        await leave(people, lines)


async def test_newer_rules_are_left_alone(tmp_path: Path) -> None:
    """Another process may play them; this one says that it cannot."""
    with serving(tmp_path) as server:
        key, people, lines = await begun(server)
        server.kill()
        age(server, key, find("labyrinth").version + 1)
        server.restart()
        refused = await people[0].get(f"/api/tables/{key}", 409)
        assert refused["reason"] == OTHER_RULES
        with sqlite3.connect(tmp_path / "clew.sqlite") as database:
            assert database.execute("SELECT status FROM tables").fetchall() == [("playing",)]
        await leave(people, lines)


async def test_a_table_that_waited_for_players_begins_under_these_rules(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, people, lines = await sit_down(server)
        waiting = await people[0].table("labyrinth", 2)
        server.kill()
        age(server, waiting, find("labyrinth").version - 1)
        server.restart()
        await people[1].join(waiting)
        info = await people[0].post(f"/api/tables/{waiting}/start")
        assert (info["status"], info["rules"]) == ("playing", find("labyrinth").version)
        await leave(people, lines)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_ending_twice_changes_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'clew.sqlite'}"
    else:
        url = request.getfixturevalue("database")
    made = Database(url)
    made.migrate()
    with made.writing.begin() as connection:
        _put_tables(connection)
        assert len(end_older(connection, "one")) == 1
    with made.writing.begin() as connection:
        assert len(end_older(connection)) == 1
    with made.writing.begin() as connection:
        assert end_older(connection) == []
        found = connection.execute(select(tables.c.key, tables.c.status).order_by(tables.c.key))
        assert [tuple(one) for one in found] == [
            ("now", "playing"),
            ("one", "over"),
            ("open", "open"),
            ("two", "over"),
        ]
    made.close()


def _put_tables(connection: Connection) -> None:
    """Two tables of older rules, one of these, and one that has not begun."""
    version = find("labyrinth").version
    connection.execute(insert(players).values(id="ada", name="Ada", created=0.0, seen=0.0))
    for key, rules, status in (
        ("one", version - 1, "playing"),
        ("two", version - 1, "playing"),
        ("now", version, "playing"),
        ("open", version - 1, "open"),
    ):
        made = connection.execute(
            insert(tables).values(
                key=key,
                game="labyrinth",
                rules=rules,
                options="{}",
                settings="{}",
                public=False,
                status=status,
                host="ada",
                secret="00" * 32,
                created=0.0,
                changed=0.0,
                due=1.0,
            )
        )
        (number,) = made.inserted_primary_key or (0,)
        sitting = [{"table_id": number, "seat": seat, "kind": "human"} for seat in (1, 2)]
        connection.execute(insert(seats), sitting)
