"""Rows: what is known of a table besides its entries, wherever that is kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from clew.games import find
from clew.table.clocks import ClockState
from clew.table.fairness import Fairness
from clew.table.messages import Proposal, TableSettings
from clew.table.record import Seat
from clew.table.step import Snapshot
from clew.table.table import Table

__all__ = ["SeatRow", "TableRow"]


class SeatRow(NamedTuple):
    """A seat: who or what plays there, under which name."""

    seat: int
    kind: str
    player: str | None
    name: str
    nonce: str


class TableRow(NamedTuple):
    """A table without its entries."""

    id: int
    key: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: TableSettings
    public: bool
    status: str
    host: str
    secret: str
    created: float
    started: str
    result: Any
    clock: ClockState | None
    proposal: Proposal | None
    rematch: str
    draws: str
    """What chance gave at the setup; empty for tables begun before that was kept."""
    seats: list[SeatRow]

    def own_seats(self, player: str | None) -> list[int]:
        """The seats that belong to a player; nobody (None) has no seats."""
        return [seat.seat for seat in self.seats if player is not None and seat.player == player]

    def own_seat(self, player: str | None, wanted: int | None = None) -> int | None:
        """The wanted seat, if it belongs to this player; if none is named, the player's first seat,
        if any."""
        own = self.own_seats(player)
        if wanted is not None:
            return wanted if wanted in own else None
        return own[0] if own else None

    def fairness(self) -> Fairness:
        """What the shuffle is made of."""
        nonces = [bytes.fromhex(seat.nonce) for seat in self.seats]
        return Fairness(self.key, bytes.fromhex(self.secret), nonces)

    def open(self, snapshot: Snapshot | None = None) -> Table:
        """The table before its first entry, or as it stood at a snapshot."""
        game = find(self.game)
        return Table(
            game,
            game.read_options(self.options),
            [Seat(name=seat.name, player=seat.kind) for seat in self.seats],
            self.fairness(),
            started=self.started,
            snapshot=snapshot,
        )
