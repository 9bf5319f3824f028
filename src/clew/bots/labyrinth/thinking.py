"""What a turn of Labyrinth is worth: exact over all own turns, averaged over the answers.

Compiled. Cells are 0 to 48, and SPARE is where the spare lies. Values count goals: 1 is a goal
reached, or one that an opponent does not reach.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.core.bits import at, low
from clew.core.chance import Chance
from clew.core.state import buffer
from clew.games.labyrinth.maze import (
    across,
    carried,
    down,
    entry,
    exit_,
    flood,
    line_of,
    slide,
    turned,
)
from clew.games.labyrinth.rules import Labyrinth, rotations
from clew.games.labyrinth.turns import regions

__all__ = ["SPARE", "Grid", "Judge", "sources", "tiles_in_reach"]

SPARE: Final = 49
_NOWHERE: Final = 50
_PUSHES: Final = 48
_ALL_TREASURES: Final = 0x1FFFFFE
_REPLIES: Final = 48


@final
class Grid:
    """The tiles alone: where they are open, the spare, and the arrow that is closed."""

    def __init__(self) -> None:
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.spare: i64 = 0
        self.banned: i64 = 12

    def take(self, state: Labyrinth) -> None:
        """Becomes the grid of a position."""
        self.north = state.north
        self.east = state.east
        self.south = state.south
        self.west = state.west
        self.spare = state.spare
        self.banned = state.banned

    def push(self, before: Grid, arrow: i64, turn: i64) -> None:
        """Becomes another grid after a push."""
        side: i64 = arrow // 3
        line: i64 = 2 * (arrow - 3 * side) + 1
        cells: i64 = line_of(side, line)
        place: i64 = entry(side, line)
        out: i64 = exit_(side, line)
        spare: i64 = turned(before.spare, turn)
        self.spare = (
            ((before.north >> out) & 1)
            | (((before.east >> out) & 1) << 1)
            | (((before.south >> out) & 1) << 2)
            | (((before.west >> out) & 1) << 3)
        )
        self.north = slide(before.north, cells, side, place, spare & 1)
        self.east = slide(before.east, cells, side, place, (spare >> 1) & 1)
        self.south = slide(before.south, cells, side, place, (spare >> 2) & 1)
        self.west = slide(before.west, cells, side, place, (spare >> 3) & 1)
        self.banned = arrow + 6 if arrow < 6 else arrow - 6

    def reach(self, cell: i64) -> i64:
        """The cells that corridors connect with one."""
        return flood(down(self.north, self.south), across(self.east, self.west), at(cell))


def pawn_after(cell: i64, arrow: i64) -> i64:
    """Where a pawn is after a push; one that dropped out is at the other end."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    return carried(cell, side, line) if (line_of(side, line) >> cell) & 1 else cell


def tile_after(cell: i64, arrow: i64) -> i64:
    """Where a tile is after a push; the one that dropped out is the SPARE."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    if cell == SPARE:
        return entry(side, line)
    if cell == _NOWHERE or not (line_of(side, line) >> cell) & 1:
        return cell
    return SPARE if cell == exit_(side, line) else carried(cell, side, line)


def _before(cells: i64, arrow: i64) -> i64:
    """A set of cells after a push, where pawns on them were before."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    way: i64 = line_of(side, line)
    inside: i64 = cells & way
    moved: i64
    if side == 0:
        moved = inside >> 7
    elif side == 1:
        moved = inside << 1
    elif side == 2:
        moved = inside << 7
    else:
        moved = inside >> 1
    moved &= way
    if (cells >> entry(side, line)) & 1:
        moved |= at(exit_(side, line))
    return (cells & ~way) | moved


def sources(grid: Grid, target: i64, fixed: bool, out: vec[i64]) -> i64:
    """The cells from which some legal push lets a pawn reach the tile at `target`.

    `fixed`: the target is a cell that no push moves, a home. `out` is room for four sets an arrow.
    """
    most: i64 = rotations(grid.spare)
    found: i64 = 0
    if target == _NOWHERE:
        return 0
    arrow: i64 = 0
    while arrow < 12:
        place: i64 = target if fixed else tile_after(target, arrow)
        if arrow != grid.banned and place != SPARE:
            regions(
                grid.north,
                grid.east,
                grid.south,
                grid.west,
                arrow,
                place,
                grid.spare,
                most,
                out,
            )
            cells: i64 = 0
            turn: i64 = 0
            while turn < most:
                cells |= out[4 * arrow + turn]
                turn += 1
            found |= _before(cells, arrow)
        arrow += 1
    return found


def tiles_in_reach(grid: Grid, pawn: i64, out: vec[i64]) -> i64:
    """The tiles, by their cells now, that a pawn can be on after some legal push and a move.

    The spare is bit 49. `out` is room for four sets an arrow.
    """
    most: i64 = rotations(grid.spare)
    found: i64 = 0
    arrow: i64 = 0
    while arrow < 12:
        if arrow != grid.banned:
            regions(
                grid.north,
                grid.east,
                grid.south,
                grid.west,
                arrow,
                pawn_after(pawn, arrow),
                grid.spare,
                most,
                out,
            )
            cells: i64 = 0
            turn: i64 = 0
            while turn < most:
                cells |= out[4 * arrow + turn]
                turn += 1
            found |= _tiles_before(cells, arrow)
        arrow += 1
    return found


def _tiles_before(cells: i64, arrow: i64) -> i64:
    """A set of cells after a push, as the tiles on them lay before; the spare is bit 49."""
    side: i64 = arrow // 3
    line: i64 = 2 * (arrow - 3 * side) + 1
    tiles: i64 = _before(cells, arrow) & ~at(exit_(side, line))
    if (cells >> entry(side, line)) & 1:
        tiles |= at(SPARE)
    return tiles


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
        self._room: vec[i64] = buffer(_PUSHES)
        self._one: Grid = Grid()
        self._two: Grid = Grid()
        self._tiles: vec[i64] = vec[i64]([_NOWHERE] * 25)
        """Where each treasure lies."""
        self._wanted: vec[i64] = buffer(25 * 5)
        """How likely each treasure is a seat's goal, for each seat 25 weights."""
        self._sum: vec[i64] = buffer(5)
        self._reply: vec[i64] = buffer(4 * _REPLIES)
        """What opponents may push before the own next turn, four pushes an answer."""
        self._homing: vec[i64] = buffer(_REPLIES)
        """For each answer from where the goal can then be reached."""
        self.push: i64 = -1
        self.cell: i64 = -1
        self.value: float = 0.0
        self._locate()
        self._believe()

    def _locate(self) -> None:
        state = self._state
        marked: i64 = state.mark0 | state.mark1 | state.mark2 | state.mark3 | state.mark4
        while marked:
            cell: i64 = low(marked)
            self._tiles[state.treasure(cell)] = cell
            marked &= marked - 1
        if state.spare_mark:
            self._tiles[state.spare_mark] = SPARE

    def _believe(self) -> None:
        """How likely each treasure is each seat's next goal, by what is public.

        Who moved last would have taken a goal that was in reach, and ended near to it.
        """
        state = self._state
        hidden: i64 = _ALL_TREASURES
        seat: i64 = 1
        while seat <= state.players:
            place: i64 = state.goals_left(seat)
            while place < state.goals:
                hidden &= ~at(state.card(seat, place))
                place += 1
            seat += 1
        own: i64 = self._own_known()
        hidden &= ~own
        seat = 1
        while seat <= state.players:
            self._guess(seat, hidden)
            seat += 1

    def _own_known(self) -> i64:
        """The treasures in the own pile that the seat knows."""
        state = self._state
        left: i64 = state.goals_left(self._seat)
        known: i64 = 2 if (state.opened >> (self._seat - 1)) & 1 else 1
        if (state.searched >> (self._seat - 1)) & 1:
            known = left
        cards: i64 = 0
        place: i64 = 0
        while place < known and place < left:
            cards |= at(state.card(self._seat, place))
            place += 1
        return cards

    def _guess(self, seat: i64, hidden: i64) -> None:
        state = self._state
        first: i64 = 25 * seat
        reach: i64 = 0
        pawn: i64 = state.pawn(seat)
        mine = seat == self._seat
        if mine and (state.searched >> (seat - 1)) & 1:
            hidden = self._own_known()
            if state.goals_left(seat) > 1:
                hidden &= ~at(state.card(seat, 0))
        just = not mine and ((state.following >> (4 * seat - 4)) & 15) == self._seat
        if just and state.phase == 0:
            here: i64 = state.treasure(pawn)
            if here == 0 or (hidden >> here) & 1:
                v: i64 = down(state.north, state.south)
                reach = flood(v, across(state.east, state.west), at(pawn))
        total: i64 = 0
        while hidden:
            treasure: i64 = low(hidden)
            cell: i64 = self._tiles[treasure]
            weight: i64 = 12
            if just and cell < SPARE:
                weight = 0 if (reach >> cell) & 1 else 48 // (3 + _steps(pawn, cell))
            self._wanted[first + treasure] = weight
            total += weight
            hidden &= hidden - 1
        self._sum[seat] = total

    def again(self) -> None:
        """The next turn is the own one too (LB-21)."""
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

    def worth_of(self, arrow: int, turn: int) -> float:
        """What a push is worth, with the best move after it."""
        before = Grid()
        before.take(self._state)
        after = Grid()
        after.push(before, arrow, turn)
        pawn: i64 = pawn_after(self._state.pawn(self._seat), arrow)
        return self._best_cell(after, after.reach(pawn), arrow)

    def _place(self, treasure: i64, arrow: i64) -> i64:
        """Where a treasure is after the push that is judged, or now if there is none (-1)."""
        tile: i64 = self._tiles[treasure]
        return tile if arrow < 0 else tile_after(tile, arrow)

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
        goal: i64 = self._place(state.card(seat, 0), arrow)
        second: i64 = -1
        if (state.opened >> (seat - 1)) & 1 and left > 1:
            second = self._place(state.card(seat, 1), arrow)
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
        """What it costs that opponents may reach their goals in their next turns."""
        state = self._state
        total: float = 0.0
        weight: float = self._threat
        seat: i64 = (state.following >> (4 * self._seat - 4)) & 15
        while seat != self._seat:
            pawn: i64 = state.pawn(seat)
            if arrow >= 0:
                pawn = pawn_after(pawn, arrow)
            self._budget.spend()
            tiles: i64 = tiles_in_reach(grid, pawn, self._room)
            if state.goals_left(seat) == 0:
                if self._comes_home(grid, seat, pawn):
                    total += 6.0 * weight
            else:
                last: float = 3.0 if state.goals_left(seat) == 1 and state.short else 1.0
                total += last * weight * self._chance_of(seat, tiles, arrow)
            weight *= 0.6
            seat = (state.following >> (4 * seat - 4)) & 15
        return total

    def _comes_home(self, grid: Grid, seat: i64, pawn: i64) -> bool:
        return (sources(grid, self._state.home(seat), True, self._room) >> pawn) & 1 != 0

    def _chance_of(self, seat: i64, tiles: i64, arrow: i64) -> float:
        """How likely a seat's goal is on one of these tiles."""
        if self._sum[seat] == 0:
            return 0.0
        likely: i64 = 0
        treasure: i64 = 1
        first: i64 = 25 * seat
        while treasure <= 24:
            weight: i64 = self._wanted[first + treasure]
            if weight and (tiles >> self._place(treasure, arrow)) & 1:
                likely += weight
            treasure += 1
        return float(likely) / float(self._sum[seat])

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
                self._reply[4 * n + k] = self._chance.below(_PUSHES)
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
        """The best cell to wait on: from where most answers leave the goal in reach."""
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
            value -= self._nearness * float(_steps(cell, goal))
        return value

    def _taking(self, grid: Grid, cell: i64, other: i64, arrow: i64) -> float:
        """What it is worth to take the goal on a cell: that, and how it goes on from there."""
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
                if self._comes_home(then, self._seat, pawn):
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
        if self._sum[self._seat] == 0:
            return 0.0
        likely: i64 = 0
        first: i64 = 25 * self._seat
        treasure: i64 = 1
        while treasure <= 24:
            weight: i64 = self._wanted[first + treasure]
            if weight and (tiles >> self._tile_then(self._place(treasure, arrow), n)) & 1:
                likely += weight
            treasure += 1
        return float(likely) / float(self._sum[self._seat])


def _steps(cell: i64, other: i64) -> i64:
    """How many steps from a cell to another, walls or not."""
    across_: i64 = cell % 7 - other % 7
    down_: i64 = cell // 7 - other // 7
    return (across_ if across_ > 0 else -across_) + (down_ if down_ > 0 else -down_)
