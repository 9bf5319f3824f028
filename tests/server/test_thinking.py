"""What thinks on a server: the levels that are offered, in so many processes and no more."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find
from clew.play.thinking import BotQuestion
from clew.server.programs.desk import BotDesk
from clew.server.programs.shares import Party, Shares
from clew.server.settings import load
from clew.table.eyes import Sight
from tests.server.harness import PATIENCE, Person, Server, leave, serving
from tests.server.test_bots import children
from tests.server.test_metrics import TOKEN, figure

SOAK = bool(os.environ.get("CLEW_SOAK"))
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
    settings = ("--setting", "bot_workers=2", "--setting", "most_bot_games=0")
    with serving(tmp_path / "data", *settings) as server:
        someone = Person(server)
        keys = []
        for _ in range(4):
            body = {"game": "labyrinthos", "seats": ["master", "master"]}
            keys.append((await someone.post("/api/tables", body))["key"])
            await someone.post(f"/api/tables/{keys[-1]}/start")
        lines = [await someone.line(key) for key in keys]
        most = 0
        for line in lines:
            while line.n < 1:
                await line.next("update")
                most = max(most, len(thinking(server)))
        assert 1 <= most <= 2
        for key in keys:
            await someone.http.post(f"/api/tables/{key}/close", json={})
        # Nothing tells that no process is about to start: it is looked for a while.
        for _ in range(10):
            assert len(thinking(server)) <= 2
            await asyncio.sleep(0.02)
        await leave([someone], lines)


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

    async def run(_work: object, question: BotQuestion) -> int:
        names.append(question.bot)
        return int(state.legal(seat)[0])

    monkeypatch.setattr(desk, "_run", run)
    await desk.choose(bot, Sight(game, state, seat).perspective(1), Party())
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
    await asyncio.gather(*(desk.ask(Party(), time.sleep, 1.0) for _ in range(4)))
    desk.close()


async def served(shares: Shares, asked: list[Party], busy: float = 0.01) -> list[Party]:
    """In which order parties get their turn who all ask at once, each thinking for a while."""
    order: list[Party] = []

    async def think(party: Party) -> None:
        async with shares.turn(party):
            order.append(party)
            await asyncio.sleep(busy)

    await asyncio.gather(*(think(one) for one in asked))
    return order


@pytest.mark.parametrize(
    "crowd",
    [
        [Party("a", "greedy", f"table {n}") for n in range(40)],
        [Party("a", f"guest {n}", f"table {n}") for n in range(40)],
    ],
)
async def test_who_asks_for_much_lets_others_go_first(crowd: list[Party]) -> None:
    """Forty tables of one player, or of forty guests at one address: a stranger who comes last is
    next."""
    stranger = Party("b", "stranger", "theirs")
    order = await served(Shares(2, 10.0), [*crowd, stranger])
    assert order.index(stranger) <= 2


async def test_players_of_one_address_share_it_evenly() -> None:
    """And so do the tables of one player."""
    one = [Party("a", "one", f"table {n % 2}") for n in range(20)]
    two = [Party("a", "two", "theirs") for _ in range(4)]
    order = await served(Shares(1, 10.0), [*one, *two])
    assert max(order.index(party, 1) for party in two) <= 9
    first = [party.table for party in order[:9] if party.player == "one"]
    assert abs(first.count("table 0") - first.count("table 1")) <= 1


async def test_the_more_wait_the_less_time_each_gets() -> None:
    """Their own crowd: a stranger has the whole time."""
    shares, given = Shares(1, 10.0), []

    async def think(party: Party) -> None:
        async with shares.turn(party) as seconds:
            given.append((party.address, seconds))
            await asyncio.sleep(0)

    crowd = [Party("a", "greedy", f"table {n}") for n in range(40)]
    await asyncio.gather(*map(think, [*crowd, Party("b")]))
    times = [seconds for address, seconds in given if address == "a"]
    assert max(times[1:5]) < 0.5
    assert dict(given[:3])["b"] == 8.0


async def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    shares = Shares(1, 10.0)
    async with shares.turn(Party("a")):
        waiting = asyncio.create_task(served(shares, [Party("b")]))
        await asyncio.sleep(0)
        waiting.cancel()
        after = asyncio.create_task(served(shares, [Party("c")]))
        await asyncio.sleep(0)
    assert await asyncio.wait_for(after, 5) == [Party("c")]


TABLES = 40 if SOAK else 6


async def test_one_guest_with_many_tables_of_masters_starves_nobody(tmp_path: Path) -> None:
    """A stranger's bot, even at the same address, has its turn between the masters', and nobody's
    decision is replaced."""
    settings = ("--setting", "bot_workers=2", "--setting", "most_bot_games=0")
    with serving(tmp_path / "data", *settings, env=TOKEN) as server:
        greedy, stranger = Person(server), Person(server)
        keys = []
        for _ in range(TABLES):
            body = {"game": "labyrinth-cards", "seats": ["master"] * 4}
            keys.append((await greedy.post("/api/tables", body))["key"])
            await greedy.post(f"/api/tables/{keys[-1]}/start")
        body = {"game": "labyrinth", "seats": ["me", "greedy"]}
        key = (await stranger.post("/api/tables", body))["key"]
        await stranger.post(f"/api/tables/{key}/start")
        line = await stranger.line(key)
        moves, before = 0, await entries(server)
        async with asyncio.timeout(PATIENCE):
            while moves < 4:
                await line.next("update")
                if line.update["legal"]:
                    await line.act()
                elif line.update["pending"] == [2]:
                    moves += 1
        others = await entries(server) - before
        assert others / TABLES < 20 * moves
        assert await figure(server, "clew_bots_replaced_total") == 0
        await leave([greedy, stranger], [line])


async def entries(server: Server) -> float:
    return await figure(server, "clew_entries_total")


async def test_a_replaced_bot_says_so(tmp_path: Path) -> None:
    """In the talk of the table, for those too who come later."""
    with serving(tmp_path / "data", "--setting", "bot_seconds=0.0001") as server:
        someone = Person(server)
        body = {"game": "labyrinth", "seats": ["me", "greedy"]}
        key = (await someone.post("/api/tables", body))["key"]
        await someone.post(f"/api/tables/{key}/start")
        line = await someone.line(key)
        said: dict[str, Any] = {}
        while not said:
            message = await line.next("update", "said")
            if message["type"] == "said":
                said = message
            elif line.update["legal"]:
                await line.act()
        assert (said["seat"], said["text"]) == (2, "/replaced")
        talk = await someone.get(f"/api/tables/{key}/talk")
        assert talk[0] == said
        await line.say(type="say", text="/replaced")
        while (refused := await line.next())["type"] != "refused":
            pass
        assert "no emote" in refused["text"]
        await leave([someone], [line])
