# Compiled by mypyc.
"""Which moves of Labyrinthos to try, and who is ahead after some turns.

Compiled. Playing on is left to habits.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.tree import WHOLE, Guide
from clew.core.bits import at, has
from clew.core.chance import Chance
from clew.core.seats import among
from clew.core.state import State, buffer
from clew.games.labyrinthos.actions import (
    GO,
    LEFT,
    LOOK_AT,
    REARRANGE_FOR,
    RECOVER_FOR,
    RIGHT,
    TURN_UP,
    family_of,
    parameter_of,
)
from clew.games.labyrinthos.agenda import flag_of, kind_of
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.bots.judge import Judge
from clew.games.labyrinthos.bots.outlook import Outlook
from clew.games.labyrinthos.bots.routes import powers
from clew.games.labyrinthos.bots.walking import turns_nothing
from clew.games.labyrinthos.hero_board import MOVE_SLOT
from clew.games.labyrinthos.maze import DOOR, OFF, around
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import MONSTER, MUST, TURN
from clew.games.labyrinthos.tiles import hiding_tiles

__all__ = ["HeroGuide", "turn_number"]

_WIDTH: Final = 64
_MANY: Final = 40
_FEW: Final = 12
_TEMPO: Final = 230
"""What it is worth to be about to take a turn."""
_LEFT: Final[i64] = 95 * WHOLE // 100
"""The share of the win for a seat that can leave in the turn that begins."""
_SCALE: Final = 1000.0
"""A lead that makes the odds e to one."""


def turn_number(state: Labyrinthos) -> i64:
    """How many turns have begun, about."""
    players: i64 = state.players
    return state.round * players + (state.seat - state.start + players) % players


@final
class HeroGuide(Guide):
    """Plays on by habit, judges after some turns by who has less to do."""

    WIDTH: ClassVar[int] = _WIDTH

    def __init__(self, state: Labyrinthos, turns: int, judge: Judge | None = None) -> None:
        super().__init__(400)
        self._until: i64 = turn_number(state) + turns
        self.habits: Habits = Habits()
        self._judge = judge
        self._outlook: Outlook = Outlook(self.habits.routes, self.habits.walking)
        self._room: vec[i64] = buffer(state.WIDTH)

    def stops(self, state: State) -> bool:
        assert isinstance(state, Labyrinthos)
        return kind_of(state.top()) == TURN and turn_number(state) >= self._until

    def thinks(self, seat: i64, viewer: i64) -> bool:
        return seat == viewer

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Labyrinthos)
        return self.habits.choose(state, seat, chance)

    # What a position is worth

    def judge(self, state: State, out: vec[i64]) -> None:
        """A seat that can leave now does so. Otherwise as the judge says that has learned it;
        without one, the less a seat still has to do, the likelier it wins."""
        assert isinstance(state, Labyrinthos)
        self.habits.routes.look(state)
        if kind_of(state.top()) == TURN and self._leaves(state):
            self._share_rest(state, out)
            return
        if self._judge is not None:
            self._judge.share(state, self._outlook, out)
            return
        least: i64 = 1000000
        seat: i64 = 1
        while seat <= state.players:
            cost: i64 = self.habits.routes.cost(state, seat)
            if seat == state.seat and kind_of(state.top()) == TURN:
                cost -= _TEMPO
            out[seat] = cost
            least = min(least, cost)
            seat += 1
        total: float = 0.0
        seat = 1
        while seat <= state.players:
            total += exp(float(least - out[seat]) / _SCALE)
            seat += 1
        seat = 1
        while seat <= state.players:
            out[seat] = int(float(WHOLE) * exp(float(least - out[seat]) / _SCALE) / total)
            seat += 1

    def _leaves(self, state: Labyrinthos) -> bool:
        """Whether the seat in turn walks out by the Door in this turn (LO-45)."""
        seat: i64 = state.seat
        if state.keys(seat) < 4 or not state.works(seat, MOVE_SLOT) or among(state.gazed, seat):
            return False
        avoid: i64 = state.monster_cell() & ~hiding_tiles(state)
        away: i64 = self.habits.routes.far(state.place(seat), at(DOOR), avoid, powers(state, seat))
        return away <= state.has_feet(seat)

    def _share_rest(self, state: Labyrinthos, out: vec[i64]) -> None:
        """Nearly all for the seat in turn: a card can still stop it."""
        seat: i64 = 1
        while seat <= state.players:
            out[seat] = (WHOLE - _LEFT) // (state.players - 1)
            seat += 1
        out[state.seat] = _LEFT

    # Which moves to consider

    def moves(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """All, if there are few; else those near the heroes."""
        assert isinstance(state, Labyrinthos)
        room = self._room
        n: i64 = state.fill(seat, room)
        own: i64 = at(state.place(seat)) if state.place(seat) != OFF else 0
        own |= around(own)
        others: i64 = state.heroes() & ~at(OFF) if state.figures else 0
        near: i64 = own | others | around(others)
        if state.monster != OFF:
            near |= at(state.monster)
        kind: i64 = kind_of(state.top())
        kept: i64 = 0
        few = n <= _FEW
        paid: i64 = -1
        i: i64 = 0
        while i < n and kept < _MANY:
            family: i64 = family_of(room[i])
            cell: i64 = parameter_of(room[i])
            keep = True
            if family == RECOVER_FOR or family == REARRANGE_FOR:
                # The cost may be paid with as few feet as possible or with as many: the remaining
                # tokens differ.
                keep = family != paid or i + 1 == n or family_of(room[i + 1]) != family
                paid = family
            elif turns_nothing(state, room[i]):
                # Only where points must be used (LO-28).
                keep = kind == MONSTER and flag_of(state.top()) & MUST != 0
            elif few:
                keep = True
            elif kind == TURN:
                if family == RIGHT or family == LEFT:
                    keep = has(own, cell)
            elif self._has_cell(family):
                keep = has(near, cell)
            if keep:
                out[kept] = room[i]
                kept += 1
            i += 1
        if kept == 0:
            out[0] = room[0]
            kept = 1
        return kept

    def _has_cell(self, family: i64) -> bool:
        return (
            (family >= RIGHT and family < GO) or family == TURN_UP or family == LOOK_AT
        ) and family != GO
