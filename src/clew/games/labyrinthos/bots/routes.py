# Compiled by mypyc.
"""How far a hero of Labyrinthos is from winning: routes over keys to the Door, and what hinders.

Compiled. Costs are in hundredths of a token, of which a turn has seven. What a seat cannot know
is not looked at: face-down tiles count as unknown unless that seat has looked at them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count, has, low
from clew.core.seats import among
from clew.core.state import buffer
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import FIRST_KEY_TILE
from clew.games.labyrinthos.hero_board import DISCOVER_SLOT, EXPLORE_SLOT, TILE_SLOT, WALL_SLOT
from clew.games.labyrinthos.hunting import prey_cells, seats_seen
from clew.games.labyrinthos.maze import DOOR, FULL, NOT_EAST, NOT_SOUTH, OFF, around, reached
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tiles import passage_tiles

__all__ = ["ABLE", "BIG", "Routes", "face_down", "powers", "wanted"]

BIG: Final = 40
"""Farther than any cell, in actions."""
_TURNS: Final = 1
_SHIFTS: Final = 2
ABLE: Final = 3
"""Powers over the maze: whoever has them rotates tiles and moves walls. The monster has both."""
_BY_OTHERS: Final = 10
"""About how many actions longer a way is that takes a power which the hero does not have."""
_STOPS: Final = 6
_TOKEN: Final = 100

# What follows was measured: the outcome of 400 games fitted to what could be seen at the start
# of each turn. A lead of ten tokens makes the odds e to one.
_KEY: Final = 220
_UNKNOWN: Final = vec[i64]([0, 500, 1300, 2000, 2700])
"""What it costs not to know where so many keys are."""
_TILE: Final = 50
"""What each unknown tile costs while keys are to be found."""
_NEAREST: Final = 150
"""A step to the nearest unknown tile."""
_HURT: Final = vec[i64]([110, 60, 40, 40, 20, 90, 80, 30, 40])
"""What a wound costs by its slot from the top down (LO-05): Move, Heal, Desperate Action, …"""
_COVERED: Final = vec[i64]([900, 60, 60, 60, 10, 2800, 4500, 20, 0])
"""What it costs that a key lies on a slot."""
_KEY_WORTH: Final = vec[i64]([30, 30, 40, 20, 40, 150, 30, 30, 50, 50, 30, 60, 10, 40, 40, 10])
"""What each key's own action is worth."""
_SHUT: Final = 700
"""The cost if every way needs an exploration, a rotation or a wall moved, and a key covers that
action."""
_SORE: Final = 150
"""The same where it is wounded."""
_BUILD: Final = 1
_LEVER: Final = 2
_VISIONS: Final = 3
"""Bronze keys that do the same."""
_CARD: Final = 25
_ATTACK: Final = 200
"""What an attack costs: wounds, and a way made longer."""
_BLOCKED: Final = 500
"""What it costs that the monster stands on the Door when it is the next stop."""


def wanted(state: Labyrinthos, seat: i64) -> i64:
    """The cells of the key tiles that a seat knows and still needs, all the same."""
    known: i64 = state.up | state.looked[seat - 1]
    tiles: i64 = state.mark3 & ~state.mark2 & known
    cells: i64 = 0
    while tiles:
        cell: i64 = low(tiles)
        if state.slot_of(seat, state.feature(cell) - FIRST_KEY_TILE) < 0:
            cells |= at(cell)
        tiles &= tiles - 1
    return cells


def powers(state: Labyrinthos, seat: i64) -> i64:
    """What a hero can do to the maze. A wounded action counts, for it can be healed; one that lies
    under a key does not, unless a bronze key does the same."""
    bronze: i64 = state.slot_of(seat, 0)
    key: i64 = state.key(seat, bronze) - 1 if bronze >= 0 else -1
    able: i64 = 0
    if key == _LEVER or state.key(seat, TILE_SLOT) == 0:
        able |= _TURNS
    if key == _BUILD or key == _VISIONS or state.key(seat, WALL_SLOT) == 0:
        able |= _SHIFTS
    return able


def face_down(state: Labyrinthos, seat: i64) -> i64:
    """The tiles that a seat does not know."""
    return FULL & ~state.up & ~state.looked[seat - 1]


@final
class Routes:
    """Measures ways. Reuse one object: it owns its working memory."""

    def __init__(self) -> None:
        self._stops: vec[i64] = buffer(_STOPS)
        self._ways: vec[i64] = buffer(_STOPS * _STOPS)
        """From stop to stop; the hero is stop 0, the Door the last."""
        self._n: i64 = 0
        self._meets: i64 = 0
        self._joins: i64 = 0
        self._free: i64 = 0
        self._beside: i64 = 0
        self._nearly_meets: i64 = 0
        self._nearly_joins: i64 = 0
        """Where one of two tiles has a path to the other: one rotation and they meet."""
        self._passages: i64 = 0
        self.unknown: i64 = 0
        """How many keys are neither had nor known, at the latest `route`."""
        self._buried: i64 = 0
        """The face-down tiles to be explored for keys, known and unknown ones, at the latest
        `route`."""
        self.walk: i64 = 0
        """The actions over all known keys, and on to the Door if no other is to be found, at the
        latest `route`."""
        self.nearest: i64 = 0
        """The actions to the nearest unknown tile if keys are to be found, at the latest
        `route`."""
        self.shut: i64 = 0
        """What `shut_in` said at the latest `cost`."""
        self.hunted: i64 = 0
        """The actions of the monster to the hero if it can be attacked, at the latest `cost`;
        else BIG."""

    def look(self, board: Board) -> None:
        """Takes in the maze as it lies; comes before `far` and `route`."""
        down: i64 = FULL & ~board.up
        south: i64 = NOT_SOUTH & ~board.wall_south
        east: i64 = NOT_EAST & ~board.wall_east
        self._meets = (board.south | down) & ((board.north | down) >> 7) & south
        self._joins = (board.east | down) & ((board.west | down) >> 1) & east
        self._free = south
        self._beside = east
        self._nearly_meets = (board.south | down | ((board.north | down) >> 7)) & south
        self._nearly_joins = (board.east | down | ((board.west | down) >> 1)) & east
        self._passages = passage_tiles(board)

    def far(self, start: i64, targets: i64, avoid: i64, able: i64) -> i64:
        """About how many actions lead from a cell to the nearest target, at most BIG, for a figure
        with these powers.

        A step is one; where one of two face-up tiles must be rotated, one more; where both must,
        or where a wall stands, two more. A face-down tile is taken to fit.
        """
        steps: i64 = self._steps(start, targets, avoid, able)
        if steps < BIG or able == ABLE:
            return steps
        return min(BIG, _BY_OTHERS + self._steps(start, targets, avoid, ABLE))

    def _steps(self, start: i64, targets: i64, avoid: i64, able: i64) -> i64:
        """The same, by what the figure itself can do."""
        if has(targets, start):
            return 0
        allowed: i64 = (FULL & ~avoid) | at(start)
        third: i64 = 0
        second: i64 = 0
        now: i64 = at(start)
        steps: i64 = 0
        while steps < BIG:
            wider: i64 = self._spread(now, second, third, able) & allowed
            steps += 1
            if wider & targets:
                return steps
            if wider == now and third == now:
                return BIG
            third = second
            second = now
            now = wider
        return BIG

    def _spread(self, now: i64, second: i64, third: i64, able: i64) -> i64:
        wider: i64 = now | reached(now, self._meets, self._joins)
        if now & self._passages:
            wider |= self._passages
        if able & _TURNS:
            wider |= reached(second, self._nearly_meets, self._nearly_joins)
            wider |= reached(third, self._free, self._beside)
        if able & _SHIFTS:
            wider |= around(third)
        return wider

    def _measure(self, stop: i64, able: i64) -> None:
        """The ways from one stop to all others."""
        n: i64 = self._n
        goals: i64 = 0
        i: i64 = 0
        while i < n:
            self._ways[_STOPS * stop + i] = BIG
            goals |= at(self._stops[i])
            i += 1
        goals = self._reach(stop, goals, able, 0)
        if goals and able != ABLE:
            self._reach(stop, goals, ABLE, _BY_OTHERS)

    def _reach(self, stop: i64, goals: i64, able: i64, more: i64) -> i64:
        """Notes the ways from a stop to goals, each so much longer, and gives what is left."""
        third: i64 = 0
        second: i64 = 0
        now: i64 = at(self._stops[stop])
        self._arrived(stop, now & goals, more)
        goals &= ~now
        steps: i64 = 0
        while goals and steps < BIG:
            wider: i64 = self._spread(now, second, third, able)
            steps += 1
            if wider & goals:
                self._arrived(stop, wider & goals, steps + more)
                goals &= ~wider
            if wider == now and third == now:
                return goals
            third = second
            second = now
            now = wider
        return goals

    def _arrived(self, stop: i64, cells: i64, steps: i64) -> None:
        i: i64 = 0
        while i < self._n:
            if has(cells, self._stops[i]):
                self._ways[_STOPS * stop + i] = steps
            i += 1

    def _shortest(self, stop: i64, left: i64, home: i64) -> i64:
        """The shortest way from a stop over all that are left, and to the Door if `home`."""
        if left == 0:
            return self._ways[_STOPS * stop + self._n - 1] if home else 0
        best: i64 = 1000
        rest: i64 = left
        while rest:
            i: i64 = low(rest)
            rest &= rest - 1
            way: i64 = self._ways[_STOPS * stop + i] + self._shortest(i, left & ~at(i), home)
            if way < best:
                best = way
        return best

    def route(self, state: Labyrinthos, seat: i64) -> i64:
        """How many actions it takes to walk over all keys still needed to the Door."""
        keys: i64 = wanted(state, seat)
        unknown: i64 = 4 - state.keys(seat) - count(keys)
        self.unknown = unknown
        down: i64 = face_down(state, seat)
        self._buried = keys & ~state.up
        if unknown > 0:
            self._buried |= down
        self._stops[0] = state.place(seat)
        self._n = 1
        while keys:
            self._stops[self._n] = low(keys)
            self._n += 1
            keys &= keys - 1
        self._stops[self._n] = DOOR
        self._n += 1
        able: i64 = powers(state, seat)
        stop: i64 = 0
        while stop < self._n - 1:
            self._measure(stop, able)
            stop += 1
        stops: i64 = at(self._n - 1) - 2
        self.nearest = 0
        if unknown <= 0 or down == 0:
            self.walk = self._shortest(0, stops, 1)
            return _TOKEN * self.walk
        self.walk = self._shortest(0, stops, 0)
        self.nearest = self.far(self._stops[0], down, 0, able)
        return (
            _TOKEN * self.walk + _UNKNOWN[unknown] + _NEAREST * self.nearest + _TILE * count(down)
        )

    def cost(self, state: Labyrinthos, seat: i64) -> i64:
        """What a seat still needs to win, in hundredths of a token."""
        keys: i64 = state.keys(seat)
        total: i64 = self.route(state, seat) + (4 - keys) * _KEY
        self.shut = self.shut_in(state, seat, keys)
        self.hunted = BIG
        total += self._hurt(state, seat, keys) + self.shut
        total -= _CARD * state.hand_size(seat)
        if keys == 4 and state.monster == DOOR:
            total += _BLOCKED
        if among(state.attacked, seat) and not among(state.cloaked, seat):
            return total + _ATTACK
        return total + self._danger(state, seat)

    def _hurt(self, state: Labyrinthos, seat: i64, keys: i64) -> i64:
        """What wounds and covered actions cost."""
        total: i64 = 0
        wounds: i64 = state.wounds(seat)
        slot: i64 = 0
        while slot < 9:
            needed = keys < 4 or slot != DISCOVER_SLOT
            if slot == EXPLORE_SLOT and self._buried == 0:
                needed = False
            key: i64 = state.key(seat, slot)
            if key:
                total -= _KEY_WORTH[key - 1]
                if needed:
                    total += _COVERED[slot]
            if has(wounds, slot):
                total += _HURT[slot] if needed or key else 10
            slot += 1
        return total

    def shut_in(self, state: Labyrinthos, seat: i64, keys: i64) -> i64:
        """The cost if no goal can be reached and the action that would open a way cannot be used.
        Without this cost, heroes would wait for ever before a walled or unexplored tile. Call it
        after `look` and `route`."""
        bronze: i64 = state.slot_of(seat, 0)
        key: i64 = state.key(seat, bronze) - 1 if bronze >= 0 else -1
        turns = key == _LEVER or state.works(seat, TILE_SLOT)
        shifts = key == _BUILD or key == _VISIONS or state.works(seat, WALL_SLOT)
        explores = state.works(seat, EXPLORE_SLOT)
        if turns and shifts and explores:
            return 0
        goals: i64 = at(DOOR) if keys == 4 else wanted(state, seat) | self._buried
        start: i64 = at(state.place(seat))
        up: i64 = state.up
        if self._reaches(start, goals, turns, shifts, FULL if explores else up):
            return 0
        if not explores and self._reaches(start, goals, turns, shifts, FULL):
            return self._missed(state, seat, EXPLORE_SLOT)
        allowed: i64 = FULL if explores else up
        if not turns and self._reaches(start, goals, True, shifts, allowed):
            return self._missed(state, seat, TILE_SLOT)
        total: i64 = 0 if shifts else self._missed(state, seat, WALL_SLOT)
        return total if turns else total + self._missed(state, seat, TILE_SLOT)

    def _missed(self, state: Labyrinthos, seat: i64, slot: i64) -> i64:
        return _SHUT if state.key(seat, slot) else _SORE

    def _reaches(self, start: i64, goals: i64, turns: bool, shifts: bool, allowed: i64) -> bool:
        """Whether a goal can be reached over these tiles, however many of them are rotated, and
        walls moved, on the way."""
        if turns:
            down: i64 = NOT_SOUTH if shifts else self._free
            across: i64 = NOT_EAST if shifts else self._beside
        else:
            down = self._meets
            across = self._joins
        cells: i64 = start
        while True:
            wider: i64 = cells | (reached(cells, down, across) & allowed)
            if cells & self._passages:
                wider |= self._passages
            if wider & goals:
                return True
            if wider == cells:
                return False
            cells = wider

    def _danger(self, state: Labyrinthos, seat: i64) -> i64:
        """The cost of a monster nearby, by how likely the die brings it here."""
        here: i64 = state.place(seat)
        if state.monster == OFF or here == OFF or not has(prey_cells(state), here):
            return 0
        steps: i64 = self.far(state.monster, at(here), 0, ABLE)
        self.hunted = steps
        faces: i64 = 5 - steps if steps < 5 else 0
        if among(seats_seen(state, state.monster), seat):
            faces += 1
        if has(self._passages, here):
            faces += 1
        return _ATTACK * faces // 8
