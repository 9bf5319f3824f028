# Compiled by mypyc.
"""When something is to be decided while stacks are turned over, for one bid. Compiled.

Own good cards are turned over at once, so that there is a decision only when a trap lies on top or
nothing is left of the own stack. What the other's tops were is one number: 0 if none is turned
over, and three times the number before, and one, and what the card matches, after each.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.tiger_traps.seasons.hands import CODES, PREFIXES, TALLEST, Cells

__all__ = ["TOPS", "Moments"]

TOPS: Final = 121
"""So many tops of a stack there are, of all heights."""
_PLACES: Final = TOPS * (TALLEST + 1)
_TRAPS: Final = 3
"""With so many traps the pot is empty, and the season ends."""


@final
class Moments:
    """The decisions of a revealer, by its cells, how many own cards it has turned over, and the
    other's tops."""

    def __init__(self, cells: Cells, others_height: i64, bid: i64) -> None:
        self.count: i64 = 0
        """How many decisions there are in all."""
        self.first: vec[i64] = buffer(cells.count)
        """The number of a cell's first one."""
        self.after: vec[i64] = vec[i64]([-1] * (CODES[cells.height] * _PLACES))
        """How far each is from that, by the own stack, own cards turned over and tops; -1: nothing
        is decided then."""
        self._bid = bid
        self._cells = cells
        self._others_height: i64 = others_height
        counts = buffer(CODES[cells.height])
        code: i64 = 0
        while code < CODES[cells.height]:
            counts[code] = self._number(code)
            code += 1
        cell: i64 = 0
        while cell < cells.count:
            self.first[cell] = self.count
            self.count += counts[cells.code[cell]]
            cell += 1

    def _number(self, code: i64) -> i64:
        """Numbers the decisions with one own stack; how many there are."""
        n: i64 = 0
        matched: i64 = 0
        traps: i64 = 0
        turned: i64 = 0
        while turned <= self._cells.height:
            worth: i64 = 0
            if turned < self._cells.height:
                worth = self._cells.top(code, turned)
            tops: i64 = 0
            while worth == 0 and tops < PREFIXES[self._others_height + 1]:
                if self._goes_on(turned, tops, matched, traps):
                    self.after[code * _PLACES + turned * TOPS + tops] = n
                    n += 1
                tops += 1
            if turned < self._cells.height:
                matched += worth
                if worth == 0:
                    traps += 1
            turned += 1
        return n

    def _goes_on(self, turned: i64, tops: i64, matched: i64, traps: i64) -> bool:
        """Whether the season is not over, whatever the gems are."""
        seen: i64 = 0
        rest: i64 = tops
        while rest > 0:
            rest -= 1
            worth: i64 = rest % 3
            matched += worth
            if worth == 0:
                traps += 1
            rest //= 3
            seen += 1
        if matched >= self._bid or traps >= _TRAPS:
            return False
        return turned < self._cells.height or seen < self._others_height

    def number(self, cell: i64, code: i64, turned: i64, tops: i64) -> i64:
        """The number of a decision; -1 if there is none."""
        after: i64 = self.after[code * _PLACES + turned * TOPS + tops]
        return self.first[cell] + after if after >= 0 else -1
