"""The desk where bots think: they think in processes of their own, within a time.

A process gets one fair world (a position the seat cannot tell from the true one) and a seed,
never the true position. A bot that crashes, thinks too long or plays something illegal is
replaced by a simple one for that turn, and the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.processes import end_with_parent
from clew.games import find
from clew.table.eyes import Sight

__all__ = ["BotDesk"]

_log = logging.getLogger("clew.bots")
T = TypeVar("T")


def _think(game_id: str, bot: str, world: bytes, seat: int, seed: int) -> int:
    """In the worker: one decision."""
    game = find(game_id)
    sight = Sight(game, game.from_position(world), seat)
    return bots.find(game_id, bot)(sight.perspective(seed))


class BotDesk:
    """Hands decisions to the workers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.replaced = 0
        """How often a bot had to be replaced."""

    async def choose(self, bot: str, perspective: Perspective) -> int:
        """What a bot plays."""
        game, chance = perspective.game, perspective.chance
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        if bot == "random":
            return legal[chance.below(len(legal))]
        world, seed = perspective.fair_world(), secrets.randbits(64)
        question = game.id, bot, world, perspective.seat, seed
        try:
            action = await asyncio.wait_for(self.run(_think, *question), self._seconds)
            if action in legal:
                return action
            _log.error("bot %s of %s played an illegal action", bot, game.id)
        except TimeoutError:
            _log.error("bot %s of %s thought too long", bot, game.id)
            self._drop()
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            _log.error("bot %s of %s failed: %r", bot, game.id, error)
            self._drop()
        self.replaced += 1
        return legal[chance.below(len(legal))]

    async def ask(self, work: Callable[..., T], *question: Any) -> T:
        """What a worker answers, in time; a TimeoutError where it does not."""
        try:
            return await asyncio.wait_for(self.run(work, *question), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            self._drop()
            raise TimeoutError from None

    async def run(self, work: Callable[..., T], *question: Any) -> T:
        """What a worker answers, whenever it does."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_parent
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, work, *question)

    def _drop(self) -> None:
        """Ends all workers; the next decision starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._drop()
