# Compiled by mypyc.
"""How the card game is played on quickly, and who is ahead.

Compiled.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.tree import WHOLE, Guide
from clew.core.bits import count
from clew.core.chance import Chance
from clew.core.state import State, buffer
from clew.games.labyrinth_cards.board import NOBODY, NONE
from clew.games.labyrinth_cards.bots.hands import Hands
from clew.games.labyrinth_cards.cards import LIKES
from clew.games.labyrinth_cards.gains import Gains
from clew.games.labyrinth_cards.rules import PLACING, TAKE, TAKING, LabyrinthCards

__all__ = ["CardGuide"]

_SEATS: Final = 9
_TO_THE_END: Final = 1000

# Measured: the lead at the end of 1,000 games less the lead now, fitted to the hands, in
# hundredths of a card. Hardly different early and late. `bench/cards_hands.py` does it again.
_FIRST: Final = 81
"""The value of each card that the better card in hand could take, for the seat in turn."""
_FIRST_LATER: Final = 45
"""The same for the seats that wait."""
_SECOND: Final = 30
"""The value of each card that the other card in hand could take, for the seat in turn."""
_SECOND_LATER: Final = 20
"""The same for the seats that wait."""
_ON_TABLE: Final = 12
"""Each like of a card in hand that lies on the table, in reach or not."""
_TO_COME: Final = 4
"""Each like of the other card in hand that is yet to be placed."""
_SPREAD: Final = 30.0
"""A lead of this, times the root of the placements left, makes the odds e to one."""


@final
class CardGuide(Guide):
    """Considers what takes most, takes all it can, and counts who is ahead.

    It plays on until so many cards are placed; never is a turn judged in its middle. With `hands`
    it thinks of worlds in which the others hold what they may have kept.
    """

    WIDTH: ClassVar[int] = 64

    def __init__(self, until: int, width: int, seed: int, hands: Hands | None = None) -> None:
        super().__init__(_TO_THE_END)
        self._until: i64 = until
        self._hands = hands
        self._gains: Gains = Gains(takes=True)
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

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:
        assert isinstance(world, LabyrinthCards)
        if self._hands is None:
            return world.sample(seat, chance)
        return self._hands.deal(world, chance)

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
        """Considers only the largest takes: cards that a player leaves go to others."""
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
        """One of the placements that take most; then the largest take."""
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
        """Judges by the lead in cards and by what the hands promise: the later, the more the lead
        decides."""
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
        better: i64 = state.low_card(seat)
        if better == NONE:
            return 0
        most: i64 = self._gains.most_of(state, better)
        other: i64 = state.high_card(seat)
        if other == NONE:
            return (_FIRST if seat == state.seat else _FIRST_LATER) * most
        least: i64 = self._gains.most_of(state, other)
        if least > most:
            better, other = other, better
            most, least = least, most
        hopes: i64 = _ON_TABLE * _lying(state, better) + _hopes(state, other)
        if seat == state.seat:
            return hopes + _FIRST * most + _SECOND * least
        return hopes + _FIRST_LATER * most + _SECOND_LATER * least


def _lying(state: LabyrinthCards, card: i64) -> i64:
    """How many likes of a card lie on the table."""
    found: i64 = 0
    i: i64 = 0
    while i < 6:
        if state.lies[LIKES[6 * card + i]] >= 0:
            found += 1
        i += 1
    return found


def _hopes(state: LabyrinthCards, card: i64) -> i64:
    """What a card may bring later, by its likes on the table and those still to be placed."""
    found: i64 = 0
    i: i64 = 0
    while i < 6:
        lies: i64 = state.lies[LIKES[6 * card + i]]
        if lies >= 0:
            found += _ON_TABLE
        elif lies == NOBODY:
            found += _TO_COME
        i += 1
    return found


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
