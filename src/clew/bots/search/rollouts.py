# Compiled by mypyc.
"""Rollouts: every move is tried in the same worlds, and the worse moves are dropped.

This suits games with long turns and much luck: because all moves meet the same worlds and the same
dice, differences come from the moves alone. Uses a Guide as the tree search does.

A move is dropped as soon as it is certainly not noticeably better than the best. In addition, the
worse half is dropped whenever its part of the budget is used up, so that the last two moves get as
much of the budget as all moves got at first. When one move is left there is nothing more to think
about.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.bots.search.tree import WHOLE, Guide
from clew.core.chance import Chance, Fast
from clew.core.state import State, buffer

__all__ = ["Rollouts", "mean_shares", "play_on"]

_FIRST: Final = 4
"""The minimum number of worlds before the worse half is dropped for the first time; the number
doubles for each later time. A game may set its own."""
_SURE: Final = 32
"""Nothing is certain with fewer worlds. From this number on, certainty is checked whenever the
worlds have doubled."""
_DOUBT: Final = 3.0
"""A difference of this many standard errors counts as certain."""
_NOTICED: Final = 2.0
"""The smallest difference that matters, in thousandths of a win."""
_SURPRISE: Final = 100.0
"""How much moves that have been equal so far may differ in one more world, in thousandths of a
win."""
_GRAIN: Final = WHOLE // 1000
_SEATS: Final = 9


def play_on(state: State, guide: Guide, chance: Chance, shares: vec[i64]) -> None:
    """Plays a world on by a guide, and writes everybody's share, in parts of WHOLE."""
    left: i64 = guide.horizon
    seat: i64 = state.acting()
    while seat and left > 0 and not guide.stops(state):
        state.apply(seat, guide.choose(state, seat, chance), chance, None)
        seat = state.acting()
        left -= 1
    result = state.result()
    if result is None:
        guide.judge(state, shares)
        return
    i: i64 = 0
    while i < len(result):
        shares[i + 1] = int(result[i] * float(WHOLE))
        i += 1


def mean_shares(
    world: State, seat: int, guide: Guide, chance: Chance, players: int, worlds: int
) -> list[float]:
    """Each seat's share of the win, played on by a guide in worlds that a seat thinks possible."""
    shares = buffer(_SEATS)
    sums = [0] * players
    for number in range(worlds):
        play_on(guide.imagine(world, seat, chance), guide, chance, shares)
        for i in range(players):
            sums[i] += shares[i + 1]
    return [total / max(1, sum(sums)) for total in sums]


def _halvings(moves: i64) -> i64:
    """How often the worse half can go until two are left."""
    halvings: i64 = 0
    while moves > 2:
        moves = (moves + 1) // 2
        halvings += 1
    return halvings


@final
class Rollouts:
    """One search, for the seat that must decide in a world."""

    def __init__(
        self,
        world: State,
        seat: int,
        guide: Guide,
        chance: Chance,
        budget: Budget,
        first: int = _FIRST,
    ) -> None:
        self._first: i64 = first
        self._world = world
        self._seat: i64 = seat
        self._guide = guide
        self._chance = chance
        self._budget = budget
        width: i64 = guide.WIDTH if guide.WIDTH > 0 else world.WIDTH
        self._moves: vec[i64] = buffer(width)
        self._total: vec[i64] = buffer(width)
        self._now: vec[i64] = buffer(width)
        self._worlds: vec[i64] = buffer(width)
        self._shares: vec[i64] = buffer(_SEATS)
        self._n: i64 = guide.moves(world, seat, self._moves)
        self._slot: vec[i64] = buffer(width)
        """Where to look for a move among the products."""
        self._products: vec[i64] = buffer(self._n * self._n)
        """For each pair of moves, the sum over all worlds of the product of their results, in
        grains."""
        i: i64 = 0
        while i < self._n:
            self._slot[i] = i
            i += 1
        self._left: i64 = self._n
        """How many moves, from the first on, are still tried."""
        self._begin_with(guide.choose(world, seat, chance))

    def run(self) -> int:
        """Tries moves while the budget lasts and there is a choice, and returns the one that did
        best."""
        if self._n == 1:
            return self._moves[0]
        swept: i64 = 0
        half: i64 = self._first
        halved: i64 = 0
        ask: i64 = _SURE
        parts: i64 = _halvings(self._n) + 1
        while self._sweep():
            swept += 1
            if swept == ask:
                self._sort()
                self._drop_the_hopeless()
                ask *= 2
                if self._left == 1:
                    break
            if swept >= half and self._budget.part() * float(parts) >= float(halved + 1):
                halved += 1
                half *= 2
                if self._left > 2:
                    self._sort()
                    self._left = (self._left + 1) // 2
        self._sort()
        return self._moves[0]

    def _drop_the_hopeless(self) -> None:
        """Drops the moves that are certainly not noticeably better than the first."""
        n = float(self._worlds[0])
        kept: i64 = 1
        i: i64 = 1
        while i < self._left:
            lead = float(self._total[0] - self._total[i]) / float(_GRAIN) / n
            squares = float(self._product(0, 0) + self._product(i, i) - 2 * self._product(0, i))
            error = sqrt(max(squares / n - lead * lead, 0.0) / n + (_SURPRISE / n) ** 2)
            if _DOUBT * error - lead >= _NOTICED:
                self._swap(i, kept)
                kept += 1
            i += 1
        self._left = kept

    def _product(self, i: i64, j: i64) -> i64:
        return self._products[self._slot[i] * self._n + self._slot[j]]

    def _begin_with(self, move: i64) -> None:
        """The move that would be played without thinking stays first unless another does better."""
        i: i64 = 0
        while i < self._n:
            if self._moves[i] == move:
                self._swap(i, 0)
                return
            i += 1

    def tried(self) -> list[tuple[int, int, float]]:
        """Each move, in how many worlds it was tried, and how it went, 0 to 1; the best first."""
        return [
            (
                self._moves[i],
                self._worlds[i],
                float(self._total[i]) / float(max(self._worlds[i], 1)) / float(WHOLE),
            )
            for i in range(self._n)
        ]

    def _sweep(self) -> bool:
        """Tries all remaining moves in one world and returns whether the budget lasted for all."""
        dice: i64 = self._chance.word()
        world = self._guide.imagine(self._world, self._seat, self._chance)
        i: i64 = 0
        while i < self._left:
            if self._budget.spend():
                return False
            state = world.clone()
            chance = Fast(dice)
            state.apply(self._seat, self._moves[i], chance, None)
            play_on(state, self._guide, chance, self._shares)
            self._now[i] = self._shares[self._seat]
            i += 1
        i = 0
        while i < self._left:
            self._total[i] += self._now[i]
            self._worlds[i] += 1
            self._now[i] //= _GRAIN
            i += 1
        self._multiply()
        return True

    def _multiply(self) -> None:
        """Adds the results of the remaining moves in one world to the products."""
        i: i64 = 0
        while i < self._left:
            row: i64 = self._slot[i] * self._n
            j: i64 = 0
            while j < self._left:
                self._products[row + self._slot[j]] += self._now[i] * self._now[j]
                j += 1
            i += 1

    def _sort(self) -> None:
        """Sorts the remaining moves, the best first."""
        i: i64 = 1
        while i < self._left:
            j: i64 = i
            while j > 0 and self._better(j, j - 1):
                self._swap(j, j - 1)
                j -= 1
            i += 1

    def _better(self, i: i64, j: i64) -> bool:
        return self._total[i] * self._worlds[j] > self._total[j] * self._worlds[i]

    def _swap(self, i: i64, j: i64) -> None:
        move: i64 = self._moves[i]
        total: i64 = self._total[i]
        worlds: i64 = self._worlds[i]
        slot: i64 = self._slot[i]
        self._moves[i] = self._moves[j]
        self._total[i] = self._total[j]
        self._worlds[i] = self._worlds[j]
        self._slot[i] = self._slot[j]
        self._moves[j] = move
        self._total[j] = total
        self._worlds[j] = worlds
        self._slot[j] = slot
