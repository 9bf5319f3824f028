"""What somebody has solved: kept with who they are, on every device; theirs to take or delete."""

from __future__ import annotations

import asyncio
import datetime as dt
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from clew.play.puzzles import first_today, is_today_somewhere
from clew.puzzles import daily, find
from clew.server.admin import tidy
from clew.server.people.players import Player, Players
from clew.server.people.solved_puzzles import SolvedPuzzles
from clew.server.storage.database import Database
from clew.server.storage.schema import players, solved_puzzles
from clew.server.storage.writer import Conflict, Writer
from tests.server.harness import Person, Server, leave

PASSWORD = "seven days in a row"  # noqa: S105
NOTHING: dict[str, Any] = {"puzzles": [], "days": [], "standings": {}}
EASY = "labyrinth-1-001"


async def solve(person: Person, name: str, **more: str) -> dict[str, Any]:
    body = {"actions": find(name).answer, **more}
    now: dict[str, Any] = await person.post(f"/api/puzzles/{name}", body)
    assert now["status"] == "solved"
    return now


async def solved(person: Person) -> dict[str, Any]:
    """What somebody has solved, without their ratings."""
    found: dict[str, Any] = await person.get("/api/me/puzzles")
    return {name: found[name] for name in ("puzzles", "days")}


def some_day() -> str:
    """A day that it is somewhere now, whenever the test is run; and still in a moment."""
    return dt.datetime.now(dt.UTC).date().isoformat()


async def test_what_is_solved_is_kept(server: Server) -> None:
    """A try that is not over counts for nothing; the same twice counts once."""
    someone = Person(server)
    assert await someone.get("/api/me/puzzles") == NOTHING
    await someone.post("/api/puzzles/labyrinth-2-001", {"actions": find(EASY).answer[:0]})
    assert await someone.get("/api/me/puzzles") == NOTHING
    await solve(someone, EASY)
    await solve(someone, EASY)
    assert await solved(someone) == {"puzzles": [EASY], "days": []}
    await leave([someone], [])


async def test_a_day_counts_only_on_that_day_and_with_its_puzzle(server: Server) -> None:
    someone = Person(server)
    today = some_day()
    name = daily(dt.date.fromisoformat(today)).id
    other = EASY if name != EASY else "labyrinth-1-002"
    await solve(someone, other, day=today)
    last_year = dt.date.fromisoformat(today) - dt.timedelta(days=371)
    await solve(someone, daily(last_year).id, day=last_year.isoformat())
    assert (await someone.get("/api/me/puzzles"))["days"] == []
    await solve(someone, name, day=today)
    await solve(someone, name, day=today)
    found = await someone.get("/api/me/puzzles")
    assert found["days"] == [today]
    assert {name, other} <= set(found["puzzles"])
    await someone.post(f"/api/puzzles/{name}", {"actions": [], "day": "x" * 11}, status=400)
    await leave([someone], [])


async def test_a_guest_brings_it_into_the_account(server: Server) -> None:
    """It is there on the other device, and what that one had solved as a guest is added."""
    desk, phone = Person(server), Person(server)
    login = {"login": f"ariadne-{secrets.token_hex(4)}", "password": PASSWORD}
    await solve(desk, EASY)
    await desk.post("/api/account", login)
    assert (await desk.get("/api/me/puzzles"))["puzzles"] == [EASY]
    await solve(phone, EASY)
    await solve(phone, "labyrinth-1-002")
    await phone.post("/api/login", login)
    both = {"puzzles": [EASY, "labyrinth-1-002"], "days": []}
    assert await solved(phone) == both
    assert await solved(desk) == both
    await phone.post("/api/logout")
    assert await phone.get("/api/me/puzzles") == NOTHING
    await leave([desk, phone], [])


async def test_it_is_exported_and_deleted_with_me(server: Server) -> None:
    someone = Person(server)
    await solve(someone, EASY)
    data = await someone.get("/api/me/data")
    assert data["puzzles"] == await someone.get("/api/me/puzzles") != NOTHING
    assert data["puzzle_tries"] == {EASY: {"solved": True}}
    cookies = dict(someone.http.cookies)
    await someone.http.delete("/api/me")
    assert await someone.get("/api/me/puzzles") == NOTHING
    someone.http.cookies.update(cookies)
    assert await someone.get("/api/me/puzzles") == NOTHING
    await leave([someone], [])


async def test_what_a_browser_had_kept_is_added(server: Server) -> None:
    """Only puzzles there are; a streak of 900 days cannot be claimed."""
    someone = Person(server)
    await solve(someone, EASY)
    kept = {"puzzles": [EASY, "labyrinth-1-003", "nothing-1-001"]}
    for _ in range(2):
        response = await someone.http.put("/api/me/puzzles", json=kept)
        found = response.json()
        assert (found["puzzles"], found["days"]) == ([EASY, "labyrinth-1-003"], [])
    assert await someone.get("/api/me/puzzles") == found
    assert (await someone.http.put("/api/me/puzzles", json={})).json() == found
    first = dt.date(2024, 1, 1)
    streak = {"days": [(first + dt.timedelta(days=n)).isoformat() for n in range(900)]}
    for wrong in (streak, {"puzzles": [EASY] * 1001}):
        assert (await someone.http.put("/api/me/puzzles", json=wrong)).status_code == 400
    await leave([someone], [])


@pytest.mark.parametrize("hours", [-12, 0, 14])
def test_it_is_a_day_somewhere(hours: int) -> None:
    there = (dt.datetime.now(dt.UTC) + dt.timedelta(hours=hours)).date()
    assert is_today_somewhere(there.isoformat())
    assert there <= first_today()


def test_most_days_it_is_nowhere() -> None:
    today = dt.datetime.now(dt.UTC).date()
    for days in (-3, 3, 365):
        assert not is_today_somewhere((today + dt.timedelta(days=days)).isoformat())
    assert not is_today_somewhere("")
    assert not is_today_somewhere("today")


@pytest.fixture
def sqlite(tmp_path: Path) -> Database:
    made = Database(f"sqlite:///{tmp_path / 'clew.sqlite'}")
    made.migrate()
    return made


async def test_another_process_may_be_quicker(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it did not store is stored all the same."""
    writer = Writer(sqlite)
    solving = SolvedPuzzles(sqlite, writer, Players(sqlite, writer))
    someone = Player("someone", "Somebody", 0, False, False)
    real, times = writer.run, 0

    def run(job: Any) -> Any:
        nonlocal times
        times += 1
        if times == 2:  # the first one stores the guest
            lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            lost.set_exception(Conflict("somebody else was first"))
            return lost
        return real(job)

    monkeypatch.setattr(writer, "run", run)
    await solving.note(someone, find(EASY), "solved")
    assert (await solving.of(someone)).puzzles == [EASY]
    await writer.close()
    sqlite.close()


def test_who_solves_stays_and_who_has_stopped_goes(sqlite: Database) -> None:
    """Guests who never sat down are tidied away, but not with a streak that goes on."""
    now = time.time()
    with sqlite.writing.begin() as connection:
        for name, last in (("goes on", now), ("has stopped", now - 50 * 86400), ("never", 0.0)):
            long_ago = now - 100 * 86400
            connection.execute(
                insert(players).values(id=name, name=name, created=long_ago, seen=long_ago)
            )
            if last:
                connection.execute(
                    insert(solved_puzzles).values(player=name, puzzle=EASY, day="", time=last)
                )
        gone = tidy(connection, 30)
        assert (gone["puzzles"], gone["guests"]) == (1, 2)
        assert connection.execute(select(players.c.id)).scalars().all() == ["goes on"]
    sqlite.close()
