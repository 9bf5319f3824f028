# Compiled by mypyc.
"""The rows of a season while it is solved: regrets, and strategies now and on average. Compiled.

Regret matching+ with a look ahead: what was regretted last counts twice. A row may be reached in
several ways in one pass, because an auction is not remembered bid by bid. What it regrets adds up
meanwhile, and changes its strategy only when it is next looked at in a later pass.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.tiger_traps.seasons.plan import Plan

__all__ = ["UNKNOWN", "Rows"]

UNKNOWN: Final = -1.0
"""A worth that was not computed; others are never negative."""
_PARTS: Final = 4
"""What is kept of each choice: its regrets, those of this pass, how likely it is on average, and
now."""


@final
class Rows:
    """All rows of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.data: vec[float] = vec[float]([0.0] * (_PARTS * plan.choices))
        self._marks: vec[i64] = buffer(plan.rows)
        """For each row twice the pass in which it was last looked at, and 1 if it has regrets that
        do not yet count."""
        self._pass: i64 = 1
        self._fresh: i64 = 1
        """Rows that were last looked at before this pass are those of another season."""
        self._base: Rows | None = None
        self._part: float = 0.0
        self.average: bool = False
        """Whether everybody plays as on average; then nothing is learned."""

    def begin(self, base: Rows | None, part: float) -> None:
        """Begins another season: from nothing, or from a part of the regrets of another one."""
        self._base = base
        self._part = part
        self._pass += 1
        self._fresh = self._pass

    def next(self) -> None:
        """Begins another pass."""
        self._pass += 1

    def is_known(self, row: i64) -> bool:
        """Whether a row was looked at in this season."""
        return self._marks[row] >= 2 * self._fresh

    def play(self, place: i64, row: i64, width: i64, legal: i64) -> i64:
        """Makes the strategy of a row, for a set of legal choices; where in `data` it stands."""
        now: i64 = place + 3 * width
        mark: i64 = self._marks[row]
        if self.average:
            if mark < 2 * self._fresh:
                self._renew(place, width)
                mark = 2 * self._fresh
            self._play_average(place, width, legal)
            self._marks[row] = mark | 1
            return now
        if mark >> 1 == self._pass:
            return now
        if mark < 2 * self._fresh:
            self._renew(place, width)
            mark = 1
        self._marks[row] = 2 * self._pass
        if mark & 1 == 0:
            return now
        data = self.data
        total: float = 0.0
        i: i64 = 0
        while i < width:
            likely: float = 0.0
            if (legal >> i) & 1:
                fresh: float = data[place + width + i]
                regret: float = data[place + i] + fresh
                if regret < 0.0:
                    regret = 0.0
                data[place + i] = regret
                data[place + width + i] = 0.0
                likely = regret + fresh
                if likely < 0.0:
                    likely = 0.0
            data[now + i] = likely
            total += likely
            i += 1
        self._scale(now, width, legal, total)
        return now

    def _renew(self, place: i64, width: i64) -> None:
        """What was regretted in another season counts no more."""
        data = self.data
        i: i64 = 0
        while i < width:
            data[place + i] = 0.0
            data[place + width + i] = 0.0
            data[place + 2 * width + i] = 0.0
            i += 1
        base = self._base
        if base is not None:
            i = 0
            while i < width:
                data[place + i] = self._part * base.data[place + i]
                i += 1

    def _play_average(self, place: i64, width: i64, legal: i64) -> None:
        data = self.data
        total: float = 0.0
        i: i64 = 0
        while i < width:
            likely: float = data[place + 2 * width + i] if (legal >> i) & 1 else 0.0
            data[place + 3 * width + i] = likely
            total += likely
            i += 1
        self._scale(place + 3 * width, width, legal, total)

    def _scale(self, now: i64, width: i64, legal: i64, total: float) -> None:
        """Makes likelihoods add up to one; if all are nothing, those of legal choices are alike."""
        data = self.data
        i: i64 = 0
        if total > 0.0:
            part: float = 1.0 / total
            while i < width:
                data[now + i] *= part
                i += 1
            return
        count: i64 = 0
        while i < width:
            count += (legal >> i) & 1
            i += 1
        i = 0
        while i < width:
            data[now + i] = 1.0 / float(count) if (legal >> i) & 1 else 0.0
            i += 1

    def learn(
        self,
        place: i64,
        row: i64,
        width: i64,
        legal: i64,
        worths: vec[float],
        first: i64,
        apart: i64,
        weight: float,
    ) -> float:
        """What a row is worth to its player if its choices are worth so much (`apart` from each
        other in `worths`); its regrets grow, and `weight` counts for the average. Where everybody
        plays as on average, the best choice is what it is worth."""
        data = self.data
        value: float = 0.0
        i: i64 = 0
        if self.average:
            value = UNKNOWN
            while i < width:
                if (legal >> i) & 1 and worths[first + apart * i] > value:
                    value = worths[first + apart * i]
                i += 1
            return value
        now: i64 = place + 3 * width
        while i < width:
            if data[now + i] > 0.0:
                value += data[now + i] * worths[first + apart * i]
            i += 1
        i = 0
        while i < width:
            if (legal >> i) & 1 and worths[first + apart * i] >= 0.0:
                data[place + width + i] += worths[first + apart * i] - value
            i += 1
        self._marks[row] |= 1
        if weight > 0.0:
            i = 0
            while i < width:
                data[place + 2 * width + i] += weight * data[now + i]
                i += 1
        return value

    def learn_to_turn(
        self, place: i64, row: i64, own: float, other: float, stop: float, weight: float
    ) -> float:
        """The same for a row of three choices, of which at least two are legal."""
        data = self.data
        if self.average:
            return max(own, other, stop)
        value: float = 0.0
        if own >= 0.0:
            value += data[place + 9] * own
        if other >= 0.0:
            value += data[place + 10] * other
        if stop >= 0.0:
            value += data[place + 11] * stop
        if own >= 0.0:
            data[place + 3] += own - value
        if other >= 0.0:
            data[place + 4] += other - value
        if stop >= 0.0:
            data[place + 5] += stop - value
        self._marks[row] |= 1
        if weight > 0.0:
            data[place + 6] += weight * data[place + 9]
            data[place + 7] += weight * data[place + 10]
            data[place + 8] += weight * data[place + 11]
        return value

    def place(self, node: i64, row: i64) -> i64:
        """Where in `data` a row of a node begins."""
        return _PARTS * (self.plan.place[node] + row * self.plan.width[node])

    def weigh(self, place: i64, width: i64) -> float:
        """How much counted for the average strategy of a row."""
        total: float = 0.0
        i: i64 = 0
        while i < width:
            total += self.data[place + 2 * width + i]
            i += 1
        return total
