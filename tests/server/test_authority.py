"""An open line acts for a player only as long as its cookie would."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import websockets

from tests.server.harness import PATIENCE, Line, Person, Server, leave, serving, sit_down
from tests.server.test_accounts import PASSWORD, a_login

AT_ONCE = 4.0
"""Seconds, on a busy machine; what is found only by looking takes up to five and more."""


async def ended(line: Line, seconds: float = AT_ONCE) -> None:
    """The server closes the line; nothing that is said on it is played meanwhile."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                await line.next()
            except websockets.ConnectionClosed:
                return


def admin(server: Server, *words: str) -> None:
    command = [sys.executable, "-m", "clew.cli", "admin", *words, "--data", str(server.data)]
    subprocess.run([*command, *server.options], check=True, capture_output=True, timeout=PATIENCE)


async def account(person: Person) -> tuple[dict[str, str], list[str]]:
    body = {"login": a_login(), "password": PASSWORD}
    return body, (await person.post("/api/account", body))["codes"]


async def test_a_recovery_ends_every_open_line(server: Server) -> None:
    key, people, lines = await sit_down(server)
    body, codes = await account(people[0])
    lines[0] = await people[0].line(key)
    owner = Person(server)
    new = {"login": body["login"], "code": codes[0], "password": "a quite new one"}
    await owner.post("/api/recover", new)
    await ended(lines[0])
    await leave([*people, owner], lines)


async def test_deleting_an_account_ends_its_lines_and_its_name(server: Server) -> None:
    """Also the name at tables that are open in memory."""
    key, people, lines = await sit_down(server)
    await people[0].http.patch("/api/me", json={"name": "Minos"})
    assert (await people[0].http.delete("/api/me")).status_code == 200
    await ended(lines[0])
    seats = (await people[1].get(f"/api/tables/{key}"))["seats"]
    assert seats[0]["name"] == "Somebody"
    await leave(people, lines)


async def test_logging_in_during_a_game_keeps_the_seat(server: Server) -> None:
    """It is the account's from now on; the guest's old cookie acts no longer."""
    home = Person(server)
    body, _ = await account(home)
    key, people, lines = await sit_down(server)
    old = people[0].cookie()
    await people[0].post("/api/login", body)
    await ended(lines[0])
    back = await people[0].line(key)
    assert (await back.next("update"))["view"]["seat"] == 1
    mine = (await people[0].get(f"/api/tables/{key}"))["seat"]
    assert mine == 1
    while not back.update["legal"]:
        await lines[1].act()
        await lines[1].next("update")
        await back.next("update")
    await back.act()
    assert (await back.next("update", "refused"))["type"] == "update"
    thief = Person(server)
    thief.http.cookies.set("clew", old["Cookie"].removeprefix("clew="))
    await ended(await thief.line(key))
    assert (await thief.get(f"/api/tables/{key}"))["seat"] == 0
    await leave([home, *people, thief], [*lines, back])


async def test_a_ban_beside_sqlite_is_found_within_seconds(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        key, people, lines = await sit_down(server)
        body, _ = await account(people[0])
        lines[0] = await people[0].line(key)
        admin(server, "ban", body["login"])
        await ended(lines[0], PATIENCE)
        problem = await people[0].get("/api/me", status=403)
        assert problem["reason"] == "banned"
        await leave(people, lines)


async def test_changes_reach_the_lines_of_every_process(tmp_path: Path, database: str) -> None:
    """A ban, a recovery and a login, each at another process than the line."""
    options, env = ("--database", database), {"CLEW_SECRET": "0123456789abcdef"}
    with (
        serving(tmp_path / "one", *options, env=env) as one,
        serving(tmp_path / "two", *options, env=env) as two,
    ):
        key, people, lines = await sit_down(one)
        body, codes = await account(people[0])
        lines[0] = await people[0].line(key)
        far = await people[0].line(key, at=two)
        owner = Person(one)
        new = {"login": body["login"], "code": codes[0], "password": "a quite new one"}
        await owner.post("/api/recover", new)
        await ended(far)
        await ended(lines[0])

        guest = await people[1].line(key, at=two)
        other = Person(one)
        mine, _ = await account(other)
        await people[1].post("/api/login", mine)
        await ended(guest)
        back = await people[1].line(key, at=two)
        assert (await back.next("update"))["view"]["seat"] == 2

        admin(one, "ban", mine["login"])
        await ended(back)
        await leave([*people, owner, other], [*lines, far, guest, back])
