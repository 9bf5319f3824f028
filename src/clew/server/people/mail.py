"""Mail: where players want to hear of their games, and how a mail is sent."""

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
from clew.server.people.limits import Limits
from clew.server.people.players import Player, Players
from clew.server.settings import Settings
from clew.server.storage.database import Database
from clew.server.storage.schema import mail_addresses
from clew.server.storage.writer import Writer
from clew.table.refusal import Refusal
from clew.words import words

__all__ = ["Mail", "MailAddress", "MailFails"]

_log = logging.getLogger("clew.mail")


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
        players: Players,
    ) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._players = players
        self._tries = Limits(1 / 600, 5.0)
        """Nobody sends many mails to other people's addresses through us."""

    @property
    def is_on(self) -> bool:
        return bool(self._settings.mail)

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
            raise Refusal(400, "no-address", "this is not an e-mail address") from None
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

        await self._writer.run(store)
        try:
            asked = MailAddress(player.id, address, language, token, confirmed=False)
            await self.send(asked, "mail-confirm", name=player.name)
        except MailFails:
            await self.remove(player)
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

    # Sending

    def link(self, path: str) -> str:
        """Where a page of this server is found."""
        return f"{self._settings.address.rstrip('/')}/{path}"

    async def confirmed(self, player: str) -> MailAddress | None:
        """Where a player wants mail, if the player has said that it is right."""
        return await self._database.read(lambda c: _confirmed(c, player))

    async def send(self, to: MailAddress, what: str, **arguments: object) -> None:
        """Sends the mail `what` of the words. Raises MailFails where it cannot be sent."""
        message = self._message(to, what, **arguments)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("a mail could not be sent: %s", type(error).__name__)
            raise MailFails("the mail could not be sent") from None

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
