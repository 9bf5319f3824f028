"""Friends: asking, accepting, parting, inviting. Only friends see that somebody is here.

Somebody who was blocked learns nothing: asking looks as it always does, and nobody hears of it.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, or_, select

from clew.play.profiles import Tie
from clew.server.people.moderation import any_block
from clew.server.people.players import Player, find_player
from clew.server.people.presence import is_here
from clew.server.people.shared_limits import Limit, SharedLimits
from clew.server.people.ties import are_friends, has_asked, part
from clew.server.storage.database import Database
from clew.server.storage.schema import (
    accounts,
    blocks,
    friend_requests,
    friends,
    invitations,
    players,
    presence,
    seats,
    tables,
)
from clew.server.storage.writer import Conflict, Writer
from clew.table.avatars import Avatar, avatar_of, handle_of
from clew.table.refusal import Refusal

__all__ = ["Friend", "FriendList", "Friends", "Invitation", "tie_of"]

_MOST = 200
"""How many friends, and how many unanswered questions, one account may have."""
_ASKS = Limit("friend", 1 / 60, 20)
_INVITES = Limit("invite", 1 / 10, 30)


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """A friend, or somebody who may become one. Only of friends it is said whether they are
    here."""

    handle: str
    name: str
    avatar: Avatar
    here: bool = False


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for players, to which a friend invites."""

    table: str
    """The key of the table."""
    game: str
    by: Friend


class FriendList(msgspec.Struct, frozen=True, kw_only=True):
    """A player's friends, those who are here first; who asks the player (`asks`) and whom the
    player asks (`asked`); the tables to which friends invite."""

    friends: list[Friend]
    asks: list[Friend]
    asked: list[Friend]
    invitations: list[Invitation]


class Friends:
    def __init__(
        self, database: Database, writer: Writer, limits: SharedLimits, *, limited: bool = True
    ) -> None:
        self._database = database
        self._writer = writer
        self._limits = limits
        self._limited = limited

    async def of(self, player: Player) -> FriendList:
        return await self._database.read(lambda c: _list(c, player.id))

    async def ask(self, player: Player, handle: str) -> FriendList:
        """Asks somebody, or accepts if that somebody has asked. Doing it twice changes nothing."""
        await self._limit(_ASKS, player)
        try:
            await self._writer.run(lambda c: _ask(c, player.id, handle))
        except Conflict:  # both asked at once; now that can be seen
            await self._writer.run(lambda c: _ask(c, player.id, handle))
        return await self.of(player)

    async def part(self, player: Player, handle: str) -> FriendList:
        """Ends a friendship, takes a question back or declines one. The other is not told."""

        def run(connection: Connection) -> None:
            part(connection, player.id, find_player(connection, handle).id)

        await self._writer.run(run)
        return await self.of(player)

    async def invite(self, player: Player, handle: str, key: str) -> FriendList:
        """Invites a friend to a table where the player sits or is the host."""
        await self._limit(_INVITES, player)
        await self._writer.run(lambda c: _invite(c, player.id, handle, key))
        return await self.of(player)

    async def decline(self, player: Player, key: str) -> FriendList:
        """Takes an invitation off the player's list."""
        table = select(tables.c.id).where(tables.c.key == key).scalar_subquery()
        mine = (invitations.c.player == player.id) & (invitations.c.table_id == table)
        await self._writer.run(lambda c: c.execute(delete(invitations).where(mine)))
        return await self.of(player)

    async def _limit(self, limit: Limit, player: Player) -> None:
        if self._limited and not await self._limits.allows((limit, player.id)):
            raise Refusal(429, "too-fast", "that was often enough for now; wait a little")


def tie_of(connection: Connection, player: str, other: str) -> Tie:
    """What somebody is to a player, as the player may know it."""
    if are_friends(connection, player, other):
        return "friend"
    if has_asked(connection, player, other):
        return "asked"
    if has_asked(connection, other, player) and not any_block(connection, player, [other]):
        return "asks"
    return ""


def _ask(connection: Connection, player: str, handle: str) -> None:
    other = find_player(connection, handle).id
    if other == player:
        raise Refusal(400, "wrong", "nobody is a friend of themselves", why="own-friend")
    if not _have_accounts(connection, player, other):
        raise Refusal(403, "no-account", "friends have accounts, so that they find one another")
    if are_friends(connection, player, other) or has_asked(connection, player, other):
        return
    for mine in (friends, friend_requests):
        count = select(func.count()).select_from(mine).where(mine.c.player == player)
        if connection.execute(count).scalar_one() >= _MOST:
            raise Refusal(409, "too-many", f"an account has {_MOST} friends at most")
    now = time.time()
    if has_asked(connection, other, player) and not any_block(connection, player, [other]):
        part(connection, player, other)
        rows = [
            {"player": one, "friend": two, "since": now}
            for one, two in ((player, other), (other, player))
        ]
        connection.execute(insert(friends), rows)
    else:
        connection.execute(insert(friend_requests).values(player=player, asked=other, time=now))


def _have_accounts(connection: Connection, *both: str) -> bool:
    found = select(func.count()).select_from(accounts).where(accounts.c.player.in_(both))
    return connection.execute(found).scalar_one() == len(both)


def _invite(connection: Connection, player: str, handle: str, key: str) -> None:
    other = find_player(connection, handle).id
    if not are_friends(connection, player, other):
        raise Refusal(403, "not-yours", "only friends can be invited like that")
    sits = exists().where(
        seats.c.table_id == tables.c.id, seats.c.player == player, seats.c.kind != "open"
    )
    table = connection.execute(
        select(tables.c.id, tables.c.status).where(
            tables.c.key == key, or_(tables.c.host == player, sits)
        )
    ).one_or_none()
    if table is None:
        raise Refusal(404, "no-table", "there is no table of yours with this link")
    if table.status != "open":
        raise Refusal(409, "not-now", f"the table is {table.status}, not open")
    again = (invitations.c.table_id == table.id) & (invitations.c.player == other)
    connection.execute(delete(invitations).where(again))
    connection.execute(insert(invitations).values(table_id=table.id, player=other, inviter=player))


def _list(connection: Connection, player: str) -> FriendList:
    mine = _people(friends.c.friend).where(friends.c.player == player)
    blocked = exists().where(
        or_(
            and_(blocks.c.player == player, blocks.c.blocked == friend_requests.c.player),
            and_(blocks.c.blocked == player, blocks.c.player == friend_requests.c.player),
        )
    )
    asks = _people(friend_requests.c.player).where(friend_requests.c.asked == player, ~blocked)
    asked = _people(friend_requests.c.asked).where(friend_requests.c.player == player)
    here = [_friend(one, is_friend=True) for one in connection.execute(mine)]
    return FriendList(
        friends=sorted(here, key=lambda one: (not one.here, one.name.casefold())),
        asks=[_friend(one) for one in connection.execute(asks)],
        asked=[_friend(one) for one in connection.execute(asked)],
        invitations=_invitations(connection, player),
    )


def _people(who: Any) -> Select[Any]:
    """Those whom a column names, with when they were last here."""
    return (
        select(players.c.id, players.c.name, players.c.avatar, presence.c.time)
        .join(players, players.c.id == who)
        .outerjoin(presence, presence.c.player == players.c.id)
        .order_by(players.c.name)
    )


def _friend(one: Any, *, is_friend: bool = False) -> Friend:
    return Friend(
        handle=handle_of(one.id),
        name=one.name,
        avatar=avatar_of(one.id, one.avatar),
        here=is_friend and is_here(one.time),
    )


def _invitations(connection: Connection, player: str) -> list[Invitation]:
    """Tables that are still open, by friends who still are some."""
    found = connection.execute(
        select(tables.c.key, tables.c.game, players.c.id, players.c.name, players.c.avatar)
        .join(invitations, invitations.c.table_id == tables.c.id)
        .join(players, players.c.id == invitations.c.inviter)
        .join(friends, and_(friends.c.player == player, friends.c.friend == players.c.id))
        .where(invitations.c.player == player, tables.c.status == "open")
        .order_by(tables.c.created.desc())
    )
    return [Invitation(table=one.key, game=one.game, by=_friend(one)) for one in found]
