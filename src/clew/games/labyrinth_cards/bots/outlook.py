# Compiled by mypyc.
"""What a table of the card game promises to everybody, over all cards that they may hold.

Compiled.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.labyrinth_cards.board import NOBODY, NONE
from clew.games.labyrinth_cards.components import CARD_COUNT
from clew.games.labyrinth_cards.gains import Gains
from clew.games.labyrinth_cards.rules import LabyrinthCards

__all__ = ["Outlook"]


@final
class Outlook:
    """What a table promises: the own next turn, and the opponents' turns before it.

    Exact over what anybody may hold: every card that the seat has not seen is as likely as any
    other, and each has a highest gain on the table as it lies: of cards that it may take, or
    only connects.
    """

    def __init__(self, seat: int, own: float, others: float, *, takes: bool = False) -> None:
        self._seat: i64 = seat
        self._own: float = own
        self._others: float = others
        self._gains: Gains = Gains(takes=takes)
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
        while card < CARD_COUNT:
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
