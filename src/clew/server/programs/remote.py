"""Remote programs play over the network. An account creates them, and they log in with a token."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from clew.play.texts import clean_name
from clew.server.people.players import Player
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.schema import accounts, invitations, players, programs, seats, tables
from clew.server.storage.writer import Conflict, Writer
from clew.table.avatars import handle_of
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["Bot", "BotInfo", "MyBot", "RemotePrograms", "Waiting", "waiting_for"]

_MOST = 10
"""How many programs one account may have."""
_ONLINE = 90.0
"""For how many seconds a program counts as online after it was last here."""
_PREFIX = "clew-bot-"


class Bot(NamedTuple):
    """A program that has shown its token."""

    player: str
    name: str
    owner: str


class MyBot(msgspec.Struct, frozen=True, kw_only=True):
    """A program of mine. `active`: whether it has a token; `used`: when it was last here."""

    name: str
    created: float
    used: float | None
    active: bool


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A program that can be invited."""

    name: str
    online: bool


class Waiting(NamedTuple):
    """What there is for a program: tables where it sits, and seats it could take."""

    sitting: list[str]
    offers: list[tuple[TableRow, bool]]
    """Each table, and whether the program is invited there."""


def _digest(token: str) -> str:
    """Hashes a token. Tokens are random and long, so that one round of SHA-256 cannot be
    reversed."""
    return hashlib.sha256(b"clew-token/1 " + token.encode()).hexdigest()


def _login(name: str) -> str:
    return name.casefold()


class RemotePrograms:
    """Makes programs and their tokens, and finds what there is for them to do."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def create(self, owner: Player, name: str) -> str:
        """Creates a token for the program of this name, and replaces an older token. It is shown
        only now."""
        name = clean_name(name)
        token = _PREFIX + secrets.token_urlsafe(32)

        def store(connection: Connection) -> None:
            if not _has_account(connection, owner.id):
                raise Refusal(403, "no-account", "only an account can have programs")
            mine = connection.execute(
                select(programs).where(programs.c.login == _login(name))
            ).one_or_none()
            if mine is None:
                _add(connection, owner.id, name, _digest(token))
            elif mine.owner != owner.id:
                raise Refusal(409, "taken", "there is already a program with this name")
            else:
                connection.execute(
                    update(programs)
                    .where(programs.c.player == mine.player)
                    .values(token=_digest(token))
                )

        try:
            await self._writer.run(store)
        except Conflict:
            raise Refusal(409, "taken", "there is already a program with this name") from None
        return token

    async def of(self, owner: Player) -> list[MyBot]:
        query = (
            select(programs, players.c.name)
            .join(players, players.c.id == programs.c.player)
            .where(programs.c.owner == owner.id)
            .order_by(programs.c.created)
        )
        return [
            MyBot(name=one.name, created=one.created, used=one.used, active=bool(one.token))
            for one in await self._database.read(lambda c: c.execute(query).all())
        ]

    async def revoke(self, owner: Player, name: str) -> None:
        """Ends a program's token; a connection that uses it is closed in a moment."""

        def store(connection: Connection) -> None:
            done = connection.execute(
                update(programs)
                .where(programs.c.owner == owner.id, programs.c.login == _login(name))
                .values(token=None)
            )
            if not done.rowcount:
                raise Refusal(404, "no-program", "there is no program with this name")

        await self._writer.run(store)

    async def find(self, token: str) -> Bot | None:
        """The program that owns a token; None if there is none, or if the program or its owner was
        banned."""
        if not token.startswith(_PREFIX) or len(token) > 100:
            return None
        return await self._database.read(lambda c: _find(c, _digest(token)))

    async def seen(self, bot: Bot) -> None:
        now = time.time()
        await self._writer.run(
            lambda c: c.execute(
                update(programs).where(programs.c.player == bot.player).values(used=now)
            )
        )

    async def online(self, limit: int) -> list[BotInfo]:
        """Programs with a token, the last seen first."""
        query = (
            select(players.c.name, programs.c.used)
            .join(programs, programs.c.player == players.c.id)
            .where(programs.c.token.is_not(None), players.c.banned.is_(False))
            .order_by(programs.c.used.desc().nulls_last())
            .limit(limit)
        )
        now = time.time()
        return [
            BotInfo(name=one.name, online=bool(one.used and now - one.used < _ONLINE))
            for one in await self._database.read(lambda c: c.execute(query).all())
        ]

    # Seats

    async def invite(self, table: int, name: str) -> None:
        def store(connection: Connection) -> None:
            found = connection.execute(
                select(programs.c.player).where(
                    programs.c.login == _login(name), programs.c.token.is_not(None)
                )
            ).scalar()
            if found is None:
                raise Refusal(404, "no-program", "there is no program with this name")
            _forget(connection, table, found)
            connection.execute(insert(invitations).values(table_id=table, player=found))

        await self._writer.run(store)

    async def decline(self, table: int, player: str) -> None:
        await self._writer.run(lambda c: _forget(c, table, player))

    async def waiting(self, bot: Bot, seeks: list[str]) -> Waiting:
        return await self._database.read(lambda c: waiting_for(c, bot, seeks))

    @staticmethod
    def may_sit(bot: Bot) -> Any:
        """A check for `Seating.join`: a program may sit only where it is invited or programs are
        allowed."""

        def check(connection: Connection, row: TableRow) -> None:
            invited = connection.execute(
                select(invitations).where(
                    invitations.c.table_id == row.id, invitations.c.player == bot.player
                )
            ).first()
            if not invited and not (row.public and row.settings.programs):
                raise Refusal(403, "not-yours", "the program was not offered a seat there")
            _forget(connection, row.id, bot.player)

        return check


def _has_account(connection: Connection, player: str) -> bool:
    mine = select(accounts.c.login).where(accounts.c.player == player)
    return connection.execute(mine).first() is not None


def _add(connection: Connection, owner: str, name: str, token: str) -> None:
    mine = select(func.count()).select_from(programs).where(programs.c.owner == owner)
    if (connection.execute(mine).scalar() or 0) >= _MOST:
        raise Refusal(409, "too-many", f"an account has {_MOST} programs at most")
    player, now = f"program-{secrets.token_urlsafe(16)}", time.time()
    handle = handle_of(player)
    connection.execute(
        insert(players).values(id=player, name=name, handle=handle, created=now, seen=now)
    )
    connection.execute(
        insert(programs).values(
            player=player, owner=owner, login=_login(name), token=token, created=now
        )
    )


def _find(connection: Connection, digest: str) -> Bot | None:
    owner = players.alias()
    found = connection.execute(
        select(programs.c.player, players.c.name, programs.c.owner)
        .join(players, players.c.id == programs.c.player)
        .join(owner, owner.c.id == programs.c.owner)
        .where(programs.c.token == digest, players.c.banned.is_(False), owner.c.banned.is_(False))
    ).one_or_none()
    return Bot(*found) if found else None


def _forget(connection: Connection, table: int, player: str) -> None:
    connection.execute(
        delete(invitations).where(invitations.c.table_id == table, invitations.c.player == player)
    )


def waiting_for(connection: Connection, bot: Bot, seeks: list[str]) -> Waiting:
    """A program plays thousands of games and looks every second, so only those that go on count.
    (PostgreSQL would expect far more of them, and read all tables: it is told which.)"""
    sits = (seats.c.player == bot.player) & (seats.c.kind != "open")
    mine = select(seats.c.table_id).where(sits, seats.c.ended.is_(False))
    going = tables.c.id.in_(list(connection.execute(mine).scalars()))
    sitting = select(tables.c.key).where(going, tables.c.status.in_(("open", "playing")))
    here = seats.c.table_id == tables.c.id
    free = (
        (tables.c.status == "open")
        & exists().where(here, seats.c.kind == "open")
        & ~exists().where(here, sits)
    )
    asked = select(invitations.c.table_id).where(invitations.c.player == bot.player)
    invited = tables.c.id.in_(list(connection.execute(asked).scalars()))
    offers = [(row, True) for row in reading.rows(connection, free & invited, 50)]
    if seeks:
        wanted = free & tables.c.public.is_(True) & tables.c.game.in_(seeks)
        known = {row.id for row, _ in offers}
        offers += [
            (row, False)
            for row in reading.rows(connection, wanted, 50)
            if row.settings.programs and row.id not in known
        ]
    return Waiting(list(connection.execute(sitting).scalars()), offers)
