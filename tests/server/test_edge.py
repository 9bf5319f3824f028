"""What comes from outside is looked at before anybody reads it, stores it or shows it."""

from __future__ import annotations

import asyncio
import stat
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, text

from clew.core.errors import ClewError
from clew.server.storage.database import Database
from clew.server.storage.writer import Write, Writer
from clew.table.messages import decode
from clew.table.refusal import Refusal
from tests.server.harness import Person, Server, leave, serving, sit_down, whose_turn

NUL = "a\0"
HALF = b'{"login":"\\ud800","password":"correct horse"}'


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": NUL, "seats": ["me", "open"]}),
        ("/api/tables", {"game": "labyrinth", "seats": ["me", NUL]}),
        ("/api/account", {"login": NUL, "password": "correct horse"}),
        ("/api/login", {"login": NUL, "password": "correct horse"}),
        ("/api/recover", {"login": "ann", "code": NUL, "password": "correct horse"}),
    ],
)
async def test_a_nul_is_refused_in_every_request(
    server: Server, path: str, body: dict[str, Any]
) -> None:
    someone = Person(server)
    problem = await someone.post(path, body, status=400)
    assert (problem["reason"], problem["text"]) == (
        "unreadable",
        "a text cannot have a NUL character",
    )
    await leave([someone], [])


async def test_a_nul_in_an_address_is_refused(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        for path in ("/api/tables/%00", "/api/tables/a/after?action=%00", "/%00"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


@pytest.mark.parametrize(
    "body",
    [
        HALF,
        b'{"login":"\xff","password":"correct horse"}',
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"game":"labyrinth","seats":["me","open"],"options":' + b"[" * 50 + b"]" * 50 + b"}",
    ],
)
async def test_half_characters_and_endless_nesting_are_refused(server: Server, body: bytes) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        headers = {"content-type": "application/json"}
        for path in ("/api/account", "/api/tables"):
            answer = await client.post(path, content=body, headers=headers)
            assert answer.status_code == 400, answer.text


async def test_an_origin_that_is_none_is_refused(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.post("/api/tables", json={}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


@pytest.mark.parametrize("beside", ['k={"a":"b"}', "clew=forged", "=; ;;", 'k="a'])
async def test_a_foreign_cookie_beside_ours_makes_no_new_guest(server: Server, beside: str) -> None:
    someone = Person(server)
    await someone.table()
    mine = (await someone.get("/api/me/tables"))[0]["key"]
    own = someone.cookie()["Cookie"]
    async with httpx.AsyncClient(base_url=server.url) as client:
        for cookie in (f"{beside}; {own}", f"{own}; {beside}"):
            answer = await client.get("/api/me/tables", headers={"Cookie": cookie})
            assert [one["key"] for one in answer.json()] == [mine]
            assert "set-cookie" not in answer.headers
    await leave([someone], [])


@pytest.mark.parametrize("id_", ["a\\u0000", "\\u0000", "\\\\\\u0000", "\\ud800"])
def test_a_message_with_a_nul_or_half_a_character_is_none(id_: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(f'{{"type":"resign","id":"{id_}"}}')


def test_who_writes_about_nul_is_heard() -> None:
    message = decode('{"type":"say","id":"a","text":"JSON writes it \\\\u0000"}')
    assert message == decode(b'{"type":"say","id":"a","text":"JSON writes it \\\\u0000"}')


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_id_with_a_nul_spoils_nobody_elses_move(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Three who send them, one who plays meanwhile."""
    options: tuple[str, ...] = ()
    if kind == "postgresql":
        options = ("--database", request.getfixturevalue("database"))
    with serving(tmp_path / "data", *options) as server:
        _, people, lines = await sit_down(server)
        bad = [await sit_down(server) for _ in range(3)]
        for _ in range(5):
            actor, other = whose_turn(lines)
            for _, _, theirs in bad:
                await whose_turn(theirs)[0].act(id=NUL)
            await actor.act()
            answer = await actor.next("update", "refused")
            assert answer["type"] == "update", answer
            await other.next("update")
        for _, _, theirs in bad:
            refused = await whose_turn(theirs)[0].next("refused", "update")
            assert refused["reason"] == "unreadable"
        for _, persons, theirs in bad:
            await leave(persons, theirs)
        await leave(people, lines)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_of_a_group_that_fails_only_the_guilty_one_is_refused(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Whatever got past the edge: those who were stored together with it are stored."""
    url = f"sqlite:///{tmp_path / 'clew.sqlite'}"
    if kind == "postgresql":
        url = request.getfixturevalue("database").replace("postgresql:", "postgresql+psycopg:")
    database = Database(url)
    database.migrate()
    writer = Writer(database)

    def spoil(connection: Connection) -> None:
        if kind == "sqlite":
            raise ValueError("spoilt")
        connection.execute(text("SELECT CAST(:a AS text)"), {"a": NUL})

    stored: list[int] = []
    keep = [partial(lambda n, _: stored.append(n), n) for n in range(3)]
    good = [Write(table=n, also=[one]) for n, one in enumerate(keep)]
    writes = [good[0], good[1], Write(table=9, also=[spoil]), good[2]]
    done = await asyncio.gather(*map(writer.submit, writes), return_exceptions=True)
    assert [type(one) for one in done if one] == [ValueError if kind == "sqlite" else Refusal]
    assert done[2]
    assert set(stored) == {0, 1, 2}
    await writer.close()
    database.close()


# The database


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "clew.sqlite"
    for _ in range(2):
        database = Database(f"sqlite:///{file}")
        database.migrate()
        assert [stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob("clew.sqlite*")] == [
            0o600
        ] * len(list(tmp_path.glob("clew.sqlite*")))
        database.close()
        file.chmod(0o604)


def test_a_newer_database_is_said_in_one_sentence(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'clew.sqlite'}")
    database.migrate()
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ClewError, match="newer version of Clew"):
        database.migrate()
    database.close()


async def test_a_database_that_is_away_does_not_say_where_it_was() -> None:
    database = Database("postgresql+psycopg://somebody:secret@127.0.0.1:1/hidden")
    with pytest.raises(Refusal) as refused:
        await database.read(lambda c: c.execute(text("SELECT 1")))
    assert str(refused.value) == "the database is not available at the moment; nothing was done"
    database.close()
