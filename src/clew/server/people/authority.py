"""Authority: an open line acts for a player only as long as its cookie would.

A ban, a new password, a deletion, or a guest's games that have moved into an account end the lines
of that player: in this process at once, in the others when PostgreSQL tells them. Whoever may still
be there comes back by themselves, with the cookie they have now. Where a change was not told (by
`clew admin` beside SQLite), it is found within seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Protocol

from sqlalchemy import Connection, select

from clew.server.people.players import Player, Players
from clew.server.storage.database import Database
from clew.server.storage.schema import players

__all__ = ["Authority"]

_MOST = 500
"""Players that are asked about at once."""


class Line(Protocol):
    def close(self) -> None: ...


class Authority:
    """The open lines of this process, by player."""

    def __init__(self, database: Database, known: Players) -> None:
        self._database = database
        self._players = known
        self._lines: dict[str, dict[Line, int]] = {}
        """With the epoch of the cookie that opened each."""

    def enter(self, player: Player, line: Line) -> None:
        self._lines.setdefault(player.id, {})[line] = player.epoch

    def leave(self, player: str, line: Line) -> None:
        lines = self._lines.get(player)
        if lines is not None:
            lines.pop(line, None)
            if not lines:
                del self._lines[player]

    def end(self, ended: Iterable[str]) -> None:
        """Closes every line of these players, and looks them up anew the next time."""
        for player in ended:
            self._players.forget(player)
            for line in list(self._lines.get(player, ())):
                line.close()

    async def check(self) -> None:
        """Ends the lines of players that are no longer who they were."""
        ids = list(self._lines)
        for first in range(0, len(ids), _MOST):
            some = ids[first : first + _MOST]
            now = await self._database.read(partial(_read, ids=some))
            for player, (epoch, banned) in now.items():
                lines = self._lines.get(player, {})
                if banned or any(opened != epoch for opened in lines.values()):
                    self.end([player])


def _read(connection: Connection, ids: list[str]) -> dict[str, tuple[int, bool]]:
    found = connection.execute(
        select(players.c.id, players.c.epoch, players.c.banned).where(players.c.id.in_(ids))
    )
    return {one.id: (one.epoch, one.banned) for one in found}
