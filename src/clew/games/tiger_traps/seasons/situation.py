# Compiled by mypyc.
"""A seat's observation as a place in a solved season: by what cards match. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.tiger_traps.board import DECK, many
from clew.games.tiger_traps.rules import REVEALING
from clew.games.tiger_traps.seasons.hands import CODES, TALLEST, hand_of
from clew.games.tiger_traps.seasons.worths import ENOUGH

__all__ = ["KINDS", "Situation"]

KINDS: Final = 6
_STACK: Final = 6
_POT: Final = 3
_DEALT: Final = 6


@final
class Situation:
    """What a seat that must act knows, the starter being player 0."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.player: i64 = 0
        self.phase: i64 = 0
        self.goal: i64 = 0
        self.state: i64 = 0
        """Gems of the starter, times five, and of the other, when the season began."""
        self.known: vec[i64] = buffer(6)
        """How many cards of each worth everybody knew then: of the starter, then of the other."""
        self.hand: i64 = 0
        """The six cards of the season as one of the 19 hands."""
        self.code: i64 = 0
        """The own stack, as far as it lies face down."""
        self.top: i64 = -1
        """What its top card matches; -1: none is left."""
        self.heights: vec[i64] = buffer(2)
        """The stacks with what is turned over, the own one first."""
        self.turned: vec[i64] = buffer(2)
        self.beside: vec[i64] = buffer(6)
        """The cards turned over by worth, the own ones first."""
        self.bids: vec[i64] = buffer(2)
        """The last ones, the own one first."""
        self.left: i64 = 0
        """The cards left in hand."""
        self._noted: i64 = 0
        self._laid: i64 = 0
        self._dealt: vec[i64] = buffer(3)

    def worth(self, kind: i64) -> i64:
        """How many traits of the goal a card matches."""
        if kind >= 4:
            return 5 - kind
        apart: i64 = kind ^ self.goal
        return 2 - (apart & 1) - (apart >> 1)

    def read(self, words: vec[i64], first: i64, noted: i64) -> bool:
        """Reads an observation for two. `noted`: the cards that everybody knew when the season
        began, ten bits a seat. False if no solved season is like that."""
        word: i64 = words[first]
        seats: i64 = words[first + 1]
        table: i64 = words[first + 2]
        self.seat = (seats >> 60) & 7
        self.phase = (seats >> 54) & 7
        self.goal = (word >> (40 + 2 * ((word >> 48) & 3))) & 3
        self.player = 0 if (table >> 24) & 1 else 1
        if (seats >> 57) & 7 != 2 or (table >> 44) & 7 != _DEALT:
            return False
        self.bids[0] = words[first + 5] & 15
        self.bids[1] = (words[first + 5] >> 4) & 15
        if not self._read_gems(seats, (word >> 50) & 31):
            return False
        self._read_notes(noted)
        return self._read_cards(word, table, words[first + 3])

    def _read_gems(self, seats: i64, pot: i64) -> bool:
        own: i64 = seats & 15
        other: i64 = (seats >> 4) & 15
        if self.phase >= REVEALING:
            # Every trap so far has brought the other one a gem.
            other -= _POT - pot
        self.state = ENOUGH * own + other if self.player == 0 else ENOUGH * other + own
        return own < ENOUGH and other < ENOUGH and other >= 0

    def _read_notes(self, noted: i64) -> None:
        own: i64 = noted & DECK
        other: i64 = (noted >> 10) & DECK
        if self.seat == 2:
            own, other = other, own
        self._noted = own
        i: i64 = 0
        while i < 6:
            self.known[i] = 0
            i += 1
        kind: i64 = 0
        while kind < KINDS:
            worth: i64 = self.worth(kind)
            self.known[3 * self.player + worth] += many(own, kind)
            self.known[3 * (1 - self.player) + worth] += many(other, kind)
            kind += 1

    def _read_cards(self, word: i64, table: i64, beside: i64) -> bool:
        self.left = word & DECK
        self._laid = beside & DECK
        worth: i64 = 0
        while worth < 3:
            self._dealt[worth] = 0
            self.beside[worth] = 0
            self.beside[3 + worth] = 0
            worth += 1
        kind: i64 = 0
        while kind < KINDS:
            worth = self.worth(kind)
            self._dealt[worth] += many(self.left, kind) + many(beside & DECK, kind)
            self.beside[worth] += many(beside & DECK, kind)
            self.beside[3 + worth] += many((beside >> 10) & DECK, kind)
            kind += 1
        self._read_stack(word >> 10)
        player: i64 = 0
        while player < 2:
            first: i64 = 3 * player
            n: i64 = self.beside[first] + self.beside[first + 1] + self.beside[first + 2]
            self.turned[player] = n
            self.heights[player] = n + ((table >> (4 * player)) & 15)
            player += 1
        self.hand = hand_of(self._dealt[0], self._dealt[2])
        dealt: i64 = self._dealt[0] + self._dealt[1] + self._dealt[2]
        return self.hand >= 0 and dealt == _DEALT

    def _read_stack(self, stack: i64) -> None:
        self.code = 0
        self.top = -1
        place: i64 = 0
        while place < _STACK:
            kind: i64 = ((stack >> (3 * place)) & 7) - 1
            if kind < 0:
                break
            worth: i64 = self.worth(kind)
            self._dealt[worth] += 1
            self.top = worth
            if place < TALLEST:
                self.code += worth * CODES[place]
            place += 1

    def spread(self, worth: i64, likely: float, stack: i64, out: vec[float], place: i64) -> None:
        """Shares a likelihood out among the kinds of cards in hand that match so much; `stack` is
        the part of the observation with the own stack.

        What is known to everybody is laid first, so that less becomes known. Else all kinds are
        equally likely.
        """
        known: i64 = 0
        kinds: i64 = 0
        bit: i64 = 1
        kind: i64 = 0
        while kind < KINDS:
            if self.worth(kind) == worth and many(self.left, kind) > 0:
                kinds |= bit
                if many(self._noted, kind) > self._used(kind, stack):
                    known |= bit
            bit += bit
            kind += 1
        if known:
            kinds = known
        n: i64 = 0
        kind = 0
        while kind < KINDS:
            n += (kinds >> kind) & 1
            kind += 1
        kind = 0
        while kind < KINDS:
            if (kinds >> kind) & 1:
                out[place + kind] += likely / float(n)
            kind += 1

    def _used(self, kind: i64, stack: i64) -> i64:
        """How many cards of a kind this seat has laid this season."""
        n: i64 = many(self._laid, kind)
        place: i64 = 0
        while place < _STACK:
            if ((stack >> (3 * place)) & 7) - 1 == kind:
                n += 1
            place += 1
        return n
