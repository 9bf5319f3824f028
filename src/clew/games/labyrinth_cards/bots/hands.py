# Compiled by mypyc.
"""What a seat of the card game may believe about the others' hands.

Compiled. A player who places a card keeps another one, and would hardly have kept it if it could
have taken more. So some unseen cards are more likely to be the kept one than others; the card drawn
since can be any.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.labyrinth_cards.board import NOBODY, NONE
from clew.games.labyrinth_cards.components import CARD_COUNT
from clew.games.labyrinth_cards.gains import Gains
from clew.games.labyrinth_cards.rules import TAKING, LabyrinthCards

__all__ = ["Hands"]

_SEATS: Final = 7

# Measured in games of adepts: how often a card is the one that was kept, against any other that
# nobody has seen, in thousandths of the most; by how many more cards than the placed one it
# would have taken.
_NO_BETTER: Final = 1000
_AS_GOOD: Final = 450
"""The kept card would have taken as many cards as the placed one; if both take none, it is no
better."""
_BETTER: Final = 100
"""The kept card would have taken one more. A player who took nothing hardly ever had such a card,
or one better by two."""
_MUCH_BETTER: Final = 20


@final
class Hands:
    """How likely each card is to be the one that each other seat kept."""

    def __init__(self, state: LabyrinthCards, seat: int) -> None:
        self._seat: i64 = seat
        self._weights: vec[i64] = buffer(CARD_COUNT * _SEATS)
        self._sums: vec[i64] = buffer(_SEATS)
        """The sum of a seat's weights; 0 if nothing is known about its hand."""
        self._think(state)

    def weight(self, seat: i64, card: i64) -> i64:
        """How likely a seat kept a card, in thousandths of the likeliest."""
        return self._weights[CARD_COUNT * seat + card]

    def _think(self, state: LabyrinthCards) -> None:
        """Goes back turn by turn, and asks what else each seat could have placed."""
        table = state.clone()
        seat: i64 = state.seat
        if state.phase == TAKING:
            _undo(table, state.placed)
        turns: i64 = 1
        while turns < state.players:
            seat = state.players if seat == 1 else seat - 1
            if not _undo(table, state.last_card(seat)):
                break
            if seat != self._seat and state.low_card(seat) != NONE:
                self._weigh(state, table, seat)
            turns += 1

    def _weigh(self, state: LabyrinthCards, table: LabyrinthCards, seat: i64) -> None:
        """What a seat may have kept when the table was like this."""
        gains = Gains(takes=True)
        gains.join(table)
        taken: i64 = state.last_take(seat)
        total: i64 = 0
        card: i64 = 0
        while card < CARD_COUNT:
            if state.lies[card] == NOBODY and not state.holds(self._seat, card):
                weight: i64 = _likely(gains.most_of(table, card) - taken, taken)
                self._weights[CARD_COUNT * seat + card] = weight
                total += weight
            card += 1
        self._sums[seat] = total

    def deal(self, world: LabyrinthCards, chance: Chance) -> LabyrinthCards:
        """A world with likely hands."""
        state = world.sample(self._seat, chance)
        other: i64 = 1
        while other <= state.players:
            if self._sums[other] > 0:
                self._keep(state, other, chance)
            other += 1
        return state

    def _keep(self, state: LabyrinthCards, seat: i64, chance: Chance) -> None:
        """Lets a seat have kept a card that is likely, in exchange for one that it was dealt."""
        left: i64 = chance.below(self._sums[seat])
        kept: i64 = 0
        while left >= self._weights[CARD_COUNT * seat + kept]:
            left -= self._weights[CARD_COUNT * seat + kept]
            kept += 1
        if state.holds(seat, kept):
            return
        given: i64 = state.low_card(seat)
        rest: i64 = state.high_card(seat)
        if rest != NONE and chance.below(2):
            given = rest
            rest = state.low_card(seat)
        state.hold(seat, kept, rest)
        self._give_back(state, seat, kept, given)

    def _give_back(self, state: LabyrinthCards, seat: i64, kept: i64, given: i64) -> None:
        """Puts a card where another was that a seat now holds: into the deck, or into a hand."""
        i: i64 = state.drawn
        while i < len(state.deck):
            if state.deck[i] == kept:
                state.deck[i] = given
                return
            i += 1
        other: i64 = 1
        while other <= state.players:
            if other != seat and state.holds(other, kept):
                rest: i64 = state.low_card(other)
                if rest == kept:
                    rest = state.high_card(other)
                state.hold(other, given, rest)
                return
            other += 1


def _likely(more: i64, taken: i64) -> i64:
    """The weight of a card that would have taken so many more than the placed one took."""
    if more < 0 or (more == 0 and taken == 0):
        return _NO_BETTER
    if more == 0:
        return _AS_GOOD
    return _BETTER if more == 1 and taken > 0 else _MUCH_BETTER


def _undo(table: LabyrinthCards, card: i64) -> bool:
    """Takes a card off the table again; whether it was still there."""
    if card == NONE or not table.table & at(card):
        return False
    table.lift(card, 1)
    return True
