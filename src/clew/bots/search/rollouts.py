"""Rollouts: each move tried in the same worlds, the worse half dropped again and again.

For games whose turns are long and whose luck is large: as all moves meet the same worlds and
the same dice, what differs is what the moves do. Uses a Guide as the tree search does.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.bots.search.tree import WHOLE, Guide
from clew.core.chance import Chance, Fast
from clew.core.state import State, buffer

__all__ = ["Rollouts", "mean_shares", "play_on"]

_FIRST: Final = 4
"""After so many worlds the worse half is dropped for the first time, then after twice as many,
where a game does not say otherwise."""
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
        self._left: i64 = self._n
        """How many moves, from the first on, are still tried."""
        self._begin_with(guide.choose(world, seat, chance))

    def run(self) -> int:
        """Tries moves while the budget lasts; the one that went best."""
        if self._n == 1:
            return self._moves[0]
        swept: i64 = 0
        drop: i64 = self._first
        while self._sweep():
            swept += 1
            if swept == drop and self._left > 2:
                self._sort()
                self._left = (self._left + 1) // 2
                drop *= 2
        self._sort()
        return self._moves[0]

    def _begin_with(self, move: i64) -> None:
        """What would be done without thinking stays first unless something else goes better."""
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
        """Tries all moves that are left in one world; whether the budget lasted for all."""
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
            i += 1
        return True

    def _sort(self) -> None:
        """The best first, among those that are left."""
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
        self._moves[i] = self._moves[j]
        self._total[i] = self._total[j]
        self._worlds[i] = self._worlds[j]
        self._moves[j] = move
        self._total[j] = total
        self._worlds[j] = worlds
