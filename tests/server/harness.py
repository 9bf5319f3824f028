"""A real server in its own process, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.forked import Forked

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds: only for what never comes; machines may be busy."""


class Server:
    """`clew serve` on a free port, or on the one it had before."""

    def __init__(
        self,
        data: Path,
        *options: str,
        env: dict[str, str] | None = None,
        descriptors: int | None = None,
        fresh: bool = False,
    ) -> None:
        """`descriptors`: how many files and sockets the system lets it open. `fresh`: started as
        people start it, where that counts, and not from a process that has it all in memory."""
        self.data = data
        self.options = options
        self.env = env or {}
        self.descriptors = descriptors
        self.fresh = fresh or "PYTHONPATH" in self.env  # other modules than ours count, too
        self.port = 0
        self.process: Forked | subprocess.Popen[str] | None = None

    def start(self) -> Server:
        arguments = ["serve", "--data", str(self.data), "--port", str(self.port), *self.options]
        env = {**os.environ, "CLEW_RATE": "0", **self.env}
        if self.fresh:
            command = [sys.executable, "-m", "clew.cli", *arguments]
            with (self.data / "log").open("a") as log:
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True, env=env
                )
        else:
            self.process = Forked(arguments, env, self.data / "log", self.descriptors)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, f"{line!r}: {self.log()}"
        self.port = int(found[1])
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.data / "log").read_text()

    def kill(self) -> None:
        """As the power cut does it."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        """After a kill: on the same port, with the same data."""
        self.close()
        self.start()

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        if self.process and self.process.stdout:
            self.process.stdout.close()

    def stop(self) -> int:
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(data: Path, *options: str, **settings: Any) -> Iterator[Server]:
    data.mkdir(parents=True, exist_ok=True)
    server = Server(data, *options, **settings)
    try:
        yield server.start()
    finally:
        server.close()


class Line:
    """One websocket at a table. Keeps every byte that came."""

    def __init__(self, socket: websockets.ClientConnection, closed: Callable[[Line], None]) -> None:
        self.socket = socket
        self._closed = closed
        self.heard: list[str] = []
        self.n = -1
        self.update: dict[str, Any] = {}

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update":
                self.n, self.update = message["n"], message
            if not kinds or message["type"] in kinds:
                return message

    async def say(self, **message: Any) -> str:
        message.setdefault("id", secrets.token_hex(6))
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def act(self, action: str = "", n: int | None = None, **more: Any) -> str:
        """Plays an action, or the first legal one."""
        return await self.say(
            type="act",
            n=self.n if n is None else n,
            action=action or self.update["legal"][0],
            **more,
        )

    async def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while, but who is here."""
        try:
            async with asyncio.timeout(seconds):
                while (await self.next())["type"] == "here":
                    pass
        except TimeoutError:
            return True
        return False

    async def close(self) -> None:
        await self.socket.close()
        self._closed(self)


class Person:
    """A browser: a cookie of its own, requests, and websockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
        self.heard: list[str] = []
        self._lines: set[Line] = set()

    async def get(self, path: str, status: int = 200) -> Any:
        return self._answer(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        """As the page does it: whoever sits down hands in a nonce, and whoever makes a table."""
        if path.endswith("/join"):
            body = {"nonce": secrets.token_hex(16), **(body or {})}
        answer = self._answer(await self.http.post(path, json=body or {}), status)
        if path == "/api/tables" and status in (0, 201) and answer["seat"]:
            answer = await self.post(f"/api/tables/{answer['key']}/join")
        return answer

    def _answer(self, response: httpx.Response, status: int) -> Any:
        self.heard.append(response.text)
        if status:
            assert response.status_code == status, response.text
        else:
            assert response.is_success, response.text
        return response.json()

    async def table(self, game: str = "labyrinth", seats: int = 2, **more: Any) -> str:
        body = {"game": game, "seats": ["me"] + ["open"] * (seats - 1), **more}
        return str((await self.post("/api/tables", body))["key"])

    async def join(self, key: str, **more: Any) -> int:
        return int((await self.post(f"/api/tables/{key}/join", more))["seat"])

    def cookie(self) -> dict[str, str]:
        value = self.http.cookies.get("clew")
        return {"Cookie": f"clew={value}"} if value else {}

    async def line(
        self, key: str, n: int = -1, *, at: Server | None = None, **headers: str
    ) -> Line:
        """A websocket at a table, through another server process if one is named."""
        return await self._open(f"/api/tables/{key}/socket?n={n}", at, headers)

    async def wait(
        self,
        game: str = "labyrinth",
        players: int = 2,
        *,
        rated: bool = False,
        at: Server | None = None,
    ) -> Line:
        """A websocket on which one waits for others."""
        wish = f"game={game}&players={players}&rated={str(rated).lower()}"
        return await self._open(f"/api/match/socket?{wish}", at, {})

    async def _open(self, path: str, at: Server | None, headers: dict[str, str]) -> Line:
        socket = await websockets.connect(
            f"ws://127.0.0.1:{(at or self.server).port}{path}",
            additional_headers={**self.cookie(), **headers},
            compression=None,
            open_timeout=PATIENCE,
        )
        line = Line(socket, self._lines.discard)
        self._lines.add(line)
        return line

    async def close(self) -> None:
        """Leaves for good: lines that a killed server left behind are closed too."""
        for line in list(self._lines):
            await line.close()
        await self.http.aclose()


async def until(is_so: Callable[[], Awaitable[object]], seconds: float = PATIENCE) -> None:
    """Waits for what is told to nobody: it is asked for again and again until it is so."""
    async with asyncio.timeout(seconds):
        while not await is_so():
            await asyncio.sleep(0.02)


async def sit_down(
    server: Server, game: str = "labyrinth", players: int = 2, **more: Any
) -> tuple[str, list[Person], list[Line]]:
    """A table that has begun, its players, and a line for each, who have had their update."""
    people = [Person(server) for _ in range(players)]
    key = await people[0].table(game, players, **more)
    for person in people[1:]:
        await person.join(key)
    await people[0].post(f"/api/tables/{key}/start")
    lines = [await person.line(key) for person in people]
    for line in lines:
        await line.next("update")
    return key, people, lines


async def all_move(lines: list[Line]) -> None:
    """Plays until everybody at the table has made a move, so that a rated game counts."""
    still = {line.update["view"]["seat"] for line in lines}
    while still:
        (actor,) = [line for line in lines if line.update["legal"]]
        still.discard(actor.update["view"]["seat"])
        n = actor.n
        await actor.act()
        for line in lines:
            while line.n == n:
                await line.next("update")


async def leave(people: list[Person], lines: list[Line]) -> None:
    for line in lines:
        await line.close()
    for person in people:
        await person.close()


def whose_turn(lines: list[Line]) -> tuple[Line, Line]:
    """The one of two players who may act, and the other."""
    one, two = lines
    return (one, two) if one.update["legal"] else (two, one)
