# Compiled by mypyc.
"""A hero's own turn in Labyrinthos, played quickly: the shortest way to keys and Door.

Compiled.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clew.core.bits import at, count, has, low
from clew.games.labyrinthos.actions import (
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
    as_action,
    family_of,
    is_shift,
    parameter_of,
    shifted_from,
    shifted_to,
    use_of,
)
from clew.games.labyrinthos.agenda import cell_of
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.bots.routes import BIG, Routes, face_down, powers, wanted
from clew.games.labyrinthos.bots.tastes import DOUBLE, HEALS, HELPS, NEEDED, THREAD, TORCH, WIND
from clew.games.labyrinthos.choices import choosable
from clew.games.labyrinthos.components import TRAP_SYMBOL
from clew.games.labyrinthos.heroes import enterable
from clew.games.labyrinthos.keys import can_discover
from clew.games.labyrinthos.maze import DOOR, around, quarter, rotations
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tiles import hiding_tiles, linked, symbol_on
from clew.games.labyrinthos.walls import walls_around

__all__ = ["Walking", "turns_nothing"]

_NONE: Final = -1
_CROSSING: Final = 15


def turns_nothing(board: Board, action: i64) -> bool:
    """Whether an action rotates a crossing: legal, and nothing has changed (LO-20)."""
    return family_of(action) == RIGHT and board.tile(parameter_of(action)) == _CROSSING


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
        able: i64 = powers(state, seat)
        if self.routes.far(here, keys, 0, able) <= self.routes.far(here, down, 0, able) + 3:
            return keys
        return down

    def turn(self, state: Labyrinthos, seat: i64) -> i64:
        entry: i64 = state.top()
        words: i64 = choosable(state, entry, WORD, seat)
        if has(words, DISCOVER):
            return DISCOVER
        self.routes.look(state)
        heals: i64 = choosable(state, entry, HEAL_AT, seat)
        if heals & NEEDED:
            return self._heal(heals)
        goals: i64 = self.goals(state, seat)
        avoid: i64 = state.monster_cell() & ~hiding_tiles(state)
        here: i64 = state.place(seat)
        away: i64 = self.routes.far(here, goals, avoid, powers(state, seat))
        deed: i64 = self._onward(state, entry, seat, goals, avoid, away)
        if deed != _NONE:
            return deed
        deed = self._turning(state, entry, seat, goals, avoid, away)
        if deed == _NONE:
            deed = self._shifting(state, entry, seat, goals, avoid, away)
        if deed != _NONE:
            return deed
        if away > 0 and away < BIG and has(choosable(state, entry, PLAY, seat), WIND):
            return as_action(PLAY, WIND)
        helps: i64 = choosable(state, entry, PLAY, seat) & HELPS
        if helps and (count(wanted(state, seat)) + state.keys(seat) < 4 or not at(TORCH) & helps):
            return as_action(PLAY, low(helps))
        if heals:
            return self._heal(heals)
        if state.wounds(seat) & NEEDED:
            payments: i64 = choosable(state, entry, RECOVER_FOR, seat)
            if payments:
                return as_action(RECOVER_FOR, low(payments))
        return PASS

    def _heal(self, heals: i64) -> i64:
        """The wound to heal first."""
        i: i64 = 0
        while not has(heals, HEALS[i]):
            i += 1
        return as_action(HEAL_AT, HEALS[i])

    def _onward(
        self, state: Labyrinthos, entry: i64, seat: i64, goals: i64, avoid: i64, away: i64
    ) -> i64:
        """A step that brings the hero nearer: by a key, on foot, by a card."""
        able: i64 = powers(state, seat)
        best: i64 = 2 * away
        found: i64 = _NONE
        family: i64 = MOVE
        while family <= EXPLORE:
            cells: i64 = choosable(state, entry, family, seat)
            while cells:
                cell: i64 = low(cells)
                cells &= cells - 1
                rest: i64 = (
                    goals & ~at(cell) if family == EXPLORE and not goals & state.up else goals
                )
                left: i64 = 2 * self.routes.far(cell, rest, avoid, able)
                if family == EXPLORE and rest != goals:
                    left = min(left, 2 * away - 1)
                if family == MOVE and symbol_on(state, cell) == TRAP_SYMBOL:
                    left += 1
                if left < best:
                    best = left
                    found = as_action(family, cell)
            family += 1
        if away >= 2 and away < BIG:
            uses: i64 = choosable(state, entry, USE, seat)
            if has(uses, use_of(DOUBLE, 0)) and family_of(found) != EXPLORE:
                return as_action(USE, use_of(DOUBLE, 0))
        if found == _NONE and away > 0 and away < BIG and state.has_feet(seat) == 0:
            threads = has(choosable(state, entry, PLAY, seat), THREAD)
            if threads and self._nearer(state, seat, goals, avoid, away):
                return as_action(PLAY, THREAD)
        return found

    def _nearer(self, state: Labyrinthos, seat: i64, goals: i64, avoid: i64, away: i64) -> bool:
        """Whether a step on face-up tiles brings the hero nearer."""
        able: i64 = powers(state, seat)
        cells: i64 = enterable(state, seat, linked(state, state.place(seat)))
        while cells:
            if self.routes.far(low(cells), goals, avoid, able) < away:
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
        right: i64 = choosable(state, entry, RIGHT, seat) & near
        left: i64 = choosable(state, entry, LEFT, seat) & near
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
            if has(right, cell):
                far: i64 = self._if_laid(state, seat, cell, turned, goals, avoid)
                if far < best:
                    best = far
                    found = as_action(RIGHT, cell)
            if has(left, cell):
                turned = quarter(quarter(turned))
                far = self._if_laid(state, seat, cell, turned, goals, avoid)
                if far < best:
                    best = far
                    found = as_action(LEFT, cell)
            state.lay(cell, sides)
        self.routes.look(state)
        return found

    def _shifting(
        self, state: Labyrinthos, entry: i64, seat: i64, goals: i64, avoid: i64, away: i64
    ) -> i64:
        """A wall here to move, if that makes the way shorter."""
        here: i64 = state.place(seat)
        if state.has_feet(seat) == 0 or not walls_around(state, here):
            return _NONE
        best: i64 = away
        found: i64 = _NONE
        family: i64 = SHIFT
        while is_shift(family):
            if has(choosable(state, entry, family, seat), here):
                side: i64 = shifted_from(family)
                to: i64 = shifted_to(family)
                state.flip_wall(here, side)
                state.flip_wall(here, to)
                self.routes.look(state)
                far: i64 = self.routes.far(here, goals, avoid, powers(state, seat))
                state.flip_wall(here, to)
                state.flip_wall(here, side)
                if far < best:
                    best = far
                    found = as_action(family, here)
            family += 1
        self.routes.look(state)
        return found

    def _if_laid(
        self, state: Labyrinthos, seat: i64, cell: i64, sides: i64, goals: i64, avoid: i64
    ) -> i64:
        """How far it is if a tile lies this way. The tile is left this way."""
        state.lay(cell, sides)
        self.routes.look(state)
        return self.routes.far(state.place(seat), goals, avoid, powers(state, seat))

    def step(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """A step by a card or a key that leads nearer, or the end of these steps."""
        self.routes.look(state)
        goals: i64 = self.goals(state, seat)
        avoid: i64 = state.monster_cell() & ~hiding_tiles(state)
        able: i64 = powers(state, seat)
        away: i64 = self.routes.far(state.place(seat), goals, avoid, able)
        enough = has(choosable(state, entry, WORD, seat), DONE)
        if enough and can_discover(state, seat):
            return DONE
        cells: i64 = choosable(state, entry, MOVE, seat)
        best: i64 = away if enough else 1000
        found: i64 = DONE if enough else as_action(MOVE, low(cells))
        while cells:
            cell: i64 = low(cells)
            cells &= cells - 1
            left: i64 = self.routes.far(cell, goals, avoid, able)
            if left < best:
                best = left
                found = as_action(MOVE, cell)
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
            ways: i64 = self.routes.route(state, seat) - 5 * count(linked(state, cell))
            if ways < best:
                best = ways
                found = turn
            lying = quarter(lying)
            turn += 1
        state.lay(cell, sides)
        state.put(seat, here)
        return as_action(TURN_TO, found)
