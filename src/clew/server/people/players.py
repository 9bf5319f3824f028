"""Players: what is known about the player that a cookie names."""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from clew.play.texts import clean_name, guest_name
from clew.server.people.identity import Identity
from clew.server.storage.database import Database
from clew.server.storage.schema import players
from clew.server.storage.writer import Conflict, Writer
from clew.table.avatars import Avatar, avatar_of, handle_of
from clew.table.refusal import Refusal

__all__ = ["Player", "Players", "find_player"]

_KEPT = 20_000
_SECONDS = 15.0


class Player(NamedTuple):
    """A player. A player who has done nothing yet is not stored."""

    id: str
    name: str
    epoch: int
    banned: bool
    stored: bool
    ended: frozenset[int] = frozenset()
    """The times when those cookies of this epoch were made that a logout has ended."""
    chosen: str = ""
    """The avatar, as it is stored; empty if none was chosen."""

    @property
    def avatar(self) -> Avatar:
        return avatar_of(self.id, self.chosen)


class Players:
    """Looks players up, keeps them in memory for a few seconds, and stores their changes."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._known: OrderedDict[str, tuple[float, Player]] = OrderedDict()

    async def find(self, identity: Identity) -> Player | None:
        """The player of a cookie; None if the cookie was ended. Raises if the player is banned."""
        held = self._known.get(identity.player)
        if held and time.monotonic() - held[0] < _SECONDS and held[1].epoch >= identity.epoch:
            player = held[1]
        else:
            player = await self._database.read(lambda c: _read(c, identity))
            self._keep(player)
        if player.banned:
            raise Refusal(403, "banned", "this player is banned from this server")
        holds = player.epoch == identity.epoch and identity.made not in player.ended
        return player if holds else None

    async def ensure(self, player: Player) -> None:
        """Stores a guest who does something for the first time."""
        if player.stored:
            return
        now = time.time()

        def store(connection: Connection) -> None:
            connection.execute(
                insert(players).values(
                    id=player.id,
                    name=player.name,
                    handle=handle_of(player.id),
                    created=now,
                    seen=now,
                )
            )

        with contextlib.suppress(Conflict):
            await self._writer.run(store)
        self._keep(player._replace(stored=True))

    async def rename(self, player: Player, name: str) -> Player:
        name = clean_name(name)
        await self.ensure(player)
        await self._writer.run(
            lambda c: c.execute(update(players).where(players.c.id == player.id).values(name=name))
        )
        renamed = player._replace(name=name, stored=True)
        self._keep(renamed)
        return renamed

    async def show_as(self, player: Player, avatar: Avatar) -> Player:
        """The player chooses an avatar."""
        await self.ensure(player)
        chosen = avatar.text()
        await self._writer.run(
            lambda c: c.execute(
                update(players).where(players.c.id == player.id).values(avatar=chosen)
            )
        )
        shown = player._replace(chosen=chosen, stored=True)
        self._keep(shown)
        return shown

    async def open_profile(self, player: Player, *, on: bool) -> None:
        """Whether strangers may see the player's profile."""
        await self.ensure(player)
        await self._writer.run(
            lambda c: c.execute(
                update(players).where(players.c.id == player.id).values(open_profile=on)
            )
        )

    async def open_name(self, player: Player, *, on: bool) -> None:
        """Whether the player's name may stand in the open data."""
        await self.ensure(player)
        await self._writer.run(
            lambda c: c.execute(
                update(players).where(players.c.id == player.id).values(open_name=on)
            )
        )

    def forget(self, player: str) -> None:
        """Forgets what is in memory about a player, so that the next lookup reads it again."""
        self._known.pop(player, None)

    def _keep(self, player: Player) -> None:
        self._known[player.id] = (time.monotonic(), player)
        self._known.move_to_end(player.id)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)


def _read(connection: Connection, identity: Identity) -> Player:
    found = connection.execute(select(players).where(players.c.id == identity.player)).one_or_none()
    if found is None:
        return Player(identity.player, guest_name(identity.player), identity.epoch, False, False)
    ended = frozenset(map(int, found.ended.split()))
    return Player(found.id, found.name, found.epoch, found.banned, True, ended, chosen=found.avatar)


def find_player(connection: Connection, handle: str) -> Any:
    """The row of the player with this handle. Raises if there is none."""
    found = connection.execute(select(players).where(players.c.handle == handle)).one_or_none()
    if found is None:
        raise Refusal(404, "no-player", "there is no player with this link")
    return found
