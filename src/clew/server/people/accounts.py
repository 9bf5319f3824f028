"""Accounts: a name and a password, so that a player is the same on every device."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, union, update

from clew.play.texts import is_stacked
from clew.server.people import puzzle_ratings
from clew.server.people.hashing import Hashing
from clew.server.people.identity import Identity
from clew.server.people.kept_variations import export_variations, merge_variations
from clew.server.people.passwords import check_password, find_code, new_code, seal_code
from clew.server.people.players import Player, Players
from clew.server.people.shared_limits import Limit, SharedLimits
from clew.server.people.solved_puzzles import merge, solved_by
from clew.server.storage.database import Database
from clew.server.storage.schema import (
    accounts,
    friend_requests,
    friends,
    invitations,
    mail_addresses,
    messages,
    players,
    presence,
    programs,
    push_subscriptions,
    rating_days,
    ratings,
    seats,
    solved_puzzles,
    tables,
    tallies,
    variations,
    waits,
)
from clew.server.storage.tallies import figures_of_player, merge_tallies
from clew.server.storage.tournaments import (
    leave_tournaments,
    move_in_tournaments,
    tournaments_of,
)
from clew.server.storage.writer import Conflict, Writer, notify
from clew.table.refusal import Refusal

__all__ = ["Accounts", "set_password"]

_CODES = 8
_TRIES = Limit("tries from", 0.1, 10.0)
"""Tries to log in or to recover, by address: ten at once, then one every ten seconds."""
_TRIED = Limit("tries for", 1.0, 100.0)
"""The same by login name. The limit is high enough that one address alone cannot lock the owner
out."""
_NEW = Limit("accounts from", 1 / 30, 10.0)
"""New accounts, by address. A school class may register together."""
_MAX_ENDED = 100
"""How many cookies of a player are ended one by one. The next logout ends all of them."""
GONE = "Somebody"
"""The name that stays in the games of a player who has left."""


def _login(name: str) -> str:
    """The form in which login names are compared: É and é are the same."""
    login = unicodedata.normalize("NFKC", name).casefold().strip()
    if not 2 <= len(login) <= 40 or not login.isprintable():
        raise Refusal(400, "wrong", "a login name has 2 to 40 characters", why="login-length")
    if is_stacked(login):
        raise Refusal(
            400,
            "wrong",
            "a login name has no letters with many marks on them",
            why="login-marks",
        )
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
        limits: SharedLimits,
        *,
        limited: bool = True,
    ) -> None:
        """`changed` is called with the players whose identity has changed, and the tables where
        they sit. `limited` says that one address can make only a limited number of accounts."""
        self._database = database
        self._writer = writer
        self._players = known
        self._origin = origin
        self._changed = changed
        self._hashing = Hashing()
        self._limits = limits
        self._new = _NEW if limited else _NEW._replace(rate=0.0)

    async def _limit(self, login: str, address: str) -> None:
        if not await self._limits.allows((_TRIES, address), (_TRIED, login)):
            raise Refusal(429, "too-fast", "too many tries; wait a little")

    def close(self) -> None:
        self._hashing.close()

    async def register(
        self, player: Player, name: str, password: str, address: str = ""
    ) -> tuple[Identity, list[str]]:
        """Turns a guest into an account. Returns the new identity and the recovery codes. The new
        cookie is different, so that anybody who knew the guest's cookie is left out."""
        login = _login(name)
        check_password(password, login)
        if not await self._limits.allows((self._new, address)):
            raise Refusal(
                429, "too-fast", "too many new accounts from this address; try again in a minute"
            )
        codes = [new_code() for _ in range(_CODES)]
        hashed = await self._hashing.hash(password)
        await self._players.ensure(player)

        def store(connection: Connection) -> int:
            connection.execute(
                insert(accounts).values(
                    login=login,
                    player=player.id,
                    password=hashed,
                    codes=" ".join(seal_code(code) for code in codes),
                    created=time.time(),
                )
            )
            end_cookies(connection, player.id, self._origin)
            mine = select(players.c.epoch).where(players.c.id == player.id)
            return int(connection.execute(mine).scalar_one())

        try:
            epoch = await self._writer.run(store)
        except Conflict:
            raise Refusal(409, "taken", "there is already an account with this name") from None
        await self._changed([player.id], [])
        return Identity(player.id, epoch, int(time.time())), codes

    async def logout(self, player: Player, made: int) -> None:
        """Ends the cookie that was made at this time. Other devices stay logged in."""
        if not player.stored:
            return

        def store(connection: Connection) -> None:
            mine = players.c.id == player.id
            ended = connection.execute(select(players.c.ended).where(mine)).scalar_one().split()
            if len(ended) >= _MAX_ENDED:
                end_cookies(connection, player.id, self._origin)
                return
            text = " ".join({*ended, str(made)})
            connection.execute(update(players).where(mine).values(ended=text))
            notify(connection, [], self._origin, [player.id])

        await self._writer.run(store)
        await self._changed([player.id], [])

    async def login(self, guest: Player | None, name: str, password: str, address: str) -> Identity:
        """Logs in, and returns the new identity. The guest's games move into the account."""
        login = _login(name)
        await self._limit(login, address)
        found = await self._database.read(lambda c: _read(c, login))
        if not await self._hashing.fits(found and found.password, password):
            raise Refusal(403, "wrong", "the name or the password is wrong", why="wrong-password")
        assert found
        if found.banned:
            raise Refusal(403, "banned", "this player is banned from this server")
        if guest and guest.stored and guest.id != found.player:
            at = await self._writer.run(lambda c: _move(c, guest.id, found.player, self._origin))
            await self._changed([guest.id], at)
        made, ended = int(time.time()), found.ended.split()
        while str(made) in ended:
            made += 1  # another cookie that was made in the same second was ended
        return Identity(found.player, found.epoch, made)

    async def recover(self, name: str, code: str, password: str, address: str) -> Identity:
        """Sets a new password with a recovery code, which is then used up. All other devices are
        logged out."""
        login = _login(name)
        check_password(password, login)
        await self._limit(login, address)
        hashed = await self._hashing.hash(password)

        def store(connection: Connection) -> Identity:
            found = _read(connection, login)
            codes = found.codes.split() if found else []
            used = find_code(code, codes)
            if found is None or used is None:
                raise Refusal(403, "wrong", "the name or the code is wrong", why="wrong-code")
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
        """Deletes an account. Its games stay, without the name."""
        at = await self._writer.run(lambda c: _delete(c, player.id, self._origin))
        await self._changed([player.id], at)


def _read(connection: Connection, login: str) -> Any:
    return connection.execute(
        select(accounts, players.c.epoch, players.c.ended, players.c.banned)
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
    if mine:
        end_cookies(connection, mine, origin)


def end_cookies(connection: Connection, player: str, origin: str) -> None:
    """Ends all cookies of a player."""
    connection.execute(
        update(players).where(players.c.id == player).values(epoch=players.c.epoch + 1, ended="")
    )
    notify(connection, [], origin, [player])


def _move(connection: Connection, guest: str, player: str, origin: str) -> list[int]:
    """Moves a guest's games into the account, and ends the guest's cookie. Returns the tables where
    somebody else sits now."""
    at = _tables_of(connection, guest)
    connection.execute(update(seats).where(seats.c.player == guest).values(player=player))
    connection.execute(update(tables).where(tables.c.host == guest).values(host=player))
    move_in_tournaments(connection, guest, player)
    connection.execute(update(messages).where(messages.c.player == guest).values(player=player))
    merge(connection, guest, player)
    merge_tallies(connection, guest, player)
    merge_variations(connection, guest, player)
    connection.execute(delete(waits).where(waits.c.player == guest))
    connection.execute(
        update(push_subscriptions).where(push_subscriptions.c.player == guest).values(player=player)
    )
    connection.execute(
        update(players).where(players.c.id == guest).values(epoch=players.c.epoch + 1)
    )
    notify(connection, at, origin, [guest])
    return at


def _tables_of(connection: Connection, player: str) -> list[int]:
    """The tables where a player sits or is the host."""
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
    shown = select(players.c.open_name, players.c.open_profile).where(players.c.id == player.id)
    choices = connection.execute(shown).one_or_none()
    rated = connection.execute(select(ratings).where(ratings.c.player == player.id))
    return {
        "name": player.name,
        "login": login,
        "mail": connection.execute(mail).scalar(),
        "avatar": msgspec.to_builtins(player.avatar),
        "open_name": bool(choices and choices.open_name),
        "open_profile": bool(choices and choices.open_profile),
        "programs": [dict(one._mapping) for one in mine],  # noqa: SLF001
        "tables": [dict(one._mapping) for one in games],  # noqa: SLF001
        "messages": [dict(one._mapping) for one in said],  # noqa: SLF001
        "tournaments": tournaments_of(connection, player.id),
        "ratings": [
            {"game": one.game, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in rated
        ],
        "rating_days": [
            {"game": one.game, "day": one.day, "rating": one.rating}
            for one in connection.execute(
                select(rating_days).where(rating_days.c.player == player.id)
            )
        ],
        "push": list(
            connection.execute(
                select(push_subscriptions.c.endpoint).where(
                    push_subscriptions.c.player == player.id
                )
            ).scalars()
        ),
        "friends": list(
            connection.execute(
                select(players.c.name)
                .join(friends, friends.c.friend == players.c.id)
                .where(friends.c.player == player.id)
            ).scalars()
        ),
        "statistics": figures_of_player(connection, player.id),
        "puzzles": msgspec.to_builtins(solved_by(connection, player.id)),
        "puzzle_tries": msgspec.to_builtins(puzzle_ratings.tries_of(connection, player.id)),
        "variations": export_variations(connection, player.id),
    }


def _part_from_all(connection: Connection, player: str) -> None:
    """Nobody is a friend, or was asked or invited, of one who leaves."""
    for gone in (
        delete(friends).where((friends.c.player == player) | (friends.c.friend == player)),
        delete(friend_requests).where(
            (friend_requests.c.player == player) | (friend_requests.c.asked == player)
        ),
        delete(invitations).where(
            (invitations.c.player == player) | (invitations.c.inviter == player)
        ),
        delete(presence).where(presence.c.player == player),
    ):
        connection.execute(gone)


def _delete(connection: Connection, player: str, origin: str) -> list[int]:
    at = _tables_of(connection, player)
    connection.execute(delete(accounts).where(accounts.c.player == player))
    connection.execute(update(programs).where(programs.c.owner == player).values(token=None))
    connection.execute(delete(mail_addresses).where(mail_addresses.c.player == player))
    for mine in (ratings, rating_days, tallies, push_subscriptions, variations, waits):
        connection.execute(delete(mine).where(mine.c.player == player))
    _part_from_all(connection, player)
    connection.execute(delete(messages).where(messages.c.player == player))
    connection.execute(delete(solved_puzzles).where(solved_puzzles.c.player == player))
    puzzle_ratings.forget(connection, player)
    kept = (seats.c.player == player) & (seats.c.kind == "open")
    connection.execute(update(seats).where(kept).values(player=None))
    connection.execute(update(seats).where(seats.c.player == player).values(name=GONE, salt=""))
    leave_tournaments(connection, player, GONE)
    connection.execute(
        update(players)
        .where(players.c.id == player)
        .values(
            name=GONE,
            handle=None,
            avatar="",
            open_name=False,
            open_profile=False,
            epoch=players.c.epoch + 1,
        )
    )
    notify(connection, at, origin, [player])
    return at
