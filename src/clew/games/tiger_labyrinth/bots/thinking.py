# Compiled by mypyc.
"""The Lady and the Tiger: Labyrinth for alpha-beta: the position in a few machine words."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.line import GOING, UNKNOWN, Line
from clew.core.bits import low
from clew.core.state import buffer
from clew.games.tiger_labyrinth.bots.judge import Judge
from clew.games.tiger_labyrinth.grid import (
    BOTH,
    FIRST_SWAP,
    cubs_on,
    ends_of,
    exchanged,
    moved,
    occupied,
    step_at,
    steps,
    swap_at,
    swaps,
)
from clew.games.tiger_labyrinth.rules import BLUE_HOME, RED_HOME, STEPPING, SWAPPING, TigerLabyrinth

__all__ = ["TigerLine"]

_WORDS: Final = 9
_MOST: Final = 256
_MASK: Final = 0x1FFFFFFFFFFFFFFF
_NEAR_LIMIT: Final = 64
_TABLE: Final = 0x3FFFFFFFFFFFF
"""The part of a noted position without the side to move."""

_AWAY: Final = (0, 20, 38, 54, 68, 80, 90)
"""What a cub's distance from its tiger Door costs: the last steps are the dearest."""


def _worths() -> vec[i64]:
    """For each cell what a red cub there is worth to red, then a blue one to blue."""
    red = [-_AWAY[3 - cell % 4 + 3 - cell // 4] for cell in range(16)]
    blue = [-_AWAY[cell % 4 + 3 - cell // 4] for cell in range(16)]
    return vec[i64](red + blue)


_WORTH: Final = _worths()
_TEMPO: Final = 10
_PLAY_ON: Final = 15
"""A search repeats a position only if everything else leaves it behind by more than a tempo."""


def mixed(x: i64, y: i64) -> i64:
    """Two words in one, well stirred: the same in both builds."""
    z: i64 = ((x ^ (y >> 29)) * 0x2545F4914F6CDD1D + y) & _MASK
    z = ((z ^ (z >> 31)) * 0x1B873593CC9E2D51) & _MASK
    return z ^ (z >> 29)


@final
class TigerLine(Line):
    """A position that can be walked along and back.

    A judge says what positions are worth; without one the cubs' distances do, which is quick.
    """

    WIDTH: ClassVar[int] = 28
    MOVES: ClassVar[int] = 76

    def __init__(self, state: TigerLabyrinth, judge: Judge | None = None) -> None:
        self._judge: Judge | None = None if judge is None else judge.another()
        self._cards: i64 = state.cards
        self._gems: i64 = state.gems
        self._red: i64 = state.red_cubs
        self._blue: i64 = state.blue_cubs
        self._phase: i64 = state.phase
        self._swaps: i64 = state.swaps
        self._turn: i64 = state.turn
        self._limit: i64 = state.limit
        self._red_moves: i64 = 1 if state.seat == state.red else 0
        self._red_thinks: i64 = self._red_moves
        self._won: i64 = 0
        self._looked: i64 = 0
        self._lead: i64 = 0
        """Red's worth less blue's."""
        self._stack: vec[i64] = buffer(_MOST * _WORDS)
        self._height: i64 = 0
        self._keys: vec[i64] = buffer(_MOST)
        """The positions at the start of the turns of this line."""
        self._counts: i64 = state.repetition
        self._first: i64 = state.turn
        self._doomed: vec[i64] = self._stood_twice(state)
        cell: i64 = 0
        while cell < 16:
            self._lead += cubs_on(self._red, cell) * _WORTH[cell]
            self._lead -= cubs_on(self._blue, cell) * _WORTH[16 + cell]
            cell += 1
        self._keys[0] = self._key_now()

    def _stood_twice(self, state: TigerLabyrinth) -> vec[i64]:
        """The keys of positions that would end the game if they came again (TL-17)."""
        times: dict[tuple[int, int, int], int] = {}
        for then in state.past():
            times[then] = times.get(then, 0) + 1
        keys: list[int] = []
        for (grid, red, blue), so_often in times.items():
            if so_often >= 2:
                red_moves = 1 if grid >> 50 == state.red else 0
                keys.append(_table_key(grid & _TABLE, red, blue, red_moves))
        return vec[i64](keys)

    def side(self) -> i64:
        return 1 if self._red_moves else 2

    def turn(self) -> i64:
        return self._turn - self._first

    def fill(self, out: vec[i64], start: i64) -> i64:
        n: i64 = start
        rest: i64
        if self._phase == STEPPING:
            rest = steps(occupied(self._red if self._red_moves else self._blue))
            while rest:
                out[n] = step_at(low(rest))
                n += 1
                rest &= rest - 1
        else:
            rest = self._swaps
            while rest:
                out[n] = swap_at(low(rest))
                n += 1
                rest &= rest - 1
        return n - start

    def play(self, move: i64) -> None:
        at: i64 = self._height * _WORDS
        self._height += 1
        stack = self._stack
        stack[at] = self._cards
        stack[at + 1] = self._gems
        stack[at + 2] = self._red
        stack[at + 3] = self._blue
        stack[at + 4] = self._swaps
        stack[at + 5] = self._phase
        stack[at + 6] = self._turn
        stack[at + 7] = self._red_moves
        stack[at + 8] = self._lead
        ends: i64 = ends_of(move)
        if move < FIRST_SWAP:
            self._step(ends & 15, ends >> 4)
        else:
            self._swap(ends & 15, ends >> 4)

    def _step(self, start: i64, end: i64) -> None:
        if self._red_moves:
            self._red = moved(self._red, start, end)
            self._lead += _WORTH[end] - _WORTH[start]
            self._won = 1 if self._red == RED_HOME else 0
        else:
            self._blue = moved(self._blue, start, end)
            self._lead += _WORTH[16 + start] - _WORTH[16 + end]
            self._won = 1 if self._blue == BLUE_HOME else 0
        if self._won:
            return
        self._swaps = swaps(self._cards, self._gems, occupied(self._red | self._blue))
        self._phase = SWAPPING
        if self._swaps == 0:
            self._gems ^= BOTH
            self._next_turn()

    def _swap(self, cell: i64, other: i64) -> None:
        differ: i64 = ((self._cards >> cell) ^ (self._cards >> other)) & BOTH
        self._cards ^= (differ << cell) ^ (differ << other)
        self._gems ^= differ ^ BOTH
        self._lead += _gain(self._red, cell, other, 0) - _gain(self._blue, cell, other, 16)
        self._red = exchanged(self._red, cell, other)
        self._blue = exchanged(self._blue, cell, other)
        self._next_turn()

    def _next_turn(self) -> None:
        self._swaps = 0
        self._phase = STEPPING
        self._turn += 1
        self._red_moves = 1 - self._red_moves
        # Worked out when somebody asks.
        self._keys[self._turn - self._first] = -1

    def undo(self) -> None:
        self._height -= 1
        at: i64 = self._height * _WORDS
        stack = self._stack
        self._cards = stack[at]
        self._gems = stack[at + 1]
        self._red = stack[at + 2]
        self._blue = stack[at + 3]
        self._swaps = stack[at + 4]
        self._phase = stack[at + 5]
        self._turn = stack[at + 6]
        self._red_moves = stack[at + 7]
        self._lead = stack[at + 8]
        self._won = 0

    def verdict(self) -> i64:
        if self._won:
            return 1
        if self._phase != STEPPING:
            return GOING
        if self._turn > self._limit:
            return 0
        return 0 if self._counts and self._repeats() else GOING

    def drawn(self) -> i64:
        return -_PLAY_ON if self._red_moves == self._red_thinks else _PLAY_ON

    def _repeats(self) -> bool:
        """Whether the position stood before on this line, or twice in the game."""
        now: i64 = self._turn - self._first
        if now < 4 and len(self._doomed) == 0:
            return False
        key: i64 = self.key()
        i: i64 = now - 4
        while i >= 0:
            if self._keys[i] == key:
                return True
            i -= 2
        i = len(self._doomed) - 1
        while i >= 0:
            if self._doomed[i] == key:
                return True
            i -= 1
        return False

    def worth(self) -> i64:
        judge = self._judge
        if judge is None:
            return (self._lead if self._red_moves else -self._lead) + _TEMPO
        judge.look(self._cards, self._red, self._blue)
        value: i64 = judge.value(_context(self._gems, self._red_moves))
        return value if self._red_moves else -value

    def last(self, beta: i64) -> i64:
        if self._phase != SWAPPING:
            return UNKNOWN
        judge = self._judge
        return self._furthest() if judge is None else self._judged(judge, beta)

    def _judged(self, judge: Judge, beta: i64) -> i64:
        """The best position after a swap as a judge sees them, or one that is good enough."""
        best: i64 = -UNKNOWN
        cards: i64 = self._cards
        moves: i64 = self._red_moves
        rest: i64 = self._swaps
        judge.look(cards, self._red, self._blue)
        self._looked = 0
        while rest:
            ends: i64 = ends_of(swap_at(low(rest)))
            rest &= rest - 1
            cell: i64 = ends & 15
            other: i64 = ends >> 4
            differ: i64 = ((cards >> cell) ^ (cards >> other)) & BOTH
            context: i64 = _context(self._gems ^ differ ^ BOTH, 1 - moves)
            value: i64 = judge.exchanged(cell, other, context)
            if not moves:
                value = -value
            self._looked += 1
            if value > best:
                best = value
                if best >= beta:
                    return best
        return best

    def _furthest(self) -> i64:
        """The best lead after a swap."""
        best: i64 = -UNKNOWN
        red: i64 = self._red
        blue: i64 = self._blue
        rest: i64 = self._swaps
        self._looked = 0
        while rest:
            ends: i64 = ends_of(swap_at(low(rest)))
            cell: i64 = ends & 15
            other: i64 = ends >> 4
            gain: i64 = _gain(red, cell, other, 0) - _gain(blue, cell, other, 16)
            if not self._red_moves:
                gain = -gain
            if gain > best:
                best = gain
            self._looked += 1
            rest &= rest - 1
        return best + (self._lead if self._red_moves else -self._lead) - _TEMPO

    def looked(self) -> i64:
        return self._looked

    def key(self) -> i64:
        if self._phase == STEPPING:
            now: i64 = self._turn - self._first
            if self._keys[now] < 0:
                self._keys[now] = self._key_now()
            return self._keys[now]
        return self._key_now() ^ 0x15A4E35B

    def _key_now(self) -> i64:
        grid: i64 = self._cards | (self._gems << 32)
        key: i64 = _table_key(grid, self._red, self._blue, self._red_moves)
        if self._limit - self._turn < _NEAR_LIMIT:
            key = mixed(key, self._turn)
        return key

    def promise(self, move: i64) -> i64:
        """By how much it brings the own cubs forward, and the other's back."""
        ends: i64 = ends_of(move)
        cell: i64 = ends & 15
        other: i64 = ends >> 4
        if move < FIRST_SWAP:
            if self._red_moves:
                return _WORTH[other] - _WORTH[cell]
            return _WORTH[16 + other] - _WORTH[16 + cell]
        gain: i64 = _gain(self._red, cell, other, 0) - _gain(self._blue, cell, other, 16)
        return gain if self._red_moves else -gain


def _gain(cubs: i64, cell: i64, other: i64, colour: i64) -> i64:
    """What a swap is worth to the cubs of a colour (0 red, 16 blue)."""
    more: i64 = cubs_on(cubs, cell) - cubs_on(cubs, other)
    return more * (_WORTH[colour + other] - _WORTH[colour + cell])


def _context(gems: i64, red_moves: i64) -> i64:
    """The gems and who is to move, as a judge numbers them."""
    return (gems & 1) | ((gems >> 15) & 2) | (red_moves << 2)


def _table_key(grid: i64, red: i64, blue: i64, red_moves: i64) -> i64:
    return mixed(mixed(grid | (red_moves << 52), red), blue)
