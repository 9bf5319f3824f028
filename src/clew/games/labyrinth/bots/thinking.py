# Compiled by mypyc.
"""The value of a turn of Labyrinth: exact over all own turns, averaged over the answers.

Compiled. Values count goals: 1 is a goal reached, or one that an opponent does not reach.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.core.bits import low
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.labyrinth.bots.beliefs import Beliefs
from clew.games.labyrinth.bots.grids import (
    SPARE,
    Grid,
    comes_home,
    pawn_after,
    sources,
    steps,
    tile_after,
    tiles_in_reach,
)
from clew.games.labyrinth.rules import Labyrinth, rotations
from clew.games.labyrinth.turns import PUSHES

__all__ = ["Judge"]

_REPLIES: Final = 48


@final
class Judge:
    """Judges the turns of one seat in one position, by what the seat knows.

    When the budget is used up, the pushes not yet judged are left out. `follow` is what it is
    worth to reach the next goal in the own next turn, `threat` what it costs that an opponent
    can reach theirs, `nearness` what a step towards the goal is worth.
    """

    def __init__(
        self,
        state: Labyrinth,
        seat: int,
        chance: Chance,
        budget: Budget,
        replies: int,
        follow: float,
        threat: float,
        nearness: float,
    ) -> None:
        self._state = state
        self._seat: i64 = seat
        self._others: i64 = state.players - 1
        self._chance = chance
        self._budget = budget
        self._replies: i64 = min(replies, _REPLIES)
        self._follow: float = follow
        self._threat: float = threat
        self._nearness: float = nearness
        self._room: vec[i64] = buffer(PUSHES)
        self._one: Grid = Grid()
        self._two: Grid = Grid()
        self._beliefs: Beliefs = Beliefs(state, seat)
        self._reply: vec[i64] = buffer(4 * _REPLIES)
        """What opponents may push before the own next turn, four pushes an answer."""
        self._homing: vec[i64] = buffer(_REPLIES)
        """For each answer, the cells from which the goal can then be reached."""
        self.push: i64 = -1
        self.cell: i64 = -1
        self.value: float = 0.0

    def again(self) -> None:
        """Whether the next turn is also the seat's own (LB-21)."""
        self._others = 0

    # One turn

    def best_turn(self) -> float:
        """Judges every push and every cell; leaves the best in `push` and `cell`."""
        state = self._state
        before = Grid()
        before.take(state)
        after = Grid()
        best: float = -1000000.0
        most: i64 = rotations(state.spare)
        arrow: i64 = 0
        while arrow < 12:
            if arrow != state.banned:
                pawn: i64 = pawn_after(state.pawn(self._seat), arrow)
                turn: i64 = 0
                while turn < most and not (self._budget.over and self.push >= 0):
                    after.push(before, arrow, turn)
                    value: float = self._best_cell(after, after.reach(pawn), arrow)
                    if value > best:
                        best = value
                        self.push = 4 * arrow + turn
                    turn += 1
            arrow += 1
        self.value = best
        return best

    def best_move(self, cells: int) -> float:
        """Judges the cells of a set, with nothing left to push; leaves the best in `cell`."""
        grid = Grid()
        grid.take(self._state)
        self.value = self._best_cell(grid, cells, -1)
        return self.value

    def _best_cell(self, grid: Grid, cells: i64, arrow: i64) -> float:
        """The value of the best cell to end on."""
        state = self._state
        seat: i64 = self._seat
        left: i64 = state.goals_left(seat)
        danger: float = self._danger(grid, arrow) if self._threat > 0 else 0.0
        if left == 0:
            home: i64 = state.home(seat)
            if (cells >> home) & 1:
                self.cell = home
                return 1000.0
            return self._approach(grid, cells, home, -1, True) - danger
        goal: i64 = self._beliefs.place(state.card(seat, 0), arrow)
        second: i64 = -1
        if (state.opened >> (seat - 1)) & 1 and left > 1:
            second = self._beliefs.place(state.card(seat, 1), arrow)
        best: float = -1000000.0
        if goal < SPARE and (cells >> goal) & 1:
            best = self._taking(grid, goal, second, arrow)
            self.cell = goal
        if second >= 0 and second < SPARE and (cells >> second) & 1:
            value: float = self._taking(grid, second, goal, arrow)
            if value > best:
                best = value
                self.cell = second
        if best < -1000.0:
            best = self._approach(grid, cells, goal, second, False)
        return best - danger

    def _danger(self, grid: Grid, arrow: i64) -> float:
        """The cost of opponents reaching their goals in their next turns."""
        state = self._state
        total: float = 0.0
        weight: float = self._threat
        seat: i64 = state.after(self._seat)
        while seat != self._seat:
            pawn: i64 = state.pawn(seat)
            if arrow >= 0:
                pawn = pawn_after(pawn, arrow)
            self._budget.spend()
            tiles: i64 = tiles_in_reach(grid, pawn, self._room)
            if state.goals_left(seat) == 0:
                if comes_home(grid, state.home(seat), pawn, self._room):
                    total += 6.0 * weight
            else:
                last: float = 3.0 if state.goals_left(seat) == 1 and state.short else 1.0
                total += last * weight * self._beliefs.chance_of(seat, tiles, arrow)
            weight *= 0.6
            seat = state.after(seat)
        return total

    # After the own turn

    def _answers(self, grid: Grid) -> i64:
        """Chooses what the opponents may push before the own next turn; how many ways.

        With one opponent all pushes, or as many as are to be looked at; with more, sequences.
        """
        others: i64 = self._others
        most: i64 = rotations(grid.spare)
        n: i64 = 0
        if others == 0:
            return 1
        if others == 1:
            every: i64 = 12 * most
            step: i64 = 1
            first: i64 = 0
            if self._replies < every:
                step = (every + self._replies - 1) // self._replies
                first = self._chance.below(step)
            i: i64 = first
            while i < every:
                arrow: i64 = i // most
                if arrow != grid.banned:
                    self._reply[4 * n] = 4 * arrow + i - arrow * most
                    n += 1
                i += step
            return n
        while n < self._replies:
            k: i64 = 0
            while k < others:
                self._reply[4 * n + k] = self._chance.below(PUSHES)
                k += 1
            n += 1
        return n

    def _answered(self, grid: Grid, n: i64) -> Grid:
        """The grid after answer n."""
        others: i64 = self._others
        now = grid
        k: i64 = 0
        while k < others:
            push: i64 = self._reply[4 * n + k]
            arrow: i64 = push >> 2
            if arrow == now.banned:
                arrow = (arrow + 1) % 12
                self._reply[4 * n + k] = 4 * arrow + (push & 3)
            other = self._two if now is self._one else self._one
            other.push(now, arrow, push & 3)
            now = other
            k += 1
        return now

    def _pawn_then(self, cell: i64, n: i64) -> i64:
        """Where a pawn is after answer n."""
        others: i64 = self._others
        k: i64 = 0
        while k < others:
            cell = pawn_after(cell, self._reply[4 * n + k] >> 2)
            k += 1
        return cell

    def _tile_then(self, cell: i64, n: i64) -> i64:
        others: i64 = self._others
        k: i64 = 0
        while k < others:
            cell = tile_after(cell, self._reply[4 * n + k] >> 2)
            k += 1
        return cell

    def _approach(self, grid: Grid, cells: i64, goal: i64, second: i64, home: bool) -> float:
        """The best cell to wait on: the one from which most answers leave the goal in reach."""
        answers: i64 = 0
        if self._follow > 0:
            answers = self._answers(grid)
            n: i64 = 0
            while n < answers:
                then = self._answered(grid, n)
                self._budget.spend()
                place: i64 = goal if home else self._tile_then(goal, n)
                good: i64 = sources(then, place, home, self._room)
                if second >= 0:
                    good |= sources(then, self._tile_then(second, n), False, self._room)
                self._homing[n] = good
                n += 1
        best: float = -1000000.0
        while cells:
            cell: i64 = low(cells)
            value: float = self._waiting(cell, goal, answers)
            if value > best:
                best = value
                self.cell = cell
            cells &= cells - 1
        return best

    def _waiting(self, cell: i64, goal: i64, answers: i64) -> float:
        value: float = 0.0
        if answers:
            hits: i64 = 0
            n: i64 = 0
            while n < answers:
                hits += (self._homing[n] >> self._pawn_then(cell, n)) & 1
                n += 1
            value = self._follow * float(hits) / float(answers)
        if goal < SPARE:
            value -= self._nearness * float(steps(cell, goal))
        return value

    def _taking(self, grid: Grid, cell: i64, other: i64, arrow: i64) -> float:
        """The value of taking the goal on a cell: the goal itself, and the prospects from there."""
        state = self._state
        left: i64 = state.goals_left(self._seat)
        if left == 1 and state.short:
            return 1000.0
        if self._follow <= 0:
            return 1.0
        answers: i64 = self._answers(grid)
        hits: float = 0.0
        n: i64 = 0
        while n < answers:
            then = self._answered(grid, n)
            pawn: i64 = self._pawn_then(cell, n)
            self._budget.spend()
            if left == 1:
                if comes_home(then, state.home(self._seat), pawn, self._room):
                    hits += 1.0
            else:
                tiles: i64 = tiles_in_reach(then, pawn, self._room)
                if other >= 0:
                    hits += float((tiles >> self._tile_then(other, n)) & 1)
                else:
                    hits += self._next_goal(tiles, arrow, n)
            n += 1
        return 1.0 + self._follow * hits / float(max(answers, 1))

    def _next_goal(self, tiles: i64, arrow: i64, n: i64) -> float:
        """How likely the next own card shows one of these tiles."""
        beliefs = self._beliefs
        total: i64 = beliefs.total(self._seat)
        if total == 0:
            return 0.0
        likely: i64 = 0
        treasure: i64 = 1
        while treasure <= 24:
            weight: i64 = beliefs.weight(self._seat, treasure)
            if weight and (tiles >> self._tile_then(beliefs.place(treasure, arrow), n)) & 1:
                likely += weight
            treasure += 1
        return float(likely) / float(total)
