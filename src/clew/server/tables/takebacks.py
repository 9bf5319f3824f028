"""Take-backs: going back further than one's own turn, if everybody agrees."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, update

from clew.core.state import State
from clew.server.errors import Refusal
from clew.server.storage.database import Database
from clew.server.storage.rows import TableRow
from clew.server.storage.schema import tables
from clew.server.tables.history import last_action, state_after
from clew.server.tables.listener import Listener
from clew.server.tables.room import Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from clew.table.messages import Agree, Ask, Decline, Proposal

__all__ = ["TakeBacks"]


class TakeBacks:
    """A proposal stands at the table until somebody declines or the position changes."""

    def __init__(self, database: Database, rooms: Rooms, seating: Seating) -> None:
        self._database = database
        self._rooms = rooms
        self._seating = seating

    async def take(self, room: Room, listener: Listener, message: Ask | Agree | Decline) -> None:
        seat = listener.seat
        if not seat or room.table is None:
            raise Refusal(403, "not-yours", "only who plays can do that")
        if message.n != room.table.n:
            raise Refusal(409, "stale", f"the table stands at {room.table.n}, not {message.n}")
        if isinstance(message, Ask):
            to = message.to
            await self._database.read(lambda c: state_after(c, room, to, message.n))
            proposal = Proposal(n=message.n, seat=seat, to=to, agreed=[seat])
        else:
            standing = room.row.proposal
            if standing is None or standing.n != message.n:
                raise Refusal(409, "illegal", "nothing is proposed")
            if isinstance(message, Decline):
                await self._put(room, None)
                return
            agreed = sorted({*standing.agreed, seat})
            proposal = msgspec.structs.replace(standing, agreed=agreed)
        await self._put(room, proposal)
        if self._all_agree(room):
            await self._go_back(room)

    async def before_last(self, room: Room, seat: int, n: int) -> tuple[int, State]:
        """The number before a seat's last action, and how it stood then."""

        def read(connection: Connection) -> tuple[int, State]:
            to = last_action(connection, room, seat, n) - 1
            return to, state_after(connection, room, to, n)

        return await self._database.read(read)

    def _all_agree(self, room: Room) -> bool:
        """Whether every person who still plays has agreed."""
        proposal = room.row.proposal
        people = {seat.seat for seat in room.row.seats if not room.played_by(seat.seat)}
        return proposal is not None and people <= set(proposal.agreed)

    async def _put(self, room: Room, proposal: Proposal | None) -> None:
        """Stores a proposal; agreements that came in elsewhere meanwhile are kept."""

        def put(connection: Connection, row: TableRow) -> None:
            standing, new = row.proposal, proposal
            if new and standing and (standing.n, standing.to) == (new.n, new.to):
                new = msgspec.structs.replace(
                    new, agreed=sorted({*standing.agreed, *new.agreed}), seat=standing.seat
                )
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
            await self._rooms.store(room, table, proposal.seat, "")
