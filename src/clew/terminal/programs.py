"""Other people's programs at a table of this terminal."""

from __future__ import annotations

from typing import Any

from clew import bots
from clew.bots.perspective import Perspective
from clew.engine.program import Fault
from clew.engine.seats import Seats
from clew.play.hosted_table import HostedTable
from clew.table.table import Table

__all__ = ["Programs"]


class Programs:
    """All programs of one table. Each begins when it is first asked."""

    def __init__(self, own: HostedTable[Any], table: Table) -> None:
        simple = bots.simple(table.game.id)
        self._seats = Seats(table, [own.played_by(one.seat) or simple for one in own.row.seats])

    def choose(self, perspective: Perspective, seed: int) -> int | None:
        """The action of the program whose turn it is; None if it has failed and loses the game."""
        try:
            return self._seats.choose(perspective, seed)
        except Fault:
            return None

    def close(self) -> None:
        self._seats.__exit__(None, None, None)
