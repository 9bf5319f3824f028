# Compiled by mypyc.
"""A judge of positions of Labyrinthos: a small net says how each seat stands, in whole numbers.

Compiled. The same net looks at the facts about every seat (`outlook`), and the chances are in
proportion to e to the power of what it says; a table has these powers, so that both builds and all
machines find the same.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.net import Net
from clew.bots.search.tree import WHOLE
from clew.core.state import buffer
from clew.games.labyrinthos.bots.outlook import FACTS, Outlook
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["Judge"]

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
    """Chances of all seats, by a net. `unit`: so much of its output makes the odds e to one."""

    def __init__(self, net: Net, unit: int) -> None:
        self._net = net
        self._unit: i64 = unit
        self._scores: vec[i64] = buffer(_SEATS)

    def share(self, state: Labyrinthos, outlook: Outlook, out: vec[i64]) -> None:
        """Writes each seat's share of the win, in parts of WHOLE, from place 1 on."""
        outlook.look(state)
        best: i64 = 0
        seat: i64 = 1
        while seat <= state.players:
            outlook.show(state, seat)
            self._net.look(outlook.rows, FACTS)
            score: i64 = self._net.out[0]
            self._scores[seat] = score
            if seat == 1 or score > best:
                best = score
            seat += 1
        total: i64 = 0
        seat = 1
        while seat <= state.players:
            behind: i64 = (best - self._scores[seat]) * _STEPS // self._unit
            out[seat] = _POWERS[min(behind, _FAR * _STEPS)]
            total += out[seat]
            seat += 1
        seat = 1
        while seat <= state.players:
            out[seat] = out[seat] * WHOLE // total
            seat += 1
