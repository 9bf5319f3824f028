# Compiled by mypyc.
"""A position of Labyrinthos: what lies where, and who has what. No rules yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, count, shl
from clew.games.labyrinthos.deck import packed, size
from clew.games.labyrinthos.fields import Fields
from clew.games.labyrinthos.maze import NOT_EAST, reached

__all__ = [
    "DESPERATE_SLOT",
    "DISCOVER_SLOT",
    "EMPTY_SLOT",
    "EXPLORE_SLOT",
    "HEAL_SLOT",
    "KEYS_PART",
    "LETTERS",
    "MOVE_SLOT",
    "SLOTS",
    "SPECIAL_SLOT",
    "TILE_SLOT",
    "WALL_SLOT",
    "Board",
]

# The slots of a hero board from the top down (LO-05), as components has them.
MOVE_SLOT: Final = 0
HEAL_SLOT: Final = 1
DESPERATE_SLOT: Final = 2
TILE_SLOT: Final = 3
WALL_SLOT: Final = 4
DISCOVER_SLOT: Final = 5
EXPLORE_SLOT: Final = 6
SPECIAL_SLOT: Final = 7
EMPTY_SLOT: Final = 8
SLOTS: Final = 9
LETTERS: Final = ".wmhtpD BSGI1234"
"""What is on a tile, in the order of FEATURES: symbols, the Door, keys, places of heroes."""
_HEX: Final = "0123456789abcdef"
_CELL: Final = 63
_TOKENS: Final = 63
_KEY: Final = 31
KEYS_PART: Final = 0x1FFFFFFFFFFF
"""The bits of a hero board that hold its keys."""
_WOUNDS: Final = 511
_WALLS: Final = 30
_WOUND_TOKENS: Final = 40


class Board(Fields):
    """A position as it is asked about and changed."""

    # The maze

    def tile(self, cell: i64) -> i64:
        """The open sides of the tile on a cell."""
        return (
            ((self.north >> cell) & 1)
            | (((self.east >> cell) & 1) << 1)
            | (((self.south >> cell) & 1) << 2)
            | (((self.west >> cell) & 1) << 3)
        )

    def open_to(self, cell: i64, side: i64) -> bool:
        return (self.tile(cell) >> side) & 1 != 0

    def lay(self, cell: i64, sides: i64) -> None:
        """Gives the tile on a cell these open sides."""
        rest: i64 = ~at(cell)
        self.north = (self.north & rest) | ((sides & 1) << cell)
        self.east = (self.east & rest) | (((sides >> 1) & 1) << cell)
        self.south = (self.south & rest) | (((sides >> 2) & 1) << cell)
        self.west = (self.west & rest) | (((sides >> 3) & 1) << cell)

    def feature(self, cell: i64) -> i64:
        """What is on the tile on a cell, disarmed or not (FEATURES)."""
        return (
            ((self.mark0 >> cell) & 1)
            | (((self.mark1 >> cell) & 1) << 1)
            | (((self.mark2 >> cell) & 1) << 2)
            | (((self.mark3 >> cell) & 1) << 3)
        )

    def mark(self, cell: i64, feature: i64) -> None:
        rest: i64 = ~at(cell)
        self.mark0 = (self.mark0 & rest) | ((feature & 1) << cell)
        self.mark1 = (self.mark1 & rest) | (((feature >> 1) & 1) << cell)
        self.mark2 = (self.mark2 & rest) | (((feature >> 2) & 1) << cell)
        self.mark3 = (self.mark3 & rest) | (((feature >> 3) & 1) << cell)

    def tiles_text(self) -> str:
        """Every face-up tile's open sides as a hex digit, row by row; ? for face down."""
        return "".join([_HEX[self.tile(i)] if (self.up >> i) & 1 else "?" for i in range(49)])

    def features_text(self) -> str:
        """What is on every face-up tile as a letter, row by row; ? for face down."""
        return "".join([LETTERS[self.feature(i)] if (self.up >> i) & 1 else "?" for i in range(49)])

    def symbol(self, cell: i64) -> i64:
        """The symbol that counts on a cell, 1 to 5 (SYMBOLS), or 0."""
        if (self.disarmed >> cell) & 1:
            return 0
        feature: i64 = self.feature(cell)
        return feature if feature < 6 else 0

    def symbols(self) -> i64:
        """The face-up tiles with a symbol that counts."""
        six: i64 = self.mark1 & self.mark2
        marked: i64 = (self.mark0 | self.mark1 | self.mark2) & ~self.mark3 & ~six
        return marked & self.up & ~self.disarmed

    def hides(self) -> i64:
        """The tiles to hide on (LO-29)."""
        return self.mark0 & self.mark1 & ~self.mark2 & ~self.mark3 & self.up & ~self.disarmed

    def passages(self) -> i64:
        """The tiles with a secret passage (LO-16)."""
        return self.mark0 & ~self.mark1 & self.mark2 & ~self.mark3 & self.up & ~self.disarmed

    def meets_below(self) -> i64:
        """The cells whose path meets that of the cell below, walls or not."""
        return self.south & self.up & ((self.north & self.up) >> 7)

    def meets_right(self) -> i64:
        """The cells whose path meets that of the cell to the right, walls or not."""
        return self.east & self.up & ((self.west & self.up) >> 1) & NOT_EAST

    def beside(self, cell: i64) -> i64:
        """The adjacent connected tiles (LO-16)."""
        return reached(
            at(cell),
            self.meets_below() & ~self.wall_south,
            self.meets_right() & ~self.wall_east,
        )

    def linked(self, cell: i64) -> i64:
        """The connected tiles, secret passages included (LO-16)."""
        cells: i64 = self.beside(cell)
        passages: i64 = self.passages()
        if (passages >> cell) & 1:
            cells |= passages & ~at(cell)
        return cells

    def wall_at(self, cell: i64, side: i64) -> bool:
        """Whether a wall stands at a side of a cell."""
        if side == 1:
            return (self.wall_east >> cell) & 1 != 0
        if side == 2:
            return (self.wall_south >> cell) & 1 != 0
        if side == 0:
            return cell >= 7 and (self.wall_south >> (cell - 7)) & 1 != 0
        return cell >= 1 and (self.wall_east >> (cell - 1)) & 1 != 0

    def walls_around(self, cell: i64) -> bool:
        """Whether any wall stands at a cell."""
        here: i64 = at(cell)
        return ((here | (here >> 1)) & self.wall_east) | (
            (here | (here >> 7)) & self.wall_south
        ) != 0

    def flip_wall(self, cell: i64, side: i64) -> None:
        """Puts a wall where there was none, or takes it away."""
        if side == 1:
            self.wall_east ^= at(cell)
        elif side == 2:
            self.wall_south ^= at(cell)
        elif side == 0:
            self.wall_south ^= at(cell - 7)
        else:
            self.wall_east ^= at(cell - 1)

    def walls_left(self) -> i64:
        return _WALLS - count(self.wall_east) - count(self.wall_south)

    # Seats and hero boards

    def everybody(self) -> i64:
        """All seats, as a set."""
        return shl(1, self.players) - 1

    def after(self, seat: i64) -> i64:
        """The next seat in turn order."""
        return seat + 1 if seat < self.players else 1

    def first_from(self, seats: i64, seat: i64) -> i64:
        """The first of some seats in turn order from one on."""
        while not (seats >> (seat - 1)) & 1:
            seat = self.after(seat)
        return seat

    def figure(self, seat: i64) -> i64:
        """The hero of a seat, from 1 on (HEROES), 0 before it is chosen."""
        return (self.figures >> (3 * seat - 3)) & 7

    def place(self, seat: i64) -> i64:
        """The cell of a seat's hero, or OFF."""
        return (self.places >> (6 * seat - 6)) & _CELL

    def put(self, seat: i64, cell: i64) -> None:
        """Puts a seat's hero on a cell."""
        shift: i64 = 6 * seat - 6
        self.places = (self.places & ~shl(_CELL, shift)) | (cell << shift)

    def heroes_on(self, cell: i64) -> i64:
        """The seats whose heroes are on a cell."""
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            if self.place(seat) == cell:
                seats |= at(seat - 1)
            seat += 1
        return seats

    def heroes(self) -> i64:
        """The cells with heroes."""
        cells: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            cells |= at(self.place(seat))
            seat += 1
        return cells

    def key(self, seat: i64, slot: i64) -> i64:
        """The key on a slot, from 1 on (KEYS), or 0."""
        return (self.boards[seat - 1] >> (5 * slot)) & _KEY

    def put_key(self, seat: i64, slot: i64, key: i64) -> None:
        """Puts a key on a slot; 0 takes it away."""
        shift: i64 = 5 * slot
        self.boards[seat - 1] = (self.boards[seat - 1] & ~shl(_KEY, shift)) | (key << shift)

    def slot_of(self, seat: i64, colour: i64) -> i64:
        """The slot of a seat's key of a colour, or -1."""
        slot: i64 = 0
        while slot < SLOTS:
            key: i64 = self.key(seat, slot)
            if key and (key - 1) >> 2 == colour:
                return slot
            slot += 1
        return -1

    def keys(self, seat: i64) -> i64:
        """How many keys a seat has."""
        found: i64 = 0
        rest: i64 = self.boards[seat - 1] & KEYS_PART
        while rest:
            if rest & _KEY:
                found += 1
            rest >>= 5
        return found

    def free_of_keys(self, seat: i64) -> i64:
        """The slots on which a key can be put (LO-24, LO-11)."""
        slots: i64 = 0
        slot: i64 = 0
        while slot < SLOTS - self.no_empty_slot:
            if self.key(seat, slot) == 0:
                slots |= at(slot)
            slot += 1
        return slots

    def wounds(self, seat: i64) -> i64:
        """The wounded slots, as a set."""
        return (self.boards[seat - 1] >> 45) & _WOUNDS

    def unhurt(self, seat: i64) -> i64:
        """The slots that can take a wound: those with an action and no wound (LO-40)."""
        slots: i64 = 255 & ~self.wounds(seat)
        if self.key(seat, EMPTY_SLOT) and not self.wounds(seat) & 256:
            slots |= 256
        return slots

    def flip_wound(self, seat: i64, slot: i64) -> None:
        """Puts a wound where there was none, or takes it away."""
        self.boards[seat - 1] ^= at(45 + slot)

    def wounds_left(self) -> i64:
        """How many wound tokens are left."""
        left: i64 = _WOUND_TOKENS
        seat: i64 = 1
        while seat <= self.players:
            left -= count(self.wounds(seat))
            seat += 1
        return left

    def works(self, seat: i64, slot: i64) -> bool:
        """Whether a slot's own action is neither wounded nor covered (LO-15)."""
        board: i64 = self.boards[seat - 1]
        return (board >> (5 * slot)) & _KEY == 0 and (board >> (45 + slot)) & 1 == 0

    def has_feet(self, seat: i64) -> i64:
        return (self.feet >> (6 * seat - 6)) & _TOKENS

    def has_hands(self, seat: i64) -> i64:
        return (self.hand_tokens >> (6 * seat - 6)) & _TOKENS

    def pay(self, seat: i64, feet: i64, hands: i64) -> None:
        """Takes tokens from a seat; negative numbers give."""
        unit: i64 = shl(1, 6 * seat - 6)
        self.feet -= feet * unit
        self.hand_tokens -= hands * unit

    # Cards

    def holds(self, seat: i64, kind: i64) -> bool:
        return (self.cards[seat - 1] >> (2 * kind)) & 3 != 0

    def hand_size(self, seat: i64) -> i64:
        return size(self.cards[seat - 1])

    def hand_kinds(self, seat: i64) -> i64:
        """The kinds of cards in a seat's hand, as a set."""
        return packed(self.cards[seat - 1])

    def knows(self, knower: i64, holder: i64) -> i64:
        """The cards that one seat knows another to hold."""
        return self.known[4 * knower + holder - 5]

    # The agenda

    def push(self, entry: i64) -> None:
        self.agenda[self.depth] = entry
        self.depth += 1

    def pop(self) -> i64:
        self.depth -= 1
        entry: i64 = self.agenda[self.depth]
        # The words above the top are cleared, so that equal positions have equal words.
        self.agenda[self.depth] = 0
        return entry

    def top(self) -> i64:
        return self.agenda[self.depth - 1]

    def replace(self, entry: i64) -> None:
        """Changes the task on top."""
        self.agenda[self.depth - 1] = entry

    def drop(self, place: i64) -> None:
        """Takes a task out of the middle."""
        while place < self.depth - 1:
            self.agenda[place] = self.agenda[place + 1]
            place += 1
        self.pop()
