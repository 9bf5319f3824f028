# Compiled by mypyc.
"""Labyrinth: The Card Game: the rules LC-01 to LC-15.

Compiled. `board` has the table and its paths, `cards` what each card can do.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import count, low, shl
from clew.core.chance import Chance
from clew.core.state import ALL, NO_SUCH_ACTION, NOT_YOUR_TURN, Log, buffer, won_by
from clew.games.labyrinth_cards.beliefs import lay_anew
from clew.games.labyrinth_cards.board import NONE, RIM_CELL, RIM_TOUCHED, Board
from clew.games.labyrinth_cards.cards import (
    CHOICES,
    FITS,
    LIKE_WAYS,
    LIKES,
    STARTS,
    TURNS,
    way_card,
)
from clew.games.labyrinth_cards.choosing import (
    TAKING_FROM,
    allow_card,
    cell_beside,
    choice_at,
)
from clew.games.labyrinth_cards.components import CARD_COUNT, CARDS, TREASURES, cell_name
from clew.games.labyrinth_cards.events import (
    Closed,
    Drawn,
    Drew,
    Ended,
    Left,
    Passed,
    Placed,
    Taken,
    Turn,
)
from clew.games.labyrinth_cards.observing import observe
from clew.games.labyrinth_cards.refusals import (
    ALL_CARDS_PLAYED,
    CUT_OFF,
    LEAVE_AN_OPENING,
    NO_PATH_RUNS_ON,
    NOT_ASKED_NOW,
    NOT_CONNECTED,
    NOT_IN_HAND,
    SAME_ROTATION,
)

__all__ = ["OVER", "PLACE", "PLACING", "TAKE", "TAKING", "LabyrinthCards"]

# Actions.
PLACE: Final = 36100
"""PLACE * card + 4 * cell + quarter turns clockwise."""
TAKE: Final = 1805000
"""To take nothing. TAKE + 63 * card + likes: to take these likes (six bits) of the placed card."""
_ACTIONS: Final = 1808151
_SUBSETS: Final = 64
_CHOICES: Final = 1664
_CHOICE_WORDS: Final = 26

# Phases: what the player is asked for.
PLACING: Final = 0
TAKING: Final = 1
OVER: Final = 2


@final
@mypyc_attr(free_list_len=1)
class LabyrinthCards(Board):
    """A position of Labyrinth: The Card Game, and how it goes on."""

    # Every card touches another (LC-09), so the cards lie in groups of two or more, and a group
    # of n has at most 2n + 2 <= 3n empty cells beside it. Who holds two cards faces at most 48
    # on the table: 144 cells, two cards, four rotations. A take has at most 64 subsets.
    WIDTH: ClassVar[int] = 1152
    ACTIONS: ClassVar[int] = 1808151
    CHOICES: ClassVar[int] = 1664
    WORDS: ClassVar[int] = 19

    def clone(self) -> LabyrinthCards:
        other = LabyrinthCards()
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> LabyrinthCards:
        other = self.clone()
        lay_anew(other, seat, chance)
        return other

    # The contract

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return shl(1, self.seat - 1)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.seat or self.phase == OVER:
            return 0
        if self.phase == TAKING:
            return self._fill_takes(out)
        n: i64 = self._fill_card(self.low_card(seat), out, 0)
        card: i64 = self.high_card(seat)
        return n if card == NONE else self._fill_card(card, out, n)

    def _fill_card(self, card: i64, out: vec[i64], n: i64) -> i64:
        """Writes the placements of a card from place n on; how many are written then (LC-05).

        Where no path leads out, the card needs an opening of its own instead (LC-06)."""
        rim = self.rim
        first: i64 = PLACE * card
        fits: i64 = 16 * card
        closed = self.openings == 0
        i: i64 = 0
        while i < self.rims:
            word: i64 = rim[i]
            turns: i64 = FITS[fits + (~(word >> RIM_TOUCHED) & 15 if closed else word & 15)]
            if turns:
                action: i64 = first + 4 * (word >> RIM_CELL)
                if turns & 1:
                    out[n] = action
                    n += 1
                if turns & 2:
                    out[n] = action + 1
                    n += 1
                if turns & 4:
                    out[n] = action + 2
                    n += 1
                if turns & 8:
                    out[n] = action + 3
                    n += 1
            i += 1
        return n

    def _fill_takes(self, out: vec[i64]) -> i64:
        """Writes what may be taken: nothing, or likes without which the rest holds (LC-08)."""
        likes: i64 = self.reached
        first: i64 = TAKE + 63 * self.placed
        out[0] = TAKE
        n: i64 = 1
        which: i64 = -likes & likes
        while which:
            if self.holds_without(self.likes(self.placed, which)):
                out[n] = first + which
                n += 1
            # The next subset, in rising order.
            which = (which - likes) & likes
        return n

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        observe(self, seat, self.phase == TAKING, self.acting(), out, first)

    def allow(self, seat: i64, out: vec[i64], first: i64) -> None:
        if seat == self.seat and self.phase == PLACING:
            i: i64 = 0
            while i < _CHOICE_WORDS:
                out[first + i] = 0
                i += 1
            allow_card(self, self.low_card(seat), 0, out, first)
            if self.high_card(seat) != NONE:
                allow_card(self, self.high_card(seat), 1, out, first)
        else:
            super().allow(seat, out, first)

    def action_of(self, seat: i64, choice: i64) -> i64:
        if choice < 0 or choice >= _CHOICES:
            return -1
        if choice >= TAKING_FROM:
            which: i64 = choice - TAKING_FROM
            return TAKE + 63 * self.placed + which if which else TAKE
        card: i64 = self.high_card(seat) if choice >= TAKING_FROM // 2 else self.low_card(seat)
        cell: i64 = cell_beside(self, (choice >> 4) % CARD_COUNT, (choice >> 2) & 3)
        if card == NONE or cell < 0:
            return -1
        return PLACE * card + 4 * cell + (choice & 3)

    def choice_of(self, seat: i64, action: i64) -> i64:
        if action >= TAKE:
            return TAKING_FROM + (action - TAKE - 63 * self.placed if action > TAKE else 0)
        card: i64 = action // PLACE
        hand: i64 = 0 if card == self.low_card(seat) else 1
        return choice_at(self, hand, (action - PLACE * card) >> 2) + (action & 3)

    def pick(self, seat: i64, chance: Chance) -> i64:
        if seat != self.seat or self.phase == OVER:
            return super().pick(seat, chance)
        if self.phase == TAKING:
            out = buffer(_SUBSETS)
            return out[chance.below(self._fill_takes(out))]
        one: i64 = self.low_card(seat)
        two: i64 = self.high_card(seat)
        ones: i64 = self._placements(one)
        both: i64 = ones if two == NONE else ones + self._placements(two)
        choice: i64 = chance.below(both)
        if choice < ones:
            return self._nth_placement(one, choice)
        return self._nth_placement(two, choice - ones)

    def _placements(self, card: i64) -> i64:
        """How many placements of a card are legal."""
        rim = self.rim
        closed = self.openings == 0
        total: i64 = 0
        i: i64 = 0
        while i < self.rims:
            word: i64 = rim[i]
            total += CHOICES[16 * card + (~(word >> RIM_TOUCHED) & 15 if closed else word & 15)]
            i += 1
        return total

    def _nth_placement(self, card: i64, k: i64) -> i64:
        """The k-th legal placement of a card, counted from 0."""
        rim = self.rim
        closed = self.openings == 0
        i: i64 = 0
        while True:
            word: i64 = rim[i]
            fits: i64 = 16 * card + (~(word >> RIM_TOUCHED) & 15 if closed else word & 15)
            if k < CHOICES[fits]:
                turns: i64 = FITS[fits]
                while k > 0:
                    turns &= turns - 1
                    k -= 1
                return PLACE * card + 4 * (word >> RIM_CELL) + low(turns)
            k -= CHOICES[fits]
            i += 1

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return ALL_CARDS_PLAYED
        if action < 0 or action >= _ACTIONS:
            return NO_SUCH_ACTION
        if seat != self.seat:
            return NOT_YOUR_TURN
        if action >= TAKE:
            return self._take_refusal(action)
        if self.phase != PLACING:
            return NOT_ASKED_NOW
        card: i64 = action // PLACE
        if not self.holds(seat, card):
            return NOT_IN_HAND
        if action & 3 >= TURNS[card]:
            return SAME_ROTATION
        word: i64 = self.rim_word((action - PLACE * card) >> 2)
        if word == 0:
            return NO_PATH_RUNS_ON
        if self.openings:
            fits = (FITS[16 * card + (word & 15)] >> (action & 3)) & 1
            return 0 if fits else NO_PATH_RUNS_ON
        free: i64 = ~(word >> RIM_TOUCHED) & 15
        return 0 if (FITS[16 * card + free] >> (action & 3)) & 1 else LEAVE_AN_OPENING

    def _take_refusal(self, action: i64) -> i64:
        if self.phase != TAKING:
            return NOT_ASKED_NOW
        if action == TAKE:
            return 0
        card: i64 = (action - TAKE - 1) // 63
        if card != self.placed:
            return NOT_ASKED_NOW
        which: i64 = action - TAKE - 63 * card
        if which & ~self.reached:
            return NOT_CONNECTED
        return 0 if self.holds_without(self.likes(card, which)) else CUT_OFF

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:  # noqa: ARG002
        self.check(seat, action)
        if action >= TAKE:
            if action == TAKE:
                if log is not None:
                    log.add(ALL, Left(seat=seat))
            else:
                self._take(action - TAKE - 63 * self.placed, log)
            self._end_turn(log)
            return
        card: i64 = action // PLACE
        self._place(card, (action - PLACE * card) >> 2, action & 3, log)
        if self._may_take():
            self.phase = TAKING
        else:
            self.reached = 0
            self._end_turn(log)

    def result(self) -> list[float] | None:
        return won_by(self.winners(), self.players)

    def winners(self) -> i64:
        """Who won, as a set of seats; empty while the game goes on (LC-12)."""
        if self.phase != OVER:
            return 0
        most: i64 = -1
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            score: i64 = self.score(seat)
            if score > most:
                most = score
                seats = 0
            if score == most:
                seats |= shl(1, seat - 1)
            seat += 1
        return seats

    # A turn

    def _place(self, card: i64, cell: i64, turn: i64, log: Log | None) -> None:
        seat: i64 = self.seat
        kept: i64 = self.low_card(seat)
        if kept == card:
            kept = self.high_card(seat)
        self.hold(seat, kept, NONE)
        self.lay(card, cell, turn)
        self.laid += 1
        self.placed = card
        self.note(seat, card, 0)
        self.reached = self.likes_reached(card)
        if log is not None:
            one, other = CARDS[card][2]
            log.add(
                ALL,
                Placed(
                    seat=seat,
                    card=card + 1,
                    treasure=TREASURES[one],
                    other_treasure=TREASURES[other],
                    cell=cell_name(cell),
                    rotation=90 * turn,
                ),
            )

    def _may_take(self) -> bool:
        """Whether there is more to choose from than to take nothing (LC-08, LC-09)."""
        likes: i64 = self.reached
        which: i64 = -likes & likes
        while which:
            if self.holds_without(self.likes(self.placed, which)):
                return True
            which = (which - likes) & likes
        return False

    def way_to(self, like: i64) -> list[int]:
        """The cells of the path from the placed card to one of its likes, 0 to 5 (LC-07)."""
        start: i64 = STARTS[2 * self.placed + like // 3]
        ways: list[int] = self.route(start, LIKE_WAYS[6 * self.placed + like])
        return [self.cell(way_card(way)) for way in ways]

    def _take(self, which: i64, log: Log | None) -> None:
        """Takes likes of the placed card, all judged on the table as it lies now (LC-10)."""
        if log is not None:
            rest: i64 = which
            while rest:
                self._tell_taken(low(rest), log)
                rest &= rest - 1
        self.note(self.seat, self.placed, count(which))
        while which:
            self.lift(LIKES[6 * self.placed + low(which)], self.seat)
            which &= which - 1

    def _tell_taken(self, like: i64, log: Log) -> None:
        card: i64 = LIKES[6 * self.placed + like]
        treasure = CARDS[self.placed][2][like // 3]
        log.add(
            ALL,
            Taken(
                seat=self.seat,
                card=card + 1,
                treasure=TREASURES[treasure],
                cell=cell_name(self.cell(card)),
                path=[cell_name(cell) for cell in self.way_to(like)],
            ),
        )

    def _end_turn(self, log: Log | None) -> None:
        """Draws a card, and it is the next turn of somebody who has cards (LC-11, LC-12)."""
        self.reached = 0
        if self.drawn < len(self.deck):
            self._draw(log)
        seat: i64 = self.seat
        passed: i64 = 0
        while passed < self.players:
            seat = 1 if seat == self.players else seat + 1
            if self.low_card(seat) != NONE:
                break
            passed += 1
        if passed == self.players:
            self._end(log)
            return
        self.phase = PLACING
        if log is not None:
            while passed > 0:
                log.add(ALL, Passed(seat=(seat - passed - 1) % self.players + 1))
                passed -= 1
            log.add(ALL, Turn(seat=seat, turn=self.laid + 1))
            if self.openings == 0:
                log.add(ALL, Closed(seat=seat))
        self.seat = seat

    def _draw(self, log: Log | None) -> None:
        """The hand is made up to two cards again (LC-11)."""
        seat: i64 = self.seat
        card: i64 = self.deck[self.drawn]
        self.drawn += 1
        self.hold(seat, self.low_card(seat), card)
        if log is not None:
            one, other = CARDS[card][2]
            log.add(ALL, Drew(seat=seat, left=self.deck_left()))
            log.tell(
                seat,
                Drawn(
                    seat=seat,
                    card=card + 1,
                    treasure=TREASURES[one],
                    other_treasure=TREASURES[other],
                ),
            )

    def _end(self, log: Log | None) -> None:
        self.phase = OVER
        if log is not None:
            won: i64 = self.winners()
            seats = range(1, self.players + 1)
            log.add(
                ALL,
                Ended(
                    winners=[seat for seat in seats if (won >> (seat - 1)) & 1],
                    points=[self.score(seat) for seat in seats],
                    rule="LC-12",
                ),
            )
