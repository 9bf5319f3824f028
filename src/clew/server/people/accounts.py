"""Accounts: a name and a password, so that a player is the same on every device."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, union, update

from clew.server.people.hashing import Hashing
from clew.server.people.identity import Identity
from clew.server.people.limits import Limits
from clew.server.people.passwords import check_password, find_code, new_code, seal_code
from clew.server.people.players import Player, Players
from clew.server.people.solved_puzzles import merge, solved_by
from clew.server.storage.database import Database
from clew.server.storage.schema import (
    accounts,
    mail_addresses,
    messages,
    players,
    programs,
    ratings,
    seats,
    solved_puzzles,
    tables,
)
from clew.server.storage.writer import Conflict, Writer, notify
from clew.table.refusal import Refusal

__all__ = ["Accounts", "set_password"]

_CODES = 8
_NEW_RATE, _NEW_BURST = 1 / 30, 10.0
"""New accounts a second from one address, lasting, and at once: a class may register together."""
GONE = "Somebody"
"""The name that stays in the games of who has left."""


def _login(name: str) -> str:
    """How a login name is compared: É and é are the same."""
    login = unicodedata.normalize("NFKC", name).casefold().strip()
    if not 2 <= len(login) <= 40 or not login.isprintable():
        raise Refusal(400, "wrong", "a login name has 2 to 40 characters")
    return login


class Accounts:
    """Registering, logging in, recovering, leaving."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        known: Players,
        origin: str,
        changed: Callable[[list[str], list[int]], Awaitable[None]],
        *,
        limited: bool = True,
    ) -> None:
        """`changed` is told which players are no longer who they were, and at which tables they
        sit. `limited`: one address makes so many accounts and no more."""
        self._database = database
        self._writer = writer
        self._players = known
        self._origin = origin
        self._changed = changed
        self._hashing = Hashing()
        self._tries = Limits(0.1, 10.0)
        """Ten tries at once, then one every ten seconds, by address."""
        self._tried = Limits(1.0, 100.0)
        """By login name: so many that one address alone cannot lock its owner out."""
        self._registered = Limits(_NEW_RATE if limited else 0, _NEW_BURST)

    def _limit(self, login: str, address: str) -> None:
        if not self._tries.allows(address) or not self._tried.allows(login):
            raise Refusal(429, "too-fast", "too many tries; wait a little")

    def close(self) -> None:
        self._hashing.close()

    async def register(
        self, player: Player, name: str, password: str, address: str = ""
    ) -> list[str]:
        """Makes the guest an account, and gives the codes with which it can be recovered."""
        login = _login(name)
        check_password(password, login)
        if not self._registered.allows(address):
            raise Refusal(
                429, "too-fast", "too many new accounts from this address; try again in a minute"
            )
        codes = [new_code() for _ in range(_CODES)]
        hashed = await self._hashing.hash(password)
        await self._players.ensure(player)

        def store(connection: Connection) -> None:
            connection.execute(
                insert(accounts).values(
                    login=login,
                    player=player.id,
                    password=hashed,
                    codes=" ".join(seal_code(code) for code in codes),
                    created=time.time(),
                )
            )

        try:
            await self._writer.run(store)
        except Conflict:
            raise Refusal(409, "taken", "there is already an account with this name") from None
        return codes

    async def login(self, guest: Player | None, name: str, password: str, address: str) -> Identity:
        """Who this is from now on. A guest's games move into the account."""
        login = _login(name)
        self._limit(login, address)
        found = await self._database.read(lambda c: _read(c, login))
        if not await self._hashing.fits(found and found.password, password):
            raise Refusal(403, "wrong", "the name or the password is wrong")
        assert found
        if found.banned:
            raise Refusal(403, "banned", "this player is banned from this server")
        if guest and guest.stored and guest.id != found.player:
            at = await self._writer.run(lambda c: _move(c, guest.id, found.player, self._origin))
            await self._changed([guest.id], at)
        return Identity(found.player, found.epoch, int(time.time()))

    async def recover(self, name: str, code: str, password: str, address: str) -> Identity:
        """With a code, which is then used up, a new password; every other device is logged out."""
        login = _login(name)
        check_password(password, login)
        self._limit(login, address)
        hashed = await self._hashing.hash(password)

        def store(connection: Connection) -> Identity:
            found = _read(connection, login)
            codes = found.codes.split() if found else []
            used = find_code(code, codes)
            if found is None or used is None:
                raise Refusal(403, "wrong", "the name or the code is wrong")
            codes.remove(used)
            set_password(connection, login, hashed, codes, self._origin)
            return Identity(found.player, found.epoch + 1, int(time.time()))

        identity = await self._writer.run(store)
        await self._changed([identity.player], [])
        return identity

    async def login_of(self, player: Player) -> str:
        """The name of the player's account, or nothing."""
        mine = select(accounts.c.login).where(accounts.c.player == player.id)
        return await self._database.read(lambda c: c.execute(mine).scalar()) or ""

    async def export(self, player: Player) -> dict[str, Any]:
        """All that is stored about a player."""
        return await self._database.read(lambda c: _export(c, player))

    async def delete(self, player: Player) -> None:
        """Games stay, the name goes."""
        at = await self._writer.run(lambda c: _delete(c, player.id, self._origin))
        await self._changed([player.id], at)


def _read(connection: Connection, login: str) -> Any:
    return connection.execute(
        select(accounts, players.c.epoch, players.c.banned)
        .join(players, players.c.id == accounts.c.player)
        .where(accounts.c.login == login)
    ).one_or_none()


def set_password(
    connection: Connection, login: str, hashed: str, codes: list[str], origin: str = ""
) -> None:
    """A new password ends every cookie there is."""
    mine = connection.execute(select(accounts.c.player).where(accounts.c.login == login)).scalar()
    connection.execute(
        update(accounts)
        .where(accounts.c.login == login)
        .values(password=hashed, codes=" ".join(codes))
    )
    connection.execute(
        update(players).where(players.c.id == mine).values(epoch=players.c.epoch + 1)
    )
    notify(connection, [], origin, [mine] if mine else [])


def _move(connection: Connection, guest: str, player: str, origin: str) -> list[int]:
    """A guest's games become the account's, and the guest's cookie is no longer one. Says at which
    tables somebody else sits now."""
    at = _tables_of(connection, guest)
    connection.execute(update(seats).where(seats.c.player == guest).values(player=player))
    connection.execute(update(tables).where(tables.c.host == guest).values(host=player))
    connection.execute(update(messages).where(messages.c.player == guest).values(player=player))
    merge(connection, guest, player)
    connection.execute(
        update(players).where(players.c.id == guest).values(epoch=players.c.epoch + 1)
    )
    notify(connection, at, origin, [guest])
    return at


def _tables_of(connection: Connection, player: str) -> list[int]:
    """Where somebody sits or is the host."""
    sits = select(seats.c.table_id).where(seats.c.player == player)
    hosts = select(tables.c.id).where(tables.c.host == player)
    return sorted(connection.execute(union(sits, hosts)).scalars())


def _export(connection: Connection, player: Player) -> dict[str, Any]:
    login = connection.execute(
        select(accounts.c.login).where(accounts.c.player == player.id)
    ).scalar()
    games = connection.execute(
        select(
            tables.c.key,
            tables.c.game,
            tables.c.status,
            tables.c.started,
            seats.c.seat,
            seats.c.name,
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.player == player.id)
        .order_by(tables.c.id)
    )
    said = connection.execute(
        select(tables.c.key, messages.c.text, messages.c.time)
        .join(tables, tables.c.id == messages.c.table_id)
        .where(messages.c.player == player.id)
        .order_by(messages.c.id)
    )
    mine = connection.execute(
        select(players.c.name, programs.c.created, programs.c.used)
        .join(programs, programs.c.player == players.c.id)
        .where(programs.c.owner == player.id)
    )
    mail = select(mail_addresses.c.address).where(mail_addresses.c.player == player.id)
    open_name = select(players.c.open_name).where(players.c.id == player.id)
    rated = connection.execute(select(ratings).where(ratings.c.player == player.id))
    return {
        "name": player.name,
        "login": login,
        "mail": connection.execute(mail).scalar(),
        "open_name": bool(connection.execute(open_name).scalar()),
        "programs": [dict(one._mapping) for one in mine],  # noqa: SLF001
        "tables": [dict(one._mapping) for one in games],  # noqa: SLF001
        "messages": [dict(one._mapping) for one in said],  # noqa: SLF001
        "ratings": [
            {"game": one.game, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in rated
        ],
        "puzzles": msgspec.to_builtins(solved_by(connection, player.id)),
    }


def _delete(connection: Connection, player: str, origin: str) -> list[int]:
    at = _tables_of(connection, player)
    connection.execute(delete(accounts).where(accounts.c.player == player))
    connection.execute(update(programs).where(programs.c.owner == player).values(token=None))
    connection.execute(delete(mail_addresses).where(mail_addresses.c.player == player))
    connection.execute(delete(ratings).where(ratings.c.player == player))
    connection.execute(delete(messages).where(messages.c.player == player))
    connection.execute(delete(solved_puzzles).where(solved_puzzles.c.player == player))
    connection.execute(update(seats).where(seats.c.player == player).values(name=GONE))
    connection.execute(
        update(players)
        .where(players.c.id == player)
        .values(name=GONE, open_name=False, epoch=players.c.epoch + 1)
    )
    notify(connection, at, origin, [player])
    return at
