"""The desk: bots, hints and curves are computed in a fixed number of processes, within a time
limit.

A process gets one fair world (a position the seat cannot tell from the true one) and a seed,
never the true position. A question that finds every process busy waits for its turn (`shares.py`);
its time limit begins afterwards. A bot that fails even so (it crashes, hangs or plays something
illegal) is replaced by a simple one for that decision, or, if that fails too, by chance; the table
goes on and is told.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.processes import end_with_parent
from clew.play.thinking import BotQuestion, at_once, think
from clew.server.ending import Ending
from clew.server.programs.shares import Party, Shares

__all__ = ["BotDesk", "Decision"]

_log = logging.getLogger("clew.bots")
T = TypeVar("T")
_MAX_WAITING = 50
"""How many questions that come from no table's bot may wait for a process; further ones are
refused."""


_BEGIN_SECONDS = 60.0
"""How long a process may take to begin; nobody's time to think runs meanwhile."""


def _begun() -> None:
    """What a new process answers first."""


class Decision(NamedTuple):
    """What is played. `replaced`: the bot itself could not say."""

    action: int
    replaced: bool = False


class _Worker:
    """One process. It is started when it is first needed, and again after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, seconds: float, work: Callable[..., T], *question: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
                await asyncio.wait_for(loop.run_in_executor(self._pool, _begun), _BEGIN_SECONDS)
            answer = loop.run_in_executor(self._pool, work, *question)
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
        self,
        workers: int,
        seconds: float,
        budgets: Mapping[str, str] | None = None,
        waited: Callable[[str, float], None] = lambda *_: None,
    ) -> None:
        """`budgets` replaces the budget of a level for decisions on this server. `waited` is told
        who asked, and how many seconds the question waited."""
        self._waited = waited
        self._seconds = seconds
        self._budgets = budgets or {}
        self._workers = [_Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._shares = Shares(workers, seconds)
        # If there are several processes, one is reserved for the bots at tables.
        self._beside = asyncio.Semaphore(max(1, workers - 1))
        self._waiting = 0
        self._closed = False
        self.replaced = 0
        """How often a bot had to be replaced."""

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return self._shares.waiting

    async def choose(self, bot: str, perspective: Perspective, party: Party) -> Decision:
        """What a bot plays. Older tables may name a budget with the bot; it is ignored."""
        level, legal = bot.partition(":")[0], perspective.legal()
        known, chance = at_once(level, perspective), perspective.chance
        if known is not None:
            return Decision(known)
        budget = self._budgets.get(level)
        action = await self._decide(f"{level}:{budget}" if budget else level, perspective, party)
        if action is not None:
            return Decision(action)
        self.replaced += 1
        simple = bots.simple(perspective.game.id)
        if simple not in (level, "random"):
            action = await self._decide(simple, perspective, party)
        return Decision(legal[chance.below(len(legal))] if action is None else action, True)

    async def _decide(self, name: str, perspective: Perspective, party: Party) -> int | None:
        """A legal action, as a bot chooses it in a worker; None if it fails."""
        game, world, seed = perspective.game.id, perspective.fair_world(), secrets.randbits(64)
        try:
            began = time.monotonic()
            async with self._shares.turn(party) as seconds:
                self._waited("table", time.monotonic() - began)
                asked = BotQuestion(game, name, world, perspective.seat, seed, seconds)
                action = await self._run(think, asked)
            if action in perspective.legal():
                return action
            _log.error("bot %s of %s played an illegal action", name, game)
        except TimeoutError:
            _log.error("bot %s of %s thought too long", name, game)
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            if self._closed:
                raise Ending from None
            _log.error("bot %s of %s failed: %r", name, game, error)
        return None

    async def ask(self, party: Party, work: Callable[..., T], *question: Any) -> T:
        """A worker's answer. Raises TimeoutError if it takes too long."""
        if self._waiting >= _MAX_WAITING:
            raise TimeoutError
        self._waiting += 1
        began = time.monotonic()
        try:
            async with self._beside, self._shares.turn(party):
                self._waited("study", time.monotonic() - began)
                return await self._run(work, *question)
        except BrokenProcessPool:
            raise TimeoutError from None
        finally:
            self._waiting -= 1

    async def _run(self, work: Callable[..., T], *question: Any) -> T:
        """Call it in a turn: then a worker is free."""
        if self._closed:
            raise BrokenProcessPool
        worker = self._free.pop()
        try:
            return await worker.ask(self._seconds, work, *question)
        finally:
            self._free.append(worker)

    def close(self) -> None:
        """Ends all workers, even if they are busy."""
        self._closed = True
        for worker in self._workers:
            worker.end()
