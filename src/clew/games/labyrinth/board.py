# Compiled by mypyc.
"""A position of Labyrinth: what lies where, who holds what, whose turn it is. No rules yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, shl
from clew.core.state import State

__all__ = ["CARD", "Board"]

CARD: Final = 31
"""The bits of one card in a pile."""
_CELL: Final = 63
_HEX: Final = "0123456789abcdef"
_LETTERS: Final = ".abcdefghijklmnopqrstuvwx"
_BACKS: Final = ".123456?"
_START_CORNERS: Final = 0x1040000000041


class Board(State):
    """All data of a position.

    Planes are bit boards of the 49 cells: `north` … `west` where tiles are open, `mark0` …
    `mark4` the binary digits of the treasure on the tile, `back0` … `back2` those of the
    message on its back, `seen` where that back has been looked at. They slide together.
    """

    def __init__(self) -> None:
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.mark0: i64 = 0
        self.mark1: i64 = 0
        self.mark2: i64 = 0
        self.mark3: i64 = 0
        self.mark4: i64 = 0
        self.back0: i64 = 0
        self.back1: i64 = 0
        self.back2: i64 = 0
        self.seen: i64 = 0
        self.spare: i64 = 0
        self.spare_mark: i64 = 0
        self.spare_back: i64 = 0
        self.spare_seen: i64 = 0
        # Seats: six bits a pawn and a home, four a colour's place in turn order and a count.
        self.players: i64 = 0
        self.pawns: i64 = 0
        self.homes: i64 = 0
        self.following: i64 = 0
        self.goals: i64 = 0
        self.left: i64 = 0
        # Cards: the pile from its top, then what was found, oldest first; five bits a card.
        self.pile1: i64 = 0
        self.pile2: i64 = 0
        self.pile3: i64 = 0
        self.pile4: i64 = 0
        # # Sets of seats: who has two cards open (LB-23), who knows the own pile except its order
        # (LB-24).
        self.opened: i64 = 0
        self.searched: i64 = 0
        self.events: i64 = 0
        self.short: i64 = 0
        self.seat: i64 = 1
        self.phase: i64 = 0
        self.message: i64 = 0
        self.banned: i64 = 12
        self.turn: i64 = 1
        self.ended: i64 = 0
        # Where the pawn may go; 0 while it is not computed yet.
        self.reach: i64 = 0

    def copy_to(self, other: Board) -> None:
        """Makes another board equal to this one."""
        other.north = self.north
        other.east = self.east
        other.south = self.south
        other.west = self.west
        other.mark0 = self.mark0
        other.mark1 = self.mark1
        other.mark2 = self.mark2
        other.mark3 = self.mark3
        other.mark4 = self.mark4
        other.back0 = self.back0
        other.back1 = self.back1
        other.back2 = self.back2
        other.seen = self.seen
        other.spare = self.spare
        other.spare_mark = self.spare_mark
        other.spare_back = self.spare_back
        other.spare_seen = self.spare_seen
        other.players = self.players
        other.pawns = self.pawns
        other.homes = self.homes
        other.following = self.following
        other.goals = self.goals
        other.left = self.left
        other.pile1 = self.pile1
        other.pile2 = self.pile2
        other.pile3 = self.pile3
        other.pile4 = self.pile4
        other.opened = self.opened
        other.searched = self.searched
        other.events = self.events
        other.short = self.short
        other.seat = self.seat
        other.phase = self.phase
        other.message = self.message
        other.banned = self.banned
        other.turn = self.turn
        other.ended = self.ended
        other.reach = self.reach

    def tile(self, cell: i64) -> i64:
        """The open sides of the tile on a cell."""
        return (
            ((self.north >> cell) & 1)
            | (((self.east >> cell) & 1) << 1)
            | (((self.south >> cell) & 1) << 2)
            | (((self.west >> cell) & 1) << 3)
        )

    def treasure(self, cell: i64) -> i64:
        """The treasure on the tile on a cell, or 0."""
        return (
            ((self.mark0 >> cell) & 1)
            | (((self.mark1 >> cell) & 1) << 1)
            | (((self.mark2 >> cell) & 1) << 2)
            | (((self.mark3 >> cell) & 1) << 3)
            | (((self.mark4 >> cell) & 1) << 4)
        )

    def back(self, cell: i64) -> i64:
        """The message on the back of the tile on a cell, seen or not, or 0."""
        return (
            ((self.back0 >> cell) & 1)
            | (((self.back1 >> cell) & 1) << 1)
            | (((self.back2 >> cell) & 1) << 2)
        )

    def tiles_text(self) -> str:
        """Every tile's open sides as a hex digit, row by row."""
        return "".join([_HEX[self.tile(cell)] for cell in range(49)])

    def treasures_text(self) -> str:
        """Every tile's treasure as a letter, a to x, or a dot."""
        return "".join([_LETTERS[self.treasure(cell)] for cell in range(49)])

    def backs_text(self, shown: i64) -> str:
        """The back of every tile in `shown`, 1 to 6 or a dot; ? for the others."""
        return "".join([_BACKS[self.back(i) if (shown >> i) & 1 else 7] for i in range(49)])

    def lay(self, cell: i64, sides: i64, treasure: i64) -> None:
        """Puts a tile on an empty cell, while a board is made."""
        self.north |= (sides & 1) << cell
        self.east |= ((sides >> 1) & 1) << cell
        self.south |= ((sides >> 2) & 1) << cell
        self.west |= ((sides >> 3) & 1) << cell
        self.mark0 |= (treasure & 1) << cell
        self.mark1 |= ((treasure >> 1) & 1) << cell
        self.mark2 |= ((treasure >> 2) & 1) << cell
        self.mark3 |= ((treasure >> 3) & 1) << cell
        self.mark4 |= ((treasure >> 4) & 1) << cell

    def write(self, cell: i64, message: i64) -> None:
        """Puts a message on the back of the tile on a cell."""
        rest: i64 = ~at(cell)
        self.back0 = (self.back0 & rest) | ((message & 1) << cell)
        self.back1 = (self.back1 & rest) | (((message >> 1) & 1) << cell)
        self.back2 = (self.back2 & rest) | (((message >> 2) & 1) << cell)

    def straights(self) -> i64:
        """The cells with a straight corridor."""
        n: i64 = self.north
        e: i64 = self.east
        s: i64 = self.south
        w: i64 = self.west
        return (n & s & ~e & ~w) | (e & w & ~n & ~s)

    def plain_corners(self) -> i64:
        """The cells with a movable corner without a treasure."""
        bends: i64 = (self.north ^ self.south) & (self.east ^ self.west)
        marked: i64 = self.mark0 | self.mark1 | self.mark2 | self.mark3 | self.mark4
        return bends & ~marked & ~_START_CORNERS

    def pawn(self, seat: i64) -> i64:
        """The cell of a seat's pawn."""
        return (self.pawns >> (6 * seat - 6)) & _CELL

    def place(self, seat: i64, cell: i64) -> None:
        """Puts a seat's pawn on a cell."""
        shift: i64 = 6 * seat - 6
        self.pawns = (self.pawns & ~shl(_CELL, shift)) | (cell << shift)

    def home(self, seat: i64) -> i64:
        """The start corner of a seat."""
        return (self.homes >> (6 * seat - 6)) & _CELL

    def after(self, seat: i64) -> i64:
        """The seat whose turn comes next, clockwise by corners (LB-05)."""
        return (self.following >> (4 * seat - 4)) & 15

    def goals_left(self, seat: i64) -> i64:
        """How many cards are in a seat's pile."""
        return (self.left >> (4 * seat - 4)) & 15

    def pile(self, seat: i64) -> i64:
        """A seat's cards: the pile from its top, then those found; five bits a card."""
        if seat == 1:
            return self.pile1
        if seat == 2:
            return self.pile2
        if seat == 3:
            return self.pile3
        return self.pile4

    def stack(self, seat: i64, cards: i64) -> None:
        """Gives a seat these cards, as `pile` has them."""
        if seat == 1:
            self.pile1 = cards
        elif seat == 2:
            self.pile2 = cards
        elif seat == 3:
            self.pile3 = cards
        else:
            self.pile4 = cards

    def card(self, seat: i64, place: i64) -> i64:
        """One of a seat's cards, 0 being the top of the pile."""
        return (self.pile(seat) >> (5 * place)) & CARD

    def is_goal(self, seat: i64, treasure: i64) -> bool:
        """Whether a treasure is a current goal of the seat: its top card, or one of two open
        cards."""
        left: i64 = self.goals_left(seat)
        if left == 0 or treasure == 0:
            return False
        cards: i64 = self.pile(seat)
        if cards & CARD == treasure:
            return True
        return (self.opened >> (seat - 1)) & 1 != 0 and (cards >> 5) & CARD == treasure
