"""Study: hints, curves and puzzles that take thought. All of it in the desk's processes.

Where there are several, bots at tables do not wait for it: the desk keeps one for them. A curve
is worked out in small portions, so that a hint never waits for long; what was worked out is kept
for a while.
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
from clew.server.people.limits import Limits
from clew.server.programs.desk import BotDesk
from clew.server.settings import Settings
from clew.server.tables.queries import Queries
from clew.server.tables.room import Room
from clew.study import curve as curves
from clew.table.messages import Hint
from clew.table.refusal import Refusal

__all__ = ["Study"]

T = TypeVar("T")
_log = logging.getLogger("clew.study")
_MOST_KEPT = 500
_MOST_WAITING = 20
"""Curves that are worked out or wait for it; one at a time."""
_RATE, _BURST = 0.5, 8.0
"""Hints a second for one player, lasting, and at once."""
_TRY_RATE, _TRY_BURST = 2.0, 20.0
"""The same for actions in puzzles that take thought."""


class Study:
    """Asks the worker, and keeps what it answered."""

    def __init__(self, settings: Settings, queries: Queries, desk: BotDesk) -> None:
        self._queries = queries
        self._desk = desk
        self._limits = Limits(_RATE if settings.rate else 0, _BURST)
        self._solving = Limits(_TRY_RATE if settings.rate else 0, _TRY_BURST)
        self._puzzles: OrderedDict[tuple[str, ...], Any] = OrderedDict()
        self._hints: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self._curves: OrderedDict[str, curves.Curve] = OrderedDict()
        self._working: dict[str, asyncio.Task[None]] = {}
        self._one_curve = asyncio.Lock()

    async def hint(self, room: Room, player: str, seat: int | None) -> Hint:
        """What the master would do in this seat, which sees no more than its player does."""
        asked = hints.question(room, seat, Fast(secrets.randbits(96)))
        known = self._hints.get(asked.key)
        if known:
            return known
        if not self._limits.allows(player):
            raise Refusal(429, "too-fast", "too many hints; wait a little")
        try:
            hint = await self._desk.ask(hints.answer, asked)
        except TimeoutError:
            raise Refusal(503, "unavailable", "nobody can advise at the moment") from None
        _keep(self._hints, asked.key, hint)
        return hint

    async def puzzle(self, name: str, actions: Sequence[str], player: str) -> Answer:
        """How a puzzle stands, or why an action was not played."""
        return await self._play_puzzle(("play", *actions), player, attempt, name, actions)

    async def solution(self, name: str, player: str) -> list[Solution]:
        """One answer of a puzzle, with what its steps bring about."""
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
        """Done here where it is light; else by the worker, and kept."""
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
            done: T = await self._desk.ask(work, name, *more)
        except TimeoutError:
            raise Refusal(503, "unavailable", "nobody can answer at the moment") from None
        _keep(self._puzzles, key, done)
        return done

    async def curve(self, room: Room) -> curves.Curve:
        """Who was ahead, as far as it has been worked out; the rest goes on by itself."""
        key = room.row.key
        if key not in self._curves:
            if len(self._working) >= _MOST_WAITING:
                raise Refusal(503, "unavailable", "too many games are being looked at; try later")
            record = await self._queries.record(room)
            found = await asyncio.to_thread(curves.stands, record)
            if key not in self._curves:
                none = [0] * len(found)
                wins = [[0.0] * len(record.seats) for _ in found]
                self._curves[key] = curves.curve(record.game, found, wins, none, 0.0)
                self._working[key] = asyncio.create_task(
                    self._work_out(key, record.game, found, wins, none)
                )
                self._working[key].add_done_callback(lambda _: self._working.pop(key, None))
        self._curves.move_to_end(key)
        return self._curves[key]

    async def _work_out(
        self,
        key: str,
        game: str,
        found: list[curves.Stand],
        wins: list[list[float]],
        games: list[int],
    ) -> None:
        """All positions in turn, some games at a time: the curve is there early, and sharpens."""
        most = curves.rounds(game)
        open_ = [i for i, one in enumerate(found) if not one.shares]
        began, done = time.monotonic(), 0
        try:
            async with self._one_curve:
                for first in range(0, most, curves.PORTION):
                    for i in open_:
                        won = await self._desk.ask(
                            curves.play_on, game, found[i].position, first, curves.PORTION
                        )
                        wins[i] = [a + b for a, b in zip(wins[i], won, strict=True)]
                        games[i] += curves.PORTION
                        done += 1
                    part = (first + curves.PORTION) / most
                    _keep(self._curves, key, curves.curve(game, found, wins, games, min(1, part)))
        except TimeoutError:
            self._curves.pop(key, None)
            _log.error("the curve of a game of %s could not be worked out", game)
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
    if len(kept) > _MOST_KEPT:
        kept.popitem(last=False)
