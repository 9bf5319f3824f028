# Compiled by mypyc.
"""Alpha-beta: exact over the next turns of a game for two with nothing hidden.

Iterative deepening by whole turns, a transposition table in flat vecs, null windows around
the principal variation, and moves ordered by the table, by killers and by what cut before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.budget import Budget
from clew.bots.search.line import GOING, UNKNOWN, Line
from clew.core.bits import shl
from clew.core.state import buffer

__all__ = ["FAR", "WIN", "AlphaBeta", "turns_to_end"]

WIN: Final = 30000
"""The value of a won game; it is one less for each turn that the win takes."""
FAR: Final = 25000
"""A value above this is a certain win."""
_MOST: Final = 200
"""No line has more moves."""
_DEEPEST: Final = 60
_DEEP: Final = 3
"""Where so many turns are left, late moves may be looked at less deep."""
_NO_MOVE: Final = 0xFFFF
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
_SHIFT: Final = 32768
_FIRST: Final = 1000000000
_KILLER: Final = 100000000


def turns_to_end(value: int) -> int:
    """In how many turns of both sides a value sees the end; 0 if it does not."""
    return WIN - abs(value) if abs(value) > FAR else 0


@final
class AlphaBeta:
    """One search of a line. Positive values are good for the side to move at its start."""

    def __init__(self, line: Line, budget: Budget, bits: int = 16, late: int = 0) -> None:
        """`bits`: the transposition table holds 2**bits positions. `late`: moves that come after so
        many better-looking ones are looked at a turn less deep, unless that shows that they are
        good; 0: all equally deep, so that a forced win is surely found."""
        self._line = line
        self._budget = budget
        self._mask: i64 = shl(1, bits) - 1
        self._keys: vec[i64] = buffer(shl(1, bits))
        self._data: vec[i64] = buffer(shl(1, bits))
        self._moves: vec[i64] = buffer(_MOST * line.WIDTH)
        self._ranks: vec[i64] = buffer(_MOST * line.WIDTH)
        self._width: i64 = line.WIDTH
        self._killers: vec[i64] = vec[i64]([_NO_MOVE] * (2 * _MOST))
        self._history: vec[i64] = buffer(line.MOVES)
        self._start: i64 = line.turn()
        self._late: i64 = late if late > 0 else _MOST
        self.move: i64 = -1
        """The best move found."""
        self.value: i64 = 0
        """What it is worth."""
        self.depth: i64 = 0
        """How many turns were looked ahead completely."""

    def nodes(self) -> int:
        return self._budget.used

    def run(self, deepest: int = _DEEPEST) -> int:
        """Looks ahead turn by turn while the budget lasts, and returns the best move.

        Stops early when the end is certain, and when there is only one move.
        """
        most: i64 = min(deepest, _DEEPEST)
        n: i64 = self._line.fill(self._moves, 0)
        self.move = self._moves[0]
        depth: i64 = 1
        while depth <= most:
            value: i64 = self._root(depth)
            if self._budget.over:
                break
            self.value = value
            self.depth = depth
            if value > FAR and WIN - value <= depth:
                break
            if value < -FAR and WIN + value <= depth:
                break
            if n == 1 and depth >= 2:
                break
            depth += 1
        return self.move

    def _root(self, depth: i64) -> i64:
        """Searches all moves of the first position; a better move counts as soon as it is found."""
        line = self._line
        n: i64 = line.fill(self._moves, 0)
        self._rank(0, 0, n, self.move)
        alpha: i64 = -WIN
        side: i64 = line.side()
        i: i64 = 0
        while i < n:
            move: i64 = self._next(i, n)
            value: i64 = self._try(move, side, depth, 1, alpha, WIN, i > 0)
            if self._budget.over:
                break
            if value > alpha:
                alpha = value
                self.move = move
                self.value = value
            i += 1
        return alpha

    def _try(
        self, move: i64, side: i64, depth: i64, ply: i64, alpha: i64, beta: i64, narrow: bool
    ) -> i64:
        """The value of a move for `side`. A move that is expected to be worse gets a null window
        first."""
        line = self._line
        turn: i64 = line.turn()
        line.play(move)
        left: i64 = depth - (line.turn() - turn)
        value: i64
        if line.side() == side:
            if narrow:
                value = self._search(left, ply, alpha, alpha + 1)
                if value > alpha and value < beta:
                    value = self._search(left, ply, alpha, beta)
            else:
                value = self._search(left, ply, alpha, beta)
        elif narrow:
            value = -self._search(left, ply, -alpha - 1, -alpha)
            if value > alpha and value < beta:
                value = -self._search(left, ply, -beta, -alpha)
        else:
            value = -self._search(left, ply, -beta, -alpha)
        line.undo()
        return value

    def _search(self, depth: i64, ply: i64, alpha: i64, beta: i64) -> i64:
        line = self._line
        if self._budget.spend():
            return 0
        verdict: i64 = line.verdict()
        if verdict == 0:
            return line.drawn()
        if verdict != GOING:
            return verdict * (WIN - (line.turn() - self._start))
        if depth <= 0 or ply >= _MOST - 1:
            return line.worth()
        if depth == 1:
            value: i64 = line.last(beta)
            if value != UNKNOWN:
                self._budget.used += line.looked()
                return value
        key: i64 = line.key()
        place: i64 = key & self._mask
        first: i64 = _NO_MOVE
        if self._keys[place] == key:
            data: i64 = self._data[place]
            first = data & 0xFFFF
            if (data >> 18) & 0xFF >= depth:
                known: i64 = self._from_table(data)
                bound: i64 = (data >> 16) & 3
                if (
                    bound == _EXACT
                    or (bound == _AT_LEAST and known >= beta)
                    or (bound == _AT_MOST and known <= alpha)
                ):
                    return known
        return self._best(depth, ply, alpha, beta, key, first)

    def _best(self, depth: i64, ply: i64, alpha: i64, beta: i64, key: i64, first: i64) -> i64:
        """The best value over all moves of a position that goes on."""
        line = self._line
        side: i64 = line.side()
        start: i64 = ply * self._width
        n: i64 = line.fill(self._moves, start)
        self._rank(ply, start, n, first)
        best: i64 = -WIN
        chosen: i64 = _NO_MOVE
        low: i64 = alpha
        i: i64 = 0
        while i < n:
            move: i64 = self._next(start + i, start + n)
            value: i64
            if i >= self._late and depth >= _DEEP:
                value = self._try(move, side, depth - 1, ply + 1, low, low + 1, False)
                if value > low and not self._budget.over:
                    value = self._try(move, side, depth, ply + 1, low, beta, True)
            else:
                value = self._try(move, side, depth, ply + 1, low, beta, i > 0)
            if self._budget.over:
                return 0
            if value > best:
                best = value
                chosen = move
                if value > low:
                    low = value
                    if low >= beta:
                        self._cut(move, ply, depth)
                        break
            i += 1
        bound: i64 = _EXACT
        if best >= beta:
            bound = _AT_LEAST
        elif best <= alpha:
            bound = _AT_MOST
        self._keep(key, depth, best, bound, chosen)
        return best

    def _cut(self, move: i64, ply: i64, depth: i64) -> None:
        """Notes a move that caused a cutoff."""
        if self._killers[2 * ply] != move:
            self._killers[2 * ply + 1] = self._killers[2 * ply]
            self._killers[2 * ply] = move
        self._history[move] += depth * depth
        if self._history[move] > _KILLER // 4:
            i: i64 = 0
            while i < len(self._history):
                self._history[i] >>= 1
                i += 1

    def _keep(self, key: i64, depth: i64, value: i64, bound: i64, move: i64) -> None:
        """Stores a position in the table. Wins are stored by their distance from this position."""
        passed: i64 = self._line.turn() - self._start
        if value > FAR:
            value += passed
        elif value < -FAR:
            value -= passed
        place: i64 = key & self._mask
        self._keys[place] = key
        self._data[place] = move | (bound << 16) | (depth << 18) | ((value + _SHIFT) << 26)

    def _from_table(self, data: i64) -> i64:
        value: i64 = (data >> 26) - _SHIFT
        passed: i64 = self._line.turn() - self._start
        if value > FAR:
            return value - passed
        if value < -FAR:
            return value + passed
        return value

    def _rank(self, ply: i64, start: i64, n: i64, first: i64) -> None:
        """Notes how soon each move should be tried."""
        one: i64 = self._killers[2 * ply]
        two: i64 = self._killers[2 * ply + 1]
        i: i64 = start
        end: i64 = start + n
        while i < end:
            move: i64 = self._moves[i]
            if move == first:
                self._ranks[i] = _FIRST
            elif move == one:
                self._ranks[i] = _KILLER + 1
            elif move == two:
                self._ranks[i] = _KILLER
            else:
                self._ranks[i] = self._history[move] + self._line.promise(move)
            i += 1

    def _next(self, place: i64, end: i64) -> i64:
        """Brings the most promising of the moves from `place` on to that place."""
        most: i64 = self._ranks[place]
        found: i64 = place
        i: i64 = place + 1
        while i < end:
            if self._ranks[i] > most:
                most = self._ranks[i]
                found = i
            i += 1
        move: i64 = self._moves[found]
        if found != place:
            self._moves[found] = self._moves[place]
            self._ranks[found] = self._ranks[place]
            self._moves[place] = move
            self._ranks[place] = most
        return move
