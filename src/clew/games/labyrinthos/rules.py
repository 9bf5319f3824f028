# Compiled by mypyc.
"""Labyrinthos: the rules LO-01 to LO-56.

Compiled: whole numbers are machine words, the maze is a few bit boards, a hand of cards is
two bits a kind in one word. Each file has one subject and builds on the one before: `fields`,
`board`, `heroes`, `attacks`, `monster`, `cards`, `choices`, `turns`, `decisions`, and here the
contract.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import at, count, low, nth, shl
from clew.core.chance import Chance
from clew.core.state import NO_SUCH_ACTION, NOT_YOUR_TURN, Log
from clew.games.labyrinthos.agenda import (
    DISCOVER,
    EXPLORE,
    FAMILIES,
    FAMILY_SIZE,
    GO,
    HEAL,
    HEAL_AT,
    LEFT,
    MONSTER,
    MOVE,
    ON_CARD,
    PLAY,
    PLAYER,
    REARRANGE,
    REARRANGE_FOR,
    RECOVER_FOR,
    RIGHT,
    RUN,
    SHIFT,
    SMELL,
    SPECIAL,
    TASKS,
    TURN,
    USE,
    WORD,
    cell_of,
    families_of,
    kind_of,
    reaction_of,
)
from clew.games.labyrinthos.beliefs import lay_anew
from clew.games.labyrinthos.choices import pays_either
from clew.games.labyrinthos.decisions import Decisions
from clew.games.labyrinthos.events import (
    Answered,
)
from clew.games.labyrinthos.observing import observe
from clew.games.labyrinthos.refusals import (
    ANSWER_ONCE,
    CARD_NOT_IN_HAND,
    CHOOSE_A_HERO,
    CHOOSE_SEVEN_TOKENS,
    MUST_LEAVE_ITS_TILE,
    NO_CHARGE_THAT_WAY,
    NO_DISPLACEMENT_THERE,
    NO_EFFECT,
    NO_KEY_HERE,
    NO_OPEN_PATH,
    NO_PASSAGE_THERE,
    NO_ROOM_FOR_A_WALL,
    NO_WALL_TO_SHIFT,
    NOT_A_TARGET,
    NOT_AFFORDABLE,
    NOT_BY_A_MONSTER_POINT,
    NOT_BY_THIS_CARD,
    NOT_BY_THIS_KEY,
    NOT_IN_THE_SMELT_HAND,
    NOT_THE_SPECIAL,
    NOT_TO_EXPLORE,
    NOT_TO_REARRANGE,
    NOT_TO_ROTATE,
    NOT_UNDER_MEDUSA,
    NOT_WOUNDED,
    NOTHING_TO_REACT_TO,
    SLOT_HAS_A_KEY,
    USE_ACTIONS_OR_PASS,
    WITHIN_THE_HAND_LIMIT,
    WOUND_GOES_ELSEWHERE,
    WOUNDED_OR_COVERED,
)

__all__ = ["ACTIONS", "Labyrinthos"]

ACTIONS: Final = 2816
_SHIFTS: Final = 0x3FFC00
_BY_TASK: Final = {
    "choose-hero": CHOOSE_A_HERO,
    "turn": USE_ACTIONS_OR_PASS,
    "tokens": CHOOSE_SEVEN_TOKENS,
    "refresh": WITHIN_THE_HAND_LIMIT,
    "orient": NOT_TO_EXPLORE,
    "take-key": NO_KEY_HERE,
    "key-slot": SLOT_HAS_A_KEY,
    "rearrange": NOT_TO_REARRANGE,
    "step": NO_OPEN_PATH,
    "climb": NOT_BY_THIS_KEY,
    "fly": NOT_BY_THIS_CARD,
    "run": NOT_BY_THIS_KEY,
    "rotate": NOT_TO_ROTATE,
    "build": NO_ROOM_FOR_A_WALL,
    "raze": NOT_BY_THIS_CARD,
    "build-or-raze": NOT_BY_THIS_KEY,
    "swing": NOT_BY_THIS_KEY,
    "place-wall": NO_ROOM_FOR_A_WALL,
    "heal": NOT_WOUNDED,
    "give": NOT_BY_THIS_KEY,
    "wound": WOUND_GOES_ELSEWHERE,
    "target": NOT_A_TARGET,
    "look": NOT_BY_THIS_CARD,
    "reveal": NOT_BY_THIS_CARD,
    "scout": NOT_BY_THIS_KEY,
    "disarm": NOT_BY_THIS_CARD,
    "monster": NOT_BY_A_MONSTER_POINT,
    "charge": NO_CHARGE_THAT_WAY,
    "passage": NO_PASSAGE_THERE,
    "bait": NOT_BY_THIS_KEY,
    "displace": NO_DISPLACEMENT_THERE,
    "strike": NOT_UNDER_MEDUSA,
    "intuition": NOT_THE_SPECIAL,
    "smell": NOT_IN_THE_SMELT_HAND,
    "barter": NOT_BY_THIS_KEY,
    "scheme": NOT_THE_SPECIAL,
    "shake": NOT_BY_THIS_CARD,
    "gain": NOT_BY_THIS_CARD,
    "give-to": NOT_THE_SPECIAL,
    "on-card": ANSWER_ONCE,
    "on-attack": ANSWER_ONCE,
    "on-blood": ANSWER_ONCE,
    "on-step": ANSWER_ONCE,
}
"""The rule that says what can be chosen for a task."""
_RULES: Final = vec[i64]([_BY_TASK.get(name, 0) for name in TASKS])


@final
@mypyc_attr(free_list_len=1)
class Labyrinthos(Decisions):
    """A position of Labyrinthos, and how it goes on."""

    WIDTH: ClassVar[int] = 320
    ACTIONS: ClassVar[int] = ACTIONS
    WORDS: ClassVar[int] = 25

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
        """A seat does not know who else has answered a window, so all other answers are cleared
        (LO-50)."""
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

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        asked: i64 = 0
        if self.ended == 0:
            window = kind_of(self.top()) >= ON_CARD
            asked = self.asked_in(self.top()) if window else self.waiting
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
                out[first + family] = self.mask(entry, family, seat)

    def pick(self, seat: i64, chance: Chance) -> i64:
        """Draws family by family: the current family replaces the earlier choice with its share of
        the actions."""
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
            return NO_SUCH_ACTION
        family: i64 = action >> 6
        choice: i64 = action & 63
        if choice >= FAMILY_SIZE[family] or (family == PLAYER and choice == 0):
            return NO_SUCH_ACTION
        if family == USE and choice & 1 and not pays_either(choice >> 1):
            return NO_SUCH_ACTION
        entry: i64 = self.top()
        kind: i64 = kind_of(entry)
        if not self.waits_for(seat):
            asked = kind >= ON_CARD and seat > 0 and seat <= self.players
            if asked and (self.asked_in(entry) >> (seat - 1)) & 1:
                return ANSWER_ONCE
            return NOT_YOUR_TURN
        if (families_of(kind) >> family) & 1:
            if (self.mask(entry, family, seat) >> choice) & 1:
                return 0
            if kind == TURN:
                return self._turn_refusal(seat, family, choice)
            if kind == MONSTER and self.monster == cell_of(entry) and family != GO:
                return MUST_LEAVE_ITS_TILE
            if kind == MONSTER and family == GO and choice == cell_of(entry):
                return MUST_LEAVE_ITS_TILE
            if kind >= ON_CARD and family == PLAY and self.holds(seat, choice):
                return NOTHING_TO_REACT_TO
        return _RULES[kind]

    def _turn_refusal(self, seat: i64, family: i64, choice: i64) -> i64:
        """Why an action of the own turn cannot be used."""
        slot: i64 = self.slot_for(family, choice)
        if slot >= 0 and not self.works(seat, slot):
            return WOUNDED_OR_COVERED
        if slot >= 0 and not self.affordable(seat, slot):
            return NOT_AFFORDABLE
        if family == MOVE:
            return NOT_UNDER_MEDUSA if (self.gazed >> (seat - 1)) & 1 else NO_OPEN_PATH
        if family == EXPLORE:
            return NOT_TO_EXPLORE
        if family == RIGHT or family == LEFT:
            return NOT_TO_ROTATE
        if family >= SHIFT and family < SHIFT + 12:
            return NO_WALL_TO_SHIFT
        if family == PLAY:
            if not self.holds(seat, choice):
                return CARD_NOT_IN_HAND
            return NOTHING_TO_REACT_TO if reaction_of(choice) else NO_EFFECT
        if family == USE:
            return self._key_refusal(seat, choice >> 1)
        if family == HEAL_AT:
            return NOT_WOUNDED
        if family == RECOVER_FOR:
            return NOT_AFFORDABLE if self.wounds(seat) else NO_EFFECT
        if family == REARRANGE_FOR:
            return NOT_AFFORDABLE if self.keys(seat) else NO_EFFECT
        if choice == DISCOVER:
            return NO_KEY_HERE
        return NOT_THE_SPECIAL if choice == SPECIAL else USE_ACTIONS_OR_PASS

    def _key_refusal(self, seat: i64, key: i64) -> i64:
        slot: i64 = self.slot_of(seat, key >> 2)
        if slot < 0 or self.key(seat, slot) != key + 1:
            return NOT_BY_THIS_KEY
        if (self.wounds(seat) >> slot) & 1:
            return WOUNDED_OR_COVERED
        return NOT_AFFORDABLE if self.key_payments(seat, key) == 0 else NO_EFFECT

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
                self.act(seat, family, choice, log)
            elif family == WORD:
                self.say(entry, choice, chance, log)
            elif kind <= REARRANGE:
                self.keep_up(entry, choice, chance, log)
            elif kind <= RUN:
                self.walk(entry, choice, log)
            elif kind < HEAL:
                self.build(entry, family, choice, log)
            elif kind < MONSTER or kind >= SMELL:
                self.choose(entry, choice, log)
            else:
                self.steer(entry, family, choice, log)
        self.advance(chance, log)

    # Windows

    def _answer(self, seat: i64, family: i64, choice: i64, log: Log | None) -> None:
        """Keeps an answer until all have answered; then the first seat in turn order plays."""
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
