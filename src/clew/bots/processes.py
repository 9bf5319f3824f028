"""Processes in which heads think.

They are started when they are first needed and stay: they end with the program. A program has one
pool of them, with as many processes as there are cores: more heads than that take turns.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.synchronize import Event as Flag
from multiprocessing.util import Finalize

from clew.bots.heads import Search, Tried
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.errors import ClewError
from clew.games import find

__all__ = ["end_with_parent", "search_in_processes"]

_LOOK = 0.005
"""Seconds between two checks whether the search must stop."""

_stopping: Flag | None = None


def search_in_processes(perspective: Perspective, search: Search, nodes: int) -> list[Tried]:
    """Runs the heads of a perspective in processes and returns what each has tried."""
    budget = perspective.budget
    pool, flag = _pool(os.getpid())
    flag.clear()
    about = (search, perspective.game.id, perspective.fair_world(), perspective.seat)
    seeds = [perspective.chance.word() for _ in range(perspective.heads)]
    try:
        _warm_up(pool, perspective.heads)
        limits = _left(budget) if budget else None
        asked = [pool.submit(_head, *about, seed, nodes, limits) for seed in seeds]
        while wait(asked, _LOOK).not_done:
            if budget and (budget.over or budget.part() >= 1):
                flag.set()
        return [one.result() for one in asked]
    except BrokenProcessPool:
        _pool.cache_clear()
        raise ClewError("a process in which a bot was thinking has ended; ask it again") from None


def _left(budget: Budget) -> tuple[int, float]:
    """The nodes and the seconds that each head may use. Time that has run out must not become 0,
    which means no limit."""
    return int(budget.nodes), budget.seconds * max(1 - budget.part(), 1e-9)


@cache
def _pool(_process: int) -> tuple[ProcessPoolExecutor, Flag]:
    """The pool of processes that think for this one. A forked copy of this process needs a pool of
    its own."""
    context = multiprocessing.get_context("spawn")
    flag = context.Event()
    cores = os.cpu_count() or 1
    pool = ProcessPoolExecutor(cores, mp_context=context, initializer=_begin, initargs=(flag,))
    # If another process started this one, nobody else would end the heads.
    Finalize(None, pool.shutdown, exitpriority=100)
    return pool, flag


def _warm_up(pool: ProcessPoolExecutor, heads: int) -> None:
    """Starts the processes that so many heads need, before their time begins to run."""
    running = len(pool._processes or {})  # noqa: SLF001
    if running < min(heads, os.cpu_count() or 1):
        wait([pool.submit(time.sleep, 0.01) for _ in range(heads)])


def _begin(flag: Flag) -> None:
    global _stopping  # noqa: PLW0603 (a process is one head)
    _stopping = flag
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Runs in a head's process: it ends when its parent process is gone, for whatever reason."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        assert parent
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _head(
    search: Search,
    game_id: str,
    world: bytes,
    seat: int,
    seed: int,
    nodes: int,
    limits: tuple[int, float] | None,
) -> Tried:
    """Runs in a head's process: one search, until it is finished or all heads must stop."""
    game = find(game_id)
    perspective = Perspective(game, game.from_position(world), seat, seed)
    if limits is None:
        return search(perspective, nodes)
    budget = perspective.budget = Budget(*limits)
    done = threading.Event()
    threading.Thread(target=_watch, args=(budget, done), daemon=True).start()
    try:
        return search(perspective, nodes)
    finally:
        done.set()


def _watch(budget: Budget, done: threading.Event) -> None:
    assert _stopping
    while not done.wait(_LOOK):
        if _stopping.is_set():
            budget.stop()
            return
