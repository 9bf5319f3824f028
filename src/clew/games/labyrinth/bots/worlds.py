# Compiled by mypyc.
"""How the others may answer a turn of Labyrinth, world by world. Compiled.

In a world each opponent has a goal, drawn by what the seat guesses, and tries pushes in an order of
its own: it plays the first that lets it reach its goal, or the first of all if none does. But
before it lets one of the next two get home it plays any other push.
The same world is the same after every turn, so that turns can be compared.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.core.bits import at, low
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.labyrinth.bots.grids import (
    SPARE,
    Grid,
    comes_home,
    pawn_after,
    pawns_before,
    sources,
    steps,
    tile_after,
    tiles_in_reach,
)
from clew.games.labyrinth.bots.guesses import CARDS, WHOLE, Guesses, tiles_after
from clew.games.labyrinth.maze import FULL
from clew.games.labyrinth.rules import Labyrinth, rotations
from clew.games.labyrinth.turns import PUSHES, regions

__all__ = ["CELLS", "MOST_OTHERS", "WON", "Worlds", "nearest"]

MOST_OTHERS: Final = 3
CELLS: Final = 49
WON: Final = -1

_MOST: Final = 512
"""No more worlds are drawn."""
_GOLDEN: Final = 648055
_PRIME: Final = 104729
"""Steps of such a part of WHOLE spread evenly, however many there are."""
_WORD: Final = 1073741824
_TAKEN: Final = 100
_HOME_NEXT: Final = 240
_HOME_LATER: Final = 144
"""What it is worth to an opponent to take its goal, and to keep the next one, or the one after
that, from getting home."""


def nearest(cells: i64, goal: i64) -> i64:
    """The cell of a set that is nearest to a goal, walls or not."""
    best: i64 = low(cells)
    if goal >= SPARE:
        return best
    least: i64 = steps(best, goal)
    while cells:
        cell: i64 = low(cells)
        far: i64 = steps(cell, goal)
        if far < least:
            best = cell
            least = far
        cells &= cells - 1
    return best


@final
class Worlds:
    """The worlds that a seat in turn thinks of, and what becomes of its turns in them."""

    def __init__(self, state: Labyrinth, seat: int, chance: Chance, budget: Budget) -> None:
        self._state = state
        self._seat: i64 = seat
        self._chance = chance
        self._budget = budget
        self.guesses: Guesses = Guesses(state, seat, budget)
        self.others: i64 = state.players - 1
        self._order: vec[i64] = buffer(MOST_OTHERS)
        """The opponents, the next one first."""
        self.legs: vec[i64] = buffer(MOST_OTHERS + 1)
        """How many goals are left to each of them, home being one; last to the seat itself."""
        self._homeward: i64 = 0
        """Who of them only has to get home."""
        self._one: Grid = Grid()
        self._two: Grid = Grid()
        self._trial: Grid = Grid()
        self._room: vec[i64] = buffer(PUSHES)
        self._drawn: i64 = 0
        """How many worlds are drawn."""
        self._goals: vec[i64] = buffer(_MOST * MOST_OTHERS)
        self._words: vec[i64] = buffer(_MOST * MOST_OTHERS)
        """What each opponent seeks, and what decides in which order it tries pushes."""
        self._first: vec[i64] = buffer(MOST_OTHERS)
        """Where among its goals the first world is, for each opponent."""
        self.pawns: vec[i64] = buffer(MOST_OTHERS + 1)
        self.where: vec[i64] = buffer(MOST_OTHERS + 1)
        """Where everybody stands and wants to be in a world; last the seat itself."""
        self.hidden: i64 = 0
        """Where the tiles are that somebody may draw next."""
        self.end: Grid = self._one
        """The maze when it is the seat's turn again."""
        self._before: Grid = self._one
        """The same before the last opponent's push."""
        self._arrows: vec[i64] = buffer(MOST_OTHERS)
        """What was pushed."""
        home: i64 = 0 if state.short else 1
        other: i64 = state.after(seat)
        k: i64 = 0
        while k < self.others:
            self._order[k] = other
            self.legs[k] = state.goals_left(other) + home
            if state.goals_left(other) == 0:
                self._homeward |= at(k)
            self._first[k] = chance.below(WHOLE)
            other = state.after(other)
            k += 1
        self.legs[self.others] = state.goals_left(seat) + home

    # Drawing

    def _draw(self, world: i64) -> None:
        """Draws worlds up to this one."""
        while self._drawn <= world:
            taken: i64 = 0
            k: i64 = 0
            while k < self.others:
                place: i64 = (self._first[k] + self._drawn * (_GOLDEN + _PRIME * k)) % WHOLE
                card: i64 = self._card(k, place)
                tries: i64 = 0
                while (taken >> card) & 1 and tries < 8:
                    card = self._card(k, self._chance.below(WHOLE))
                    tries += 1
                if card:
                    taken |= at(card)
                self._goals[MOST_OTHERS * self._drawn + k] = card
                self._words[MOST_OTHERS * self._drawn + k] = self._chance.below(_WORD)
                k += 1
            self._drawn += 1

    def _card(self, k: i64, place: i64) -> i64:
        """The treasure at a place among all that an opponent may seek; 0 if that is home."""
        if (self._homeward >> k) & 1:
            return 0
        found: i64 = 0
        card: i64 = 1
        while card < CARDS:
            share: i64 = self.guesses.share(self._order[k], card)
            if share:
                found = card
                place -= share
                if place < 0:
                    return card
            card += 1
        return found

    # Playing

    def play(self, grid: Grid, arrow: i64, cell: i64, goal: i64, home: bool, world: i64) -> i64:
        """Lets the others answer a turn that ended on a cell: the set of those who reached a goal,
        or WON if one of them won. `goal` is where the seat wants to be, and `home` says whether
        that is home; `arrow` is -1 if nothing was pushed."""
        world %= _MOST
        self._draw(world)
        self._begin(arrow, world)
        others: i64 = self.others
        self.pawns[others] = cell
        self.where[others] = goal
        self._homeward &= ~at(others)
        if home:
            self._homeward |= at(others)
        now = grid
        reached: i64 = 0
        k: i64 = 0
        while k < others:
            then = self._two if now is self._one else self._one
            self._before = now
            if self._answer(now, then, k, self._words[MOST_OTHERS * world + k]):
                if self.legs[k] == 1:
                    return WON
                reached |= at(k)
            now = then
            k += 1
        self.end = now
        return reached

    def _begin(self, arrow: i64, world: i64) -> None:
        """Puts the others where they are after the seat's push."""
        state = self._state
        self.hidden = self.guesses.hidden
        k: i64 = 0
        while k < self.others:
            card: i64 = self._goals[MOST_OTHERS * world + k]
            seat: i64 = self._order[k]
            self.pawns[k] = state.pawn(seat)
            self.where[k] = state.home(seat)
            if card:
                self.where[k] = self.guesses.places[card]
                self.hidden &= ~at(self.where[k])
            k += 1
        if arrow >= 0:
            self._carry(arrow, self.others)

    def _carry(self, arrow: i64, upto: i64) -> None:
        """Follows a push: pawns and goals of the first so many, and what may be drawn."""
        k: i64 = 0
        while k < upto:
            self.pawns[k] = pawn_after(self.pawns[k], arrow)
            if not (self._homeward >> k) & 1:
                self.where[k] = tile_after(self.where[k], arrow)
            k += 1
        self.hidden = tiles_after(self.hidden, arrow)

    def _answer(self, now: Grid, then: Grid, k: i64, word: i64) -> bool:
        """One opponent's turn: whether it reached its goal. `then` becomes the grid after it."""
        hits: i64 = self._hits(now, k)
        if hits and self.legs[k] == 1:
            return True
        push: i64 = self._choice(now, k, hits, word)
        arrow: i64 = push >> 2
        then.push(now, arrow, push & 3)
        self._arrows[k] = arrow
        self._carry(arrow, self.others + 1)
        if (hits >> push) & 1:
            self.pawns[k] = self.where[k]
            return True
        self.pawns[k] = nearest(then.reach(self.pawns[k]), self.where[k])
        return False

    def _choice(self, now: Grid, k: i64, hits: i64, word: i64) -> i64:
        """The push that an opponent plays, of those it thinks of; `hits` let it reach its goal."""
        most: i64 = rotations(now.spare)
        stride: i64 = 5 if word & 1 else 1
        if word & 2:
            stride = 12 - stride
        start: i64 = (word >> 2) % 12
        turn: i64 = (word >> 8) % most
        # Whether one of the next two only has to get home.
        danger = (self._homeward >> (k + 1)) & 3 != 0
        enough: i64 = _TAKEN if hits else 0
        best: i64 = -1
        most_worth: i64 = 0
        i: i64 = 0
        while i < 12 * most:
            arrow: i64 = (start + i * stride) % 12
            push: i64 = 4 * arrow + (turn + i + i // 12) % most
            hit: i64 = (hits >> push) & 1
            if arrow != now.banned and (hit or not hits or danger):
                worth: i64 = _TAKEN * hit
                if danger:
                    worth -= self._lets_home(now, k, push)
                if best < 0 or worth > most_worth:
                    best = push
                    most_worth = worth
                if worth == enough:
                    return best
            i += 1
        return best

    def _hits(self, now: Grid, k: i64) -> i64:
        """The pushes that let an opponent reach its goal."""
        most: i64 = rotations(now.spare)
        home = (self._homeward >> k) & 1 != 0
        room = self._room
        found: i64 = 0
        arrow: i64 = 0
        self._budget.spend()
        while arrow < 12:
            place: i64 = self.where[k]
            if not home:
                place = tile_after(place, arrow)
            if arrow != now.banned and place != SPARE:
                start: i64 = pawn_after(self.pawns[k], arrow)
                north: i64 = now.north
                spare: i64 = now.spare
                regions(north, now.east, now.south, now.west, arrow, start, spare, most, room)
                turn: i64 = 0
                while turn < most:
                    found |= ((room[4 * arrow + turn] >> place) & 1) << (4 * arrow + turn)
                    turn += 1
            arrow += 1
        return found

    def _lets_home(self, now: Grid, k: i64, push: i64) -> i64:
        """What a push of an opponent costs because one of the next two can then get home."""
        arrow: i64 = push >> 2
        trial = self._trial
        trial.push(now, arrow, push & 3)
        cost: i64 = 0
        i: i64 = k + 1
        while i <= self.others and i < k + 3:
            if (self._homeward >> i) & 1:
                self._budget.spend()
                if comes_home(trial, self.where[i], pawn_after(self.pawns[i], arrow), self._room):
                    cost += _HOME_NEXT if i == k + 1 else _HOME_LATER
            i += 1
        return cost

    # What is left to the seat

    def tiles(self) -> i64:
        """The tiles that the seat can then be on in its turn; the spare is bit 49."""
        self._budget.spend()
        return tiles_in_reach(self.end, self.pawns[self.others], self._room)

    def good_cells(self) -> i64:
        """The cells to wait on from which the goal is then in reach."""
        self._budget.spend()
        cells: i64 = sources(self.end, self.where[self.others], False, self._room)
        return self._back(cells, self.others)

    def _back(self, cells: i64, answers: i64) -> i64:
        """Where pawns were before so many answers, that are then on these cells."""
        k: i64 = answers - 1
        while k >= 0:
            cells = pawns_before(cells, self._arrows[k])
            k -= 1
        return cells

    def count_closing(self, closing: vec[i64]) -> None:
        """Counts for every cell to wait on after how many pushes of the last opponent, who would
        see to it, the seat does not get home from there."""
        now = self._before
        most: i64 = rotations(now.spare)
        home: i64 = self._state.home(self._seat)
        cell: i64 = 0
        while cell < CELLS:
            closing[cell] = 0
            cell += 1
        push: i64 = 0
        while push < PUSHES:
            if push & 3 < most and push >> 2 != now.banned:
                self._budget.spend()
                self._trial.push(now, push >> 2, push & 3)
                bad: i64 = FULL & ~sources(self._trial, home, True, self._room)
                bad = self._back(pawns_before(bad, push >> 2), self.others - 1)
                while bad:
                    closing[low(bad)] += 1
                    bad &= bad - 1
            push += 1
