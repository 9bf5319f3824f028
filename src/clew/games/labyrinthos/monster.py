# Compiled by mypyc.
"""The monster: its movements, charges and attacks, and what it sees (LO-32 to LO-42)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, low
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.sides import SIDES
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    CHARGE,
    DONE,
    GO,
    HUNTS,
    LEFT,
    MONSTER,
    MUST,
    ON_STEP,
    PASSAGE,
    RAZE_EAST,
    RIGHT,
    STRIKE,
    TRAILS,
    WORD,
    cell_of,
    count_of,
    flag_of,
    kind_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.attacks import CERBERUS, MEDUSA, Attacks
from clew.games.labyrinthos.components import (
    MONSTER_DIE,
    MONSTERS,
)
from clew.games.labyrinthos.maze import DOOR, OFF, around, quarter, reached, seen_from, toward
from clew.games.labyrinthos.monster_events import (
    Charged,
    Prowled,
    Rolled,
)

__all__ = ["Monster"]


class Monster(Attacks):
    """What the monster does."""

    # Whom it can attack, and whom it sees

    def prey(self) -> i64:
        """The cells with heroes it could attack."""
        cells: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            if not (self.smoked >> (seat - 1)) & 1:
                cells |= at(self.place(seat))
            seat += 1
        return cells & ~self.hides()

    def seen(self, cell: i64) -> i64:
        """The seats whose heroes are in line of sight of a cell (LO-42)."""
        down: i64 = self.meets_below() & ~self.wall_south
        across: i64 = self.meets_right() & ~self.wall_east
        lines: i64 = (
            seen_from(cell, 0, down, across)
            | seen_from(cell, 1, down, across)
            | seen_from(cell, 2, down, across)
            | seen_from(cell, 3, down, across)
        )
        lines &= self.prey()
        seats: i64 = 0
        seat: i64 = 1
        while lines and seat <= self.players:
            if (lines >> self.place(seat)) & 1 and not (self.smoked >> (seat - 1)) & 1:
                seats |= at(seat - 1)
            seat += 1
        return seats

    def _in_sight(self, cell: i64) -> i64:
        """The seats whose heroes Cerberus has in sight from a cell, that cell included (LO-49)."""
        if self.beast != CERBERUS:
            return 0
        return self.seen(cell) | self.attackable(cell)

    def _toward_seen(self) -> i64:
        """The next tiles on the lines to the nearest heroes in sight (LO-42)."""
        down: i64 = self.meets_below() & ~self.wall_south
        across: i64 = self.meets_right() & ~self.wall_east
        prey: i64 = self.prey()
        nearest: i64 = 8
        cells: i64 = 0
        side: i64 = 0
        while side < 4:
            line: i64 = seen_from(self.monster, side, down, across)
            if line & prey:
                cell: i64 = toward(self.monster, side)
                first: i64 = cell
                steps: i64 = 1
                while not (prey >> cell) & 1:
                    cell = toward(cell, side)
                    steps += 1
                if steps < nearest:
                    nearest = steps
                    cells = 0
                if steps == nearest:
                    cells |= at(first)
            side += 1
        return cells

    def _shortening(self) -> i64:
        """The tiles from which the way to the nearest hero is shorter than from here (LO-49)."""
        down: i64 = self.meets_below() & ~self.wall_south
        across: i64 = self.meets_right() & ~self.wall_east
        passages: i64 = self.passages()
        here: i64 = at(self.monster)
        inner: i64 = 0
        found: i64 = self.prey()
        while not found & here:
            wider: i64 = found | reached(found, down, across)
            if found & passages:
                wider |= passages
            if wider == found:
                return 0
            inner = found
            found = wider
        return inner & self.linked(self.monster)

    # Movements by points

    def exit_cost(self, cell: i64) -> i64:
        """The fewest points with which it can leave a tile, 9 if it never can (LO-35).

        A rotation opens any closed side of a tile, so each obstacle costs one point.
        """
        passages: i64 = self.passages()
        if (passages >> cell) & 1 and passages & ~at(cell):
            return 1
        least: i64 = 9
        side: i64 = 0
        while side < 4:
            other: i64 = toward(cell, side)
            if other != OFF and (self.up >> other) & 1:
                cost: i64 = 1
                if not self.open_to(cell, side):
                    cost += 1
                if not self.open_to(other, side ^ 2):
                    cost += 1
                if self.wall_at(cell, side):
                    cost += 1
                if cost < least:
                    least = cost
            side += 1
        return least

    def can_prowl(self, points: i64) -> bool:
        """Whether points do anything: it leaves its tile or is put on the Door."""
        if self.monster == OFF:
            return False
        return self.monster != DOOR or self.exit_cost(DOOR) <= points

    def prowl_begins(self, entry: i64, log: Log | None) -> None:
        """A movement begins where the monster is; if it cannot leave: the Door (LO-35)."""
        if self.monster == OFF:
            self.pop()
        elif self.exit_cost(self.monster) > count_of(entry):
            self.pop()
            self.put_monster(DOOR, log)
        else:
            self.replace(
                task(MONSTER, owner_of(entry), count_of(entry), 0, self.monster, flag_of(entry))
            )

    def prowl_mask(self, entry: i64, family: i64) -> i64:
        """What the next point can be used for (LO-32)."""
        points: i64 = count_of(entry)
        start: i64 = cell_of(entry)
        flag: i64 = flag_of(entry)
        here: i64 = self.monster
        if points == 0 or start == OFF:
            return 0
        if family == WORD:
            return at(DONE) if here != start and not flag & (MUST | HUNTS) else 0
        ways: i64 = self._ways(points, start)
        if flag & HUNTS:
            return ways & self._toward_seen() if family == GO else 0
        if flag & TRAILS:
            nearer: i64 = ways & self._shortening()
            if nearer:
                return nearer if family == GO else 0
        if family == GO:
            return ways
        cells: i64 = 0
        if family == RIGHT or family == LEFT:
            cells = (at(here) | around(at(here))) & self.turnable(family == RIGHT)
        elif family == RAZE_EAST:
            cells = self.wall_east & (at(here) | (at(here) >> 1))
        else:
            cells = self.wall_south & (at(here) | (at(here) >> 7))
        return cells if here != start else self._keeps_exit(cells, family, points - 1)

    def _ways(self, points: i64, start: i64) -> i64:
        """Where it can go; to its first tile only if it can go on from there (LO-35)."""
        ways: i64 = self.linked(self.monster)
        if (ways >> start) & 1 and (points < 2 or self.attackable(start)):
            ways &= ~at(start)
        return ways

    def _keeps_exit(self, cells: i64, family: i64, points: i64) -> i64:
        """The uses after which the monster can still leave its first tile (LO-35)."""
        if points == 0:
            return 0
        kept: i64 = 0
        while cells:
            cell: i64 = low(cells)
            cells &= cells - 1
            if family == RIGHT or family == LEFT:
                sides: i64 = self.tile(cell)
                turned: i64 = quarter(sides)
                self.lay(cell, turned if family == RIGHT else quarter(quarter(turned)))
                if self.exit_cost(self.monster) <= points:
                    kept |= at(cell)
                self.lay(cell, sides)
            else:
                side: i64 = 1 if family == RAZE_EAST else 2
                self.flip_wall(cell, side)
                if self.exit_cost(self.monster) <= points:
                    kept |= at(cell)
                self.flip_wall(cell, side)
        return kept

    def spend(self, entry: i64) -> None:
        """One point of the movement on top is used."""
        self.replace(
            task(
                MONSTER,
                owner_of(entry),
                count_of(entry) - 1,
                0,
                cell_of(entry),
                flag_of(entry) & ~HUNTS,
            )
        )

    def prowl(self, entry: i64, cell: i64, log: Log | None) -> None:
        """A point is used to move to a connected tile."""
        before: i64 = self._in_sight(self.monster)
        self.monster = cell
        if log is not None:
            self._tell_prowl(owner_of(entry), log)
        self.spend(entry)
        if self.beast == CERBERUS and self.seen(cell):
            self.replace(self.top() | task(0, 0, 0, 0, 0, HUNTS))
        self._arrive(owner_of(entry), before, True, log)

    def _tell_prowl(self, seat: i64, log: Log) -> None:
        name = MONSTERS[self.beast]
        log.add(ALL, Prowled(seat=seat, monster=name, cell=cell_name(self.monster)))

    def _arrive(self, controller: i64, before: i64, by_point: bool, log: Log | None) -> None:
        """It has moved onto a tile: an attack, Medusa's reach, Cerberus' windows
        (LO-37, LO-48, LO-49)."""
        cell: i64 = self.monster
        victims: i64 = self.attackable(cell)
        points: i64 = 0
        start: i64 = OFF
        if by_point:
            points = count_of(self.top())
            start = cell_of(self.top())
        if victims:
            if by_point:
                self.pop()
                points = 0
            self.push_attack(controller, victims, cell, log)
        elif self.beast == MEDUSA and self.python and cell != start and self.strikeable():
            self.push(task(STRIKE, controller, 0, 0, 0, 1 if by_point else 0))
        if self.beast == CERBERUS:
            self.fresh = self._in_sight(cell) & ~before
            if self.fresh or points:
                self.push(task(ON_STEP, controller))

    def strikeable(self) -> i64:
        """The adjacent tiles with heroes Medusa could attack, connected or not (LO-48)."""
        return around(at(self.monster)) & self.prey()

    def halt(self, log: Log | None) -> None:
        """The movement under way loses its points (LO-49, Honey Cake)."""
        place: i64 = self.depth - 1
        while place >= 0 and kind_of(self.agenda[place]) != MONSTER:
            place -= 1
        if place >= 0:
            start: i64 = cell_of(self.agenda[place])
            self.drop(place)
            if self.monster == start:
                self.put_monster(DOOR, log)

    # Charge, secret passage, die

    def charges(self) -> i64:
        """The directions in which it can charge, as a set (LO-34)."""
        sides: i64 = 0
        side: i64 = 0
        while side < 4:
            if self._opens(self.monster, side):
                sides |= at(side)
            side += 1
        return sides

    def _opens(self, cell: i64, side: i64) -> bool:
        """Whether the paths of a cell and its neighbour meet, wall or not; else it is a dead end,
        as the edge and a face-down tile are (LO-31)."""
        other: i64 = toward(cell, side)
        return (
            other != OFF
            and (self.up >> other) & 1 != 0
            and self.open_to(cell, side)
            and self.open_to(other, side ^ 2)
        )

    def charge(self, seat: i64, side: i64, log: Log | None) -> None:
        """Straight on to a dead end or a hero, through every wall between (LO-34)."""
        before: i64 = self._in_sight(self.monster)
        while self._opens(self.monster, side):
            if self.wall_at(self.monster, side):
                self.raze_wall(seat, self.monster, side, log)
            self.monster = toward(self.monster, side)
            if self.attackable(self.monster):
                break
        if log is not None:
            log.add(
                ALL,
                Charged(
                    seat=seat,
                    monster=MONSTERS[self.beast],
                    side=SIDES[side].lower(),
                    cell=cell_name(self.monster),
                ),
            )
        self._arrive(seat, before, False, log)

    def take_passage(self, seat: i64, cell: i64, log: Log | None) -> None:
        """The die's secret passage (LO-33)."""
        before: i64 = self._in_sight(self.monster)
        self.monster = cell
        if log is not None:
            self._tell_prowl(seat, log)
        self._arrive(seat, before, False, log)

    def roll_die(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """LO-13; also Leona's choice (LO-04)."""
        face: i64 = chance.below(6)
        if log is not None:
            log.add(ALL, Rolled(seat=seat, face=MONSTER_DIE[face]))
        if face < 4:
            self.push(task(MONSTER, seat, face + 1, 0, OFF))
        elif face == 4:
            self.push(task(PASSAGE, seat))
        else:
            self.push(task(CHARGE, seat))
