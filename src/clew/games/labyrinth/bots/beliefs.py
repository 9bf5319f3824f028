# Compiled by mypyc.
"""What a seat of Labyrinth may believe about everybody's goals.

Compiled. Beliefs use only public facts: which cards were found, what a seat did not take although
it could, and where it walked.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, low
from clew.core.state import buffer
from clew.games.labyrinth.beliefs import ALL_TREASURES
from clew.games.labyrinth.bots.grids import SPARE, steps, tile_after, treasure_tiles
from clew.games.labyrinth.maze import across, down, flood
from clew.games.labyrinth.rules import Labyrinth

__all__ = ["Beliefs"]


@final
class Beliefs:
    """How likely each treasure is each seat's next goal; for the own seat, the one after that."""

    def __init__(self, state: Labyrinth, seat: int) -> None:
        self._state = state
        self._seat: i64 = seat
        self._tiles: vec[i64] = treasure_tiles(state)
        """Where each treasure lies."""
        self._wanted: vec[i64] = buffer(25 * 5)
        """For each seat 25 weights."""
        self._sum: vec[i64] = buffer(5)
        self._believe()

    def _believe(self) -> None:
        state = self._state
        hidden: i64 = ALL_TREASURES
        seat: i64 = 1
        while seat <= state.players:
            place: i64 = state.goals_left(seat)
            while place < state.goals:
                hidden &= ~at(state.card(seat, place))
                place += 1
            seat += 1
        hidden &= ~self._own_known()
        seat = 1
        while seat <= state.players:
            self._guess(seat, hidden)
            seat += 1

    def _own_known(self) -> i64:
        """The treasures in the own pile that the seat knows."""
        state = self._state
        left: i64 = state.goals_left(self._seat)
        known: i64 = 2 if (state.opened >> (self._seat - 1)) & 1 else 1
        if (state.searched >> (self._seat - 1)) & 1:
            known = left
        cards: i64 = 0
        place: i64 = 0
        while place < known and place < left:
            cards |= at(state.card(self._seat, place))
            place += 1
        return cards

    def _guess(self, seat: i64, hidden: i64) -> None:
        """Assumes that the seat that moved last would have taken a goal in reach, and ended near
        its goal."""
        state = self._state
        first: i64 = 25 * seat
        reach: i64 = 0
        pawn: i64 = state.pawn(seat)
        mine = seat == self._seat
        if mine and (state.searched >> (seat - 1)) & 1:
            hidden = self._own_known()
            if state.goals_left(seat) > 1:
                hidden &= ~at(state.card(seat, 0))
        just = not mine and state.after(seat) == self._seat
        if just and state.phase == 0:
            here: i64 = state.treasure(pawn)
            if here == 0 or (hidden >> here) & 1:
                v: i64 = down(state.north, state.south)
                reach = flood(v, across(state.east, state.west), at(pawn))
        total: i64 = 0
        while hidden:
            treasure: i64 = low(hidden)
            cell: i64 = self._tiles[treasure]
            weight: i64 = 12
            if just and cell < SPARE:
                weight = 0 if (reach >> cell) & 1 else 48 // (3 + steps(pawn, cell))
            self._wanted[first + treasure] = weight
            total += weight
            hidden &= hidden - 1
        self._sum[seat] = total

    def place(self, treasure: i64, arrow: i64) -> i64:
        """Where a treasure is after a push, or now if there is none (-1)."""
        tile: i64 = self._tiles[treasure]
        return tile if arrow < 0 else tile_after(tile, arrow)

    def weight(self, seat: i64, treasure: i64) -> i64:
        """How likely a treasure is a seat's goal, in parts of `total`."""
        return self._wanted[25 * seat + treasure]

    def total(self, seat: i64) -> i64:
        return self._sum[seat]

    def chance_of(self, seat: i64, tiles: i64, arrow: i64) -> float:
        """How likely a seat's goal is on one of these tiles, after a push (or -1)."""
        if self._sum[seat] == 0:
            return 0.0
        likely: i64 = 0
        treasure: i64 = 1
        first: i64 = 25 * seat
        while treasure <= 24:
            weight: i64 = self._wanted[first + treasure]
            if weight and (tiles >> self.place(treasure, arrow)) & 1:
                likely += weight
            treasure += 1
        return float(likely) / float(self._sum[seat])

    def chance_on(self, seat: i64, tiles: i64) -> float:
        """How likely a seat's next goal is on one of these tiles; for the own seat this is
        known."""
        if seat != self._seat:
            return self.chance_of(seat, tiles, -1)
        state = self._state
        place: i64 = self._tiles[state.card(seat, 0)]
        if (tiles >> place) & 1:
            return 1.0
        if (state.opened >> (seat - 1)) & 1 and state.goals_left(seat) > 1:
            place = self._tiles[state.card(seat, 1)]
            return 1.0 if (tiles >> place) & 1 else 0.0
        return 0.0
