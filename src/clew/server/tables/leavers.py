"""Leavers: whoever leaves strangers alone has to wait before the next ones, if it happens often.

A guest can throw the cookie away and come as somebody else, so leaving is also counted for the
address of a guest. That holds for guests who have never finished a game here, and for nobody else:
not for accounts, and not for a guest who has played to an end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, exists

from clew.server.people.shared_limits import Limit, SharedLimits
from clew.server.storage.schema import accounts, seats, tables
from clew.server.storage.writer import Write
from clew.server.tables.change import Change
from clew.table.record import Entry

__all__ = ["Leavers", "Wait"]

_EARLY = 4
"""Who resigns within so many entries a seat has hardly played."""
_LEFT = Limit("left", 1 / 120, 2)
"""Whoever leaves others alone twice may wait again at once; each further time costs two minutes."""
_LEFT_AT = Limit("left-at", 1 / 120, 4)
"""The same for all guests of one address together, who may be many."""


class Wait(NamedTuple):
    """For how many seconds somebody may not look for strangers, and whether for what others at the
    same address have done."""

    seconds: float
    for_others: bool


class Leavers:
    """Counts those who stay away or give up early. It is a keeper, so it counts exactly once."""

    def __init__(
        self, limits: SharedLimits, address_of: Callable[[str], str], *, by_address: bool
    ) -> None:
        """`address_of`: where a player was last seen, as far as this process knows; addresses
        themselves are not stored."""
        self._limits = limits
        self._address_of = address_of
        self._by_address = by_address

    def __call__(self, change: Change, write: Write) -> None:
        row = change.room.row
        if not row.settings.strangers:
            return
        for step in change.steps:
            player = row.seats[step.entry.seat - 1].player if step.entry.seat else None
            if player and _left(step.entry, len(row.seats)):
                address = self.blinded(self._address_of(player))
                write.also.append(partial(self.count, player=player, address=address))

    def blinded(self, address: str) -> str:
        """What stands for an address wherever it is stored; empty where it is not known."""
        return self._limits.blind(f"waits at {address}") if address else ""

    def count(self, connection: Connection, player: str, address: str) -> None:
        """Somebody, at this blinded address, has left others alone."""
        self._limits.count(connection, _LEFT, player)
        if self._by_address and address and not _has_account(connection, player):
            self._limits.count(connection, _LEFT_AT, address)

    def wait(self, connection: Connection, player: str, address: str) -> Wait:
        """How long somebody waits who wants to play with strangers now."""
        own = self._limits.wait(connection, _LEFT, player)
        others = 0.0
        if self._by_address and address:
            others = self._limits.wait(connection, _LEFT_AT, address)
        if others <= own or _has_account(connection, player) or _has_played(connection, player):
            return Wait(own, for_others=False)
        return Wait(others, for_others=True)


def _left(entry: Entry, seats: int) -> bool:
    early = entry.table == "resign" and entry.n <= _EARLY * seats
    return early or entry.table in ("takeover", "forfeit", "desert")


def _has_account(connection: Connection, player: str) -> bool:
    return bool(connection.execute(exists().where(accounts.c.player == player).select()).scalar())


def _has_played(connection: Connection, player: str) -> bool:
    """Whether somebody has been in a game that is over."""
    over = exists().where(
        seats.c.player == player, seats.c.table_id == tables.c.id, tables.c.status == "over"
    )
    return bool(connection.execute(over.select()).scalar())
