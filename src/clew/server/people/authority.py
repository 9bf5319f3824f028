"""Authority: an open line acts for a player only as long as its cookie would.

A ban, a new password, a deletion, or a guest's games that have moved into an account end the lines
of that player: in this process at once, in the others when PostgreSQL tells them. Whoever may still
be there comes back by themselves, with the cookie they have now. Where a change was not told (by
`clew admin` beside SQLite), it is found within seconds.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import partial
from typing import Protocol

from sqlalchemy import Connection, select

from clew.server.people.players import Player, Players
from clew.server.storage.database import Database
from clew.server.storage.schema import players

__all__ = ["Authority"]

_MOST = 500
"""The maximum number of players that one query asks about."""
_NEW_COOKIE_SECONDS = 10.0
"""How many seconds the response with a new cookie may take to arrive."""


class Line(Protocol):
    def close(self) -> None: ...


class Authority:
    """The open lines of this process, by player."""

    def __init__(self, database: Database, known: Players) -> None:
        self._database = database
        self._players = known
        self._lines: dict[str, dict[Line, tuple[int, int]]] = {}
        """Each line, with the epoch of the cookie that opened it and the time when that cookie was
        made."""
        self._ended: OrderedDict[str, float] = OrderedDict()
        """When each player's cookies were ended; only of the last seconds."""

    def enter(self, player: Player, line: Line, made: int = 0) -> None:
        """`made` is the time when the cookie was made; a program has none."""
        self._lines.setdefault(player.id, {})[line] = player.epoch, made

    def leave(self, player: str, line: Line) -> None:
        lines = self._lines.get(player)
        if lines is not None:
            lines.pop(line, None)
            if not lines:
                del self._lines[player]

    def listening(self) -> list[str]:
        """The players who have a line open in this process."""
        return list(self._lines)

    def end(self, ended: Iterable[str]) -> None:
        """Closes all lines of these players. They are looked up again the next time."""
        now = time.monotonic()
        for player in ended:
            self._players.forget(player)
            self._ended[player] = now
            self._ended.move_to_end(player)
            for line in list(self._lines.get(player, ())):
                line.close()

        while self._ended and next(iter(self._ended.values())) < now - _NEW_COOKIE_SECONDS:
            self._ended.popitem(last=False)

    def has_just_ended(self, player: str) -> bool:
        """Whether a new cookie may be on its way to a client that shows an ended one. A player who
        registers or logs in has other windows open, and they reconnect at once."""
        ended = self._ended.get(player)
        return ended is not None and time.monotonic() - ended < _NEW_COOKIE_SECONDS

    async def check(self) -> None:
        """Ends the lines of players whose identity has changed."""
        ids = list(self._lines)
        for first in range(0, len(ids), _MOST):
            some = ids[first : first + _MOST]
            now = await self._database.read(partial(_read, ids=some))
            for player, (epoch, ended, banned) in now.items():
                lines = self._lines.get(player, {}).values()
                if banned or any(of != epoch or str(made) in ended for of, made in lines):
                    self.end([player])


def _read(connection: Connection, ids: list[str]) -> dict[str, tuple[int, list[str], bool]]:
    columns = players.c.id, players.c.epoch, players.c.ended, players.c.banned
    found = connection.execute(select(*columns).where(players.c.id.in_(ids)))
    return {one.id: (one.epoch, one.ended.split(), one.banned) for one in found}
