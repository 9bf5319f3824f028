"""The puzzles of Duel: win a game against somebody who always plays the highest card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from clew.core.chance import Chance, Fast
from clew.core.state import Log, State
from clew.puzzles.kind import Answer, Kind, Reply

from . import HAND, Duel, game

__all__ = ["kind"]


class DuelKind(Kind):
    game = game
    levels = (2,)

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        hand = state.legal(seat)
        return [
            list(order) for order in permutations(hand, turns) if self._wins(state, seat, order)
        ]

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        while True:
            state = self.game.new(2, self.game.read_options({}), chance)
            while len(state.played) < HAND - turns:
                state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
            if len(self.answers(state, 1, turns)) == 1:
                yield state

    def reply(self, state: State, seat: int, left: int) -> Reply:  # noqa: ARG002
        after, log = state.clone(), Log()
        other = after.acting()
        after.apply(other, max(after.legal(other)), Fast(1), log)
        return Reply(after, [(after, log)])

    def missed(self, state: State, seat: int, left: int) -> bool:
        rest = self.reply(state, seat, left).state
        return not any(self._wins(rest, seat, order) for order in permutations(rest.legal(seat)))

    def _wins(self, state: State, seat: int, order: tuple[int, ...]) -> bool:
        now = state.clone()
        for action in order:
            now.apply(seat, action, Fast(1), None)
            now = self.reply(now, seat, 0).state
        assert isinstance(now, Duel)
        return now.result() == [1.0 if i == seat - 1 else 0.0 for i in range(2)]


kind = DuelKind()
