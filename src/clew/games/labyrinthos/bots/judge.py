# Compiled by mypyc.
"""A judge of positions of Labyrinthos: it adds up what each fact about a seat is worth.

Compiled. The facts are those of `outlook`; what a seat still needs (`Routes.cost`) counts, too. The
chances are in proportion to e to the power of the sums; a table has these powers, so that both
builds and all machines find the same.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.tree import WHOLE
from clew.core.state import buffer
from clew.games.labyrinthos.bots.outlook import FACTS, Outlook
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["UNIT", "Judge"]

UNIT: Final = 1000
"""So much more makes the odds e to one."""
_STEPS: Final = 256
"""Entries of the table for each unit of the logarithm."""
_FAR: Final = 14
_ONE: Final = 1 << 30


def _table() -> vec[i64]:
    return vec[i64]([round(_ONE * exp(-place / _STEPS)) for place in range(_FAR * _STEPS + 1)])


_POWERS: Final = _table()
_SEATS: Final = 5


@final
class Judge:
    """Chances of all seats. `worths` has a number for each row of the outlook, `slope` is what ten
    tokens still needed cost, `tempo` what it is worth to be in turn; all in parts of UNIT."""

    def __init__(self, worths: vec[i64], slope: int, tempo: int) -> None:
        self._worths = worths
        self._slope: i64 = slope
        self._tempo: i64 = tempo
        self._scores: vec[i64] = buffer(_SEATS)

    def share(self, state: Labyrinthos, outlook: Outlook, out: vec[i64]) -> None:
        """Writes each seat's share of the win, in parts of WHOLE, from place 1 on."""
        outlook.look(state)
        best: i64 = 0
        seat: i64 = 1
        while seat <= state.players:
            outlook.show(state, seat)
            score: i64 = self._sum(outlook) - outlook.cost(seat) * self._slope // 1000
            if seat == state.seat:
                score += self._tempo
            self._scores[seat] = score
            if seat == 1 or score > best:
                best = score
            seat += 1
        total: i64 = 0
        seat = 1
        while seat <= state.players:
            behind: i64 = (best - self._scores[seat]) * _STEPS // UNIT
            out[seat] = _POWERS[min(behind, _FAR * _STEPS)]
            total += out[seat]
            seat += 1
        seat = 1
        while seat <= state.players:
            out[seat] = out[seat] * WHOLE // total
            seat += 1

    def _sum(self, outlook: Outlook) -> i64:
        """What the facts shown last are worth together."""
        total: i64 = 0
        i: i64 = 0
        while i < FACTS:
            total += self._worths[outlook.rows[i]]
            i += 1
        return total
