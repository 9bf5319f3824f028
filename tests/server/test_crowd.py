"""A real server whose clock stands still: who waits for whom, whatever the machine's speed.

Its people are in the same loop, over real sockets. Time passes only when a test says so; what is
answered meanwhile has waited for nobody.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clew.server import app
from clew.server.serve import server_of
from clew.server.settings import Settings
from clew.server.storage.database import Database
from tests.server.harness import PATIENCE, Line, Server, leave, sit_down, whose_turn

# What Litestar's next version would want of the application is not the subject here.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PAIRS = 6
BOUND = 0.007
"""How long somebody in a crowd may wait for the others."""


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time can be stopped."""

    def __init__(self) -> None:
        super().__init__()
        self._stands_at: float | None = None
        self._behind = 0.0

    def time(self) -> float:
        return super().time() - self._behind if self._stands_at is None else self._stands_at

    def stop_time(self) -> None:
        self._stands_at = self.time()

    def pass_time(self, seconds: float) -> None:
        assert self._stands_at is not None
        self._stands_at += seconds

    def let_time_run(self) -> None:
        """Goes on from where it stands."""
        if self._stands_at is not None:
            self._behind, self._stands_at = super().time() - self._stands_at, None


@pytest.fixture
def on_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Server, Clock], Awaitable[None]]], None]:
    """Runs what is to be seen at a server, on a clock that may be stopped."""
    monkeypatch.setattr(app, "_be_prompt", lambda: None)  # this process has other tests to run

    async def run(seen: Callable[[Server, Clock], Awaitable[None]]) -> None:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        async with _serving(tmp_path) as server:
            try:
                await seen(server, clock)
            finally:
                clock.let_time_run()  # without it the server would not even end

    def on(seen: Callable[[Server, Clock], Awaitable[None]]) -> None:
        with asyncio.Runner(loop_factory=Clock) as runner:
            runner.run(run(seen))

    return on


@asynccontextmanager
async def _serving(data: Path) -> AsyncIterator[Server]:
    settings = Settings(data=str(data), rate=0.0, port=0)
    database = Database(settings.url)
    database.migrate()
    database.close()
    listening = socket.create_server(("127.0.0.1", 0))
    running = server_of(settings)
    serving = asyncio.create_task(running.serve([listening]))
    while not running.started:
        await asyncio.sleep(0.01)
    here = Server(data)
    here.port = listening.getsockname()[1]
    try:
        yield here
    finally:
        running.should_exit = True
        await serving


async def _heard(line: Line, n: int, patience: float = PATIENCE) -> bool:
    """Whether an update comes by which something has happened after entry `n`, if no time
    passes."""
    hearing = asyncio.create_task(line.next("update"))
    until = time.monotonic() + patience
    while time.monotonic() < until:
        await asyncio.sleep(0)
        time.sleep(0.0005)  # the writer and the network have their turn
        if hearing.done():
            hearing.result()
            if line.n > n:
                return True
            hearing = asyncio.create_task(line.next("update"))
    hearing.cancel()
    return False


async def _move(line: Line, *others: Line) -> None:
    """A move that everybody hears of while no time passes."""
    n = line.n
    await line.act()
    for one in (line, *others):
        assert await _heard(one, n), "it was never answered"


Seen = Callable[[Callable[[Server, Clock], Awaitable[None]]], None]


def test_a_lone_table_waits_for_nobody(on_a_clock: Seen) -> None:
    """Not a millisecond passes while two make several moves."""

    async def seen(server: Server, clock: Clock) -> None:
        _, people, lines = await sit_down(server)
        clock.stop_time()
        for _ in range(4):
            clock.pass_time(0.2)  # it is counted anew how many they are
            for _ in range(5):
                await _move(*whose_turn(lines))
        clock.let_time_run()
        await leave(people, lines)

    on_a_clock(seen)


def test_in_a_crowd_nobody_waits_longer_than_a_few_milliseconds(on_a_clock: Seen) -> None:
    """The first is answered at once, the next when seven milliseconds have passed, though nobody
    else sends anything, and all as soon as one of every pair has sent something."""

    async def seen(server: Server, clock: Clock) -> None:
        tables = [await sit_down(server) for _ in range(PAIRS)]
        pairs = [lines for _, _, lines in tables]
        clock.stop_time()
        await _be_a_crowd(pairs, clock)
        first, second = (whose_turn(lines) for lines in pairs[:2])
        await _move(*first)
        n = second[0].n
        await second[0].act()
        await _is_read(second[0])
        assert not await _heard(second[0], n, patience=0.1), "there was no crowd"
        clock.pass_time(BOUND)
        assert await _heard(second[0], n), "who is alone in a crowd waited longer"
        assert await _heard(second[1], n)

        actors = [whose_turn(lines)[0] for lines in pairs]
        before = [actor.n for actor in actors]
        for actor in actors:
            await actor.act()
        for actor, was in zip(actors, before, strict=True):
            assert await _heard(actor, was), "all of them still waited"
        clock.let_time_run()
        for _, people, lines in tables:
            await leave(people, lines)

    on_a_clock(seen)


def test_many_who_seldom_move_wait_for_nobody(on_a_clock: Seen) -> None:
    """Sixty moves a second, six of them at the same moment."""

    async def seen(server: Server, clock: Clock) -> None:
        tables = [await sit_down(server) for _ in range(PAIRS)]
        clock.stop_time()
        for _ in range(3):
            clock.pass_time(0.1)
            for _, _, lines in tables:
                await _move(*whose_turn(lines))
        clock.let_time_run()
        for _, people, lines in tables:
            await leave(people, lines)

    on_a_clock(seen)


async def _be_a_crowd(pairs: list[list[Line]], clock: Clock) -> None:
    """Everybody moves several times in a tenth of a second, and then it is counted how many they
    are."""
    for lines in pairs * 5:
        await _move(*whose_turn(lines))
    clock.pass_time(0.1)
    await _move(*whose_turn(pairs[0]))
    clock.pass_time(0.05)


async def _is_read(line: Line) -> None:
    """What was sent has come to the server: it has answered what was sent after it."""
    pong = asyncio.ensure_future(await line.socket.ping())
    while not pong.done():
        await asyncio.sleep(0)
        time.sleep(0.0005)
