"""Program line: one websocket of a remote program, for all of its tables.

The program speaks the engine protocol (`clew.engine.messages`). At each table it is a listener like
any other, so that it gets what its seat is told and nothing else. This module translates that into
the engine protocol.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from clew.core.errors import ClewError
from clew.engine import messages as engine
from clew.engine.seats import question
from clew.games import find, names
from clew.server import steady
from clew.server.context import Context
from clew.server.programs.remote import Bot, RemotePrograms
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.table import messages
from clew.table.eyes import Eyes
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["ProgramLine"]

_PERIOD = 1.0
"""Seconds between two checks for new tables and offers."""
_SEEN = 45.0
_MAX_TABLES = 100
_log = logging.getLogger("clew.botline")
_PASSED_ON = {"update": messages.Update, "refused": messages.Refused, "table": messages.TableNews}
"""The messages that a program is told. Chat, presence and other things that a page shows are not
among them."""
_decoders: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(kind) for name, kind in _PASSED_ON.items()
}


class _Kind(msgspec.Struct):
    type: str


_kind = msgspec.json.Decoder(_Kind)
Send = Callable[[engine.FromHost], Awaitable[None]]


class _Follow:
    """A table where the program sits."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.listener: Listener
        self.sending: asyncio.Task[None]
        self.begun = False
        self.told = 0
        self.hash = ""
        self.over = False


class ProgramLine:
    """One connection of one program."""

    def __init__(
        self, context: Context, bot: Bot, greeting: engine.ProgramHello, send: Send
    ) -> None:
        self._context = context
        self._bot = bot
        self._greeting = greeting
        self._send = send
        self._tables: dict[str, _Follow] = {}
        self._offered: set[tuple[str, bool]] = set()
        self._looking = asyncio.Lock()

    async def watch(self, still_valid: Callable[[], Awaitable[bool]]) -> str:
        """Looks for new tables and offers until the token is revoked. Returns why it ends."""
        seen = 0.0
        while True:
            try:
                await self.look()
                if time.monotonic() - seen > _SEEN:
                    seen = time.monotonic()
                    await self._context.remote_programs.seen(self._bot)
                if not await still_valid():
                    return "the token was revoked"
            except ClewError as error:
                _log.warning("a program waits: %s", error)
            await asyncio.sleep(_PERIOD)

    async def look(self) -> None:
        """Joins tables where the program sits, and passes on offers that it could accept."""
        async with self._looking:
            waiting = await self._context.remote_programs.waiting(self._bot, self._greeting.seeks)
            for key in waiting.sitting[:_MAX_TABLES]:
                if key not in self._tables:
                    await self._follow(key)
            for key in [key for key, one in self._tables.items() if one.over]:
                self._unfollow(self._tables.pop(key))
            for row, invited in waiting.offers:
                if (row.key, invited) not in self._offered:
                    self._offered.add((row.key, invited))
                    await self._send(_offer(row, invited=invited))

    async def close(self) -> None:
        for one in self._tables.values():
            self._unfollow(one)
        sending = [one.sending for one in self._tables.values()]
        self._tables.clear()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(asyncio.gather(*sending, return_exceptions=True), 5)

    # Tables

    async def _follow(self, key: str) -> None:
        rooms = self._context.rooms
        room = await rooms.room(key)
        seat = room.row.own_seat(self._bot.player)
        if seat is None:
            return
        follow = _Follow(room, seat)

        async def pass_on(text: str) -> None:
            decoder = _decoders.get(_kind.decode(text).type)
            if decoder:
                await self._pass_on(follow, decoder.decode(text))

        async def catch_up(since: int) -> tuple[int, str]:
            return await rooms.catch_up(room, seat, since)

        follow.listener = Listener(seat, self._bot.player, pass_on, catch_up, 0)
        follow.sending = asyncio.create_task(_run(follow.listener))
        self._tables[key] = follow
        try:
            if room.row.status == "open" and not room.row.seats[seat - 1].nonce:
                await self._send(_offer(room.row, invited=True))
            await rooms.listen(room, follow.listener, 0)
        except ClewError:
            self._unfollow(self._tables.pop(key))
            raise

    def _unfollow(self, follow: _Follow) -> None:
        self._context.rooms.leave(follow.room, follow.listener)
        follow.listener.close()

    async def _pass_on(self, follow: _Follow, message: Any) -> None:
        """Translates what a table tells its seat into the engine protocol."""
        key = follow.room.row.key
        match message:
            case messages.Update():
                await self._update(follow, message)
            case messages.Refused(id=id_, reason=reason, text=text, rule=rule):
                n = int(id_) if id_.isdecimal() else follow.told
                await self._send(
                    engine.Refused(table=key, n=n, reason=reason, text=text, rule=rule)
                )
            case messages.TableNews(table=info) if info.status == "closed":
                await self._over(follow, None)
            case messages.TableNews(table=info):
                if info.status == "open" and not info.seats[follow.seat - 1].you:
                    await self._over(follow, None)

    async def _update(self, follow: _Follow, update: messages.Update) -> None:
        key, seat = follow.room.row.key, follow.seat
        if not follow.begun:
            follow.begun = True
            await self._send(_new(follow.room.row, seat))
        told = [
            engine.Happening(n=one.n, event=one.event, table=one.table, seat=one.seat, to=one.to)
            for one in update.events
            if one.n > follow.told
        ]
        follow.told, follow.hash = max(follow.told, update.n), update.hash
        if told or update.gap:
            await self._send(
                engine.Events(
                    table=key,
                    seat=seat,
                    n=update.n,
                    events=told,
                    gap=update.gap,
                    hash=update.hash,
                )
            )
        if update.over:
            await self._over(follow, update.over)
        elif seat in update.away:
            # Its time had run out and a bot had taken over. It is here again, so it plays on.
            back = messages.Back(id=f"back-{update.n}")
            await self._context.actions.take(follow.room, follow.listener, back)
        elif update.legal:
            await self._ask(follow, update)

    async def _ask(self, follow: _Follow, update: messages.Update) -> None:
        """Asks the program for a decision, unless the table has moved on: then another update is on
        its way."""
        room, seat = follow.room, follow.seat
        table = room.table
        if table is None or table.n != update.n or seat not in table.pending():
            return
        seconds = None
        if update.clock:
            left = update.clock.left[seat - 1] - (steady.now() - update.clock.since)
            seconds = round(max(0.0, left), 2)
        seed = secrets.randbits(96)
        ask = question(
            Eyes(table, seat).perspective(seed),
            table=room.row.key,
            n=update.n,
            seed=seed,
            worlds=self._greeting.worlds,
            seconds=seconds,
        )
        await self._send(ask)

    async def _over(self, follow: _Follow, outcome: Any) -> None:
        if not follow.over:
            follow.over = True
            key, n = follow.room.row.key, follow.told
            await self._send(engine.Over(table=key, outcome=outcome, n=n, hash=follow.hash))

    # What the program says

    async def take(self, message: engine.FromProgram) -> None:
        """Does what the program asks, or raises a ClewError that says why not."""
        actions = self._context.actions
        match message:
            case engine.Answer(table=key, n=n, action=action):
                follow = self._seat_at(key)
                act = messages.Act(id=str(n), n=n, action=action)
                await actions.take(follow.room, follow.listener, act)
            case engine.Resign(table=key):
                follow = self._seat_at(key)
                resign = messages.Resign(id=f"resign-{follow.told}")
                await actions.take(follow.room, follow.listener, resign)
            case engine.Accept(table=key, nonce=nonce):
                await self._accept(key, nonce)
            case engine.Decline(table=key):
                room = await self._context.rooms.room(key)
                await self._context.remote_programs.decline(room.row.id, self._bot.player)
            case engine.Play():
                await self._play(message)
            case engine.ProgramHello():
                raise Refusal(400, "wrong", "hello has already been said")

    def _seat_at(self, key: str) -> _Follow:
        follow = self._tables.get(key)
        if follow is None:
            raise Refusal(403, "not-yours", "the program does not sit there")
        return follow

    async def _accept(self, key: str, nonce: str) -> None:
        """Takes a seat, or hands in the nonce for the program's own seat. A table that the program
        made then begins."""
        if not nonce:
            raise Refusal(400, "no-nonce", "accept needs a nonce: 16 random bytes of your own")
        room = await self._context.rooms.room(key)
        bot = self._bot
        may = RemotePrograms.may_sit(bot)
        seating = self._context.seating
        await seating.join(room, bot.player, bot.name, None, nonce, kind="program", may=may)
        if room.row.host == bot.player and all(seat.kind != "open" for seat in room.row.seats):
            await seating.start(room, bot.player, "")
        await self.look()

    async def _play(self, wanted: engine.Play) -> None:
        """Makes a table for the program and offers it to the program. It begins when the program
        has handed in its nonce, unless a seat is open."""
        kinds = ["me" if kind == "you" else kind for kind in wanted.seats]
        if kinds.count("me") != 1:
            raise Refusal(400, "wrong", "one of the seats must be 'you'")
        seating, bot = self._context.seating, self._bot
        await seating.create(
            bot.player,
            wanted.game,
            wanted.options,
            kinds,
            TableSettings(),
            public="open" in kinds,
            name=bot.name,
            me="program",
        )
        await self.look()


async def _run(listener: Listener) -> None:
    try:
        await listener.run()
    except Exception:  # noqa: BLE001 (a socket may be gone at any moment)
        _log.info("a program's table is not told any more", exc_info=True)


def _new(row: TableRow, seat: int) -> engine.New:
    return engine.New(
        table=row.key,
        game=row.game,
        rules=row.rules,
        seat=seat,
        names=[one.name for one in row.seats],
        options=row.options,
        commitment=row.commitment,
    )


def _offer(row: TableRow, *, invited: bool) -> engine.Offer:
    return engine.Offer(
        table=row.key,
        game=row.game,
        rules=row.rules,
        options=row.options,
        names=[one.name for one in row.seats],
        invited=invited,
        clock=row.settings.clock,
        commitment=row.commitment,
    )


def hello() -> engine.HostHello:
    return engine.hello({name: find(name).version for name in names()})
