"""Mail: the addresses at which players want to hear of their games, and how a mail is sent."""

from __future__ import annotations

import asyncio
import logging
import secrets
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, delete, insert, select, union, update

from clew.core.errors import ClewError
from clew.server.people.players import Player
from clew.server.people.shared_limits import Limit, SharedLimits
from clew.server.settings import Settings
from clew.server.storage.database import Database
from clew.server.storage.schema import accounts, mail_addresses, seats
from clew.server.storage.writer import Writer
from clew.table.refusal import Refusal
from clew.words import words

__all__ = ["Mail", "MailAddress", "MailFails"]

_log = logging.getLogger("clew.mail")
_TRIES = Limit("mails", 1 / 600, 5.0)
"""By player, by address of the net and by mail address: nobody sends many mails to other people
through us."""
_MAX_SENDING = 20
"""Mails that are being sent or wait for it; further ones fail at once and are tried later."""
_SECONDS = 10
"""How long a mail server may be silent."""


class MailAddress(NamedTuple):
    """Where a player wants mail."""

    player: str
    address: str
    language: str
    token: str
    confirmed: bool


class MailFails(ClewError):
    """A mail could not be sent; it can be tried again."""


class Mail:
    """Keeps addresses, and sends."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        writer: Writer,
        limits: SharedLimits,
    ) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._limits = limits
        self._threads = ThreadPoolExecutor(1, "clew-mail")
        """Its own: while a mail server is silent, nothing else waits."""
        self._sending = 0

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def is_on(self) -> bool:
        return bool(self._settings.mail)

    # Addresses

    async def address_of(self, player: Player) -> MailAddress | None:
        mine = select(mail_addresses).where(mail_addresses.c.player == player.id)
        return await self._database.read(lambda c: _address(c.execute(mine).one_or_none()))

    async def put(self, player: Player, address: str, language: str, asked_from: str) -> None:
        """Stores an address and sends it a mail that asks for confirmation. Until it is confirmed,
        nothing else is sent there."""
        if not self.is_on:
            raise Refusal(409, "not-now", "this server sends no mail")
        try:
            Address(addr_spec=address)
        except (MessageError, ValueError, IndexError):
            raise Refusal(400, "no-address", "this is not an e-mail address") from None
        if not await self._database.read(lambda c: _plays(c, player.id)):
            raise Refusal(403, "no-account", "mail is for players with an account or at a table")
        parties = player.id, f"from {asked_from}", address.casefold()
        if not await self._limits.allows(*((_TRIES, one) for one in parties)):
            raise Refusal(429, "too-fast", "too many mails; wait a little")
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

        await self._writer.run(store)
        try:
            asked = MailAddress(player.id, address, language, token, confirmed=False)
            await self.send(asked, "mail-confirm")
        except MailFails:
            await self.remove(player)
            raise Refusal(503, "mail-fails", "the mail could not be sent; try again") from None

    async def remove(self, player: Player) -> None:
        await self._writer.run(lambda c: _forget(c, player.id))

    async def by_token(self, token: str) -> MailAddress | None:
        """The player whose mail contained a link."""
        found = select(mail_addresses).where(mail_addresses.c.token == token)
        return await self._database.read(lambda c: _address(c.execute(found).one_or_none()))

    async def confirm(self, address: MailAddress) -> None:
        mine = mail_addresses.c.player == address.player
        await self._writer.run(
            lambda c: c.execute(update(mail_addresses).where(mine).values(confirmed=True))
        )

    async def stop(self, address: MailAddress) -> None:
        await self._writer.run(lambda c: _forget(c, address.player))

    # Sending

    def link(self, path: str) -> str:
        """The full address of a page of this server."""
        return f"{self._settings.address.rstrip('/')}/{path}"

    async def confirmed(self, player: str) -> MailAddress | None:
        """The address at which a player wants mail, if the player has confirmed it."""
        return await self._database.read(lambda c: _confirmed(c, player))

    async def send(self, to: MailAddress, what: str, **arguments: object) -> None:
        """Sends the mail that the words call `what`. Raises MailFails if it cannot be sent."""
        message = self._message(to, what, **arguments)
        if self._sending >= _MAX_SENDING:
            raise MailFails("too many mails wait to be sent")
        self._sending += 1
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("a mail could not be sent: %s", type(error).__name__)
            raise MailFails("the mail could not be sent") from None
        finally:
            self._sending -= 1

    def _message(self, to: MailAddress, what: str, **arguments: object) -> EmailMessage:
        say = words(to.language).say
        about = self.link(f"mail/{to.token}")
        message = EmailMessage(policy=SMTP)
        message["From"] = self._settings.mail_from
        message["To"] = to.address
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
                host, where.port or 465, timeout=_SECONDS, context=context
            )
        else:
            line = smtplib.SMTP(host, where.port or 25, timeout=_SECONDS)
        with line:
            line.ehlo()
            if where.scheme != "smtps" and line.has_extn("starttls"):
                line.starttls(context=context)
            if where.username:
                line.login(unquote(where.username), unquote(where.password or ""))
            line.send_message(message)


def _plays(connection: Connection, player: str) -> bool:
    """Whether somebody has an account or a seat: guests who have just come send nobody mail."""
    has_account = select(accounts.c.player).where(accounts.c.player == player)
    sits = select(seats.c.player).where(seats.c.player == player, seats.c.kind != "open")
    return connection.execute(union(has_account, sits)).first() is not None


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
