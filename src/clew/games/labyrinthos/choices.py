# Compiled by mypyc.
"""What can be chosen: for each task on the agenda, the sets of legal parameters by family.

One source for the list of legal actions, for the test of one action, and for whether a card,
key or action would do anything (LO-53).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, low, shl
from clew.games.labyrinthos.agenda import (
    BAIT,
    BANISH,
    BARTER,
    CHARGE,
    CHOOSE_HERO,
    CLIMB,
    DECLINE,
    DISARM,
    DISCOVER,
    DISPLACE,
    DONE,
    EXPLORE,
    GAIN,
    GIVE,
    HEAL,
    HEAL_AT,
    INTUITION,
    KEY_DEEDS,
    KEY_SLOT,
    LEFT,
    LOOK,
    MONSTER,
    MOVE,
    ON_CARD,
    ON_STEP,
    ORIENT,
    PASS,
    PASSAGE,
    PLACE_WALL,
    PLAY,
    POINTS,
    PYTHON,
    RAZE_EAST,
    REARRANGE,
    RECOVER,
    RECOVER_FOR,
    REFRESH,
    REVEAL,
    RIGHT,
    ROLL,
    ROTATE,
    RUN,
    SCHEME,
    SCOUT,
    SHAKE,
    SHIFT,
    SMELL,
    SMOKE,
    SPECIAL,
    STEP,
    STRIKE,
    SWING,
    TAKE_KEY,
    TARGET,
    TOKENS,
    TRAIL,
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
    effect_of,
    families_of,
    flag_of,
    kind_of,
    owner_of,
    reaction_of,
    target_of,
    task,
)
from clew.games.labyrinthos.board import (
    DESPERATE_SLOT,
    DISCOVER_SLOT,
    EXPLORE_SLOT,
    HEAL_SLOT,
    KEYS_PART,
    MOVE_SLOT,
    SPECIAL_SLOT,
    TILE_SLOT,
    WALL_SLOT,
)
from clew.games.labyrinthos.cards import Cards
from clew.games.labyrinthos.components import COSTS, KEYS
from clew.games.labyrinthos.components import SLOTS as SLOT_NAMES
from clew.games.labyrinthos.maze import DOOR, FULL, OFF, around, reached, rotations

__all__ = ["REARRANGE_COST", "RECOVER_COST", "Choices", "pays_either"]

_AKIKIOS: Final = 3
_COLUMN: Final = 0x40810204081
RECOVER_COST: Final = 5
REARRANGE_COST: Final = 3

_SLOT_FEET: Final = vec[i64]([COSTS[name].feet for name in SLOT_NAMES[:8]])
_SLOT_HANDS: Final = vec[i64]([COSTS[name].hands for name in SLOT_NAMES[:8]])
_KEY_FEET: Final = vec[i64]([key.cost.feet for key in KEYS])
_KEY_HANDS: Final = vec[i64]([key.cost.hands for key in KEYS])
_KEY_EITHER: Final = vec[i64]([key.cost.either for key in KEYS])


def pays_either(key: i64) -> bool:
    """Whether a key is paid for with feet or hands, as the player likes."""
    return _KEY_EITHER[key] != 0


class Choices(Cards):
    """What can be chosen."""

    def mask(self, entry: i64, family: i64, seat: i64) -> i64:
        """The legal parameters of one family of actions for a task, as a set."""
        kind: i64 = kind_of(entry)
        if kind == TURN:
            return self._turn_mask(seat, family)
        if kind == MONSTER:
            return self.prowl_mask(entry, family)
        if kind >= ON_CARD and kind <= ON_STEP:
            return at(DECLINE) if family == WORD else self.reactions(entry, seat)
        if family == WORD:
            return self._word_mask(entry, seat)
        if kind <= REARRANGE:
            return self._upkeep_mask(entry, seat)
        if kind <= RUN:
            return self._way_mask(entry, seat)
        if kind <= PLACE_WALL:
            return self._building_mask(entry, family)
        return self._target_mask(entry, seat)

    def _word_mask(self, entry: i64, seat: i64) -> i64:
        """Whether the player may stop now: "up to" means at least one (LO-53)."""
        kind: i64 = kind_of(entry)
        if kind == INTUITION:
            return at(ROLL) | at(POINTS)
        if kind == REFRESH:
            return at(DONE) if self.hand_size(seat) <= self.hand_limit(seat) else 0
        if kind == STRIKE:
            return at(DONE)
        return at(DONE) if flag_of(entry) else 0

    # The own turn

    def affordable(self, seat: i64, slot: i64) -> bool:
        return self.has_feet(seat) >= _SLOT_FEET[slot] and self.has_hands(seat) >= _SLOT_HANDS[slot]

    def usable(self, seat: i64, slot: i64) -> bool:
        """Whether a slot's own action can be used and paid for (LO-12, LO-15)."""
        return self.works(seat, slot) and self.affordable(seat, slot)

    def pay_slot(self, seat: i64, slot: i64) -> None:
        self.pay(seat, _SLOT_FEET[slot], _SLOT_HANDS[slot])

    def pay_key(self, seat: i64, key: i64, feet: i64) -> None:
        """Pays for a key's action, with so many feet of what may be either."""
        either: i64 = _KEY_EITHER[key]
        self.pay(seat, _KEY_FEET[key] + feet, _KEY_HANDS[key] + either - feet)

    def _turn_mask(self, seat: i64, family: i64) -> i64:
        here: i64 = self.place(seat)
        if family == WORD:
            words: i64 = at(PASS)
            if self.usable(seat, DISCOVER_SLOT) and self.can_discover(seat):
                words |= at(DISCOVER)
            if self.can_scheme(seat):
                words |= at(SPECIAL)
            return words
        if family == MOVE:
            if not self.usable(seat, MOVE_SLOT) or (self.gazed >> (seat - 1)) & 1:
                return 0
            return self.enterable(seat, self.linked(here))
        if family == EXPLORE:
            return self.unexplored_ways(here) if self.usable(seat, EXPLORE_SLOT) else 0
        if family == RIGHT or family == LEFT:
            return self.turnable(family == RIGHT) if self.usable(seat, TILE_SLOT) else 0
        if family >= SHIFT and family < SHIFT + 12:
            if not self.usable(seat, WALL_SLOT):
                return 0
            return self._shift_mask(family) & at(here)
        if family == PLAY:
            return self._playable(seat) if self.usable(seat, DESPERATE_SLOT) else 0
        if family == USE:
            return self._key_mask(seat)
        if family == HEAL_AT:
            return self.wounds(seat) if self.usable(seat, HEAL_SLOT) else 0
        if family == RECOVER_FOR:
            return self.payments(seat, RECOVER_COST) if self.wounds(seat) else 0
        return self.payments(seat, REARRANGE_COST) if self.keys(seat) else 0

    def can_discover(self, seat: i64) -> bool:
        """On a key tile, without a key of its colour (LO-23)."""
        feature: i64 = self.feature(self.place(seat))
        return feature >= 8 and feature < 12 and self.slot_of(seat, feature - 8) < 0

    def can_scheme(self, seat: i64) -> bool:
        """Royal Cunning (LO-04)."""
        return (
            self.figure(seat) == _AKIKIOS
            and not self.schemed
            and self.works(seat, SPECIAL_SLOT)
            and self.cards[seat - 1] != 0
            and self.wounds(seat) != 0
        )

    def payments(self, seat: i64, cost: i64) -> i64:
        """How many of so many tokens can be feet, the rest being hands."""
        numbers: i64 = 0
        feet: i64 = 0
        while feet <= cost:
            if self.has_feet(seat) >= feet and self.has_hands(seat) >= cost - feet:
                numbers |= at(feet)
            feet += 1
        return numbers

    def _playable(self, seat: i64) -> i64:
        """The cards that can be played in the own turn."""
        cards: i64 = 0
        held: i64 = self.hand_kinds(seat)
        while held:
            card: i64 = low(held)
            held &= held - 1
            if reaction_of(card) == 0 and self.possible(card, seat):
                cards |= at(card)
        return cards

    def _key_mask(self, seat: i64) -> i64:
        """The keys whose action can be used and paid for, with the ways to pay."""
        uses: i64 = 0
        rest: i64 = self.boards[seat - 1] & KEYS_PART
        wounds: i64 = self.wounds(seat)
        while rest:
            key: i64 = (rest & 31) - 1
            if key >= 0 and not wounds & 1:
                ways: i64 = self.key_payments(seat, key)
                if ways and self.possible(KEY_DEEDS + key, seat):
                    uses |= ways << (2 * key)
            rest >>= 5
            wounds >>= 1
        return uses

    def key_payments(self, seat: i64, key: i64) -> i64:
        """The ways to pay for a key, by feet among what may be either; 0 if there is none."""
        feet: i64 = self.has_feet(seat) - _KEY_FEET[key]
        hands: i64 = self.has_hands(seat) - _KEY_HANDS[key]
        if feet < 0 or hands < 0:
            return 0
        if _KEY_EITHER[key] == 0:
            return 1
        return (1 if hands > 0 else 0) | (2 if feet > 0 else 0)

    # Whether something would happen (LO-53)

    def possible(self, deed: i64, seat: i64) -> bool:
        """Whether anything of a card's or key's effect can be done now."""
        aim: i64 = target_of(deed)
        if aim and self.targets(aim, seat) == 0:
            return False
        effect: i64 = effect_of(deed, 0)
        kind: i64 = kind_of(effect)
        if kind == MONSTER or kind == TRAIL:
            return self.can_prowl(count_of(effect))
        if kind == CHARGE:
            return self.monster != OFF and (self.monster != DOOR or self.charges() != 0)
        if kind == RECOVER:
            return self.wounds(seat) != 0
        if kind == BANISH:
            return self.monster != OFF and self.monster != DOOR
        if kind == PYTHON:
            return self.monster != OFF and not self.python
        if kind == SMOKE:
            return not (self.smoked >> (seat - 1)) & 1
        if kind == SHAKE:
            return self._somebody_moves()
        if kind == REARRANGE or families_of(kind) == 0:
            return True
        return self.has_choice(effect | task(0, seat, 0, 0, OFF, 0, deed))

    def _somebody_moves(self) -> bool:
        seat: i64 = 1
        while seat <= self.players:
            if self.shaken_to(seat):
                return True
            seat += 1
        return False

    def has_choice(self, entry: i64) -> bool:
        """Whether a task has anything to choose, "enough" not counted."""
        families: i64 = families_of(kind_of(entry)) & ~at(WORD)
        while families:
            if self.mask(entry, low(families), owner_of(entry)):
                return True
            families &= families - 1
        return False

    # All other tasks

    def _upkeep_mask(self, entry: i64, seat: i64) -> i64:
        kind: i64 = kind_of(entry)
        if kind == CHOOSE_HERO:
            return self._heroes_left()
        if kind == TOKENS:
            return shl(2, count_of(entry)) - 1
        if kind == REFRESH:
            return self.hand_kinds(seat)
        if kind == ORIENT:
            return shl(1, rotations(self.tile(cell_of(entry)))) - 1
        if kind == TAKE_KEY:
            return self._keys_left(count_of(entry))
        if kind == KEY_SLOT:
            return self.free_of_keys(seat)
        return self._rearrangements(aim_of(entry) or seat, flag_of(entry) >> 1)

    def _heroes_left(self) -> i64:
        left: i64 = 15
        seat: i64 = 1
        while seat <= self.players:
            if self.figure(seat):
                left &= ~at(self.figure(seat) - 1)
            seat += 1
        return left

    def _keys_left(self, colour: i64) -> i64:
        """The keys of a colour that nobody has."""
        left: i64 = shl(15, 4 * colour)
        seat: i64 = 1
        while seat <= self.players:
            slot: i64 = self.slot_of(seat, colour)
            if slot >= 0:
                left &= ~at(self.key(seat, slot) - 1)
            seat += 1
        return left

    def _rearrangements(self, seat: i64, moved: i64) -> i64:
        """Each of a seat's keys, except those of colours already moved, to each slot without a key
        (LO-25, LO-47)."""
        free: i64 = self.free_of_keys(seat)
        moves: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if not (moved >> colour) & 1 and self.slot_of(seat, colour) >= 0:
                moves |= free << (9 * colour)
            colour += 1
        return moves

    def _way_mask(self, entry: i64, seat: i64) -> i64:
        kind: i64 = kind_of(entry)
        here: i64 = self.place(seat)
        if kind == STEP:
            return self.enterable(seat, self.linked(here))
        if kind == RUN:
            return self.enterable(seat, self.beside(here))
        if kind == CLIMB:
            across: i64 = self.meets_right() & self.wall_east
            climbs: i64 = reached(at(here), self.meets_below() & self.wall_south, across)
            return climbs & ~self.monster_cell()
        row: i64 = here // 7
        lines: i64 = shl(127, 7 * row) | shl(_COLUMN, here - 7 * row)
        return self.enterable(seat, lines & self.up & ~at(here))

    def _building_mask(self, entry: i64, family: i64) -> i64:
        kind: i64 = kind_of(entry)
        if kind == ROTATE:
            return self.turnable(family == RIGHT) & ~self.used
        if kind == SWING:
            return self._shift_mask(family)
        if family == WALL_EAST or family == WALL_SOUTH:
            return self.buildable(1 if family == WALL_EAST else 2)
        return self.wall_east if family == RAZE_EAST else self.wall_south

    def _shift_mask(self, family: i64) -> i64:
        index: i64 = family - SHIFT
        side: i64 = index // 3
        return self.shiftable(side, (side + 1 + index - 3 * side) & 3)

    def _target_mask(self, entry: i64, seat: i64) -> i64:
        kind: i64 = kind_of(entry)
        if kind == HEAL or kind == GIVE:
            return self.wounds(seat)
        if kind == WOUND:
            return self.unhurt(seat)
        if kind == TARGET:
            return self.targets(target_of(deed_of(entry)), seat) << 1
        if kind == LOOK:
            return FULL & ~self.up & ~self.looked[seat - 1]
        if kind == REVEAL:
            return around(self.up) & ~self.up
        if kind == SCOUT:
            return self.unexplored_ways(self.place(seat))
        if kind == DISARM:
            return self.symbols()
        if kind == CHARGE:
            return self.charges() if self.monster != OFF else 0
        if kind == PASSAGE:
            return self.passages() & ~self.monster_cell()
        if kind == BAIT:
            if self.monster == OFF:
                return 0
            return self.passages() & ~self.monster_cell() & ~self.heroes()
        if kind == DISPLACE:
            return self.refuges(aim_of(entry)) if aim_of(entry) else 0
        if kind == SHAKE:
            return self.shaken_to(aim_of(entry)) if aim_of(entry) else 0
        if kind == STRIKE:
            return self.strikeable()
        if kind == SMELL:
            return self.hand_kinds(aim_of(entry))
        if kind == SCHEME:
            return self.hand_kinds(seat)
        if kind == BARTER:
            return self._barters(seat)
        if kind == GAIN:
            return shl(2, count_of(entry)) - 1
        return (self.everybody() & ~at(seat - 1)) << 1

    def _barters(self, seat: i64) -> i64:
        """Seats and colours of which both have a key (LO-44)."""
        swaps: i64 = 0
        other: i64 = 1
        while other <= self.players:
            colour: i64 = 0
            while colour < 4 and other != seat:
                if self.slot_of(seat, colour) >= 0 and self.slot_of(other, colour) >= 0:
                    swaps |= at(4 * other - 4 + colour)
                colour += 1
            other += 1
        return swaps
