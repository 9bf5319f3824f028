"""Bots at tables: outside the event loop, within a time, and nothing stops the table."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import pytest

from clew.core.chance import Fast
from clew.games import find, names
from clew.server.programs import desk as bot_desk
from clew.server.programs.desk import BotDesk
from clew.server.programs.shares import Party
from clew.table.eyes import Sight
from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Person, Server, leave, serving
from tests.server.test_playing import SHORT, play_on


@pytest.mark.parametrize("game", names())
async def test_a_person_against_bots(server: Server, game: str, tmp_path: Path) -> None:
    """Open seats go to bots; they play their turns until the game is over."""
    someone = Person(server)
    players = find(game).players[0]
    key = await someone.table(game, players, options=SHORT.get(game, {}))
    await someone.post(f"/api/tables/{key}/start", {"fill": "random"})
    line = await someone.line(key)
    await line.next("update")
    async with asyncio.timeout(2 * PATIENCE):
        await play_on(line, random.Random(1))
    record = await someone.http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    assert verify_file(tmp_path / "record").good
    assert record.json()["seats"][1]["player"] == "random"
    await leave([someone], [line])


async def test_a_thinking_bot_answers(server: Server) -> None:
    someone = Person(server)
    body = {"game": "labyrinth", "seats": ["me", "greedy"]}
    key = (await someone.post("/api/tables", body))["key"]
    await someone.post(f"/api/tables/{key}/start")
    line = await someone.line(key)
    await line.next("update")
    for _ in range(6):
        while not line.update["legal"]:
            await line.next("update")
        await line.act()
        await line.next("update")
    await leave([someone], [line])


async def test_bots_go_on_after_kill_9(tmp_path: Path) -> None:
    """Nobody is connected and the server was killed: the bots' game goes on and ends."""
    with serving(tmp_path / "data") as server:
        someone = Person(server)
        body = {"game": "labyrinth", "seats": ["random", "random"], "options": {"goals": 1}}
        key = (await someone.post("/api/tables", body))["key"]
        await someone.post(f"/api/tables/{key}/start")
        line = await someone.line(key)
        while line.n < 1:
            await line.next("update")
        server.kill()
        server.restart()
        async with asyncio.timeout(PATIENCE):
            while (await someone.get(f"/api/tables/{key}"))["status"] != "over":
                await asyncio.sleep(0.1)
        await leave([someone], [])


async def test_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    """kill -9 leaves no process behind that thinks for a server which is gone."""
    with serving(tmp_path / "data") as server:
        someone = Person(server)
        body = {"game": "labyrinth", "seats": ["me", "greedy"]}
        key = (await someone.post("/api/tables", body))["key"]
        await someone.post(f"/api/tables/{key}/start")
        line = await someone.line(key)
        while not (line.update and line.n > 1 and line.update["legal"]):
            await line.next("update")
            if line.update["legal"]:
                await line.act()
        assert server.process
        workers = children(server.process.pid)
        assert workers
        server.kill()
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{worker}").exists() for worker in workers):
                await asyncio.sleep(0.05)
        await leave([someone], [line])


def children(process: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if status.read_text().rpartition(")")[2].split()[1] == str(process):
                found.append(int(status.parent.name))
    return found


@pytest.mark.rule("CO-07")
async def test_a_bot_plays_on_for_who_resigned(server: Server) -> None:
    """With three players the simple bot plays on, and the leaver ranks last."""
    people = [Person(server) for _ in range(3)]
    key = await people[0].table("labyrinth", 3, options={"goals": 1})
    for person in people[1:]:
        await person.join(key)
    await people[0].post(f"/api/tables/{key}/start")
    lines = [await person.line(key) for person in people]
    for line in lines:
        await line.next("update")
    await lines[2].say(type="resign")
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(*(play_on(line, random.Random(1)) for line in lines[:2]))
    assert lines[0].update["over"]["ranks"][2] == 3
    await leave(people, lines)


def crash(*_: object) -> int:
    raise SystemExit(3)


def sleep(*_: object) -> int:
    time.sleep(60)
    return 0


def cheat(*_: object) -> int:
    return 10**6


@pytest.mark.parametrize("fault", [crash, sleep, cheat])
async def test_a_bot_that_fails_is_replaced(fault: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Crashing, thinking for ever, cheating: a simple choice is played in its place, in time."""
    monkeypatch.setattr(bot_desk, "think", fault)
    desk = BotDesk(1, 3.0)
    game = find("labyrinth")
    state = game.new(2, game.read_options({}), Fast(1))
    seat = state.acting()
    for _ in range(2):
        seen = Sight(game, state, seat).perspective(1)
        decision = await desk.choose("greedy", seen, Party())
        assert decision.action in state.legal(seat)
        assert decision.replaced
    assert desk.replaced == 2
    desk.close()
