"""What placements of Labyrinth: The Card Game connect, all at once, and how to play on.

Compiled. Nothing is laid to find out what a placement reaches: the paths that are there are
joined once, and a card adds up those that its openings meet.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.tree import WHOLE, Guide
from clew.core.bits import count, low
from clew.core.chance import Chance
from clew.core.state import State, buffer
from clew.games.labyrinth_cards.board import NOBODY, NONE, RIM_CELL, RIM_TOUCHED
from clew.games.labyrinth_cards.maze import FITS, LIKE_WAYS, STARTS, WAY, WAYS
from clew.games.labyrinth_cards.rules import PLACE, PLACING, TAKE, TAKING, LabyrinthCards

__all__ = ["CardGuide", "Gains", "Outlook"]

_RIM_NEAR: Final = 8
_ROOM: Final = 1152
_SEATS: Final = 9
_TO_THE_END: Final = 1000

# Measured: the lead at the end of 2,500 games less the lead now, fitted to the hands, in
# hundredths of a card. Hardly different early and late.
_NEXT: Final = 20
"""It is one's turn."""
_FIRST: Final = 72
"""Each card that the better card in hand could take, if it is one's turn."""
_LATER: Final = 56
"""The same for those who wait."""
_SECOND: Final = 35
"""Each card that the other card in hand could take."""
_SPREAD: Final = 36.0
"""A lead of this, times the root of the placements left, makes the odds e to one."""


@final
class Gains:
    """All placements of a seat, and how many likes each connects."""

    def __init__(self) -> None:
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
                gain: i64 = count(self._reached(state, card, turn, word))
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
                other: i64 = (word >> (_RIM_NEAR + 6 * side)) & NONE
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


@final
class Outlook:
    """What a table promises: the own next turn, and the opponents' turns before it.

    Exact over what anybody may hold: every card that the seat has not seen is as likely as any
    other, and each has a highest gain on the table as it lies.
    """

    def __init__(self, seat: int, own: float, others: float) -> None:
        self._seat: i64 = seat
        self._own: float = own
        self._others: float = others
        self._gains: Gains = Gains()
        self._tally: vec[i64] = buffer(8)
        """How many unseen cards have which highest gain."""
        self._unseen: i64 = 0
        self.looked: i64 = 0

    def worth(self, state: LabyrinthCards) -> float:
        """The seat's prospects less the others', in cards, after a turn of the seat."""
        self._count(state)
        value: float = 0.0
        kept: i64 = state.low_card(self._seat)
        if kept != NONE:
            own: i64 = self._gains.most_of(state, kept)
            value = self._own * self._with_one_more(own, state.deck_left() > 0)
        seat: i64 = self._seat
        weight: float = self._others
        others: i64 = state.players - 1
        while others > 0:
            seat = 1 if seat == state.players else seat + 1
            value -= weight * self._of_hand(len(state.hand(seat)))
            weight *= 0.5
            others -= 1
        return value

    def _count(self, state: LabyrinthCards) -> None:
        i: i64 = 0
        while i < 8:
            self._tally[i] = 0
            i += 1
        self._unseen = 0
        self._gains.join(state)
        card: i64 = 0
        while card < 50:
            if state.lies[card] == NOBODY and not state.holds(self._seat, card):
                self._tally[self._gains.most_of(state, card)] += 1
                self._unseen += 1
            card += 1
        self.looked += 1

    def _of_hand(self, cards: i64) -> float:
        """The expected highest gain of so many unseen cards, 0 to 2."""
        unseen: float = float(self._unseen)
        if cards == 0 or self._unseen == 0:
            return 0.0
        expected: float = 0.0
        below: float = 0.0
        passed: i64 = 0
        gain: i64 = 0
        while gain < 7:
            passed += self._tally[gain]
            upto: float = float(passed) / unseen
            if cards > 1 and self._unseen > 1:
                upto *= float(passed - 1) / (unseen - 1.0)
            expected += float(gain) * (upto - below)
            below = upto
            gain += 1
        return expected

    def _with_one_more(self, own: i64, draws: bool) -> float:
        """The expected higher of a known gain and that of a card still to draw."""
        if not draws or self._unseen == 0:
            return float(own)
        total: i64 = 0
        gain: i64 = 0
        while gain < 7:
            total += self._tally[gain] * max(gain, own)
            gain += 1
        return float(total) / float(self._unseen)


@final
class CardGuide(Guide):
    """Considers what connects most, takes all it can, and counts who is ahead.

    It plays on until so many cards are placed; never is a turn judged in its middle.
    """

    WIDTH: ClassVar[int] = 64

    def __init__(self, until: int, width: int, seed: int) -> None:
        super().__init__(_TO_THE_END)
        self._until: i64 = until
        self._gains: Gains = Gains()
        self._room: vec[i64] = buffer(64)
        self._width: i64 = width
        self._seed: i64 = seed
        self._first: vec[i64] = buffer(0)
        self._laid: i64 = -1
        self._phase: i64 = 0
        self._leads: vec[i64] = buffer(_SEATS)

    def only(self, state: LabyrinthCards, actions: list[int]) -> None:
        """Considers only these actions, in rising order, in this position."""
        self._first = vec[i64](actions)
        self._laid = state.laid
        self._phase = state.phase

    def stops(self, state: State) -> bool:
        assert isinstance(state, LabyrinthCards)
        return state.phase == PLACING and state.laid >= self._until

    def moves(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """The placements with the highest gains, `width` of them; of takes all."""
        assert isinstance(state, LabyrinthCards)
        if state.laid == self._laid and state.phase == self._phase:
            n: i64 = 0
            while n < len(self._first):
                out[n] = self._first[n]
                n += 1
            return n
        if state.phase == TAKING:
            return self._takes(state, seat, out)
        gains = self._gains
        gains.find(state, seat)
        n = 0
        wanted: i64 = gains.most
        while wanted >= 0 and n < self._width:
            n = self._add(wanted, out, n)
            wanted -= 1
        _sort(out, n)
        return n

    def _takes(self, state: LabyrinthCards, seat: i64, out: vec[i64]) -> i64:
        """The largest takes only: whoever leaves cards leaves them to others."""
        n: i64 = state.fill(seat, self._room)
        most: i64 = 0
        i: i64 = 0
        while i < n:
            most = max(most, _cards(self._room[i]))
            i += 1
        found: i64 = 0
        i = 0
        while i < n:
            if _cards(self._room[i]) == most:
                out[found] = self._room[i]
                found += 1
            i += 1
        return found

    def _add(self, wanted: i64, out: vec[i64], n: i64) -> i64:
        """Adds placements of one gain, beginning anywhere, as long as there is room."""
        gains = self._gains
        start: i64 = self._seed % max(gains.n, 1)
        i: i64 = 0
        while i < gains.n and n < self._width:
            place: i64 = start + i
            if place >= gains.n:
                place -= gains.n
            if gains.gains[place] == wanted:
                out[n] = gains.actions[place]
                n += 1
            i += 1
        return n

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        """One of the placements that connect most; then the largest take."""
        assert isinstance(state, LabyrinthCards)
        if state.phase != PLACING:
            n: i64 = self._takes(state, seat, self._room)
            return self._room[chance.below(n)]
        gains = self._gains
        gains.find(state, seat)
        if gains.most == 0:
            return gains.actions[chance.below(gains.n)]
        chosen: i64 = 0
        alike: i64 = 0
        i: i64 = 0
        while i < gains.n:
            if gains.gains[i] == gains.most:
                alike += 1
                if alike == 1 or chance.below(alike) == 0:
                    chosen = i
            i += 1
        return gains.actions[chosen]

    def judge(self, state: State, out: vec[i64]) -> None:
        """By the lead in cards and in what the hands promise: the later, the more it decides."""
        assert isinstance(state, LabyrinthCards)
        self._gains.join(state)
        seat: i64 = 1
        while seat <= state.players:
            out[seat] = 100 * state.score(seat) + self._promise(state, seat)
            seat += 1
        seat = 1
        while seat <= state.players:
            best: i64 = 0
            other: i64 = 1
            while other <= state.players:
                if other != seat:
                    best = max(best, out[other])
                other += 1
            self._leads[seat] = out[seat] - best
            seat += 1
        spread: float = _SPREAD * sqrt(float(47 - state.laid))
        seat = 1
        while seat <= state.players:
            odds: float = exp(float(self._leads[seat]) / spread)
            out[seat] = int(float(WHOLE) * odds / (1.0 + odds))
            seat += 1

    def _promise(self, state: LabyrinthCards, seat: i64) -> i64:
        """What the cards of a hand will bring, in hundredths of a card."""
        if state.low_card(seat) == NONE:
            return 0
        one: i64 = self._gains.most_of(state, state.low_card(seat))
        two: i64 = 0
        if state.high_card(seat) != NONE:
            two = self._gains.most_of(state, state.high_card(seat))
        better: i64 = max(one, two)
        if seat == state.seat:
            return _NEXT + _FIRST * better + _SECOND * (one + two - better)
        return _LATER * better + _SECOND * (one + two - better)


def _cards(take: i64) -> i64:
    """How many cards a take names."""
    return count((take - TAKE - 1) % 63 + 1) if take > TAKE else 0


def _sort(items: vec[i64], n: i64) -> None:
    i: i64 = 1
    while i < n:
        item: i64 = items[i]
        j: i64 = i - 1
        while j >= 0 and items[j] > item:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = item
        i += 1
