# Compiled by mypyc.
"""What placements of Labyrinth: The Card Game connect, and what they let one take, all at once.

Compiled. No card is actually laid to find out what a placement reaches: the existing paths are
joined once, and a card adds up the paths that its openings meet.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count, low
from clew.core.state import buffer
from clew.games.labyrinth_cards.board import NONE, RIM_CELL, RIM_NEAR, RIM_TOUCHED
from clew.games.labyrinth_cards.cards import FITS, LIKE_WAYS, STARTS, WAY, WAYS
from clew.games.labyrinth_cards.components import CARD_COUNT
from clew.games.labyrinth_cards.rules import PLACE, LabyrinthCards

__all__ = ["Gains"]

_ROOM: Final = 1152


@final
class Gains:
    """All placements of a seat, and how many likes each connects, or lets one take."""

    def __init__(self, *, takes: bool = False) -> None:
        self._takes = takes
        """Whether only what may be taken counts (LC-09), not all that is connected."""
        self._near: vec[i64] = buffer(CARD_COUNT)
        """By card of the table: those along its sides, as a set."""
        self._joined: vec[i64] = buffer(WAYS)
        self.actions: vec[i64] = buffer(_ROOM)
        self.gains: vec[i64] = buffer(_ROOM)
        self.n: i64 = 0
        self.most: i64 = 0

    def find(self, state: LabyrinthCards, seat: i64) -> None:
        """Works them out for a seat that must place."""
        self.join(state)
        self.n = 0
        self.most = 0
        self._card(state, state.low_card(seat))
        if state.high_card(seat) != NONE:
            self._card(state, state.high_card(seat))

    def most_of(self, state: LabyrinthCards, card: i64) -> i64:
        """The highest gain of a card, whoever holds it; `join` comes first."""
        self.n = 0
        self.most = 0
        self._card(state, card)
        return self.most

    def join(self, state: LabyrinthCards) -> None:
        """Which ways hang together."""
        joined = self._joined
        way: i64 = 0
        while way < WAYS:
            joined[way] = 0
            way += 1
        way = 0
        while way < WAYS:
            if joined[way] == 0:
                together: i64 = state.reach(way)
                rest: i64 = together
                while rest:
                    joined[low(rest)] = together
                    rest &= rest - 1
            way += 1
        if self._takes:
            cards: i64 = state.table
            while cards:
                self._near[low(cards)] = state.touching(low(cards))
                cards &= cards - 1

    def _card(self, state: LabyrinthCards, card: i64) -> None:
        closed = state.openings == 0
        rim = state.rim
        i: i64 = 0
        while i < state.rims:
            word: i64 = rim[i]
            sides: i64 = ~(word >> RIM_TOUCHED) & 15 if closed else word & 15
            turns: i64 = FITS[16 * card + sides]
            while turns:
                turn: i64 = low(turns)
                likes: i64 = self._reached(state, card, turn, word)
                gain: i64 = count(likes)
                if gain > 0 and self._takes:
                    gain = self._most_taken(state, card, word, likes)
                self.actions[self.n] = PLACE * card + 4 * (word >> RIM_CELL) + turn
                self.gains[self.n] = gain
                self.n += 1
                if gain > self.most:
                    self.most = gain
                turns &= turns - 1
            i += 1

    def _reached(self, state: LabyrinthCards, card: i64, turn: i64, word: i64) -> i64:
        """Which of its likes a card would be connected with, laid on a cell of the rim."""
        first: i64 = STARTS[2 * card]
        second: i64 = STARTS[2 * card + 1]
        one: i64 = 0
        two: i64 = 0
        side: i64 = 0
        while side < 4:
            way: i64 = WAY[16 * card + 4 * turn + side]
            if way >= 0 and (word >> side) & 1:
                other: i64 = (word >> (RIM_NEAR + 6 * side)) & NONE
                met: i64 = WAY[16 * other + 4 * state.turn(other) + (side ^ 2)]
                if way == first:
                    one |= self._joined[met]
                else:
                    two |= self._joined[met]
            side += 1
        if first == second:
            two = one
        elif one & two:
            one |= two
            two = one
        found: i64 = 0
        i: i64 = 0
        while i < 6:
            ways: i64 = one if i < 3 else two
            found |= ((ways >> LIKE_WAYS[6 * card + i]) & 1) << i
            i += 1
        return found

    def _most_taken(self, state: LabyrinthCards, card: i64, word: i64, likes: i64) -> i64:
        """How many of the likes that a card reaches on a cell of the rim may be taken at once."""
        beside: i64 = 0
        side: i64 = 0
        while side < 4:
            if (word >> (RIM_TOUCHED + side)) & 1:
                beside |= at((word >> (RIM_NEAR + 6 * side)) & NONE)
            side += 1
        most: i64 = 0
        which: i64 = likes
        while which:
            if count(which) > most:
                taken: i64 = state.likes(card, which)
                if self._stands(state.table & ~taken, taken, beside, state.one_piece):
                    most = count(which)
            which = (which - 1) & likes
        return most

    def _stands(self, left: i64, taken: i64, beside: i64, one_piece: i64) -> bool:
        """Whether what is left may lie so, with a card laid beside some of it (LC-09)."""
        if beside & left == 0:
            return False
        if one_piece:
            return self._group(beside & left, left) == left
        edge: i64 = 0
        while taken:
            edge |= self._near[low(taken)]
            taken &= taken - 1
        edge &= left & ~beside
        while edge:
            if self._near[low(edge)] & left == 0:
                return False
            edge &= edge - 1
        return True

    def _group(self, group: i64, cards: i64) -> i64:
        """The cards among these that are connected side by side with a group of them."""
        rest: i64 = group
        while rest:
            new: i64 = self._near[low(rest)] & cards & ~group
            rest = (rest & (rest - 1)) | new
            group |= new
        return group
