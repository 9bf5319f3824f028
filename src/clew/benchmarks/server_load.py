"""The players of `clew bench server`: a process of its own.

`python -m clew.benchmarks.server_load PORT TABLES SECONDS RATE`: two sockets a table; RATE is
moves a second and table, 0 as many as go. Prints the figures as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import random
import sys
import time
from typing import Any

import msgspec

from clew.benchmarks.lines import Line, connect

__all__ = ["main"]

_WARM_UP = 2.0
_SPARE = 5
"""How many tables each pair of players has. At full speed games end soon (LB-28); then the two
players go on to the next table."""


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
        self.measuring = False
        self.stopped = False
        self.latencies: list[float] = []
        self.refused = 0
        self.tasks: set[asyncio.Task[None]] = set()


class Seat:
    """Plays one seat: a legal action as soon as there is one, or at the given rate."""

    def __init__(self, load: Load, port: int, keys: list[str], cookie: str, seed: int) -> None:
        self.load = load
        self._port = port
        self._keys = iter(keys)
        self._cookie = cookie
        self.line: Line | None = None
        self.sent = 0.0
        self.number = 0
        self.chance = random.Random(seed)
        self.due = 0.0

    async def sit_down(self) -> None:
        """Goes to the next table; earlier messages are received again in order."""
        key = next(self._keys, "")
        if not key:
            return
        held: list[bytes] = []
        old, self.line = self.line, None
        path = f"/api/tables/{key}/socket"
        self.line = await connect(self._port, path, self._cookie, held.append)
        self.line.hear = self.hear
        if old:
            old.close()
        for text in held:
            self.hear(text)

    def _go_on(self) -> None:
        task = asyncio.create_task(self.sit_down())
        self.load.tasks.add(task)
        task.add_done_callback(self.load.tasks.discard)

    def hear(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"update"'):
            self.load.refused += text.startswith(b'{"type":"refused"')
            return
        update = _decoder.decode(text)
        load = self.load
        if update.done and self.sent:
            if load.measuring:
                load.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if update.over and not load.stopped:
            self._go_on()
            return
        if not update.legal or load.stopped:
            return
        action = update.legal[int(self.chance.random() * len(update.legal))]
        if load.rate:
            loop = asyncio.get_running_loop()
            loop.call_later(self.chance.uniform(0.5, 1.5) / load.rate, self._send, update.n, action)
        else:
            self._send(update.n, action)

    def _send(self, n: int, action: str) -> None:
        if self.load.stopped:
            return
        assert self.line
        self.number += 1
        message = f'{{"type":"act","id":"{self.number}","n":{n},"action":"{action}"}}'
        self.sent = time.perf_counter()
        self.line.send(message.encode())


class Browser:
    """Plain requests with one cookie."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

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


def _tables(port: int, number: int, game: str) -> tuple[list[str], list[str]]:
    """Tables that have begun, and the cookies of the two who sit at all of them."""
    host, guest = Browser(port), Browser(port)
    keys = []
    for _ in range(number):
        key = host.ask("POST", "/api/tables", {"game": game, "seats": ["me", "open"]})["key"]
        guest.ask("POST", f"/api/tables/{key}/join")
        host.ask("POST", f"/api/tables/{key}/start")
        keys.append(key)
    return keys, [host.cookie, guest.cookie]


async def _play(
    port: int, keys: list[str], tables: int, cookies: list[str], seconds: float, load: Load
) -> float:
    seats = []
    for number in range(tables):
        for cookie in cookies:
            seat = Seat(load, port, keys[number::tables], cookie, number)
            seats.append(seat)
            await seat.sit_down()
    gc.collect()
    gc.disable()  # a pause of this process must not look like one of the server
    await asyncio.sleep(_WARM_UP)
    print("begins", flush=True)
    load.measuring, began = True, time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring, took = False, time.perf_counter() - began
    print(json.dumps(_figures(load, tables, took)), flush=True)
    # The process that started this one reads the server's memory now, while all are still
    # connected.
    await asyncio.to_thread(sys.stdin.readline)
    load.stopped = True
    return took


def _figures(load: Load, tables: int, seconds: float) -> dict[str, Any]:
    times = sorted(load.latencies)

    def at(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else 0

    return {
        "tables": tables,
        "moves_per_s": round(len(times) / seconds),
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
        "worst_ms": at(1.0),
        "refused": load.refused,
    }


def main(arguments: list[str]) -> None:
    port, tables = int(arguments[0]), int(arguments[1])
    seconds, rate = float(arguments[2]), float(arguments[3])
    keys, cookies = _tables(port, tables if rate else tables * _SPARE, "labyrinth")
    load = Load(rate)
    play = _play(port, keys, tables, cookies, seconds, load)
    try:
        import uvloop
    except ImportError:
        asyncio.run(play)
    else:
        uvloop.run(play)


if __name__ == "__main__":
    main(sys.argv[1:])
