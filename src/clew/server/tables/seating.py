"""Seating: making tables, sitting down, beginning, closing."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, func, insert, select, update

from clew.play import seating
from clew.play.beginning import begun
from clew.play.sitting import PLAYERS
from clew.server import steady
from clew.server.people.moderation import any_block, check_blocks
from clew.server.programs.named import NamedPrograms
from clew.server.storage import reading
from clew.server.storage.schema import invitations, players, seats, tables
from clew.server.storage.writer import Writer, notify
from clew.server.tables.codes import fresh_code
from clew.server.tables.due_mails import by_correspondence, put_mails
from clew.server.tables.room import LEASE, Room
from clew.server.tables.rooms import Rooms
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = [
    "Seating",
    "begin_table",
    "count_bot_games",
    "count_unfinished",
    "insert_table",
    "lock_player",
    "lock_table",
    "store_beginning",
    "store_seats",
]

_DAY = 86400.0


class Seating:
    """Changes to who sits where. Every change checks the newest row in its own transaction."""

    def __init__(
        self,
        rooms: Rooms,
        writer: Writer,
        origin: str,
        programs: NamedPrograms,
        mail_after: float | None = None,
        *,
        most_tables: int = 0,
        most_bot_games: int = 0,
    ) -> None:
        """`mail_after` is the number of seconds after which players by correspondence get a mail,
        if any. `most_tables` and `most_bot_games` limit what one player may have; 0 means no limit.
        """
        self._most_tables = most_tables
        self._most_bot_games = most_bot_games
        self._rooms = rooms
        self._mail_after = mail_after
        self._programs = programs
        self._writer = writer
        self._origin = origin

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
        names: Sequence[str] = (),
        me: str = "human",
    ) -> Room:
        """Makes a table. Each seat is `me`, `open` or a bot's name. `me` says whether the host is a
        person or a program."""
        row = seating.new_table(
            host,
            game_id,
            options,
            kinds,
            settings,
            now=time.time(),
            public=public,
            name=name,
            names=names,
            me=me,
            check=self._programs.check,
        )

        def store(connection: Connection) -> None:
            self._check_tables(connection, host)
            insert_table(connection, row)

        await self._writer.run(store)
        return await self._rooms.room(row.key, is_new=True)

    def _check_tables(self, connection: Connection, host: str) -> None:
        """Raises if a player has made too many tables today that are not over."""
        lock_player(connection, host)
        if 0 < self._most_tables <= count_unfinished(connection, host):
            raise Refusal(429, "too-many", "you have too many unfinished tables: close some")

    def _check_bot_games(self, connection: Connection, host: str) -> None:
        """Raises if a player has begun too many games between bots alone that still run."""
        lock_player(connection, host)
        if 0 < self._most_bot_games <= count_bot_games(connection, host):
            raise Refusal(429, "too-many", "you have too many games between bots: close some")

    async def change(
        self,
        room: Room,
        job: Callable[[Connection, TableRow], TableRow | None],
        *,
        status: str = "open",
    ) -> None:
        """Changes a table's row or seats, in a transaction that reads the newest row first."""
        key = room.row.key

        def store(connection: Connection) -> TableRow:
            lock_table(connection, room.row.id)
            row = reading.read_row(connection, key)
            assert row
            if status and row.status != status:
                raise Refusal(409, "not-now", f"the table is {row.status}, not {status}")
            new = job(connection, row) or row
            store_seats(connection, row, new)
            now = {"status": new.status, "code": new.code or None}
            connection.execute(update(tables).where(tables.c.id == row.id).values(**now))
            reading.note_change(connection, row.id, steady.now())
            notify(connection, [row.id], self._origin)
            changed = reading.read_row(connection, key)
            assert changed
            return changed

        async with room.lock:
            row = await self._writer.run(store)
            began = bool(row.started) and not room.row.started
            if began:
                room.spoilt = True
                await self._rooms.fresh(room)
                self._rooms.announce(room)
            else:
                room.row = row
                room.tell_all()

    async def join(
        self,
        room: Room,
        player: str,
        name: str,
        seat: int | None,
        nonce: str,
        *,
        kind: str = "human",
        may: Callable[[Connection, TableRow], None] = lambda _connection, _row: None,
    ) -> int:
        """Takes an open seat (None means any), or hands in a nonce for the player's own seat.
        Returns the seat. `may` raises a Refusal if this player may not sit here."""
        taken = 0

        def sit(connection: Connection, row: TableRow) -> TableRow:
            nonlocal taken
            if not seating.sits(row, player, seat):
                if not row.tournament:  # it has looked at that already
                    check_blocks(connection, row, player)
                may(connection, row)
            new, taken = seating.sat(row, player, name, seat, nonce, kind=kind)
            if row.tournament and all(one.kind != "open" for one in new.seats):
                return self._begin(connection, new)
            return new

        await self.change(room, sit)
        return taken

    async def set_seat(self, room: Room, player: str, seat: int, kind: str) -> None:
        """The host opens a seat or gives it to a bot; a player gives up the own seat."""
        check = self._programs.check
        await self.change(room, lambda _, row: seating.put(row, player, seat, kind, check))

    async def wish(self, room: Room, player: str, ready: bool | None, choice: str | None) -> None:
        """What a player wishes for the own seats: ready or not, a colour, a hero."""
        await self.change(room, lambda _, row: seating.wished(row, player, ready, choice))

    async def talk(self, room: Room, player: str) -> None:
        """A player agrees to talk to the strangers at the table."""
        await self.change(room, lambda _, row: seating.talking(row, player), status="")

    def _put_mails(self, connection: Connection, row: TableRow) -> None:
        """Which player begins is known only when the mails are sent; the others get none."""
        if self._mail_after is not None and by_correspondence(row.settings.clock):
            people = [seat.seat for seat in row.seats if seat.player]
            put_mails(connection, row.id, people, 0, self._mail_after)

    async def start(self, room: Room, player: str, fill: str) -> None:
        """The host begins the game. Open seats go to the bot `fill`, if one is named."""

        def begin(connection: Connection, row: TableRow) -> TableRow:
            sitting = seating.filled(row, player, fill, self._programs.check)
            for person in row.players():
                if any_block(connection, person, row.players()):
                    raise Refusal(409, "not-now", "two who sit here have blocked one another")
            if not row.players():
                self._check_bot_games(connection, player)
            return self._begin(connection, sitting)

        await self.change(room, begin)

    def _begin(self, connection: Connection, row: TableRow) -> TableRow:
        new = begin_table(connection, row)
        self._put_mails(connection, new)
        return new

    async def rematch(self, room: Room, player: str) -> Room:
        """Makes one new table for the same game, for whoever asks first. Bots get their seats
        again. The other seats are kept for their players, who sit down themselves: nobody plays, or
        loses a rated game, without asking for it."""

        def store(connection: Connection) -> str:
            lock_table(connection, room.row.id)
            row = reading.read_row(connection, room.row.key)
            assert row
            again = seating.played_again(
                row,
                player,
                time.time(),
                may_sit=lambda other: not any_block(connection, other, [player]),
                check=self._programs.check,
            )
            if row.rematch:
                return row.rematch
            self._check_tables(connection, row.host)
            number = insert_table(connection, again)
            for asked in {seat.player for seat in row.seats if seat.kind == "program"}:
                connection.execute(insert(invitations).values(table_id=number, player=asked))
            connection.execute(
                update(tables).where(tables.c.id == row.id).values(rematch=again.key)
            )
            notify(connection, [row.id], self._origin)
            return again.key

        made = await self._writer.run(store)
        async with room.lock:
            room.row = room.row._replace(rematch=made)
            room.tell_all()
        return await self._rooms.room(made, is_new=True)

    async def close(self, room: Room, player: str | None) -> None:
        """The host closes the table. `None` means that the server closes it."""
        await self.change(room, lambda _, row: seating.closed(row, player), status="")


def lock_table(connection: Connection, table: int) -> None:
    """Locks the table: other processes that change its row or answer at it wait. SQLite has only
    one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def lock_player(connection: Connection, player: str) -> None:
    """Locks a player until the end of the transaction: whatever another process counts for the same
    player waits for what is added here."""
    if connection.dialect.name == "postgresql":
        mine = select(players.c.id).where(players.c.id == player)
        connection.execute(mine.with_for_update(key_share=True))


def count_unfinished(connection: Connection, host: str) -> int:
    """How many tables a player has made today that are not over."""
    unfinished = select(func.count()).where(
        tables.c.host == host,
        tables.c.status.in_(("open", "playing")),
        tables.c.created > time.time() - _DAY,
        tables.c.tournament == "",
    )
    return connection.execute(unfinished).scalar_one()


def count_bot_games(connection: Connection, host: str) -> int:
    """How many games between bots alone a player has begun that still run."""
    somebody = exists().where(seats.c.table_id == tables.c.id, seats.c.player.is_not(None))
    running = (
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == host, tables.c.status == "playing", ~somebody)
    )
    return connection.execute(running).scalar_one()


def insert_table(connection: Connection, row: TableRow) -> int:
    """A new table; its number. One that waits for players can be found by a code."""
    made = connection.execute(
        insert(tables).values(
            key=row.key,
            game=row.game,
            rules=row.rules,
            options=msgspec.json.encode(row.options).decode(),
            settings=msgspec.json.encode(row.settings).decode(),
            public=row.public,
            status=row.status,
            host=row.host,
            secret=row.secret,
            created=row.created,
            changed=row.created,
            code=fresh_code(connection) if row.status == "open" and not row.tournament else None,
            tournament=row.tournament,
        )
    )
    (number,) = made.inserted_primary_key or (0,)
    connection.execute(
        insert(seats),
        [{"table_id": number, "changed": row.created, **seat._asdict()} for seat in row.seats],
    )
    return int(number)


def store_seats(connection: Connection, row: TableRow, new: TableRow) -> None:
    """The seats that are others than before."""
    for seat in new.seats:
        if seat not in row.seats:
            where = (seats.c.table_id == row.id) & (seats.c.seat == seat.seat)
            connection.execute(update(seats).where(where).values(**seat._asdict()))


def begin_table(connection: Connection, sitting: TableRow) -> TableRow:
    """The game begins. The caller stores the seats."""
    now = steady.now()
    row = begun(sitting, now)
    store_beginning(connection, row, now)
    return row


def store_beginning(connection: Connection, row: TableRow, now: float) -> None:
    """What a table that has begun has besides its seats."""
    clock = row.clock
    bots_sit = any(seat.kind not in PLAYERS for seat in row.seats)
    first = clock.deadline(1) if clock and row.settings.clock else None
    connection.execute(
        update(tables)
        .where(tables.c.id == row.id)
        .values(
            rules=row.rules,
            options=msgspec.json.encode(row.options).decode(),
            started=row.started,
            due=now + LEASE if bots_sit else first,
            clock=msgspec.json.encode(clock).decode() if clock else "",
            draws=row.draws,
            opening=row.opening,
        )
    )
