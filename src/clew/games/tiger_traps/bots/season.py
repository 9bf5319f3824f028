# Compiled by mypyc.
"""A season of Traps for two as a small game of its own: only what cards match counts.

Within a season two cards that match as many traits of the goal are the same card. So a hand is
three numbers, a stack a row of traits, and a bid either can be reached by the cards on the table
or not. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.tiger_traps.board import DECK, many
from clew.games.tiger_traps.bots.thinking import share
from clew.games.tiger_traps.components import POT
from clew.games.tiger_traps.rules import BIDDING, CHOOSING, REVEALING, TigerTraps

__all__ = ["TALLEST", "Season", "top_bid"]

TALLEST: Final = 8
_SHARES: Final = 64


def top_bid(cards: i64, highest: i64) -> i64:
    """The highest bid to think about with so many cards on the table: one that is out of reach, if
    there is such a bid.

    At best three of them match two traits and the others one. All bids beyond are alike.
    """
    return min(highest, cards + min(cards, 3) + 1)


@final
class Season:
    """What a seat knows of the season, and the deals that could be; players are 0 and 1."""

    def __init__(self, state: TigerTraps, seat: int) -> None:
        self.me: i64 = seat - 1
        self.start: i64 = state.start - 1
        self.early: bool = state.early_gift != 0
        self.dealt: i64 = state.dealt
        self.highest: i64 = state.highest
        self.bid: i64 = state.bid
        self.bidding: bool = state.phase >= BIDDING
        self.revealing: bool = state.phase >= REVEALING
        self.played: i64 = state.has_played(1) + state.has_played(2)
        """How many cards are on the table, counting those turned over."""
        if state.phase == CHOOSING:
            self.played = 0 if self.me == self.start else 1
        self.turned: vec[i64] = buffer(2)
        self.fixed: vec[i64] = buffer(2 * TALLEST)
        """What the stacks are known to hold, by player and place; -1 where it is not known."""
        self.known: vec[i64] = buffer(6)
        """Cards a player is known by everybody to have since before this season, by traits."""
        self.shown: vec[i64] = buffer(6)
        """The same with those turned over this season."""
        self.own: vec[i64] = buffer(3)
        self.deck: vec[i64] = buffer(3)
        self.gems: vec[i64] = buffer(2)
        self.matched: i64 = state.matched
        self.traps: i64 = POT - state.pot if self.revealing else 0
        self.pot: i64 = state.pot + self.traps
        self.shares: vec[float] = vec[float]([0.0] * _SHARES)
        self.hands: vec[i64] = buffer(6)
        """The deal that is looked at: each player's cards in hand, by traits."""
        self._left: vec[i64] = buffer(3)
        self._look(state)

    def _look(self, state: TigerTraps) -> None:
        kind: i64 = 0
        while kind < 6:
            traits: i64 = state.traits(kind)
            self.deck[traits] += many(DECK, kind)
            self.own[traits] += many((state.owned >> (10 * self.me)) & DECK, kind)
            player: i64 = 0
            while player < 2:
                noted: i64 = many(state.noted(player + 1), kind)
                beside: i64 = many((state.beside >> (10 * player)) & DECK, kind)
                self.known[3 * player + traits] += noted - beside
                self.shown[3 * player + traits] += noted
                player += 1
            kind += 1
        player = 0
        while player < 2:
            self.gems[player] = state.purse(player + 1)
            self.turned[player] = state.has_turned(player + 1)
            place: i64 = 0
            while place < TALLEST:
                seen: bool = place < state.has_played(player + 1) and (
                    player == self.me or place >= state.height(player + 1)
                )
                there: i64 = -1
                if seen:
                    there = state.traits(state.card(player + 1, place))
                self.fixed[TALLEST * player + place] = there
                place += 1
            player += 1
        # All traps turned over so far have brought the other a gem.
        self.gems[1 - self.me] -= self.traps
        self._judge()

    def _judge(self) -> None:
        own: i64 = 0
        while own < 8:
            other: i64 = 0
            while other < 8:
                self.shares[8 * own + other] = share(own, other)
                other += 1
            own += 1

    def deal(self, private: bool, chance: Chance) -> None:
        """Deals: both hands by what everybody knows, or the own hand as it is."""
        traits: i64 = 0
        while traits < 3:
            self._left[traits] = self.deck[traits]
            player: i64 = 0
            while player < 2:
                cards: i64 = self.known[3 * player + traits]
                if private:
                    cards = self.shown[3 * player + traits]
                    if player == self.me:
                        cards = self.own[traits]
                self.hands[3 * player + traits] = cards
                self._left[traits] -= cards
                player += 1
            traits += 1
        self._draw(0, chance)
        self._draw(1, chance)

    def _draw(self, player: i64, chance: Chance) -> None:
        """Fills up a hand from the cards that are left."""
        first: i64 = 3 * player
        n: i64 = self.hands[first] + self.hands[first + 1] + self.hands[first + 2]
        while n < self.dealt:
            left: i64 = self._left[0] + self._left[1] + self._left[2]
            place: i64 = chance.below(left)
            traits: i64 = 0
            while place >= self._left[traits]:
                place -= self._left[traits]
                traits += 1
            self._left[traits] -= 1
            self.hands[first + traits] += 1
            n += 1

    def reserved(self, player: i64, traits: i64, place: i64) -> i64:
        """How many cards of a hand are known to have come to lie at this place or above it."""
        n: i64 = 0
        while place < TALLEST:
            if self.fixed[TALLEST * player + place] == traits:
                n += 1
            place += 1
        return n

    def code(self, player: i64) -> i64:
        """A hand as one number, 9 bits."""
        first: i64 = 3 * player
        return self.hands[first] | shl(self.hands[first + 1], 3) | shl(self.hands[first + 2], 6)
