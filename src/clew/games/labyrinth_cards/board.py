# Compiled by mypyc.
"""A position of Labyrinth: The Card Game: what lies where, who holds what. No turns yet.

Compiled. The table has no edge, so there is no board: each card knows its four neighbours, and
the rim lists the empty cells beside the labyrinth with theirs. A set of cards is one word.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, low, shl
from clew.core.state import State, buffer
from clew.games.labyrinth_cards.cards import (
    LIKE_WAYS,
    LIKES,
    OPEN,
    STARTS,
    STEP,
    WAY,
    WAYS,
)
from clew.games.labyrinth_cards.components import CARD_COUNT, SPAN

__all__ = ["NOBODY", "NONE", "RIM_CELL", "RIM_NEAR", "RIM_TOUCHED", "Board"]

NONE: Final = 63
"""No card, where six bits name one."""
NOBODY: Final = -1
"""In `lies`: nobody has seen the card; it is in a hand or in the deck."""

_MIDDLE: Final = 47
"""Column 0 and row 0, counted from the first."""
_ALONE: Final = 0xFFFFFF
"""Four neighbours that are none."""
_RIM_ALONE: Final = 0xFFFFFF00
"""The same in a word of the rim."""
_TURN: Final = 24
_CELL: Final = 26
RIM_TOUCHED: Final = 4
RIM_NEAR: Final = 8
RIM_CELL: Final = 32
_RIM_MOST: Final = 200
"""Four cells beside each of 50 cards."""


class Board(State):
    """All data of a position.

    `lies` has a word a card. On the table: from bit 0 the neighbours by side, six bits each,
    from bit 24 the quarter turns, from bit 26 the cell. Elsewhere: NOBODY, or -1 - seat where a
    seat has taken the card. `links` has for each way the ways it runs on into, as a set.

    `rim` has a word for each empty cell beside the labyrinth, by cell: from bit 0 the sides
    where a card is open towards it, from bit 4 those where a card lies, from bit 8 these cards
    by side, from bit 32 the cell. The first `rims` words count, `openings` have an open side.
    """

    def __init__(self) -> None:
        self.lies: vec[i64] = vec[i64]()
        self.links: vec[i64] = vec[i64]()
        self.rim: vec[i64] = vec[i64]()
        self.rims: i64 = 0
        self.openings: i64 = 0
        self.table: i64 = 0
        # The deck never changes, only how many were drawn: clones share it.
        self.deck: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        # Hands, six bits a seat: the lower card and the higher one, or NONE.
        self.lower: i64 = 0
        self.higher: i64 = 0
        self.points: i64 = 0
        self.players: i64 = 0
        self.one_piece: i64 = 0
        self.seat: i64 = 1
        self.phase: i64 = 0
        self.laid: i64 = 0
        # The card placed last, and which of its likes it reaches, as six bits.
        self.placed: i64 = NONE
        self.reached: i64 = 0
        # What each seat did in its last turn, which all have seen, six bits a seat: the card it
        # placed, or NONE, and how many cards it took.
        self.last_cards: i64 = 0
        self.last_takes: i64 = 0

    def clear(self, players: i64) -> None:
        """An empty table: no cards, empty hands."""
        self.lies = vec[i64]([NOBODY] * CARD_COUNT)
        self.links = buffer(WAYS)
        self.rim = buffer(_RIM_MOST)
        self.players = players
        seat: i64 = 1
        while seat <= players:
            self.lower |= shl(NONE, 6 * seat - 6)
            seat += 1
        self.higher = self.lower
        self.last_cards = self.lower

    def copy_to(self, other: Board) -> None:
        """Makes another board equal to this one."""
        other.lies = self.lies[:]
        other.links = self.links[:]
        other.rim = self.rim[:]
        other.rims = self.rims
        other.openings = self.openings
        other.table = self.table
        other.deck = self.deck
        other.drawn = self.drawn
        other.lower = self.lower
        other.higher = self.higher
        other.points = self.points
        other.players = self.players
        other.one_piece = self.one_piece
        other.seat = self.seat
        other.phase = self.phase
        other.laid = self.laid
        other.placed = self.placed
        other.reached = self.reached
        other.last_cards = self.last_cards
        other.last_takes = self.last_takes

    # Hands and deck

    def low_card(self, seat: i64) -> i64:
        """The lower card of a hand, or NONE if it is empty."""
        return (self.lower >> (6 * seat - 6)) & NONE

    def high_card(self, seat: i64) -> i64:
        """The higher card of a hand, or NONE."""
        return (self.higher >> (6 * seat - 6)) & NONE

    def holds(self, seat: i64, card: i64) -> bool:
        return card != NONE and (card == self.low_card(seat) or card == self.high_card(seat))

    def hold(self, seat: i64, card: i64, other: i64) -> None:
        """Gives a seat this hand of two cards, of which one or both may be NONE."""
        shift: i64 = 6 * seat - 6
        rest: i64 = ~shl(NONE, shift)
        if other < card:
            self.lower = (self.lower & rest) | (other << shift)
            self.higher = (self.higher & rest) | (card << shift)
        else:
            self.lower = (self.lower & rest) | (card << shift)
            self.higher = (self.higher & rest) | (other << shift)

    def deck_left(self) -> i64:
        """How many cards are in the deck."""
        return len(self.deck) - self.drawn

    def set_deck(self, cards: list[int]) -> None:
        """Makes these the deck, its top first."""
        self.deck = vec[i64](cards)
        self.drawn = 0

    def score(self, seat: i64) -> i64:
        """How many cards a seat has taken (LC-12)."""
        return (self.points >> (6 * seat - 6)) & 63

    def last_card(self, seat: i64) -> i64:
        """The card that a seat has placed last, or NONE."""
        return (self.last_cards >> (6 * seat - 6)) & NONE

    def last_take(self, seat: i64) -> i64:
        """How many cards a seat took when it placed its last one."""
        return (self.last_takes >> (6 * seat - 6)) & NONE

    def note(self, seat: i64, card: i64, taken: i64) -> None:
        """Remembers what a seat did in its turn."""
        shift: i64 = 6 * seat - 6
        rest: i64 = ~shl(NONE, shift)
        self.last_cards = (self.last_cards & rest) | (card << shift)
        self.last_takes = (self.last_takes & rest) | (taken << shift)

    # The table

    def cell(self, card: i64) -> i64:
        """Where a card of the table lies."""
        return self.lies[card] >> _CELL

    def turn(self, card: i64) -> i64:
        """By how many quarters a card of the table is turned."""
        return (self.lies[card] >> _TURN) & 3

    def hand(self, seat: i64) -> list[int]:
        """What a seat holds, the lower card first."""
        cards: list[int] = []
        if self.low_card(seat) != NONE:
            cards.append(self.low_card(seat))
        if self.high_card(seat) != NONE:
            cards.append(self.high_card(seat))
        return cards

    def lying(self) -> list[tuple[int, int, int, int]]:
        """The cards of the table, rising: card, column, row, degrees (LC-15)."""
        found: list[tuple[int, int, int, int]] = []
        cards: i64 = self.table
        while cards:
            card: i64 = low(cards)
            cell: i64 = self.cell(card)
            row: i64 = cell // SPAN
            column: i64 = cell - SPAN * row
            found.append((card, column - _MIDDLE, row - _MIDDLE, 90 * self.turn(card)))
            cards &= cards - 1
        return found

    def taken(self, seat: i64) -> list[int]:
        """The cards that a seat has taken, rising."""
        lies = self.lies
        found: list[int] = []
        card: i64 = 0
        while card < CARD_COUNT:
            if lies[card] == -1 - seat:
                found.append(card)
            card += 1
        return found

    def touching(self, card: i64) -> i64:
        """The cards along the sides of a card of the table, as a set."""
        near: i64 = self.lies[card]
        cards: i64 = 0
        side: i64 = 0
        while side < 4:
            other: i64 = near & NONE
            if other != NONE:
                cards |= at(other)
            near >>= 6
            side += 1
        return cards

    def rim_place(self, cell: i64) -> i64:
        """The first place of the rim whose cell is not before this one."""
        rim = self.rim
        least: i64 = 0
        most: i64 = self.rims
        while least < most:
            middle: i64 = (least + most) >> 1
            if rim[middle] >> RIM_CELL < cell:
                least = middle + 1
            else:
                most = middle
        return least

    def rim_word(self, cell: i64) -> i64:
        """The rim's word for a cell, or 0 if it is not an empty cell beside a card."""
        place: i64 = self.rim_place(cell)
        if place < self.rims and self.rim[place] >> RIM_CELL == cell:
            return self.rim[place]
        return 0

    def _rim_insert(self, place: i64, word: i64) -> None:
        rim = self.rim
        i: i64 = self.rims
        while i > place:
            rim[i] = rim[i - 1]
            i -= 1
        rim[place] = word
        self.rims += 1

    def _rim_delete(self, place: i64) -> None:
        rim = self.rim
        i: i64 = place + 1
        while i < self.rims:
            rim[i - 1] = rim[i]
            i += 1
        self.rims -= 1

    def _border(self, cell: i64, side: i64, card: i64, opened: i64) -> None:
        """An empty cell has a card on one of its sides from now on, open towards it or not."""
        place: i64 = self.rim_place(cell)
        word: i64 = (cell << RIM_CELL) | _RIM_ALONE
        if place < self.rims and self.rim[place] >> RIM_CELL == cell:
            word = self.rim[place]
        else:
            self._rim_insert(place, word)
        if opened != 0 and word & 15 == 0:
            self.openings += 1
        word ^= (card ^ NONE) << (RIM_NEAR + 6 * side)
        self.rim[place] = word | (opened << side) | shl(1, RIM_TOUCHED + side)

    def _unborder(self, cell: i64, side: i64) -> None:
        """An empty cell no longer has a card on this side."""
        place: i64 = self.rim_place(cell)
        word: i64 = self.rim[place]
        after: i64 = word & ~(shl(1, side) | shl(1, RIM_TOUCHED + side))
        after |= shl(NONE, RIM_NEAR + 6 * side)
        if word & 15 != 0 and after & 15 == 0:
            self.openings -= 1
        if (after >> RIM_TOUCHED) & 15 == 0:
            self._rim_delete(place)
        else:
            self.rim[place] = after

    def lay(self, card: i64, cell: i64, turn: i64) -> None:
        """Puts a card on an empty cell of the table, and links its ways to the neighbours'."""
        lies = self.lies
        near: i64 = _ALONE
        place: i64 = self.rim_place(cell)
        if place < self.rims and self.rim[place] >> RIM_CELL == cell:
            word: i64 = self.rim[place]
            near = (word >> RIM_NEAR) & _ALONE
            if word & 15:
                self.openings -= 1
            self._rim_delete(place)
        opened: i64 = OPEN[4 * card + turn]
        side: i64 = 0
        while side < 4:
            other: i64 = (near >> (6 * side)) & NONE
            back: i64 = side ^ 2
            if other == NONE:
                self._border(cell + STEP[side], back, card, (opened >> side) & 1)
            else:
                theirs: i64 = lies[other]
                lies[other] = theirs ^ ((card ^ NONE) << (6 * back))
                if (opened >> side) & 1:
                    way: i64 = WAY[16 * other + 4 * ((theirs >> _TURN) & 3) + back]
                    if way >= 0:
                        self._link(WAY[16 * card + 4 * turn + side], way)
            side += 1
        lies[card] = near | (turn << _TURN) | (cell << _CELL)
        self.table |= at(card)

    def _link(self, way: i64, other: i64) -> None:
        links = self.links
        links[way] |= at(other)
        links[other] |= at(way)

    def lift(self, card: i64, seat: i64) -> None:
        """A seat takes a card off the table."""
        lies = self.lies
        word: i64 = lies[card]
        cell: i64 = word >> _CELL
        left: i64 = 0
        side: i64 = 0
        while side < 4:
            other: i64 = (word >> (6 * side)) & NONE
            back: i64 = side ^ 2
            if other == NONE:
                self._unborder(cell + STEP[side], back)
            else:
                theirs: i64 = lies[other]
                lies[other] = theirs | shl(NONE, 6 * back)
                left |= shl(1, RIM_TOUCHED + side)
                if (OPEN[4 * other + ((theirs >> _TURN) & 3)] >> back) & 1:
                    left |= shl(1, side)
            side += 1
        self._unlink(card)
        if STARTS[2 * card + 1] != card:
            self._unlink(STARTS[2 * card + 1])
        if left:
            near: i64 = word & _ALONE
            entry: i64 = left | (near << RIM_NEAR) | (cell << RIM_CELL)
            self._rim_insert(self.rim_place(cell), entry)
            if left & 15:
                self.openings += 1
        self.table &= ~at(card)
        self.award(card, seat)

    def award(self, card: i64, seat: i64) -> None:
        """A card that lies nowhere becomes a seat's point."""
        self.lies[card] = -1 - seat
        self.points += shl(1, 6 * seat - 6)

    def _unlink(self, way: i64) -> None:
        links = self.links
        others: i64 = links[way]
        while others:
            links[low(others)] &= ~at(way)
            others &= others - 1
        links[way] = 0

    # Paths

    def reach(self, way: i64) -> i64:
        """All ways that an unbroken path reaches from one, as a set (LC-07)."""
        links = self.links
        seen: i64 = at(way)
        rest: i64 = seen
        while rest:
            new: i64 = links[low(rest)] & ~seen
            rest = (rest & (rest - 1)) | new
            seen |= new
        return seen

    def likes_reached(self, card: i64) -> i64:
        """Which of a card's six likes a path connects it to, as six bits (LC-07)."""
        start: i64 = STARTS[2 * card]
        ways: i64 = self.reach(start)
        found: i64 = 0
        i: i64 = 0
        while i < 6:
            if i == 3 and STARTS[2 * card + 1] != start:
                ways = self.reach(STARTS[2 * card + 1])
            found |= ((ways >> LIKE_WAYS[6 * card + i]) & 1) << i
            i += 1
        return found

    def likes(self, card: i64, which: i64) -> i64:
        """The likes of a card that six bits name, as a set of cards."""
        cards: i64 = 0
        while which:
            cards |= at(LIKES[6 * card + low(which)])
            which &= which - 1
        return cards

    def route(self, start: i64, end: i64) -> list[int]:
        """The ways from one to another that it reaches, both included, by a shortest path."""
        came: dict[int, int] = {start: start}
        queue: list[int] = [start]
        for way in queue:
            onward: i64 = self.links[way]
            while onward:
                step: i64 = low(onward)
                if step not in came:
                    came[step] = way
                    queue.append(step)
                onward &= onward - 1
        path: list[int] = [end]
        while path[-1] != start:
            path.append(came[path[-1]])
        path.reverse()
        return path

    def holds_without(self, taken: i64) -> bool:
        """Whether the table may be left without these cards (LC-09)."""
        left: i64 = self.table & ~taken
        if left & (left - 1) == 0:
            return False
        if self.one_piece:
            return self._group(low(left), left) == left
        beside: i64 = 0
        while taken:
            beside |= self.touching(low(taken))
            taken &= taken - 1
        beside &= left
        while beside:
            if self.touching(low(beside)) & left == 0:
                return False
            beside &= beside - 1
        return True

    def _group(self, card: i64, cards: i64) -> i64:
        """The cards among these that are connected side by side with one of them."""
        seen: i64 = at(card)
        rest: i64 = seen
        while rest:
            new: i64 = self.touching(low(rest)) & cards & ~seen
            rest = (rest & (rest - 1)) | new
            seen |= new
        return seen
