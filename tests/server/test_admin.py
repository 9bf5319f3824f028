"""`clew admin` while the server runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.server.harness import Person, Server, leave, serving, sit_down


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("own")) as server:
        yield server


def admin(server: Server, *arguments: str, code: int = 0, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "clew.cli", "admin", *arguments, "--data", str(server.data)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **(env or {})},
    )
    assert done.returncode == code, done.stderr
    return done.stdout if not code else done.stderr


async def test_a_table_is_listed_and_closed(own: Server) -> None:
    """Everybody who is there hears of it."""
    key, people, lines = await sit_down(own)
    assert key in [table["key"] for table in json.loads(admin(own, "tables"))]
    admin(own, "close", key)
    while (await lines[1].next("table"))["table"]["status"] != "closed":
        pass
    assert "no open table" in admin(own, "close", key, code=2)
    await leave(people, lines)


async def test_a_reset_password_is_the_only_one(own: Server) -> None:
    someone = Person(own)
    body = {"login": "Daedalus", "password": "icarus icarus"}
    await someone.post("/api/account", body)
    new = json.loads(admin(own, "reset-password", "Daedalus"))["password"]
    other = Person(own)
    await other.post("/api/login", body, 403)
    await other.post("/api/login", {"login": "daedalus", "password": new})
    await leave([someone, other], [])


async def test_a_message_is_removed_and_its_author_banned(own: Server) -> None:
    key, people, lines = await sit_down(own)
    await people[0].post("/api/account", {"login": "minos", "password": "labyrinth of Crete"})
    lines[0] = await people[0].line(key)
    await lines[0].say(type="say", text="something bad")
    number = (await lines[1].next("said"))["number"]
    admin(own, "remove-message", str(number))
    assert await people[1].get(f"/api/tables/{key}/talk") == []
    admin(own, "ban", "minos")
    newcomer = Person(own)
    body = {"login": "minos", "password": "labyrinth of Crete"}
    assert (await newcomer.post("/api/login", body, 403))["reason"] == "banned"
    admin(own, "unban", "minos")
    assert "no player" in admin(own, "ban", "nobody-at-all", code=2)
    await leave([*people, newcomer], lines)


async def test_reports_and_blocks(own: Server) -> None:
    """A blocked player cannot sit down at the blocker's next table."""
    key, people, lines = await sit_down(own)
    await people[0].post(f"/api/tables/{key}/report", {"seat": 2, "text": "rude"})
    listed = json.loads(admin(own, "reports"))
    assert [(one["key"], one["text"]) for one in listed] == [(key, "rude")]
    await people[0].post(f"/api/tables/{key}/block", {"seat": 2})
    again = await people[0].table()
    refused = await people[1].post(f"/api/tables/{again}/join", {}, 403)
    assert refused["reason"] == "blocked"
    await people[0].post(f"/api/tables/{key}/block", {"seat": 2, "on": False})
    assert await people[1].join(again) == 2
    stranger = Person(own)
    await stranger.post(f"/api/tables/{key}/report", {"seat": 2, "text": "x"}, 403)
    await leave([*people, stranger], lines)


def test_tidying_and_mistakes(own: Server) -> None:
    assert set(json.loads(admin(own, "tidy"))) == {
        "reports",
        "invitations",
        "messages",
        "seats",
        "entrants",
        "tournaments",
        "tables",
        "puzzles",
        "tries",
        "solvers",
        "guests",
        "limits",
    }
    admin(own, "rotate-key")
    keys = (own.data / "secret").read_text()
    refused = admin(own, "rotate-key", code=2, env={"CLEW_SECRET": "a" * 32})
    assert "secret is a setting here" in refused
    assert (own.data / "secret").read_text() == keys
    assert "there is no 'dance'" in admin(own, "dance", code=2)
    assert "not a message's number" in admin(own, "remove-message", "x", code=2)
