# Compiled by mypyc.
"""The Lady and the Tiger: Traps: the rules TT-01 to TT-27.

Compiled: whole numbers are machine words, a handful of cards is ten bits, and the legal
actions of a position are one set of bits.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import at, count, low, nth, shl
from clew.core.chance import Chance
from clew.core.state import ALL, NO_SUCH_ACTION, NOT_YOUR_TURN, Log, won_by
from clew.games.tiger_traps.beliefs import begin_year, lay_anew
from clew.games.tiger_traps.board import (
    AWARDING,
    BIDDING,
    BUILDING,
    CHOOSING,
    OVER,
    REVEALING,
    Board,
    kinds,
    many,
    one,
)
from clew.games.tiger_traps.components import GEMS, KINDS, POT
from clew.games.tiger_traps.events import (
    Awarded,
    Bid,
    Built,
    Chosen,
    Emptied,
    Ended,
    Exhausted,
    Gave,
    Hand,
    Laid,
    Paid,
    Passed,
    Revealed,
    Revealer,
    Season,
    Took,
    Trapped,
    Year,
)
from clew.games.tiger_traps.observing import observe
from clew.games.tiger_traps.refusals import (
    BID_HIGHER,
    BUILD_OR_BID,
    EMPTY_HAND_BIDS,
    FIFTH_GEM,
    FIRST_CARDS,
    GIVE_THE_GEM,
    NO_BUILDING_NOW,
    NO_CARD_FACE_DOWN,
    NO_STOPPING_NOW,
    REVEALER_TURNS_OVER,
    SEASON_LIMIT_REACHED,
)

__all__ = [
    "AWARDING",
    "BID",
    "BIDDING",
    "BUILDING",
    "CHOOSING",
    "GIVE",
    "OVER",
    "PASS",
    "PLAY",
    "REVEAL",
    "REVEALING",
    "TigerTraps",
    "named",
]

# Actions.
PLAY: Final = 0
"""PLAY + kind of card, from hand face down onto the own stack."""
BID: Final = 5
"""BID + traits, from 6 to 18."""
PASS: Final = 19
REVEAL: Final = 19
"""REVEAL + seat: turn over the top of that seat's stack, from 20 on."""
GIVE: Final = 25
"""GIVE + seat: that seat gets a gem, from 26 on."""

_ACTIONS: Final = 32
_BIDS: Final = 0x7FFC0
_PASSING: Final = 0x80000


def named(cards: i64) -> list[str]:
    """The names of a handful of cards, kind by kind."""
    return [name for kind, name in enumerate(KINDS) for i in range(many(cards, kind))]


@final
@mypyc_attr(free_list_len=1)
class TigerTraps(Board):
    """A position of Traps, and how it goes on."""

    WIDTH: ClassVar[int] = 19
    ACTIONS: ClassVar[int] = 32
    WORDS: ClassVar[int] = 6

    def clone(self) -> TigerTraps:
        other = TigerTraps()
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> TigerTraps:
        other = self.clone()
        lay_anew(other, seat, chance)
        return other

    # The contract

    def pending(self) -> i64:
        return self.waiting

    def _actions(self, seat: i64) -> i64:
        """The legal actions of a seat that must act, as a set."""
        phase: i64 = self.phase
        if phase == CHOOSING:
            return kinds(self.hand(seat))
        if phase == BUILDING:
            # An empty hand has only bids left (TT-08, TT-09).
            return kinds(self.hand(seat)) | self._bids()
        if phase == BIDDING:
            # Higher bids, or to pass (TT-10, TT-11).
            return (self._bids() & ~(shl(2, BID + self.bid) - 1)) | _PASSING
        if phase == AWARDING:
            return self._needy(seat) << (GIVE + 1)
        # The top of any stack; from the first card on the revealer may stop (TT-14, TT-19).
        actions: i64 = self._standing() << (REVEAL + 1)
        if (self.turned or self.early_gift) and self.purse(seat) > 0:
            actions |= self._needy(seat) << (GIVE + 1)
        return actions

    def _bids(self) -> i64:
        """The bids that there are (TT-10, TT-28)."""
        return _BIDS & (shl(2, BID + self.highest) - 1)

    def _standing(self) -> i64:
        """The seats whose stacks still have cards face down."""
        seats: i64 = 0
        heights: i64 = self.played - self.turned
        bit: i64 = 1
        while heights:
            if heights & 15:
                seats |= bit
            heights >>= 4
            bit += bit
        return seats

    def _needy(self, giver: i64) -> i64:
        """The opponents who may be given a gem: those with 3 or fewer (TT-17, TT-19)."""
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            if seat != giver and self.purse(seat) < 4:
                seats |= at(seat - 1)
            seat += 1
        return seats

    def _waits_for(self, seat: i64) -> bool:
        return seat > 0 and seat <= self.players and (self.waiting >> (seat - 1)) & 1 != 0

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if not self._waits_for(seat):
            return 0
        n: i64 = 0
        actions: i64 = self._actions(seat)
        while actions:
            out[n] = low(actions)
            n += 1
            actions &= actions - 1
        return n

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        observe(self, seat, out, first)

    def allow(self, seat: i64, out: vec[i64], first: i64) -> None:
        out[first] = self._actions(seat) if self._waits_for(seat) else 0

    def pick(self, seat: i64, chance: Chance) -> i64:
        if not self._waits_for(seat):
            return super().pick(seat, chance)
        actions: i64 = self._actions(seat)
        return nth(actions, chance.below(count(actions)))

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return self.ended
        if action < 0 or action >= _ACTIONS:
            return NO_SUCH_ACTION
        if not self._waits_for(seat):
            chosen = self.phase == CHOOSING and seat > 0 and seat <= self.players
            return FIRST_CARDS if chosen else NOT_YOUR_TURN
        if (self._actions(seat) >> action) & 1:
            return 0
        return self._refusal_of(seat, action)

    def _refusal_of(self, seat: i64, action: i64) -> i64:
        """The rule that forbids an action which is not legal."""
        if self.phase == CHOOSING:
            return FIRST_CARDS
        if self.phase == AWARDING:
            return GIVE_THE_GEM
        if action > GIVE:
            return NO_STOPPING_NOW
        if self.phase == REVEALING:
            return NO_CARD_FACE_DOWN if action > REVEAL else REVEALER_TURNS_OVER
        if action > REVEAL:
            return REVEALER_TURNS_OVER
        if self.phase == BIDDING:
            return NO_BUILDING_NOW if action <= BID else BID_HIGHER
        return BUILD_OR_BID if self.hand(seat) else EMPTY_HAND_BIDS

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        self.check(seat, action)
        if action <= BID:
            self._play(seat, action - PLAY, log)
        elif action < PASS:
            self._bid(seat, action - BID, log)
        elif action == PASS:
            self._pass(seat, log)
        elif action <= GIVE:
            self._reveal(seat, action - REVEAL, chance, log)
        elif self.phase == AWARDING:
            self._award(seat, action - GIVE, chance, log)
        else:
            self._give(seat, action - GIVE, chance, log)

    def result(self) -> list[float] | None:
        return won_by(self.winners(), self.players)

    def winners(self) -> i64:
        """Who won, as a set of seats: those with most gems; empty while the game goes on
        (TT-25, TT-26)."""
        if self.phase != OVER:
            return 0
        most: i64 = -1
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            gems: i64 = self.purse(seat)
            if gems > most:
                most = gems
                seats = 0
            if gems == most:
                seats |= at(seat - 1)
            seat += 1
        return seats

    # A season

    def begin_season(self, chance: Chance, log: Log | None) -> None:
        """TT-05, TT-06, TT-22, TT-24."""
        if (self.season - 1) & 3 == 0:
            begin_year(self, chance)
            if log is not None:
                self._tell_year(log)
        self.hands = self.owned
        self.beside = 0
        self.stacks = 0
        self.played = 0
        self.turned = 0
        self.bid = 0
        self.bidder = 0
        self.bids = 0
        self.passed = 0
        self.matched = 0
        self.pot = GEMS - self.purses()
        if self.pot > POT:
            self.pot = POT
        self.phase = CHOOSING
        self.seat = self.start
        self.waiting = self.everybody()
        if log is not None:
            goal = KINDS[self.goal()]
            log.add(ALL, Season(season=self.season, goal=goal, pot=self.pot, seat=self.start))

    def _tell_year(self, log: Log) -> None:
        log.add(ALL, Year(year=((self.season - 1) >> 2) + 1))
        for seat in range(1, self.players + 1):
            log.tell(seat, Hand(seat=seat, cards=named(self.hand(seat))))

    def _play(self, seat: i64, kind: i64, log: Log | None) -> None:
        place: i64 = self.has_played(seat)
        self.lay(seat, place, kind)
        self.played += shl(1, 4 * seat - 4)
        self.hands -= one(kind) << (10 * seat - 10)
        if self.phase == BUILDING:
            if log is not None:
                log.add(ALL, Built(seat=seat, height=place + 1))
            self._turn_to(self._after(seat))
            return
        if log is not None:
            log.tell(seat, Chosen(seat=seat))
        self.waiting &= ~at(seat - 1)
        if self.waiting == 0:
            self.phase = BUILDING
            self._turn_to(self.start)
            if log is not None:
                log.add(ALL, Laid(seat=self.start))

    def _turn_to(self, seat: i64) -> None:
        self.seat = seat
        self.waiting = at(seat - 1)

    def _after(self, seat: i64) -> i64:
        """The next seat clockwise that has not passed."""
        while True:
            seat = seat + 1 if seat < self.players else 1
            if not (self.passed >> (seat - 1)) & 1:
                return seat

    def _bid(self, seat: i64, bid: i64, log: Log | None) -> None:
        shift: i64 = 4 * seat - 4
        self.bid = bid
        self.bidder = seat
        self.bids = (self.bids & ~shl(15, shift)) | (bid << shift)
        self.phase = BIDDING
        if log is not None:
            log.add(ALL, Bid(seat=seat, bid=bid))
        if bid == self.highest:
            # No higher bid exists: all others are out without being asked (TT-11).
            self.passed = self.everybody() & ~at(seat - 1)
            self._begin_revealing(log)
            return
        self._turn_to(self._after(seat))

    def _pass(self, seat: i64, log: Log | None) -> None:
        self.passed |= at(seat - 1)
        if log is not None:
            log.add(ALL, Passed(seat=seat))
        self._turn_to(self._after(seat))
        if self.seat == self.bidder:
            self._begin_revealing(log)

    def _begin_revealing(self, log: Log | None) -> None:
        """The highest bidder is the only one left (TT-12)."""
        self.phase = REVEALING
        self._turn_to(self.bidder)
        if log is not None:
            log.add(ALL, Revealer(seat=self.bidder, bid=self.bid))

    # Revealing

    def _reveal(self, seat: i64, owner: i64, chance: Chance, log: Log | None) -> None:
        """A card is turned over; it is a trap, reaches the bid, or neither (TT-14, TT-21)."""
        kind: i64 = self.card(owner, self.height(owner) - 1)
        self._turn_over(owner, kind)
        traits: i64 = self.traits(kind)
        self.matched += traits
        if log is not None:
            revealed = Revealed(
                seat=seat,
                owner_seat=owner,
                own=owner == seat,
                card=KINDS[kind],
                traits=traits,
                matched=self.matched,
                bid=self.bid,
            )
            log.add(ALL, revealed)
        if traits == 0:
            self._spring(seat, owner, chance, log)
        elif self.matched >= self.bid:
            self._take_pot(seat, chance, log)
        else:
            self._go_on(chance, log)

    def _turn_over(self, owner: i64, kind: i64) -> None:
        """The top of a stack comes to lie beside it, and is known from now on (TT-27)."""
        shift: i64 = 10 * owner - 10
        self.turned += shl(1, 4 * owner - 4)
        self.beside += one(kind) << shift
        if many(self.beside >> shift, kind) > many(self.notes >> shift, kind):
            self.notes += one(kind) << shift

    def _spring(self, seat: i64, owner: i64, chance: Chance, log: Log | None) -> None:
        """A trap: who gets the gem (TT-16 to TT-18)."""
        if owner != seat:
            self.pot -= 1
            self._gain(owner, 1)
            if log is not None:
                log.add(ALL, Trapped(seat=seat, owner_seat=owner, gems=self.purse(owner)))
            if self.purse(owner) >= 5:
                self._end(FIFTH_GEM, log)
            else:
                self._go_on(chance, log)
        elif self._needy(seat):
            self.phase = AWARDING
        else:
            paid: i64 = self.purse(seat)
            if paid > 2:
                paid = 2
            self._gain(seat, -paid)
            self.pot += paid - 1
            if log is not None:
                log.add(ALL, Paid(seat=seat, gems=paid))
            self._end_season(chance, log)

    def _gain(self, seat: i64, gems: i64) -> None:
        self.gems += gems * shl(1, 4 * seat - 4)

    def _award(self, seat: i64, other: i64, chance: Chance, log: Log | None) -> None:
        """The revealer has picked who takes the gem of an own trap (TT-17)."""
        self.pot -= 1
        self._gain(other, 1)
        self.phase = REVEALING
        if log is not None:
            log.add(ALL, Awarded(seat=seat, other_seat=other, gems=self.purse(other)))
        self._go_on(chance, log)

    def _give(self, seat: i64, other: i64, chance: Chance, log: Log | None) -> None:
        """The revealer stops, for an own gem (TT-19)."""
        self._gain(seat, -1)
        self._gain(other, 1)
        if log is not None:
            log.add(ALL, Gave(seat=seat, other_seat=other, gems=self.purse(other)))
        self._end_season(chance, log)

    def _take_pot(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """The bid is reached: the pot goes to the revealer (TT-20)."""
        taken: i64 = self.pot
        self._gain(seat, taken)
        self.pot = 0
        if log is not None:
            log.add(ALL, Took(seat=seat, pot=taken, gems=self.purse(seat)))
        if self.purse(seat) >= 5:
            self._end(FIFTH_GEM, log)
        else:
            self._end_season(chance, log)

    def _go_on(self, chance: Chance, log: Log | None) -> None:
        """After a card that did not reach the bid (TT-21)."""
        if self.pot == 0:
            if log is not None:
                log.add(ALL, Emptied(seat=self.seat))
            self._end_season(chance, log)
        elif self.played == self.turned:
            if log is not None:
                log.add(ALL, Exhausted(seat=self.seat))
            self._end_season(chance, log)

    def _end_season(self, chance: Chance, log: Log | None) -> None:
        """TT-22, TT-23, TT-26."""
        if self.season >= self.limit:
            self._end(SEASON_LIMIT_REACHED, log)
            return
        self.start = self.bidder + 1 if self.bidder < self.players else 1
        self.season += 1
        self.begin_season(chance, log)

    def _end(self, rule: i64, log: Log | None) -> None:
        self.phase = OVER
        self.waiting = 0
        self.ended = rule
        if log is not None:
            won: i64 = self.winners()
            winners = [seat for seat in range(1, self.players + 1) if (won >> (seat - 1)) & 1]
            log.add(ALL, Ended(winners=winners, rule=f"TT-{rule}"))
