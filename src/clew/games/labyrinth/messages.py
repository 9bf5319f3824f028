# Compiled by mypyc.
"""What the messages of Labyrinth let a player do before the move (LB-22 to LB-24)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, shl
from clew.core.cells import cell_name
from clew.core.chance import Chance, shuffle
from clew.core.state import ALL, Log, buffer
from clew.games.labyrinth.board import CARD, Board
from clew.games.labyrinth.components import TREASURES
from clew.games.labyrinth.events import Exchanged, Goal, Kept, Looked, Pile, Searched, Swapped

__all__ = ["AGAIN", "CHOOSE", "MOVING", "OVER", "PUSHING", "Messages"]

# Phases: what the player is asked for.
PUSHING: Final = 0
MOVING: Final = 1
"""To move, or first to use the message just found (LB-28)."""
CHOOSE: Final = 2
"""To choose the top card of the pile just looked through (LB-24)."""
AGAIN: Final = 3
"""To push again or to end a double turn after its first half (LB-21)."""
OVER: Final = 4


class Messages(Board):
    """A position with what its messages let a player do."""

    def partners(self) -> i64:
        """The seats to change places with (LB-22)."""
        here: i64 = self.pawn(self.seat)
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            if self.pawn(seat) != here:
                seats |= shl(1, seat - 1)
            seat += 1
        return seats

    def can_look(self) -> bool:
        """LB-23, LB-26."""
        return self.goals_left(self.seat) >= 2 and (self.opened >> (self.seat - 1)) & 1 == 0

    def takeable(self) -> i64:
        """The treasures of the pile, its top card included, as a set (LB-24)."""
        cards: i64 = self.pile(self.seat)
        rest: i64 = self.goals_left(self.seat)
        treasures: i64 = 0
        while rest > 0:
            treasures |= at(cards & CARD)
            cards >>= 5
            rest -= 1
        return treasures

    def change_places(self, other: i64, log: Log | None) -> None:
        """Two pawns swap; the other one has not moved and reaches nothing (LB-22)."""
        seat: i64 = self.seat
        here: i64 = self.pawn(seat)
        there: i64 = self.pawn(other)
        self.place(seat, there)
        self.place(other, here)
        self.message = 0
        self.reach = 0
        if log is not None:
            names = (cell_name(there), cell_name(here))
            log.add(ALL, Swapped(seat=seat, other_seat=other, cell=names[0], other_cell=names[1]))

    def look(self, log: Log | None) -> None:
        """The second card of the pile is open to its owner too (LB-23)."""
        seat: i64 = self.seat
        self.opened |= shl(1, seat - 1)
        self.message = 0
        if log is not None:
            log.add(ALL, Looked(seat=seat))
            log.tell(seat, Goal(seat=seat, treasure=TREASURES[self.card(seat, 1) - 1]))

    def search(self, log: Log | None) -> None:
        """The owner looks through the pile, and must choose its top card (LB-24)."""
        seat: i64 = self.seat
        self.searched |= shl(1, seat - 1)
        self.phase = CHOOSE
        if log is not None:
            log.add(ALL, Searched(seat=seat))
            left: i64 = self.goals_left(seat)
            treasures = sorted([TREASURES[self.card(seat, i) - 1] for i in range(left)])
            log.tell(seat, Pile(seat=seat, treasures=treasures))

    def exchange(self, treasure: i64, chance: Chance, log: Log | None) -> None:
        """Puts a card on top, the old one or another, and shuffles all others (LB-24)."""
        seat: i64 = self.seat
        left: i64 = self.goals_left(seat)
        kept = self.card(seat, 0) == treasure
        rest = buffer(12)
        n: i64 = 0
        i: i64 = 0
        while i < left:
            card: i64 = self.card(seat, i)
            if card != treasure:
                rest[n] = card
                n += 1
            i += 1
        shuffle(rest, n, chance)
        self._restack(seat, treasure, rest)
        self.opened &= ~shl(1, seat - 1)
        self.phase = MOVING
        self.message = 0
        if log is None:
            return
        if kept:
            log.add(ALL, Kept(seat=seat))
        else:
            log.add(ALL, Exchanged(seat=seat))
            log.tell(seat, Goal(seat=seat, treasure=TREASURES[treasure - 1]))

    def _restack(self, seat: i64, top: i64, rest: vec[i64]) -> None:
        """A pile of this top card on the rest; what was found stays as it is."""
        left: i64 = self.goals_left(seat)
        cards: i64 = (self.pile(seat) >> (5 * left)) << (5 * left)
        cards |= top
        i: i64 = 1
        while i < left:
            cards |= rest[i - 1] << (5 * i)
            i += 1
        self.stack(seat, cards)
