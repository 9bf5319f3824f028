"""Presence: whether somebody is here, at whichever process. It is kept only of players who have
friends, and only friends are told."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial

from sqlalchemy import Connection, select

from clew.server.storage.database import Database
from clew.server.storage.dialects import insert_into
from clew.server.storage.schema import friends, presence
from clew.server.storage.writer import Writer

__all__ = ["Presence", "is_here"]

_AGAIN = 20.0
"""Seconds after which it is noted again that somebody is still here."""
_GONE = 60.0
"""Seconds after which somebody of whom nothing was noted is away."""
_SOME = 500


def is_here(noted: float | None) -> bool:
    return noted is not None and time.time() - noted < _GONE


class Presence:
    """Notes who is here, a few times a minute and all in one write: no request waits for it."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._seen: set[str] = set()
        self._noted: dict[str, float] = {}

    def see(self, player: str) -> None:
        """Somebody has asked for something."""
        self._seen.add(player)

    async def note(self, listening: Iterable[str]) -> list[str]:
        """Notes those who were seen, and those who have a line open. Says who has just come."""
        now = time.monotonic()
        self._noted = {one: at for one, at in self._noted.items() if now - at < _AGAIN}
        here = sorted(({*listening} | self._seen) - set(self._noted))
        self._seen.clear()
        came: list[str] = []
        for first in range(0, len(here), _SOME):
            some = here[first : first + _SOME]
            known = await self._database.read(partial(_with_friends, among=some))
            if known:
                await self._writer.run(partial(_note, here=sorted(known)))
            self._noted |= dict.fromkeys(known, now)
            came += [one for one, noted in known.items() if not is_here(noted)]
        return came


def _with_friends(connection: Connection, among: list[str]) -> dict[str, float | None]:
    """Of these players, those who have friends, with when it was last noted that they were here."""
    found = connection.execute(
        select(friends.c.player, presence.c.time)
        .outerjoin(presence, presence.c.player == friends.c.player)
        .where(friends.c.player.in_(among))
        .distinct()
    )
    return {one.player: one.time for one in found}


def _note(connection: Connection, here: list[str]) -> None:
    now = time.time()
    new = insert_into(presence, connection.dialect.name)
    connection.execute(
        new.values([{"player": one, "time": now} for one in here]).on_conflict_do_update(
            index_elements=["player"], set_={"time": new.excluded.time}
        )
    )
