"""Running: what is due in tournaments is done, by whichever process finds it.

What happens next follows from what is stored (`clew.tournaments.course`). It is worked out outside
any transaction, since pairing may take a while, and then stored in one: the tournament is locked,
and if it has changed meanwhile nothing is stored and it is worked out again. So a round begins once
and a result counts once, however many processes look, and whichever of them dies.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from clew.core.errors import ClewError
from clew.play.seating import closed, kept_table, without_absent
from clew.server import steady
from clew.server.ending import Ending
from clew.server.storage.database import Database
from clew.server.storage.reading import are_some_due, note_change, read_row
from clew.server.storage.schema import bouts, entrants, entries, invitations, tables, tournaments
from clew.server.storage.tournaments import BoutRow, EntrantRow, TournamentRow, call, change, lock
from clew.server.storage.tournaments import read as read_tournament
from clew.server.storage.writer import Conflict, Writer, notify
from clew.server.tables.room import LEASE, Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import begin_table, insert_table, lock_table, store_seats
from clew.server.tournaments.watching import Watching
from clew.tournaments.course import Step, next_step
from clew.tournaments.results import WIN, points_of

__all__ = ["Running"]

_log = logging.getLogger("clew.tournaments")
_PERIOD = 0.5
_MOST = 20
_ANYWAY = 10.0
"""Seconds after which a tournament with unfinished games is looked at even if nobody called: a
process may have died before it could."""
_ABSENT = ("forfeit", "desert")
"""What the table does for a seat whose player is away too long."""


class _Ended(NamedTuple):
    """A bout that is over, and which entrants were away too long in it."""

    bout: BoutRow
    points: tuple[int, ...]
    away: list[int]


class Running:
    """Looks at tournaments when something is due there."""

    def __init__(
        self, database: Database, writer: Writer, rooms: Rooms, watching: Watching, wait: float
    ) -> None:
        """`wait`: how many seconds somebody may take to come to the table."""
        self._database = database
        self._writer = writer
        self._rooms = rooms
        self._watching = watching
        self._wait = wait
        rooms.when_changed(self._changed)
        self._looking = asyncio.create_task(self._look())

    def close(self) -> None:
        self._looking.cancel()

    def _changed(self, room: Room) -> None:
        """A game of a tournament is over: somebody looks at it at once."""
        if room.row.tournament and room.row.status != "playing":
            self._rooms.start(self._call(room.row.tournament))

    async def _call(self, key: str) -> None:
        await self._writer.run(partial(call, key=key))

    async def _look(self) -> None:
        while True:
            try:
                if await self._database.look_up(are_some_due(tournaments.c.due)):
                    claim = steady.now() + LEASE
                    for one in await self._writer.run(partial(_claim, until=claim)):
                        await self._go_on(one, claim)
            except Ending:
                return
            except ClewError as error:
                _log.warning("what is due in tournaments cannot be done now: %s", error)
            except Exception:  # noqa: BLE001 (whatever it was, the next look may go well)
                _log.exception("what is due in tournaments cannot be done")
            await asyncio.sleep(_PERIOD)

    async def _go_on(self, tournament: int, claim: float) -> None:
        """Does what is due in one tournament: first what ends, then what begins."""
        row = await self._database.read(
            lambda c: read_tournament(c, tournaments.c.id == tournament)
        )
        if row is None or row.status != "running":
            await self._writer.run(partial(_done, tournament=tournament, claim=claim, due=None))
            return
        now = steady.now()
        late = [one for one in row.bouts if one.status == "open" and one.come_by <= now]
        ended = await self._database.read(lambda c: _ended(c, row))
        try:
            if late or ended:
                store: Callable[[Connection], list[int] | None] = partial(
                    _end, row=row, late=late, ended=ended, now=now
                )
            else:
                plan, taking = row.plan, row.in_course()
                played = [one.bout for one in row.bouts]
                step = await asyncio.to_thread(next_step, plan, taking, played, now, row.stalled)
                store = partial(_begin, row=row, step=step, claim=claim, wait=self._wait)
            changed = await self._writer.run(store)
        except Conflict:
            # Somebody else was first, or came to the table in the last moment: look again.
            await self._writer.run(partial(call, key=row.key))
            return
        if changed is not None:
            self._watching.tell([row.id])
            await self._rooms.refresh_now(changed)


def _claim(connection: Connection, until: float) -> list[int]:
    """Claims the tournaments that are due, so that no other process looks at them for a while."""
    due = (
        select(tournaments.c.id)
        .where(tournaments.c.due <= steady.now())
        .order_by(tournaments.c.due)
        .limit(_MOST)
    )
    ids = list(connection.execute(due.with_for_update(skip_locked=True)).scalars())
    connection.execute(update(tournaments).where(tournaments.c.id.in_(ids)).values(due=until))
    return ids


def _done(connection: Connection, tournament: int, claim: float, due: float | None) -> None:
    """Says when to look again, unless something has happened since it was claimed."""
    connection.execute(
        update(tournaments)
        .where(tournaments.c.id == tournament, tournaments.c.due == claim)
        .values(due=due)
    )


# What ends


def _ended(connection: Connection, row: TournamentRow) -> list[_Ended]:
    """The bouts whose games are over, and that are not counted yet."""
    found = []
    for one in row.bouts:
        if one.bout.is_over or one.status not in ("over", "closed"):
            continue
        seats = len(one.bout.entrants)
        ranks = one.result.ranks if one.result else [1] * seats
        absent = [one.bout.entrants.index(entrant) + 1 for entrant in one.bout.absent]
        away = connection.execute(
            select(entries.c.seat).where(
                entries.c.table_id == one.table, entries.c.kind.in_(_ABSENT)
            )
        ).scalars()
        found.append(
            _Ended(one, points_of(ranks, absent), [one.bout.entrants[seat - 1] for seat in away])
        )
    return found


def _check(connection: Connection, row: TournamentRow) -> None:
    """Locks the tournament; raises if it is not as it was read."""
    if lock(connection, row.id) != row.version:
        raise Conflict("somebody else was first")


def _end(
    connection: Connection,
    row: TournamentRow,
    late: list[BoutRow],
    ended: list[_Ended],
    now: float,
) -> list[int]:
    """Counts what is over, and waits no longer for those who have not come. Whoever was away
    pauses. Returns the tables that it has changed."""
    _check(connection, row)
    for one in ended:
        _count(connection, row, one, now)
    for bout in late:
        _do_not_wait(connection, row, bout, now)
    change(connection, row.id)
    changed = [one.table for one in late if one.table is not None]
    notify(connection, changed, tournaments=[row.id])
    return changed


def _count(connection: Connection, row: TournamentRow, ended: _Ended, now: float) -> None:
    mine = (bouts.c.tournament_id == row.id) & (bouts.c.n == ended.bout.n)
    points = msgspec.json.encode(ended.points).decode()
    connection.execute(update(bouts).where(mine).values(points=points))
    playing = entrants.c.tournament_id == row.id
    free = playing & entrants.c.number.in_(ended.bout.bout.entrants)
    connection.execute(update(entrants).where(free).values(free=now))
    _pause(connection, row, ended.away)


def _pause(connection: Connection, row: TournamentRow, numbers: list[int]) -> None:
    where = (
        (entrants.c.tournament_id == row.id)
        & entrants.c.number.in_(numbers)
        & (entrants.c.status == "here")
    )
    connection.execute(update(entrants).where(where).values(status="paused"))


def _do_not_wait(connection: Connection, row: TournamentRow, one: BoutRow, now: float) -> None:
    """If two have come at least, their game begins, and the simplest bot plays for the others,
    behind everybody; else whoever has come has won."""
    assert one.table is not None
    lock_table(connection, one.table)
    table = read_row(connection, one.key)
    if table is None or table.status != "open":
        raise Conflict("the last have just come")
    seats = [seat.seat for seat in table.seats if seat.kind == "open"]
    absent = [one.bout.entrants[seat - 1] for seat in seats]
    mine = (bouts.c.tournament_id == row.id) & (bouts.c.n == one.n)
    text = msgspec.json.encode(absent).decode()
    connection.execute(update(bouts).where(mine).values(absent=text))
    _pause(connection, row, absent)
    if len(table.seats) - len(seats) > 1:
        new = begin_table(connection, without_absent(table))
        store_seats(connection, table, new)
        due: float | None = now
    else:
        new = closed(table, None)
        due = None
        points = points_of([1] * len(table.seats), seats)
        _count(connection, row, _Ended(one, points, []), now)
    its = update(tables).where(tables.c.id == one.table)
    connection.execute(its.values(status=new.status, due=due))
    note_change(connection, one.table, now)


# What begins


def _begin(
    connection: Connection, row: TournamentRow, step: Step, claim: float, wait: float
) -> list[int] | None:
    """Makes the tables of a step, or ends the tournament. Returns None if nothing happens now."""
    now = steady.now()
    if not step.tables and not step.is_over:
        running = any(not one.bout.is_over for one in row.bouts)
        again = [one.come_by for one in row.bouts if one.status == "open"]
        again += [now + _ANYWAY] if running else []
        again += [step.again] if step.again is not None else []
        values = {}
        if not running and row.stalled is None and row.plan.format != "arena":
            again.append(now + wait)
            values = {"stalled": now + wait}
            connection.execute(
                update(tournaments).where(tournaments.c.id == row.id).values(**values)
            )
        _done(connection, row.id, claim, min(again, default=None))
        return None
    _check(connection, row)
    if step.is_over:
        change(connection, row.id, status="over", due=None)
    else:
        known = {one.number: one for one in row.entrants}
        n = max((one.n for one in row.bouts), default=0)
        for at, table in enumerate(step.tables, n + 1):
            _make(connection, row, at, step.round, [known[one] for one in table], wait)
        change(connection, row.id)
    notify(connection, [], tournaments=[row.id])
    return []


def _make(
    connection: Connection,
    row: TournamentRow,
    n: int,
    at: int,
    sitting: list[EntrantRow],
    wait: float,
) -> None:
    """One table, where its players are waited for; bots alone begin at once. A bye has none."""
    now, number = steady.now(), None
    if len(sitting) > 1:
        table = kept_table(
            row.host,
            row.game,
            row.options,
            row.settings,
            [(one.kind, one.player, one.name) for one in sitting],
            tournament=row.key,
            now=now,
        )
        number = insert_table(connection, table)
        for one in sitting:
            if one.kind == "program" and one.player:
                connection.execute(insert(invitations).values(table_id=number, player=one.player))
        if not any(one.player for one in sitting):
            stored = read_row(connection, table.key)
            assert stored
            new = begin_table(connection, stored)
            store_seats(connection, stored, new)
            its = update(tables).where(tables.c.id == number)
            connection.execute(its.values(status=new.status, due=now))
            note_change(connection, number, now)
    clock = row.settings.clock
    by_days = clock is not None and clock.kind == "days"
    connection.execute(
        insert(bouts).values(
            tournament_id=row.id,
            n=n,
            round=at,
            table_id=number,
            entrants=msgspec.json.encode([one.number for one in sitting]).decode(),
            points="" if number else msgspec.json.encode([WIN]).decode(),
            absent="[]",
            come_by=now + (clock.amount * 86400 if clock and by_days else wait),
        )
    )
