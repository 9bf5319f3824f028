# Compiled by mypyc.
"""Labyrinth: the rules LB-01 to LB-28.

Compiled: whole numbers are machine words, a board is a few bit boards, a pile of cards is
five bits a card in one word. `maze` has the sliding and the walking.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import at, bit, count, low, nth, shl
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.state import ALL, NO_SUCH_ACTION, NOT_YOUR_TURN, Log, won_by
from clew.games.labyrinth.beliefs import lay_anew
from clew.games.labyrinth.board import CARD
from clew.games.labyrinth.components import (
    ARROWS,
    MESSAGES,
    TREASURES,
    TURN_LIMIT,
)
from clew.games.labyrinth.events import (
    Carried,
    Ended,
    Found,
    Goal,
    Moved,
    Passed,
    Pushed,
    Seen,
    Stayed,
    Turn,
    Wrapped,
)
from clew.games.labyrinth.maze import (
    across,
    carried,
    down,
    entry,
    exit_,
    flood,
    line_of,
    route,
    slide,
    spread,
    turned,
)
from clew.games.labyrinth.messages import AGAIN, CHOOSE, MOVING, OVER, PUSHING, Messages
from clew.games.labyrinth.observing import observe
from clew.games.labyrinth.refusals import (
    CHOOSE_FROM_THE_PILE,
    FIRST_MOVE_DONE,
    HOME,
    LAST_GOAL_FOUND,
    NO_GOALS_LEFT,
    NO_SUCH_MESSAGE,
    NO_WAY,
    NO_WAY_THROUGH_A_WALL,
    NOBODY_TO_SWAP_WITH,
    NOT_BACK_IN,
    NOTHING_TO_LOOK_AT,
    PUSH_FIRST,
    SAME_ROTATION,
    TURN_LIMIT_REACHED,
)

__all__ = [
    "AGAIN",
    "CHOOSE",
    "DOUBLE_TURN",
    "END",
    "LOOK",
    "MOVE",
    "MOVING",
    "OVER",
    "PUSH",
    "PUSHING",
    "SEARCH",
    "SWAP",
    "TAKE",
    "Labyrinth",
    "rotations",
]

# Actions.
PUSH: Final = 0
"""PUSH + 4 * arrow + quarter turns clockwise."""
MOVE: Final = 48
"""MOVE + cell; the own cell is to stay."""
SWAP: Final = 96
"""SWAP + seat, from 97 on."""
LOOK: Final = 101
SEARCH: Final = 102
TAKE: Final = 102
"""TAKE + treasure, from 103 on."""
END: Final = 127
"""No second half of a double turn."""

# Messages, in the order of MESSAGES.
_SECOND_PUSH: Final = 1  # LB-20
DOUBLE_TURN: Final = 2  # LB-21
_CHANGE_PLACES: Final = 3  # LB-22
_LOOK: Final = 4  # LB-23
_EXCHANGE: Final = 5  # LB-24
_WALL: Final = 6  # LB-25

_NO_ARROW: Final = 12
_EVERY_ARROW: Final = 0x111111111111


def rotations(sides: i64) -> i64:
    """How many rotations of a tile differ (LB-10)."""
    if sides == 5 or sides == 10:
        return 2
    if sides == 15 or sides == 0:
        return 1
    return 4


@final
@mypyc_attr(free_list_len=1)
class Labyrinth(Messages):
    """A position of Labyrinth, and how it goes on."""

    WIDTH: ClassVar[int] = 96
    ACTIONS: ClassVar[int] = 128
    WORDS: ClassVar[int] = 17

    def clone(self) -> Labyrinth:
        other = Labyrinth()
        self.copy_to(other)
        return other

    def sample(self, seat: i64, chance: Chance) -> Labyrinth:
        other = self.clone()
        lay_anew(other, seat, chance)
        return other

    def _reachable(self) -> i64:
        """Where the seat's pawn may end its move (LB-13, LB-25)."""
        if self.reach == 0:
            v: i64 = down(self.north, self.south)
            h: i64 = across(self.east, self.west)
            cells: i64 = flood(v, h, at(self.pawn(self.seat)))
            if self.message == _WALL:
                cells = flood(v, h, cells | spread(cells))
            self.reach = cells
        return self.reach

    # The contract

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return shl(1, self.seat - 1)

    def fill(self, seat: i64, out: vec[i64]) -> i64:  # noqa: C901
        n: i64 = 0
        phase: i64 = self.phase
        if seat != self.seat or phase == OVER:
            return 0
        if phase == CHOOSE:
            treasures: i64 = self.takeable()
            while treasures:
                out[n] = TAKE + low(treasures)
                n += 1
                treasures &= treasures - 1
            return n
        if phase != MOVING or self.message == _SECOND_PUSH:
            most: i64 = rotations(self.spare)
            arrow: i64 = 0
            while arrow < 12:
                if arrow != self.banned:
                    turn: i64 = 0
                    while turn < most:
                        out[n] = 4 * arrow + turn
                        n += 1
                        turn += 1
                arrow += 1
        if phase == MOVING:
            cells: i64 = self._reachable()
            while cells:
                out[n] = MOVE + low(cells)
                n += 1
                cells &= cells - 1
            if self.message == _CHANGE_PLACES:
                seats: i64 = self.partners()
                while seats:
                    out[n] = SWAP + 1 + low(seats)
                    n += 1
                    seats &= seats - 1
            elif self.message == _LOOK:
                if self.can_look():
                    out[n] = LOOK
                    n += 1
            elif self.message == _EXCHANGE and self.goals_left(seat) >= 2:
                out[n] = SEARCH
                n += 1
        elif phase == AGAIN:
            out[n] = END
            n += 1
        return n

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        observe(self, seat, out, first)

    def allow(self, seat: i64, out: vec[i64], first: i64) -> None:
        phase: i64 = self.phase
        if seat == self.seat and phase == PUSHING:
            turns: i64 = shl(1, rotations(self.spare)) - 1
            pushes: i64 = turns * _EVERY_ARROW
            if self.banned != _NO_ARROW:
                pushes &= ~(turns << (4 * self.banned))
            out[first] = pushes
            out[first + 1] = 0
        elif seat == self.seat and phase == MOVING and (self.message == 0 or self.message == _WALL):
            cells: i64 = self._reachable()
            out[first] = ((cells & 0x7FFF) << MOVE) | (bit(63) if cells & 0x8000 else 0)
            out[first + 1] = cells >> 16
        else:
            super().allow(seat, out, first)

    def pick(self, seat: i64, chance: Chance) -> i64:
        if seat == self.seat:
            if self.phase == PUSHING:
                most: i64 = rotations(self.spare)
                arrows: i64 = 12 if self.banned == _NO_ARROW else 11
                choice: i64 = chance.below(arrows * most)
                arrow: i64 = choice // most
                turn: i64 = choice - arrow * most
                if arrow >= self.banned:
                    arrow += 1
                return 4 * arrow + turn
            if self.phase == MOVING and (self.message == 0 or self.message == _WALL):
                cells: i64 = self._reachable()
                return MOVE + nth(cells, chance.below(count(cells)))
        return super().pick(seat, chance)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return self.ended
        if action < 0 or action > END:
            return NO_SUCH_ACTION
        if seat != self.seat:
            return NOT_YOUR_TURN
        if action < MOVE:
            return self._push_refusal(action)
        if action <= SWAP:
            return self._move_refusal(action - MOVE)
        if self.phase == CHOOSE:
            if action > TAKE and action < END and (self.takeable() >> (action - TAKE)) & 1:
                return 0
            return CHOOSE_FROM_THE_PILE
        if self.phase == PUSHING:
            return PUSH_FIRST
        if self.phase == AGAIN:
            return 0 if action == END else FIRST_MOVE_DONE
        return self._message_refusal(action)

    def _push_refusal(self, action: i64) -> i64:
        if self.phase == CHOOSE:
            return CHOOSE_FROM_THE_PILE
        if self.phase == MOVING and self.message != _SECOND_PUSH:
            return PUSH_FIRST
        if action >> 2 == self.banned:
            return NOT_BACK_IN
        return 0 if action & 3 < rotations(self.spare) else SAME_ROTATION

    def _move_refusal(self, cell: i64) -> i64:
        if self.phase == PUSHING:
            return PUSH_FIRST
        if self.phase == CHOOSE:
            return CHOOSE_FROM_THE_PILE
        if self.phase == AGAIN:
            return FIRST_MOVE_DONE
        if (self._reachable() >> cell) & 1:
            return 0
        return NO_WAY_THROUGH_A_WALL if self.message == _WALL else NO_WAY

    def _message_refusal(self, action: i64) -> i64:
        """Why a message cannot be used before the move."""
        if action < LOOK:
            if self.message != _CHANGE_PLACES:
                return NO_SUCH_MESSAGE
            if (self.partners() >> (action - SWAP - 1)) & 1:
                return 0
            return NOBODY_TO_SWAP_WITH
        if action == LOOK and self.message == _LOOK:
            if self.can_look():
                return 0
            return NOTHING_TO_LOOK_AT if self.goals_left(self.seat) else NO_GOALS_LEFT
        if action == SEARCH and self.message == _EXCHANGE:
            if self.goals_left(self.seat) >= 2:
                return 0
            return CHOOSE_FROM_THE_PILE if self.goals_left(self.seat) else NO_GOALS_LEFT
        return NO_SUCH_MESSAGE

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        self.check(seat, action)
        if action < MOVE:
            self._push(action >> 2, action & 3, log)
        elif action <= SWAP:
            self._move(action - MOVE, log)
        elif action == END:
            self._next_turn(log)
        elif action < LOOK:
            self.change_places(action - SWAP, log)
        elif action == LOOK:
            self.look(log)
        elif action == SEARCH:
            self.search(log)
        else:
            self.exchange(action - TAKE, chance, log)

    def result(self) -> list[float] | None:
        return won_by(self.winners(), self.players)

    def winners(self) -> i64:
        """Who won, as a set of seats; empty while the game goes on (LB-15, LB-16, LB-27)."""
        if self.phase != OVER:
            return 0
        if self.ended != TURN_LIMIT_REACHED:
            return shl(1, self.seat - 1)
        fewest: i64 = 15
        seats: i64 = 0
        seat: i64 = 1
        while seat <= self.players:
            left: i64 = self.goals_left(seat)
            if left < fewest:
                fewest = left
                seats = 0
            if left == fewest:
                seats |= shl(1, seat - 1)
            seat += 1
        return seats

    # A turn

    def _push(self, arrow: i64, turn: i64, log: Log | None) -> None:
        """The spare goes in, its line slides, and what falls out is the new spare (LB-10)."""
        side: i64 = arrow // 3
        line: i64 = 2 * (arrow - 3 * side) + 1
        cells: i64 = line_of(side, line)
        place: i64 = entry(side, line)
        out: i64 = exit_(side, line)
        spare: i64 = turned(self.spare, turn)
        mark: i64 = self.spare_mark
        self.spare = self.tile(out)
        self.spare_mark = self.treasure(out)
        self.north = slide(self.north, cells, side, place, spare & 1)
        self.east = slide(self.east, cells, side, place, (spare >> 1) & 1)
        self.south = slide(self.south, cells, side, place, (spare >> 2) & 1)
        self.west = slide(self.west, cells, side, place, (spare >> 3) & 1)
        self.mark0 = slide(self.mark0, cells, side, place, mark & 1)
        self.mark1 = slide(self.mark1, cells, side, place, (mark >> 1) & 1)
        self.mark2 = slide(self.mark2, cells, side, place, (mark >> 2) & 1)
        self.mark3 = slide(self.mark3, cells, side, place, (mark >> 3) & 1)
        self.mark4 = slide(self.mark4, cells, side, place, (mark >> 4) & 1)
        if self.events:
            self._push_backs(cells, side, place, out)
        # The spare may not go back in where it fell out (LB-11).
        self.banned = arrow + 6 if arrow < 6 else arrow - 6
        self.reach = 0
        if log is not None:
            log.add(ALL, Pushed(seat=self.seat, arrow=ARROWS[arrow], rotation=90 * turn))
        self._carry(cells, side, line, log)
        self.message = 0
        # Only the first push of a turn brings up a message (LB-18, LB-20, LB-21).
        if self.events and self.phase == PUSHING:
            self.spare_seen = 1
            self.message = self.spare_back
            if log is not None:
                back = MESSAGES[self.message - 1] if self.message else "blank"
                log.add(ALL, Seen(seat=self.seat, message=back))
        self.phase = MOVING

    def _push_backs(self, cells: i64, side: i64, place: i64, out: i64) -> None:
        back: i64 = self.spare_back
        known: i64 = self.spare_seen
        self.spare_back = self.back(out)
        self.spare_seen = (self.seen >> out) & 1
        self.back0 = slide(self.back0, cells, side, place, back & 1)
        self.back1 = slide(self.back1, cells, side, place, (back >> 1) & 1)
        self.back2 = slide(self.back2, cells, side, place, (back >> 2) & 1)
        self.seen = slide(self.seen, cells, side, place, known)

    def _carry(self, cells: i64, side: i64, line: i64, log: Log | None) -> None:
        """Pawns ride along with their tiles; those that dropped out go to the other end
        (LB-12)."""
        out: i64 = exit_(side, line)
        seat: i64 = 1
        while seat <= self.players:
            cell: i64 = self.pawn(seat)
            if (cells >> cell) & 1:
                wraps = cell == out
                cell = carried(cell, side, line)
                self.place(seat, cell)
                if log is not None:
                    name = cell_name(cell)
                    if wraps:
                        log.add(ALL, Wrapped(seat=seat, cell=name))
                    else:
                        log.add(ALL, Carried(seat=seat, cell=name))
            seat += 1

    def _move(self, cell: i64, log: Log | None) -> None:
        """A move ends: it reaches a goal (LB-14), or home (LB-15, LB-16)."""
        seat: i64 = self.seat
        if log is not None:
            self._tell_way(cell, log)
        self.place(seat, cell)
        if self.goals_left(seat) == 0:
            if cell == self.home(seat):
                self._end(HOME, log)
                return
        else:
            treasure: i64 = self.treasure(cell)
            if self.is_goal(seat, treasure):
                self._find(treasure, log)
                if self.short and self.goals_left(seat) == 0:
                    self._end(LAST_GOAL_FOUND, log)
                    return
        if self.message == DOUBLE_TURN:
            self.message = 0
            self.phase = AGAIN
        else:
            self._next_turn(log)

    def _tell_way(self, cell: i64, log: Log) -> None:
        seat: i64 = self.seat
        here: i64 = self.pawn(seat)
        if cell == here:
            log.add(ALL, Stayed(seat=seat, cell=cell_name(cell)))
            return
        v: i64 = down(self.north, self.south)
        h: i64 = across(self.east, self.west)
        way: list[int] = route(v, h, here, cell)
        if not way:
            before: i64 = flood(v, h, at(here))
            behind: i64 = flood(v, h, at(cell))
            wall: i64 = low(before & spread(behind))
            door: i64 = low(behind & spread(at(wall)))
            way = route(v, h, here, wall) + route(v, h, door, cell)
            passed = Passed(seat=seat, cell=cell_name(wall), other_cell=cell_name(door))
            log.add(ALL, passed)
        path = [cell_name(step) for step in way]
        log.add(ALL, Moved(seat=seat, path=path, cell=cell_name(cell)))

    def _find(self, treasure: i64, log: Log | None) -> None:
        """Turns the reached card over: it goes behind the pile (LB-14, LB-23)."""
        seat: i64 = self.seat
        cards: i64 = self.pile(seat)
        top: i64 = cards & CARD
        if top != treasure:
            cards = (((cards >> 10) << 5) | top) << 5 | treasure
        self.stack(seat, (cards >> 5) | (treasure << (5 * self.goals - 5)))
        self.left -= shl(1, 4 * seat - 4)
        left: i64 = self.goals_left(seat)
        was_open = (self.opened >> (seat - 1)) & 1
        self.opened &= ~shl(1, seat - 1)
        if left < 2:
            self.searched &= ~shl(1, seat - 1)
        if log is not None:
            log.add(ALL, Found(seat=seat, treasure=TREASURES[treasure - 1], left=left))
            if left and not was_open:
                log.tell(seat, Goal(seat=seat, treasure=TREASURES[self.card(seat, 0) - 1]))

    def _next_turn(self, log: Log | None) -> None:
        # A message that was not used is gone (LB-19, LB-28).
        self.message = 0
        if self.turn >= TURN_LIMIT:
            self._end(TURN_LIMIT_REACHED, log)
            return
        self.turn += 1
        self.phase = PUSHING
        self.seat = self.after(self.seat)
        if log is not None:
            log.add(ALL, Turn(seat=self.seat, turn=self.turn))

    def _end(self, rule: i64, log: Log | None) -> None:
        self.phase = OVER
        self.message = 0
        self.ended = rule
        if log is not None:
            won: i64 = self.winners()
            winners = [seat for seat in range(1, self.players + 1) if (won >> (seat - 1)) & 1]
            log.add(ALL, Ended(winners=winners, rule=f"LB-{rule}"))
