# Compiled by mypyc.
"""A hero's own turn in Labyrinthos, played quickly: the shortest way to keys and Door.

Compiled.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clew.core.bits import at, count, low
from clew.games.labyrinthos.agenda import (
    DISCOVER,
    DONE,
    EXPLORE,
    HEAL_AT,
    LEFT,
    MOVE,
    PASS,
    PLAY,
    RECOVER_FOR,
    RIGHT,
    SHIFT,
    TURN_TO,
    USE,
    WORD,
    cell_of,
)
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.bots.routes import BIG, Routes, face_down, wanted
from clew.games.labyrinthos.bots.tastes import DOUBLE, HEALS, HELPS, NEEDED, THREAD, TORCH, WIND
from clew.games.labyrinthos.maze import DOOR, around, quarter, rotations
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["Walking", "turns_nothing"]

_NONE: Final = -1
_TRAP: Final = 4
_CROSSING: Final = 15


def turns_nothing(board: Board, action: i64) -> bool:
    """Whether an action rotates a crossing: legal, and nothing has changed (LO-20)."""
    return action >> 6 == RIGHT and board.tile(action & 63) == _CROSSING


@final
class Walking:
    """Where a hero goes, and what it turns on the way."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def goals(self, state: Labyrinthos, seat: i64) -> i64:
        """Where a seat heads for next: a key it knows of, unknown tiles, or the Door."""
        if state.keys(seat) == 4:
            return at(DOOR)
        keys: i64 = wanted(state, seat)
        down: i64 = face_down(state, seat)
        if count(keys) + state.keys(seat) == 4 or down == 0:
            return keys
        if keys == 0:
            return down
        here: i64 = state.place(seat)
        if self.routes.far(here, keys, 0) <= self.routes.far(here, down, 0) + 3:
            return keys
        return down

    def turn(self, state: Labyrinthos, seat: i64) -> i64:
        entry: i64 = state.top()
        words: i64 = state.mask(entry, WORD, seat)
        if (words >> DISCOVER) & 1:
            return DISCOVER
        self.routes.look(state)
        heals: i64 = state.mask(entry, HEAL_AT, seat)
        if heals & NEEDED:
            return self._heal(heals)
        goals: i64 = self.goals(state, seat)
        avoid: i64 = state.monster_cell() & ~state.hides()
        here: i64 = state.place(seat)
        away: i64 = self.routes.far(here, goals, avoid)
        deed: i64 = self._onward(state, entry, seat, goals, avoid, away)
        if deed != _NONE:
            return deed
        deed = self._turning(state, entry, seat, goals, avoid, away)
        if deed == _NONE:
            deed = self._shifting(state, entry, seat, goals, avoid, away)
        if deed != _NONE:
            return deed
        if away > 0 and away < BIG and (state.mask(entry, PLAY, seat) >> WIND) & 1:
            return (PLAY << 6) + WIND
        helps: i64 = state.mask(entry, PLAY, seat) & HELPS
        if helps and (count(wanted(state, seat)) + state.keys(seat) < 4 or not at(TORCH) & helps):
            return (PLAY << 6) + low(helps)
        if heals:
            return self._heal(heals)
        if state.wounds(seat) & NEEDED:
            payments: i64 = state.mask(entry, RECOVER_FOR, seat)
            if payments:
                return (RECOVER_FOR << 6) + low(payments)
        return PASS

    def _heal(self, heals: i64) -> i64:
        """The wound to heal first."""
        i: i64 = 0
        while not (heals >> HEALS[i]) & 1:
            i += 1
        return (HEAL_AT << 6) + HEALS[i]

    def _onward(
        self, state: Labyrinthos, entry: i64, seat: i64, goals: i64, avoid: i64, away: i64
    ) -> i64:
        """A step that brings the hero nearer: by a key, on foot, by a card."""
        best: i64 = 2 * away
        found: i64 = _NONE
        family: i64 = MOVE
        while family <= EXPLORE:
            cells: i64 = state.mask(entry, family, seat)
            while cells:
                cell: i64 = low(cells)
                cells &= cells - 1
                rest: i64 = (
                    goals & ~at(cell) if family == EXPLORE and not goals & state.up else goals
                )
                left: i64 = 2 * self.routes.far(cell, rest, avoid)
                if family == EXPLORE and rest != goals:
                    left = min(left, 2 * away - 1)
                if family == MOVE and state.symbol(cell) == _TRAP:
                    left += 1
                if left < best:
                    best = left
                    found = (family << 6) + cell
            family += 1
        if away >= 2 and away < BIG:
            uses: i64 = state.mask(entry, USE, seat)
            if (uses >> (2 * DOUBLE)) & 1 and found >> 6 != EXPLORE:
                return (USE << 6) + 2 * DOUBLE
        if found == _NONE and away > 0 and away < BIG and state.has_feet(seat) == 0:
            threads = (state.mask(entry, PLAY, seat) >> THREAD) & 1 != 0
            if threads and self._nearer(state, seat, goals, avoid, away):
                return (PLAY << 6) + THREAD
        return found

    def _nearer(self, state: Labyrinthos, seat: i64, goals: i64, avoid: i64, away: i64) -> bool:
        """Whether a step on face-up tiles brings the hero nearer."""
        cells: i64 = state.enterable(seat, state.linked(state.place(seat)))
        while cells:
            if self.routes.far(low(cells), goals, avoid) < away:
                return True
            cells &= cells - 1
        return False

    def _turning(
        self, state: Labyrinthos, entry: i64, seat: i64, goals: i64, avoid: i64, away: i64
    ) -> i64:
        """A tile here or beside to rotate, if that makes the way shorter."""
        if state.has_feet(seat) == 0:
            return _NONE
        here: i64 = state.place(seat)
        near: i64 = at(here) | around(at(here))
        right: i64 = state.mask(entry, RIGHT, seat) & near
        left: i64 = state.mask(entry, LEFT, seat) & near
        best: i64 = away
        found: i64 = _NONE
        both: i64 = right | left
        while both:
            cell: i64 = low(both)
            both &= both - 1
            sides: i64 = state.tile(cell)
            if sides == _CROSSING:
                continue
            turned: i64 = quarter(sides)
            if (right >> cell) & 1:
                far: i64 = self._if_laid(state, cell, turned, here, goals, avoid)
                if far < best:
                    best = far
                    found = (RIGHT << 6) + cell
            if (left >> cell) & 1:
                far = self._if_laid(state, cell, quarter(quarter(turned)), here, goals, avoid)
                if far < best:
                    best = far
                    found = (LEFT << 6) + cell
            state.lay(cell, sides)
        self.routes.look(state)
        return found

    def _shifting(
        self, state: Labyrinthos, entry: i64, seat: i64, goals: i64, avoid: i64, away: i64
    ) -> i64:
        """A wall here to move, if that makes the way shorter."""
        here: i64 = state.place(seat)
        if state.has_feet(seat) == 0 or not state.walls_around(here):
            return _NONE
        best: i64 = away
        found: i64 = _NONE
        index: i64 = 0
        while index < 12:
            if (state.mask(entry, SHIFT + index, seat) >> here) & 1:
                side: i64 = index // 3
                to: i64 = (side + 1 + index - 3 * side) & 3
                state.flip_wall(here, side)
                state.flip_wall(here, to)
                self.routes.look(state)
                far: i64 = self.routes.far(here, goals, avoid)
                state.flip_wall(here, to)
                state.flip_wall(here, side)
                if far < best:
                    best = far
                    found = ((SHIFT + index) << 6) + here
            index += 1
        self.routes.look(state)
        return found

    def _if_laid(
        self, board: Board, cell: i64, sides: i64, start: i64, goals: i64, avoid: i64
    ) -> i64:
        """How far it is if a tile lies this way. The tile is left this way."""
        board.lay(cell, sides)
        self.routes.look(board)
        return self.routes.far(start, goals, avoid)

    def step(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """A step by a card or a key that leads nearer, or the end of these steps."""
        self.routes.look(state)
        goals: i64 = self.goals(state, seat)
        avoid: i64 = state.monster_cell() & ~state.hides()
        away: i64 = self.routes.far(state.place(seat), goals, avoid)
        enough = (state.mask(entry, WORD, seat) >> DONE) & 1 != 0
        if enough and state.can_discover(seat):
            return DONE
        cells: i64 = state.mask(entry, MOVE, seat)
        best: i64 = away if enough else 1000
        found: i64 = DONE if enough else (MOVE << 6) + low(cells)
        while cells:
            cell: i64 = low(cells)
            cells &= cells - 1
            left: i64 = self.routes.far(cell, goals, avoid)
            if left < best:
                best = left
                found = (MOVE << 6) + cell
        return found

    def orient(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """The rotation with the shortest way over everything that the hero wants."""
        cell: i64 = cell_of(entry)
        sides: i64 = state.tile(cell)
        here: i64 = state.place(seat)
        state.put(seat, cell)
        lying: i64 = sides
        best: i64 = 1000000
        found: i64 = 0
        turn: i64 = 0
        most: i64 = rotations(sides)
        while turn < most:
            state.lay(cell, lying)
            self.routes.look(state)
            ways: i64 = self.routes.route(state, seat) - 5 * count(state.linked(cell))
            if ways < best:
                best = ways
                found = turn
            lying = quarter(lying)
            turn += 1
        state.lay(cell, sides)
        state.put(seat, here)
        return (TURN_TO << 6) + found
