"""kill -9 under load: what was acknowledged is there, nothing twice, everything goes on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
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


class Pair:
    """Two people who play one game after the other, whatever becomes of the servers."""

    def __init__(self, servers: list[Server], number: int) -> None:
        self.servers = servers
        self.people = [Person(servers[0]), Person(servers[0])]
        self.chance = random.Random(number)
        self.games = cycle(names()[number % len(names()) :] + names()[: number % len(names())])
        self.players: list[Player] = []
        self.keys: list[str] = []
        self.confirmed: set[str] = set()
        self.ending = False

    async def play(self) -> None:
        while not self.ending:
            try:
                key = await self._sit_down(next(self.games))
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            self.players = [
                Player(person, key, self.chance, self.servers) for person in self.people
            ]
            self.players[0].resigns = self.ending
            await asyncio.gather(*(player.play() for player in self.players))
            self.keys.append(key)
            for player in self.players:
                self.confirmed.update(player.confirmed)
            self.players = []

    @property
    def acknowledged(self) -> int:
        return len(self.confirmed) + sum(len(player.confirmed) for player in self.players)

    def end(self) -> None:
        self.ending = True
        for player in self.players[:1]:
            player.resigns = True

    async def _sit_down(self, game: str) -> str:
        one, two = self.people
        key = await one.table(game, 2)
        await two.join(key)
        await one.post(f"/api/tables/{key}/start")
        return key


async def kill_often(servers: list[Server], kills: int) -> list[Pair]:
    """Kills the last of the servers again and again while everybody plays."""
    server = servers[-1]
    pairs = [Pair(servers, number) for number in range(TABLES)]
    playing = asyncio.gather(*(pair.play() for pair in pairs))
    chance = random.Random(time.time_ns())
    for _ in range(kills):
        enough = sum(pair.acknowledged for pair in pairs) + chance.randrange(50, 300)
        async with asyncio.timeout(2 * PATIENCE):
            while sum(pair.acknowledged for pair in pairs) < enough:
                await asyncio.sleep(chance.uniform(0, 0.02))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.restart)
    for pair in pairs:
        pair.end()
    async with asyncio.timeout(2 * PATIENCE):
        await playing
    return pairs


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


async def check(pairs: list[Pair], url: str, folder: Path) -> int:
    """Everything confirmed is there once, and every record verifies. Says how many there were."""
    confirmed = {name for pair in pairs for name in pair.confirmed}
    times: dict[str, list[int]] = {}
    for name, n in stored_ids(url):
        times.setdefault(name, []).append(n)
    assert [name for name in confirmed if name not in times] == [], "lost"
    assert [name for name, numbers in times.items() if len(numbers) > 1] == [], "played twice"
    for pair in pairs:
        for key in pair.keys:
            record = await pair.people[0].http.get(f"/api/tables/{key}/record")
            path = folder / key
            path.write_bytes(record.content)
            assert verify_file(path).good
    await leave([person for pair in pairs for person in pair.people], [])
    played = sum(len(pair.keys) for pair in pairs)
    print(f"{len(confirmed):,} actions confirmed and there, {played:,} games verified")
    return len(confirmed)


async def test_kill_9_under_load(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        pairs = await kill_often([server], KILLS)
        url = f"sqlite:///{tmp_path / 'data' / 'clew.sqlite'}"
        assert await check(pairs, url, tmp_path) >= 50 * KILLS


async def test_kill_9_under_load_on_postgresql(tmp_path: Path, database: str) -> None:
    with serving(tmp_path / "data", "--database", database) as server:
        pairs = await kill_often([server], KILLS)
        assert await check(pairs, driver(database), tmp_path) >= 50 * KILLS


async def test_kill_9_one_of_two_processes_on_postgresql(tmp_path: Path, database: str) -> None:
    """The players of the killed one go on at the other, or come back."""
    data = tmp_path / "data"
    with (
        serving(data, "--database", database) as one,
        serving(data, "--database", database) as other,
    ):
        pairs = await kill_often([one, other], KILLS)
        assert await check(pairs, driver(database), tmp_path) >= 50 * KILLS


def driver(database: str) -> str:
    return database.replace("postgresql://", "postgresql+psycopg://")
