# Compiled by mypyc.
"""Searching a season among several, with an idea of how the others play. Compiled.

What the others have done so far says something about their cards: deals in which they would have
done it come more often. And they go on as they usually do.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.tree import Guide
from clew.core.chance import Chance
from clew.core.state import State, buffer
from clew.games.tiger_traps.bots.imitating import KINDS, Imitation
from clew.games.tiger_traps.bots.thinking import TrapGuide, share_all
from clew.games.tiger_traps.rules import BIDDING, CHOOSING, TigerTraps

__all__ = ["SuspectGuide"]


@final
class SuspectGuide(Guide):
    """Deals by what the others did, who go on as they are imitated; judges at the season's end."""

    def __init__(
        self,
        state: TigerTraps,
        imitation: Imitation,
        strength: vec[i64],
        kinds: vec[float],
        deals: int,
    ) -> None:
        super().__init__()
        self._habits = TrapGuide(state)
        self._imitation = imitation
        self._strength: vec[i64] = strength
        """What gems are worth, by how many: a share of the win is this over the sum of all."""
        self._prior: vec[float] = kinds
        """How likely anybody is of each kind."""
        self._likely: vec[float] = vec[float]([0.0] * KINDS)
        self._others: i64 = 0
        """Of which kind each seat is in the deal that is looked at, two bits a seat."""
        self._season: i64 = state.season
        self._deals: i64 = deals
        """So many deals are weighed before the first is looked at."""
        self._worlds: list[TigerTraps] = []
        self._kinds: vec[i64] = buffer(max(deals, 1))
        self._weights: vec[float] = vec[float]([0.0] * deals)
        """Of the deals up to each one."""

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:
        """A deal, the likelier the likelier the others would have done with it what they did."""
        assert isinstance(world, TigerTraps)
        if world.phase == CHOOSING:
            self._others = self._any_kinds(world, seat, chance)
            return world.sample(seat, chance)
        if not self._worlds:
            self._weigh(world, seat, chance)
        weights = self._weights
        wanted: float = weights[self._deals - 1] * float(chance.below(1073741824)) / 1073741824.0
        low_end: i64 = 0
        high_end: i64 = self._deals - 1
        while low_end < high_end:
            middle: i64 = (low_end + high_end) // 2
            if weights[middle] <= wanted:
                low_end = middle + 1
            else:
                high_end = middle
        self._others = self._kinds[low_end]
        return self._worlds[low_end].clone()

    def _any_kinds(self, world: TigerTraps, seat: i64, chance: Chance) -> i64:
        """Kinds for all others, before anybody has done anything."""
        found: i64 = 0
        other: i64 = 1
        while other <= world.players:
            if other != seat:
                found |= _drawn(self._prior, 1.0, chance) << (2 * other - 2)
            other += 1
        return found

    def _weigh(self, world: TigerTraps, seat: i64, chance: Chance) -> None:
        total: float = 0.0
        i: i64 = 0
        while i < self._deals:
            deal = world.sample(seat, chance)
            likely: float = 1.0
            kinds: i64 = 0
            other: i64 = 1
            while other <= world.players:
                if other != seat:
                    here: float = self._suspect(deal, other)
                    kinds |= _drawn(self._likely, here, chance) << (2 * other - 2)
                    likely *= here
                other += 1
            total += likely
            self._kinds[i] = kinds
            self._worlds.append(deal)
            self._weights[i] = total
            i += 1

    def _suspect(self, deal: TigerTraps, seat: i64) -> float:
        """How likely a seat of each kind would have done what was seen of it, with its cards of a
        deal; returns the sum."""
        total: float = 0.0
        kind: i64 = 0
        while kind < KINDS:
            likely: float = self._prior[kind]
            if likely > 0.0:
                self._imitation.kind = kind
                likely *= self._imitation.likelihood(deal, seat)
            self._likely[kind] = likely
            total += likely
            kind += 1
        return total

    def moves(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return self._habits.moves(state, seat, out)

    def stops(self, state: State) -> bool:
        assert isinstance(state, TigerTraps)
        return state.season != self._season

    def thinks(self, seat: i64, viewer: i64) -> bool:
        return seat == viewer

    def seen(self, state: State, seat: i64, action: i64, viewer: i64) -> i64:
        return self._habits.seen(state, seat, action, viewer)

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, TigerTraps)
        share_all(state, self._strength, out)

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, TigerTraps)
        if state.phase <= BIDDING:
            self._imitation.kind = (self._others >> (2 * seat - 2)) & 3
            return self._imitation.choose(state, seat, chance)
        return self._habits.choose(state, seat, chance)


def _drawn(odds: vec[float], total: float, chance: Chance) -> i64:
    """One of the kinds, as likely as the odds say, which add up to a total."""
    place: float = total * float(chance.below(1073741824)) / 1073741824.0
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if odds[kind] > 0.0:
            found = kind
            place -= odds[kind]
            if place < 0.0:
                break
        kind += 1
    return found
