# Compiled by mypyc.
"""Attacks of the monster (LO-37, LO-38): reactions, the Blood die, wounds, displacements."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    AFTER_ATTACK,
    BLEED,
    DISPLACE,
    LAND,
    ON_ATTACK,
    ON_BLOOD,
    ROLL_BLOOD,
    WOUND,
    aim_of,
    count_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.board import SPECIAL_SLOT
from clew.games.labyrinthos.components import BLOOD_DIE, MONSTERS
from clew.games.labyrinthos.heroes import Heroes
from clew.games.labyrinthos.maze import DOOR
from clew.games.labyrinthos.monster_events import (
    Attacked,
    Bled,
    Displaced,
    Put,
    Stood,
)

__all__ = ["CERBERUS", "MEDUSA", "Attacks"]

MEDUSA: Final = 1
CERBERUS: Final = 2
_SHIELD_MAIDEN: Final = 1
_BLOOD: Final = vec[i64](list(BLOOD_DIE))


class Attacks(Heroes):
    """What an attack does."""

    def attackable(self, cell: i64) -> i64:
        """The seats whose heroes on a cell it could attack (LO-29, LO-44)."""
        if (self.hides() >> cell) & 1:
            return 0
        return self.heroes_on(cell) & ~self.smoked

    def put_monster(self, cell: i64, log: Log | None) -> None:
        """The monster is put on a tile: this causes no attack and no sight (LO-10)."""
        if self.monster != cell:
            self.monster = cell
            if log is not None:
                log.add(ALL, Put(monster=MONSTERS[self.beast], cell=cell_name(cell)))

    def push_attack(self, controller: i64, victims: i64, cell: i64, log: Log | None) -> None:
        """Reactions, the roll, reactions to it, wounds and displacements, in this order (LO-37)."""
        self.attacked = victims
        self.push(task(AFTER_ATTACK, controller))
        self.push(task(LAND, controller))
        self.push(task(DISPLACE, controller, victims))
        self.push(task(BLEED, controller, victims))
        self.push(task(ON_BLOOD, controller))
        self.push(task(ROLL_BLOOD, controller))
        self.push(task(ON_ATTACK, controller))
        if log is not None:
            seats = [seat for seat in range(1, self.players + 1) if (victims >> (seat - 1)) & 1]
            log.add(
                ALL,
                Attacked(
                    seat=controller,
                    monster=MONSTERS[self.beast],
                    seats=seats,
                    cell=cell_name(cell),
                ),
            )

    def roll_blood(self, controller: i64, chance: Chance, log: Log | None) -> None:
        """One roll for all who are not cloaked; with Three Jaws the higher of two
        (LO-37, LO-49)."""
        if self.attacked & ~self.cloaked == 0:
            return
        self.blood = _BLOOD[chance.below(6)]
        if self.jaws:
            again: i64 = _BLOOD[chance.below(6)]
            self.lower = min(self.blood, again)
            self.blood = max(self.blood, again)
        if log is not None:
            log.add(ALL, Bled(seat=controller, blood=self.blood, lower=self.lower))

    def blood_for(self, seat: i64) -> i64:
        """The wounds a seat is to take from the roll."""
        if not ((self.attacked & ~self.cloaked) >> (seat - 1)) & 1:
            return 0
        wounds: i64 = self.blood - ((self.spared >> (3 * seat - 3)) & 7)
        return max(0, wounds)

    def bleed_next(self, entry: i64) -> None:
        """The next attacked player is to place the wounds."""
        seats: i64 = count_of(entry)
        if seats == 0:
            self.pop()
            return
        controller: i64 = owner_of(entry)
        seat: i64 = self.first_from(seats, controller)
        self.replace(task(BLEED, controller, seats & ~at(seat - 1)))
        wounds: i64 = self.blood_for(seat)
        if wounds:
            # Medusa's go on the topmost free action (LO-41).
            self.push(task(WOUND, seat, wounds, 0, 0, 1 if self.beast == MEDUSA else 0))

    def displace_next(self, entry: i64, log: Log | None) -> bool:
        """Continues with displacements; returns whether the controller must choose now."""
        seats: i64 = count_of(entry)
        controller: i64 = owner_of(entry)
        if aim_of(entry):
            return True
        while seats:
            seat: i64 = self.first_from(seats, controller)
            seats &= ~at(seat - 1)
            if (self.cloaked >> (seat - 1)) & 1:
                continue
            # The Shield Maiden stays where she is (LO-04).
            held = self.figure(seat) == _SHIELD_MAIDEN and self.works(seat, SPECIAL_SLOT)
            if not held and self.refuges(seat):
                self.replace(task(DISPLACE, controller, seats, seat))
                return True
            if log is not None:
                log.add(ALL, Stood(seat=seat))
        self.pop()
        return False

    def refuges(self, seat: i64) -> i64:
        """Where a hero can be displaced to (LO-37)."""
        return self.beside(self.place(seat)) & ~self.monster_cell()

    def shaken_to(self, seat: i64) -> i64:
        """Where Earthquake can move a hero: by secret passages too (LO-47)."""
        return self.linked(self.place(seat)) & ~self.monster_cell()

    def send_away(self, entry: i64, cell: i64, log: Log | None) -> None:
        """The controller moves an attacked hero."""
        seat: i64 = aim_of(entry)
        controller: i64 = owner_of(entry)
        self.replace(task(DISPLACE, controller, count_of(entry)))
        self.agenda[self.depth - 2] |= task(0, 0, at(seat - 1))
        if log is not None:
            log.add(ALL, Displaced(seat=controller, hero_seat=seat, cell=cell_name(cell)))
        self.displace(seat, cell)
        self.escaped(seat, log)

    def after_attack(self, log: Log | None) -> None:
        """The attack is over; Mirror Shield puts Medusa on the Door (LO-48)."""
        if self.mirror:
            self.put_monster(DOOR, log)
        self.forget_attack()
