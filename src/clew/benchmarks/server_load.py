"""The players of `clew bench server`: a process of its own.

`python -m clew.benchmarks.server_load` reads a line, a `Plan` as JSON. It prints `open` when
everybody is connected, and waits for a line; it prints `begins` when what counts begins, and at its
end the figures as JSON; and stays connected until another line comes.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import math
import random
import secrets
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from typing import Any

import msgspec

from clew.benchmarks.lines import Line, connect
from clew.core.errors import ClewError

__all__ = ["Browser", "Plan", "Players", "begun_tables", "main", "playing"]

_WARM_UP = 2.0
_UPDATE = b'{"type":"update"'
_SPARE = 5
_AT_ONCE = 20
"""How many of those who only listen connect at once."""
_SURE = 300
"""Hardly any game ends before so many moves (LB-28); then the two players go on to their next
table. Of those they need, up to `_SPARE` are begun before what counts begins."""
_TICK = 0.25
_PATIENCE = 900.0
"""Seconds after which players who have not said that they are there, or have ended, are given up.
"""


class Plan(msgspec.Struct, kw_only=True):
    """Who plays where, how fast and how long: two sockets a table."""

    ports: list[int]
    """The processes of the server; tables are dealt to them in turn."""
    tables: int
    seconds: float
    rate: float = 0.0
    """Moves a second and table; 0 means as many as go."""
    apart: bool = False
    """Whether the second player of a table is connected to the next process."""
    watchers: int = 0
    """Spectators at each table."""
    resting: list[str] = []
    """The keys of more tables, each with the first player connected, where nobody moves."""
    resting_at: list[int] = []
    """Their processes, if they are others."""
    cookies: list[str] = []
    """The two who play everywhere, if they must be known ones."""


class Update(msgspec.Struct, tag="update"):
    """As much of an update as a player needs here."""

    n: int
    legal: list[str]
    done: list[str]
    over: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(Update)


class Load:
    """Everything that is measured."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.has_begun = False
        self.measuring = False
        self.stopped = False
        self.latencies: list[float] = []
        self.lost: Counter[str] = Counter()
        """Lines that were closed by the server, by its reasons."""
        self.late = 0.0
        """How late this process came to something at most, in seconds."""
        self.refused = 0
        self.bytes = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def lose(self, why: str) -> None:
        if not self.stopped:
            self.lost[why] += 1

    async def watch_clock(self) -> None:
        """Where this process waits for the processor, it is the machine that is measured."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_TICK)
            if self.measuring:
                self.late = max(self.late, time.perf_counter() - began - _TICK)


class Tables:
    """The tables at which two players meet one after the other. They are begun in another thread:
    who has a line here must answer the server's pings meanwhile."""

    def __init__(self, port: int, cookies: list[str]) -> None:
        self._port = port
        self._keys: list[str] = []
        self._lock = asyncio.Lock()
        self.cookies = cookies

    async def begin(self, number: int) -> None:
        game, cookies = "labyrinth", self.cookies
        keys, self.cookies = await asyncio.to_thread(
            begun_tables, self._port, number, game, cookies
        )
        self._keys += keys

    async def key(self, number: int) -> str:
        """Of the table that they come to after so many others."""
        async with self._lock:
            if number == len(self._keys):
                await self.begin(1)
        return self._keys[number]


class Seat:
    """Plays one seat: a legal action as soon as there is one, or at the given rate."""

    def __init__(self, load: Load, port: int, tables: Tables, *, second: bool, seed: int) -> None:
        self.load = load
        self._port = port
        self._tables = tables
        self._second = second
        self._table = 0
        self.line: Line | None = None
        self.sent = 0.0
        self.number = 0
        self.chance = random.Random(seed)
        self._unheard: list[bytes] = []

    async def sit_down(self) -> None:
        """Earlier messages are received again in order."""
        held: list[bytes] = []
        if self.line:
            self.line.close()
            self.line = None
        path = f"/api/tables/{await self._tables.key(self._table)}/socket"
        cookie = self._tables.cookies[self._second]
        line = await connect(self._port, path, cookie, held.append)
        line.lost, line.hear, self.line = self._lost, self.hear, line
        for text in held:
            self.hear(text)

    def _go_on(self) -> None:
        self._table += 1
        assert self.line
        self.line.hear = lambda _: None
        self.load.start(self.sit_down())

    def _lost(self, why: str) -> None:
        """Comes again, as a browser would."""
        self.load.lose(why)
        self.sent = 0.0
        if not self.load.stopped:
            self.load.start(self._come_again())

    async def _come_again(self) -> None:
        while not self.load.stopped:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5))
            try:
                await self.sit_down()
            except OSError:
                continue
            return

    def begin(self) -> None:
        """Hears what came before the game was to begin."""
        unheard, self._unheard = self._unheard, []
        for text in unheard:
            self.hear(text)

    def hear(self, text: bytes) -> None:
        if not self.load.has_begun:
            self._unheard.append(text)
            return
        if not text.startswith(_UPDATE):
            self.load.refused += text.startswith(b'{"type":"refused"')
            return
        update = _decoder.decode(text)
        load = self.load
        load.bytes += len(text) * load.measuring
        if update.done and self.sent:
            if load.measuring:
                load.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if load.stopped:
            return
        if update.over:
            self._go_on()
            return
        if not update.legal:
            return
        action = update.legal[int(self.chance.random() * len(update.legal))]
        if load.rate:
            loop = asyncio.get_running_loop()
            loop.call_later(self.chance.uniform(0.5, 1.5) / load.rate, self._send, update.n, action)
        else:
            self._send(update.n, action)

    def _send(self, n: int, action: str) -> None:
        if self.load.stopped or not self.line:
            return
        self.number += 1
        message = f'{{"type":"act","id":"{self.number}","n":{n},"action":"{action}"}}'
        self.sent = time.perf_counter()
        self.line.send(message.encode())


class Browser:
    """Plain requests with one cookie."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def close(self) -> None:
        self._connection.close()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self._connection.request(method, path, json.dumps(body or {}), headers)
        answer = self._connection.getresponse()
        given = answer.getheader("Set-Cookie")
        if given:
            self.cookie = given.split(";")[0]
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {text.decode()}")
        return json.loads(text)


def begun_tables(
    port: int, number: int, game: str, cookies: list[str] | None = None
) -> tuple[list[str], list[str]]:
    """Tables that have begun, and the cookies of the two who sit at all of them."""
    keys = []
    with closing(Browser(port)) as host, closing(Browser(port)) as guest:
        if cookies:
            host.cookie, guest.cookie = cookies
        for _ in range(number):
            key = host.ask("POST", "/api/tables", {"game": game, "seats": ["me", "open"]})["key"]
            for person in (host, guest):
                person.ask("POST", f"/api/tables/{key}/join", {"nonce": secrets.token_hex(16)})
            host.ask("POST", f"/api/tables/{key}/start")
            keys.append(key)
    return keys, [host.cookie, guest.cookie]


async def _listen(load: Load, port: int, key: str, cookie: str) -> Line:
    """Somebody who only listens, once the table is shown."""
    shown = asyncio.get_running_loop().create_future()

    def hear(text: bytes) -> None:
        if not shown.done() and text.startswith(_UPDATE):
            shown.set_result(None)

    line = await connect(port, f"/api/tables/{key}/socket", cookie, hear)
    line.lost = load.lose
    await shown
    return line


async def _play(plan: Plan, load: Load) -> None:
    ports, spare = plan.ports, _SPARE
    if plan.rate:
        spare = min(spare, math.ceil((plan.seconds + 2 * _WARM_UP) * plan.rate / _SURE))
    cookies = plan.cookies
    seats: list[Seat] = []
    others: list[tuple[int, str, str]] = []
    for number in range(plan.tables):
        at = ports[number % len(ports)]
        tables = Tables(at, cookies)
        await tables.begin(spare)
        cookies = tables.cookies
        beside = ports[(number + plan.apart) % len(ports)]
        for second, port in enumerate((at, beside)):
            seats.append(Seat(load, port, tables, second=bool(second), seed=number))
            await seats[-1].sit_down()
        others += [(at, await tables.key(0), "")] * plan.watchers
    resting_at = plan.resting_at or ports
    for number, key in enumerate(plan.resting):
        others.append((resting_at[number % len(resting_at)], key, cookies[0]))
    lines: list[Line] = []
    for first in range(0, len(others), _AT_ONCE):
        lines += await asyncio.gather(
            *(_listen(load, *one) for one in others[first : first + _AT_ONCE])
        )
    gc.collect()
    gc.disable()  # a pause of this process must not look like one of the server
    load.start(load.watch_clock())
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    load.has_begun = True
    for seat in seats:
        seat.begin()
    await asyncio.sleep(_WARM_UP)
    print("begins", flush=True)
    load.measuring, began = True, time.perf_counter()
    await asyncio.sleep(plan.seconds)
    load.measuring, took = False, time.perf_counter() - began
    print(json.dumps(_figures(load, plan, took)), flush=True)
    # The process that started this one reads the server's memory now, while all are still
    # connected.
    await asyncio.to_thread(sys.stdin.readline)
    load.stopped = True
    for line in lines:
        line.close()


def _figures(load: Load, plan: Plan, seconds: float) -> dict[str, Any]:
    times = sorted(load.latencies)

    def at(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else 0

    return {
        "tables": plan.tables,
        "asked_per_s": plan.tables * plan.rate,
        "moves": len(times),
        "moves_per_s": round(len(times) / seconds),
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
        "worst_ms": at(1.0),
        "refused": load.refused,
        "late_ms": round(1000 * load.late),
        "lost": dict(load.lost),
        "bytes_per_move": round(load.bytes / max(1, len(times))),
    }


class Players:
    """Those who play, seen from the process that measures."""

    def __init__(self, process: subprocess.Popen[str], plan: Plan) -> None:
        self._process = process
        self._seconds = plan.seconds
        self._say(msgspec.json.encode(plan).decode())
        self._hear("open")

    def begin(self) -> None:
        """Returns when they have played a little: what happens from now on counts."""
        self._say()
        self._hear("begins")

    def figures(self) -> dict[str, Any]:
        """What they saw; they stay connected."""
        figures: dict[str, Any] = json.loads(self._hear("{"))
        return figures

    def _hear(self, begins: str) -> str:
        assert self._process.stdout
        limit, began = _PATIENCE + self._seconds, time.monotonic()
        giving_up = threading.Timer(limit, self._process.kill)
        giving_up.start()
        try:
            line = self._process.stdout.readline()
        finally:
            giving_up.cancel()
        if line.startswith(begins):
            return line
        if time.monotonic() - began >= limit:
            raise ClewError(f"the players said nothing for {limit:.0f} seconds: too much else runs")
        raise ClewError("the players could not play")

    def _say(self, text: str = "") -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{text}\n")
        self._process.stdin.flush()


@contextmanager
def playing(plan: Plan) -> Iterator[Players]:
    """Players in another process, connected but not yet moving."""
    command = [sys.executable, "-m", __name__]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Players(process, plan)
        finally:
            process.terminate()


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    play = _play(plan, Load(plan.rate))
    try:
        import uvloop
    except ImportError:
        asyncio.run(play)
    else:
        uvloop.run(play)


if __name__ == "__main__":
    main()
