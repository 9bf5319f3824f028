"""kill -9 under load: what was acknowledged is there, nothing twice, everything goes on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sqlite3
import time
from pathlib import Path
from typing import Any

import websockets

from clew.games import names
from clew.table.verify import verify_file
from tests.server.harness import Line, Person, Server, leave, serving

KILLS = 300 if os.environ.get("CLEW_SOAK") else 3
TABLES = 8


class Player:
    """Plays at a table; after a lost line comes back and sends again what nobody confirmed."""

    def __init__(self, person: Person, key: str, chance: random.Random) -> None:
        self.person = person
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
                line = await self.person.line(self.key, self.n)
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


async def tables(server: Server) -> list[list[Player]]:
    """Tables of every game, in turn, each with two players."""
    made = []
    for number in range(TABLES):
        game = names()[number % len(names())]
        people = [Person(server), Person(server)]
        key = await people[0].table(game, 2)
        await people[1].join(key)
        await people[0].post(f"/api/tables/{key}/start")
        chance = random.Random(number)
        made.append([Player(person, key, chance) for person in people])
    return made


async def kill_often(server: Server, kills: int) -> list[list[Player]]:
    sitting = await tables(server)
    players = [player for pair in sitting for player in pair]
    playing = asyncio.gather(*(player.play() for player in players))
    chance = random.Random(time.time_ns())
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.2, 0.9))
        await asyncio.to_thread(server.kill)
        assert server.process
        assert server.process.stdout
        server.process.stdout.close()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    for pair in sitting:
        pair[0].resigns = True
    async with asyncio.timeout(60):
        await playing
    return sitting


def stored_ids(database: Path) -> list[tuple[str, int]]:
    connection = sqlite3.connect(database)
    found = connection.execute("SELECT client_id, n FROM entries WHERE client_id != ''").fetchall()
    unplayed = connection.execute(
        "SELECT DISTINCT client_id, -1 FROM answers "
        "WHERE client_id NOT IN (SELECT client_id FROM entries)"
    ).fetchall()
    connection.close()
    return [*found, *unplayed]


async def test_kill_9_under_load(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        sitting = await kill_often(server, KILLS)
        confirmed = {
            k: n for pair in sitting for player in pair for k, n in player.confirmed.items()
        }
        assert len(confirmed) > 100 * KILLS
        stored = stored_ids(tmp_path / "data" / "clew.sqlite")
        times: dict[str, list[int]] = {}
        for name, n in stored:
            times.setdefault(name, []).append(n)
        assert [name for name in confirmed if name not in times] == [], "lost"
        assert [name for name, numbers in times.items() if len(numbers) > 1] == [], "played twice"
        for pair in sitting:
            record = await pair[0].person.http.get(f"/api/tables/{pair[0].key}/record")
            path = tmp_path / pair[0].key
            path.write_bytes(record.content)
            assert verify_file(path).good
        await leave([player.person for pair in sitting for player in pair], [])
