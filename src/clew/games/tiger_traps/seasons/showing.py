# Compiled by mypyc.
"""The end of a season for all cells at once: what the hands that a revealer and the other may have
make of each other. Compiled.

What is worth how much depends on the stacks. How likely hands come together is brought in where the
two meet: before the one that learns turns over, or after the other has done so.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.tiger_traps.seasons.hands import CODES, HANDS, PREFIXES, TALLEST
from clew.games.tiger_traps.seasons.moments import TOPS
from clew.games.tiger_traps.seasons.possible import Possible
from clew.games.tiger_traps.seasons.rows import UNKNOWN
from clew.games.tiger_traps.seasons.turning import Turning

__all__ = ["Showing"]


@final
class Showing:
    """Reads and writes vectors in the solver's room: how likely the two come here, with a number
    for each cell, and what it is worth to the one that learns."""

    def __init__(self, turning: Turning, room: vec[float], deals: vec[float]) -> None:
        self._turning = turning
        self._room: vec[float] = room
        self._deals: vec[float] = deals
        self._tried: vec[i64] = buffer(HANDS)
        """Which hands of the other come here at all."""
        self._sums: vec[float] = vec[float]([0.0] * CODES[TALLEST])
        self.learner: i64 = 0

    # The one that learns turns over

    def learn(self, mine: Possible, theirs: Possible, own: i64, other: i64, value: i64) -> None:
        room = self._room
        turning = self._turning
        latest: i64 = -1
        i: i64 = 0
        while i < mine.count:
            reach: float = room[own + i]
            found: float = UNKNOWN
            if reach > 0.0 or turning.all:
                if mine.hand[i] != latest:
                    latest = mine.hand[i]
                    self._weigh_tops(latest, theirs, other)
                turning.take(latest, mine.code[i])
                found = turning.learn(reach)
            room[value + i] = found
            i += 1

    def _weigh_tops(self, hand: i64, theirs: Possible, other: i64) -> None:
        """How likely the other's tops are for one hand of the one that learns."""
        room = self._room
        deals = self._deals
        weights = self._turning.weights
        deal: i64 = (self.learner * HANDS + hand) * HANDS
        first: i64 = PREFIXES[theirs.height]
        i: i64 = 0
        while i < CODES[theirs.height]:
            weights[first + i] = 0.0
            i += 1
        i = 0
        while i < theirs.count:
            weights[first + theirs.code[i]] += deals[deal + theirs.hand[i]] * room[other + i]
            i += 1
        i = first - 1
        while i >= 0:
            more: i64 = 3 * i + 1
            weights[i] = weights[more] + weights[more + 1] + weights[more + 2]
            i -= 1

    # The other turns over

    def follow(self, mine: Possible, theirs: Possible, own: i64, other: i64, value: i64) -> None:
        self._turn_all(mine.height, theirs, other)
        hand: i64 = 0
        while hand < HANDS:
            if self._tried[hand] > 0:
                self._spread(hand, mine.height)
            hand += 1
        self._collect(mine, own, value)

    def _turn_all(self, height: i64, theirs: Possible, other: i64) -> None:
        """The other turns over, with every cell that it comes here with."""
        room = self._room
        turning = self._turning
        hand: i64 = 0
        while hand < HANDS:
            self._tried[hand] = 0
            hand += 1
        i: i64 = 0
        while i < theirs.count:
            likely: float = room[other + i]
            if likely > 0.0:
                hand = theirs.hand[i]
                if self._tried[hand] == 0:
                    self._tried[hand] = 1
                    self._clear(hand, height)
                turning.take(hand, theirs.code[i])
                turning.follow(likely)
            i += 1

    def _clear(self, hand: i64, height: i64) -> None:
        found = self._turning.found
        i: i64 = TOPS * hand
        while i < TOPS * hand + PREFIXES[height + 1]:
            found[i] = 0.0
            i += 1

    def _spread(self, hand: i64, height: i64) -> None:
        """What was found for some tops holds for all stacks that have them."""
        found = self._turning.found
        first: i64 = TOPS * hand
        i: i64 = 0
        while i < PREFIXES[height]:
            worth: float = found[first + i]
            if worth > 0.0:
                more: i64 = first + 3 * i + 1
                found[more] += worth
                found[more + 1] += worth
                found[more + 2] += worth
            i += 1

    def _collect(self, mine: Possible, own: i64, value: i64) -> None:
        """What each cell of the one that learns gets, over all hands of the other."""
        room = self._room
        latest: i64 = -1
        i: i64 = 0
        while i < mine.count:
            found: float = UNKNOWN
            if room[own + i] > 0.0 or self._turning.all:
                if mine.hand[i] != latest:
                    latest = mine.hand[i]
                    self._add_up(latest, mine.height)
                found = self._sums[mine.code[i]]
            room[value + i] = found
            i += 1

    def _add_up(self, own: i64, height: i64) -> None:
        """What one hand gets with each of its stacks."""
        deals = self._deals
        found = self._turning.found
        sums = self._sums
        code: i64 = 0
        while code < CODES[height]:
            sums[code] = 0.0
            code += 1
        deal: i64 = (self.learner * HANDS + own) * HANDS
        hand: i64 = 0
        while hand < HANDS:
            likely: float = deals[deal + hand]
            if likely > 0.0 and self._tried[hand] > 0:
                first: i64 = TOPS * hand + PREFIXES[height]
                code = 0
                while code < CODES[height]:
                    sums[code] += likely * found[first + code]
                    code += 1
            hand += 1
