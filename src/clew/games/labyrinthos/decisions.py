# Compiled by mypyc.
"""How choices take effect: the actions of a turn, and every other choice on the agenda."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    BAIT,
    BARTER,
    CHARGE,
    CHOOSE_HERO,
    DISARM,
    DISCOVER,
    DISPLACE,
    EXPLORE,
    GIVE,
    GIVE_TO,
    GO,
    HEAL,
    HEAL_AT,
    INTUITION,
    KEY_SLOT,
    LEFT,
    LOOK,
    MONSTER,
    MOVE,
    MUST,
    ORIENT,
    PASS,
    PASSAGE,
    PLACE_WALL,
    PLAY,
    RAZE_EAST,
    RAZE_SOUTH,
    REARRANGE,
    REARRANGE_FOR,
    RECOVER_FOR,
    REFRESH,
    REVEAL,
    RIGHT,
    ROLL,
    RUN,
    SCHEME,
    SCOUT,
    SETTLE,
    SHAKE,
    SHIFT,
    SMELL,
    SPECIAL,
    STEP,
    STRIKE,
    TAKE_KEY,
    TARGET,
    TOKENS,
    USE,
    WALL_EAST,
    WALL_SOUTH,
    WORD,
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
from clew.games.labyrinthos.board import (
    DESPERATE_SLOT,
    DISCOVER_SLOT,
    EXPLORE_SLOT,
    HEAL_SLOT,
    MOVE_SLOT,
    SPECIAL_SLOT,
    TILE_SLOT,
    WALL_SLOT,
)
from clew.games.labyrinthos.choices import REARRANGE_COST, RECOVER_COST
from clew.games.labyrinthos.components import CARDS, FEATURES, KEYS, SLOTS
from clew.games.labyrinthos.events import (
    Bartered,
    Disarmed,
    Discarded,
    Found,
    Gave,
    Healed,
    Looked,
    Rearranged,
    Saw,
    Took,
)
from clew.games.labyrinthos.heroes import BY_OTHERS, LATER, shape_name
from clew.games.labyrinthos.maze import OFF, toward
from clew.games.labyrinthos.monster_events import (
    Displaced,
    Intuited,
)
from clew.games.labyrinthos.turns import Turns

__all__ = ["Decisions"]


class Decisions(Turns):
    """What choices do."""

    # The own turn

    def slot_for(self, family: i64, choice: i64) -> i64:
        """The slot of the board that an action belongs to, or -1."""
        if family == MOVE:
            return MOVE_SLOT
        if family == EXPLORE:
            return EXPLORE_SLOT
        if family == WORD:
            if choice == DISCOVER:
                return DISCOVER_SLOT
            return SPECIAL_SLOT if choice == SPECIAL else -1
        if family == PLAY:
            return DESPERATE_SLOT
        if family >= SHIFT and family < SHIFT + 12:
            return WALL_SLOT
        if family == RIGHT or family == LEFT:
            return TILE_SLOT
        return HEAL_SLOT if family == HEAL_AT else -1

    def act(self, seat: i64, family: i64, choice: i64, log: Log | None) -> None:
        if family == WORD and choice == PASS:
            self.end_actions(seat, log)
            return
        self.gained = 0
        slot: i64 = self.slot_for(family, choice)
        if family == PLAY:
            self.push(task(SETTLE, seat))
            self.play(seat, choice, log)
            return
        if slot >= 0:
            self.pay_slot(seat, slot)
        if family == MOVE:
            self.go(seat, choice, log)
        elif family == EXPLORE:
            self.turn_up(seat, choice, log)
            self.push(task(ORIENT, seat, 0, 0, choice, 1))
        elif family == RIGHT or family == LEFT:
            self.rotate(seat, choice, family == RIGHT, log)
        elif family == USE:
            self.pay_key(seat, choice >> 1, choice & 1)
            self.push(task(SETTLE, seat))
            self.use_key(seat, choice >> 1, log)
        elif family == HEAL_AT:
            self._heal(seat, choice, log)
        elif family == RECOVER_FOR:
            self.pay(seat, choice, RECOVER_COST - choice)
            self.recover(seat, log)
        elif family == REARRANGE_FOR:
            self.pay(seat, choice, REARRANGE_COST - choice)
            self.push(task(REARRANGE, seat, 1, seat))
        elif family == WORD:
            if choice == DISCOVER:
                self.push(task(TAKE_KEY, seat, self.feature(self.place(seat)) - 8))
            else:
                self.schemed = 1
                self.push(task(SCHEME, seat))
        else:
            self._shift(seat, family, choice, log)

    def _heal(self, seat: i64, slot: i64, log: Log | None) -> None:
        self.flip_wound(seat, slot)
        if log is not None:
            log.add(ALL, Healed(seat=seat, slot=SLOTS[slot]))

    def _shift(self, seat: i64, family: i64, cell: i64, log: Log | None) -> i64:
        """A wall goes to another side, which is given back."""
        index: i64 = family - SHIFT
        side: i64 = index // 3
        to: i64 = (side + 1 + index - 3 * side) & 3
        self.shift_wall(seat, cell, side, to, log)
        return to

    # Choices on the agenda

    def say(self, entry: i64, choice: i64, chance: Chance, log: Log | None) -> None:
        """The player has done enough, or makes Leona's choice."""
        self.pop()
        self.used = 0
        self.used_south = 0
        if kind_of(entry) == INTUITION:
            seat: i64 = owner_of(entry)
            if choice == ROLL:
                if log is not None:
                    log.add(ALL, Intuited(seat=seat))
                self.roll_die(seat, chance, log)
            else:
                self.push(task(MONSTER, seat, 2, 0, OFF, MUST))

    def _count_down(self, entry: i64) -> None:
        """One more part of an effect "up to n" is done; from now on the player may stop."""
        common: i64 = task(kind_of(entry), owner_of(entry), count_of(entry) - 1, aim_of(entry))
        self.replace(common | task(0, 0, 0, 0, 0, 1, deed_of(entry)))

    def keep_up(self, entry: i64, choice: i64, chance: Chance, log: Log | None) -> None:
        """Heroes, tokens, cards to discard, new tiles and keys."""
        kind: i64 = kind_of(entry)
        seat: i64 = owner_of(entry)
        if kind == CHOOSE_HERO:
            self.pop()
            self.choose_hero(seat, choice, log)
            if self.after(seat) != self.start:
                self.push(task(CHOOSE_HERO, self.after(seat)))
            else:
                self.deal(chance, log)
                self.begin_turn(self.start, log)
        elif kind == TOKENS:
            self.pop()
            self.pay(seat, self.has_feet(seat), self.has_hands(seat))
            self._take_tokens(seat, choice, count_of(entry) - choice, log)
        elif kind == REFRESH:
            self.discard(seat, choice, log)
        elif kind == ORIENT:
            self.orient(entry, choice, log)
        elif kind == TAKE_KEY:
            self.replace(task(KEY_SLOT, seat, choice))
        elif kind == KEY_SLOT:
            key: i64 = count_of(entry)
            self.pop()
            self.put_key(seat, choice, key + 1)
            if log is not None:
                log.add(
                    ALL,
                    Found(
                        seat=seat,
                        key=KEYS[key].name,
                        colour=KEYS[key].colour,
                        slot=SLOTS[choice],
                    ),
                )
        else:
            self._count_down(entry)
            moved: i64 = flag_of(entry) | at(1 + choice // 9)
            self.replace(self.top() | task(0, 0, 0, 0, 0, moved))
            self._rearrange(seat, aim_of(entry) or seat, choice, log)

    def _take_tokens(self, seat: i64, feet: i64, hands: i64, log: Log | None) -> None:
        self.pay(seat, -feet, -hands)
        if log is not None:
            log.add(ALL, Took(seat=seat, feet=feet, hands=hands))

    def discard(self, seat: i64, card: i64, log: Log | None) -> None:
        self.lose_card(seat, card)
        if log is not None:
            log.add(ALL, Discarded(seat=seat, card=CARDS[card].name))

    def _rearrange(self, seat: i64, owner: i64, choice: i64, log: Log | None) -> None:
        """A key moves to another slot; the wound stays (LO-25)."""
        colour: i64 = choice // 9
        to: i64 = choice - 9 * colour
        slot: i64 = self.slot_of(owner, colour)
        key: i64 = self.key(owner, slot)
        self.put_key(owner, slot, 0)
        self.put_key(owner, to, key)
        if log is not None:
            log.add(
                ALL,
                Rearranged(seat=seat, owner_seat=owner, key=KEYS[key - 1].name, slot=SLOTS[to]),
            )

    def walk(self, entry: i64, cell: i64, log: Log | None) -> None:
        """A step of the own hero by a card or key."""
        kind: i64 = kind_of(entry)
        seat: i64 = owner_of(entry)
        if kind == STEP:
            self._count_down(entry)
        elif kind == RUN:
            side: i64 = 0
            while toward(self.place(seat), side) != cell:
                side += 1
            self.replace(task(RUN, seat, 0, 0, 0, side + 1))
        else:
            self.pop()
        self.go(seat, cell, log)

    def build(self, entry: i64, family: i64, cell: i64, log: Log | None) -> None:
        """Tiles rotated, walls placed, removed and moved by a card, a key or a symbol."""
        seat: i64 = owner_of(entry)
        if kind_of(entry) == PLACE_WALL:
            self.pop()
        else:
            self._count_down(entry)
        if family == RIGHT or family == LEFT:
            self.rotate(seat, cell, family == RIGHT, log)
            self.used |= at(cell)
        elif family == WALL_EAST or family == WALL_SOUTH:
            self.build_wall(seat, cell, 1 if family == WALL_EAST else 2, log)
        elif family == RAZE_EAST or family == RAZE_SOUTH:
            self.raze_wall(seat, cell, 1 if family == RAZE_EAST else 2, log)
        else:
            to: i64 = self._shift(seat, family, cell, log)
            self._mark_wall(cell, to)

    def _mark_wall(self, cell: i64, side: i64) -> None:
        """A wall that has been moved is not moved again (Visions)."""
        if side == 1:
            self.used |= at(cell)
        elif side == 3:
            self.used |= at(cell - 1)
        elif side == 2:
            self.used_south |= at(cell)
        else:
            self.used_south |= at(cell - 7)

    def choose(self, entry: i64, choice: i64, log: Log | None) -> None:
        """Wounds, targets, looks, and what else a card or key lets choose."""
        kind: i64 = kind_of(entry)
        seat: i64 = owner_of(entry)
        if kind == HEAL:
            self._count_down(entry)
            self._heal(seat, choice, log)
        elif kind == WOUND:
            self.replace(task(WOUND, seat, count_of(entry) - 1))
            self.wound(seat, choice, log)
        elif kind == TARGET:
            self.aim(entry, choice, log)
        elif kind == LOOK:
            self._count_down(entry)
            self._look(seat, choice, log)
        elif kind == REVEAL:
            self._count_down(entry)
            self.turn_up(seat, choice, log)
            self.push(task(ORIENT, seat, 0, 0, choice))
        elif kind == SHAKE:
            self._shake(entry, choice, log)
        else:
            self.pop()
            if kind == SCOUT:
                self.turn_up(seat, choice, log)
                self.push(task(ORIENT, seat, 0, 0, choice))
            elif kind == DISARM:
                self._disarm(seat, choice, log)
            elif kind == GIVE:
                if aim_of(entry):
                    self._give(seat, aim_of(entry), choice, log)
                else:
                    self.push(task(GIVE_TO, seat, 0, 0, choice))
            elif kind == GIVE_TO:
                self._give(seat, choice, cell_of(entry), log)
            elif kind == SCHEME:
                self.discard(seat, choice, log)
                self.push(task(GIVE, seat))
            elif kind == SMELL:
                self.discard(aim_of(entry), choice, log)
            elif kind == BARTER:
                self._barter(seat, 1 + (choice >> 2), choice & 3, log)
            else:
                self._take_tokens(seat, choice, count_of(entry) - choice, log)

    def _give(self, seat: i64, other: i64, slot: i64, log: Log | None) -> None:
        """A wound goes to another player, who places it (LO-04, LO-44)."""
        self.flip_wound(seat, slot)
        if log is not None:
            log.add(ALL, Gave(seat=seat, other_seat=other, slot=SLOTS[slot]))
        self.push(task(WOUND, other, 1))

    def _look(self, seat: i64, cell: i64, log: Log | None) -> None:
        self.looked[seat - 1] |= at(cell)
        if log is not None:
            log.add(ALL, Looked(seat=seat, cell=cell_name(cell)))
            saw = Saw(
                seat=seat,
                cell=cell_name(cell),
                feature=FEATURES[self.feature(cell)],
                shape=shape_name(self.tile(cell)),
            )
            log.tell(seat, saw)

    def _disarm(self, seat: i64, cell: i64, log: Log | None) -> None:
        self.disarmed |= at(cell)
        if (seat - 1) & 1:
            self.disarmer0 |= at(cell)
        if (seat - 1) & 2:
            self.disarmer1 |= at(cell)
        if log is not None:
            log.add(ALL, Disarmed(seat=seat, cell=cell_name(cell)))

    def _barter(self, seat: i64, other: i64, colour: i64, log: Log | None) -> None:
        """Two keys of one colour change owners; wounds stay with the slots."""
        slot: i64 = self.slot_of(seat, colour)
        place: i64 = self.slot_of(other, colour)
        own: i64 = self.key(seat, slot)
        theirs: i64 = self.key(other, place)
        self.put_key(seat, slot, theirs)
        self.put_key(other, place, own)
        if log is not None:
            log.add(
                ALL,
                Bartered(
                    seat=seat,
                    other_seat=other,
                    key=KEYS[own - 1].name,
                    other_key=KEYS[theirs - 1].name,
                ),
            )

    def _shake(self, entry: i64, cell: i64, log: Log | None) -> None:
        """Earthquake moves a hero, whose player meets the tile at once."""
        seat: i64 = owner_of(entry)
        hero: i64 = aim_of(entry)
        self.replace(task(SHAKE, seat, count_of(entry), 0, 0, 0, deed_of(entry)))
        self.put(hero, cell)
        if log is not None:
            log.add(ALL, Displaced(seat=seat, hero_seat=hero, cell=cell_name(cell)))
        self.meet(hero, LATER if hero == seat else BY_OTHERS, log)

    # The monster

    def steer(self, entry: i64, family: i64, choice: i64, log: Log | None) -> None:
        """The controller moves the monster, or a hero it has attacked."""
        kind: i64 = kind_of(entry)
        seat: i64 = owner_of(entry)
        if kind == MONSTER:
            if family == GO:
                self.prowl(entry, choice, log)
                return
            self.spend(entry)
            if family == RIGHT or family == LEFT:
                self.rotate(seat, choice, family == RIGHT, log)
            else:
                self.raze_wall(seat, choice, 1 if family == RAZE_EAST else 2, log)
        elif kind == DISPLACE:
            self.send_away(entry, choice, log)
        else:
            self.pop()
            if kind == CHARGE:
                self.charge(seat, choice, log)
            elif kind == PASSAGE:
                self.take_passage(seat, choice, log)
            elif kind == BAIT:
                self.put_monster(choice, log)
            elif kind == STRIKE:
                if flag_of(entry):
                    self.pop()
                self.push_attack(seat, self.attackable(choice), choice, log)
