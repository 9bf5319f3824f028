# Compiled by mypyc.
"""Labyrinthos: the rules LO-01 to LO-56, as the contract asks for them.

Compiled: whole numbers are machine words, the maze is a few bit boards, a hand of cards is
two bits a kind in one word. `Board` is the position; the rules are functions of a board in files
of one subject each, and `dispatch` leads from a task on the agenda to its function.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import count, has, low, nth
from clew.core.chance import Chance
from clew.core.seats import among
from clew.core.state import NO_SUCH_ACTION, NOT_YOUR_TURN, Log
from clew.games.labyrinthos.actions import (
    ACTIONS,
    FAMILIES,
    GO,
    PLAY,
    SHIFTS,
    as_action,
    exists,
    family_of,
    parameter_of,
)
from clew.games.labyrinthos.agenda import cell_of, kind_of
from clew.games.labyrinthos.beliefs import lay_anew
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.choices import choosable
from clew.games.labyrinthos.costs import usable
from clew.games.labyrinthos.dispatch import advance, take_effect
from clew.games.labyrinthos.ending import winners
from clew.games.labyrinthos.hero_board import DESPERATE_SLOT
from clew.games.labyrinthos.observing import observe
from clew.games.labyrinthos.own_turn import turn_refusal
from clew.games.labyrinthos.refusals import ANSWER_ONCE, MUST_LEAVE_ITS_TILE, NOTHING_TO_REACT_TO
from clew.games.labyrinthos.tasks import (
    MONSTER,
    TASKS,
    TURN,
    families_of,
    is_window,
    task_rule,
)
from clew.games.labyrinthos.walls import walls_around
from clew.games.labyrinthos.windows import answer, asked_in, forget_answers

__all__ = ["Labyrinthos"]

_TASKS: Final = len(TASKS)


@final
@mypyc_attr(free_list_len=1)
class Labyrinthos(Board):
    """A position of Labyrinthos, and how it goes on."""

    WIDTH: ClassVar[int] = 320
    ACTIONS: ClassVar[int] = ACTIONS
    WORDS: ClassVar[int] = 25
    SITUATIONS: ClassVar[int] = _TASKS + 3

    def clone(self) -> Labyrinthos:
        other = Labyrinthos(empty=False)
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> Labyrinthos:
        other = self.clone()
        lay_anew(other, seat, chance)
        if other.depth and is_window(kind_of(other.top())) and other.waiting:
            forget_answers(other, seat)
        return other

    # The contract

    def pending(self) -> i64:
        return self.waiting

    def situation(self) -> i64:
        if self.ended:
            return 0
        kind: i64 = kind_of(self.top())
        if kind != TURN:
            return kind
        # Most of the work in an own turn is for walls around the hero and for cards.
        seat: i64 = self.seat
        walls: i64 = 1 if walls_around(self, self.place(seat)) else 0
        cards: i64 = 2 if usable(self, seat, DESPERATE_SLOT) and self.cards[seat - 1] else 0
        return kind if walls + cards == 0 else _TASKS - 1 + walls + cards

    def waits_for(self, seat: i64) -> bool:
        """Whether a seat must choose now."""
        return seat > 0 and seat <= self.players and among(self.waiting, seat)

    def _families(self, entry: i64, seat: i64) -> i64:
        """The families of actions to look through for a task."""
        families: i64 = families_of(kind_of(entry))
        if kind_of(entry) == TURN and not walls_around(self, self.place(seat)):
            families &= ~SHIFTS
        return families

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if not self.waits_for(seat):
            return 0
        entry: i64 = self.top()
        families: i64 = self._families(entry, seat)
        n: i64 = 0
        while families:
            family: i64 = low(families)
            families &= families - 1
            choices: i64 = choosable(self, entry, family, seat)
            first: i64 = as_action(family, 0)
            while choices:
                out[n] = first + low(choices)
                n += 1
                choices &= choices - 1
        return n

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        asked: i64 = 0
        if self.ended == 0:
            window = is_window(kind_of(self.top()))
            asked = asked_in(self, self.top()) if window else self.waiting
        observe(self, seat, asked, out, first)

    def allow(self, seat: i64, out: vec[i64], first: i64) -> None:
        i: i64 = 0
        while i < FAMILIES:
            out[first + i] = 0
            i += 1
        if self.waits_for(seat):
            entry: i64 = self.top()
            families: i64 = self._families(entry, seat)
            while families:
                family: i64 = low(families)
                families &= families - 1
                out[first + family] = choosable(self, entry, family, seat)

    def pick(self, seat: i64, chance: Chance) -> i64:
        """Draws family by family: the current family replaces the earlier choice with its share of
        the actions."""
        if not self.waits_for(seat):
            return super().pick(seat, chance)
        entry: i64 = self.top()
        families: i64 = self._families(entry, seat)
        total: i64 = 0
        picked: i64 = 0
        chosen: i64 = 0
        while families:
            family: i64 = low(families)
            families &= families - 1
            choices: i64 = choosable(self, entry, family, seat)
            if choices:
                many: i64 = count(choices)
                total += many
                if total == many or chance.below(total) < many:
                    picked = family
                    chosen = choices
        return as_action(picked, nth(chosen, chance.below(count(chosen))))

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.ended:
            return self.ended
        if not exists(action):
            return NO_SUCH_ACTION
        family: i64 = family_of(action)
        choice: i64 = parameter_of(action)
        entry: i64 = self.top()
        kind: i64 = kind_of(entry)
        if not self.waits_for(seat):
            playing = seat > 0 and seat <= self.players
            if playing and is_window(kind) and among(asked_in(self, entry), seat):
                return ANSWER_ONCE
            return NOT_YOUR_TURN
        if has(families_of(kind), family):
            if has(choosable(self, entry, family, seat), choice):
                return 0
            if kind == TURN:
                return turn_refusal(self, seat, family, choice)
            if kind == MONSTER and self.monster == cell_of(entry) and family != GO:
                return MUST_LEAVE_ITS_TILE
            if kind == MONSTER and family == GO and choice == cell_of(entry):
                return MUST_LEAVE_ITS_TILE
            if is_window(kind) and family == PLAY and self.holds(seat, choice):
                return NOTHING_TO_REACT_TO
        return task_rule(kind)

    def result(self) -> list[float] | None:
        if self.ended == 0:
            return None
        won: i64 = winners(self)
        share = 1.0 / int(count(won))
        return [share if has(won, i) else 0.0 for i in range(self.players)]

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        self.check(seat, action)
        family: i64 = family_of(action)
        choice: i64 = parameter_of(action)
        entry: i64 = self.top()
        if is_window(kind_of(entry)):
            answer(self, seat, family, choice, log)
            if self.waiting:
                return
        else:
            self.waiting = 0
            take_effect(self, entry, family, choice, chance, log)
        advance(self, chance, log)
