# Compiled by mypyc.
"""The course of a game: heroes, turns and rounds, and the agenda carried out from its top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    AFTER_ATTACK,
    BLEED,
    CHARGE,
    DEED,
    DIE,
    DISPLACE,
    DRAW,
    END_TURN,
    HEAL,
    INTUITION,
    LAND,
    LAST_CHOICE,
    LOOK,
    MONSTER,
    ON_CARD,
    ON_STEP,
    ORIENT,
    PASSAGE,
    REARRANGE,
    REFRESH,
    REVEAL,
    ROLL_BLOOD,
    ROTATE,
    RUN,
    SETTLE,
    SHAKE,
    SMELL,
    STEP,
    SWING,
    TOKENS,
    TURN,
    WOUND,
    aim_of,
    cell_of,
    count_of,
    deed_of,
    flag_of,
    kind_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.beliefs import count_cards
from clew.games.labyrinthos.choices import Choices
from clew.games.labyrinthos.components import CARDS, HEROES
from clew.games.labyrinthos.deck import draw_card, one, size
from clew.games.labyrinthos.events import (
    Bare,
    Chose,
    Dealt,
    Drawn,
    Drew,
    Laid,
    Passed,
    Rearmed,
    Reshuffled,
    Round,
    Turn,
)
from clew.games.labyrinthos.maze import DOOR, OFF, quarter, rotations, toward
from clew.games.labyrinthos.monster_events import (
    Smelled,
    Smelt,
)
from clew.games.labyrinthos.refusals import ROUND_LIMIT_REACHED

__all__ = ["Turns", "card_names"]

_HERO_TILE: Final = 12
_CHOSEN_TOKENS: Final = 7  # LO-13
_DEALT: Final = 4  # LO-09


def card_names(cards: i64) -> list[str]:
    """The names of a handful of cards, kind by kind."""
    return [card.name for kind, card in enumerate(CARDS) for i in range((cards >> (2 * kind)) & 3)]


class Turns(Choices):
    """How a game goes on."""

    # Heroes and cards

    def choose_hero(self, seat: i64, hero: i64, log: Log | None) -> None:
        """A hero comes onto the tile of its colour (LO-08)."""
        self.figures |= (hero + 1) << (3 * seat - 3)
        cell: i64 = 0
        while self.feature(cell) != _HERO_TILE + hero:
            cell += 1
        self.put(seat, cell)
        if log is not None:
            log.add(ALL, Chose(seat=seat, hero=HEROES[hero].name, cell=cell_name(cell)))

    def deal(self, chance: Chance, log: Log | None) -> None:
        """Four cards, four feet and three hands for everybody (LO-09)."""
        seat: i64 = 1
        while seat <= self.players:
            self.pay(seat, -4, -3)
            self.draw(seat, _DEALT, chance)
            if log is not None:
                log.tell(seat, Dealt(seat=seat, cards=card_names(self.cards[seat - 1])))
            seat += 1

    def draw(self, seat: i64, times: i64, chance: Chance) -> i64:
        """Draws cards one by one and returns them as a set of cards.

        The deck has no order until a card is drawn: each is equally likely then.
        """
        drawn: i64 = 0
        while times > 0:
            if self.deck == 0:
                if self.discards == 0:
                    break
                count_cards(self)
                self.deck = self.discards
                self.discards = 0
            card: i64 = one(draw_card(self.deck, chance))
            self.deck -= card
            self.cards[seat - 1] += card
            drawn += card
            times -= 1
        return drawn

    def _refill(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Draws up to the hand limit (LO-14)."""
        held: i64 = self.discards
        drawn: i64 = self.draw(seat, self.hand_limit(seat) - self.hand_size(seat), chance)
        if log is None:
            return
        if held and self.discards == 0:
            log.add(ALL, Reshuffled(cards=size(held)))
        if drawn:
            log.add(ALL, Drew(seat=seat, count=size(drawn)))
            log.tell(seat, Drawn(seat=seat, cards=card_names(drawn)))

    # Turns

    def begin_turn(self, seat: i64, log: Log | None) -> None:
        """The turn of a seat; that the monster stands on its tile is no attack (LO-39)."""
        self.seat = seat
        self.trapped = 0
        self.schemed = 0
        self.gained = 0
        self.smoked &= ~at(seat - 1)
        self._rearm(seat, log)
        self.push(task(TURN, seat))
        if log is not None:
            log.add(ALL, Turn(seat=seat))

    def _rearm(self, seat: i64, log: Log | None) -> None:
        """What a player disarmed counts again (LO-47)."""
        if self.disarmed == 0:
            return
        cells: i64 = self.disarmed
        cells &= self.disarmer0 if (seat - 1) & 1 else ~self.disarmer0
        cells &= self.disarmer1 if (seat - 1) & 2 else ~self.disarmer1
        self.disarmed &= ~cells
        self.disarmer0 &= ~cells
        self.disarmer1 &= ~cells
        if log is not None:
            for cell in range(49):
                if (cells >> cell) & 1:
                    log.add(ALL, Rearmed(cell=cell_name(cell)))

    def end_actions(self, seat: i64, log: Log | None) -> None:
        """After passing: tokens, cards, the die; only tokens in the first round (LO-13, LO-10)."""
        self.pop()
        if log is not None:
            log.add(ALL, Passed(seat=seat))
        self.push(task(END_TURN, seat))
        if self.round > 1:
            self.push(task(SETTLE, seat))
            self.push(task(DIE, seat))
            self.push(task(DRAW, seat))
            self.push(task(REFRESH, seat))
        self.push(task(TOKENS, seat, _CHOSEN_TOKENS))

    def _end_turn(self, seat: i64, log: Log | None) -> None:
        """The next seat's turn. The monster comes after the first round (LO-10), and the last
        round ends the game (LO-46)."""
        self.gazed &= ~at(seat - 1)
        self.python = 0
        following: i64 = self.after(seat)
        if following == self.start:
            if self.round == 1:
                self.put_monster(DOOR, log)
            if self.round >= self.last_round:
                self.finish(ROUND_LIMIT_REACHED, log)
                return
            self.round += 1
            if log is not None:
                log.add(ALL, Round(round=self.round))
        self.begin_turn(following, log)

    # The agenda

    def advance(self, chance: Chance, log: Log | None) -> None:
        """Carries the agenda out from its top, until somebody must choose."""
        while self.ended == 0:
            entry: i64 = self.top()
            kind: i64 = kind_of(entry)
            seat: i64 = owner_of(entry)
            if kind <= LAST_CHOICE:
                if self._waits(entry, log):
                    return
            elif kind == SETTLE:
                self._settle()
            elif kind == BLEED:
                self.bleed_next(entry)
            elif kind == LAND:
                self.land_next(entry, log)
            else:
                self.pop()
                if kind == DEED:
                    self.push_effects(entry)
                elif kind == DIE:
                    self.gained = 0
                    self.roll_die(seat, chance, log)
                elif kind == DRAW:
                    self._refill(seat, chance, log)
                elif kind == END_TURN:
                    self._end_turn(seat, log)
                elif kind == ROLL_BLOOD:
                    self.roll_blood(seat, chance, log)
                elif kind == AFTER_ATTACK:
                    self.after_attack(log)
                else:
                    self.do_effect(entry, chance, log)

    def _settle(self) -> None:
        """Monster movements gained by being moved come now, one after the other (LO-38)."""
        if self.queue == 0:
            self.pop()
            return
        seat: i64 = self.queue & 7
        self.queue >>= 3
        self.push_points(seat)

    def _waits(self, entry: i64, log: Log | None) -> bool:
        """Whether the task on top waits for a choice now; else it has gone on by itself."""
        kind: i64 = kind_of(entry)
        if kind >= ON_CARD:
            self.waiting = self.asked_in(entry)
            if self.waiting == 0:
                self.close_window()
            return self.waiting != 0
        if kind == WOUND:
            if not self.wound_next(entry, log):
                return False
        elif kind == DISPLACE:
            if not self.displace_next(entry, log):
                return False
        elif kind == SHAKE:
            if not self._shake_next(entry):
                return False
        elif kind == MONSTER and cell_of(entry) == OFF:
            self.prowl_begins(entry, log)
            return False
        elif kind == RUN and flag_of(entry):
            self._run_on(entry, log)
            return False
        elif kind == SMELL and cell_of(entry) == OFF:
            self._smell(entry, log)
            return False
        elif kind == ORIENT and rotations(self.tile(cell_of(entry))) == 1:
            self.orient(entry, 0, log)
            return False
        elif kind != TURN and kind != INTUITION and not self._goes_on(entry):
            self._skip(kind, log)
            return False
        self.waiting = at(owner_of(entry) - 1)
        return True

    def _goes_on(self, entry: i64) -> bool:
        """Whether there is anything left to choose for a task."""
        if count_of(entry) == 0 and self._counted(kind_of(entry)):
            return False
        return self.has_choice(entry)

    def _counted(self, kind: i64) -> bool:
        """Whether a task is done once its count is used up."""
        return (
            kind == STEP
            or (kind >= ROTATE and kind <= SWING)
            or kind == HEAL
            or kind == LOOK
            or kind == REVEAL
            or kind == REARRANGE
        )

    def _skip(self, kind: i64, log: Log | None) -> None:
        """A task is done, or cannot be done; the monster is then put on the Door (LO-35)."""
        self.pop()
        self.used = 0
        self.used_south = 0
        if (kind == CHARGE or kind == PASSAGE) and self.monster != OFF:
            self.put_monster(DOOR, log)

    def close_window(self) -> None:
        """Nobody reacts any more."""
        if kind_of(self.pop()) == ON_STEP:
            self.fresh = 0

    def orient(self, entry: i64, quarters: i64, log: Log | None) -> None:
        """The tile just turned up is laid, and the explorer moves onto it (LO-18)."""
        cell: i64 = cell_of(entry)
        seat: i64 = owner_of(entry)
        sides: i64 = self.tile(cell)
        turn: i64 = quarters
        while turn > 0:
            sides = quarter(sides)
            turn -= 1
        self.lay(cell, sides)
        self.pop()
        if log is not None:
            log.add(ALL, Laid(seat=seat, cell=cell_name(cell), rotation=90 * quarters))
        if flag_of(entry):
            self.go(seat, cell, log)

    def _smell(self, entry: i64, log: Log | None) -> None:
        """A player looks at another's hand, and knows it from now on (LO-49)."""
        seat: i64 = owner_of(entry)
        other: i64 = aim_of(entry)
        if self.cards[other - 1] == 0:
            self.pop()
            if log is not None:
                log.add(ALL, Bare(seat=other))
            return
        self.known[4 * seat + other - 5] = self.cards[other - 1]
        self.replace(task(SMELL, seat, 0, other))
        if log is not None:
            log.add(ALL, Smelled(seat=seat, other_seat=other))
            cards = card_names(self.cards[other - 1])
            log.tell(seat, Smelt(seat=seat, other_seat=other, cards=cards))

    def _run_on(self, entry: i64, log: Log | None) -> None:
        """Run goes on as far as it can (LO-44)."""
        seat: i64 = owner_of(entry)
        here: i64 = self.place(seat)
        cell: i64 = toward(here, flag_of(entry) - 1)
        if cell != OFF and (self.enterable(seat, self.beside(here)) >> cell) & 1:
            self.go(seat, cell, log)
        else:
            self.pop()

    def _shake_next(self, entry: i64) -> bool:
        """Earthquake comes to the next hero that can be moved; returns whether there is one."""
        seats: i64 = count_of(entry)
        seat: i64 = owner_of(entry)
        if cell_of(entry) == OFF:
            seats = self.everybody()
        elif aim_of(entry):
            return True
        while seats:
            hero: i64 = self.first_from(seats, seat)
            seats &= ~at(hero - 1)
            if self.shaken_to(hero):
                self.replace(task(SHAKE, seat, seats, hero, 0, 0, deed_of(entry)))
                return True
        self.pop()
        return False
