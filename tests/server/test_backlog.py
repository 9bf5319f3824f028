"""What spectators hear later is kept once a table, however many of them there are."""

from __future__ import annotations

import asyncio
import json
import os
import tracemalloc
from pathlib import Path

from clew.server.tables.backlog import Backlog, Storage
from clew.server.tables.listener import Listener
from clew.table.eyes import SPECTATOR
from tests.server.harness import Person, Server, leave, serving, sit_down, whose_turn

SPECTATORS = 480 if os.environ.get("CLEW_SOAK") else 40
HOUR = 3600.0


class Spectator:
    """A spectator's line: what it was told, and when nobody reads any more, nothing."""

    def __init__(self, delay: float = HOUR, *, silent: bool = False) -> None:
        self.got: list[str] = []
        self._silent = silent
        self.listener = Listener(SPECTATOR, None, self._send, self._catch_up, -1, delay=delay)
        self.task = asyncio.create_task(self.listener.run())

    async def _send(self, text: str) -> None:
        if self._silent:
            await asyncio.sleep(HOUR)
        self.got.append(text)

    async def _catch_up(self, since: int) -> tuple[int, str]:
        raise AssertionError(f"nothing was left out since {since}")

    async def hears(self, number: int) -> list[str]:
        async with asyncio.timeout(10):
            while len(self.got) < number:
                await asyncio.sleep(0.01)
        return self.got

    async def leave(self) -> None:
        self.listener.close()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def update(n: int, length: int = 0) -> str:
    return json.dumps({"type": "update", "n": n, "events": ["e"], "view": "x" * length})


async def test_hundreds_who_do_not_read_cost_what_one_costs() -> None:
    """A message is kept once: 400 times 200 messages of 5 kB would be 400 MB."""
    backlog = Backlog(HOUR, Storage())
    crowd = [Spectator(silent=True) for _ in range(400)]
    for one in crowd:
        backlog.enter(one.listener, -1)
    await asyncio.sleep(0)
    tracemalloc.start()
    for n in range(200):
        backlog.update(n, update(n, 5000))
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 2 * 200 * 5000
    for one in crowd:
        backlog.leave(one.listener)
        await one.leave()
    backlog.close()


async def test_who_comes_later_is_shown_what_the_others_have_seen() -> None:
    """At once, and nothing that the others still wait for."""
    backlog = Backlog(0.05, Storage())
    first = Spectator(0.05)
    backlog.enter(first.listener, -1)
    backlog.say('{"type":"table"}')
    backlog.update(1, update(1))
    assert first.got == []
    assert [json.loads(one)["type"] for one in await first.hears(2)] == ["table", "update"]
    second, third = Spectator(0.05), Spectator(0.05)
    backlog.enter(second.listener, -1)
    backlog.enter(third.listener, 0)
    for one, gap in ((second, False), (third, True)):
        seen = json.loads((await one.hears(2))[1])
        assert (seen["n"], seen["events"], seen["gap"]) == (1, [], gap)
    for one in (first, second, third):
        await one.leave()
    backlog.close()


async def test_when_the_game_is_over_everybody_hears_the_rest_in_order() -> None:
    backlog = Backlog(HOUR, Storage())
    spectator = Spectator()
    backlog.enter(spectator.listener, -1)
    backlog.update(1, "one")
    backlog.say("two")
    await asyncio.sleep(0.01)
    assert spectator.got == []
    assert backlog.release() == [spectator.listener]
    spectator.listener.update(2, "three")
    assert await spectator.hears(3) == ["one", "two", "three"]
    await spectator.leave()


async def test_a_full_backlog_leaves_out_the_newest_and_says_so() -> None:
    """However long the delay and however fast the game, memory has a limit."""
    storage = Storage(most=10_000)
    backlog = Backlog(HOUR, storage)
    spectator = Spectator()
    backlog.enter(spectator.listener, -1)
    for n in range(100):
        backlog.update(n, update(n, 1000))
    assert storage.bytes < 12_000
    backlog.release()
    assert storage.bytes == 0
    heard = [json.loads(one) for one in await spectator.hears(10)]
    assert [one["n"] for one in heard] == [*range(9), 99]
    assert [one.get("gap", False) for one in heard] == [*[False] * 9, True]
    await spectator.leave()


def memory(server: Server) -> int:
    """What the server's process has, in kB."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


async def test_silent_spectators_of_a_real_table(tmp_path: Path) -> None:
    """They open lines, read nothing, and an hour's delay is never over. Before, 480 of them took
    330 MB."""
    with serving(tmp_path / "data") as server:
        key, people, lines = await sit_down(server, settings={"delay": 3600})
        crowd = Person(server)
        silent = [await crowd.line(key) for _ in range(SPECTATORS)]
        before = memory(server)
        for _ in range(SPECTATORS):
            actor, other = whose_turn(lines)
            await actor.act()
            await actor.next("update")
            await other.next("update")
            if actor.update["over"]:
                break
        grown = memory(server) - before
        print(f"{SPECTATORS} silent spectators, {lines[0].n} moves: {grown} kB more")
        assert grown < 8_000 + SPECTATORS * 50
        await leave([*people, crowd], [*lines, *silent])


async def test_who_is_behind_learns_nothing_from_a_proposal(server: Server) -> None:
    """Neither from the table nor from the lobby."""
    key, people, lines = await sit_down(server, settings={"delay": 3600}, public=True)
    actor, other = whose_turn(lines)
    await actor.act()
    await actor.next("update")
    await other.next("update")
    await actor.say(type="ask", n=1, to=0)
    await actor.next("table")
    stranger = Person(server)
    assert (await stranger.get(f"/api/tables/{key}"))["proposal"] is None
    lobby = {one["key"]: one for one in await stranger.get("/api/tables")}
    assert lobby[key]["proposal"] is None
    mine = [await one.get(f"/api/tables/{key}") for one in people]
    assert all(one["proposal"]["to"] == 0 for one in mine)
    await leave([*people, stranger], lines)
