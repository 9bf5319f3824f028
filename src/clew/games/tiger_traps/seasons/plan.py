# Compiled by mypyc.
"""The public side of a season: what everybody sees, and the numbers of all rows. Compiled.

A row is one decision of one player: what everybody sees (a node) and what only the player knows.
Of an auction only the highest bid counts and the last one of the player itself. Rows are numbered
by how many choices they have, so that the rows of one width stand side by side.

The choices: at first a card by its worth, 0 to 2; building, the same and from 3 on the bids from 1
on; bidding, to pass and from 1 on how far the bid is raised; turning over, the own trap, the
other's top card, to stop. The last bid of each list is out of reach and stands for all that are.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.state import buffer
from clew.games.tiger_traps.seasons.hands import HANDS, TALLEST, Cells
from clew.games.tiger_traps.seasons.moments import Moments

__all__ = ["BIDS", "PLAYS", "STAGES", "TURNS", "WIDEST", "Plan", "steps_up", "top_bid"]

PLAYS: Final = 3
TURNS: Final = 3
WIDEST: Final = 15
STAGES: Final = 7
"""Building goes on through so many pairs of heights at most: 1 1, 2 1, 2 2, 3 2, 3 3, 4 3, 4 4."""
BIDS: Final = 13
"""All bids are below this, that out of reach included."""
_STARTER: Final = vec[i64]([(stage + 1) // 2 + 1 for stage in range(STAGES)])
_OTHER: Final = vec[i64]([stage // 2 + 1 for stage in range(STAGES)])
_ANY: Final = 13
_HEIGHTS: Final = TALLEST + 1
_OUT_OF_REACH: Final = 99


def top_bid(cards: i64) -> i64:
    """The most traits that so many cards can match."""
    twos: i64 = min(cards, 3)
    return 2 * twos + min(cards - twos, 7)


def steps_up(top: i64) -> i64:
    """How far a bid is raised at most, within reach."""
    if top <= 4:
        return _ANY
    return 3 if top <= 6 else 2


@final
class Plan:
    """All nodes and rows of a season whose stacks have so many cards at most."""

    def __init__(self, deepest: i64) -> None:
        self.deepest: i64 = deepest
        self.stages: i64 = 2 * deepest - 1
        self._cells: list[Cells] = [Cells(height) for height in range(1, TALLEST + 1)]
        self._moments: list[Moments | None] = [None] * (_HEIGHTS * _HEIGHTS * BIDS)
        nodes: i64 = 2 + STAGES * (1 + 4 * BIDS * BIDS)
        self.width: vec[i64] = buffer(nodes)
        self.row: vec[i64] = buffer(nodes)
        """The number of a node's first row; -1: there is no such node."""
        self.place: vec[i64] = buffer(nodes)
        """How many choices the rows before have, all together."""
        self._rows: vec[i64] = buffer(nodes)
        self.first: vec[i64] = buffer(WIDEST + 2)
        """By their width, where rows begin; and in the end, how many there are."""
        self.start: vec[i64] = buffer(WIDEST + 2)
        """The same, counted in choices."""
        self._measure()
        self._count(nodes)

    def cells(self, height: i64) -> Cells:
        """What a player may know that has a stack of this height."""
        return self._cells[height - 1]

    # Nodes

    def choosing(self, player: i64) -> i64:
        """First cards are chosen."""
        return player

    def building(self, stage: i64) -> i64:
        return 2 + stage

    def bidding(self, stage: i64, player: i64, bid: i64, own: i64) -> i64:
        """A player must answer a bid, its own last one being `own`."""
        return 2 + STAGES + ((2 * stage + player) * BIDS + bid) * BIDS + own

    def turning(self, stage: i64, player: i64, bid: i64, other: i64) -> i64:
        """A player turns over for a bid, the last one of the other being `other`."""
        before: i64 = 2 + STAGES * (1 + 2 * BIDS * BIDS)
        return before + ((2 * stage + player) * BIDS + bid) * BIDS + other

    def height(self, stage: i64, player: i64) -> i64:
        return _STARTER[stage] if player == 0 else _OTHER[stage]

    def moments(self, stage: i64, player: i64, bid: i64) -> Moments:
        """The decisions of a player who turns over for a bid."""
        own: i64 = self.height(stage, player)
        other: i64 = self.height(stage, 1 - player)
        reach: i64 = bid if bid <= self.top(stage) else 0
        place: i64 = (own * _HEIGHTS + other) * BIDS + reach
        found = self._moments[place]
        if found is None:
            found = Moments(self.cells(own), other, bid if reach > 0 else _OUT_OF_REACH)
            self._moments[place] = found
        return found

    def builder(self, stage: i64) -> i64:
        """Whose turn it is to build."""
        return 0 if _STARTER[stage] == _OTHER[stage] else 1

    def top(self, stage: i64) -> i64:
        """The highest bid that is not certainly out of reach."""
        return top_bid(_STARTER[stage] + _OTHER[stage])

    def stage(self, starter: i64, other: i64) -> i64:
        """The stage with these heights; -1 if there is none."""
        if other < 1 or other > self.deepest or starter > self.deepest:
            return -1
        if starter == other or starter == other + 1:
            return starter + other - 2
        return -1

    # Rows

    @property
    def rows(self) -> i64:
        return self.first[WIDEST + 1]

    @property
    def choices(self) -> i64:
        """Of all rows together."""
        return self.start[WIDEST + 1]

    def wide(self, row: i64) -> i64:
        """How many choices a row has."""
        width: i64 = 0
        while self.first[width + 1] <= row:
            width += 1
        return width

    def _measure(self) -> None:
        """What nodes there are, how many rows each has, and how wide these are."""
        self._set(self.choosing(0), HANDS, PLAYS)
        self._set(self.choosing(1), HANDS, PLAYS)
        stage: i64 = 0
        while stage < self.stages:
            builder: i64 = self.builder(stage)
            cells: i64 = self.cells(self.height(stage, builder)).count
            self._set(self.building(stage), cells, PLAYS + self.top(stage) + 1)
            self._measure_auction(stage, 0)
            self._measure_auction(stage, 1)
            stage += 1

    def _measure_auction(self, stage: i64, player: i64) -> None:
        top: i64 = self.top(stage)
        steps: i64 = steps_up(top)
        cells = self.cells(self.height(stage, player))
        bid: i64 = 1
        while bid <= top + 1:
            decisions: i64 = self.moments(stage, player, bid).count
            before: i64 = 0
            while before < bid:
                near: bool = before == 0 or bid - before <= steps
                if near or bid > top:
                    self._set(self.turning(stage, player, bid, before), decisions, TURNS)
                # Whoever builds makes the first bid, and so has always bid before.
                if near and bid <= top and (before > 0 or player != self.builder(stage)):
                    raises: i64 = min(top, bid + steps) - bid
                    self._set(self.bidding(stage, player, bid, before), cells.count, 2 + raises)
                before += 1
            bid += 1

    def _set(self, node: i64, rows: i64, width: i64) -> None:
        self._rows[node] = rows
        self.width[node] = width

    def _count(self, nodes: i64) -> None:
        row: i64 = 0
        place: i64 = 0
        width: i64 = 0
        while width <= WIDEST:
            self.first[width] = row
            self.start[width] = place
            node: i64 = 0
            while node < nodes:
                if self.width[node] == width:
                    self.row[node] = row if width > 0 else -1
                    self.place[node] = place
                    row += self._rows[node]
                    place += self._rows[node] * width
                node += 1
            width += 1
        self.first[WIDEST + 1] = row
        self.start[WIDEST + 1] = place
