"""Tables: everything that is done at a table, one thing after another, durable before told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, update

from clew.core.errors import ClewError, Illegal, Unreadable
from clew.core.game import Outcome
from clew.games import find
from clew.server.errors import Refusal
from clew.server.listener import Listener
from clew.server.protocol import (
    Act,
    Answered,
    FromClient,
    Here,
    Refused,
    Resign,
    TableNews,
    TableSettings,
    Undo,
    encode,
)
from clew.server.room import Happened, Room, SeatRow, TableRow, entry_row
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database, Unavailable
from clew.server.storage.schema import answers, seats, tables
from clew.server.writer import Conflict, Row, Write, Writer, notify
from clew.table.record import FORMAT, Record, Seat, digest
from clew.table.table import Table

__all__ = ["Tables"]

_RECENT = 20


class Tables:
    """The open tables of this process."""

    def __init__(self, settings: Settings, database: Database, writer: Writer, origin: str) -> None:
        self._settings = settings
        self._origin = origin
        self._database = database
        self._writer = writer
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._by_id: dict[int, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

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
        await self._fill(room, loaded)
        self._rooms[key] = self._by_id[loaded.row.id] = room
        return room

    async def _fill(self, room: Room, loaded: reading.Loaded) -> None:
        """Puts what is stored into a room."""
        room.empty(loaded.row)
        if not loaded.row.started:
            return
        room.table = self._table(room, loaded)
        room.stored = room.table.n
        await self._replay(room, room.table, loaded)

    async def _replay(self, room: Room, table: Table, loaded: reading.Loaded) -> None:
        """Brings a table up to what is stored, and closes a set whose last answer is there."""
        happened = []
        for stored in loaded.entries:
            if stored.entry.n > table.n:
                table.replay(stored.entry)
                table.forget()
                happened.append(stored.happened)
                room.stored = table.n
            room.recent.append(stored.happened)
            if stored.client_id:
                room.remember(stored.client_id, stored.entry.seat, stored.entry.n)
        if not table.open_set:
            room.answer_ids.clear()
        for seat, action, client_id in loaded.answers:
            if table.answer(seat) is not None:
                continue
            if client_id:
                room.remember(client_id, seat, table.n)
                room.answer_ids[seat] = client_id
            table.act(seat, action)
        if table.n == room.stored:
            if happened:
                room.tell(happened, {})
        else:
            await self._store(room, table, 0, "", before=happened)

    def _table(self, room: Room, loaded: reading.Loaded) -> Table:
        row = loaded.row
        game = find(row.game)
        return Table(
            game,
            game.read_options(row.options),
            [Seat(name=seat.name, player=seat.kind) for seat in row.seats],
            room.fairness(),
            started=row.started,
            snapshot=loaded.snapshot,
        )

    async def _fresh(self, room: Room) -> None:
        """Reads a room again that is no longer what is stored. Call it with the lock held."""
        if not room.spoilt:
            return
        loaded = await self._database.read(lambda c: reading.load(c, room.row.key, _RECENT))
        if loaded is None:
            raise Refusal(404, "no-table", "the table is no longer there")
        before, row = room.stored, room.row
        silent, room.listeners = room.listeners, {}
        try:
            await self._fill(room, loaded)
        finally:
            room.listeners = silent
        if room.row != row:
            self.tell_all(room)
        if room.table and room.stored != before:
            for seat, present in room.listeners.items():
                if present:
                    message = self._catch_up(room, seat, max(0, before))
                    for listener in present:
                        listener.update(room.table.n, message)

    async def refresh(self, room: Room) -> None:
        """Another process has changed the table: reads what is new, and tells it."""
        async with room.lock:
            try:
                table = room.table
                if room.spoilt or table is None:
                    room.spoilt = True
                    await self._fresh(room)
                    return
                loaded = await self._database.read(
                    lambda c: reading.news(c, room.row.key, room.stored)
                )
                if loaded is None:
                    return
                changed, room.row = loaded.row != room.row, loaded.row
                await self._replay(room, table, loaded)
                if changed:
                    self.tell_all(room)
            except (ClewError, AssertionError):
                room.spoilt = True

    async def refresh_some(self, ids: list[int]) -> None:
        for one in ids:
            room = self._by_id.get(one)
            if room is not None:
                self._start(self.refresh(room))

    async def refresh_all(self) -> None:
        for room in list(self._rooms.values()):
            self._start(self.refresh(room))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def sweep(self) -> None:
        """Lets go of tables where nobody is, and of listeners that do not read."""
        now = time.monotonic()
        for key, room in list(self._rooms.items()):
            for present in room.listeners.values():
                for listener in present:
                    if listener.waiting_since and now - listener.waiting_since > 30:
                        listener.close()
            if any(room.listeners.values()) or room.lock.locked():
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

    # Playing

    async def take(self, room: Room, listener: Listener, message: FromClient) -> None:
        """Does what a listener's message says; the listener hears how it went."""
        seat = listener.seat
        match message:
            case Act(id=id_, n=n, action=action):
                await self._do(room, listener, id_, n, lambda t: t.act(seat, action), action)
            case Undo(id=id_, n=n):
                await self._do(room, listener, id_, n, lambda t: t.undo(seat))
            case Resign(id=id_):
                await self._do(room, listener, id_, None, lambda t: t.leave(seat, "resign"))

    async def _do(
        self,
        room: Room,
        listener: Listener,
        client_id: str,
        n: int | None,
        what: Callable[[Table], None],
        answer: str = "",
    ) -> None:
        """Does something on the position n, stores it, then tells. Whatever fails is refused."""
        seat = listener.seat
        async with room.lock:
            try:
                await self._fresh(room)
                table = self._playable(room, seat)
                known = room.client_ids.get((seat, client_id))
                if known is not None:
                    self._played_before(room, listener, client_id)
                    return
                if n is not None and n != table.n:
                    refuse(listener, client_id, "stale", f"the table stands at {table.n}, not {n}")
                    listener.update(table.n, self._catch_up(room, seat, n))
                    return
                before = table.n
                what(table)
            except Refusal as error:
                refuse(listener, client_id, error.reason, str(error))
                return
            except ClewError as error:
                refuse_action(room, listener, client_id, error)
                return
            if table.n == before:
                await self._store_answer(room, listener, client_id, answer)
            else:
                try:
                    await self._store(room, table, seat, client_id)
                except (Conflict, Unavailable) as error:
                    await self._failed(room, listener, client_id, error)

    def _played_before(self, room: Room, listener: Listener, client_id: str) -> None:
        table = room.table
        assert table
        if table.answer(listener.seat) is not None:
            listener.say(encode(Answered(id=client_id, n=table.n)))
        else:
            listener.update(table.n, room.update(listener.seat, [], [client_id]))

    def _playable(self, room: Room, seat: int) -> Table:
        if room.table is None or room.row.status == "closed":
            raise Refusal(409, "not-running", "the game has not begun, or the table is closed")
        if not seat:
            raise Refusal(403, "not-yours", "a spectator cannot act")
        if seat in room.table.left:
            raise Refusal(403, "not-yours", "who has left cannot act")
        return room.table

    async def _store_answer(
        self, room: Room, listener: Listener, client_id: str, action: str
    ) -> None:
        """An answer while others still choose: told to its own seat alone."""
        table = room.table
        assert table
        row = (room.row.id, table.n, listener.seat, action, client_id)
        try:
            await self._writer.submit(Write(table=room.row.id, answers=[row], expects=table.n))
        except (Conflict, Unavailable) as error:
            await self._failed(room, listener, client_id, error)
            return
        room.remember(client_id, listener.seat, table.n)
        room.answer_ids[listener.seat] = client_id
        message = encode(Answered(id=client_id, n=table.n))
        for own in room.listeners.get(listener.seat, []):
            own.say(message)
        if listener not in room.listeners.get(listener.seat, []):
            listener.say(message)

    async def _store(
        self,
        room: Room,
        table: Table,
        seat: int,
        client_id: str,
        before: Sequence[Happened] = (),
    ) -> None:
        """Stores the entries that are new at the table; when they are durable, tells them.

        `before`: what happened elsewhere, is stored, and is still to be told here.
        """
        last = room.stored
        new = [step for step in table.steps if step.entry.n > last]
        happened = [Happened.of(step) for step in new]
        id_ = room.row.id
        ids = {**room.answer_ids, seat: client_id} if room.answer_ids else {seat: client_id}
        write = Write(
            table=id_,
            entries=[
                entry_row(id_, step.entry, one, ids.get(step.entry.seat, ""))
                for step, one in zip(new, happened, strict=True)
            ],
        )
        if table.open_set:
            write.answers = _answers_left(room, table)
            write.expects = last if room.answer_ids else -1
        every = self._settings.snapshot_every
        over = table.outcome
        if table.n // every != last // every or over:
            text = msgspec.json.encode(table.snapshot()).decode()
            write.snapshots = [(id_, table.n, text)]
            write.also = _tidy(id_, table.n, over)
        try:
            await self._writer.submit(write)
        except BaseException:
            room.spoilt = True
            raise
        table.forget()
        for other, name in ids.items():
            if name:
                room.remember(name, other, table.n)
        if not table.open_set:
            room.answer_ids.clear()
        room.stored = table.n
        room.recent.extend(happened)
        room.tell([*before, *happened], ids)
        if over:
            room.row = room.row._replace(status="over", result=over)
            self.tell_all(room)

    async def _failed(
        self, room: Room, listener: Listener, client_id: str, error: ClewError
    ) -> None:
        """Nothing was stored, or we cannot know: what is in memory is read again."""
        room.spoilt = True
        if isinstance(error, Conflict):
            refuse(listener, client_id, "stale", "somebody else was first")
            with contextlib.suppress(Refusal, Unavailable, Conflict):
                await self._fresh(room)
        else:
            refuse(listener, client_id, "unavailable", str(error))

    # Listening

    async def listen(self, room: Room, listener: Listener, since: int) -> None:
        """Adds a listener, who hears first how the table stands and what happened meanwhile."""
        async with room.lock:
            await self._fresh(room)
            listener.say(encode(TableNews(table=room.info(listener.player))))
            room.listeners.setdefault(listener.seat, []).append(listener)
            if room.table:
                n, message = await self._missing(room, listener.seat, since)
                listener.update(n, message)
        self._presence(room, listener)

    def leave(self, room: Room, listener: Listener) -> None:
        present = room.listeners.get(listener.seat, [])
        if listener in present:
            present.remove(listener)
            room.used = time.monotonic()
            self._presence(room, listener)

    def _presence(self, room: Room, listener: Listener) -> None:
        """Who is here has changed, unless it is another window of the same player."""
        if listener.seat and len(room.listeners[listener.seat]) <= 1:
            message = encode(Here(seats=room.here()))
            for present in room.listeners.values():
                for other in present:
                    if other is not listener:
                        other.say(message)

    async def catch_up(self, room: Room, seat: int, since: int) -> tuple[int, str]:
        """One update with all that a seat missed."""
        async with room.lock:
            await self._fresh(room)
            return await self._missing(room, seat, since)

    async def _missing(self, room: Room, seat: int, since: int) -> tuple[int, str]:
        table = room.table
        assert table
        happened = room.missing(since) if since >= 0 else []
        if happened is None:
            id_, most = room.row.id, 500
            if table.n - since <= most:
                happened = await self._database.read(
                    lambda c: reading.happened_since(c, id_, since, most)
                )
        return table.n, room.update(seat, happened or [], [], gap=happened is None)

    def _catch_up(self, room: Room, seat: int, since: int) -> str:
        """The same without asking the database."""
        happened = room.missing(since)
        return room.update(seat, happened or [], [], gap=happened is None)

    def tell_all(self, room: Room) -> None:
        """Tells everybody how the table itself stands."""
        for present in room.listeners.values():
            for listener in present:
                listener.say(encode(TableNews(table=room.info(listener.player))))

    # Making, joining, starting

    async def create(
        self,
        host: str,
        game_id: str,
        options: dict[str, Any],
        kinds: list[str],
        settings: TableSettings,
        *,
        public: bool,
        name: str,
    ) -> Room:
        """A new table. Each seat is `me`, `open` or a bot's name."""
        game = find(game_id)
        game.check_players(len(kinds))
        chosen = game.read_options(options)
        self._check_options(game_id, options, len(kinds))
        key, now = secrets.token_urlsafe(16), time.time()

        def store(connection: Connection) -> None:
            made = connection.execute(
                insert(tables).values(
                    key=key,
                    game=game.id,
                    rules=game.version,
                    options=msgspec.json.encode(chosen).decode(),
                    settings=msgspec.json.encode(settings).decode(),
                    public=public,
                    status="open",
                    host=host,
                    secret=secrets.token_hex(32),
                    created=now,
                    changed=now,
                )
            )
            (number,) = made.inserted_primary_key or (0,)
            connection.execute(
                insert(seats),
                [_new_seat(number, i, kind, host, name) for i, kind in enumerate(kinds)],
            )

        await self._writer.run(store)
        return await self.room(key)

    def _check_options(self, game_id: str, options: dict[str, Any], players: int) -> None:
        from clew.core.chance import Fast

        game = find(game_id)
        game.new(players, game.read_options(options), Fast(1))

    async def change(
        self, room: Room, job: Callable[[Connection, TableRow], None], *, status: str = "open"
    ) -> None:
        """Changes a table's row or seats, in a transaction that looks at the newest row first."""
        key = room.row.key

        def store(connection: Connection) -> TableRow:
            _lock(connection, room.row.id)
            row = reading.read_row(connection, key)
            assert row
            if status and row.status != status:
                raise Refusal(409, "not-now", f"the table is {row.status}, not {status}")
            job(connection, row)
            connection.execute(
                update(tables).where(tables.c.id == row.id).values(changed=time.time())
            )
            notify(connection, [row.id], self._origin)
            changed = reading.read_row(connection, key)
            assert changed
            return changed

        async with room.lock:
            row = await self._writer.run(store)
            began = bool(row.started) and not room.row.started
            if began:
                room.spoilt = True
                await self._fresh(room)
            else:
                room.row = row
                self.tell_all(room)

    async def join(self, room: Room, player: str, name: str, seat: int, nonce: str) -> int:
        """Takes an open seat (0: any), or hands in a nonce for one's own. Says which."""
        taken: list[int] = []

        def sit(connection: Connection, row: TableRow) -> None:
            own = [one for one in row.seats if one.player == player]
            if own and seat in (0, own[0].seat):
                taken.append(own[0].seat)
                if nonce:
                    _set_seat(connection, row.id, own[0].seat, nonce=nonce)
                return
            free = [one.seat for one in row.seats if one.kind == "open" and seat in (0, one.seat)]
            if not free:
                raise Refusal(409, "taken", "that seat is taken" if seat else "the table is full")
            taken.append(free[0])
            _set_seat(
                connection,
                row.id,
                free[0],
                kind="human",
                player=player,
                name=name,
                nonce=nonce or secrets.token_hex(16),
            )

        await self.change(room, sit)
        return taken[0]

    async def set_seat(self, room: Room, player: str, seat: int, kind: str) -> None:
        """The host opens a seat, or gives it to a bot; a player gives up the own seat."""

        def put(connection: Connection, row: TableRow) -> None:
            if not 1 <= seat <= len(row.seats):
                raise Refusal(404, "no-seat", f"there is no seat {seat}")
            mine = row.seats[seat - 1].player == player and kind == "open"
            if row.host != player and not mine:
                raise Refusal(403, "not-yours", "only the host can do that")
            _set_seat(connection, row.id, seat, **_seat_values(kind, row.game))

        await self.change(room, put)

    async def start(self, room: Room, player: str, fill: str) -> None:
        """The host begins the game; open seats go to the bot `fill`, if one is named."""

        def begin(connection: Connection, row: TableRow) -> None:
            if row.host != player:
                raise Refusal(403, "not-yours", "only the host can do that")
            sitting = []
            for one in row.seats:
                if one.kind == "open":
                    if not fill:
                        raise Refusal(409, "not-full", f"seat {one.seat} is still open")
                    values = _seat_values(fill, row.game)
                    _set_seat(connection, row.id, one.seat, **values)
                    one = SeatRow(seat=one.seat, **values)
                sitting.append(one)
            _begin(connection, row._replace(seats=sitting))

        await self.change(room, begin)

    async def close(self, room: Room, player: str | None) -> None:
        """The host closes the table. `None`: the server itself."""

        def shut(connection: Connection, row: TableRow) -> None:
            if player is not None and row.host != player:
                raise Refusal(403, "not-yours", "only the host can do that")
            if row.status not in ("open", "playing"):
                raise Refusal(409, "not-now", f"the table is {row.status}")
            connection.execute(update(tables).where(tables.c.id == row.id).values(status="closed"))

        await self.change(room, shut, status="")

    # Looking

    async def lobby(self, limit: int) -> list[TableRow]:
        where = tables.c.public.is_(True) & tables.c.status.in_(("open", "playing"))
        return await self._database.read(lambda c: reading.rows(c, where, limit))

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        from sqlalchemy import select

        mine = select(seats.c.table_id).where(seats.c.player == player)
        return await self._database.read(lambda c: reading.rows(c, tables.c.id.in_(mine), limit))

    async def log(self, room: Room, since: int, limit: int) -> list[Happened]:
        id_ = room.row.id
        return await self._database.read(lambda c: reading.happened_since(c, id_, since, limit))

    async def record(self, room: Room) -> Record:
        """The whole record, secret included: only when the game is over."""
        if room.row.status != "over":
            raise Refusal(403, "hidden", "the record is given out when the game is over")
        id_ = room.row.id
        stored = await self._database.read(lambda c: reading.read_entries(c, id_, 0))
        row = room.row
        game = find(row.game)
        fairness = room.fairness()
        people = [Seat(name=seat.name, player=seat.kind) for seat in row.seats]
        start = Table(game, game.read_options(row.options), people, fairness, started=row.started)
        record = Record(
            format=FORMAT,
            game=row.game,
            rules=row.rules,
            id=fairness.id,
            options=msgspec.to_builtins(start.options),
            seats=people,
            started=row.started,
            commitment=fairness.commitment,
            secret=row.secret,
            nonces=[seat.nonce for seat in row.seats],
            draws=start.setup_draws,
            entries=[one.entry for one in stored],
            result=row.result,
        )
        return msgspec.structs.replace(record, digest=digest(record))


def _lock(connection: Connection, table: int) -> None:
    """Others who change the table's row or answer at it wait (SQLite has one writer anyway)."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy import select

        connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def _tidy(table: int, n: int, over: Outcome | None) -> Callable[[Connection], None]:
    """With every snapshot: answers that were played go; the end is noted."""

    def run(connection: Connection) -> None:
        values: dict[str, Any] = {"changed": time.time()}
        if not over:
            connection.execute(delete(answers).where(answers.c.table_id == table, answers.c.n < n))
        else:
            values |= {"status": "over", "result": msgspec.json.encode(over).decode()}
        connection.execute(update(tables).where(tables.c.id == table).values(**values))

    return run


def _answers_left(room: Room, table: Table) -> list[Row]:
    """Somebody left while others choose: the answers that are there stand at the new number."""
    given = {seat.seat: table.answer(seat.seat) for seat in room.row.seats}
    return [
        (room.row.id, table.n, seat, table.game.format(action), room.answer_ids.get(seat, ""))
        for seat, action in given.items()
        if action is not None
    ]


def _new_seat(table: int, index: int, kind: str, host: str, name: str) -> dict[str, Any]:
    values: dict[str, Any] = {"kind": kind, "player": None, "name": "", "nonce": ""}
    if kind == "me":
        values = {"kind": "human", "player": host, "name": name, "nonce": secrets.token_hex(16)}
    elif kind != "open":
        values |= {"name": kind.capitalize(), "nonce": secrets.token_hex(16)}
    return {"table_id": table, "seat": index + 1, **values}


def _seat_values(kind: str, game: str) -> dict[str, Any]:
    """An open seat, or a bot's."""
    if kind == "open":
        return {"kind": "open", "player": None, "name": "", "nonce": ""}
    from clew import bots

    bots.find(game, kind)
    return {
        "kind": kind,
        "player": None,
        "name": kind.capitalize(),
        "nonce": secrets.token_hex(16),
    }


def _set_seat(connection: Connection, table: int, seat: int, **values: Any) -> None:
    connection.execute(
        update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values)
    )


def _begin(connection: Connection, row: TableRow) -> None:
    from clew.table.table import utc_now

    connection.execute(
        update(tables).where(tables.c.id == row.id).values(status="playing", started=utc_now())
    )


def refuse(listener: Listener, client_id: str, reason: Any, text: str) -> None:
    listener.say(encode(Refused(id=client_id, reason=reason, text=text)))


def refuse_action(room: Room, listener: Listener, client_id: str, error: ClewError) -> None:
    """An action that cannot be read, or that the rules forbid (CO-06)."""
    game = find(room.row.game)
    if isinstance(error, Illegal):
        from clew.words import words

        number = error.rule
        message = f"refusal-co-{-number:02}" if number < 0 else f"{game.id}-refusal-{number:02}"
        listener.say(
            encode(
                Refused(
                    id=client_id,
                    reason="illegal",
                    text=words("en", game).refusal(number),
                    message=message,
                    rule=game.rule(number),
                )
            )
        )
    elif isinstance(error, Unreadable):
        refuse(listener, client_id, "unreadable", str(error))
    elif isinstance(error, Unavailable):
        refuse(listener, client_id, "unavailable", str(error))
    else:
        refuse(listener, client_id, "illegal", str(error))
