# Compiled by mypyc.
"""The cells that are possible in one season, given what everybody knows of the hands. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.tiger_traps.seasons.hands import CODES, HANDS, Cells
from clew.games.tiger_traps.seasons.plan import PLAYS

__all__ = ["Possible", "possible_hands"]


@final
class Possible:
    """What one player may know with one height of its stack. Vectors of the solver have one number
    for each of these cells, those of a hand side by side."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self.height: i64 = cells.height
        self.count: i64 = 0
        self.row: vec[i64] = buffer(cells.count)
        """The number of the cell among all of its height."""
        self.hand: vec[i64] = buffer(cells.count)
        self.code: vec[i64] = buffer(cells.count)
        self.plays: vec[i64] = buffer(cells.count)
        """The cards left in hand, as a set of worths."""
        self.after: vec[i64] = buffer(PLAYS * cells.count)
        """The cell among those of the next height after a card is laid."""
        self._places: vec[i64] = buffer(cells.count)

    def begin(self, hands: vec[i64], last: bool, higher: Possible | None) -> None:
        """Begins a season in which only some hands are possible (1 for each that is). At the
        `last` height no card is laid any more."""
        cells = self._cells
        self.count = 0
        cell: i64 = 0
        while cell < cells.count:
            if hands[cells.hand[cell]] > 0:
                self._places[cell] = self.count
                self.row[self.count] = cell
                self.hand[self.count] = cells.hand[cell]
                self.code[self.count] = cells.code[cell]
                self.plays[self.count] = 0 if last else cells.plays(cell)
                self.count += 1
            cell += 1
        if higher is not None and not last:
            self._look_ahead(higher)

    def _look_ahead(self, higher: Possible) -> None:
        i: i64 = 0
        while i < self.count:
            worth: i64 = 0
            while worth < PLAYS:
                if (self.plays[i] >> worth) & 1:
                    code: i64 = self.code[i] + worth * CODES[self._cells.height]
                    self.after[PLAYS * i + worth] = higher.place(self.hand[i], code)
                worth += 1
            i += 1

    def place(self, hand: i64, code: i64) -> i64:
        """Where a cell stands that is possible."""
        return self._places[self._cells.number(hand, code)]


def possible_hands(deal: vec[float], player: i64) -> vec[i64]:
    """Which hands a player can have, 1 for each: the starter's are the rows of a deal."""
    found = buffer(HANDS)
    own: i64 = 0
    while own < HANDS:
        other: i64 = 0
        while other < HANDS:
            place: i64 = own * HANDS + other if player == 0 else other * HANDS + own
            if deal[place] > 0.0:
                found[own] = 1
            other += 1
        own += 1
    return found
