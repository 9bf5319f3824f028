# Compiled by mypyc.
"""Turning over in a season for two: whoever made the highest bid is the only one to act. Compiled.

Own good cards are turned over first: they cost nothing. Then there is a choice between an own trap,
the other's top card, and to stop for a gem.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.games.tiger_traps.seasons.hands import CODES, HANDS, TALLEST
from clew.games.tiger_traps.seasons.moments import TOPS
from clew.games.tiger_traps.seasons.plan import TURNS, Plan
from clew.games.tiger_traps.seasons.rows import UNKNOWN, Rows
from clew.games.tiger_traps.seasons.worths import Worths

__all__ = ["OTHER", "OWN", "STOP", "Turning"]

OWN: Final = 1
OTHER: Final = 2
STOP: Final = 4
"""The choices, as a set."""
_POT: Final = 3
_OUT_OF_REACH: Final = 99


@final
class Turning:
    """Both stacks turned over in all ways, for one revealer at a time."""

    def __init__(self, plan: Plan, rows: Rows) -> None:
        self._plan = plan
        self._rows = rows
        self._cells = plan.cells(1)
        self._moments = plan.moments(0, 0, 1)
        self.weights: vec[float] = vec[float]([0.0] * TOPS)
        """How likely the other's tops are, for an own hand: by how many are turned over."""
        self.found: vec[float] = vec[float]([0.0] * (HANDS * TOPS))
        """What the other gets, by the revealer's hand and the other's tops."""
        self._tops: vec[i64] = vec[i64]([0] * TALLEST)
        self._worths: Worths | None = None
        self._place: i64 = 0
        """Where the rows of this node begin."""
        self._row: i64 = 0
        """The number of the first of them."""
        self._first: i64 = 0
        """The number of the first of this cell among them."""
        self._stack: i64 = 0
        self._bid: i64 = 0
        self._gems: i64 = 0
        self._others_gems: i64 = 0
        self._height: i64 = 1
        self._others_height: i64 = 1
        self._hand: i64 = 0
        self.weight: float = 0.0
        """What counts for averages in this pass."""
        self.all: bool = True
        """Whether choices are looked at, too, that are not played at present."""

    def begin(
        self, stage: i64, player: i64, bid: i64, other: i64, gems: vec[i64], worths: Worths
    ) -> None:
        """A player is to turn over for a bid; the other's last one was `other`."""
        plan = self._plan
        self._worths = worths
        node: i64 = plan.turning(stage, player, bid, other)
        self._place = self._rows.place(node, 0)
        self._row = plan.row[node]
        self._moments = plan.moments(stage, player, bid)
        self._bid = bid if bid <= plan.top(stage) else _OUT_OF_REACH
        self._gems = gems[player]
        self._others_gems = gems[1 - player]
        self._height = plan.height(stage, player)
        self._others_height = plan.height(stage, 1 - player)
        self._cells = plan.cells(self._height)

    def take(self, hand: i64, code: i64) -> None:
        """The revealer has this hand and stack."""
        self._hand = hand
        self._first = self._moments.first[self._cells.number(hand, code)]
        self._stack = code * TOPS * (TALLEST + 1)
        turned: i64 = 0
        while turned < self._height:
            self._tops[turned] = code // CODES[self._height - 1 - turned] % 3
            turned += 1

    def legal(self, turned: i64, seen: i64, traps: i64) -> i64:
        """The choices when so many own cards and so many of the other are turned over."""
        choices: i64 = 0
        if turned < self._height:
            choices |= OWN
        if seen < self._others_height:
            choices |= OTHER
        if turned + seen > 0 and self._gems > 0 and self._others_gems + traps < 4:
            choices |= STOP
        return choices

    def _worth(self, own: i64, other: i64) -> float:
        worths = self._worths
        assert worths is not None
        return worths.of(own, other)

    def _after_good(self, turned: i64, seen: i64, matched: i64, traps: i64) -> float:
        """What the season's end is worth to the revealer after a good card; UNKNOWN: it goes on."""
        if matched >= self._bid:
            return self._worth(self._gems + _POT - traps, self._others_gems + traps)
        if turned == self._height and seen == self._others_height:
            return self._worth(self._gems, self._others_gems + traps)
        return UNKNOWN

    def _after_own_trap(self, turned: i64, seen: i64, traps: i64) -> float:
        """The same after an own trap; all three numbers are those before it."""
        if self._others_gems + traps < 4:
            return self._after_gem(turned + 1, seen, traps + 1)
        paid: i64 = min(2, self._gems)
        return self._worth(self._gems - paid, self._others_gems + traps)

    def _after_gem(self, turned: i64, seen: i64, traps: i64) -> float:
        """The same after a trap that has brought the other a gem."""
        others: i64 = self._others_gems + traps
        over: bool = turned == self._height and seen == self._others_height
        if others >= 5 or traps == _POT or over:
            return self._worth(self._gems, others)
        return UNKNOWN

    def _after_other(self, worth: i64, turned: i64, seen: i64, matched: i64, traps: i64) -> float:
        """The same after a card of the other; the other numbers are those before it."""
        if worth == 0:
            return self._after_gem(turned, seen + 1, traps + 1)
        return self._after_good(turned, seen + 1, matched + worth, traps)

    def _after_stop(self, traps: i64) -> float:
        return self._worth(self._gems - 1, self._others_gems + traps + 1)

    def _number(self, turned: i64, tops: i64) -> i64:
        """The number of a decision among those of this node."""
        return self._first + self._moments.after[self._stack + turned * TOPS + tops]

    # The one that learns turns over

    def learn(self, reach: float) -> float:
        """What it is worth to the revealer, times how likely the other has come here."""
        return self._own(0, 0, 0, 0, 0, reach)

    def _own(
        self, turned: i64, seen: i64, tops: i64, matched: i64, traps: i64, reach: float
    ) -> float:
        weight: float = self.weights[tops]
        if weight <= 0.0:
            return 0.0
        end: float = UNKNOWN
        while turned < self._height and self._tops[turned] > 0:
            matched += self._tops[turned]
            turned += 1
            end = self._after_good(turned, seen, matched, traps)
            if end >= 0.0:
                return weight * end
        legal: i64 = self.legal(turned, seen, traps)
        if legal == OWN:
            return self._try_own(turned, seen, tops, matched, traps, reach)
        if legal == OTHER:
            return self._try_other(turned, seen, tops, matched, traps, reach)
        rows = self._rows
        number: i64 = self._number(turned, tops)
        place: i64 = self._place + 4 * TURNS * number
        row: i64 = self._row + number
        now: i64 = rows.play(place, row, TURNS, legal)
        every: bool = self.all or reach <= 0.0
        own: float = UNKNOWN
        other: float = UNKNOWN
        stop: float = UNKNOWN
        likely: float = rows.data[now]
        if legal & OWN and (every or likely > 0.0):
            own = self._try_own(turned, seen, tops, matched, traps, reach * likely)
        likely = rows.data[now + 1]
        if legal & OTHER and (every or likely > 0.0):
            other = self._try_other(turned, seen, tops, matched, traps, reach * likely)
        if legal & STOP:
            stop = weight * self._after_stop(traps)
        return rows.learn_to_turn(place, row, own, other, stop, self.weight * reach)

    def _try_own(
        self, turned: i64, seen: i64, tops: i64, matched: i64, traps: i64, reach: float
    ) -> float:
        end: float = self._after_own_trap(turned, seen, traps)
        if end >= 0.0:
            return end * self.weights[tops]
        return self._own(turned + 1, seen, tops, matched, traps + 1, reach)

    def _try_other(
        self, turned: i64, seen: i64, tops: i64, matched: i64, traps: i64, reach: float
    ) -> float:
        value: float = 0.0
        worth: i64 = 0
        while worth < 3:
            weight: float = self.weights[3 * tops + 1 + worth]
            if weight > 0.0:
                end: float = self._after_other(worth, turned, seen, matched, traps)
                if end >= 0.0:
                    value += weight * end
                else:
                    more: i64 = traps + 1 if worth == 0 else traps
                    value += self._own(
                        turned, seen + 1, 3 * tops + 1 + worth, matched + worth, more, reach
                    )
            worth += 1
        return value

    # The other one turns over

    def follow(self, likely: float) -> None:
        """Adds to `found` what the one that does not turn over gets."""
        self._follow(0, 0, 0, 0, 0, likely)

    def _add(self, tops: i64, likely: float, worth: float) -> None:
        self.found[TOPS * self._hand + tops] += likely * (1.0 - worth)

    def _follow(
        self, turned: i64, seen: i64, tops: i64, matched: i64, traps: i64, likely: float
    ) -> None:
        end: float = UNKNOWN
        while turned < self._height and self._tops[turned] > 0:
            matched += self._tops[turned]
            turned += 1
            end = self._after_good(turned, seen, matched, traps)
            if end >= 0.0:
                self._add(tops, likely, end)
                return
        legal: i64 = self.legal(turned, seen, traps)
        own: float = 1.0
        other: float = 1.0
        stop: float = 0.0
        if legal != OWN and legal != OTHER:
            number: i64 = self._number(turned, tops)
            now: i64 = self._rows.play(
                self._place + 4 * TURNS * number,
                self._row + number,
                TURNS,
                legal,
            )
            data = self._rows.data
            own = data[now]
            other = data[now + 1]
            stop = data[now + 2]
        if legal & OWN and own > 0.0:
            end = self._after_own_trap(turned, seen, traps)
            if end >= 0.0:
                self._add(tops, likely * own, end)
            else:
                self._follow(turned + 1, seen, tops, matched, traps + 1, likely * own)
        if legal & OTHER and other > 0.0:
            self._follow_other(turned, seen, tops, matched, traps, likely * other)
        if stop > 0.0:
            self._add(tops, likely * stop, self._after_stop(traps))

    def _follow_other(
        self, turned: i64, seen: i64, tops: i64, matched: i64, traps: i64, likely: float
    ) -> None:
        worth: i64 = 0
        while worth < 3:
            end: float = self._after_other(worth, turned, seen, matched, traps)
            if end >= 0.0:
                self._add(3 * tops + 1 + worth, likely, end)
            else:
                more: i64 = traps + 1 if worth == 0 else traps
                self._follow(turned, seen + 1, 3 * tops + 1 + worth, matched + worth, more, likely)
            worth += 1
