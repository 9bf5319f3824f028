# Compiled by mypyc.
"""How Labyrinthos is played quickly: the shortest way to keys and Door, the monster at the leader.

Compiled. A seat decides by what it can know: what is face up, what it has looked at, its hand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count, has, low
from clew.core.chance import Chance
from clew.core.seats import among
from clew.core.state import buffer
from clew.games.labyrinthos.actions import (
    DECLINE,
    DISCARD,
    DONE,
    FEET,
    GO,
    PLAY,
    SLOT,
    TAKE,
    WALL_EAST,
    WALL_SOUTH,
    WORD,
    WOUND_AT,
    as_action,
)
from clew.games.labyrinthos.agenda import count_of, kind_of, owner_of
from clew.games.labyrinthos.bots.routes import ABLE, Routes, powers
from clew.games.labyrinthos.bots.tastes import (
    BLEEDS,
    COVERS,
    HERMES,
    LAST_COVERS,
    LIKES,
    NEEDED,
    SORTED_KEYS,
    WALKS,
)
from clew.games.labyrinthos.bots.walking import Walking, turns_nothing
from clew.games.labyrinthos.choices import choosable
from clew.games.labyrinthos.ending import winners
from clew.games.labyrinthos.hero_board import MOVE_SLOT
from clew.games.labyrinthos.hunting import prey_cells
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import (
    CHOOSE_HERO,
    GAIN,
    KEY_SLOT,
    MONSTER,
    ON_CARD,
    ORIENT,
    PLACE_WALL,
    REFRESH,
    SCHEME,
    SMELL,
    STEP,
    TAKE_KEY,
    TOKENS,
    TURN,
    WOUND,
)

__all__ = ["Habits"]

_TRIED: Final = 12
_NONE: Final = -1


@final
class Habits:
    """What a hero does without searching. Reuse one object: it owns its working memory."""

    def __init__(self) -> None:
        self.routes: Routes = Routes()
        self.walking: Walking = Walking(self.routes)
        self._room: vec[i64] = buffer(Labyrinthos.WIDTH)

    def value(self, state: Labyrinthos, seat: i64) -> i64:
        """What a position is worth to a seat: the others' remaining way minus its own."""
        if state.ended:
            return 100000 if among(winners(state), seat) else -100000
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
        """The opponent who has the least left to do."""
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
            return self.walking.turn(state, seat)
        if kind >= ON_CARD:
            return self._react(state, entry, seat)
        if kind == TOKENS or kind == GAIN:
            return self._tokens(state, entry, seat)
        if kind == MONSTER:
            return self._steer(state, entry, seat, chance)
        if kind == ORIENT:
            return self.walking.orient(state, entry, seat)
        if kind == STEP:
            return self.walking.step(state, entry, seat)
        if kind == PLACE_WALL:
            return self._wall(state, entry, seat, chance)
        if kind == WOUND:
            return self._first(state, entry, seat, WOUND_AT, BLEEDS)
        if kind == TAKE_KEY:
            return self._first(state, entry, seat, TAKE, SORTED_KEYS)
        if kind == KEY_SLOT:
            return self._cover(state, entry, seat)
        if kind == REFRESH or kind == SCHEME or kind == SMELL:
            return self._drop(state, entry, seat)
        return self._try_some(state, seat, chance)

    def _first(
        self, state: Labyrinthos, entry: i64, seat: i64, family: i64, order: vec[i64]
    ) -> i64:
        """The first legal parameter in an order."""
        legal: i64 = choosable(state, entry, family, seat)
        i: i64 = 0
        while i < len(order):
            if has(legal, order[i]):
                return as_action(family, order[i])
            i += 1
        return as_action(family, low(legal))

    def _cover(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """The slot to put a key on: one that does not shut the hero in, if there is one."""
        last = state.keys(seat) == 3
        covers = LAST_COVERS if last else COVERS
        needed: i64 = WALKS if last else NEEDED
        slots: i64 = choosable(state, entry, SLOT, seat) & ~needed
        self.routes.look(state)
        i: i64 = 0
        while i < len(covers):
            slot: i64 = covers[i]
            i += 1
            if not has(slots, slot):
                continue
            state.put_key(seat, slot, count_of(entry) + 1)
            self.routes.route(state, seat)
            shut: i64 = self.routes.shut_in(state, seat, state.keys(seat))
            state.put_key(seat, slot, 0)
            if shut == 0:
                return as_action(SLOT, slot)
        return self._first(state, entry, seat, SLOT, covers)

    def _try_some(self, state: Labyrinthos, seat: i64, chance: Chance) -> i64:
        """The legal action, among these, after which the position is worth most."""
        room = self._room
        n: i64 = self._changes(state, state.fill(seat, room))
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

    def _changes(self, state: Labyrinthos, n: i64) -> i64:
        """Leaves rotations of crossings out of the n actions in the room, unless all are such."""
        room = self._room
        kept: i64 = 0
        i: i64 = 0
        while i < n:
            if not turns_nothing(state, room[i]):
                room[kept] = room[i]
                kept += 1
            i += 1
        return kept or n

    # Between turns

    def _tokens(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """Feet for the way, hands for keys, wounds and cards."""
        legal: i64 = choosable(state, entry, FEET, seat)
        most: i64 = count(legal) - 1
        if kind_of(entry) == GAIN:
            return as_action(FEET, most)
        feet: i64 = 5
        hurt: i64 = state.wounds(seat)
        if hurt & WALKS or (state.keys(seat) < 4 and count(hurt) > 3):
            feet = 4
        if hurt & WALKS == WALKS or not state.works(seat, MOVE_SLOT):
            feet = 3
        if state.keys(seat) == 4 and hurt == 0:
            feet = 6
        return as_action(FEET, min(feet, most))

    def _drop(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """The least liked card of the own hand, or the most liked of another's; none if none must
        go."""
        if has(choosable(state, entry, WORD, seat), DONE):
            return DONE
        smelling = kind_of(entry) == SMELL
        cards: i64 = choosable(state, entry, DISCARD, seat)
        found: i64 = low(cards)
        while cards:
            card: i64 = low(cards)
            cards &= cards - 1
            more: i64 = LIKES[card] - LIKES[found]
            if (more > 0) if smelling else (more < 0):
                found = card
        return as_action(DISCARD, found)

    def _react(self, state: Labyrinthos, entry: i64, seat: i64) -> i64:
        """Saves itself, and cancels the cards of players who are not behind."""
        cards: i64 = choosable(state, entry, PLAY, seat)
        if cards == 0:
            return DECLINE
        card: i64 = low(cards)
        if card == HERMES:
            player: i64 = owner_of(entry)
            if state.keys(player) < state.keys(seat) or player != state.seat:
                return DECLINE
        return as_action(PLAY, card)

    # Against the others

    def _steer(self, state: Labyrinthos, entry: i64, seat: i64, chance: Chance) -> i64:
        """The monster goes for the leader, never for the own hero if it can help it."""
        cells: i64 = choosable(state, entry, GO, seat)
        enough = has(choosable(state, entry, WORD, seat), DONE)
        if cells == 0:
            return DONE if enough else state.pick(seat, chance)
        leader: i64 = self.leader(state, seat)
        prey: i64 = prey_cells(state)
        aim: i64 = at(state.place(leader)) & prey
        if aim == 0:
            aim = prey & ~at(state.place(seat))
        own: i64 = at(state.place(seat)) & prey
        best: i64 = 1000
        found: i64 = cells
        while cells:
            cell: i64 = low(cells)
            cells &= cells - 1
            far: i64 = 4 * self.routes.far(cell, aim, 0, ABLE) if aim else 0
            if has(own, cell):
                far += 100 if not has(aim, cell) else 10
            elif own:
                far -= min(self.routes.far(cell, own, 0, ABLE), 3)
            if far < best:
                best = far
                found = cell
        if enough:
            now: i64 = 4 * self.routes.far(state.monster, aim, 0, ABLE) if aim else 0
            if own:
                now -= min(self.routes.far(state.monster, own, 0, ABLE), 3)
            if now <= best:
                return DONE
        return as_action(GO, found)

    def _wall(self, state: Labyrinthos, entry: i64, seat: i64, chance: Chance) -> i64:
        """A wall beside the leader, where it makes the way longest."""
        leader: i64 = self.leader(state, seat)
        here: i64 = state.place(leader)
        goals: i64 = self.walking.goals(state, leader)
        able: i64 = powers(state, leader)
        best: i64 = self.routes.far(here, goals, 0, able)
        found: i64 = _NONE
        family: i64 = WALL_EAST
        while family <= WALL_SOUTH:
            side: i64 = 1 if family == WALL_EAST else 2
            before: i64 = at(here) >> 1 if side == 1 else at(here) >> 7
            cells: i64 = choosable(state, entry, family, seat) & (at(here) | before)
            while cells:
                cell: i64 = low(cells)
                cells &= cells - 1
                state.flip_wall(cell, side)
                self.routes.look(state)
                far: i64 = self.routes.far(here, goals, 0, able)
                state.flip_wall(cell, side)
                if far > best:
                    best = far
                    found = as_action(family, cell)
            family += 1
        return found if found != _NONE else state.pick(seat, chance)
