"""Room: an open table in memory, and who listens. It is a cache: all of it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from clew.play.sitting import Sitting
from clew.server.tables.listener import Listener
from clew.table.eyes import SPECTATOR, Viewer
from clew.table.happened import Happened
from clew.table.messages import TableInfo, encode
from clew.table.rows import TableRow

__all__ = ["LEASE", "Room"]

LEASE = 15.0
"""Seconds after which another process looks at a table where a bot's turn was not taken."""


class Room(Sitting):
    """A sitting of this process, with its listeners by whose eyes they have.

    `lock` is held from reading the position until what was done is durable and told. After a
    failure the room is `spoilt`: what is in memory is thrown away and read again.
    """

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.stored = -1
        """The last number that is durable; -1 before the game has begun."""
        self.snapped = 0
        """The number of the last snapshot."""
        self.lock = asyncio.Lock()
        self.listeners: dict[Viewer, list[Listener]] = {}
        self.spoilt = False
        self.quiet = False
        """While it is read again: who listens is told once, when all of it is there."""
        self.attended = False
        """Whether this process is playing the table's bots just now."""
        self.claimed = False
        """Whether this process has claimed the table because something is due there."""
        self.talked = 0
        """The last message of the talk that was told."""
        self.used = 0.0

    def here(self) -> list[int]:
        """The seats whose players have the table open."""
        return sorted(
            viewer
            for viewer, present in self.listeners.items()
            if viewer is not SPECTATOR and present
        )

    def info(self, player: str | None, here: Sequence[int] = ()) -> TableInfo:
        return super().info(player, here or self.here())

    def due(self, now: float) -> float | None:
        """When somebody must look at the table, should this process be gone."""
        if self.table is None or self.table.outcome:
            return None
        if self.bots_to_play() or self.ordered_to_play():
            return now + LEASE
        found = [self.deadline(seat) for seat in self.table.pending()]
        return min((until for until in found if until), default=None)

    def settle(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        super().settle(happened, ids)
        assert self.table
        self.stored = self.table.n

    def empty(self, row: TableRow) -> None:
        super().empty(row)
        self.stored = -1
        self.spoilt = False

    def end_delays(self) -> None:
        """The game is over: spectators who were behind need not be any longer."""
        for listener in self.listeners.get(SPECTATOR, []):
            listener.end_delay()

    def tell(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        """Tells every listener what happened, and whose actions (by the client's own id) it was.

        Call it only when it is durable.
        """
        if self.quiet:
            return
        asked, n = self.asked(), happened[-1].n
        for viewer, present in self.listeners.items():
            if not present:
                continue
            name = "" if viewer is SPECTATOR else ids.get(viewer, "")
            message = encode(self.update_for(viewer, happened, [name] if name else [], asked))
            for listener in present:
                listener.update(n, message)
