"""How Labyrinthos is played quickly: the shortest way to keys and Door, the monster at the leader.

Compiled. A seat decides by what it can know: what is face up, what it has looked at, its hand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.labyrinthos.routes import BIG, Routes, face_down, wanted
from clew.bots.labyrinthos.tastes import (
    BLEEDS,
    COVERS,
    DOUBLE,
    HELPS,
    HERMES,
    LAST_COVERS,
    LIKES,
    SORTED_KEYS,
    THREAD,
    TORCH,
    WIND,
)
from clew.core.bits import at, count, low
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.labyrinthos.agenda import (
    CHOOSE_HERO,
    DECLINE,
    DISCARD,
    DISCOVER,
    DONE,
    EXPLORE,
    FEET,
    GAIN,
    GO,
    HEAL_AT,
    KEY_SLOT,
    LEFT,
    MONSTER,
    MOVE,
    ON_CARD,
    ORIENT,
    PASS,
    PLACE_WALL,
    PLAY,
    RECOVER_FOR,
    REFRESH,
    RIGHT,
    SCHEME,
    SLOT,
    SMELL,
    STEP,
    TAKE,
    TAKE_KEY,
    TOKENS,
    TURN,
    TURN_TO,
    USE,
    WALL_EAST,
    WALL_SOUTH,
    WORD,
    WOUND,
    WOUND_AT,
    cell_of,
    kind_of,
    owner_of,
)
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.maze import DOOR, around, quarter, rotations
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["Habits"]

_TRIED: Final = 12
_NONE: Final = -1
_TRAP: Final = 4


@final
class Habits:
    """What a hero does without thinking twice. Keep one: it owns the room to work in."""

    def __init__(self) -> None:
        self.routes: Routes = Routes()
        self._room: vec[i64] = buffer(Labyrinthos.WIDTH)

    def value(self, state: Labyrinthos, seat: i64) -> i64:
        """What a position is worth to a seat: the others' way to go less the own."""
        if state.ended:
            return 100000 if (state.winners() >> (seat - 1)) & 1 else -100000
        self.routes.look(state)
        worth: i64 = 0
        least: i64 = 1000000
        other: i64 = 1
        while other <= state.players:
            cost: i64 = self.routes.cost(state, other)
            if other == seat:
                worth -= cost
            else:
                least = min(least, cost)
                worth += 20 * cost // (100 * (state.players - 1))
            other += 1
        return worth + least // 2

    def leader(self, state: Labyrinthos, seat: i64) -> i64:
        """Of the others who has least to do."""
        self.routes.look(state)
        best: i64 = 1000000
        found: i64 = 0
        other: i64 = 1
        while other <= state.players:
            if other != seat:
                cost: i64 = self.routes.cost(state, other)
                if cost < best:
                    best = cost
                    found = other
            other += 1
        return found

    def choose(self, state: Labyrinthos, seat: i64, chance: Chance) -> i64:
        """What a seat does, quickly."""
        entry: i64 = state.top()
        kind: i64 = kind_of(entry)
        if kind == CHOOSE_HERO:
            return state.pick(seat, chance)
        if kind == TURN:
            return self._turn(state, seat)
        if kind >= ON_CARD:
            return self._react(state, entry, seat)
        if kind == TOKENS or kind == GAIN:
            return self._tokens(state, entry, seat)
        if kind == MONSTER:
            return self._steer(state, entry, seat, chance)
        if kind == ORIENT:
            return self._orient(state, entry, seat)
        if kind == STEP:
            return self._step(state, entry, seat)
        if kind == PLACE_WALL:
            return self._wall(state, entry, seat, chance)
        if kind == WOUND:
            return self._first(state, entry, seat, WOUND_AT, BLEEDS)
        if kind == TAKE_KEY:
            return self._first(state, entry, seat, TAKE, SORTED_KEYS)
        if kind == KEY_SLOT:
            covers = LAST_COVERS if state.keys(seat) == 3 else COVERS
            return self._first(state, entry, seat, SLOT, covers)
        if kind == REFRESH or kind == SCHEME or kind == SMELL:
            return self._drop(state, entry, seat)
        return self._try_some(state, seat, chance)

    def _first(
        self, state: Labyrinthos, entry: i64, seat: i64, family: i64, order: vec[i64]
    ) -> i64:
        """The first legal parameter in an order."""
        legal: i64 = state.mask(entry, family, seat)
        i: i64 = 0
        while i < len(order):
            if (legal >> order[i]) & 1:
                return (family << 6) + order[i]
            i += 1
        return (family << 6) + low(legal)

    def _try_some(self, state: Labyrinthos, seat: i64, chance: Chance) -> i64:
        """Of some legal actions the one after which the position is worth most."""
        room = self._room
        n: i64 = state.fill(seat, room)
        step: i64 = (n + _TRIED - 1) // _TRIED
        best: i64 = -10000000
        found: i64 = room[0]
        i: i64 = chance.below(step) if step > 1 else 0
        while i < n:
            after = state.clone()
            after.apply(seat, room[i], chance, None)
            worth: i64 = self.value(after, seat)
            if worth > best:
                best = worth
                found = room[i]
            i += step
        return found

    # The own turn

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

    def _turn(self, state: Labyrinthos, seat: i64) -> i64:
        entry: i64 = state.top()
        words: i64 = state.mask(entry, WORD, seat)
        if (words >> DISCOVER) & 1:
            return DISCOVER
        self.routes.look(state)
        heals: i64 = state.mask(entry, HEAL_AT, seat)
        if heals & 7:
            return (HEAL_AT << 6) + low(heals)
        goals: i64 = self.goals(state, seat)
        avoid: i64 = state.monster_cell() & ~state.hides()
        here: i64 = state.place(seat)
        away: i64 = self.routes.far(here, goals, avoid)
        deed: i64 = self._onward(state, entry, seat, goals, avoid, away)
        if deed != _NONE:
            return deed
        deed = self._turning(state, entry, seat, goals, avoid, away)
        if deed != _NONE:
            return deed
        if away > 0 and away < BIG and (state.mask(entry, PLAY, seat) >> WIND) & 1:
            return (PLAY << 6) + WIND
        helps: i64 = state.mask(entry, PLAY, seat) & HELPS
        if helps and (count(wanted(state, seat)) + state.keys(seat) < 4 or not at(TORCH) & helps):
            return (PLAY << 6) + low(helps)
        if heals:
            return (HEAL_AT << 6) + low(heals)
        if state.wounds(seat) & 7:
            payments: i64 = state.mask(entry, RECOVER_FOR, seat)
            if payments:
                return (RECOVER_FOR << 6) + low(payments)
        return PASS

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
        cells: i64 = state.enterable(state.linked(state.place(seat)))
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

    def _if_laid(
        self, board: Board, cell: i64, sides: i64, start: i64, goals: i64, avoid: i64
    ) -> i64:
        """How far it is if a tile lay so; it is left so."""
        board.lay(cell, sides)
        self.routes.look(board)
        return self.routes.far(start, goals, avoid)

    def _step(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """A step by a card or a key: nearer, or enough."""
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

    def _orient(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """The rotation from which it is least far over all that is wanted."""
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

    # Between turns

    def _tokens(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """Feet for the way, hands for keys, wounds and cards."""
        legal: i64 = state.mask(entry, FEET, seat)
        most: i64 = count(legal) - 1
        if kind_of(entry) == GAIN:
            return (FEET << 6) + most
        feet: i64 = 5
        hurt: i64 = state.wounds(seat)
        if hurt & 3 or (state.keys(seat) < 4 and count(hurt) > 3):
            feet = 4
        if hurt & 3 == 3 or not state.works(seat, 0):
            feet = 3
        if state.keys(seat) == 4 and hurt == 0:
            feet = 6
        return (FEET << 6) + min(feet, most)

    def _drop(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """Of the own hand the least liked, of another's the most; none if none must go."""
        if (state.mask(entry, WORD, seat) >> DONE) & 1:
            return DONE
        smelling = kind_of(entry) == SMELL
        cards: i64 = state.mask(entry, DISCARD, seat)
        found: i64 = low(cards)
        while cards:
            card: i64 = low(cards)
            cards &= cards - 1
            more: i64 = LIKES[card] - LIKES[found]
            if (more > 0) if smelling else (more < 0):
                found = card
        return (DISCARD << 6) + found

    def _react(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """Saves itself; spoils the cards of who is not behind."""
        cards: i64 = state.mask(entry, PLAY, seat)
        if cards == 0:
            return DECLINE
        card: i64 = low(cards)
        if card == HERMES:
            player: i64 = owner_of(entry)
            if state.keys(player) < state.keys(seat) or player != state.seat:
                return DECLINE
        return (PLAY << 6) + card

    # Against the others

    def _steer(self, state: Labyrinthos, entry: i64, seat: i64, chance: Chance) -> i64:
        """The monster goes for the leader, never for the own hero if it can help it."""
        cells: i64 = state.mask(entry, GO, seat)
        enough = (state.mask(entry, WORD, seat) >> DONE) & 1 != 0
        if cells == 0:
            return DONE if enough else state.pick(seat, chance)
        leader: i64 = self.leader(state, seat)
        prey: i64 = state.prey()
        aim: i64 = at(state.place(leader)) & prey
        if aim == 0:
            aim = prey & ~at(state.place(seat))
        own: i64 = at(state.place(seat)) & prey
        best: i64 = 1000
        found: i64 = cells
        while cells:
            cell: i64 = low(cells)
            cells &= cells - 1
            far: i64 = 4 * self.routes.far(cell, aim, 0) if aim else 0
            if (own >> cell) & 1:
                far += 100 if not (aim >> cell) & 1 else 10
            elif own:
                far -= min(self.routes.far(cell, own, 0), 3)
            if far < best:
                best = far
                found = cell
        if enough:
            now: i64 = 4 * self.routes.far(state.monster, aim, 0) if aim else 0
            if own:
                now -= min(self.routes.far(state.monster, own, 0), 3)
            if now <= best:
                return DONE
        return (GO << 6) + found

    def _wall(self, state: Labyrinthos, entry: i64, seat: i64, chance: Chance) -> i64:
        """A wall beside the leader, where it makes the way longest."""
        leader: i64 = self.leader(state, seat)
        here: i64 = state.place(leader)
        goals: i64 = self.goals(state, leader)
        best: i64 = self.routes.far(here, goals, 0)
        found: i64 = _NONE
        family: i64 = WALL_EAST
        while family <= WALL_SOUTH:
            side: i64 = 1 if family == WALL_EAST else 2
            before: i64 = at(here) >> 1 if side == 1 else at(here) >> 7
            cells: i64 = state.mask(entry, family, seat) & (at(here) | before)
            while cells:
                cell: i64 = low(cells)
                cells &= cells - 1
                state.flip_wall(cell, side)
                self.routes.look(state)
                far: i64 = self.routes.far(here, goals, 0)
                state.flip_wall(cell, side)
                if far > best:
                    best = far
                    found = (family << 6) + cell
            family += 1
        return found if found != _NONE else state.pick(seat, chance)
