"""Take-backs: going back further than one's own turn, if everybody agrees."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, update

from clew.play.takebacks import all_agree, joined, proposal_after
from clew.server.storage.database import Database
from clew.server.storage.schema import tables
from clew.server.tables.history import before_last, state_after
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from clew.table.messages import Agree, Ask, Decline, Proposal
from clew.table.past import Past
from clew.table.rows import TableRow

__all__ = ["TakeBacks"]


class TakeBacks:
    """Handles proposals. A proposal stands until somebody declines or the position changes."""

    def __init__(self, database: Database, rooms: Rooms, seating: Seating) -> None:
        self._database = database
        self._rooms = rooms
        self._seating = seating

    async def take(self, room: Room, listener: Listener, message: Ask | Agree | Decline) -> None:
        proposal = proposal_after(room, listener.seat, message)
        if isinstance(message, Ask):
            await self._database.read(lambda c: state_after(c, room, message.to, message.n))
        await self._put(room, proposal)
        if all_agree(room):
            await self._go_back(room)

    async def before_last(self, room: Room, seat: int, n: int) -> tuple[int, Past]:
        """The entry number before a seat's last action, and the position after that entry."""

        def read(connection: Connection) -> tuple[int, Past]:
            to = before_last(connection, room, seat, n)
            return to, state_after(connection, room, to, n)

        return await self._database.read(read)

    async def _put(self, room: Room, proposal: Proposal | None) -> None:
        """Stores a proposal. Agreements that other processes stored meanwhile are kept."""

        def put(connection: Connection, row: TableRow) -> None:
            new = joined(row.proposal, proposal)
            text = msgspec.json.encode(new).decode() if new else ""
            connection.execute(update(tables).where(tables.c.id == row.id).values(proposal=text))

        await self._seating.change(room, put, status="playing")

    async def _go_back(self, room: Room) -> None:
        async with room.lock:
            await self._rooms.fresh(room)
            proposal, table = room.row.proposal, room.table
            if proposal is None or table is None or table.n != proposal.n:
                return
            to = proposal.to
            state = await self._database.read(lambda c: state_after(c, room, to, table.n))
            table.take_back(proposal.seat, to, state)
            await self._rooms.store(room, table, {proposal.seat: ""})
