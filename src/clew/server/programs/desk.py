"""The desk: bots, hints and curves are computed in a fixed number of processes, within a time
limit.

A process gets one fair world (a position the seat cannot tell from the true one) and a seed,
never the true position. A bot that crashes, thinks too long or plays something illegal is
replaced by a simple one for that turn, and the table goes on. A question that finds every process
busy waits; its time limit begins afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.processes import end_with_parent
from clew.core.errors import ClewError
from clew.games import find
from clew.table.eyes import Sight

__all__ = ["BotDesk"]

_log = logging.getLogger("clew.bots")
T = TypeVar("T")
_MOST_WAITING = 50
"""How many questions that come from no table's bot may wait for a process; further ones are
refused."""


def _think(game_id: str, bot: str, world: bytes, seat: int, seed: int) -> int:
    """Runs in the worker: one decision."""
    game = find(game_id)
    sight = Sight(game, game.from_position(world), seat)
    return bots.find(game_id, bot)(sight.perspective(seed))


class _Worker:
    """One process. It is started when it is first needed, and again after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, seconds: float, work: Callable[..., T], *question: Any) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
        answer = asyncio.get_running_loop().run_in_executor(self._pool, work, *question)
        try:
            return await asyncio.wait_for(answer, seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class BotDesk:
    """Hands decisions, hints and what else takes thought to the workers."""

    def __init__(
        self, workers: int, seconds: float, budgets: Mapping[str, str] | None = None
    ) -> None:
        """`budgets` replaces the budget of a level for decisions on this server."""
        self._seconds = seconds
        self._budgets = budgets or {}
        self._workers = [_Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        # If there are several processes, one is reserved for the bots at tables.
        self._beside = asyncio.Semaphore(max(1, workers - 1))
        self._waiting = 0
        self._closed = False
        self.replaced = 0
        """How often a bot had to be replaced."""

    async def choose(self, bot: str, perspective: Perspective) -> int:
        """The action that a bot plays. Older tables may name a budget with the bot; it is
        ignored."""
        game, chance = perspective.game, perspective.chance
        level = bot.partition(":")[0]
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        if level == "random":
            return legal[chance.below(len(legal))]
        budget = self._budgets.get(level)
        name = f"{level}:{budget}" if budget else level
        world, seed = perspective.fair_world(), secrets.randbits(64)
        try:
            action = await self._run(_think, game.id, name, world, perspective.seat, seed)
            if action in legal:
                return action
            _log.error("bot %s of %s played an illegal action", name, game.id)
        except TimeoutError:
            _log.error("bot %s of %s thought too long", name, game.id)
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            if self._closed:
                raise ClewError("the server is shutting down") from None
            _log.error("bot %s of %s failed: %r", name, game.id, error)
        self.replaced += 1
        return legal[chance.below(len(legal))]

    async def ask(self, work: Callable[..., T], *question: Any) -> T:
        """A worker's answer. Raises TimeoutError if it takes too long."""
        if self._waiting >= _MOST_WAITING:
            raise TimeoutError
        self._waiting += 1
        try:
            async with self._beside:
                return await self._run(work, *question)
        except BrokenProcessPool:
            raise TimeoutError from None
        finally:
            self._waiting -= 1

    async def _run(self, work: Callable[..., T], *question: Any) -> T:
        worker = await self._free.get()
        try:
            if self._closed:
                raise BrokenProcessPool
            return await worker.ask(self._seconds, work, *question)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """Ends all workers, even if they are busy."""
        self._closed = True
        for worker in self._workers:
            worker.end()
