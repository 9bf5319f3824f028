"""Calls: players whose turn has come while they are not at the table are told by push."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from clew.server.tables.room import Room

__all__ = ["Calls"]

_KEPT = 20_000


class Calls:
    """`tell` is called with a player, a game and the key of a table, once when the turn comes."""

    def __init__(self, tell: Callable[[str, str, str], None]) -> None:
        self._tell = tell
        self._in_turn: OrderedDict[int, frozenset[int]] = OrderedDict()

    def changed(self, room: Room) -> None:
        """This process has changed a table: those who are newly in turn are called."""
        before = self._in_turn.get(room.row.id, frozenset())
        for seat in self._note(room) - before - frozenset(room.here()):
            player = room.row.seats[seat - 1].player
            if player and room.row.seats[seat - 1].kind == "human":
                self._tell(player, room.row.game, room.row.key)

    def refreshed(self, room: Room) -> None:
        """Another process has changed a table, and calls them."""
        self._note(room)

    def _note(self, room: Room) -> frozenset[int]:
        """The seats that people must play now."""
        table = room.table
        now: frozenset[int] = frozenset()
        if table is not None and not table.outcome:
            now = frozenset(seat for seat in table.waiting() if not room.played_by(seat))
        self._in_turn[room.row.id] = now
        self._in_turn.move_to_end(room.row.id)
        if len(self._in_turn) > _KEPT:
            self._in_turn.popitem(last=False)
        return now
