"""Analysis of finished games: their positions come from the database, judgements from the desk."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from clew.play import analysis
from clew.play.analysis import Judged, Tried
from clew.server.people.addresses import Addresses
from clew.server.people.limits import Limits
from clew.server.programs.desk import BotDesk
from clew.server.programs.shares import Party
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.tables.room import Room
from clew.table.record import Entry
from clew.table.refusal import Refusal
from clew.table.table import Table
from clew.table.variations import Variation

__all__ = ["Analysis"]

_MAX_KEPT = 500
_RATE, _BURST = 2.0, 20.0
"""Judgements a second for one player: in the long run, and at once."""


class Analysis:
    """Plays variations, and asks the desk about them. Judgements are kept for a while."""

    def __init__(
        self, settings: Settings, database: Database, desk: BotDesk, addresses: Addresses
    ) -> None:
        self._database = database
        self._desk = desk
        self._addresses = addresses
        self._limits = Limits(_RATE if settings.rate else 0, _BURST)
        self._judged: OrderedDict[analysis.Question, Judged] = OrderedDict()

    async def tried(self, room: Room, variation: Variation, seat: int) -> Tried:
        """How the game would stand after a variation."""
        start, entries = await self._before(room, variation.at)
        return await asyncio.to_thread(analysis.tried, start, entries, variation, seat)

    async def judged(self, room: Room, player: str, variation: Variation, *, best: bool) -> Judged:
        """What the bots think of the position after a variation."""
        start, entries = await self._before(room, variation.at)
        asked = await asyncio.to_thread(
            lambda: analysis.question(start, entries, variation, best=best)
        )
        known = self._judged.get(asked)
        if known:
            return known
        if not self._limits.allows(player):
            raise Refusal(429, "too-fast", "too many judgements; wait a little")
        party = Party(self._addresses.of(player), player)
        try:
            judged = await self._desk.ask(party, analysis.judge, asked)
        except TimeoutError:
            raise Refusal(503, "unavailable", "nobody can judge at the moment") from None
        self._judged[asked] = judged
        if len(self._judged) > _MAX_KEPT:
            self._judged.popitem(last=False)
        return judged

    async def _before(self, room: Room, at: int) -> tuple[Table, list[Entry]]:
        """A table before some entries of a game, up to and including entry `at`."""
        row = room.row
        snapshot, stored = await self._database.read(lambda c: reading.read_part(c, row.id, at, at))
        return row.open(snapshot), [one.entry() for one in stored]
