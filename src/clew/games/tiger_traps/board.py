# Compiled by mypyc.
"""A position of Traps: who holds and has played what, gems, bids. No rules yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import count, shl
from clew.core.chance import Chance
from clew.core.state import State

__all__ = [
    "AWARDING",
    "BIDDING",
    "BUILDING",
    "CHOOSING",
    "DECK",
    "OVER",
    "REVEALING",
    "Board",
    "draw",
    "kinds",
    "many",
    "one",
    "size",
]

# A handful of cards is a number of ten bits: how many there are of each kind, two bits for
# each of the first four kinds and one for each of the two single cards.
# Phases: what is asked for.
CHOOSING: Final = 0
"""All at once: a first card (TT-07)."""
BUILDING: Final = 1
"""To build, or to make the first bid (TT-08)."""
BIDDING: Final = 2
"""To bid higher or to pass (TT-11)."""
REVEALING: Final = 3
"""To turn over a card, or to give up a gem (TT-14, TT-19)."""
AWARDING: Final = 4
"""After an own trap: who takes the gem (TT-17)."""
OVER: Final = 5

DECK: Final = 0x3FF
"""All 14 cards."""
_SINGLES: Final = 0x355
_DOUBLES: Final = 0xAA
_KIND: Final = 7
_BOTH_TRAITS: Final = 3
_ONE_TRAIT: Final = 7


def one(kind: i64) -> i64:
    """One card of a kind."""
    return shl(1, 2 * kind) if kind < 4 else shl(1, kind + 4)


def many(cards: i64, kind: i64) -> i64:
    """How many cards of a kind there are among them."""
    return (cards >> (2 * kind)) & 3 if kind < 4 else (cards >> (kind + 4)) & 1


def size(cards: i64) -> i64:
    """How many cards there are."""
    return count(cards & _SINGLES) + 2 * count(cards & _DOUBLES)


def kinds(cards: i64) -> i64:
    """Which kinds there are among the cards, as a set."""
    there: i64 = (cards | (cards >> 1)) & 0x55
    there = (there | (there >> 1)) & 0x33
    there = (there | (there >> 2)) & 0x0F
    return there | ((cards >> 4) & 0x30)


def draw(cards: i64, left: i64, chance: Chance) -> i64:
    """The kind of one of the `left` cards, each card being equally likely."""
    place: i64 = chance.below(left)
    kind: i64 = 0
    while place >= many(cards, kind):
        place -= many(cards, kind)
        kind += 1
    return kind


class Board(State):
    """All data of a position. The values of all seats share one word."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.dealt: i64 = 0
        self.limit: i64 = 0
        self.highest: i64 = 0
        self.open_stacks: i64 = 0
        self.early_gift: i64 = 0
        # Ten bits a seat: all its cards of this year, those in hand, those turned over beside
        # its stack, and those everybody knows it to have (TT-27; the ones beside included).
        self.owned: i64 = 0
        self.hands: i64 = 0
        self.beside: i64 = 0
        self.notes: i64 = 0
        # Three bits a card, `dealt` cards a seat: what was played this season, bottom first.
        self.stacks: i64 = 0
        # Four bits a seat: how many it played, how many of those were turned over, its gems.
        self.played: i64 = 0
        self.turned: i64 = 0
        self.gems: i64 = 0
        # The year's Doors in order, two bits each; that of the season is the goal.
        self.doors: i64 = 0
        self.season: i64 = 1
        self.start: i64 = 1
        self.seat: i64 = 1
        # Who must act now, as a set.
        self.waiting: i64 = 0
        self.phase: i64 = 0
        self.pot: i64 = 0
        self.bid: i64 = 0
        self.bidder: i64 = 0
        # Four bits a seat: what it bid last this season.
        self.bids: i64 = 0
        self.passed: i64 = 0
        self.matched: i64 = 0
        self.ended: i64 = 0

    def copy_to(self, other: Board) -> None:
        """Makes another board equal to this one."""
        other.players = self.players
        other.dealt = self.dealt
        other.limit = self.limit
        other.highest = self.highest
        other.open_stacks = self.open_stacks
        other.early_gift = self.early_gift
        other.owned = self.owned
        other.hands = self.hands
        other.beside = self.beside
        other.notes = self.notes
        other.stacks = self.stacks
        other.played = self.played
        other.turned = self.turned
        other.gems = self.gems
        other.doors = self.doors
        other.season = self.season
        other.start = self.start
        other.seat = self.seat
        other.waiting = self.waiting
        other.phase = self.phase
        other.pot = self.pot
        other.bid = self.bid
        other.bidder = self.bidder
        other.bids = self.bids
        other.passed = self.passed
        other.matched = self.matched
        other.ended = self.ended

    def everybody(self) -> i64:
        """All seats, as a set."""
        return shl(1, self.players) - 1

    def hand(self, seat: i64) -> i64:
        return (self.hands >> (10 * seat - 10)) & DECK

    def noted(self, seat: i64) -> i64:
        """The cards everybody knows the seat to have this year (TT-27)."""
        return (self.notes >> (10 * seat - 10)) & DECK

    def has_played(self, seat: i64) -> i64:
        """How many cards a seat has played this season, those turned over included."""
        return (self.played >> (4 * seat - 4)) & 15

    def has_turned(self, seat: i64) -> i64:
        """How many cards of the seat's stack were turned over."""
        return (self.turned >> (4 * seat - 4)) & 15

    def height(self, seat: i64) -> i64:
        """How many cards of a seat's stack lie face down."""
        return self.has_played(seat) - self.has_turned(seat)

    def card(self, seat: i64, place: i64) -> i64:
        """A card the seat has played, 0 being the bottom of the stack."""
        return (self.stacks >> self._shift(seat, place)) & _KIND

    def lay(self, seat: i64, place: i64, kind: i64) -> None:
        """Puts a card at a place of a seat's stack."""
        shift: i64 = self._shift(seat, place)
        self.stacks = (self.stacks & ~shl(_KIND, shift)) | (kind << shift)

    def _shift(self, seat: i64, place: i64) -> i64:
        return 3 * (self.dealt * (seat - 1) + place)

    def purse(self, seat: i64) -> i64:
        """A seat's gems."""
        return (self.gems >> (4 * seat - 4)) & 15

    def purses(self) -> i64:
        """The gems of all seats together."""
        total: i64 = 0
        rest: i64 = self.gems
        while rest:
            total += rest & 15
            rest >>= 4
        return total

    def last_bid(self, seat: i64) -> i64:
        """What a seat bid last this season, or 0."""
        return (self.bids >> (4 * seat - 4)) & 15

    def most(self) -> i64:
        """The most traits that so many cards as lie on the table can match, whatever they are:
        for every goal three cards match two traits, and seven match one (TT-01, TT-15)."""
        cards: i64 = 0
        rest: i64 = self.played
        while rest:
            cards += rest & 15
            rest >>= 4
        both: i64 = min(_BOTH_TRAITS, cards)
        return 2 * both + min(_ONE_TRAIT, cards - both)

    def door(self, place: i64) -> i64:
        """One of the year's Doors, from 0 on."""
        return (self.doors >> (2 * place)) & 3

    def goal(self) -> i64:
        """The season's Door (TT-06)."""
        return self.door((self.season - 1) & 3)

    def traits(self, kind: i64) -> i64:
        """How many traits of the goal a card matches (TT-15)."""
        if kind >= 4:
            return 5 - kind
        apart: i64 = kind ^ self.goal()
        return 2 - (apart & 1) - (apart >> 1)
