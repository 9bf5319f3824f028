# Compiled by mypyc.
"""The Lady and the Tiger: Labyrinth: the rules TL-01 to TL-17.

Compiled: whole numbers are machine words. `grid` has what the bits of a word mean.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import at, bit, count, low, nth
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.state import ALL, NO_SUCH_ACTION, NOT_YOUR_TURN, Log, State, buffer
from clew.games.tiger_labyrinth.components import CARDS, SWITCHES
from clew.games.tiger_labyrinth.events import (
    Arrived,
    Blocked,
    Ended,
    Gem,
    Stepped,
    Swapped,
    Turn,
)
from clew.games.tiger_labyrinth.grid import (
    ACTIONS,
    BOTH,
    CLUES,
    FIRST_SWAP,
    cubs_on,
    ends_of,
    exchanged,
    is_step,
    moved,
    occupied,
    place_of,
    step_at,
    steps,
    swap_at,
    swaps,
)
from clew.games.tiger_labyrinth.past import WORDS, marks_for, note, stood
from clew.games.tiger_labyrinth.refusals import (
    ALL_CUBS_HOME,
    CUB_THEN_CARDS,
    DOORS_STAY,
    DRAWN,
    NO_CUB_ON_EITHER,
    NOT_AS_THE_GEMS_SAY,
    NOT_BESIDE,
    NOT_IN_LINE,
)

__all__ = [
    "BLUE_HOME",
    "ESCAPE",
    "LIMIT",
    "OPENING_GEMS",
    "OVER",
    "RED_HOME",
    "REPETITION",
    "STEPPING",
    "SWAPPING",
    "TERMINATIONS",
    "TigerLabyrinth",
]

# Phases: what the player is asked for.
STEPPING: Final = 0
SWAPPING: Final = 1
OVER: Final = 2

# How a game ended.
ESCAPE: Final = 1
REPETITION: Final = 2
LIMIT: Final = 3
TERMINATIONS: Final = ("", "escape", "repetition", "turn-limit")

OPENING_GEMS: Final = 0x10000
"""The yellow gem on blue, the white gem on lady (TL-04)."""

_NOTHING: Final = buffer(0)
_RED_DOOR: Final = 15
_BLUE_DOOR: Final = 12
# Five cubs there: the binary digits 1 and 4.
RED_HOME: Final = 0x800000008000
BLUE_HOME: Final = 0x100000001000


@final
@mypyc_attr(free_list_len=1)
class TigerLabyrinth(State):
    """A position of The Lady and the Tiger: Labyrinth, and how it goes on."""

    WIDTH: ClassVar[int] = 28
    ACTIONS: ClassVar[int] = ACTIONS
    CHOICES: ClassVar[int] = 76
    WORDS: ClassVar[int] = 4

    def __init__(self) -> None:
        self.cards: i64 = 0
        """Where cards are red, and from bit 16 on where they are ladies."""
        self.gems: i64 = 0
        """Bit 0: the yellow gem is on red; bit 16: the white gem is on lady."""
        self.red_cubs: i64 = 0
        self.blue_cubs: i64 = 0
        self.red: i64 = 1
        """The seat of the red player."""
        self.seat: i64 = 1
        self.phase: i64 = STEPPING
        self.swaps: i64 = 0
        """The legal swaps while one is asked for."""
        self.turn: i64 = 1
        self.limit: i64 = 0
        self.repetition: i64 = 0
        self.ended: i64 = 0
        # If repetition counts: the positions at the start of turns (see `past`), how many they
        # are, how often the last of them has stood, and whether the notes are this game's own.
        self._notes: vec[i64] = _NOTHING
        self._marks: vec[i64] = _NOTHING
        self._noted: i64 = 0
        self._times: i64 = 0
        self._own: bool = False

    def clone(self) -> TigerLabyrinth:
        other = TigerLabyrinth()
        other.cards = self.cards
        other.gems = self.gems
        other.red_cubs = self.red_cubs
        other.blue_cubs = self.blue_cubs
        other.red = self.red
        other.seat = self.seat
        other.phase = self.phase
        other.swaps = self.swaps
        other.turn = self.turn
        other.limit = self.limit
        other.repetition = self.repetition
        other.ended = self.ended
        if self.repetition:
            other.follow(self)
        return other

    def sample(self, seat: i64, chance: Chance) -> TigerLabyrinth:  # noqa: ARG002
        """Nothing is hidden: the position itself."""
        return self.clone()

    # What lies where

    def card(self, cell: i64) -> i64:
        """The card on a cell, as its place in CARDS."""
        return ((self.cards >> cell) & 1) | ((self.cards >> (cell + 15)) & 2)

    def lay(self, cell: i64, card: i64) -> None:
        """Puts a card on an empty cell, while a grid is made."""
        self.cards |= ((card & 1) | ((card & 2) << 15)) << cell

    def cubs(self, seat: i64) -> i64:
        """A seat's cubs, as `grid` has them."""
        return self.red_cubs if seat == self.red else self.blue_cubs

    def home(self, seat: i64) -> i64:
        """How many of a seat's cubs are on the tiger Door of their colour."""
        if seat == self.red:
            return cubs_on(self.red_cubs, _RED_DOOR)
        return cubs_on(self.blue_cubs, _BLUE_DOOR)

    def times(self) -> i64:
        """How often the position at the start of this turn has stood; 0 if nobody counts."""
        return self._times

    def past(self) -> list[tuple[int, int, int]]:
        """The positions at the start of the turns that were noted, oldest first: cards, gems and
        who was to move (see `grid`), red cubs, blue cubs."""
        notes = self._notes
        return [
            (notes[place], notes[place + 1], notes[place + 2])
            for place in range(0, WORDS * self._noted, WORDS)
        ]

    def grid(self) -> i64:
        """Cards, gems from bit 32 on, and from bit 50 on who is to move."""
        return self.cards | (self.gems << 32) | (self.seat << 50)

    # The contract

    def pending(self) -> i64:
        # With two seats, the number of a seat is also its bit.
        return self.seat if self.phase != OVER else 0

    def acting(self) -> i64:
        return self.seat if self.phase != OVER else 0

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if seat != self.seat or self.phase == OVER:
            return 0
        rest: i64
        if self.phase == STEPPING:
            rest = steps(occupied(self.cubs(seat)))
            while rest:
                out[n] = step_at(low(rest))
                n += 1
                rest &= rest - 1
        else:
            rest = self.swaps
            while rest:
                out[n] = swap_at(low(rest))
                n += 1
                rest &= rest - 1
        return n

    def pick(self, seat: i64, chance: Chance) -> i64:
        if seat != self.seat or self.phase == OVER:
            return super().pick(seat, chance)
        if self.phase == STEPPING:
            ways: i64 = steps(occupied(self.cubs(seat)))
            return step_at(nth(ways, chance.below(count(ways))))
        return swap_at(nth(self.swaps, chance.below(count(self.swaps))))

    def allow(self, seat: i64, out: vec[i64], first: i64) -> None:
        low_part: i64 = 0
        high_part: i64 = 0
        if seat == self.seat and self.phase != OVER:
            rest: i64
            if self.phase == STEPPING:
                rest = steps(occupied(self.cubs(seat)))
                while rest:
                    low_part |= at(step_at(low(rest)))
                    rest &= rest - 1
            else:
                rest = self.swaps
                while rest:
                    action: i64 = swap_at(low(rest))
                    if action < 64:
                        low_part |= bit(action)
                    else:
                        high_part |= at(action - 64)
                    rest &= rest - 1
        out[first] = low_part
        out[first + 1] = high_part

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        own: i64 = seat if seat > 0 else 1
        red: i64 = 1 if own == self.red else 0
        acting: i64 = 1 if own == self.acting() else 0
        out[first] = (
            self.cards
            | ((self.gems & 1) << 32)
            | ((self.gems >> 16) << 33)
            | (self.phase << 34)
            | (seat << 36)
            | (red << 38)
            | (acting << 39)
            | (self.times() << 40)
        )
        out[first + 1] = self.cubs(own)
        out[first + 2] = self.cubs(3 - own)
        out[first + 3] = self.turn | (self.limit << 16) | (self.repetition << 32)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return self.rule()
        if action < 0 or action >= ACTIONS:
            return NO_SUCH_ACTION
        if seat != self.seat:
            return NOT_YOUR_TURN
        if self.phase == STEPPING:
            ways: i64 = steps(occupied(self.cubs(seat)))
            if action < FIRST_SWAP and (ways >> place_of(action)) & 1:
                return 0
            return self._step_refusal(action)
        if action >= FIRST_SWAP and (self.swaps >> place_of(action)) & 1:
            return 0
        return self._swap_refusal(action)

    def _step_refusal(self, action: i64) -> i64:
        """Which rule forbids an action while a step is asked for."""
        if not is_step(action) or not cubs_on(self.cubs(self.seat), ends_of(action) & 15):
            return CUB_THEN_CARDS
        return NOT_BESIDE

    def _swap_refusal(self, action: i64) -> i64:
        """Which rule forbids an action while a swap is asked for."""
        if is_step(action):
            return CUB_THEN_CARDS
        cell: i64 = ends_of(action) & 15
        other: i64 = ends_of(action) >> 4
        if not (CLUES >> cell) & (CLUES >> other) & 1:
            return DOORS_STAY
        if cell >> 2 != other >> 2 and cell & 3 != other & 3:
            return NOT_IN_LINE
        if (swaps(self.cards, self.gems, at(cell)) >> place_of(action)) & 1:
            return NO_CUB_ON_EITHER
        return NOT_AS_THE_GEMS_SAY

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:  # noqa: ARG002
        self.check(seat, action)
        ends: i64 = ends_of(action)
        if action < FIRST_SWAP:
            self._step(ends & 15, ends >> 4, log)
        else:
            self._swap(ends & 15, ends >> 4, log)

    def result(self) -> list[float] | None:
        if self.phase != OVER:
            return None
        if self.ended != ESCAPE:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.seat == 1 else [0.0, 1.0]

    def rule(self) -> i64:
        """The rule that ended the game, or 0."""
        if self.phase != OVER:
            return 0
        return ALL_CUBS_HOME if self.ended == ESCAPE else DRAWN

    def winners(self) -> i64:
        """Who won, as a set of seats: nobody in a draw, or while the game goes on."""
        return self.seat if self.ended == ESCAPE else 0

    # A turn

    def _step(self, start: i64, end: i64, log: Log | None) -> None:
        """A cub goes to the card beside it (TL-07); the last one home wins (TL-16)."""
        won: bool
        if self.seat == self.red:
            self.red_cubs = moved(self.red_cubs, start, end)
            won = self.red_cubs == RED_HOME
        else:
            self.blue_cubs = moved(self.blue_cubs, start, end)
            won = self.blue_cubs == BLUE_HOME
        if log is not None:
            self._tell_step(start, end, log)
        if won:
            self._end(ESCAPE, log)
            return
        self.phase = SWAPPING
        self.swaps = swaps(self.cards, self.gems, occupied(self.red_cubs | self.blue_cubs))
        if self.swaps == 0:
            # Both gems go over where nothing can be swapped (TL-15).
            if log is not None:
                log.add(ALL, Blocked(seat=self.seat))
            self._move_gems(BOTH, log)
            self._next_turn(log)

    def _tell_step(self, start: i64, end: i64, log: Log) -> None:
        log.add(
            ALL, Stepped(seat=self.seat, cell=cell_name(start, 4), other_cell=cell_name(end, 4))
        )
        door: i64 = _RED_DOOR if self.seat == self.red else _BLUE_DOOR
        if end == door:
            left = 5 - self.home(self.seat)
            log.add(ALL, Arrived(seat=self.seat, cell=cell_name(end, 4), left=left))

    def _swap(self, cell: i64, other: i64, log: Log | None) -> None:
        """Two cards change places, with all cubs on them (TL-08, TL-12)."""
        if log is not None:
            log.add(
                ALL,
                Swapped(
                    seat=self.seat,
                    cell=cell_name(cell, 4),
                    other_cell=cell_name(other, 4),
                    card=CARDS[self.card(cell)],
                    other_card=CARDS[self.card(other)],
                ),
            )
        differ: i64 = ((self.cards >> cell) ^ (self.cards >> other)) & BOTH
        self.cards ^= (differ << cell) ^ (differ << other)
        self.red_cubs = exchanged(self.red_cubs, cell, other)
        self.blue_cubs = exchanged(self.blue_cubs, cell, other)
        # Two cards that differ share only what allowed the swap, so its gem moves (TL-13);
        # identical ones share both, so both do (TL-14): the gems of all that is alike.
        self._move_gems(differ ^ BOTH, log)
        self._next_turn(log)

    def _move_gems(self, which: i64, log: Log | None) -> None:
        self.gems ^= which
        if log is not None:
            if which & 1:
                log.add(ALL, Gem(gem="yellow", half=SWITCHES["yellow"][self.gems & 1]))
            if which >> 16:
                log.add(ALL, Gem(gem="white", half=SWITCHES["white"][1 - (self.gems >> 16)]))

    def _next_turn(self, log: Log | None) -> None:
        """The other player is to move, unless the game is drawn by now (TL-17)."""
        self.swaps = 0
        if self.turn >= self.limit:
            self._end(LIMIT, log)
            return
        self.turn += 1
        self.phase = STEPPING
        self.seat = 3 - self.seat
        if log is not None:
            log.add(ALL, Turn(seat=self.seat, turn=self.turn))
        if self.repetition and self.remember() >= 3:
            self._end(REPETITION, log)

    def remember(self) -> i64:
        """Notes that the position stands at the start of a turn; how often it has by now."""
        grid: i64 = self.grid()
        red: i64 = self.red_cubs
        blue: i64 = self.blue_cubs
        if self._noted == 0:
            self._notes = buffer(WORDS * self.limit)
            self._marks = buffer(marks_for(self.limit))
        elif not self._own:
            self._notes = self._notes[:]
            self._marks = self._marks[:]
        self._own = True
        times: i64 = stood(self._notes, self._marks, self.limit, self._noted, grid, red, blue)
        note(self._notes, self._marks, self.limit, self._noted, grid, red, blue)
        self._times = 1 + times
        self._noted += 1
        return self._times

    def follow(self, before: TigerLabyrinth) -> None:
        """Takes over what another state has noted so far. From now on each notes its own."""
        self._notes = before._notes
        self._marks = before._marks
        self._noted = before._noted
        self._times = before._times
        self._own = False

    def succeed(self, before: TigerLabyrinth) -> None:
        """The same where the other will note nothing more: its notes become this state's own."""
        self.follow(before)
        self._own = before._own

    def _end(self, how: i64, log: Log | None) -> None:
        self.phase = OVER
        self.swaps = 0
        self.ended = how
        if log is not None:
            winners = [self.seat] if how == ESCAPE else []
            rule = f"TL-{self.rule()}"
            log.add(ALL, Ended(winners=winners, rule=rule, termination=TERMINATIONS[how]))
