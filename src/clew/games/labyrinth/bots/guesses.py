# Compiled by mypyc.
"""What a seat of Labyrinth guesses of what the others seek. Compiled.

Only what everybody sees counts: what was found, where pawns stand, and how the last push went.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.core.bits import at, count, low
from clew.core.state import buffer
from clew.games.labyrinth.beliefs import ALL_TREASURES, found_cards
from clew.games.labyrinth.bots.grids import (
    NOWHERE,
    SPARE,
    Grid,
    pawn_after,
    pawns_before,
    sources,
    steps,
    tile_after,
    treasure_tiles,
)
from clew.games.labyrinth.maze import entry, exit_, line_of, slide
from clew.games.labyrinth.rules import PUSHING, Labyrinth
from clew.games.labyrinth.turns import PUSHES

__all__ = ["CARDS", "WHOLE", "Guesses", "tiles_after"]

CARDS: Final = 25
"""Treasures are numbered from 1."""
WHOLE: Final = 1048576
"""All that an opponent may be after, taken together."""


def tiles_after(tiles: i64, arrow: i64) -> i64:
    """Where a set of tiles lies after a push; the spare is bit 49."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    enters: i64 = (tiles >> SPARE) & 1
    leaves: i64 = (tiles >> exit_(side, line)) & 1
    board: i64 = slide(tiles & ~at(SPARE), line_of(side, line), side, entry(side, line), enters)
    return board | (leaves << SPARE)


@final
class Guesses:
    """How likely each treasure is each opponent's goal, for a seat whose turn it is."""

    def __init__(self, state: Labyrinth, seat: int, budget: Budget) -> None:
        self._state = state
        self._seat: i64 = seat
        self._budget = budget
        self._room: vec[i64] = buffer(PUSHES)
        self._now: Grid = Grid()
        self._now.take(state)
        self.places: vec[i64] = treasure_tiles(state)
        """Where each treasure lies."""
        self.cards: i64 = self._unseen()
        """The treasures whose cards nobody has shown, without the own goal."""
        self.hidden: i64 = 0
        """The tiles they lie on."""
        self._shares: vec[i64] = buffer(5 * CARDS)
        """For each seat how likely each treasure is its goal, in parts of WHOLE."""
        self._fresh: i64 = 0
        """The seats that have just drawn their goals."""
        rest: i64 = self.cards
        while rest:
            place: i64 = self.places[low(rest)]
            if place < NOWHERE:
                self.hidden |= at(place)
            rest &= rest - 1
        ago: i64 = state.players - 1
        other: i64 = state.after(seat)
        while other != seat:
            self._guess(other, ago)
            other = state.after(other)
            ago -= 1

    def share(self, seat: i64, card: i64) -> i64:
        """How likely a treasure is what an opponent seeks, in parts of WHOLE."""
        return self._shares[CARDS * seat + card]

    def fresh(self, seat: i64) -> bool:
        """Whether an opponent has just drawn its goal."""
        return (self._fresh >> seat) & 1 != 0

    def _unseen(self) -> i64:
        cards: i64 = ALL_TREASURES & ~found_cards(self._state)
        if self._state.goals_left(self._seat):
            cards &= ~at(self._state.card(self._seat, 0))
        return cards

    def _guess(self, other: i64, ago: i64) -> None:
        """What an opponent may be after, who was in turn so many turns ago. Whoever has not found
        anything in its last turn could not, and went towards its goal."""
        state = self._state
        pawn: i64 = state.pawn(other)
        left: i64 = state.goals_left(other)
        found: i64 = state.card(other, state.goals - 1) if left < state.goals else 0
        fresh = state.turn <= ago or (found != 0 and state.treasure(pawn) == found)
        before = Grid()
        cells: i64 = 0
        reach: i64 = 0
        back: i64 = state.banned
        if fresh:
            self._fresh |= at(other)
        elif ago > 1:
            back = 12
        elif back < 12:
            # The spare goes back in where it fell out: so the maze was before the last push.
            before.push(self._now, back, 0)
            before.banned = 12
            if state.phase == PUSHING:
                reach = self._now.reach(pawn)
                cells = pawns_before(reach, back + 6 if back < 6 else back - 6)
            else:
                reach = before.reach(pawn_after(pawn, back))
        first: i64 = CARDS * other
        total: i64 = 0
        rest: i64 = self.cards
        while rest:
            card: i64 = low(rest)
            weight: i64 = 1
            if not fresh:
                weight = self._likely(before, reach, cells, self.places[card], pawn, back)
            self._shares[first + card] = weight
            total += weight
            rest &= rest - 1
        rest = self.cards
        while rest:
            card = low(rest)
            if total > 0:
                self._shares[first + card] = self._shares[first + card] * WHOLE // total
            else:
                self._shares[first + card] = WHOLE // count(self.cards)
            rest &= rest - 1

    def _likely(
        self, before: Grid, reach: i64, cells: i64, place: i64, pawn: i64, back: i64
    ) -> i64:
        """How likely an opponent, which did not reach it, seeks the treasure at a place."""
        if place == NOWHERE:
            return 0
        was: i64 = place
        if place < SPARE and (reach >> place) & 1 and self._state.phase == PUSHING:
            return 0
        near: i64 = 8
        if place < SPARE:
            near = 48 // (3 + steps(pawn, place))
        if cells == 0:
            if back < 12:
                was = tile_after(place, back)
                if was < SPARE and (reach >> was) & 1:
                    return 0
            return 16 * near
        self._budget.spend()
        was = tile_after(place, back)
        could: i64 = sources(before, was, False, self._room)
        return near * (1 + 31 * count(cells & ~could) // count(cells))
