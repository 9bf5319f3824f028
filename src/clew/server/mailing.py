"""Mailing: who plays by correspondence hears by mail that it is their turn.

That a mail is due is stored together with the entry that makes it so, for the position it is
about. Any process sends it when its time has come, unless the player has acted or is there. The
answers of others, while several choose at once, change nothing about it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import smtplib
import ssl
import time
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, delete, insert, select, update

from clew.core.errors import ClewError
from clew.games import find
from clew.server.errors import Refusal
from clew.server.limits import Limits
from clew.server.players import Player, Players
from clew.server.room import Room
from clew.server.rooms import Rooms
from clew.server.settings import Settings
from clew.server.storage.database import Database
from clew.server.storage.schema import mail_addresses, mails, tables
from clew.server.writer import Writer
from clew.words import words

__all__ = ["MailAddress", "Mailing"]

_log = logging.getLogger("clew.mail")
_PERIOD = 5.0
_MOST = 20
_AGAIN = 900.0
"""Seconds after which a mail that could not be sent is tried again."""


class MailAddress(NamedTuple):
    """Where a player wants mail."""

    player: str
    address: str
    language: str
    token: str
    confirmed: bool


class Mailing:
    """Keeps addresses, and sends what is due."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        writer: Writer,
        players: Players,
        rooms: Rooms,
    ) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._players = players
        self._rooms = rooms
        self._tries = Limits(1 / 600, 5.0)
        """Nobody sends many mails to other people's addresses through us."""
        self.sent = 0
        self._looking = asyncio.create_task(self._look()) if settings.mail else None

    @property
    def is_on(self) -> bool:
        return bool(self._settings.mail)

    async def close(self) -> None:
        if self._looking:
            self._looking.cancel()

    # Addresses

    async def address_of(self, player: Player) -> MailAddress | None:
        mine = select(mail_addresses).where(mail_addresses.c.player == player.id)
        return await self._database.read(lambda c: _address(c.execute(mine).one_or_none()))

    async def put(self, player: Player, address: str, language: str) -> None:
        """Stores an address and asks there whether it is right. Until then nothing else is sent."""
        if not self.is_on:
            raise Refusal(409, "not-now", "this server sends no mail")
        try:
            Address(addr_spec=address)
        except (MessageError, ValueError, IndexError):
            raise Refusal(400, "no-address", "this is not a mail address") from None
        if not (self._tries.allows(player.id) and self._tries.allows(address.casefold())):
            raise Refusal(429, "too-fast", "too many mails; wait a little")
        await self._players.ensure(player)
        token = secrets.token_urlsafe(24)

        def store(connection: Connection) -> None:
            _forget(connection, player.id)
            connection.execute(
                insert(mail_addresses).values(
                    player=player.id,
                    address=address,
                    language=language,
                    token=token,
                    created=time.time(),
                )
            )

        message = self._message(address, language, token, "mail-confirm", name=player.name)
        await self._writer.run(store)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            await self.remove(player)
            _log.warning("a mail could not be sent: %s", type(error).__name__)
            raise Refusal(503, "mail-fails", "the mail could not be sent; try again") from None

    async def remove(self, player: Player) -> None:
        await self._writer.run(lambda c: _forget(c, player.id))

    async def by_token(self, token: str) -> MailAddress | None:
        """Whose mail a link came with."""
        found = select(mail_addresses).where(mail_addresses.c.token == token)
        return await self._database.read(lambda c: _address(c.execute(found).one_or_none()))

    async def confirm(self, address: MailAddress) -> None:
        mine = mail_addresses.c.player == address.player
        await self._writer.run(
            lambda c: c.execute(update(mail_addresses).where(mine).values(confirmed=True))
        )

    async def stop(self, address: MailAddress) -> None:
        await self._writer.run(lambda c: _forget(c, address.player))

    # Mails

    async def _look(self) -> None:
        while True:
            try:
                for table, seat, n, key in await self._writer.run(_claim):
                    await self._remind(table, seat, n, key)
            except ClewError as error:
                _log.warning("mails wait: %s", error)
            except Exception:  # noqa: BLE001 (whatever it was, the next look may go well)
                _log.exception("mails wait")
            await asyncio.sleep(min(_PERIOD, max(0.2, self._settings.mail_seconds)))

    async def _remind(self, table: int, seat: int, n: int, key: str) -> None:
        room = await self._rooms.room(key)
        await self._rooms.refresh(room)
        player = _waits_for(room, seat, n)
        address = await self._database.read(lambda c: _confirmed(c, player)) if player else None
        if address is not None:
            game = words(address.language, find(room.row.game)).say(f"{room.row.game}-name")
            message = self._message(
                address.address,
                address.language,
                address.token,
                "mail-turn",
                name=room.row.seats[seat - 1].name,
                game=game,
                link=f"{self._settings.address.rstrip('/')}/table/{key}",
            )
            try:
                await asyncio.to_thread(self._send, message)
            except (OSError, smtplib.SMTPException) as error:
                _log.warning("a mail could not be sent, later again: %s", type(error).__name__)
                return
            self.sent += 1
        done = (mails.c.table_id == table) & (mails.c.seat == seat) & (mails.c.n == n)
        await self._writer.run(lambda c: c.execute(delete(mails).where(done)))

    def _message(
        self, to: str, language: str, token: str, what: str, **arguments: object
    ) -> EmailMessage:
        say = words(language).say
        about = f"{self._settings.address.rstrip('/')}/mail/{token}"
        message = EmailMessage(policy=SMTP)
        message["From"] = self._settings.mail_from
        message["To"] = to
        message["Subject"] = say(f"{what}-subject", **arguments)
        message["List-Unsubscribe"] = f"<{about}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(say(f"{what}-text", about=about, **arguments))
        return message

    def _send(self, message: EmailMessage) -> None:
        where = urlsplit(self._settings.mail)
        host = where.hostname or "localhost"
        context = ssl.create_default_context()
        if where.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                host, where.port or 465, timeout=20, context=context
            )
        else:
            line = smtplib.SMTP(host, where.port or 25, timeout=20)
        with line:
            line.ehlo()
            if where.scheme != "smtps" and line.has_extn("starttls"):
                line.starttls(context=context)
            if where.username:
                line.login(unquote(where.username), unquote(where.password or ""))
            line.send_message(message)


def _waits_for(room: Room, seat: int, n: int) -> str:
    """The player whose turn it still is in that position, and who is not there."""
    table = room.table
    if table is None or table.n != n or seat not in table.pending() or seat in room.here():
        return ""
    return "" if room.played_by(seat) else room.row.seats[seat - 1].player or ""


def _claim(connection: Connection) -> list[tuple[int, int, int, str]]:
    """Mails that are due; for a while nobody else sends them."""
    now = time.time()
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


def _confirmed(connection: Connection, player: str) -> MailAddress | None:
    found = select(mail_addresses).where(
        mail_addresses.c.player == player, mail_addresses.c.confirmed.is_(True)
    )
    return _address(connection.execute(found).one_or_none())


def _address(row: Any) -> MailAddress | None:
    if row is None:
        return None
    return MailAddress(row.player, row.address, row.language, row.token, bool(row.confirmed))


def _forget(connection: Connection, player: str) -> None:
    connection.execute(delete(mail_addresses).where(mail_addresses.c.player == player))
