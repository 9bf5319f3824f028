# Compiled by mypyc.
"""Regret search for Traps with two players: a season solved as a game of bluff. Compiled.

Every iteration deals both hands anew and walks the season from its beginning for one of the two:
every action of this player is tried, and its regrets are noted under what the player knew; the
other plays by its own regrets so far, and by habit where it has none. Both learn, so that neither
can be read, and what a bid or a card built says about a hand is told by the same strategies.
Iterations are of three kinds: free ones; those that follow what everybody has seen of the season;
and those that follow it with the cards of the seat that must decide, whose strategy on average is
the answer.

Only what a position keeps is known here: of the bids only the last one, and who began. Because all
ways to a bid are treated as one, an auction is computed as a whole, for every bid and answer.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.bots.search.regrets import Regrets
from clew.core.bits import shl
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.tiger_traps.bots.habits import PLAYS, Habits
from clew.games.tiger_traps.bots.revealing import Revealing
from clew.games.tiger_traps.bots.season import TALLEST, Season, top_bid

__all__ = ["Solver"]

_FREE: Final = 0
_PUBLIC: Final = 1
_PRIVATE: Final = 2
_ROW: Final = 16
_WORD: Final = 4294967296.0
_TREMBLE: Final = 0.02
"""How often a player is assumed to act at random, so that nothing is concluded from an action that
nobody plays."""
_FRESH: Final = 24
_MOST: Final = 500000
"""Situations to make room for: so many an iteration, and no more than this in all."""
_SKIPPED: Final = 0.75
"""How often a card is not tried that by now is never played here."""


def _floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


@final
class Solver:
    """One search, for the seat that must decide in a season."""

    def __init__(self, season: Season, chance: Chance, budget: Budget) -> None:
        self._season = season
        self._chance = chance
        self._budget = budget
        self._table = Regrets(min(_FRESH * min(budget.nodes, _MOST), _MOST))
        self.mix: vec[float] = _floats(_ROW)
        """How likely each choice is on average, not yet in proportion."""
        self._mode: i64 = _FREE
        self._player: i64 = 0
        self._rate: float = 1.0
        self._heights: vec[i64] = buffer(2)
        self._codes: vec[i64] = buffer(2)
        self._odds: vec[float] = _floats(_ROW * _ROW)
        self._values: vec[float] = _floats(_ROW * _ROW)
        self._answers: vec[float] = _floats(2 * _ROW * _ROW)
        self._places: vec[i64] = buffer(2 * _ROW)
        self._reach: vec[float] = _floats(2 * _ROW)
        self._worth: vec[float] = _floats(2 * _ROW)
        self._habits = Habits(season, self._codes, self._heights, chance)
        self._revealing = Revealing(season, self._table, self._codes, self._heights)

    def run(self) -> None:
        """Searches while the budget lasts."""
        me: i64 = self._season.me
        n: i64 = 0
        while not self._budget.spend():
            n += 1
            self._rate = float(n)
            kind: i64 = n & 3
            if kind == 1 or kind == 3:
                self._iterate(_PRIVATE, me)
            elif kind == 2:
                self._iterate(_PUBLIC, 1 - me)
            elif n & 4:
                self._iterate(_PUBLIC if n & 8 else _FREE, me)
            else:
                self._iterate(_FREE, 1 - me)

    def _iterate(self, mode: i64, player: i64) -> None:
        self._mode = mode
        self._player = player
        self._season.deal(mode == _PRIVATE, self._chance)
        self._heights[0] = 0
        self._heights[1] = 0
        self._codes[0] = 1
        self._codes[1] = 1
        self._build(self._season.start, self._rate, 0)

    # Building

    def _play(self, player: i64, traits: i64) -> None:
        self._heights[player] += 1
        self._codes[player] = 4 * self._codes[player] + traits
        self._season.hands[3 * player + traits] -= 1

    def _take_back(self, player: i64, traits: i64) -> None:
        self._heights[player] -= 1
        self._codes[player] >>= 2
        self._season.hands[3 * player + traits] += 1

    def _key(self, kind: i64, player: i64, hand: i64, bid: i64) -> i64:
        """What a player knows, as a number."""
        return (
            kind
            | shl(player, 2)
            | shl(self._codes[player], 3)
            | shl(hand, 16)
            | shl(self._heights[1 - player], 25)
            | shl(bid, 28)
        )

    def _plays(self, player: i64) -> i64:
        """Which cards a player can play, as a set of traits."""
        first: i64 = 3 * player
        hands = self._season.hands
        plays: i64 = 1 if hands[first] else 0
        if hands[first + 1]:
            plays |= 2
        if hands[first + 2]:
            plays |= 4
        return plays

    def _build(self, player: i64, weight: float, depth: i64) -> float:
        """What the season is worth to the one that learns, a player being about to build or bid.

        `weight` is how likely the other has come here.
        """
        season = self._season
        cards: i64 = self._heights[0] + self._heights[1]
        plays: i64 = self._plays(player)
        bids: i64 = 0 if self._heights[player] == 0 else top_bid(cards, season.highest)
        n: i64 = PLAYS + bids
        first: i64 = _ROW * depth
        place: i64 = self._table.find(self._key(0, player, season.code(player), 0), n)
        if not self._table.match(place, n, self._odds, first):
            self._habits.build(player, bids, self._odds, first)
        if self._mode != _FREE:
            if cards < season.played:
                return self._follow(player, plays, weight, depth)
            if season.bidding and cards == season.played:
                return self._auction(player, weight, depth, 1.0)
        if player == self._player:
            return self._learn_to_build(player, plays, n, place, weight, depth)
        promised: float = 0.0
        i: i64 = PLAYS
        while i < n:
            promised += self._odds[first + i]
            i += 1
        if plays == 0 or (promised > 0.0 and self._draw() < promised):
            return self._auction(player, weight, depth, promised)
        chosen: i64 = self._any_play(first, plays)
        self._play(player, chosen)
        value: float = self._build(1 - player, weight, depth + 1)
        self._take_back(player, chosen)
        return value

    def _draw(self) -> float:
        return float(self._chance.word()) / _WORD

    def _any_play(self, first: i64, plays: i64) -> i64:
        """One of the cards that can be played, as likely as the odds say."""
        total: float = 0.0
        i: i64 = 0
        while i < PLAYS:
            if (plays >> i) & 1:
                total += self._odds[first + i]
            i += 1
        point: float = self._draw() * total
        found: i64 = -1
        i = 0
        while i < PLAYS:
            if (plays >> i) & 1:
                if found < 0 or point > 0.0:
                    found = i
                point -= self._odds[first + i]
            i += 1
        return found

    def _follow(self, player: i64, plays: i64, weight: float, depth: i64) -> float:
        """Builds as was seen: somebody built here, and did not bid."""
        season = self._season
        first: i64 = _ROW * depth
        place: i64 = self._heights[player]
        chosen: i64 = -1
        if self._mode == _PRIVATE:
            chosen = season.fixed[TALLEST * player + place]
        if chosen < 0 and self._mode == _PRIVATE:
            # What lies face down is none of the cards that were turned over above it.
            i: i64 = 0
            while i < PLAYS:
                if season.hands[3 * player + i] <= season.reserved(player, i, place):
                    plays &= ~shl(1, i)
                i += 1
        likely: float = 0.0
        i = 0
        while i < PLAYS:
            odds: float = self._odds[first + i] * (1.0 - _TREMBLE) + _TREMBLE / 3.0
            self._odds[first + i] = odds
            if chosen == i or (chosen < 0 and (plays >> i) & 1):
                likely += odds
            i += 1
        if player != self._player:
            weight *= likely
        if chosen < 0:
            chosen = self._any_play(first, plays)
        self._play(player, chosen)
        value: float = self._build(1 - player, weight, depth + 1)
        self._take_back(player, chosen)
        return value

    def _learn_to_build(
        self, player: i64, plays: i64, n: i64, place: i64, weight: float, depth: i64
    ) -> float:
        first: i64 = _ROW * depth
        if n > PLAYS:
            self._auction(player, weight, depth, 1.0)
        asked: bool = (
            self._mode == _PRIVATE and self._heights[0] + self._heights[1] == self._season.played
        )
        value: float = 0.0
        i: i64 = 0
        while i < n:
            if i < PLAYS and (plays >> i) & 1:
                if not asked and self._odds[first + i] <= 0.0 and self._draw() < _SKIPPED:
                    plays &= ~shl(1, i)
                    i += 1
                    continue
                self._play(player, i)
                self._values[first + i] = self._build(1 - player, weight, depth + 1)
                self._take_back(player, i)
            if i >= PLAYS or (plays >> i) & 1:
                value += self._odds[first + i] * self._values[first + i]
            i += 1
        if asked:
            self._note(self._odds, first, n)
        i = 0
        while i < n:
            if i >= PLAYS or (plays >> i) & 1:
                self._table.learn(place, i, weight * (self._values[first + i] - value))
            i += 1
        return value

    def _note(self, odds: vec[float], first: i64, n: i64) -> None:
        """Adds to the answer: the strategy at the decision that is asked for."""
        i: i64 = 0
        while i < n:
            self.mix[i] += self._rate * odds[first + i]
            i += 1

    # Bidding

    def _auction(self, bidder: i64, weight: float, depth: i64, promised: float) -> float:
        """The auction that a player opens with any of its bids.

        For the one that learns the worth of each is written; for the other they are as likely as
        its odds say, of all that is `promised`.
        """
        top: i64 = top_bid(self._heights[0] + self._heights[1], self._season.highest)
        me: i64 = self._player
        other: i64 = 1 - me
        first: i64 = _ROW * depth + PLAYS - 1
        asked: bool = (
            self._mode == _PRIVATE
            and self._season.bidding
            and self._heights[0] + self._heights[1] == self._season.played
        )
        bid: i64 = 1
        while bid <= top:
            self._reach[bid] = 0.0
            self._reach[_ROW + bid] = 0.0
            odds: float = self._odds[first + bid]
            if bidder == me:
                self._reach[_ROW * other + bid] = weight * (0.5 * odds + 0.5 / float(top))
            else:
                self._reach[_ROW * me + bid] = weight * odds / promised
            bid += 1
        if asked and not self._season.revealing:
            self._reach[_ROW * me + self._season.bid] += _TREMBLE * weight
        self._answer(top)
        if asked and self._season.revealing:
            return self._asked_to_reveal(top, weight)
        bid = top
        while bid > 0:
            self._weigh(other, bid, top)
            self._weigh(me, bid, top)
            bid -= 1
        if asked:
            node: i64 = _ROW * me + self._season.bid
            self._note(self._answers, _ROW * node, 1 + top - self._season.bid)
        value: float = 0.0
        bid = 1
        while bid <= top:
            if bidder == me:
                self._values[first + bid] = self._worth[_ROW * other + bid]
            elif self._odds[first + bid] > 0.0:
                value += self._odds[first + bid] / promised * self._worth[_ROW * me + bid]
            bid += 1
        return value

    def _answer(self, top: i64) -> None:
        """How likely everybody answers every bid, and how likely it comes to it."""
        me: i64 = self._player
        mine: i64 = self._season.code(0)
        yours: i64 = self._season.code(1)
        bid: i64 = 1
        while bid <= top:
            player: i64 = 0
            while player < 2:
                node: i64 = _ROW * player + bid
                n: i64 = 1 + top - bid
                reach: float = self._reach[node]
                if reach > 0.0:
                    place: i64 = -1
                    if n > 1:
                        place = self._table.find(
                            self._key(1, player, mine if player == 0 else yours, bid), n
                        )
                    self._places[node] = place
                    if not self._table.match(place, n, self._answers, _ROW * node):
                        self._habits.answer(player, bid, n, self._answers, _ROW * node)
                    i: i64 = 1
                    while i < n:
                        odds: float = self._answers[_ROW * node + i]
                        if player == me:
                            # A position forgets earlier bids, so the likelihood of the player's own
                            # bids counts as well.
                            odds = 0.5 * odds + 0.5 / float(n)
                        self._reach[_ROW * (1 - player) + bid + i] += reach * odds
                        i += 1
                player += 1
            bid += 1

    def _weigh(self, player: i64, bid: i64, top: i64) -> None:
        """What it is worth that a player must answer a bid; what it regrets is noted."""
        node: i64 = _ROW * player + bid
        reach: float = self._reach[node]
        if reach <= 0.0:
            return
        row: i64 = _ROW * node
        n: i64 = 1 + top - bid
        others: i64 = _ROW * (1 - player) + bid
        passed: float = 0.0
        learns: bool = player == self._player
        if learns or self._answers[row] > 0.0:
            passed = self._turn_over(1 - player, bid, reach * self._answers[row])
        value: float = self._answers[row] * passed
        i: i64 = 1
        while i < n:
            if self._answers[row + i] > 0.0:
                value += self._answers[row + i] * self._worth[others + i]
            i += 1
        self._worth[node] = value
        if learns and n > 1:
            place: i64 = self._places[node]
            self._table.learn(place, 0, reach * (passed - value))
            i = 1
            while i < n:
                self._table.learn(place, i, reach * (self._worth[others + i] - value))
                i += 1

    def _turn_over(self, player: i64, bid: i64, weight: float) -> float:
        """What it is worth to the one that learns that a player reveals for a bid."""
        learns: bool = player == self._player
        value: float = self._revealing.worth(player, bid, weight, learns)
        return value if learns else 1.0 - value

    def _asked_to_reveal(self, top: i64, weight: float) -> float:
        """The seat that must decide reveals: from the cards on that are turned over already."""
        season = self._season
        node: i64 = _ROW * (1 - season.me) + min(season.bid, top)
        likely: float = self._reach[node] * self._answers[_ROW * node] + _TREMBLE * weight
        value: float = self._revealing.asked(likely)
        self._note(self._revealing.odds, 0, 3)
        return value
