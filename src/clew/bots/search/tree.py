# Compiled by mypyc.
"""Information-set Monte Carlo tree search: one tree of what a seat can see.

Every iteration samples anew what the seat does not know (`State.sample`), walks down the tree along
moves that are legal in that world, adds one node, plays on with the game's own guide, and notes the
result for the seat that chose each move. With nothing hidden it is plain Monte Carlo tree search.

The tree is flat vecs: the garbage collector has nothing to walk over.
"""

from __future__ import annotations

from math import log, sqrt
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.bots.search.budget import Budget
from clew.core.chance import Chance
from clew.core.state import State, buffer

__all__ = ["WHOLE", "Guide", "Tree"]

WHOLE: Final = 1000000
"""A whole win, in the parts that results are counted in."""
_DEEPEST: Final = 64
_SEATS: Final = 9
_MOST: Final = 50000


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game knows about itself: which moves to consider, how to play on, who is ahead.

    The base class considers all legal moves and plays at random to the end.
    """

    WIDTH: ClassVar[int] = 0
    """No more moves than this are considered at once; 0: as many as the game has."""

    def __init__(self, horizon: int = 1000000) -> None:
        self.horizon: i64 = horizon
        """How many decisions are played beyond the tree before `judge` is asked."""

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:
        """A world that a seat thinks possible. Worlds that it thinks more likely come more
        often."""
        return world.sample(seat, chance)

    def moves(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Writes the moves to consider, in rising order, and says how many."""
        return state.fill(seat, out)

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        """A move for playing on quickly."""
        return state.pick(seat, chance)

    def judge(self, state: State, out: vec[i64]) -> None:
        """Writes each seat's share of the win, in parts of WHOLE, from place 1 on."""
        raise NotImplementedError("a guide with a horizon must judge positions")

    def stops(self, state: State) -> bool:  # noqa: ARG002
        """Whether to `judge` here, however far the horizon is."""
        return False

    def thinks(self, seat: i64, viewer: i64) -> bool:  # noqa: ARG002
        """Whether a seat's moves are searched for the best, or left to `choose`.

        In games with secrets, an opponent whose moves are searched would learn in the tree what it
        cannot know, because the searching seat's secrets are the same in all worlds.
        """
        return True

    def seen(self, state: State, seat: i64, action: i64, viewer: i64) -> i64:  # noqa: ARG002
        """How an action of a seat looks to another: equal for actions it cannot tell apart."""
        return action


@final
class Tree:
    """One search, for the seat that must decide in a world."""

    def __init__(
        self,
        world: State,
        seat: int,
        guide: Guide,
        chance: Chance,
        budget: Budget,
        explore: float = 0.7,
    ) -> None:
        self._world = world
        self._seat: i64 = seat
        self._guide = guide
        self._chance = chance
        self._budget = budget
        self._explore: float = explore
        size: i64 = 4 * min(budget.nodes, _MOST) + 2
        self._size: i64 = size
        self._child: vec[i64] = buffer(size)
        """The first child, by rising label; 0 is none."""
        self._sibling: vec[i64] = buffer(size)
        self._label: vec[i64] = buffer(size)
        self._visits: vec[i64] = buffer(size)
        self._available: vec[i64] = buffer(size)
        self._total: vec[i64] = buffer(size)
        """The sum over all visits of what the seat that chose it got."""
        self._nodes: i64 = 1
        width: i64 = guide.WIDTH if guide.WIDTH > 0 else world.WIDTH
        self._moves: vec[i64] = buffer(width)
        self._fresh: vec[i64] = buffer(width)
        self._known: vec[i64] = buffer(width)
        self._path: vec[i64] = buffer(_DEEPEST + 1)
        self._mover: vec[i64] = buffer(_DEEPEST + 1)
        self._shares: vec[i64] = buffer(_SEATS)
        self.iterations: i64 = 0

    def run(self) -> int:
        """Searches while the budget lasts, and returns the move tried most often."""
        while not self._budget.spend():
            self._iterate()
        return self.best()

    def best(self) -> int:
        """The move tried most often; if several were, the one that did best."""
        child: i64 = self._child[0]
        if child == 0:
            return self._world.pick(self._seat, self._chance)
        found: i64 = child
        while child:
            more: i64 = self._visits[child] - self._visits[found]
            if more > 0 or (more == 0 and self._total[child] > self._total[found]):
                found = child
            child = self._sibling[child]
        return self._label[found]

    def tried(self) -> list[tuple[int, int, float]]:
        """Each move of the first decision, how often it was tried, and how it went, 0 to 1."""
        found: list[tuple[int, int, float]] = []
        child: i64 = self._child[0]
        while child:
            visits: i64 = self._visits[child]
            mean = float(self._total[child]) / float(max(visits, 1)) / float(WHOLE)
            found.append((self._label[child], visits, mean))
            child = self._sibling[child]
        return found

    def _iterate(self) -> None:
        state = self._guide.imagine(self._world, self._seat, self._chance)
        node: i64 = 0
        depth: i64 = 0
        growing = True
        while growing and depth < _DEEPEST:
            seat: i64 = state.acting()
            if seat == 0 or self._guide.stops(state):
                break
            if (state.pending() >> (self._seat - 1)) & 1:
                # If several seats choose at once, the searching seat chooses first.
                seat = self._seat
            before: i64 = self._nodes
            if self._guide.thinks(seat, self._seat):
                node = self._descend(state, node, seat)
                growing = self._nodes == before and node != 0
            else:
                node = self._accept(state, node, seat)
                growing = node != 0
            if node != 0:
                self._path[depth] = node
                self._mover[depth] = seat
                depth += 1
        self._play_on(state)
        i: i64 = 0
        while i < depth:
            node = self._path[i]
            self._visits[node] += 1
            self._total[node] += self._shares[self._mover[i]]
            i += 1
        self.iterations += 1

    def _descend(self, state: State, node: i64, seat: i64) -> i64:
        """Plays one move in a state and goes to its node, which may be new; 0 if there is no
        room for it."""
        n: i64 = self._guide.moves(state, seat, self._moves)
        fresh: i64 = self._match(state, node, seat, n)
        if fresh == 0:
            return self._follow(state, seat, n)
        pick: i64 = self._fresh[self._chance.below(fresh)]
        action: i64 = self._moves[pick]
        label: i64 = self._guide.seen(state, seat, action, self._seat)
        state.apply(seat, action, self._chance, None)
        if self._nodes >= self._size:
            return 0
        return self._grow(node, label)

    def _accept(self, state: State, node: i64, seat: i64) -> i64:
        """Plays a move that the guide chooses and goes to its node, 0 if there is no room."""
        action: i64 = self._guide.choose(state, seat, self._chance)
        label: i64 = self._guide.seen(state, seat, action, self._seat)
        state.apply(seat, action, self._chance, None)
        child: i64 = self._child[node]
        while child and self._label[child] < label:
            child = self._sibling[child]
        if child and self._label[child] == label:
            return child
        return self._grow(node, label) if self._nodes < self._size else 0

    def _match(self, state: State, node: i64, seat: i64, n: i64) -> i64:
        """Notes which child each of n moves leads to, and which moves have no child yet; returns
        the number of these.

        Moves and children are both in rising order, unless actions look alike.
        """
        fresh: i64 = 0
        child: i64 = self._child[node]
        last: i64 = -1
        i: i64 = 0
        while i < n:
            label: i64 = self._guide.seen(state, seat, self._moves[i], self._seat)
            if label < last:
                child = self._child[node]
            last = label
            while child and self._label[child] < label:
                child = self._sibling[child]
            if child and self._label[child] == label:
                self._known[i] = child
            else:
                self._known[i] = 0
                self._fresh[fresh] = i
                fresh += 1
            i += 1
        return fresh

    def _follow(self, state: State, seat: i64, n: i64) -> i64:
        """Chooses among the known moves, and prefers promising and little-tried ones."""
        best: float = -1.0
        found: i64 = 0
        alike: i64 = 1
        i: i64 = 0
        while i < n:
            child: i64 = self._known[i]
            visits: float = float(max(self._visits[child], 1))
            self._available[child] += 1
            value: float = float(self._total[child]) / visits / float(WHOLE)
            value += self._explore * sqrt(log(float(self._available[child] + 1)) / visits)
            if value > best:
                best = value
                found = i
                alike = 1
            elif child == self._known[found]:
                # Several actions look alike: one of them is drawn, each equally likely.
                alike += 1
                if self._chance.below(alike) == 0:
                    found = i
            i += 1
        child = self._known[found]
        state.apply(seat, self._moves[found], self._chance, None)
        return child

    def _grow(self, node: i64, label: i64) -> i64:
        """A new child, in its place among the others."""
        new: i64 = self._nodes
        self._nodes += 1
        self._label[new] = label
        self._available[new] = 1
        before: i64 = 0
        child: i64 = self._child[node]
        while child and self._label[child] < label:
            before = child
            child = self._sibling[child]
        self._sibling[new] = child
        if before:
            self._sibling[before] = new
        else:
            self._child[node] = new
        return new

    def _play_on(self, state: State) -> None:
        """Plays a world on by the guide, and writes everybody's share."""
        left: i64 = self._guide.horizon
        seat: i64 = state.acting()
        while seat and left > 0 and not self._guide.stops(state):
            state.apply(seat, self._guide.choose(state, seat, self._chance), self._chance, None)
            seat = state.acting()
            left -= 1
        shares = state.result()
        if shares is None:
            self._guide.judge(state, self._shares)
            return
        i: i64 = 0
        while i < len(shares):
            self._shares[i + 1] = int(shares[i] * float(WHOLE))
            i += 1
