# Compiled by mypyc.
"""Playing cards and keys: at whom, in which window, and the effects that need no choice."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, low, shl
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    ALIKE,
    AT_ATTACK,
    AT_BLOOD,
    AT_CARD,
    AT_CONTROL,
    AT_SIGHT,
    AT_STEP,
    BANISH,
    CANCEL,
    CHANGE_PLACES,
    CLOAK,
    DEED,
    ELSEWHERE,
    GAZE,
    HALT,
    IN_SIGHT,
    JAWS,
    KEY_DEEDS,
    MIRROR,
    MONSTER,
    NEAR,
    NEAR_WITH_CARDS,
    NEW_IN_SIGHT,
    ON_ATTACK,
    ON_BLOOD,
    ON_CARD,
    PETRIFY,
    POISON,
    PYTHON,
    RECOVER,
    SMOKE,
    SPARE,
    STEAL,
    TARGET,
    TRAIL,
    TRAILS,
    UNHURT,
    WITH_CARDS,
    WITH_KEYS,
    WOUND,
    aim_of,
    count_of,
    deed_of,
    effect_of,
    kind_of,
    owner_of,
    reaction_of,
    target_of,
    task,
)
from clew.games.labyrinthos.attacks import CERBERUS
from clew.games.labyrinthos.board import DESPERATE_SLOT
from clew.games.labyrinthos.components import CARDS, KEYS
from clew.games.labyrinthos.events import (
    Aimed,
    Cancelled,
    Played,
    Recovered,
    Smoked,
    Swapped,
    Used,
)
from clew.games.labyrinthos.heroes import BY_SELF
from clew.games.labyrinthos.maze import DOOR, OFF
from clew.games.labyrinthos.monster import Monster
from clew.games.labyrinthos.monster_events import (
    Cloaked,
    Eased,
    Gazed,
    Halted,
    Lengthened,
    TwoRolls,
)

__all__ = ["Cards"]


class Cards(Monster):
    """Cards and keys in play."""

    # At whom

    def targets(self, aim: i64, seat: i64) -> i64:
        """The seats at which a seat can aim something, as a set."""
        seats: i64 = 0
        other: i64 = 1
        while other <= self.players:
            if self._is_target(aim, seat, other):
                seats |= at(other - 1)
            other += 1
        return seats

    def _is_target(self, aim: i64, seat: i64, other: i64) -> bool:
        if aim == WITH_KEYS:
            return self.keys(other) > 0
        if other == seat:
            return False
        if aim == ELSEWHERE:
            return self.place(other) != self.place(seat)
        if aim == WITH_CARDS:
            return self.cards[other - 1] != 0
        if aim == UNHURT:
            return self.unhurt(other) != 0 and self.wounds_left() > 0
        if aim == NEAR:
            return self._near(seat, other)
        if aim == NEAR_WITH_CARDS:
            return self.cards[other - 1] != 0 and self._near(seat, other)
        if aim == ALIKE:
            symbol: i64 = self.symbol(self.place(seat))
            return symbol != 0 and symbol == self.symbol(self.place(other)) and self.keys(other) > 0
        if aim == IN_SIGHT:
            seen: i64 = self.seen(self.monster) & ~self.gazed if self.monster != OFF else 0
            return (seen >> (other - 1)) & 1 != 0
        if aim == NEW_IN_SIGHT:
            return (self.fresh >> (other - 1)) & 1 != 0 and self.cards[other - 1] != 0
        return self.wounds(other) != 0 and self.unhurt(other) != 0 and self.wounds_left() > 0

    def _near(self, seat: i64, other: i64) -> bool:
        """On one tile, or on connected ones."""
        here: i64 = self.place(seat)
        there: i64 = self.place(other)
        return here == there or (self.linked(here) >> there) & 1 != 0

    # Windows

    def could_answer(self, seat: i64) -> bool:
        """Whether a seat could play a reaction, by what everybody knows."""
        return (
            self.cards[seat - 1] != 0
            and self.works(seat, DESPERATE_SLOT)
            and self.has_hands(seat) > 0
        )

    def asked_in(self, entry: i64) -> i64:
        """The seats that a window asks: those that are concerned and, by public knowledge, able to
        answer."""
        seats: i64 = self._concerned(entry)
        asked: i64 = 0
        while seats:
            seat: i64 = low(seats) + 1
            seats &= seats - 1
            if self.could_answer(seat):
                asked |= at(seat - 1)
        return asked

    def _concerned(self, entry: i64) -> i64:
        kind: i64 = kind_of(entry)
        if kind == ON_CARD:
            return self.everybody() & ~at(owner_of(entry) - 1)
        seats: i64 = 0
        if kind == ON_ATTACK:
            seats = self.attacked & ~self.cloaked
            if seats and self.beast == CERBERUS and not self.jaws:
                seats |= at(owner_of(entry) - 1)
            return seats
        if kind != ON_BLOOD and self.points_left():
            return self.everybody()
        seat: i64 = 1
        while seat <= self.players:
            if kind == ON_BLOOD:
                if self.blood_for(seat):
                    seats |= at(seat - 1)
            elif self.targets(NEW_IN_SIGHT, seat):
                seats |= at(seat - 1)
            seat += 1
        return seats

    def points_left(self) -> bool:
        """In a window after a step of Cerberus: whether he has points left."""
        below: i64 = self.agenda[self.depth - 2]
        return kind_of(below) == MONSTER and count_of(below) > 0

    def reactions(self, entry: i64, seat: i64) -> i64:
        """The cards of a seat that answer a window, as a set."""
        kind: i64 = kind_of(entry)
        whens: i64 = 0
        if kind == ON_CARD:
            whens = at(AT_CARD)
        elif kind == ON_ATTACK:
            if ((self.attacked & ~self.cloaked) >> (seat - 1)) & 1:
                whens = at(AT_ATTACK)
            if seat == owner_of(entry) and not self.jaws:
                whens |= at(AT_CONTROL)
        elif kind == ON_BLOOD:
            whens = at(AT_BLOOD)
        else:
            if self.targets(NEW_IN_SIGHT, seat):
                whens = at(AT_SIGHT)
            if self.points_left():
                whens |= at(AT_STEP)
        cards: i64 = 0
        held: i64 = self.hand_kinds(seat)
        while held:
            card: i64 = low(held)
            held &= held - 1
            if (whens >> reaction_of(card)) & 1:
                cards |= at(card)
        return cards

    # Playing

    def play(self, seat: i64, card: i64, log: Log | None) -> None:
        """Pay, show, name a target; then the window, then the effect (LO-52)."""
        self.pay(seat, 0, 1)
        self.lose_card(seat, card)
        if log is not None:
            log.add(ALL, Played(seat=seat, card=CARDS[card].name))
        self.push(task(DEED, seat, 0, 0, 0, 0, card))
        if target_of(card):
            self.push(task(TARGET, seat, 0, 0, 0, 0, card))
        else:
            self.push(task(ON_CARD, seat))

    def use_key(self, seat: i64, key: i64, log: Log | None) -> None:
        deed: i64 = KEY_DEEDS + key
        if log is not None:
            log.add(ALL, Used(seat=seat, key=KEYS[key].name))
        self.push(task(DEED, seat, 0, 0, 0, 0, deed))
        if target_of(deed):
            self.push(task(TARGET, seat, 0, 0, 0, 0, deed))

    def aim(self, entry: i64, other: i64, log: Log | None) -> None:
        """The target is named; a card's window opens."""
        self.pop()
        seat: i64 = owner_of(entry)
        deed: i64 = deed_of(entry)
        self.replace(task(DEED, seat, 0, other, 0, 0, deed))
        if deed < KEY_DEEDS:
            self.push(task(ON_CARD, seat))
        if log is not None:
            name = CARDS[deed].name if deed < KEY_DEEDS else KEYS[deed - KEY_DEEDS].name
            log.add(ALL, Aimed(seat=seat, other_seat=other, deed=name))

    def push_effects(self, entry: i64) -> None:
        """A card or key comes into effect: its effects, the first on top."""
        deed: i64 = deed_of(entry)
        common: i64 = task(0, owner_of(entry), 0, aim_of(entry), OFF, 0, deed)
        self.used = 0
        self.used_south = 0
        second: i64 = effect_of(deed, 1)
        if second:
            self.push(second | common)
        self.push(effect_of(deed, 0) | common)

    def do_effect(self, entry: i64, chance: Chance, log: Log | None) -> None:
        """An effect that asks for nothing (all others are choices)."""
        kind: i64 = kind_of(entry)
        seat: i64 = owner_of(entry)
        other: i64 = aim_of(entry)
        if kind == CANCEL:
            self._cancel(seat, log)
        elif kind == RECOVER:
            self.recover(seat, log)
        elif kind == CLOAK:
            self.cloaked |= at(seat - 1)
            if log is not None:
                log.add(ALL, Cloaked(seat=seat))
        elif kind == MIRROR:
            self.mirror = 1
        elif kind == JAWS:
            self.jaws = 1
            if log is not None:
                log.add(ALL, TwoRolls(seat=seat))
        elif kind == SPARE:
            self.spared += shl(1, 3 * seat - 3)
            if log is not None:
                log.add(ALL, Eased(seat=seat))
        elif kind == HALT:
            if log is not None:
                log.add(ALL, Halted(seat=seat))
            self.halt(log)
        elif kind == BANISH:
            self.put_monster(DOOR, log)
        elif kind == TRAIL:
            self.push(task(MONSTER, seat, count_of(entry), 0, OFF, TRAILS))
        elif kind == PYTHON:
            self.python = 1
            if log is not None:
                log.add(ALL, Lengthened(seat=seat))
        elif kind == GAZE:
            self.gazed |= at(other - 1)
            if log is not None:
                log.add(ALL, Gazed(seat=seat, other_seat=other))
        elif kind == SMOKE:
            self.smoked |= at(seat - 1)
            if log is not None:
                log.add(ALL, Smoked(seat=seat))
        elif kind == STEAL:
            self.steal(seat, other, chance, log)
        elif kind == POISON:
            self.push(task(WOUND, other, 1))
        elif kind == PETRIFY:
            self.push(task(WOUND, other, 1, 0, 0, 1))
        elif kind == CHANGE_PLACES:
            self._change_places(seat, other, log)

    def _cancel(self, seat: i64, log: Log | None) -> None:
        """The card below is cancelled, together with its window (LO-47)."""
        self.pop()
        card: i64 = self.pop()
        if log is not None:
            log.add(
                ALL,
                Cancelled(seat=seat, other_seat=owner_of(card), card=CARDS[deed_of(card)].name),
            )

    def recover(self, seat: i64, log: Log | None) -> None:
        """Removes all wounds (LO-22)."""
        wounds: i64 = self.wounds(seat)
        self.boards[seat - 1] ^= wounds << 45
        if log is not None:
            log.add(ALL, Recovered(seat=seat))

    def _change_places(self, seat: i64, other: i64, log: Log | None) -> None:
        """Twist of Fate: both meet their new tiles, the player first."""
        here: i64 = self.place(seat)
        there: i64 = self.place(other)
        self.put(seat, there)
        self.put(other, here)
        if log is not None:
            log.add(
                ALL,
                Swapped(
                    seat=seat,
                    other_seat=other,
                    cell=cell_name(there),
                    other_cell=cell_name(here),
                ),
            )
        # If both stand on the Door with four keys, the one moved first wins (LO-56).
        if self.escaped(seat, log) or self.escaped(other, log):
            return
        self.land_later(other, seat)
        self.meet(seat, BY_SELF, log)
