# Compiled by mypyc.
"""Reading ahead in Labyrinth for two: the own turn, the answers, and what a net then foresees.

Compiled. After every turn of its own a seat asks what the opponent may do: for each treasure that
may be the opponent's goal, the pushes that reach it; where none does, any push. A net judges what
comes of it. Everything it sees is what the seat knows: the maze, its own goal, what was found.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.core.bits import at, count, low
from clew.core.state import buffer
from clew.games.labyrinth.bots.forecast import FEATURES, ONE, SURE, Forecast
from clew.games.labyrinth.bots.grids import (
    SPARE,
    Grid,
    pawn_after,
    sources,
    steps,
    tile_after,
    tiles_in_reach,
)
from clew.games.labyrinth.bots.guesses import CARDS, WHOLE, Guesses, tiles_after
from clew.games.labyrinth.rules import Labyrinth, rotations
from clew.games.labyrinth.turns import PUSHES, regions

__all__ = ["Reader"]

_NOT_JUDGED: Final = -1
_TILES: Final = 50
"""On the board and beside it."""


@final
class Reader:
    """Judges the turns of one seat in one position, by what the seat knows."""

    def __init__(self, state: Labyrinth, seat: int, budget: Budget, net: Forecast) -> None:
        self._state = state
        self._seat: i64 = seat
        self._other: i64 = 3 - seat
        self._budget = budget
        self._net = net
        self._room: vec[i64] = buffer(PUSHES)
        self._theirs: vec[i64] = buffer(PUSHES)
        """What the opponent reaches after each of its pushes."""
        self._start: Grid = Grid()
        self._start.take(state)
        self._then: Grid = Grid()
        self._guesses: Guesses = Guesses(state, seat, budget)
        self._places: vec[i64] = self._guesses.places
        self._later: vec[i64] = buffer(12 * CARDS)
        """Where each treasure is after each arrow that the opponent may push."""
        self._ways: vec[i64] = buffer(CARDS)
        """How many pushes of the opponent reach each treasure."""
        self._takes: vec[i64] = buffer(PUSHES)
        """How likely the opponent plays each push and reaches its goal; -1: not legal."""
        self._ends: vec[i64] = buffer(PUSHES)
        """Where its pawn then is."""
        self._misses: i64 = 0
        """How likely it reaches nothing, for each of its pushes."""
        self._missed: i64 = 0
        """The same for all of them."""
        self._after_taking: vec[i64] = buffer(PUSHES)
        self._after_missing: vec[i64] = buffer(PUSHES)
        """The own chance after each push of the opponent: if it reached its goal, and if not."""
        self._homing: vec[i64] = buffer(PUSHES)
        self._values: vec[i64] = buffer(PUSHES)
        self._cells: vec[i64] = buffer(PUSHES)
        self._hidden: i64 = self._guesses.hidden
        """The tiles with treasures that nobody is known to have or to seek."""
        self._fresh: bool = self._guesses.fresh(self._other)
        """Whether the opponent has just drawn its goal."""
        self._legs: i64 = state.goals_left(seat) + (0 if state.short else 1)
        self._others: i64 = state.goals_left(self._other) + (0 if state.short else 1)
        self.shown: vec[i64] = buffer(FEATURES)
        """What the net is shown."""
        self.push: i64 = -1
        self.cell: i64 = -1
        self.value: i64 = 0
        """The chance to win with that, in parts of SURE."""

    # One turn

    def best_turn(self) -> i64:
        """Judges every push, and the best cell after it; leaves the best in `push` and `cell`."""
        state = self._state
        after = Grid()
        most: i64 = rotations(state.spare)
        left: i64 = 0
        arrow: i64 = 0
        while arrow < 12:
            turn: i64 = 0
            while turn < 4:
                self._values[4 * arrow + turn] = _NOT_JUDGED
                if turn < most and arrow != state.banned:
                    after.push(self._start, arrow, turn)
                    cells: i64 = after.reach(pawn_after(state.pawn(self._seat), arrow))
                    self._values[4 * arrow + turn] = self._glance(after, cells, arrow)
                    self._cells[4 * arrow + turn] = self.cell
                    left += 1
                turn += 1
            arrow += 1
        self.value = _NOT_JUDGED
        while left and not (self._budget.over and self.push >= 0):
            push: i64 = self._promising()
            value: i64 = self._values[push]
            self._values[push] = _NOT_JUDGED
            left -= 1
            self.cell = self._cells[push]
            if value < SURE and not self._budget.over:
                after.push(self._start, push >> 2, push & 3)
                cells = after.reach(pawn_after(state.pawn(self._seat), push >> 2))
                value = self._ahead(after, cells, push >> 2)
            if value > self.value:
                self.value = value
                self.push = push
                self._cells[push] = self.cell
        self.cell = self._cells[self.push]
        return self.value

    def _promising(self) -> i64:
        """The push that looks best of those not yet read."""
        best: i64 = -1
        push: i64 = 0
        while push < PUSHES:
            if self._values[push] > _NOT_JUDGED and (
                best < 0 or self._values[push] > self._values[best]
            ):
                best = push
            push += 1
        return best

    def best_move(self, cells: int) -> i64:
        """Judges the cells of a set, with nothing left to push; leaves the best in `cell`."""
        value: i64 = self._glance(self._start, cells, -1)
        if value < SURE and not self._budget.over:
            value = self._ahead(self._start, cells, -1)
        self.value = value
        return value

    def after_turn(self, push: int, cell: int) -> None:
        """Shows the net what a turn of its own leaves."""
        arrow: i64 = push >> 2
        grid = Grid()
        grid.push(self._start, arrow, push & 3)
        goal: i64 = self._goal(arrow)
        self._left_behind(grid, cell, arrow, goal, goal == cell)

    def now(self, known: bool) -> None:
        """Shows the net the position in which the seat is about to push; `known`: with its goal."""
        state = self._state
        tiles: i64 = tiles_in_reach(self._start, state.pawn(self._seat), self._room)
        theirs: i64 = tiles_in_reach(self._start, state.pawn(self._other), self._room)
        goal: i64 = self._goal(-1)
        hidden: i64 = self._hidden
        if not known and state.goals_left(self._seat):
            hidden |= at(goal)
            goal = -1
        chance: i64 = self._their_chance(theirs, -1, -1)
        self._show(True, tiles, goal, hidden, self._legs, theirs, chance, self._others, self._fresh)

    def _goal(self, arrow: i64) -> i64:
        """Where the seat has to get, after a push or now (-1)."""
        state = self._state
        if state.goals_left(self._seat) == 0:
            return state.home(self._seat)
        place: i64 = self._places[state.card(self._seat, 0)]
        return place if arrow < 0 else tile_after(place, arrow)

    def _glance(self, grid: Grid, cells: i64, arrow: i64) -> i64:
        """What a push promises at first sight; the cell to end on is left in `cell`."""
        goal: i64 = self._goal(arrow)
        if goal < SPARE and (cells >> goal) & 1:
            self.cell = goal
            if self._legs == 1:
                return SURE
            self._left_behind(grid, goal, arrow, goal, True)
            return self._net.chance(self.shown)
        good: i64 = cells & sources(grid, goal, self._state.goals_left(self._seat) == 0, self._room)
        self._budget.spend()
        self.cell = self._nearest(good or cells, goal)
        self._left_behind(grid, self.cell, arrow, goal, False)
        return self._net.chance(self.shown)

    def _nearest(self, cells: i64, goal: i64) -> i64:
        best: i64 = low(cells)
        while cells and goal < SPARE:
            cell: i64 = low(cells)
            if steps(cell, goal) < steps(best, goal):
                best = cell
            cells &= cells - 1
        return best

    def _left_behind(self, grid: Grid, cell: i64, arrow: i64, goal: i64, taken: bool) -> None:
        """Shows the net what is left to the opponent."""
        state = self._state
        pawn: i64 = state.pawn(self._other)
        hidden: i64 = self._hidden
        if arrow >= 0:
            pawn = pawn_after(pawn, arrow)
            hidden = tiles_after(hidden, arrow)
        self._budget.spend()
        self._budget.spend()
        tiles: i64 = tiles_in_reach(grid, cell, self._room)
        theirs: i64 = tiles_in_reach(grid, pawn, self._room)
        legs: i64 = self._legs
        if taken:
            legs -= 1
            goal = self._next_goal(legs)
        chance: i64 = self._their_chance(theirs, arrow, -1)
        self._show(False, tiles, goal, hidden, legs, theirs, chance, self._others, self._fresh)

    def _next_goal(self, legs: i64) -> i64:
        """Where the seat has to get when it has so many ways left: home, or nobody knows (-1)."""
        return self._state.home(self._seat) if legs == 1 and not self._state.short else -1

    def _their_chance(self, tiles: i64, arrow: i64, answer: i64) -> i64:
        """How likely one of these tiles is what the opponent seeks, in parts of ONE: after a push
        and an answer, if there are any; after an answer only what it did not reach counts."""
        if self._others == 1 and not self._state.short:
            return ONE if (tiles >> self._state.home(self._other)) & 1 else 0
        likely: i64 = 0
        card: i64 = 1
        while card < CARDS:
            share: i64 = self._guesses.share(self._other, card)
            if share and (answer < 0 or self._ways[card] == 0):
                place: i64 = self._places[card]
                if answer >= 0:
                    place = self._later[CARDS * answer + card]
                elif arrow >= 0:
                    place = tile_after(place, arrow)
                if (tiles >> place) & 1:
                    likely += share
            card += 1
        whole: i64 = WHOLE if answer < 0 else self._missed
        return min(ONE, likely * ONE // whole) if whole else 0

    def _show(
        self,
        moves: bool,
        tiles: i64,
        goal: i64,
        hidden: i64,
        legs: i64,
        theirs: i64,
        chance: i64,
        others: i64,
        fresh: bool,
    ) -> None:
        """Shows a position to the net: who is to push, what the seat has in reach and how much is
        left to it (`goal` -1: it does not know yet what it seeks), and the same of the opponent."""
        short = self._state.short != 0
        shown = self.shown
        own: i64 = 0
        if goal >= 0:
            own = ONE if (tiles >> goal) & 1 else 0
        elif hidden:
            own = count(tiles & hidden) * ONE // count(hidden)
        shown[0] = ONE if moves else 0
        shown[1] = 4 * legs
        shown[2] = 4 * others
        shown[3] = own
        shown[4] = chance
        shown[5] = count(tiles) * ONE // _TILES
        shown[6] = count(theirs) * ONE // _TILES
        shown[7] = ONE if legs == 1 and not short else 0
        shown[8] = ONE if others == 1 and not short else 0
        shown[9] = ONE if goal >= 0 else 0
        shown[10] = ONE if fresh else 0
        i: i64 = 1
        while i <= 3:
            shown[10 + i] = ONE if legs == i else 0
            shown[13 + i] = ONE if others == i else 0
            i += 1

    # The answers

    def _ahead(self, grid: Grid, cells: i64, arrow: i64) -> i64:
        """The chance to win after a push, over all answers; leaves the best cell in `cell`."""
        goal: i64 = self._goal(arrow)
        lost: i64 = self._answers(grid, arrow)
        if lost >= WHOLE:
            return 0
        legs: i64 = self._legs
        hidden: i64 = self._hidden
        if arrow >= 0:
            hidden = tiles_after(hidden, arrow)
        if goal < SPARE and (cells >> goal) & 1:
            self.cell = goal
            legs -= 1
            goal = self._next_goal(legs)
        else:
            self.cell = self._wait(grid, cells, goal)
        push: i64 = 0
        while push < PUSHES:
            if self._takes[push] >= 0 and self._takes[push] + self._misses > 0:
                self._answered(grid, push, goal, hidden, legs)
            push += 1
        total: i64 = 0
        whole: i64 = 0
        if self._misses > 0:
            whole = self._missed
            total = self._missed * self._mean(-1, self._after_missing)
        card: i64 = 1
        while card < CARDS and self._others > 1:
            share: i64 = self._guesses.share(self._other, card)
            if share and self._ways[card] > 0:
                total += share * self._mean(card, self._after_taking)
                whole += share
            card += 1
        return total // whole * (WHOLE - lost) // WHOLE if whole else 0

    def _reaches(self, push: i64, card: i64) -> bool:
        """Whether a push of the opponent lets it reach a treasure."""
        then: i64 = self._later[CARDS * (push >> 2) + card]
        return self._takes[push] >= 0 and then < SPARE and (self._theirs[push] >> then) & 1 != 0

    def _mean(self, card: i64, values: vec[i64]) -> i64:
        """The own chance over all pushes that reach a treasure (-1: over all pushes)."""
        total: i64 = 0
        pushes: i64 = 0
        push: i64 = 0
        while push < PUSHES:
            if self._takes[push] >= 0 and (card < 0 or self._reaches(push, card)):
                total += values[push]
                pushes += 1
            push += 1
        return total // pushes if pushes else 0

    def _answered(self, grid: Grid, push: i64, goal: i64, hidden: i64, legs: i64) -> None:
        """What an answer leaves: if the opponent reaches its goal with it, and if not."""
        answer: i64 = push >> 2
        then = self._then
        then.push(grid, answer, push & 3)
        if goal >= 0:
            goal = tile_after(goal, answer)
        hidden = tiles_after(hidden, answer)
        self._budget.spend()
        self._budget.spend()
        tiles: i64 = tiles_in_reach(then, pawn_after(self.cell, answer), self._room)
        theirs: i64 = tiles_in_reach(then, self._ends[push], self._room)
        if self._takes[push] > 0:
            others: i64 = self._others - 1
            chance: i64 = 0
            if others == 1 and not self._state.short:
                chance = ONE if (theirs >> self._state.home(self._other)) & 1 else 0
            elif hidden:
                chance = count(theirs & hidden) * ONE // count(hidden)
            self._show(True, tiles, goal, hidden, legs, theirs, chance, others, True)
            self._after_taking[push] = self._net.chance(self.shown)
        if self._misses > 0:
            chance = self._their_chance(theirs, -1, answer)
            self._show(True, tiles, goal, hidden, legs, theirs, chance, self._others, False)
            self._after_missing[push] = self._net.chance(self.shown)

    def _answers(self, grid: Grid, arrow: i64) -> i64:
        """Works out what the opponent may answer; how likely that wins at once."""
        state = self._state
        pawn: i64 = state.pawn(self._other)
        if arrow >= 0:
            pawn = pawn_after(pawn, arrow)
        most: i64 = rotations(grid.spare)
        legal: i64 = 0
        self._budget.spend()
        card: i64 = 1
        while card < CARDS:
            self._ways[card] = 0
            card += 1
        answer: i64 = 0
        while answer < 12:
            turn: i64 = 0
            while turn < 4:
                self._takes[4 * answer + turn] = _NOT_JUDGED
                turn += 1
            if answer != grid.banned:
                start: i64 = pawn_after(pawn, answer)
                regions(
                    grid.north,
                    grid.east,
                    grid.south,
                    grid.west,
                    answer,
                    start,
                    grid.spare,
                    most,
                    self._theirs,
                )
                turn = 0
                while turn < most:
                    self._takes[4 * answer + turn] = 0
                    self._ends[4 * answer + turn] = start
                    legal += 1
                    turn += 1
            answer += 1
        self._missed = WHOLE
        lost: i64 = 0
        if state.goals_left(self._other) == 0:
            if self._comes_home():
                return WHOLE
        else:
            lost = self._taken(arrow)
        self._misses = self._missed // legal
        return lost

    def _comes_home(self) -> bool:
        home: i64 = self._state.home(self._other)
        push: i64 = 0
        while push < PUSHES:
            if self._takes[push] >= 0 and (self._theirs[push] >> home) & 1:
                return True
            push += 1
        return False

    def _taken(self, arrow: i64) -> i64:
        """Shares out what the opponent may seek among the pushes that reach it; how likely that
        wins at once."""
        card: i64 = 1
        lost: i64 = 0
        last = self._others == 1
        while card < CARDS:
            share: i64 = self._guesses.share(self._other, card)
            if share:
                place: i64 = self._places[card]
                if arrow >= 0:
                    place = tile_after(place, arrow)
                self._reached(card, place)
                ways: i64 = self._ways[card]
                if ways > 0:
                    self._missed -= share
                    if last:
                        lost += share
                    else:
                        self._share_out(card, max(1, share // ways))
            card += 1
        return lost

    def _reached(self, card: i64, place: i64) -> None:
        """Counts the pushes that reach a treasure."""
        answer: i64 = 0
        while answer < 12:
            then: i64 = tile_after(place, answer)
            self._later[CARDS * answer + card] = then
            if then < SPARE:
                push: i64 = 4 * answer
                while push < 4 * answer + 4:
                    if self._takes[push] >= 0 and (self._theirs[push] >> then) & 1:
                        self._ways[card] += 1
                    push += 1
            answer += 1

    def _share_out(self, card: i64, each: i64) -> None:
        push: i64 = 0
        while push < PUSHES:
            if self._reaches(push, card):
                self._takes[push] += each
                self._ends[push] = self._later[CARDS * (push >> 2) + card]
            push += 1

    def _wait(self, grid: Grid, cells: i64, goal: i64) -> i64:
        """The cell to wait on: the one from which most answers leave the goal in reach, by how
        likely they are; among equals the nearest."""
        home = self._state.goals_left(self._seat) == 0
        push: i64 = 0
        while push < PUSHES:
            self._homing[push] = 0
            if self._takes[push] >= 0 and self._takes[push] + self._misses > 0:
                self._then.push(grid, push >> 2, push & 3)
                place: i64 = goal if home else tile_after(goal, push >> 2)
                self._homing[push] = sources(self._then, place, home, self._room)
                self._budget.spend()
            push += 1
        best: i64 = -1
        chosen: i64 = low(cells)
        while cells:
            cell: i64 = low(cells)
            value: i64 = 0
            push = 0
            while push < PUSHES:
                if (self._homing[push] >> pawn_after(cell, push >> 2)) & 1:
                    value += self._takes[push] + self._misses
                push += 1
            value = 16 * value
            if goal < SPARE:
                value += (16 - steps(cell, goal)) * (WHOLE // 4)
            if value > best:
                best = value
                chosen = cell
            cells &= cells - 1
        return chosen
