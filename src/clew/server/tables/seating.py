"""Seating: making tables, sitting down, beginning, closing."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from clew.core.chance import Fast
from clew.core.errors import OptionsError
from clew.games import find
from clew.play.sitting import PLAYERS
from clew.server.people.identity import unguessable
from clew.server.people.moderation import check_blocks
from clew.server.programs.named import NamedPrograms, bot_name
from clew.server.storage import reading
from clew.server.storage.schema import seats, tables
from clew.server.storage.writer import Writer, notify
from clew.server.tables.due_mails import by_correspondence, put_mails
from clew.server.tables.room import LEASE, Room
from clew.server.tables.rooms import Rooms
from clew.table.clocks import ClockState
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal
from clew.table.rows import SeatRow, TableRow
from clew.table.table import utc_now

__all__ = ["Seating"]


class Seating:
    """Changes to who sits where. Each looks at the newest row in its own transaction."""

    def __init__(
        self,
        rooms: Rooms,
        writer: Writer,
        origin: str,
        programs: NamedPrograms,
        mail_after: float | None = None,
    ) -> None:
        """`mail_after`: the seconds after which players by correspondence get a mail, if any."""
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
        me: str = "human",
    ) -> Room:
        """A new table. Each seat is `me`, `open` or a bot's name; `me` is what the host is."""
        game = find(game_id)
        game.check_players(len(kinds))
        for kind in kinds:
            if kind not in ("me", "open"):
                self._programs.check(game_id, kind)
        chosen = game.read_options(options)
        self._check_options(game_id, options, len(kinds), rated=settings.rated)
        if settings.rated and settings.hints:
            raise OptionsError("hints are for friendly games: a rated one has none")
        key, now = unguessable(), time.time()

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
                [_new_seat(number, i, kind, host, name, me) for i, kind in enumerate(kinds)],
            )

        await self._writer.run(store)
        return await self._rooms.room(key)

    def _check_options(
        self, game_id: str, options: dict[str, Any], players: int, *, rated: bool
    ) -> None:
        game = find(game_id)
        chosen = game.read_options(options)
        game.new(players, chosen, Fast(1))
        usual = game.read_options({})
        for name in chosen.friendly if rated else ():
            if getattr(chosen, name) != getattr(usual, name):
                raise OptionsError(
                    f"{name} is for friendly games: it cannot be changed in a rated one"
                )

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
                await self._rooms.fresh(room)
                self._rooms.announce(room)
            else:
                room.row = row
                self._rooms.tell_all(room)

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
        """Takes an open seat (None: any), or hands in a nonce for one's own. Says which.

        `may` raises a Refusal where this player may not sit.
        """
        taken: list[int] = []

        def sit(connection: Connection, row: TableRow) -> None:
            own = [one for one in row.seats if one.player == player]
            if own and seat in (None, own[0].seat):
                taken.append(own[0].seat)
                if nonce:
                    _set_seat(connection, row.id, own[0].seat, nonce=nonce)
                return
            check_blocks(connection, row, player)
            may(connection, row)
            free = [
                one.seat for one in row.seats if one.kind == "open" and seat in (None, one.seat)
            ]
            if not free:
                raise Refusal(409, "taken", "that seat is taken" if seat else "the table is full")
            taken.append(free[0])
            _set_seat(
                connection,
                row.id,
                free[0],
                kind=kind,
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
            _set_seat(connection, row.id, seat, **self._seat_values(kind, row.game))

        await self.change(room, put)

    def _put_mails(self, connection: Connection, row: TableRow) -> None:
        """Whose turn it is first shows when the mails are sent: the others get none."""
        if self._mail_after is not None and by_correspondence(row.settings.clock):
            people = [seat.seat for seat in row.seats if seat.player]
            put_mails(connection, row.id, people, 0, self._mail_after)

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
                    values = self._seat_values(fill, row.game)
                    _set_seat(connection, row.id, one.seat, **values)
                    one = SeatRow(seat=one.seat, **values)
                sitting.append(one)
            _begin(connection, row._replace(seats=sitting))
            self._put_mails(connection, row._replace(seats=sitting))

        await self.change(room, begin)

    async def rematch(self, room: Room, player: str) -> Room:
        """The same game with the same seats: one new table, whoever asks first."""
        key, now = unguessable(), time.time()

        def store(connection: Connection) -> str:
            _lock(connection, room.row.id)
            row = reading.read_row(connection, room.row.key)
            assert row
            if player not in [seat.player for seat in row.seats]:
                raise Refusal(403, "not-yours", "only those who have played can do that")
            if row.status not in ("over", "closed"):
                raise Refusal(409, "not-now", f"the table is {row.status}, not over")
            if row.rematch:
                return row.rematch
            made = connection.execute(
                insert(tables).values(
                    key=key,
                    game=row.game,
                    rules=find(row.game).version,
                    options=msgspec.json.encode(row.options).decode(),
                    settings=msgspec.json.encode(row.settings).decode(),
                    public=row.public,
                    status="open",
                    host=row.host,
                    secret=secrets.token_hex(32),
                    created=now,
                    changed=now,
                )
            )
            (number,) = made.inserted_primary_key or (0,)
            connection.execute(
                insert(seats),
                [
                    {"table_id": number, **seat._asdict(), "nonce": secrets.token_hex(16)}
                    for seat in row.seats
                ],
            )
            connection.execute(update(tables).where(tables.c.id == row.id).values(rematch=key))
            notify(connection, [row.id], self._origin)
            return key

        made = await self._writer.run(store)
        async with room.lock:
            room.row = room.row._replace(rematch=made)
            self._rooms.tell_all(room)
        return await self._rooms.room(made)

    def _seat_values(self, kind: str, game: str) -> dict[str, Any]:
        """An open seat, or a bot's."""
        if kind == "open":
            return {"kind": "open", "player": None, "name": "", "nonce": ""}
        self._programs.check(game, kind)
        return {
            "kind": kind,
            "player": None,
            "name": bot_name(kind),
            "nonce": secrets.token_hex(16),
        }

    async def close(self, room: Room, player: str | None) -> None:
        """The host closes the table. `None`: the server itself."""

        def shut(connection: Connection, row: TableRow) -> None:
            if player is not None and row.host != player:
                raise Refusal(403, "not-yours", "only the host can do that")
            if row.status not in ("open", "playing"):
                raise Refusal(409, "not-now", f"the table is {row.status}")
            connection.execute(update(tables).where(tables.c.id == row.id).values(status="closed"))

        await self.change(room, shut, status="")


def _lock(connection: Connection, table: int) -> None:
    """Others who change the table's row or answer at it wait (SQLite has one writer anyway)."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def _new_seat(table: int, index: int, kind: str, host: str, name: str, me: str) -> dict[str, Any]:
    values: dict[str, Any] = {"kind": kind, "player": None, "name": "", "nonce": ""}
    if kind == "me":
        values = {"kind": me, "player": host, "name": name, "nonce": secrets.token_hex(16)}
    elif kind != "open":
        values |= {"name": bot_name(kind), "nonce": secrets.token_hex(16)}
    return {"table_id": table, "seat": index + 1, **values}


def _set_seat(connection: Connection, table: int, seat: int, **values: Any) -> None:
    connection.execute(
        update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values)
    )


def _begin(connection: Connection, row: TableRow) -> None:
    clock, now = row.settings.clock, time.time()
    timed = clock or find(row.game).asides
    state = ClockState.fresh(clock, len(row.seats), now) if timed else None
    text = msgspec.json.encode(state).decode() if state else ""
    bots_sit = any(seat.kind not in PLAYERS for seat in row.seats)
    due = now + LEASE if bots_sit else state.deadline(1) if clock and state else None
    connection.execute(
        update(tables)
        .where(tables.c.id == row.id)
        .values(
            status="playing",
            rules=find(row.game).version,  # it may have waited for players since older ones
            started=utc_now(),
            due=due,
            clock=text,
            draws=row.open().setup_draws,
        )
    )
