"""Labyrinthos: the rules LO-01 to LO-56.

Compiled: whole numbers are machine words, the maze is a few bit boards, a hand of cards is
two bits a kind in one word. Each file has one subject and builds on the one before: `board`,
`heroes`, `monster`, `cards`, `choices`, `turns`, and here the contract.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import at, count, low, nth, shl
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
    FAMILY_SIZE,
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
    ON_CARD,
    ORIENT,
    PASS,
    PASSAGE,
    PLACE_WALL,
    PLAY,
    PLAYER,
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
    TASKS,
    TOKENS,
    TURN,
    USE,
    WALL_EAST,
    WALL_SOUTH,
    WORD,
    WOUND,
    aim_of,
    cell_of,
    count_of,
    deed_of,
    families_of,
    flag_of,
    kind_of,
    owner_of,
    reaction_of,
    task,
)
from clew.games.labyrinthos.beliefs import lay_anew
from clew.games.labyrinthos.choices import REARRANGE_COST, RECOVER_COST, pays_either
from clew.games.labyrinthos.components import CARDS, FEATURES, KEYS, SLOTS
from clew.games.labyrinthos.events import (
    Answered,
    Bartered,
    Disarmed,
    Discarded,
    Displaced,
    Found,
    Gave,
    Healed,
    Intuited,
    Looked,
    Rearranged,
    Saw,
    Took,
)
from clew.games.labyrinthos.heroes import BY_OTHERS, LATER, shape_name
from clew.games.labyrinthos.maze import OFF, toward
from clew.games.labyrinthos.turns import Turns

__all__ = ["ACTIONS", "Labyrinthos"]

ACTIONS: Final = 2816
_SHIFTS: Final = 0x3FFC00
_BY_TASK: Final = {
    "choose-hero": 8,
    "turn": 12,
    "tokens": 13,
    "refresh": 14,
    "orient": 18,
    "take-key": 23,
    "key-slot": 24,
    "rearrange": 25,
    "step": 17,
    "climb": 44,
    "fly": 47,
    "run": 44,
    "rotate": 20,
    "build": 27,
    "raze": 47,
    "build-or-raze": 44,
    "swing": 44,
    "place-wall": 27,
    "heal": 22,
    "give": 44,
    "wound": 40,
    "target": 52,
    "look": 47,
    "reveal": 47,
    "scout": 44,
    "disarm": 47,
    "monster": 32,
    "charge": 34,
    "passage": 33,
    "bait": 44,
    "displace": 37,
    "strike": 48,
    "intuition": 4,
    "smell": 49,
    "barter": 44,
    "scheme": 4,
    "shake": 47,
    "gain": 47,
    "give-to": 4,
    "on-card": 50,
    "on-attack": 50,
    "on-blood": 50,
    "on-step": 50,
}
"""The rule that says what can be chosen for a task."""
_RULES: Final = vec[i64]([_BY_TASK.get(name, 0) for name in TASKS])


@final
@mypyc_attr(free_list_len=1)
class Labyrinthos(Turns):
    """A position of Labyrinthos, and how it goes on."""

    WIDTH: ClassVar[int] = 320
    ACTIONS: ClassVar[int] = ACTIONS

    def clone(self) -> Labyrinthos:
        other = Labyrinthos(empty=False)
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> Labyrinthos:
        other = self.clone()
        lay_anew(other, seat, chance)
        if other.depth and kind_of(other.top()) >= ON_CARD and other.waiting:
            other.forget_answers(seat)
        return other

    def forget_answers(self, seat: i64) -> None:
        """Who else has answered a window is not known: as if nobody had (LO-50)."""
        asked: i64 = self.asked_in(self.top())
        own: i64 = 0
        if seat > 0:
            own = self.answers & shl(63, 6 * seat - 6)
        self.answers = own
        self.waiting = asked & ~at(seat - 1) if own else asked

    # The contract

    def pending(self) -> i64:
        return self.waiting

    def waits_for(self, seat: i64) -> bool:
        return seat > 0 and seat <= self.players and (self.waiting >> (seat - 1)) & 1 != 0

    def _families(self, entry: i64, seat: i64) -> i64:
        """The families of actions to look through for a task."""
        families: i64 = families_of(kind_of(entry))
        if kind_of(entry) == TURN and not self.walls_around(self.place(seat)):
            families &= ~_SHIFTS
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
            choices: i64 = self.mask(entry, family, seat)
            while choices:
                out[n] = (family << 6) + low(choices)
                n += 1
                choices &= choices - 1
        return n

    def pick(self, seat: i64, chance: Chance) -> i64:
        """Family by family: the one at hand replaces those before by its share."""
        if not self.waits_for(seat):
            return super().pick(seat, chance)
        entry: i64 = self.top()
        families: i64 = self._families(entry, seat)
        total: i64 = 0
        picked: i64 = 0
        among: i64 = 0
        while families:
            family: i64 = low(families)
            families &= families - 1
            choices: i64 = self.mask(entry, family, seat)
            if choices:
                many: i64 = count(choices)
                total += many
                if total == many or chance.below(total) < many:
                    picked = family
                    among = choices
        return (picked << 6) + nth(among, chance.below(count(among)))

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.ended:
            return self.ended
        if action < 0 or action >= ACTIONS:
            return -6
        family: i64 = action >> 6
        choice: i64 = action & 63
        if choice >= FAMILY_SIZE[family] or (family == PLAYER and choice == 0):
            return -6
        if family == USE and choice & 1 and not pays_either(choice >> 1):
            return -6
        entry: i64 = self.top()
        kind: i64 = kind_of(entry)
        if not self.waits_for(seat):
            asked = kind >= ON_CARD and seat > 0 and seat <= self.players
            return 50 if asked and (self.asked_in(entry) >> (seat - 1)) & 1 else -1
        if (families_of(kind) >> family) & 1:
            if (self.mask(entry, family, seat) >> choice) & 1:
                return 0
            if kind == TURN:
                return self._turn_refusal(seat, family, choice)
            if kind == MONSTER and self.monster == cell_of(entry) and family != GO:
                return 35
            if kind == MONSTER and family == GO and choice == cell_of(entry):
                return 35
            if kind >= ON_CARD and family == PLAY and self.holds(seat, choice):
                return 51
        return _RULES[kind]

    def _turn_refusal(self, seat: i64, family: i64, choice: i64) -> i64:
        """Why an action of the own turn cannot be used."""
        slot: i64 = self._slot_for(family, choice)
        if slot >= 0 and not self.works(seat, slot):
            return 15
        if slot >= 0 and not self.affordable(seat, slot):
            return 6
        if family == MOVE:
            return 48 if (self.gazed >> (seat - 1)) & 1 else 17
        if family == EXPLORE:
            return 18
        if family == RIGHT or family == LEFT:
            return 20
        if family >= SHIFT and family < SHIFT + 12:
            return 21
        if family == PLAY:
            if not self.holds(seat, choice):
                return 26
            return 51 if reaction_of(choice) else 53
        if family == USE:
            return self._key_refusal(seat, choice >> 1)
        if family == HEAL_AT:
            return 22
        if family == RECOVER_FOR:
            return 6 if self.wounds(seat) else 53
        if family == REARRANGE_FOR:
            return 6 if self.keys(seat) else 53
        if choice == DISCOVER:
            return 23
        return 4 if choice == SPECIAL else 12

    def _slot_for(self, family: i64, choice: i64) -> i64:
        """The slot of the board that an action belongs to, or -1."""
        if family == MOVE:
            return 0
        if family == EXPLORE:
            return 1
        if family == WORD:
            return 2 if choice == DISCOVER else (7 if choice == SPECIAL else -1)
        if family == PLAY:
            return 3
        if family >= SHIFT and family < SHIFT + 12:
            return 4
        if family == RIGHT or family == LEFT:
            return 5
        return 6 if family == HEAL_AT else -1

    def _key_refusal(self, seat: i64, key: i64) -> i64:
        slot: i64 = self.slot_of(seat, key >> 2)
        if slot < 0 or self.key(seat, slot) != key + 1:
            return 44
        if (self.wounds(seat) >> slot) & 1:
            return 15
        return 6 if self.key_payments(seat, key) == 0 else 53

    def result(self) -> list[float] | None:
        if self.ended == 0:
            return None
        winners: i64 = self.winners()
        share = 1.0 / int(count(winners))
        return [share if (winners >> i) & 1 else 0.0 for i in range(self.players)]

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        self.check(seat, action)
        family: i64 = action >> 6
        choice: i64 = action & 63
        entry: i64 = self.top()
        kind: i64 = kind_of(entry)
        if kind >= ON_CARD:
            self._answer(seat, family, choice, log)
            if self.waiting:
                return
        else:
            self.waiting = 0
            if kind == TURN:
                self._act(seat, family, choice, log)
            elif family == WORD:
                self._say(entry, choice, chance, log)
            elif kind <= REARRANGE:
                self._keep_up(entry, choice, chance, log)
            elif kind <= RUN:
                self._walk(entry, choice, log)
            elif kind < HEAL:
                self._build(entry, family, choice, log)
            elif kind < MONSTER or kind >= SMELL:
                self._choose(entry, choice, log)
            else:
                self._steer(entry, family, choice, log)
        self.advance(chance, log)

    # Windows

    def _answer(self, seat: i64, family: i64, choice: i64, log: Log | None) -> None:
        """An answer is kept until all have answered; then the first in turn order plays."""
        answer: i64 = 1 if family == WORD else choice + 2
        self.answers |= answer << (6 * seat - 6)
        self.waiting &= ~at(seat - 1)
        if log is not None:
            log.tell(seat, Answered(seat=seat))
        if self.waiting:
            return
        answers: i64 = self.answers
        self.answers = 0
        first: i64 = self.seat
        i: i64 = 0
        while i < self.players:
            answer = (answers >> (6 * first - 6)) & 63
            if answer > 1:
                self.play(first, answer - 2, log)
                return
            first = self.after(first)
            i += 1
        self.close_window()

    # The own turn

    def _act(self, seat: i64, family: i64, choice: i64, log: Log | None) -> None:
        if family == WORD and choice == PASS:
            self.end_actions(seat, log)
            return
        self.gained = 0
        slot: i64 = self._slot_for(family, choice)
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

    def _say(self, entry: i64, choice: i64, chance: Chance, log: Log | None) -> None:
        """Enough, or Leona's choice."""
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
        """One more of an effect "up to n" is done; from now on it can be enough."""
        common: i64 = task(kind_of(entry), owner_of(entry), count_of(entry) - 1, aim_of(entry))
        self.replace(common | task(0, 0, 0, 0, 0, 1, deed_of(entry)))

    def _keep_up(self, entry: i64, choice: i64, chance: Chance, log: Log | None) -> None:
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

    def _walk(self, entry: i64, cell: i64, log: Log | None) -> None:
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

    def _build(self, entry: i64, family: i64, cell: i64, log: Log | None) -> None:
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

    def _choose(self, entry: i64, choice: i64, log: Log | None) -> None:
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
        self.replace(task(SHAKE, seat, 0, 0, 0, flag_of(entry), deed_of(entry)))
        self.put(hero, cell)
        if log is not None:
            log.add(ALL, Displaced(seat=seat, hero_seat=hero, cell=cell_name(cell)))
        self.meet(hero, LATER if hero == seat else BY_OTHERS, log)

    # The monster

    def _steer(self, entry: i64, family: i64, choice: i64, log: Log | None) -> None:
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
