"""Heaps of stones; a turn takes some from one of them. How high the last heap is nobody sees.

It uses what the subset has: a base class, module functions that take the state, tables of rows and
of columns, vecs that are shared, loops over constants, recursion, wins as shares.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.chance import Chance, shuffle
from clew.core.state import ALL, Log, State, buffer

HEAPS: Final = 4


class Kind(NamedTuple):
    least: int
    spread: int
    name: str


KINDS: Final = (Kind(1, 3, "low"), Kind(2, 5, "high"), Kind(3, 2, "dark"))
_ORDER: Final = (0, 1, 0, 2)
_FORBIDDEN: Final = ((9, 9), (2, 9), (9, 1))
_WEIGHTS: Final = {1: 5, 3: 7}


class Heaps(State):
    def __init__(self, heaps: i64 = 0) -> None:
        self.heaps: vec[i64] = buffer(heaps)
        self.played: vec[i64] = vec[i64]()
        self.number: i64 = heaps
        self.odd: bool = False

    def left(self) -> i64:
        return _sum(self, 0)


def _sum(state: Heaps, first: i64) -> i64:
    if first == state.number:
        return 0
    rest: i64 = _sum(state, first + 1)
    return state.heaps[first] + rest


class Nim(Heaps):
    WIDTH: ClassVar[int] = 12
    ACTIONS: ClassVar[int] = 12
    WORDS: ClassVar[int] = 2

    def __init__(self, heaps: i64 = 0) -> None:
        super().__init__(heaps)
        self.players: i64 = 2
        self.seat: i64 = 1
        self.most: i64 = 3
        self.last_loses: i64 = 0
        self.moves: i64 = 0

    def clone(self) -> Nim:
        other = Nim()
        other.heaps = self.heaps[:]
        other.played = self.played
        other.number = self.number
        other.odd = self.odd
        other.players = self.players
        other.seat = self.seat
        other.most = self.most
        other.last_loses = self.last_loses
        other.moves = self.moves
        return other

    def pending(self) -> i64:
        return shl(1, self.seat - 1) if self.left() else 0

    def may(self, heap: i64, stones: i64) -> bool:
        if stones > self.most or stones > self.heaps[heap]:
            return False
        return not (heap < 3 and stones in (_FORBIDDEN[heap][0], 9) and self.odd)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if seat != self.seat:
            return n
        for heap in range(self.number):
            for stones in (1, 2, 3):
                if self.may(heap, stones):
                    out[n] = 3 * heap + stones - 1
                    n += 1
        return n

    def refusal(self, seat: i64, action: i64) -> i64:
        if not 0 <= action < 12:
            return -6
        if seat != self.seat or not self.left():
            return -1
        return 0 if self.may(action // 3, action % 3 + 1) else _WEIGHTS[1]

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        self.check(seat, action)
        stones: i64 = action % 3 + 1
        self.heaps[action // 3] -= stones
        if log is not None:
            log.add(ALL, f"seat {seat} took {stones}")
        if len(self.played) > 0:
            self.played = self.played[: len(self.played) - 1]
        self.odd = not self.odd and chance.below(2) == 0
        self.moves += 1
        if self.left():
            self.seat = self.seat % self.players + 1

    def result(self) -> list[float] | None:
        if self.left():
            return None
        if self.last_loses:
            share = 1.0 / int(self.players - 1)
            return [0.0 if seat + 1 == self.seat else share for seat in range(self.players)]
        return [1.0 if seat + 1 == self.seat else 0.0 for seat in range(self.players)]

    def sample(self, seat: i64, chance: Chance) -> Nim:
        other = self.clone()
        if other.left() and seat != other.seat:
            other.heaps[other.number - 1] = max(other.heaps[other.number - 1], chance.below(3))
        return other

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        out[first] = self.heaps[0] | (self.heaps[1] << 8) | (self.heaps[2] << 16)
        out[first + 1] = seat or KINDS[self.seat % 3].least


def setup(players: i64, heaps: i64, most: i64, last_loses: bool, chance: Chance) -> Nim:
    state = Nim(heaps)
    state.players = players
    state.most = most
    state.last_loses = int(last_loses)
    order = buffer(4)
    place: i64 = 0
    for kind in _ORDER:
        order[place] = kind
        place = place + 1
    shuffle(order, 4, chance)
    for heap in range(heaps):
        kind_: i64 = order[heap]
        state.heaps[heap] = KINDS[kind_].least + chance.below(KINDS[kind_].spread)
    state.played = order[1:]
    return state
