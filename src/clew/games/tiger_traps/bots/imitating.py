# Compiled by mypyc.
"""How others play before cards are turned over, as a small net has learned it from their games.

The net sees what the seat that decides can see, as a few rows, and says how likely it lays a card
of so many traits, bids so much, or passes. Compiled.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.net import Net
from clew.core.bits import at, count
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.tiger_traps.board import many, one
from clew.games.tiger_traps.rules import (
    BID,
    BIDDING,
    BUILDING,
    CHOOSING,
    PASS,
    TigerTraps,
)

__all__ = ["BIDS", "KINDS", "OUTPUTS", "PASSES", "ROWS", "SLOTS", "Imitation", "output_of"]

BIDS: Final = 3
"""The outputs: to lay a card of 0, 1 or 2 traits, then the bids from 1 on, then to pass."""
PASSES: Final = 16
OUTPUTS: Final = 17

_HANDS: Final = 160
"""Hands by traits: up to four traps, seven that match one, three that match two."""
_STACKS: Final = 121
"""Stacks of up to four cards, by traits."""
_TALLEST: Final = 4
_PHASES: Final = 3
_PURSES: Final = 5
_CARDS: Final = 19
_SURE: Final = 9
_HIGHEST: Final = 14
_SEATS: Final = 6
_TRAPS: Final = 5
_TWOS: Final = 4
_HEIGHTS: Final = 7
KINDS: Final = 4
"""How many kinds of players are told apart."""

SLOTS: Final = 12
_FIRST: Final = vec[i64]([0] * SLOTS)
"""The first row of each slot."""


def _lay_out() -> int:
    sizes = [
        _PHASES * _HANDS,
        _PHASES * _STACKS,
        _PURSES * _PURSES,
        _PURSES,
        1 + _PURSES,
        _PHASES * _CARDS,
        _HIGHEST * _SURE,
        _HIGHEST * _SEATS,
        _TRAPS * _TWOS,
        _HEIGHTS,
        _SEATS,
        KINDS,
    ]
    first = 0
    for slot, size in enumerate(sizes):
        _FIRST[slot] = first
        first += size
    return first


ROWS: Final = _lay_out()
"""How many rows the net's first layer has."""


def output_of(state: TigerTraps, action: i64) -> i64:
    """The output that stands for an action before cards are turned over."""
    if action <= BID:
        return state.traits(action)
    return PASSES if action == PASS else BIDS + action - BID - 1


@final
class Imitation:
    """What a seat would do: in a position, or in one that it has been in before this season."""

    def __init__(self, net: Net, scales: vec[float]) -> None:
        self._net = net
        self._scales: vec[float] = scales
        self.kind: i64 = 0
        """Which kind of player is imitated."""
        self.rows: vec[i64] = buffer(SLOTS)
        """What was seen last."""
        self.odds: vec[float] = vec[float]([0.0] * OUTPUTS)
        """How likely each output is, not yet in proportion; those that cannot be are 0."""
        self._hand: vec[i64] = buffer(3)

    def see(
        self,
        state: TigerTraps,
        seat: i64,
        phase: i64,
        height: i64,
        cards: i64,
        bid: i64,
        bidder: i64,
    ) -> i64:
        """Notes what a seat sees that has laid the first so many cards of its stack, while the
        others have laid so many in all and somebody has bid (or nobody: 0).

        Says how much the cards on the table could give at best.
        """
        hand: i64 = state.hand(seat)
        place: i64 = state.has_played(seat) - 1
        # Whatever was laid later, or turned over, was in the hand or in the stack then.
        while place >= height:
            kind: i64 = state.card(seat, place)
            hand += one(kind)
            place -= 1
        own = self._hand
        own[0] = 0
        own[1] = 0
        own[2] = 0
        kind = 0
        while kind < 6:
            own[state.traits(kind)] += many(hand, kind)
            kind += 1
        stack: i64 = 0
        sure: i64 = 0
        total: i64 = 0
        place = 0
        while place < height:
            traits: i64 = state.traits(state.card(seat, place))
            if place < _TALLEST:
                stack = 3 * stack + traits + 1
            sure = sure + traits if traits else 0
            total += traits
            place += 1
        richest: i64 = 0
        poorest: i64 = 4
        traps: i64 = 0
        twos: i64 = 0
        other: i64 = 1
        while other <= state.players:
            if other != seat:
                gems: i64 = min(state.purse(other), 4)
                richest = max(richest, gems)
                poorest = min(poorest, gems)
                noted: i64 = state.noted(other)
                if noted:
                    kind = 0
                    while kind < 6:
                        match: i64 = state.traits(kind)
                        if match == 0:
                            traps += many(noted, kind)
                        elif match == 2:
                            twos += many(noted, kind)
                        kind += 1
            other += 1
        top: i64 = min(total + 2 * cards, 13)
        rows = self.rows
        first = _FIRST
        rows[0] = first[0] + _HANDS * phase + 32 * min(own[0], 4) + 4 * min(own[1], 7) + own[2]
        rows[1] = first[1] + _STACKS * phase + stack
        rows[2] = first[2] + _PURSES * min(state.purse(seat), 4) + richest
        rows[3] = first[3] + poorest
        rows[4] = first[4]
        rows[9] = first[9]
        if bidder:
            rows[4] += 1 + min(state.purse(bidder), 4)
            rows[9] += min(state.has_played(bidder), _HEIGHTS - 1)
        rows[5] = first[5] + _CARDS * phase + min(cards, _CARDS - 1)
        rows[6] = first[6] + _SURE * bid + min(sure, _SURE - 1)
        waiting: i64 = count(state.everybody() & ~state.passed) - 1 if bidder else 0
        rows[7] = first[7] + _SEATS * max(top - bid, 0) + waiting
        rows[8] = first[8] + _TWOS * min(traps, _TRAPS - 1) + min(twos, _TWOS - 1)
        rows[10] = first[10] + (seat + state.players - state.start) % state.players
        rows[11] = first[11] + self.kind
        return top

    def weigh(self, phase: i64, top: i64, bid: i64, highest: i64) -> float:
        """Works out the odds for what was seen last, and says what they add up to.

        By habit nobody bids what the cards on the table cannot give.
        """
        self._net.look(self.rows, SLOTS)
        out = self._net.out
        scales = self._scales
        odds = self.odds
        hand = self._hand
        best: float = -1.0e9
        i: i64 = 0
        while i < OUTPUTS:
            may: bool = False
            if i < BIDS:
                may = phase != BIDDING and hand[i] > 0
            elif i < PASSES:
                value: i64 = i - BIDS + 1
                may = phase != CHOOSING and value > bid and value <= highest
                # With an empty hand the lowest bid is always there.
                if value > top and (phase == BIDDING or value > 1):
                    may = False
            else:
                may = phase == BIDDING
            odds[i] = float(out[i]) * scales[i] if may else -2.0e9
            best = max(best, odds[i])
            i += 1
        total: float = 0.0
        i = 0
        while i < OUTPUTS:
            odds[i] = exp(odds[i] - best) if odds[i] > -1.0e9 else 0.0
            total += odds[i]
            i += 1
        return total

    def choose(self, state: TigerTraps, seat: i64, chance: Chance) -> i64:
        """An action that the seat could choose in this position, as likely as it would."""
        phase: i64 = state.phase
        cards: i64 = 0
        if phase != CHOOSING:
            cards = _laid(state, state.everybody() & ~at(seat - 1))
        top: i64 = self.see(
            state, seat, phase, state.has_played(seat), cards, state.bid, state.bidder
        )
        total: float = self.weigh(phase, top, state.bid, state.highest)
        place: float = total * float(chance.below(1073741824)) / 1073741824.0
        odds = self.odds
        output: i64 = 0
        found: i64 = -1
        while output < OUTPUTS:
            if odds[output] > 0.0:
                found = output
                place -= odds[output]
                if place < 0.0:
                    break
            output += 1
        if found == PASSES:
            return PASS
        if found >= BIDS:
            return BID + found - BIDS + 1
        return self._card(state, seat, found, chance)

    def _card(self, state: TigerTraps, seat: i64, traits: i64, chance: Chance) -> i64:
        """A card in hand of so many traits, each equally likely."""
        hand: i64 = state.hand(seat)
        left: i64 = chance.below(self._hand[traits])
        kind: i64 = 0
        while kind < 6:
            if state.traits(kind) == traits:
                left -= many(hand, kind)
                if left < 0:
                    break
            kind += 1
        return kind

    def likelihood(self, state: TigerTraps, seat: i64) -> float:
        """How likely a seat would have done this season what all have seen of it, with the cards
        that it has in this world.

        Of the bids only the last one of each seat is known: it is taken for the answer to the
        next lower one.
        """
        laid: i64 = state.has_played(seat)
        if laid == 0 or state.phase == CHOOSING:
            return 1.0
        total: float = self.weigh(
            CHOOSING, self.see(state, seat, CHOOSING, 0, 0, 0, 0), 0, state.highest
        )
        found: float = self._share(state, seat, 0, total)
        turn: i64 = (seat + state.players - state.start) % state.players
        place: i64 = 1
        while place < laid:
            cards: i64 = (state.players - 1) * place + turn
            top: i64 = self.see(state, seat, BUILDING, place, cards, 0, 0)
            total = self.weigh(BUILDING, top, 0, state.highest)
            found *= self._share(state, seat, place, total)
            place += 1
        if state.phase == BUILDING:
            return found
        return found * self._bidding(state, seat, turn)

    def _share(self, state: TigerTraps, seat: i64, place: i64, total: float) -> float:
        """How likely the very card was laid that lies at a place."""
        traits: i64 = state.traits(state.card(seat, place))
        return _doubted(self.odds[traits] / total) / float(max(self._hand[traits], 1))

    def _bidding(self, state: TigerTraps, seat: i64, turn: i64) -> float:
        """How likely a seat has bid as it did."""
        laid: i64 = state.has_played(seat)
        builds: i64 = _laid(state, state.everybody()) - state.players
        opener: bool = builds % state.players == turn
        own: i64 = state.last_bid(seat)
        below: i64 = 0
        under: i64 = 0
        above: i64 = 0
        over: i64 = 0
        other: i64 = 1
        while other <= state.players:
            bid: i64 = state.last_bid(other)
            if bid and other != seat:
                if bid < own and bid > below:
                    below = bid
                    under = other
                if bid > own and (above == 0 or bid < above):
                    above = bid
                    over = other
            other += 1
        cards: i64 = _laid(state, state.everybody() & ~at(seat - 1))
        found: float = 1.0
        total: float = 0.0
        top: i64 = 0
        if opener:
            top = self.see(state, seat, BUILDING, laid, cards, 0, 0)
            total = self.weigh(BUILDING, top, 0, state.highest)
            if below == 0 and own:
                found *= _doubted(self.odds[BIDS + own - 1] / total)
            else:
                lays: float = self.odds[0] + self.odds[1] + self.odds[2]
                found *= _doubted(1.0 - lays / total)
        if own and (below or not opener):
            if below == 0:
                # Whoever bid less has bid again since.
                below = own - 1
                under = state.bidder if state.bidder != seat else state.start
            top = self.see(state, seat, BIDDING, laid, cards, below, under)
            total = self.weigh(BIDDING, top, below, state.highest)
            found *= _doubted(self.odds[BIDS + own - 1] / total)
        if (state.passed >> (seat - 1)) & 1 and above:
            top = self.see(state, seat, BIDDING, laid, cards, above, over)
            total = self.weigh(BIDDING, top, above, state.highest)
            found *= _doubted(self.odds[PASSES] / total)
        return found


def _doubted(likely: float) -> float:
    """Nothing is certain: people and other bots play differently now and then."""
    return 0.01 + 0.95 * likely


def _laid(state: TigerTraps, seats: i64) -> i64:
    """How many cards some seats have laid this season, those turned over included."""
    cards: i64 = 0
    seat: i64 = 1
    while seat <= state.players:
        if (seats >> (seat - 1)) & 1:
            cards += state.has_played(seat)
        seat += 1
    return cards
