"""Reminders: players in correspondence games get a mail when it is their turn.

The transaction that makes a mail due also stores the entry that is its reason, and the position it
is about. When its time has come, any process sends it, unless the player has acted or is at the
table. Answers of other seats, while several choose at once, do not change that.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection, delete, select, update

from clew.core.errors import ClewError
from clew.games import find
from clew.server import steady
from clew.server.ending import Ending
from clew.server.people.mail import Mail, MailFails
from clew.server.storage.schema import mails, tables
from clew.server.storage.writer import Writer
from clew.server.tables.room import Room
from clew.server.tables.rooms import Rooms
from clew.words import words

__all__ = ["Reminders"]


_log = logging.getLogger("clew.mail")
_PERIOD = 5.0
_MOST = 20
_AGAIN = 900.0
"""Seconds after which a mail that could not be sent is tried again."""


class Reminders:
    """Sends due mails as long as the process lives."""

    def __init__(self, mail: Mail, seconds: float, writer: Writer, rooms: Rooms) -> None:
        self._mail = mail
        self._seconds = seconds
        self._writer = writer
        self._rooms = rooms
        self._looking = asyncio.create_task(self._look()) if mail.is_on else None

    async def close(self) -> None:
        if self._looking:
            self._looking.cancel()

    async def _look(self) -> None:
        while True:
            try:
                for table, seat, n, key in await self._writer.run(_claim):
                    await self._remind(table, seat, n, key)
            except Ending:
                return
            except ClewError as error:
                _log.warning("mails wait: %s", error)
            except Exception:  # noqa: BLE001 (whatever it was, the next look may go well)
                _log.exception("mails wait")
            await asyncio.sleep(min(_PERIOD, max(0.2, self._seconds)))

    async def _remind(self, table: int, seat: int, n: int, key: str) -> None:
        room = await self._rooms.room(key)
        await self._rooms.refresh(room)
        player = _waits_for(room, seat, n)
        address = await self._mail.confirmed(player) if player else None
        if address is not None:
            game = words(address.language, find(room.row.game)).say(f"{room.row.game}-name")
            try:
                await self._mail.send(
                    address,
                    "mail-turn",
                    name=room.row.seats[seat - 1].name,
                    game=game,
                    link=self._mail.link(f"table/{key}"),
                )
            except MailFails:
                return  # it is tried again later
        done = (mails.c.table_id == table) & (mails.c.seat == seat) & (mails.c.n == n)
        await self._writer.run(lambda c: c.execute(delete(mails).where(done)))


def _waits_for(room: Room, seat: int, n: int) -> str:
    """The player whose turn it still is in that position and who is not at the table."""
    table = room.table
    if table is None or table.n != n or seat not in table.pending() or seat in room.here():
        return ""
    return "" if room.played_by(seat) else room.row.seats[seat - 1].player or ""


def _claim(connection: Connection) -> list[tuple[int, int, int, str]]:
    """Claims the mails that are due, so that no other process sends them for a while."""
    now = steady.now()
    found = connection.execute(
        select(mails.c.table_id, mails.c.seat, mails.c.n, tables.c.key)
        .join(tables, tables.c.id == mails.c.table_id)
        .where(mails.c.due <= now)
        .order_by(mails.c.due)
        .limit(_MOST)
        .with_for_update(skip_locked=True, of=mails)
    ).all()
    for one in found:
        mine = (mails.c.table_id == one.table_id) & (mails.c.seat == one.seat)
        connection.execute(update(mails).where(mine).values(due=now + _AGAIN))
    return [tuple(one) for one in found]
