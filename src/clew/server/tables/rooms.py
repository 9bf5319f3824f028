"""Rooms: the open tables of this process. What happens is stored, then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

from clew.core.errors import ClewError
from clew.games import find
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.writer import Write, Writer
from clew.server.tables.change import Change
from clew.server.tables.keepers import keepers
from clew.server.tables.listener import Listener
from clew.server.tables.older_rules import OTHER_RULES, end_older, is_of_these_rules
from clew.server.tables.room import Room
from clew.table.eyes import Viewer
from clew.table.happened import Happened
from clew.table.messages import Answered, Here, TableNews, encode
from clew.table.refusal import Refusal
from clew.table.rows import TableRow
from clew.table.table import Table

__all__ = ["Rooms"]

_RECENT = 20
_log = logging.getLogger("clew.rooms")


class Rooms:
    """A cache of what is stored: any of it may be thrown away and read again."""

    def __init__(self, settings: Settings, database: Database, writer: Writer) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._by_id: dict[int, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keepers = keepers(settings)
        self._when_changed: list[Callable[[Room], None]] = []
        self._when_refreshed: list[Callable[[Room], Awaitable[None]]] = []

    # Who wants to know

    def when_changed(self, told: Callable[[Room], None]) -> None:
        """From now on `told` is called after this process has changed a table."""
        self._when_changed.append(told)

    def when_refreshed(self, told: Callable[[Room], Awaitable[None]]) -> None:
        """From now on `told` is called after another process has."""
        self._when_refreshed.append(told)

    def announce(self, room: Room) -> None:
        """This process has changed a table: whoever wants to know is told."""
        for told in self._when_changed:
            told(room)

    # Opening

    async def room(self, key: str) -> Room:
        """The table with this key, from memory or from the database."""
        room = self._rooms.get(key)
        if room is None:
            task = self._opening.get(key)
            if task is None:
                task = asyncio.create_task(self._open(key))
                self._opening[key] = task
                task.add_done_callback(lambda _: self._opening.pop(key, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _open(self, key: str) -> Room:
        loaded = await self._database.read(lambda c: reading.load(c, key, _RECENT))
        if loaded is None:
            raise Refusal(404, "no-table", "there is no table with this link")
        room = Room(loaded.row)
        room.talked = loaded.talked
        await self._fill(room, loaded)
        self._rooms[key] = self._by_id[loaded.row.id] = room
        if not self._database.is_sqlite:
            # What another process did since it was read was told before the room was known here.
            self.start(self.refresh(room))
        return room

    async def _fill(self, room: Room, loaded: reading.Loaded) -> None:
        """Puts what is stored into a room."""
        room.empty(loaded.row)
        if not loaded.row.started:
            return
        if not is_of_these_rules(loaded.row):
            room.row = await self._of_other_rules(loaded.row)
            return
        room.table = loaded.row.open(loaded.snapshot)
        room.stored = room.snapped = room.table.n
        await self._replay(room, room.table, loaded)
        room.asked_beside = room.beside(room.table.pending())

    async def _replay(self, room: Room, table: Table, loaded: reading.Loaded) -> None:
        """Brings a table up to what is stored, and closes a set whose last answer is there."""
        room.orders.given = dict(loaded.orders)
        new = []
        for stored in loaded.entries:
            happened = stored.happened()
            if stored.n > table.n:
                table.replay(stored.entry())
                table.forget()
                new.append(happened)
                room.stored = table.n
            room.recent.append(happened)
            if stored.client_id:
                room.remember(stored.client_id, stored.seat, stored.n)
        room.let_go_of_answers()
        asked = table.n
        for seat, action, client_id in loaded.answers:
            if client_id:
                room.remember(client_id, seat, asked)
                room.answer_ids[seat] = client_id
            if table.answer(seat) is not None or table.n != asked:
                continue  # it is known here, and was played if the set is closed by now
            if action:
                table.act(seat, action)
            else:
                table.time_out(seat)
        if table.n == room.stored:
            if new:
                room.tell(new, {})
        else:
            await self.store(room, table, before=new)

    async def _of_other_rules(self, row: TableRow) -> TableRow:
        """A table of other rules, which is over at the latest now. It has no position here."""
        if row.status == "playing":
            await self._writer.run(lambda c: end_older(c, row.key))
            now = await self._database.read(lambda c: reading.read_row(c, row.key))
            row = now or row
        if row.status == "playing":
            raise Refusal(
                409,
                OTHER_RULES,
                f"the game was begun under version {row.rules} of its rules; this server has "
                f"version {find(row.game).version} and cannot continue it",
            )
        return row

    async def fresh(self, room: Room) -> None:
        """Reads a room again that is no longer what is stored. Call it with the lock held."""
        if not room.spoilt:
            return
        loaded = await self._database.read(lambda c: reading.load(c, room.row.key, _RECENT))
        if loaded is None:
            raise Refusal(404, "no-table", "the table is no longer there")
        before, row = room.stored, room.row
        room.quiet = True
        try:
            await self._fill(room, loaded)
        finally:
            room.quiet = False
        if room.row != row:
            self._row_changed(room)
        if room.table and room.stored != before:
            for viewer, present in room.listeners.items():
                if present:
                    message = self.catch_up_now(room, viewer, max(0, before))
                    for listener in present:
                        listener.update(room.table.n, message)

    async def refresh(self, room: Room) -> None:
        """Another process has changed the table: reads what is new, and tells it."""
        async with room.lock:
            try:
                table = room.table
                if room.spoilt or table is None:
                    room.spoilt = True
                    await self.fresh(room)
                    return
                loaded = await self._database.read(
                    lambda c: reading.news(c, room.row.key, room.stored)
                )
                if loaded is None:
                    return
                changed, room.row = loaded.row != room.row, loaded.row
                await self._replay(room, table, loaded)
                room.asked_beside = room.beside(table.pending())
                if changed:
                    self._row_changed(room)
                for told in self._when_refreshed:
                    await told(room)
            except ClewError:
                room.spoilt = True
                with contextlib.suppress(ClewError):
                    await self.fresh(room)

    async def refresh_some(self, ids: list[int]) -> None:
        for one in ids:
            room = self._by_id.get(one)
            if room is not None:
                self.start(self.refresh(room))

    async def refresh_now(self, ids: list[int]) -> None:
        """The same, and waits until it is done."""
        rooms = [self._by_id[one] for one in ids if one in self._by_id]
        await asyncio.gather(*map(self.refresh, rooms))

    async def refresh_all(self) -> None:
        for room in list(self._rooms.values()):
            self.start(self.refresh(room))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside; what goes wrong there stands in the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            _log.error("work at a table failed", exc_info=task.exception())

    def sweep(self) -> None:
        """Lets go of tables where nobody is, and of listeners that do not read."""
        now = time.monotonic()
        for key, room in list(self._rooms.items()):
            for present in room.listeners.values():
                for listener in present:
                    if listener.waiting_since and now - listener.waiting_since > 30:
                        listener.close()
            if any(room.listeners.values()) or room.lock.locked() or room.attended:
                continue
            if now - room.used > self._settings.idle_seconds:
                del self._rooms[key]
                self._by_id.pop(room.row.id, None)

    @property
    def open(self) -> int:
        return len(self._rooms)

    @property
    def listening(self) -> int:
        return sum(len(p) for room in self._rooms.values() for p in room.listeners.values())

    # Storing

    async def store(
        self,
        room: Room,
        table: Table,
        ids: Mapping[int, str] | None = None,
        before: Sequence[Happened] = (),
    ) -> None:
        """Stores the entries that are new at the table; when they are durable, tells them.

        `ids`: what the clients called what they did, by seat.
        `before`: what happened elsewhere, is stored, and is still to be told here.
        """
        ids = {**room.answer_ids, **(ids or {})}
        change, write = Change.of(room, table, ids), Write(table=room.row.id)
        for keep in self._keepers:
            keep(change, write)
        try:
            await self._writer.submit(write)
        except BaseException:
            room.spoilt = True
            raise
        room.settle(change.happened, ids)
        room.tell([*before, *change.happened], ids)
        if table.outcome:
            room.row = room.row._replace(status="over", result=table.outcome)
            self._row_changed(room)
        self.announce(room)

    async def store_answer(self, room: Room, seat: int, client_id: str, action: str) -> None:
        """Stores an answer while others still choose; it is told to its own seat alone."""
        table = room.table
        assert table
        row = (room.row.id, table.n, seat, action, client_id)
        try:
            await self._writer.submit(Write(table=room.row.id, answers=[row], expects=table.n))
        except BaseException:
            room.spoilt = True
            raise
        room.remember(client_id, seat, table.n)
        room.answer_ids[seat] = client_id
        message = encode(Answered(id=client_id, n=table.n))
        for own in room.listeners.get(seat, []):
            own.say(message)

    # Listening

    async def listen(self, room: Room, listener: Listener, since: int) -> None:
        """Adds a listener, who hears first how the table stands and what happened meanwhile."""
        async with room.lock:
            await self.fresh(room)
            listener.say(encode(TableNews(table=room.info(listener.player))))
            room.listeners.setdefault(listener.viewer, []).append(listener)
            if room.row.status == "over":
                listener.end_delay()
            if room.table:
                n, message = await self._missing(room, listener.viewer, since)
                listener.update(n, message)
        self._presence(room, listener)

    def leave(self, room: Room, listener: Listener) -> None:
        present = room.listeners.get(listener.viewer, [])
        if listener in present:
            present.remove(listener)
            room.used = time.monotonic()
            self._presence(room, listener)

    def _presence(self, room: Room, listener: Listener) -> None:
        """Who is here has changed, unless it is another window of the same player."""
        if listener.seat is not None and len(room.listeners[listener.viewer]) <= 1:
            message = encode(Here(seats=room.here()))
            for present in room.listeners.values():
                for other in present:
                    if other is not listener:
                        other.say(message)

    async def catch_up(self, room: Room, viewer: Viewer, since: int) -> tuple[int, str]:
        """One update with all that somebody missed."""
        async with room.lock:
            await self.fresh(room)
            return await self._missing(room, viewer, since)

    async def _missing(self, room: Room, viewer: Viewer, since: int) -> tuple[int, str]:
        table = room.table
        assert table
        happened = room.missing(since) if since >= 0 else []
        if happened is None:
            id_, most = room.row.id, 500
            if table.n - since <= most:
                happened = await self._database.read(
                    lambda c: reading.happened_since(c, id_, since, most)
                )
        return table.n, encode(room.update(viewer, happened or [], [], gap=happened is None))

    def catch_up_now(self, room: Room, viewer: Viewer, since: int) -> str:
        """The same without asking the database."""
        happened = room.missing(since)
        return encode(room.update(viewer, happened or [], [], gap=happened is None))

    def _row_changed(self, room: Room) -> None:
        if room.row.status == "over":
            room.end_delays()
        self.tell_all(room)

    def tell_all(self, room: Room) -> None:
        """Tells everybody how the table itself stands."""
        for present in room.listeners.values():
            for listener in present:
                listener.say(encode(TableNews(table=room.info(listener.player))))
