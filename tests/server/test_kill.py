"""kill -9 under load: what was acknowledged is there, nothing twice, everything goes on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from pathlib import Path
from typing import Any

import websockets
from sqlalchemy import create_engine, text

from clew.games import names
from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Line, Person, Server, leave, serving

KILLS = 300 if os.environ.get("CLEW_SOAK") else 3
TABLES = 8


class Player:
    """Plays at a table; after a lost line comes back and sends again what nobody confirmed."""

    def __init__(
        self, person: Person, key: str, chance: random.Random, servers: list[Server]
    ) -> None:
        self.person = person
        self.servers = servers
        self.key = key
        self.chance = chance
        self.n = -1
        self.confirmed: dict[str, int] = {}
        self.sent: tuple[str, str, int] | None = None
        self.resigns = False
        self.over: dict[str, Any] | None = None

    async def play(self) -> None:
        while not self.over:
            try:
                at = self.chance.choice(self.servers)
                line = await self.person.line(self.key, self.n, at=at)
            except (OSError, websockets.InvalidHandshake, websockets.InvalidMessage, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            try:
                await self._play_at(line)
            except (websockets.ConnectionClosed, OSError):
                continue
            finally:
                await line.close()

    async def _play_at(self, line: Line) -> None:
        if self.sent:
            name, action, n = self.sent
            await line.act(action, n, id=name)
        while not self.over:
            message = await line.next("update", "refused", "answered", "bye")
            if message["type"] == "bye":
                return
            if message["type"] == "answered":
                self._confirm(message["id"], 0)
            elif message["type"] == "refused":
                assert message["reason"] in ("stale", "unavailable"), message
                self.sent = None
            else:
                self.n, self.over = message["n"], message["over"]
                for name in message["done"]:
                    self._confirm(name, self.n)
                if message["legal"] and not self.sent:
                    action = self.chance.choice(message["legal"])
                    self.sent = (secrets.token_hex(6), action, self.n)
                    await line.act(action, self.n, id=self.sent[0])
                elif self.resigns and not self.over:
                    self.resigns = False
                    await line.say(type="resign")

    def _confirm(self, name: str, n: int) -> None:
        self.confirmed[name] = n
        if self.sent and self.sent[0] == name:
            self.sent = None


async def tables(servers: list[Server]) -> list[list[Player]]:
    """Tables of every game, in turn, each with two players."""
    server = servers[0]
    made = []
    for number in range(TABLES):
        game = names()[number % len(names())]
        people = [Person(server), Person(server)]
        key = await people[0].table(game, 2)
        await people[1].join(key)
        await people[0].post(f"/api/tables/{key}/start")
        chance = random.Random(number)
        made.append([Player(person, key, chance, servers) for person in people])
    return made


async def kill_often(servers: list[Server], kills: int) -> list[list[Player]]:
    """Kills the last of the servers again and again while everybody plays."""
    server = servers[-1]
    sitting = await tables(servers)
    players = [player for pair in sitting for player in pair]
    playing = asyncio.gather(*(player.play() for player in players))
    chance = random.Random(time.time_ns())
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.2, 0.9))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.restart)
    await asyncio.sleep(1)
    for pair in sitting:
        pair[0].resigns = True
    async with asyncio.timeout(2 * PATIENCE):
        await playing
    return sitting


def stored_ids(url: str) -> list[tuple[str, int]]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(
            text("SELECT client_id, n FROM entries WHERE client_id != ''")
        ).all()
        unplayed = connection.execute(
            text(
                "SELECT DISTINCT client_id, -1 FROM answers "
                "WHERE client_id NOT IN (SELECT client_id FROM entries)"
            )
        ).all()
    engine.dispose()
    return [(name, n) for name, n in (*found, *unplayed)]


async def check(sitting: list[list[Player]], url: str, folder: Path) -> int:
    """Everything confirmed is there once, and every record verifies. Says how many there were."""
    confirmed = {name for pair in sitting for player in pair for name in player.confirmed}
    times: dict[str, list[int]] = {}
    for name, n in stored_ids(url):
        times.setdefault(name, []).append(n)
    assert [name for name in confirmed if name not in times] == [], "lost"
    assert [name for name, numbers in times.items() if len(numbers) > 1] == [], "played twice"
    for pair in sitting:
        record = await pair[0].person.http.get(f"/api/tables/{pair[0].key}/record")
        path = folder / pair[0].key
        path.write_bytes(record.content)
        assert verify_file(path).good
    await leave([player.person for pair in sitting for player in pair], [])
    return len(confirmed)


async def test_kill_9_under_load(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        sitting = await kill_often([server], KILLS)
        url = f"sqlite:///{tmp_path / 'data' / 'clew.sqlite'}"
        assert await check(sitting, url, tmp_path) > 50 * KILLS


async def test_kill_9_one_of_two_processes_on_postgresql(tmp_path: Path, database: str) -> None:
    """The players of the killed one go on at the other, or come back."""
    data = tmp_path / "data"
    with (
        serving(data, "--database", database) as one,
        serving(data, "--database", database) as other,
    ):
        sitting = await kill_often([one, other], max(2, KILLS // 2))
        url = database.replace("postgresql://", "postgresql+psycopg://")
        assert await check(sitting, url, tmp_path) > 50 * KILLS
