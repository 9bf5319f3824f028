"""Rooms: the open tables of this process. Everything that happens is first stored, then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

from clew.core.errors import ClewError
from clew.games import find
from clew.server.ending import Ending
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.hearing import Hearing
from clew.server.storage.news import News
from clew.server.storage.writer import Write, Writer
from clew.server.tables.backlog import Storage
from clew.server.tables.change import Change, Keeper
from clew.server.tables.keepers import keepers
from clew.server.tables.listener import Listener
from clew.server.tables.older_rules import end_older
from clew.server.tables.room import Room
from clew.table.eyes import SPECTATOR, Viewer
from clew.table.happened import Happened
from clew.table.messages import Answered, TableNews, encode
from clew.table.refusal import Refusal
from clew.table.rows import OTHER_RULES, TableRow
from clew.table.table import Table

__all__ = ["Rooms"]

_RECENT = 20
_SOON, _LATER = 0.02, 5.0
_ENDING_SECONDS = 1.0
"""How long what runs in the background may take to end by itself."""
_AT_ONCE = 8
"""How many tables are read at once while they are opened. More would not be faster, and everything
else that is to be read would wait for all of them."""
_log = logging.getLogger("clew.rooms")


class Rooms:
    """A cache of stored tables. Any part of it may be dropped and read again."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        writer: Writer,
        hearing: Hearing | None = None,
    ) -> None:
        """`hearing`: where other processes look who wants to hear of a table."""
        self._hearing = hearing
        self._settings = settings
        self._database = database
        self._writer = writer
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._is_ending = False
        self._by_id: dict[int, Room] = {}
        self._storage = Storage()
        self.is_deaf = False
        """While this process does not hear what others do: then nothing in memory is trusted."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._watching: set[asyncio.Task[None]] = set()
        """Those of the tasks by which this process comes to hear of a table."""
        self._keepers = keepers(settings)
        self._when_changed: list[Callable[[Room], None]] = []
        self._when_refreshed: list[Callable[[Room], None]] = []
        self._when_talked: list[Callable[[Room], Awaitable[None]]] = []

    # Subscriptions

    def keep_also(self, keeper: Keeper) -> None:
        """From now on, `keeper` adds to what a change stores."""
        self._keepers.append(keeper)

    def when_changed(self, told: Callable[[Room], None]) -> None:
        """From now on, `told` is called whenever this process has changed a table."""
        self._when_changed.append(told)

    def when_refreshed(self, told: Callable[[Room], None]) -> None:
        """From now on, `told` is called whenever another process has changed a table."""
        self._when_refreshed.append(told)

    def when_talked(self, told: Callable[[Room], Awaitable[None]]) -> None:
        """From now on, `told` is called whenever something was said at another process."""
        self._when_talked.append(told)

    def announce(self, room: Room) -> None:
        """This process has changed a table: its subscribers are told."""
        for told in self._when_changed:
            told(room)

    # Opening

    async def room(self, key: str, *, is_new: bool = False) -> Room:
        """The table with this key, from memory or from the database. `is_new`: it was just made,
        and is opened even while the server ends, because whoever made it must hear of it."""
        room = self._rooms.get(key)
        if room is None:
            task = self._opening.get(key)
            if task is None:
                task = asyncio.create_task(self._open(key, is_new=is_new))
                self._opening[key] = task
                task.add_done_callback(lambda done: self._opened(key, done))
            room = await asyncio.shield(task)
        elif self.is_deaf or room.spoilt:
            await self._hear_again(room)
        room.used = time.monotonic()
        return room

    async def _hear_again(self, room: Room) -> None:
        """Reads what others have done meanwhile. Raises if the database does not answer: an old
        position is worse than none."""
        await self.refresh(room)
        if room.spoilt:
            async with room.lock:
                await self.fresh(room)

    def _opened(self, key: str, task: asyncio.Task[Room]) -> None:
        self._opening.pop(key, None)
        if not task.cancelled():
            task.exception()  # whoever waits for the room is told; perhaps nobody does any more

    async def _open(self, key: str, *, is_new: bool) -> Room:
        async with self._turns:
            if self._is_ending and not is_new:
                raise Ending
            loaded = await self._database.look_up(reading.load(key, _RECENT))
        if loaded is None:
            raise Refusal(404, "no-table", "there is no table with this link")
        room = Room(loaded.row)
        room.talked = loaded.talked
        await self._fill(room, loaded)
        self._rooms[key] = self._by_id[loaded.row.id] = room
        if self._hearing and not self._is_ending:
            watching = self.start(self._watch(self._hearing, room))
            self._watching.add(watching)
            watching.add_done_callback(self._watching.discard)
        return room

    async def _watch(self, hearing: Hearing, room: Room) -> None:
        """From now on this process hears what others do at a table. What they have done since it
        was read, they did not tell."""
        wait = _SOON
        while self._by_id.get(room.row.id) is room:
            try:
                await hearing.begin([room.row.id])
                ended, limit = await hearing.under_way()
                await self.refresh(room)
                if ended < limit:
                    await self._read_until(hearing, limit, [room.row.id])
            except ClewError:
                room.spoilt = True
                await asyncio.sleep(wait)
                wait = min(_LATER, 2 * wait)
            else:
                return

    async def _read_until(self, hearing: Hearing, limit: int, ids: list[int]) -> None:
        """Reads tables until everything is known that was under way at some moment."""
        wait = _SOON
        while True:
            ended, _ = await hearing.under_way()
            await self.refresh_now(ids)
            if ended >= limit:
                return
            await asyncio.sleep(wait)
            wait = min(_LATER, 2 * wait)

    async def _fill(self, room: Room, loaded: reading.Loaded) -> None:
        """Fills a room with what is stored."""
        room.empty(loaded.row)
        if not loaded.row.started:
            return
        if not loaded.row.is_of_these_rules:
            room.row = await self._of_other_rules(loaded.row)
            return
        room.table = loaded.row.open(loaded.snapshot)
        room.stored = room.snapped = room.table.n
        await self._replay(room, room.table, loaded)
        room.asked_beside = room.beside(room.table.pending())

    async def _replay(self, room: Room, table: Table, loaded: reading.Loaded) -> None:
        """Brings a table up to date with what is stored. If the last answer of a simultaneous
        choice has arrived, it is played."""
        room.orders.given = dict(loaded.orders)
        new = []
        for stored in loaded.entries:
            happened = stored.happened()
            if stored.n > table.n:
                table.replay(stored.entry())
                new.append(happened)
            room.recent.append(happened)
            if stored.client_id:
                room.remember(stored.client_id, stored.seat, stored.n)
        table.forget()
        room.stored = table.n
        room.let_go_of_answers()
        asked = table.n
        for seat, action, client_id in loaded.answers:
            if client_id:
                room.remember(client_id, seat, asked)
                room.answer_ids[seat] = client_id
            if table.answer(seat) is not None or table.n != asked:
                continue  # it is known here already, or was played meanwhile
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
        """A room for a table with other rules. Its game is over now at the latest, and it has no
        position here."""
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
        """Reads a room again that differs from what is stored. The caller holds its lock."""
        if not room.spoilt:
            return
        loaded = await self._database.look_up(reading.load(room.row.key, _RECENT))
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
                    message = room.catch_up(viewer, max(0, before))
                    for listener in present:
                        listener.update(room.table.n, message)

    async def refresh(self, room: Room, news: News | None = None) -> None:
        """Another process has changed the table: takes over its news, or reads what is new, and
        tells it."""
        async with room.lock:
            try:
                table = room.table
                if room.spoilt or table is None:
                    room.spoilt = True
                    await self.fresh(room)
                    return
                if news and room.knows(news):
                    return
                heard = room.follows(news) if news else None
                loaded = heard or await self._database.look_up(
                    reading.news(room.row.key, room.stored)
                )
                if loaded is None:
                    return
                # The clocks go with the updates.
                is_changed = loaded.row._replace(clock=room.row.clock) != room.row
                room.row = loaded.row
                await self._replay(room, table, loaded)
                room.asked_beside = room.beside(table.pending())
                if is_changed:
                    self._row_changed(room)
                for refreshed in self._when_refreshed:
                    refreshed(room)
                if loaded.talked > room.talked:
                    for talked in self._when_talked:
                        await talked(room)
            except ClewError:
                room.spoilt = True
                with contextlib.suppress(ClewError):
                    await self.fresh(room)

    def hear(self, news: News) -> None:
        """Another process has added to a table."""
        room = self._by_id.get(news.table)
        if room is not None:
            self.start(self.refresh(room, news))

    def refresh_some(self, ids: list[int]) -> None:
        for one in ids:
            room = self._by_id.get(one)
            if room is not None:
                self.start(self.refresh(room))

    async def refresh_now(self, ids: list[int]) -> None:
        """Does the same, and waits until it is done."""
        rooms = [self._by_id[one] for one in ids if one in self._by_id]
        await asyncio.gather(*map(self.refresh, rooms))

    async def refresh_all(self) -> None:
        """This process hears others again: every open table is read."""
        ids = list(self._by_id)
        if self._hearing is None:
            await self.refresh_now(ids)
            return
        await self._hearing.begin(ids)
        ended, limit = await self._hearing.under_way()
        await self.refresh_now(ids)
        if ended < limit:
            self.start(self._read_until(self._hearing, limit, ids))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs something in the background. Its errors go to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            _log.error("work at a table failed", exc_info=task.exception())

    def sweep(self) -> None:
        """Closes tables where nobody is, and drops listeners that do not read."""
        now, closed = time.monotonic(), []
        for key, room in list(self._rooms.items()):
            for listener in room.open_lines():
                if listener.waiting_since and now - listener.waiting_since > 30:
                    listener.close()
            if room.backlog and room.backlog.is_deserted(self._settings.idle_seconds):
                room.drop_backlog()
            if any(room.listeners.values()) or room.lock.locked() or room.attended:
                continue
            if now - room.used > self._settings.idle_seconds:
                del self._rooms[key]
                self._by_id.pop(room.row.id, None)
                closed.append(room.row.id)
        if closed and self._hearing:
            self.start(self._hearing.end(closed))

    def end(self) -> None:
        """The server is being stopped: what is open can be played at, and no more is opened."""
        self._is_ending = True
        for task in self._watching:
            task.cancel()

    async def close(self) -> None:
        """Ends what runs in the background. What it gives to be stored is stored."""
        self.end()
        if tasks := {*self._tasks, *self._opening.values()}:
            _, late = await asyncio.wait(tasks, timeout=_ENDING_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @property
    def open(self) -> int:
        return len(self._rooms)

    @property
    def listening(self) -> int:
        return sum(len(room.open_lines()) for room in self._rooms.values())

    # Storing

    async def store(
        self,
        room: Room,
        table: Table,
        ids: Mapping[int, str] | None = None,
        before: Sequence[Happened] = (),
    ) -> None:
        """Stores the new entries of a table, and tells them when they are durable.

        `ids` are the clients' ids of their actions, by seat. `before` is what happened in another
        process: it is stored, but not yet told here.
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
        """Stores an answer to a simultaneous choice that is still open. Only the answer's own seat
        is told."""
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
        """Adds a listener. First it is sent how the table stands and what happened meanwhile."""
        async with room.lock:
            await self.fresh(room)
            if room.row.status == "over":
                listener.end_delay()
            if listener.delay:
                await self._listen_later(room, listener, since)
                return
            room.enter(listener, listener.viewer)
            if room.table:
                listener.update(*await self._missing(room, listener.viewer, since))
        room.tell_presence(listener, listener.viewer)

    async def _listen_later(self, room: Room, listener: Listener, since: int) -> None:
        """Adds a delayed spectator. From now on messages are held back, once for all such
        spectators."""
        if room.backlog is None:
            backlog = room.hold_back(listener.delay, self._storage)
            backlog.say(encode(TableNews(table=room.info(None))))
            if room.table:
                backlog.update(*await self._missing(room, SPECTATOR, -1))
        assert room.backlog
        room.backlog.enter(listener, since)

    def leave(self, room: Room, listener: Listener) -> None:
        if room.backlog and room.backlog.leave(listener):
            return
        if room.leave(listener, listener.viewer):
            room.used = time.monotonic()

    async def catch_up(self, room: Room, viewer: Viewer, since: int) -> tuple[int, str]:
        """One update with everything that a listener missed."""
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

    def _row_changed(self, room: Room) -> None:
        if room.row.status == "over":
            room.end_delays()
        room.tell_all()
