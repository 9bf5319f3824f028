# Compiled by mypyc.
"""Revealing in a season for two, by traits: what it is worth, and how it is learned. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.regrets import Regrets
from clew.core.bits import shl
from clew.games.tiger_traps.bots.season import Season

__all__ = ["Revealing"]


@final
class Revealing:
    """Turns over two stacks in all ways; the choices are a card of the other, an own trap, a gift.

    A stack is a number to the base of four, the top last, after a one. Own good cards come first:
    they cost nothing.
    """

    def __init__(self, season: Season, table: Regrets, stacks: vec[i64], heights: vec[i64]) -> None:
        self._season = season
        self._table = table
        self._stacks: vec[i64] = stacks
        self._heights: vec[i64] = heights
        self.odds: vec[float] = vec[float]([0.0] * 3)
        """How likely each choice was where `asked` began."""
        self._player: i64 = 0
        self._bid: i64 = 0
        self._weight: float = 0.0
        self._learns: bool = False
        self._asked: bool = False
        self._key: i64 = 0

    def worth(self, player: i64, bid: i64, weight: float, learns: bool) -> float:
        """What it is worth to a player to reveal for a bid; it may learn from that.

        `weight` is how likely the other has come here.
        """
        self._hand_over(player, bid, weight, learns)
        return self._go_on(0, 0, 0, 0)

    def asked(self, weight: float) -> float:
        """The same for the seat that must decide, from the cards on that are turned over."""
        season = self._season
        me: i64 = season.me
        self._hand_over(me, season.bid, weight, True)
        self._asked = True
        return self._go_on(season.turned[me], season.turned[1 - me], season.matched, season.traps)

    def _hand_over(self, player: i64, bid: i64, weight: float, learns: bool) -> None:
        self._player = player
        self._bid = bid
        self._weight = weight
        self._learns = learns
        self._key = (
            2
            | shl(player, 2)
            | shl(self._stacks[player], 3)
            | shl(self._heights[1 - player], 25)
            | shl(bid, 28)
        )

    def _go_on(self, own: i64, others: i64, matched: i64, traps: i64) -> float:  # noqa: C901
        """What it is worth with so many cards turned over, traits matched and traps sprung."""
        season = self._season
        shares = season.shares
        player: i64 = self._player
        gems: i64 = season.gems[player]
        given: i64 = season.gems[1 - player] + traps
        stack: i64 = self._stacks[player] >> (2 * own)
        while stack > 1 and stack & 3:
            matched += stack & 3
            own += 1
            if matched >= self._bid:
                return shares[8 * (gems + season.pot - traps) + given]
            stack >>= 2
        may_turn: bool = others < self._heights[1 - player]
        if stack == 1 and not may_turn:
            return shares[8 * gems + given]
        may_give: bool = (own + others > 0 or season.early) and gems > 0 and given < 4
        third: float = shares[8 * (gems - 1) + given + 1] if may_give else 0.0
        if stack == 1 and not may_give:
            return self._turn_other(own, others, matched, traps)
        if not may_turn and not may_give:
            return self._turn_own(own, others, matched, traps)
        regrets = self._table.regrets
        seen: i64 = shl(1, 2 * others)
        seen |= self._stacks[1 - player] & (seen - 1)
        place: i64 = self._table.find(self._key | shl(own, 32) | shl(seen, 35), 3)
        likely: float = 0.0
        likely_own: float = 0.0
        likely_gift: float = 0.0
        total: float = 0.0
        if place >= 0:
            likely = max(0.0, regrets[place])
            likely_own = max(0.0, regrets[place + 1])
            likely_gift = max(0.0, regrets[place + 2])
            total = likely + likely_own + likely_gift
        if total <= 0.0:
            # By habit: what the other has, then the own trap.
            likely = 1.0 if may_turn else 0.0
            likely_own = 1.0 - likely
            total = 1.0
        likely /= total
        likely_own /= total
        likely_gift /= total
        if self._asked:
            self._asked = False
            self.odds[0] = likely
            self.odds[1] = likely_own
            self.odds[2] = likely_gift
        first: float = 0.0
        second: float = 0.0
        if may_turn and (self._learns or likely > 0.0):
            first = self._turn_other(own, others, matched, traps)
        if stack > 1 and (self._learns or likely_own > 0.0):
            second = self._turn_own(own, others, matched, traps)
        value: float = likely * first + likely_own * second + likely_gift * third
        if self._learns:
            if may_turn:
                self._table.learn(place, 0, self._weight * (first - value))
            if stack > 1:
                self._table.learn(place, 1, self._weight * (second - value))
            if may_give:
                self._table.learn(place, 2, self._weight * (third - value))
        return value

    def _turn_own(self, own: i64, others: i64, matched: i64, traps: i64) -> float:
        """The same after a trap of the own stack is turned over (TT-17, TT-18)."""
        season = self._season
        gems: i64 = season.gems[self._player]
        given: i64 = season.gems[1 - self._player] + traps
        if given >= 4:
            return season.shares[8 * max(gems - 2, 0) + given]
        if season.pot - traps == 1:
            return season.shares[8 * gems + given + 1]
        return self._go_on(own + 1, others, matched, traps + 1)

    def _turn_other(self, own: i64, others: i64, matched: i64, traps: i64) -> float:
        """The same after a card of the other's stack is turned over."""
        season = self._season
        gems: i64 = season.gems[self._player]
        given: i64 = season.gems[1 - self._player] + traps
        traits: i64 = (self._stacks[1 - self._player] >> (2 * others)) & 3
        if traits == 0:
            if given >= 4 or season.pot - traps == 1:
                return season.shares[8 * gems + given + 1]
            return self._go_on(own, others + 1, matched, traps + 1)
        if matched + traits >= self._bid:
            return season.shares[8 * (gems + season.pot - traps) + given]
        return self._go_on(own, others + 1, matched + traits, traps)
