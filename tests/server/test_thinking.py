"""What thinks on a server: the levels that are offered, in so many processes and no more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find
from clew.server.programs.desk import BotDesk
from clew.server.settings import load
from clew.table.eyes import Sight
from tests.server.harness import Person, Server, leave, serving
from tests.server.test_bots import children

BUDGETS = ["master:4sx15", "master:x99", "master:1s", "adept:1", "random:", "random:<b>You win</b>"]


@pytest.mark.parametrize("kind", BUDGETS)
async def test_a_table_takes_the_offered_levels_and_nothing_else(server: Server, kind: str) -> None:
    """Neither when it is made, nor for a seat, nor to fill the open ones."""
    someone = Person(server)
    body = {"game": "labyrinth-cards", "seats": ["me", kind]}
    problem = await someone.post("/api/tables", body, status=400)
    assert "whoever runs the server" in problem["text"]
    assert "it has: random, greedy" in problem["text"]
    key = await someone.table("labyrinth-cards")
    await someone.post(f"/api/tables/{key}/seat", {"seat": 2, "kind": kind}, status=400)
    await someone.post(f"/api/tables/{key}/start", {"fill": kind}, status=400)
    seats = (await someone.get(f"/api/tables/{key}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "open"]
    await leave([someone], [])


async def test_many_tables_of_masters_start_no_more_processes_than_there_may_be(
    tmp_path: Path,
) -> None:
    """While they play, and after all of them are closed."""
    with serving(tmp_path / "data", "--setting", "bot_workers=2") as server:
        someone = Person(server)
        keys = []
        for _ in range(6):
            body = {"game": "labyrinth-cards", "seats": ["master", "master"]}
            keys.append((await someone.post("/api/tables", body))["key"])
            await someone.post(f"/api/tables/{keys[-1]}/start")
        await asyncio.sleep(2)
        assert 1 <= len(thinking(server)) <= 2
        for key in keys:
            await someone.http.post(f"/api/tables/{key}/close", json={})
        await asyncio.sleep(0.2)
        assert len(thinking(server)) <= 2
        await leave([someone], [])


def thinking(server: Server) -> list[int]:
    """The processes of a server, and theirs, but the one in which Python counts what they share."""
    assert server.process
    found, above = [], [server.process.pid]
    while above:
        below = [child for one in above for child in children(one)]
        commands = {one: Path(f"/proc/{one}/cmdline").read_bytes() for one in below}
        found += [one for one, command in commands.items() if b"spawn_main" in command]
        above = below
    return found


async def asked(desk: BotDesk, bot: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Which bot a worker is asked for."""
    game = find("labyrinth-cards")
    state = game.new(2, game.read_options({}), Fast(1))
    seat = state.acting()
    names = []

    async def run(_work: object, _game: str, name: str, *_: Any) -> int:
        names.append(name)
        return int(state.legal(seat)[0])

    monkeypatch.setattr(desk, "_run", run)
    await desk.choose(bot, Sight(game, state, seat).perspective(1))
    return names[0]


async def test_a_budget_in_an_older_table_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await asked(BotDesk(1, 1.0), "master:4sx15", monkeypatch) == "master"


async def test_who_runs_the_server_says_how_much_a_level_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = load({"bot_budgets": '{"master": "500ms"}'}, environment={})
    desk = BotDesk(1, 1.0, settings.bot_budgets)
    assert await asked(desk, "master", monkeypatch) == "master:500ms"
    assert await asked(desk, "adept", monkeypatch) == "adept"


@pytest.mark.parametrize("budget", ["1sx4", "0s", "x4", "10s", "soon"])
def test_a_budget_that_no_server_can_keep(budget: str) -> None:
    """How many processes think is said once (bot_workers); a decision has bot_seconds."""
    with pytest.raises(ClewError, match="bot_budgets"):
        load({"bot_budgets": {"master": budget}}, environment={})


async def test_who_waits_for_a_process_is_not_replaced() -> None:
    """The time to think begins when the process does."""
    desk = BotDesk(1, 3.0)
    await asyncio.gather(*(desk.ask(time.sleep, 1.0) for _ in range(4)))
    desk.close()
