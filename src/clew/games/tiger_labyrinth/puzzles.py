"""The Lady and the Tiger: Labyrinth: win in so many turns, whatever the other does."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from clew import bots
from clew.bots.search.alphabeta import FAR, WIN, AlphaBeta
from clew.bots.search.budget import Budget
from clew.core.chance import Chance
from clew.core.state import Log, State
from clew.games import find
from clew.games.tiger_labyrinth.bots import solve
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.position import Position
from clew.games.tiger_labyrinth.rules import STEPPING, TigerLabyrinth
from clew.puzzles.kind import Answer, Certain, Kind, Reply
from clew.table.eyes import Sight

__all__ = ["TigerKind", "kind"]

_NODES = 4_000_000
"""Positions that take longer to solve are not taken."""
_PLAYERS = ("adept", "novice")
_LONGEST = 160
"""Games that have not ended by then are abandoned."""
_IDLE = 3
"""How many turns the other looks ahead once it is not lost any more."""


class TigerKind(Kind):
    """The other side answers as well as possible: it holds out as long as it can."""

    game = find("tiger-labyrinth")
    symbol = "🐯"
    levels = (2, 3)
    heavy = True

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        """One answer for each first step that wins in time, against the best defence."""
        assert isinstance(state, TigerLabyrinth)
        if turns > 1 and solve(state, turns - 1)[0]:
            return []
        found: list[Answer] = []
        for step in state.legal(seat):
            after = state.clone()
            after.apply(seat, step, Certain(), None)
            if not after.pending():
                found.append([step])
            elif after.acting() == seat and _wins(after, turns):
                found.append([step, *self._go_on(after, seat, turns)])
        return found

    def _go_on(self, state: TigerLabyrinth, seat: int, turns: int) -> Answer:
        """The rest of a won turn and all after it."""
        answer: Answer = []
        now: State = state.clone()
        while now.pending():
            assert isinstance(now, TigerLabyrinth)
            if now.acting() != seat:
                turns -= 1
                now = self.reply(now, seat, turns).state
                continue
            _, action = solve(now, turns)
            answer.append(action)
            now = now.clone()
            now.apply(seat, action, Certain(), None)
        return answer

    def reply(self, state: State, seat: int, left: int) -> Reply:
        steps: list[tuple[State, Log]] = []
        while state.pending() and (other := state.acting()) != seat:
            assert isinstance(state, TigerLabyrinth)
            search = AlphaBeta(TigerLine(state), Budget(), bits=18)
            action = search.run(2 * left if left else _IDLE)
            log = Log()
            state = state.clone()
            state.apply(other, action, Certain(), log)
            steps.append((state, log))
        return Reply(state, steps)

    def missed(self, state: State, seat: int, left: int) -> bool:
        """Whether the other side, which is to move, does not lose within the turns that are
        left."""
        assert isinstance(state, TigerLabyrinth)
        if state.acting() == seat:
            return not solve(state, left)[0]
        if left == 0:
            return True
        search = AlphaBeta(TigerLine(state), Budget(), bits=18)
        search.run(2 * left)
        return search.value > -FAR or WIN + search.value > 2 * left

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        """Positions from games between bots, at the first moment at which they are won."""
        options = self.game.read_options({"repetition": False})
        while True:
            state = self.game.new(2, options, chance)
            for _ in range(_LONGEST):
                seat = state.acting()
                if not seat:
                    break
                if state.phase == STEPPING and _worth(state, seat) and self._good(state, turns):
                    yield self._tidy(state)
                    break
                level = _PLAYERS[chance.below(len(_PLAYERS))]
                view = Sight(self.game, state, seat).perspective(chance.word())
                state.apply(seat, bots.find(self.game.id, level)(view), chance, None)

    def _good(self, state: TigerLabyrinth, turns: int) -> bool:
        """Won in just so many turns, by one first step only."""
        budget = Budget(_NODES)
        least, _ = solve(state, turns, budget)
        if least != turns or budget.over:
            return False
        return len(self.answers(state, state.seat, turns)) == 1

    def _tidy(self, state: TigerLabyrinth) -> State:
        """Without what happened before."""
        position = self.game.position(state)
        assert isinstance(position, Position)
        tidy: State = self.game.restore(msgspec.structs.replace(position, past=[], turn=2))
        return tidy


def _wins(state: TigerLabyrinth, turns: int) -> bool:
    """In the middle of a turn, which counts."""
    return 0 < solve(state, turns)[0] <= turns


def _worth(state: TigerLabyrinth, seat: int) -> bool:
    """Whether a win may be near: most cubs are home or beside it."""
    return state.home(seat) >= 2


kind = TigerKind()
