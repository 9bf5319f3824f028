"""A tournament of eight programs over two processes, one of which is killed: rounds begin once, and
results count once."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import websockets
from sqlalchemy import create_engine, text

from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Person, Server, leave, serving
from tests.server.test_kill import driver
from tests.server.test_programs import a_token, an_owner, connected

SOAK = bool(os.environ.get("CLEW_SOAK"))
PROGRAMS = 8
ROUNDS = 5 if SOAK else 2
KILLS = 20 if SOAK else 1
MOVES = 2
"""So many decisions, and then a program resigns."""


class Program:
    """Accepts what it is offered, and plays at whichever process it can reach."""

    def __init__(self, servers: list[Server], token: str, seed: int) -> None:
        self.servers = servers
        self.token = token
        self.chance = random.Random(seed)
        self.asked: Counter[str] = Counter()

    async def play(self) -> None:
        while True:
            try:
                bot = await connected(self.chance.choice(self.servers), self.token)
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            try:
                await self._play_at(bot)
            except (OSError, websockets.WebSocketException):
                continue
            finally:
                await bot.socket.close()

    async def _play_at(self, bot: Any) -> None:
        while True:
            message = await bot.next("offer", "ask")
            table = message["table"]
            if message["type"] == "offer":
                await bot.accept(table)
                continue
            self.asked[table] += 1
            if self.asked[table] > MOVES:
                await bot.say(type="resign", table=table)
            else:
                action = message["legal"][-1]
                await bot.say(type="answer", table=table, n=message["n"], action=action)


async def is_at(host: Person, key: str, bouts: int) -> dict[str, Any]:
    """The tournament, once it has so many finished games, or is over."""
    async with asyncio.timeout(3 * PATIENCE):
        while True:
            try:
                info: dict[str, Any] = await host.get(f"/api/tournaments/{key}")
                finished = sum(bool(one["points"]) for one in info["bouts"])
                if info["status"] != "running" or finished >= bouts:
                    return info
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


async def test_eight_programs_play_on_when_a_process_is_killed(
    tmp_path: Path, database: str
) -> None:
    options = ("--database", database)
    with serving(tmp_path / "data", *options) as one, serving(tmp_path / "data", *options) as other:
        host = await an_owner(one)
        wanted = {
            "name": "Eight programs",
            "game": "tiger-labyrinth",
            "format": "swiss",
            "rounds": ROUNDS,
            "programs": True,
            "settings": {"clock": {"kind": "move", "amount": 120}},
        }
        key = (await host.post("/api/tournaments", wanted))["key"]
        programs = []
        for number in range(PROGRAMS):
            name = f"runner-{number}"
            token = await a_token(host, name)
            await host.post(f"/api/tournaments/{key}/enter", {"program": name})
            programs.append(Program([one, other], token, number))
        playing = [asyncio.create_task(program.play()) for program in programs]
        await host.post(f"/api/tournaments/{key}/begin")
        for kill in range(KILLS):
            await is_at(host, key, 1 + kill)
            await asyncio.to_thread(other.kill)
            if SOAK:
                await asyncio.to_thread(other.restart)
            else:
                for program in programs:
                    program.servers = [one]
        info = await is_at(host, key, 1_000)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        check(info, database)
        for bout in info["bouts"]:
            record = await host.http.get(f"/api/tables/{bout['table']}/record")
            (tmp_path / "record").write_bytes(record.content)
            assert verify_file(tmp_path / "record").good
        await leave([host], [])


def check(info: dict[str, Any], database: str) -> None:
    assert info["status"] == "over"
    assert Counter(one["round"] for one in info["bouts"]) == dict.fromkeys(
        range(1, ROUNDS + 1), PROGRAMS // 2
    )
    pairs = [tuple(sorted(one["entrants"])) for one in info["bouts"]]
    assert len(set(pairs)) == len(pairs)
    assert sum(one["points"] for one in info["entrants"]) == len(pairs)
    assert {one["status"] for one in info["entrants"]} == {"here"}
    engine = create_engine(driver(database))
    with engine.connect() as connection:
        made = connection.execute(text("SELECT count(*) FROM tables")).scalar()
    engine.dispose()
    assert made == len(pairs)
