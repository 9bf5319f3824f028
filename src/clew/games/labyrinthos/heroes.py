# Compiled by mypyc.
"""Heroes: what they pay, where they go and what they meet there, wounds, keys and cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, low
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.sides import SIDES, sides_number
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    INTUITION,
    LAND,
    MONSTER,
    MUST,
    PLACE_WALL,
    RUN,
    SETTLE,
    STEP,
    WOUND,
    aim_of,
    cell_of,
    count_of,
    flag_of,
    kind_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.beliefs import count_cards
from clew.games.labyrinthos.board import SPECIAL_SLOT, Board
from clew.games.labyrinthos.components import (
    CARDS,
    FEATURES,
    SHAPES,
    SLOTS,
)
from clew.games.labyrinthos.deck import draw_card, kinds_of, one
from clew.games.labyrinthos.events import (
    Bare,
    Ended,
    Moved,
    Numb,
    Razed,
    Rotated,
    Shifted,
    Spared,
    Stole,
    Stolen,
    TurnedUp,
    Walled,
    Wounded,
)
from clew.games.labyrinthos.maze import (
    DOOR,
    FULL,
    NOT_EAST,
    NOT_SOUTH,
    OFF,
    crowded,
    quarter,
    toward,
)
from clew.games.labyrinthos.refusals import ESCAPED

__all__ = ["BY_OTHERS", "BY_SELF", "LATER", "Heroes", "shape_name"]

_WALL: Final = 1
_MINOTAUR: Final = 2
_TRAP: Final = 4

_VETERAN: Final = 2
_LEONA: Final = 4

# How a hero came onto a tile, for its symbol (LO-38).
BY_SELF: Final = 0
BY_OTHERS: Final = 1
LATER: Final = 2
"""Moved by its own player, but monster movements wait (Earthquake)."""

_NAMES: Final = {sides_number(sides): shape for shape, sides in SHAPES.items()}


def shape_name(sides: int) -> str:
    """The shape of a tile, however it lies."""
    for i in range(4):
        if sides in _NAMES:
            return _NAMES[sides]
        sides = ((sides << 1) | (sides >> 3)) & 15
    return ""


class Heroes(Board):
    """What heroes do and what happens to them."""

    # Going

    def monster_cell(self) -> i64:
        """The monster's tile as a set of cells, empty while it is not on the board."""
        return 0 if self.monster == OFF else at(self.monster)

    def enterable(self, seat: i64, cells: i64) -> i64:
        """The cells among these that a hero may move onto (LO-17); Smoke hides everywhere
        (LO-44)."""
        if (self.smoked >> (seat - 1)) & 1:
            return cells
        return cells & ~(self.monster_cell() & ~self.hides())

    def unexplored_ways(self, cell: i64) -> i64:
        """The adjacent face-down tiles to which the tile has a path without a wall (LO-18)."""
        cells: i64 = 0
        side: i64 = 0
        while side < 4:
            other: i64 = toward(cell, side)
            if (
                other != OFF
                and not (self.up >> other) & 1
                and self.open_to(cell, side)
                and not self.wall_at(cell, side)
            ):
                cells |= at(other)
            side += 1
        return cells

    def go(self, seat: i64, cell: i64, log: Log | None) -> None:
        """A hero moves by its own player's doing and meets what is there."""
        if log is not None:
            origin = cell_name(self.place(seat))
            log.add(ALL, Moved(seat=seat, from_cell=origin, cell=cell_name(cell)))
        self.put(seat, cell)
        self.meet(seat, BY_SELF, log)

    def meet(self, seat: i64, how: i64, log: Log | None) -> None:
        """A hero has come onto a tile: the Door, or its symbol (LO-19, LO-45)."""
        if not self.escaped(seat, log):
            self._resolve(seat, self.place(seat), how, log)

    def _resolve(self, seat: i64, cell: i64, how: i64, log: Log | None) -> None:
        """The symbol of a tile onto which a hero has come does what it does (LO-27 to LO-30).

        Only heroes come here: the monster triggers no symbols (LO-36)."""
        symbol: i64 = self.symbol(cell)
        if symbol == _WALL:
            self.push(task(PLACE_WALL, seat))
        elif symbol == _TRAP:
            self._trap(seat, log)
        elif symbol == _MINOTAUR and self.monster != OFF:
            if how == BY_SELF:
                self.push(task(SETTLE, seat))
                self.push_points(seat)
            elif how == LATER or not (self.gained >> (seat - 1)) & 1:
                if how == BY_OTHERS:
                    self.gained |= at(seat - 1)
                self._wait(seat)

    def _wait(self, seat: i64) -> None:
        """A monster movement for later, after those that wait already (LO-38)."""
        shift: i64 = 0
        while self.queue >> shift:
            shift += 3
        self.queue |= seat << shift

    def push_points(self, seat: i64) -> None:
        """What a Minotaur symbol gives: two points, or Leona's choice (LO-28, LO-04)."""
        if self.figure(seat) == _LEONA and self.works(seat, SPECIAL_SLOT):
            self.push(task(INTUITION, seat))
        else:
            self.push(task(MONSTER, seat, 2, 0, OFF, MUST))

    def _trap(self, seat: i64, log: Log | None) -> None:
        """A wound (LO-30), except at the Veteran Warrior's first trap of a turn (LO-04)."""
        if seat == self.seat:
            first = not self.trapped
            self.trapped = 1
            if first and self.figure(seat) == _VETERAN and self.works(seat, SPECIAL_SLOT):
                if log is not None:
                    log.add(ALL, Spared(seat=seat))
                return
        self.push(task(WOUND, seat, 1))

    def escaped(self, seat: i64, log: Log | None) -> bool:
        """Whether a hero on the Door with four keys has won just now (LO-45)."""
        if self.place(seat) != DOOR or self.keys(seat) < 4:
            return False
        self.winner = seat
        self.finish(ESCAPED, log)
        return True

    def finish(self, rule: i64, log: Log | None) -> None:
        """The game is over."""
        self.ended = rule
        self.waiting = 0
        self.answers = 0
        self.queue = 0
        self.used = 0
        self.used_south = 0
        self.fresh = 0
        self.forget_attack()
        while self.depth:
            self.pop()
        if log is not None:
            won: i64 = self.winners()
            winners = [seat for seat in range(1, self.players + 1) if (won >> (seat - 1)) & 1]
            log.add(ALL, Ended(winners=winners, rule=f"LO-{rule}"))

    def forget_attack(self) -> None:
        self.attacked = 0
        self.cloaked = 0
        self.spared = 0
        self.jaws = 0
        self.mirror = 0
        self.blood = 0
        self.lower = 0

    def winners(self) -> i64:
        """Who won, as a set of seats; empty while the game goes on."""
        if self.ended == 0:
            return 0
        if self.winner:
            return at(self.winner - 1)
        most: i64 = 0
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            keys: i64 = self.keys(seat)
            if keys > most:
                most = keys
                seats = 0
            if keys == most:
                seats |= at(seat - 1)
            seat += 1
        return seats

    def displace(self, seat: i64, cell: i64) -> None:
        """Another player moves a hero, which then loses the rest of its way (LO-44)."""
        self.put(seat, cell)
        place: i64 = self.depth - 1
        while place >= 0:
            entry: i64 = self.agenda[place]
            kind: i64 = kind_of(entry)
            if (kind == STEP or kind == RUN) and owner_of(entry) == seat:
                self.drop(place)
            place -= 1

    def land_later(self, seat: i64, controller: i64) -> None:
        """A hero has been moved by another player, whose own tile comes first.

        The monster may displace the hero meanwhile, so the tile is kept: each landing happens
        once, where the hero landed (LO-38).
        """
        self.push(task(LAND, controller, 0, seat, self.place(seat)))

    def land_next(self, entry: i64, log: Log | None) -> None:
        """The next of those who have been moved meets its tile, in seat order (LO-38).

        Between the displacements of an attack and their landings no hero is moved.
        """
        if aim_of(entry):
            self.pop()
            self._resolve(aim_of(entry), cell_of(entry), BY_OTHERS, log)
            return
        seats: i64 = count_of(entry)
        if seats == 0:
            self.pop()
            return
        seat: i64 = self.first_from(seats, owner_of(entry))
        self.replace(task(LAND, owner_of(entry), seats & ~at(seat - 1)))
        self.meet(seat, BY_OTHERS, log)

    # Tiles and walls

    def turn_up(self, seat: i64, cell: i64, log: Log | None) -> None:
        """A face-down tile is turned up; how it lies is decided next."""
        self.up |= at(cell)
        i: i64 = 0
        while i < 4:
            self.looked[i] &= ~at(cell)
            i += 1
        if log is not None:
            feature = FEATURES[self.feature(cell)]
            shape = shape_name(self.tile(cell))
            log.add(ALL, TurnedUp(seat=seat, cell=cell_name(cell), feature=feature, shape=shape))

    def rotate(self, seat: i64, cell: i64, right: bool, log: Log | None) -> None:
        sides: i64 = quarter(self.tile(cell))
        if not right:
            sides = quarter(quarter(sides))
        self.lay(cell, sides)
        if log is not None:
            direction = "right" if right else "left"
            log.add(ALL, Rotated(seat=seat, cell=cell_name(cell), direction=direction))

    def turnable(self, right: bool) -> i64:
        """The face-up tiles that may be rotated, crossings too (LO-20); these and straights to
        the right only, as left comes to the same."""
        if right:
            return self.up
        rows: i64 = self.east & self.west & ~(self.north ^ self.south)
        columns: i64 = self.north & self.south & ~(self.east ^ self.west)
        return self.up & ~rows & ~columns

    def build_wall(self, seat: i64, cell: i64, side: i64, log: Log | None) -> None:
        self.flip_wall(cell, side)
        if log is not None:
            log.add(ALL, Walled(seat=seat, cell=cell_name(cell), side=SIDES[side].lower()))

    def raze_wall(self, seat: i64, cell: i64, side: i64, log: Log | None) -> None:
        self.flip_wall(cell, side)
        if log is not None:
            log.add(ALL, Razed(seat=seat, cell=cell_name(cell), side=SIDES[side].lower()))

    def shift_wall(self, seat: i64, cell: i64, side: i64, to: i64, log: Log | None) -> None:
        self.flip_wall(cell, side)
        self.flip_wall(cell, to)
        if log is not None:
            one_side, other = SIDES[side].lower(), SIDES[to].lower()
            log.add(ALL, Shifted(seat=seat, cell=cell_name(cell), side=one_side, to_side=other))

    def buildable(self, side: i64) -> i64:
        """The cells at whose right (1) or lower (2) side a wall may be placed (LO-27)."""
        if self.walls_left() == 0:
            return 0
        full: i64 = crowded(self.wall_east, self.wall_south)
        if side == 1:
            return NOT_EAST & ~self.wall_east & ~full & ~(full >> 1)
        return NOT_SOUTH & ~self.wall_south & ~full & ~(full >> 7)

    def walled(self, side: i64, east: i64, south: i64) -> i64:
        """The cells with one of these walls at a side."""
        if side == 1:
            return east
        if side == 2:
            return south
        if side == 0:
            return (south << 7) & FULL
        return (east & NOT_EAST) << 1

    def shiftable(self, side: i64, to: i64) -> i64:
        """The cells whose wall at one side may go to another (LO-21)."""
        cells: i64 = self.walled(
            side, self.wall_east & ~self.used, self.wall_south & ~self.used_south
        )
        cells &= ~self.walled(to, self.wall_east, self.wall_south)
        full: i64 = crowded(self.wall_east, self.wall_south)
        if to == 1:
            return cells & NOT_EAST & ~(full >> 1)
        if to == 2:
            return cells & NOT_SOUTH & ~(full >> 7)
        if to == 0:
            return cells & (NOT_SOUTH << 7) & ~(full << 7)
        return cells & (NOT_EAST << 1) & ~(full << 1)

    # Wounds

    def wound_next(self, entry: i64, log: Log | None) -> bool:
        """Continues with wounds to be placed; returns whether their owner must choose now
        (LO-40)."""
        seat: i64 = owner_of(entry)
        left: i64 = count_of(entry)
        while left > 0:
            free: i64 = self.unhurt(seat)
            if free == 0 or self.wounds_left() == 0:
                if log is not None:
                    log.add(ALL, Numb(seat=seat))
                break
            if flag_of(entry) == 0:
                return True
            self.wound(seat, low(free), log)
            left -= 1
        self.pop()
        return False

    def wound(self, seat: i64, slot: i64, log: Log | None) -> None:
        self.flip_wound(seat, slot)
        if log is not None:
            log.add(ALL, Wounded(seat=seat, slot=SLOTS[slot]))

    # Cards

    def lose_card(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for the discards, seen by all."""
        self.cards[seat - 1] -= one(kind)
        self.discards += one(kind)
        self._forget_one(seat, kind)

    def _forget_one(self, holder: i64, kind: i64) -> None:
        """Every seat that knew of such a card knows of one fewer."""
        knower: i64 = 0
        while knower < 4:
            place: i64 = 4 * knower + holder - 1
            if (self.known[place] >> (2 * kind)) & 3:
                self.known[place] -= one(kind)
            knower += 1

    def steal(self, thief: i64, victim: i64, chance: Chance, log: Log | None) -> None:
        """A random card changes hands; the two know which, others where it is certain (LO-55)."""
        if self.cards[victim - 1] == 0:
            if log is not None:
                log.add(ALL, Bare(seat=victim))
            return
        count_cards(self)
        hand: i64 = self.cards[victim - 1]
        kind: i64 = draw_card(hand, chance)
        self.cards[victim - 1] -= one(kind)
        self.cards[thief - 1] += one(kind)
        knower: i64 = 1
        while knower <= self.players:
            place: i64 = 4 * knower + victim - 5
            if knower == thief:
                if (self.known[place] >> (2 * kind)) & 3:
                    self.known[place] -= one(kind)
            elif knower != victim:
                if self.known[place] == hand and kinds_of(hand) == one(kind):
                    # A seat that knows the whole hand knows this card if all cards of the hand are
                    # alike.
                    self.known[4 * knower + thief - 5] += one(kind)
                self.known[place] -= kinds_of(self.known[place])
            knower += 1
        self.known[4 * victim + thief - 5] += one(kind)
        if log is not None:
            log.add(ALL, Stole(seat=thief, other_seat=victim))
            both: i64 = at(thief - 1) | at(victim - 1)
            name = CARDS[kind].name
            log.add(both, Stolen(seat=thief, other_seat=victim, card=name))

    def hand_limit(self, seat: i64) -> i64:
        """LO-14."""
        return 4 - self.keys(seat)
