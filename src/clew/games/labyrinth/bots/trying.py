# Compiled by mypyc.
"""Trying turns of Labyrinth among several: what becomes of them in the same worlds. Compiled.

Every push is tried in a few worlds (see `worlds`), the better half of them in more, and so on. A
net says what is left when it is the seat's turn again: how much everybody still has to reach, and
whether the own goal is in reach.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.core.bits import at, count, low
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.labyrinth.bots.forecast import ONE, SURE, Forecast
from clew.games.labyrinth.bots.grids import SPARE, Grid, pawn_after, steps, tile_after
from clew.games.labyrinth.bots.worlds import CELLS, MOST_OTHERS, WON, Worlds, nearest
from clew.games.labyrinth.rules import Labyrinth, rotations
from clew.games.labyrinth.turns import PUSHES

__all__ = ["Trier", "features"]

_OWN: Final = 5
_EACH: Final = 4
_FIRST: Final = 8
"""In so many worlds every push is tried."""
_MORE: Final = 3
"""And the better half in so many times as many, and so on."""
_LAST: Final = 72
_FEW: Final = 6000
_FIRST_FEW: Final = 2
_LAST_FEW: Final = 54
"""With so few grids to look at it begins with fewer worlds."""
_NEAR: Final = 30
"""What a step further from the goal costs, in parts of SURE, while waiting."""
_NEVER: Final = 16
"""If so many pushes close the way home, it is closed."""
_NOTHING: Final = -1000000000


def features(players: int) -> int:
    """How many numbers the net is shown."""
    return _OWN + _EACH * (players - 1)


@final
class Trier:
    """Tries the turns of one seat in one position, by what the seat knows."""

    def __init__(
        self,
        state: Labyrinth,
        seat: int,
        chance: Chance,
        budget: Budget,
        net: Forecast,
    ) -> None:
        self._state = state
        self._seat: i64 = seat
        self._budget = budget
        self._net = net
        few = budget.nodes <= _FEW
        self._first: i64 = _FIRST_FEW if few else _FIRST
        self._last: i64 = _LAST_FEW if few else _LAST
        self._worlds: Worlds = Worlds(state, seat, chance, budget)
        self._others: i64 = state.players - 1
        self._legs: i64 = self._worlds.legs[self._others]
        self._start: Grid = Grid()
        self._start.take(state)
        self._chances: vec[i64] = buffer(32)
        """The chance to win at the own next turn, by who of the others has reached a goal until
        then: four such tables, see `_chance`."""
        self._totals: vec[i64] = buffer(PUSHES)
        self._gains: vec[i64] = buffer(PUSHES * CELLS)
        """What worlds have left after each push wherever one waits, and more on each cell."""
        self._cells: vec[i64] = buffer(PUSHES)
        """The cells to end on, after each push."""
        self._tried: vec[i64] = buffer(PUSHES)
        """In how many worlds it was tried."""
        self._worths: vec[i64] = buffer(PUSHES)
        self._ends: vec[i64] = buffer(PUSHES)
        """What each push is worth so far, and the cell to end on."""
        self._kept: vec[i64] = buffer(PUSHES)
        """The pushes that are still tried, the best first."""
        self._closing: vec[i64] = buffer(CELLS)
        self.shown: vec[i64] = buffer(_OWN + _EACH * MOST_OTHERS)
        """What the net is shown."""
        self.push: i64 = -1
        self.cell: i64 = -1
        self.value: i64 = 0
        """The chance to win with that, in parts of SURE."""
        self._foresee()

    # What the net says

    def _foresee(self) -> None:
        patterns: i64 = at(self._others)
        taken: i64 = 0
        while taken < 2:
            pattern: i64 = 0
            while pattern < patterns:
                far: i64 = SURE
                near: i64 = SURE
                legs: i64 = self._legs - taken
                if legs > 0:
                    self.show(legs, False, pattern)
                    far = self._net.chance(self.shown)
                if legs > 1:
                    self.show(legs, True, pattern)
                    near = self._net.chance(self.shown)
                self._chances[2 * taken * patterns + pattern] = far
                self._chances[(2 * taken + 1) * patterns + pattern] = max(near, far)
                pattern += 1
            taken += 1

    def _chance(self, taken: bool, inside: bool, reached: i64) -> i64:
        """The chance to win at the own next turn: whether the goal is taken now, whether the next
        is then in reach, and who of the others has reached one."""
        table: i64 = (2 if taken else 0) + (1 if inside else 0)
        return self._chances[(table << self._others) + reached]

    def show(self, legs: int, inside: bool, reached: int) -> None:
        """Shows the net the seat's turn: how much is left to it, whether its goal is in reach, and
        how much is left to the others, of whom these have reached one more."""
        self.shown[0] = ONE if inside else 0
        self._show_left(1, legs)
        k: i64 = 0
        while k < self._others:
            self._show_left(_OWN + _EACH * k, self._worlds.legs[k] - ((reached >> k) & 1))
            k += 1

    def _show_left(self, first: i64, legs: i64) -> None:
        shown = self.shown
        shown[first] = 4 * legs
        i: i64 = 1
        while i < _EACH:
            shown[first + i] = ONE if legs == i else 0
            i += 1

    # One turn

    def best_turn(self) -> i64:
        """Tries every push, and every cell after it; leaves the best in `push` and `cell`."""
        state = self._state
        pawn: i64 = state.pawn(self._seat)
        left: i64 = self._list_pushes()
        after = Grid()
        worlds: i64 = self._first
        while worlds <= self._last and not (self._budget.over and self.push >= 0):
            i: i64 = 0
            while i < left and not (self._budget.over and self.push >= 0):
                push: i64 = self._kept[i]
                arrow: i64 = push >> 2
                after.push(self._start, arrow, push & 3)
                cells: i64 = after.reach(pawn_after(pawn, arrow))
                if self._try(push, after, cells, arrow, worlds):
                    self.push = push
                    return self.value
                if self.push < 0:
                    self.push = push
                i += 1
            left = self._better_half(left)
            self.push = self._kept[0]
            worlds *= _MORE
        self.cell = self._ends[self.push]
        self.value = self._worths[self.push]
        return self.value

    def _list_pushes(self) -> i64:
        """Lists all pushes, first those that let the seat take its goal; how many there are."""
        state = self._state
        pawn: i64 = state.pawn(self._seat)
        most: i64 = rotations(state.spare)
        after = Grid()
        left: i64 = 0
        taking: i64 = 0
        push: i64 = 0
        while push < PUSHES:
            arrow: i64 = push >> 2
            if push & 3 < most and arrow != state.banned:
                goal: i64 = self._goal(arrow)
                after.push(self._start, arrow, push & 3)
                self._kept[left] = push
                if goal < SPARE and (after.reach(pawn_after(pawn, arrow)) >> goal) & 1:
                    self._kept[left] = self._kept[taking]
                    self._kept[taking] = push
                    taking += 1
                left += 1
            push += 1
        return left

    def best_move(self, cells: int) -> i64:
        """Tries the cells of a set, with nothing left to push; leaves the best in `cell`."""
        if not self._try(0, self._start, cells, -1, self._last):
            self.cell = self._ends[0]
            self.value = self._worths[0]
        return self.value

    def _goal(self, arrow: i64) -> i64:
        """Where the seat has to get, after a push or now (-1)."""
        state = self._state
        if state.goals_left(self._seat) == 0:
            return state.home(self._seat)
        place: i64 = self._worlds.guesses.places[state.card(self._seat, 0)]
        return place if arrow < 0 else tile_after(place, arrow)

    def _try(self, push: i64, grid: Grid, cells: i64, arrow: i64, upto: i64) -> bool:
        """Tries a push in more worlds, up to so many in all; whether it wins at once."""
        goal: i64 = self._goal(arrow)
        taken = goal < SPARE and (cells >> goal) & 1 != 0
        if taken:
            if self._legs == 1:
                self.cell = goal
                self.value = SURE
                return True
            cells = at(goal)
        cell: i64 = nearest(cells, goal)
        home = not self._state.short and self._legs == (2 if taken else 1)
        if home:
            goal = self._state.home(self._seat)
        self._cells[push] = cells
        world: i64 = self._tried[push]
        while world < upto and not (self._budget.over and world > 0):
            reached: i64 = self._worlds.play(grid, arrow, cell, goal, home, world)
            if reached != WON:
                if taken:
                    self._add_taken(push, reached, home)
                elif home:
                    self._add_homing(push, reached)
                else:
                    self._add_waiting(push, reached)
            world += 1
        self._tried[push] = world
        self._weigh(push, SPARE if taken else goal)
        return False

    # What a world leaves

    def _add_taken(self, push: i64, reached: i64, home: bool) -> None:
        """After the goal was taken: home, or a card that nobody knows yet."""
        far: i64 = self._chance(True, False, reached)
        near: i64 = self._chance(True, True, reached)
        tiles: i64 = self._worlds.tiles()
        if home:
            inside = (tiles >> self._state.home(self._seat)) & 1 != 0
            self._totals[push] += near if inside else far
        else:
            hidden: i64 = self._worlds.hidden
            if hidden:
                far += (near - far) * count(tiles & hidden) // count(hidden)
            self._totals[push] += far

    def _add_waiting(self, push: i64, reached: i64) -> None:
        """After the goal was not taken: it may be in reach from some of the cells."""
        far: i64 = self._chance(False, False, reached)
        gain: i64 = self._chance(False, True, reached) - far
        self._totals[push] += far
        good: i64 = self._worlds.good_cells() & self._cells[push]
        while good:
            self._gains[CELLS * push + low(good)] += gain
            good &= good - 1

    def _add_homing(self, push: i64, reached: i64) -> None:
        """On the way home: whoever is last will close it if it can. The fewer pushes do that, the
        likelier something else is more urgent."""
        far: i64 = self._chance(False, False, reached)
        self._totals[push] += far
        closing = self._closing
        self._worlds.count_closing(closing)
        cells: i64 = self._cells[push]
        while cells:
            cell: i64 = low(cells)
            if closing[cell] < _NEVER:
                self._gains[CELLS * push + cell] += (SURE - far) >> closing[cell]
            cells &= cells - 1

    def _weigh(self, push: i64, goal: i64) -> None:
        """Works out what a push is worth so far, with the best cell."""
        tried: i64 = self._tried[push]
        best: i64 = _NOTHING
        cells: i64 = self._cells[push]
        while cells:
            cell: i64 = low(cells)
            gain: i64 = self._gains[CELLS * push + cell] // tried
            if goal < SPARE:
                gain -= _NEAR * steps(cell, goal)
            if gain > best:
                best = gain
                self._ends[push] = cell
            cells &= cells - 1
        self._worths[push] = self._totals[push] // tried + best

    def _better_half(self, left: i64) -> i64:
        """Puts the pushes that are worth most first, and keeps half of them; how many that is."""
        i: i64 = 1
        while i < left:
            push: i64 = self._kept[i]
            j: i64 = i
            while j > 0 and self._worths[self._kept[j - 1]] < self._worths[push]:
                self._kept[j] = self._kept[j - 1]
                j -= 1
            self._kept[j] = push
            i += 1
        return (left + 1) // 2
