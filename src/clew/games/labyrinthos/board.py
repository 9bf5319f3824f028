# Compiled by mypyc.
"""A position of Labyrinthos: what lies where, who has what, what is still to be done. No rules.

Rules are functions of a board, one file a subject.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count, has, shl
from clew.core.seats import among, only
from clew.core.state import State, buffer
from clew.games.labyrinthos.components import ROUND_LIMIT, WOUNDS
from clew.games.labyrinthos.handful import copies, kinds_in, size
from clew.games.labyrinthos.hero_board import (
    EMPTY_SLOT,
    SLOT_COUNT,
    flipped_wound,
    free_slots,
    key_count,
    key_in,
    slot_of_colour,
    with_key,
    without_wounds,
    works_in,
    wounds_in,
)
from clew.games.labyrinthos.maze import OFF, as_face, feature_in, sides_in

__all__ = ["DEPTH", "Board"]

DEPTH: Final = 48
"""No agenda is longer."""
_NOTHING: Final = buffer(0)
_CELL: Final = 63
_TOKENS: Final = 63
_ANSWER: Final = 63


class Board(State):
    """All data of a position. The values of all seats often share one word."""

    def __init__(self, empty: bool = True) -> None:
        """An empty board; if not `empty`, a board that is only usable as the target of a copy."""
        # Planes of the 49 cells: where tiles are open, the binary digits of what is on them
        # (FEATURES), face-up tiles, walls to the right of and below cells. A tile that lies
        # face down lies as SHAPES has it.
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.mark0: i64 = 0
        self.mark1: i64 = 0
        self.mark2: i64 = 0
        self.mark3: i64 = 0
        self.up: i64 = 0
        self.wall_east: i64 = 0
        self.wall_south: i64 = 0
        # Tiles that count as having no symbol, and the binary digits of who did it, seat - 1.
        self.disarmed: i64 = 0
        self.disarmer0: i64 = 0
        self.disarmer1: i64 = 0
        # Seats: three bits a hero (1 to 4, 0 not chosen), six a place and a number of tokens.
        self.players: i64 = 0
        self.figures: i64 = 0
        self.places: i64 = shl(1, 24) - 1
        self.feet: i64 = 0
        self.hand_tokens: i64 = 0
        # Sets of seats: who cannot use Move (LO-48), who cannot be attacked (LO-44, Smoke).
        self.gazed: i64 = 0
        self.smoked: i64 = 0
        # A hero board: five bits a slot for its key, from 1 on, then one a slot for its wound.
        self.boards: vec[i64] = buffer(4) if empty else _NOTHING
        # Desperation cards: in hand, and what a seat knows others to hold, 4 * knower + holder.
        self.cards: vec[i64] = buffer(4) if empty else _NOTHING
        self.known: vec[i64] = buffer(16) if empty else _NOTHING
        self.deck: i64 = 0
        self.discards: i64 = 0
        # The face-down tiles that a seat has looked at (LO-47).
        self.looked: vec[i64] = buffer(4) if empty else _NOTHING
        self.beast: i64 = 0
        self.monster: i64 = OFF
        self.python: i64 = 0
        self.no_empty_slot: i64 = 0
        self.last_round: i64 = ROUND_LIMIT
        self.start: i64 = 1
        self.round: i64 = 1
        self.seat: i64 = 1
        # This turn: a trap was met (Veteran Warrior), Royal Cunning was used.
        self.trapped: i64 = 0
        self.schemed: i64 = 0
        # The agenda, its top at depth - 1; who must act now; answers in a window, six bits a
        # seat: 0 none yet, 1 declined, card + 2.
        self.agenda: vec[i64] = buffer(DEPTH) if empty else _NOTHING
        self.depth: i64 = 0
        self.waiting: i64 = 0
        self.answers: i64 = 0
        # Who has gained a monster movement by being moved (LO-38), and those movements that
        # wait, three bits a seat, the first one lowest.
        self.gained: i64 = 0
        self.queue: i64 = 0
        # What the effect on top has been used on: tiles, or walls to the right and below.
        self.used: i64 = 0
        self.used_south: i64 = 0
        # The attack: sets of seats; three bits a seat for wounds spared; the Blood die.
        self.attacked: i64 = 0
        self.cloaked: i64 = 0
        self.spared: i64 = 0
        self.jaws: i64 = 0
        self.mirror: i64 = 0
        self.blood: i64 = 0
        # With Three Jaws, the roll that does not count.
        self.lower: i64 = 0
        # Heroes whom Cerberus has just got into sight.
        self.fresh: i64 = 0
        self.ended: i64 = 0
        self.winner: i64 = 0

    def copy_to(self, other: Board) -> None:
        """Makes another position equal to this one."""
        other.north = self.north
        other.east = self.east
        other.south = self.south
        other.west = self.west
        other.mark0 = self.mark0
        other.mark1 = self.mark1
        other.mark2 = self.mark2
        other.mark3 = self.mark3
        other.up = self.up
        other.wall_east = self.wall_east
        other.wall_south = self.wall_south
        other.disarmed = self.disarmed
        other.disarmer0 = self.disarmer0
        other.disarmer1 = self.disarmer1
        other.players = self.players
        other.figures = self.figures
        other.places = self.places
        other.feet = self.feet
        other.hand_tokens = self.hand_tokens
        other.gazed = self.gazed
        other.smoked = self.smoked
        other.boards = self.boards[:]
        other.cards = self.cards[:]
        other.known = self.known[:]
        other.deck = self.deck
        other.discards = self.discards
        other.looked = self.looked[:]
        other.beast = self.beast
        other.monster = self.monster
        other.python = self.python
        other.no_empty_slot = self.no_empty_slot
        other.last_round = self.last_round
        other.start = self.start
        other.round = self.round
        other.seat = self.seat
        other.trapped = self.trapped
        other.schemed = self.schemed
        other.agenda = self.agenda[:]
        other.depth = self.depth
        other.waiting = self.waiting
        other.answers = self.answers
        other.gained = self.gained
        other.queue = self.queue
        other.used = self.used
        other.used_south = self.used_south
        other.attacked = self.attacked
        other.cloaked = self.cloaked
        other.spared = self.spared
        other.jaws = self.jaws
        other.mirror = self.mirror
        other.blood = self.blood
        other.lower = self.lower
        other.fresh = self.fresh
        other.ended = self.ended
        other.winner = self.winner

    # The maze

    def tile(self, cell: i64) -> i64:
        """The open sides of the tile on a cell."""
        return (
            ((self.north >> cell) & 1)
            | (((self.east >> cell) & 1) << 1)
            | (((self.south >> cell) & 1) << 2)
            | (((self.west >> cell) & 1) << 3)
        )

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
        """Puts a feature on the tile on a cell."""
        rest: i64 = ~at(cell)
        self.mark0 = (self.mark0 & rest) | ((feature & 1) << cell)
        self.mark1 = (self.mark1 & rest) | (((feature >> 1) & 1) << cell)
        self.mark2 = (self.mark2 & rest) | (((feature >> 2) & 1) << cell)
        self.mark3 = (self.mark3 & rest) | (((feature >> 3) & 1) << cell)

    def face(self, cell: i64) -> i64:
        """A tile and what is on it, as one number."""
        return as_face(self.tile(cell), self.feature(cell))

    def lay_face(self, cell: i64, face: i64) -> None:
        """Puts a tile with what is on it on a cell."""
        self.lay(cell, sides_in(face))
        self.mark(cell, feature_in(face))

    def wall_at(self, cell: i64, side: i64) -> bool:
        """Whether a wall stands at a side of a cell."""
        if side == 1:
            return has(self.wall_east, cell)
        if side == 2:
            return has(self.wall_south, cell)
        if side == 0:
            return cell >= 7 and has(self.wall_south, cell - 7)
        return cell >= 1 and has(self.wall_east, cell - 1)

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

    def disarm(self, cell: i64, seat: i64) -> None:
        """The tile counts as having no symbol, by a seat's doing."""
        self.disarmed |= at(cell)
        if (seat - 1) & 1:
            self.disarmer0 |= at(cell)
        if (seat - 1) & 2:
            self.disarmer1 |= at(cell)

    def disarmer(self, cell: i64) -> i64:
        """The seat that has disarmed a tile."""
        return 1 + ((self.disarmer0 >> cell) & 1) + 2 * ((self.disarmer1 >> cell) & 1)

    def disarmed_by(self, seat: i64) -> i64:
        """The tiles that a seat has disarmed."""
        cells: i64 = self.disarmed
        cells &= self.disarmer0 if (seat - 1) & 1 else ~self.disarmer0
        return cells & (self.disarmer1 if (seat - 1) & 2 else ~self.disarmer1)

    def rearm(self, cells: i64) -> None:
        """The symbols of these tiles count again."""
        self.disarmed &= ~cells
        self.disarmer0 &= ~cells
        self.disarmer1 &= ~cells

    def monster_cell(self) -> i64:
        """The monster's tile as a set of cells, empty while it is not on the board."""
        if self.monster == OFF:
            return 0
        return at(self.monster)

    # Seats and hero boards

    def everybody(self) -> i64:
        """All seats, as a set."""
        return shl(1, self.players) - 1

    def after(self, seat: i64) -> i64:
        """The next seat in turn order."""
        if seat < self.players:
            return seat + 1
        return 1

    def first_from(self, seats: i64, seat: i64) -> i64:
        """The first of some seats in turn order from one on."""
        while not among(seats, seat):
            seat = self.after(seat)
        return seat

    def figure(self, seat: i64) -> i64:
        """The hero of a seat, from 1 on (HEROES), 0 before it is chosen."""
        return (self.figures >> (3 * seat - 3)) & 7

    def set_figure(self, seat: i64, figure: i64) -> None:
        """Gives a seat its hero, from 1 on."""
        self.figures |= figure << (3 * seat - 3)

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
                seats |= only(seat)
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
        return key_in(self.boards[seat - 1], slot)

    def put_key(self, seat: i64, slot: i64, key: i64) -> None:
        """Puts a key, from 1 on, on a slot; 0 takes it away."""
        self.boards[seat - 1] = with_key(self.boards[seat - 1], slot, key)

    def slot_of(self, seat: i64, colour: i64) -> i64:
        """The slot of a seat's key of a colour, or -1."""
        return slot_of_colour(self.boards[seat - 1], colour)

    def keys(self, seat: i64) -> i64:
        """How many keys a seat has."""
        return key_count(self.boards[seat - 1])

    def free_of_keys(self, seat: i64) -> i64:
        """The slots on which a key can be put (LO-24, LO-11)."""
        return free_slots(self.boards[seat - 1], SLOT_COUNT - self.no_empty_slot)

    def wounds(self, seat: i64) -> i64:
        """The wounded slots, as a set."""
        return wounds_in(self.boards[seat - 1])

    def unhurt(self, seat: i64) -> i64:
        """The slots that can take a wound: those with an action and no wound (LO-40)."""
        slots: i64 = at(EMPTY_SLOT) - 1
        if self.key(seat, EMPTY_SLOT):
            slots |= at(EMPTY_SLOT)
        return slots & ~self.wounds(seat)

    def flip_wound(self, seat: i64, slot: i64) -> None:
        """Puts a wound where there was none, or takes it away."""
        self.boards[seat - 1] = flipped_wound(self.boards[seat - 1], slot)

    def heal_all(self, seat: i64) -> None:
        """Takes all wounds away."""
        self.boards[seat - 1] = without_wounds(self.boards[seat - 1])

    def wounds_left(self) -> i64:
        """How many wound tokens are left."""
        left: i64 = WOUNDS
        seat: i64 = 1
        while seat <= self.players:
            left -= count(self.wounds(seat))
            seat += 1
        return left

    def works(self, seat: i64, slot: i64) -> bool:
        """Whether a slot's own action is neither wounded nor covered (LO-15)."""
        return works_in(self.boards[seat - 1], slot)

    def has_feet(self, seat: i64) -> i64:
        """How many feet a seat has."""
        return (self.feet >> (6 * seat - 6)) & _TOKENS

    def has_hands(self, seat: i64) -> i64:
        """How many hands a seat has."""
        return (self.hand_tokens >> (6 * seat - 6)) & _TOKENS

    def pay(self, seat: i64, feet: i64, hands: i64) -> None:
        """Takes tokens from a seat; negative numbers give."""
        unit: i64 = shl(1, 6 * seat - 6)
        self.feet -= feet * unit
        self.hand_tokens -= hands * unit

    # Cards

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has a card of a kind."""
        return copies(self.cards[seat - 1], kind) != 0

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat has."""
        return size(self.cards[seat - 1])

    def hand_kinds(self, seat: i64) -> i64:
        """The kinds of cards in a seat's hand, as a set."""
        return kinds_in(self.cards[seat - 1])

    def knows(self, knower: i64, holder: i64) -> i64:
        """The cards that one seat knows another to hold."""
        return self.known[4 * knower + holder - 5]

    def set_known(self, knower: i64, holder: i64, cards: i64) -> None:
        """From now on these are the cards that one seat knows another to hold."""
        self.known[4 * knower + holder - 5] = cards

    # The agenda

    def push(self, entry: i64) -> None:
        """Puts a task on top."""
        self.agenda[self.depth] = entry
        self.depth += 1

    def pop(self) -> i64:
        """Takes the task on top away."""
        self.depth -= 1
        entry: i64 = self.agenda[self.depth]
        # The words above the top are cleared, so that equal positions have equal words.
        self.agenda[self.depth] = 0
        return entry

    def top(self) -> i64:
        """The task that comes next."""
        return self.agenda[self.depth - 1]

    def below(self) -> i64:
        """The task under the one on top."""
        return self.agenda[self.depth - 2]

    def replace(self, entry: i64) -> None:
        """Changes the task on top."""
        self.agenda[self.depth - 1] = entry

    def replace_below(self, entry: i64) -> None:
        """Changes the task under the one on top."""
        self.agenda[self.depth - 2] = entry

    def drop(self, place: i64) -> None:
        """Takes a task out of the middle."""
        while place < self.depth - 1:
            self.agenda[place] = self.agenda[place + 1]
            place += 1
        self.pop()

    def forget_used(self) -> None:
        """The next effect has not been used on anything yet."""
        self.used = 0
        self.used_south = 0

    # Answers in a window, and monster movements that wait

    def answer(self, seat: i64) -> i64:
        """What a seat has answered: 0 nothing yet, 1 that it declines, a card + 2."""
        return (self.answers >> (6 * seat - 6)) & _ANSWER

    def keep_answer(self, seat: i64, answer: i64) -> None:
        """Keeps the answer of a seat that has not answered yet."""
        self.answers |= answer << (6 * seat - 6)

    def queue_movement(self, seat: i64) -> None:
        """Another monster movement waits, after those that wait already."""
        shift: i64 = 0
        while self.queue >> shift:
            shift += 3
        self.queue |= seat << shift

    def movement(self, place: i64) -> i64:
        """The seat of a movement that waits, by its place from 0 on; 0 if there is none."""
        return (self.queue >> (3 * place)) & 7

    def next_movement(self) -> i64:
        """Takes the first movement that waits: the seat it belongs to."""
        seat: i64 = self.movement(0)
        self.queue >>= 3
        return seat

    # The attack

    def spared_wounds(self, seat: i64) -> i64:
        """How many wounds of the attack a seat is spared."""
        return (self.spared >> (3 * seat - 3)) & 7

    def spare(self, seat: i64, wounds: i64) -> None:
        """A seat is spared so many more wounds."""
        self.spared += wounds << (3 * seat - 3)

    def forget_attack(self) -> None:
        """There is no attack any more."""
        self.attacked = 0
        self.cloaked = 0
        self.spared = 0
        self.jaws = 0
        self.mirror = 0
        self.blood = 0
        self.lower = 0
