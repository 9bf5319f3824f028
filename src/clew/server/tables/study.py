"""Study: hints, curves, and puzzles that need computing.

All of it runs in the processes of the desk. If there are several, the desk keeps one for the bots
at tables, so that they do not wait. A curve is computed in small portions, so that a hint never
waits long. Results are kept for a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from clew.core.chance import Fast
from clew.play import hints
from clew.play.puzzles import Answer, attempt
from clew.puzzles import find as find_puzzle
from clew.puzzles import kind_of
from clew.puzzles.playing import Solution, solution
from clew.server.people.addresses import Addresses
from clew.server.people.limits import Limits
from clew.server.programs.desk import BotDesk
from clew.server.programs.shares import Party
from clew.server.settings import Settings
from clew.server.tables.queries import Queries
from clew.server.tables.room import Room
from clew.study import curve as curves
from clew.study.working import WorkingOut
from clew.table.messages import Hint
from clew.table.refusal import Refusal

__all__ = ["Study"]

T = TypeVar("T")
_log = logging.getLogger("clew.study")
_MAX_KEPT = 500
_MAX_WAITING = 20
"""The maximum number of curves that are computed or wait. One is computed at a time."""
_RATE, _BURST = 0.5, 8.0
"""Hints a second for one player: in the long run, and at once."""
_TRY_RATE, _TRY_BURST = 2.0, 20.0
"""The same limits for actions in puzzles that need computing."""


class Study:
    """Asks the workers, and keeps their answers."""

    def __init__(
        self, settings: Settings, queries: Queries, desk: BotDesk, addresses: Addresses
    ) -> None:
        self._queries = queries
        self._addresses = addresses
        self._desk = desk
        self._limits = Limits(_RATE if settings.rate else 0, _BURST)
        self._solving = Limits(_TRY_RATE if settings.rate else 0, _TRY_BURST)
        self._puzzles: OrderedDict[tuple[str, ...], Any] = OrderedDict()
        self._hints: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self._curves: OrderedDict[str, WorkingOut] = OrderedDict()
        self._working: dict[str, asyncio.Task[None]] = {}
        self._one_curve = asyncio.Lock()

    def _party(self, player: str) -> Party:
        return Party(self._addresses.of(player), player)

    async def hint(self, room: Room, player: str, seat: int | None) -> Hint:
        """The hint of the strongest bot for a seat. It is computed from what that seat may see."""
        asked = hints.question(room, seat, Fast(secrets.randbits(96)))
        known = self._hints.get(asked.key)
        if known:
            return known
        if not self._limits.allows(player):
            raise Refusal(429, "too-fast", "too many hints; wait a little")
        try:
            hint = await self._desk.ask(self._party(player), hints.answer, asked)
        except TimeoutError:
            raise Refusal(503, "unavailable", "nobody can advise at the moment") from None
        _keep(self._hints, asked.key, hint)
        return hint

    async def puzzle(self, name: str, actions: Sequence[str], player: str) -> Answer:
        """How a puzzle stands, or why an action was not played."""
        return await self._play_puzzle(("play", *actions), player, attempt, name, actions)

    async def solution(self, name: str, player: str) -> list[Solution]:
        """One solution of a puzzle, with the events of its steps."""
        text = await self._play_puzzle(("solution",), player, _solve, name)
        return msgspec.json.decode(text, type=list[Solution])

    async def _play_puzzle(
        self,
        what: tuple[str, ...],
        player: str,
        work: Callable[..., T],
        name: str,
        *more: object,
    ) -> T:
        """Computes in this process if the puzzle is easy, otherwise in a worker. The answer is
        kept."""
        key = name, *what
        known = self._puzzles.get(key)
        if known:
            found: T = known
            return found
        if not kind_of(find_puzzle(name).game).heavy:
            return work(name, *more)
        if not self._solving.allows(player):
            raise Refusal(429, "too-fast", "too many attempts; wait a little")
        try:
            done: T = await self._desk.ask(self._party(player), work, name, *more)
        except TimeoutError:
            raise Refusal(503, "unavailable", "nobody can answer at the moment") from None
        _keep(self._puzzles, key, done)
        return done

    async def curve(self, room: Room) -> curves.Curve:
        """The curve of who was ahead, as far as it is computed. The rest is computed in the
        background."""
        key = room.row.key
        if key not in self._curves:
            if len(self._working) >= _MAX_WAITING:
                raise Refusal(503, "unavailable", "too many games are being looked at; try later")
            record = await self._queries.record(room)
            found = await asyncio.to_thread(WorkingOut, record)
            if key not in self._curves:
                self._curves[key] = found
                self._working[key] = asyncio.create_task(self._work_out(key, found))
                self._working[key].add_done_callback(lambda _: self._working.pop(key, None))
                if len(self._curves) > _MAX_KEPT:
                    self._curves.popitem(last=False)
        self._curves.move_to_end(key)
        return self._curves[key].curve

    async def _work_out(self, key: str, work: WorkingOut) -> None:
        began, done = time.monotonic(), 0
        try:
            async with self._one_curve:
                while portion := work.portion():
                    won = await self._desk.ask(Party(table=key), curves.play_on, *portion)
                    work.take(won)
                    done += 1
        except TimeoutError:
            self._curves.pop(key, None)
            _log.error("the curve of a game could not be worked out")
            return
        _log.info("curve: %d portions in %.1f s", done, time.monotonic() - began)

    async def close(self) -> None:
        for task in list(self._working.values()):
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)


def _solve(name: str) -> bytes:
    return msgspec.json.encode(solution(name))


def _keep(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    kept[key] = value
    if len(kept) > _MAX_KEPT:
        kept.popitem(last=False)
