"""Attendant: bots take their turns, clocks run out. No process owns a table.

Whoever stores an entry also stores when somebody must look at the table again (`due`), and
plays the bots at once. If that process dies, any process finds the table due, claims it by
putting `due` a little later, and goes on. Doing the same twice cannot happen: the number of
an entry is unique.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from sqlalchemy import Connection, func, select, update

from clew.core.errors import ClewError
from clew.engine.seats import FORFEIT
from clew.play.doing import end_time
from clew.server import steady
from clew.server.ending import Ending
from clew.server.people.addresses import Addresses
from clew.server.programs.desk import BotDesk
from clew.server.programs.named import NamedPrograms, is_program
from clew.server.programs.shares import Party
from clew.server.storage.database import Database
from clew.server.storage.reading import are_some_due
from clew.server.storage.schema import tables
from clew.server.storage.writer import Writer
from clew.server.tables.actions import Actions
from clew.server.tables.older_rules import end_older
from clew.server.tables.room import LEASE, Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.standing_orders import StandingOrders
from clew.server.tables.talk import Talk
from clew.server.tables.timing import keep_due
from clew.table.eyes import Eyes
from clew.table.table import Table

__all__ = ["Attendant"]

_log = logging.getLogger("clew.attending")
_PERIOD = 0.5
_MOST = 50
_SKEW = 60.0
"""What was stored so many seconds in the future shows that the clock was set back."""


class Attendant:
    """Looks at tables when something is due there."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        rooms: Rooms,
        actions: Actions,
        desk: BotDesk,
        orders: StandingOrders,
        programs: NamedPrograms,
        talk: Talk,
        addresses: Addresses,
    ) -> None:
        self._database = database
        self._writer = writer
        self._rooms = rooms
        self._actions = actions
        self._desk = desk
        self._orders = orders
        self._programs = programs
        self._talk = talk
        self._addresses = addresses
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        self._looking.cancel()
        self._desk.close()

    async def _look(self) -> None:
        """Claims due tables, again and again. If this is the only process, nobody else can hold a
        claim."""
        with contextlib.suppress(ClewError):
            if ended := await self._writer.run(end_older):
                _log.warning("%d tables of older rules have ended, unrated", len(ended))
            if self._database.is_sqlite:
                await self._writer.run(_everything_is_due)
        while True:
            try:
                if await self._database.look_up(are_some_due(tables.c.due)):
                    for key in await self._writer.run(_claim):
                        room = await self._rooms.room(key)
                        await self._rooms.refresh(room)
                        self.attend(room, claimed=True)
            except Ending:
                return
            except ClewError as error:
                _log.warning("what is due cannot be looked up: %s", error)
            except Exception:  # noqa: BLE001 (whatever it was, the next look may go well)
                _log.exception("what is due cannot be looked up")
            await asyncio.sleep(_PERIOD)

    def attend(self, room: Room, *, claimed: bool = False) -> None:
        """Plays the bots of a table, follows standing orders, and acts for seats whose time has run
        out."""
        room.claimed |= claimed
        if room.attended or room.table is None:
            return
        if room.claimed or room.bots_to_play() or room.ordered_to_play():
            room.attended = True
            self._rooms.start(self._attend(room))

    async def _attend(self, room: Room) -> None:
        try:
            while room.claimed or await self._play_bot(room) or await self._follow_order(room):
                if room.claimed:
                    room.claimed = False
                    await self._end_time(room)
        except Ending:
            room.spoilt = True
        except ClewError as error:
            room.spoilt = True
            _log.warning("table %s waits: %s", room.row.id, error)
        finally:
            room.attended = False
        if room.row.status != "playing":
            await self._programs.end(room.row)

    async def _end_time(self, room: Room) -> None:
        async with room.lock:
            await self._rooms.fresh(room)
            table = room.table
            if table is None or room.row.status != "playing":
                return
            now = steady.now()
            await self._answer_for_the_late(room, table, now)
            end_time(room, table, now)
            if table.n > room.stored:
                await self._rooms.store(room, table)
            else:
                due = room.due(now)
                await self._writer.run(keep_due(room.row.id, due, room.row.clock))

    async def _answer_for_the_late(self, room: Room, table: Table, now: float) -> None:
        """A seat that is late with a question outside the turn does not lose its place: the table
        declines for it, or draws one of its choices (LO-50, LO-54)."""
        for seat in room.beside(room.late(now)):

            def answer(at: Table, seat: int = seat) -> None:
                at.time_out(seat)

            await self._actions.perform(room, table, seat, "", answer, "")

    async def _follow_order(self, room: Room) -> bool:
        """Lets a standing order answer after a short wait. Returns whether the table must be looked
        at again."""
        if not room.ordered_to_play():
            return False
        n, until = room.stored, time.monotonic() + self._orders.pause()
        while (left := until - time.monotonic()) > 0 and room.stored == n and not room.claimed:
            await asyncio.sleep(min(left, _PERIOD))
        async with room.lock:
            await self._rooms.fresh(room)
            table, waiting = room.table, room.ordered_to_play()
            if table is None or room.row.status != "playing":
                return False
            if table.n != n or not waiting or time.monotonic() < until:
                return True
            seat = waiting[0]
            action = room.orders.answer(table, seat)
            assert action is not None

            def play(at: Table) -> None:
                at.act(seat, action)

            text = table.game.format(action)
            await self._actions.perform(room, table, seat, "", play, text)
        return True

    async def _play_bot(self, room: Room) -> bool:
        """Lets one bot decide and play. Returns whether there was a bot to play."""
        async with room.lock:
            await self._rooms.fresh(room)
            table, waiting = room.table, room.bots_to_play()
            if table is None or not waiting or room.row.status != "playing":
                return False
            seat, n, seed = waiting[0], table.n, secrets.randbits(96)
            perspective = Eyes(table, seat).perspective(seed)
        bot, replaced = room.played_by(seat), False
        if is_program(bot):
            action = await self._programs.choose(room.row, bot, perspective, seed, n)
        else:
            action, replaced = await self._desk.choose(bot, perspective, self._party(room))
        async with room.lock:
            await self._rooms.fresh(room)
            if room.table is None or room.table.n != n or seat not in room.bots_to_play():
                return True
            text = room.table.game.format(action) if action != FORFEIT else ""

            def play(at: Table) -> None:
                if action == FORFEIT:
                    at.leave(seat, "forfeit")
                else:
                    at.act(seat, action)

            await self._actions.perform(room, room.table, seat, "", play, text)
        if replaced:
            await self._talk.tell_replaced(room, seat)
        return True

    def _party(self, room: Room) -> Party:
        """The party for whom a table's bots think: the player who made the table."""
        host = room.row.host
        return Party(self._addresses.of(host), host, room.row.key)


def _claim(connection: Connection) -> list[str]:
    """Claims the tables that are due, so that no other process looks at them for a while."""
    now = steady.now()
    due = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(_MOST)
    ids = [one.id for one in connection.execute(due.with_for_update(skip_locked=True))]
    if not ids:
        return []
    over = tables.c.id.in_(ids) & tables.c.status.not_in(("playing",))
    connection.execute(update(tables).where(over).values(due=None))
    playing = tables.c.id.in_(ids) & (tables.c.status == "playing")
    connection.execute(update(tables).where(playing).values(due=now + LEASE))
    return list(connection.execute(select(tables.c.key).where(tables.c.id.in_(ids))).scalars())


def _everything_is_due(connection: Connection) -> None:
    """Voids the claims of an earlier process. Only a server's single process calls it."""
    now = steady.now()
    changed = connection.execute(select(func.max(tables.c.changed))).scalar() or 0.0
    limit = now + LEASE if changed < now + _SKEW else float("inf")
    connection.execute(
        update(tables).where(tables.c.due.is_not(None), tables.c.due < limit).values(due=now)
    )
