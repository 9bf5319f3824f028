"""Matchmaker: those who wait for others at this process, each on a line of their own.

It asks the database once a second for all of them together, and says every few seconds in one write
that they are still here; what another process changes it hears at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Callable, Iterable

import msgspec
from sqlalchemy import Connection

from clew.core.errors import ClewError
from clew.play.matching import (
    FromQueue,
    Met,
    Offered,
    Parted,
    Queue,
    Waiting,
    Wish,
    check_wish,
    encode,
)
from clew.server import steady
from clew.server.people.players import Player
from clew.server.people.shared_limits import Limit, SharedLimits
from clew.server.storage.database import Database
from clew.server.storage.writer import Writer
from clew.server.tables.leavers import Leavers
from clew.server.tables.listener import Listener
from clew.server.tables.queues import Busy, Place, Queues, count_waiting, read_places
from clew.table.reasons import Problem, Reason
from clew.table.refusal import Refusal

__all__ = ["Matchmaker"]

_PERIOD = 1.0
_RENEW = 3.0
_TRY_SECONDS = 10.0
_COUNTED = 1.0
"""For so many seconds a count holds, however many ask."""
_ENTERS = Limit("wait", 1 / 6, 20)
_ENTERS_ADDRESS = Limit("wait-address", 1, 100)
_TEXTS: dict[Reason, str] = {
    "missed": "you did not accept in time",
    "elsewhere": "you wait in another window",
}
_log = logging.getLogger("clew.matchmaker")


class _Waiter:
    """Somebody who waits at this process."""

    def __init__(self, wish: Wish, listener: Listener) -> None:
        self.wish = wish
        self.line = secrets.token_hex(8)
        self.listener = listener
        self.told: FromQueue | None = None
        self.ends = 0.0
        """When the offer ends that this player has."""

    def tell(self, message: FromQueue) -> None:
        """Says it, unless it was said before."""
        known = self.told
        if isinstance(message, Offered) and isinstance(known, Offered):
            known = msgspec.structs.replace(known, left=message.left)
        if message != known:
            self.told = message
            self.listener.say(encode(message))


class Matchmaker:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        limits: SharedLimits,
        leavers: Leavers,
        origin: str,
        accept_seconds: float,
        *,
        limited: bool,
    ) -> None:
        self._database = database
        self._writer = writer
        self._limits = limits
        self._limited = limited
        self._accept_seconds = accept_seconds
        self._leavers = leavers
        self._queues = Queues(leavers, origin, accept_seconds)
        self._waiters: dict[str, _Waiter] = {}
        self._telling = asyncio.Lock()
        """What is read later is said later."""
        self._renewed = 0.0
        self._counted = -_COUNTED
        self._counts: list[Queue] = []
        self._counting: asyncio.Future[list[Queue]] | None = None
        self._tending = asyncio.create_task(self._tend())

    async def close(self) -> None:
        self._tending.cancel()

    async def counts(self) -> list[Queue]:
        """How many wait, for what, as it was a moment ago."""
        if time.monotonic() - self._counted >= _COUNTED:
            if self._counting is None:
                self._counting = asyncio.ensure_future(self._count())
            return await asyncio.shield(self._counting)
        return self._counts

    async def _count(self) -> list[Queue]:
        try:
            self._counts = await self._database.read(count_waiting)
            self._counted = time.monotonic()
            return self._counts
        finally:
            self._counting = None

    async def enter(self, player: Player, wish: Wish, address: str, listener: Listener) -> None:
        """From now on the player waits, on this line; what becomes of it is said there."""
        check_wish(wish)
        asked = ((_ENTERS, player.id), (_ENTERS_ADDRESS, address))
        if self._limited and not await self._limits.allows(*asked):
            raise Refusal(429, "too-fast", "that was often enough for now; wait a little")
        waiter = _Waiter(wish, listener)
        blind = self._leavers.blinded(address)
        touched = await self._change(
            lambda c: self._queues.enter(c, player.id, wish, waiter.line, blind)
        )
        if listener.dead:
            await self._part(player.id, waiter)
            return
        before = self._waiters.get(player.id)
        self._waiters[player.id] = waiter
        if before:
            _part(before, "elsewhere")
        await self._tell(touched)

    async def accept(self, player: str, listener: Listener, key: str, nonce: str) -> None:
        """The player accepts what is offered. If it was taken back meanwhile, nothing happens."""
        waiter = self._on(player, listener)
        if waiter:
            line = waiter.line
            touched = await self._change(lambda c: self._queues.accept(c, player, line, key, nonce))
            await self._tell({*touched, player})

    async def leave(self, player: str, listener: Listener) -> None:
        """The player waits no longer."""
        waiter = self._on(player, listener)
        if waiter:
            del self._waiters[player]
            line = waiter.line
            await self._tell(await self._change(lambda c: self._queues.leave(c, player, line)))

    async def part(self, player: str, listener: Listener) -> None:
        """The player's line was closed."""
        waiter = self._on(player, listener)
        if waiter:
            del self._waiters[player]
            await self._part(player, waiter)

    async def _part(self, player: str, waiter: _Waiter) -> None:
        with contextlib.suppress(ClewError):  # then the place ends by itself
            await self._tell(
                await self._change(lambda c: self._queues.part(c, player, waiter.line))
            )

    async def refresh(self, players: Iterable[str]) -> None:
        """Another process has changed the places of these players."""
        with contextlib.suppress(ClewError):  # the next look finds it
            await self._tell(players)

    def _on(self, player: str, listener: Listener) -> _Waiter | None:
        waiter = self._waiters.get(player)
        return waiter if waiter and waiter.listener is listener else None

    async def _change(self, change: Callable[[Connection], set[str]]) -> set[str]:
        """Changes the queues, as soon as no other process does."""
        end = time.monotonic() + _TRY_SECONDS
        while True:
            try:
                return await self._writer.run(change)
            except Busy:
                if time.monotonic() > end:
                    raise Refusal(503, "unavailable", "the queues are busy") from None
                await asyncio.sleep(random.uniform(0.002, 0.02))

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(_PERIOD)
            try:
                if self._waiters:
                    await self._look()
            except ClewError as error:
                _log.warning("who waits cannot be looked up: %s", error)
            except Exception:  # noqa: BLE001 (whatever it was, the next look may go well)
                _log.exception("who waits cannot be looked up")

    async def _look(self) -> None:
        now = steady.now()
        overdue = any(0 < one.ends <= now for one in self._waiters.values())
        if overdue or now - self._renewed >= _RENEW:
            self._renewed = now
            lines = [one.line for one in self._waiters.values()]
            await self._change(lambda c: self._queues.renew(c, lines))
        await self._tell(self._waiters)

    async def _tell(self, players: Iterable[str]) -> None:
        """Says to those of these players who wait here how it stands."""
        async with self._telling:
            mine = {one: self._waiters[one] for one in players if one in self._waiters}
            if not mine:
                return
            listed = list(mine)
            places, counts = await self._database.read(
                lambda c: (read_places(c, listed), count_waiting(c))
            )
            waiting = {Wish(one.game, one.players, one.rated): one.waiting for one in counts}
            for player, waiter in mine.items():
                if self._waiters.get(player) is waiter:
                    self._say(player, waiter, places.get(player), waiting.get(waiter.wish, 1))

    def _say(self, player: str, waiter: _Waiter, place: Place | None, waiting: int) -> None:
        if place is None or place.line != waiter.line:
            del self._waiters[player]
            if place and place.line:
                _part(waiter, "elsewhere")
            elif isinstance(waiter.told, Offered):
                _part(waiter, "missed")
            else:  # this process was too slow to say that they are here: they come again
                waiter.listener.close()
            return
        waiter.ends = 0.0 if place.begun else place.ends
        if place.offer is None:
            again = isinstance(waiter.told, Offered) or (
                isinstance(waiter.told, Waiting) and waiter.told.again
            )
            waiter.tell(Waiting(waiting=waiting, again=again))
        elif place.begun:
            waiter.tell(Met(key=place.offer))
        else:
            waiter.tell(
                Offered(
                    key=place.offer,
                    commitment=place.commitment,
                    seconds=self._accept_seconds,
                    left=round(max(0.0, place.ends - steady.now()), 1),
                    players=place.wish.players,
                    accepted=place.accepted,
                    mine=place.mine,
                )
            )


def _part(waiter: _Waiter, reason: Reason) -> None:
    waiter.tell(Parted(problem=Problem(reason=reason, text=_TEXTS[reason])))
    waiter.listener.close()
