"""Puzzles of Labyrinth: reach the goal in so many turns while nobody else moves."""

from __future__ import annotations

from collections.abc import Iterator

from clew.core.chance import Chance
from clew.core.state import State
from clew.games import find
from clew.games.labyrinth.bots.solving import fewest, from_where, walk
from clew.games.labyrinth.maze import CELLS
from clew.games.labyrinth.rules import Labyrinth
from clew.puzzles.kind import Answer, Kind

__all__ = ["LabyrinthKind", "kind"]

_MAX_LINES = {1: 1, 2: 3, 3: 40}
"""By number of turns, the highest number of answers that a puzzle may have, counted by their
pushes."""
_TRIES = 4
"""How many places of the pawn are tried on each board."""


class LabyrinthKind(Kind):
    """The solver sits on seat 1 with one goal left, and finding it wins (LB-16)."""

    game = find("labyrinth")
    symbol = "💎"
    levels = (1, 2, 3)

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        assert isinstance(state, Labyrinth)
        lines = fewest(state, seat, turns)
        if lines.turns != turns:
            return []
        return [walk(state, seat, pushes) for pushes in lines.pushes]

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        """Boards as they are dealt, with the pawn anywhere."""
        options = self.game.read_options({"goals": 1, "short": True, "start": 1})
        while True:
            state = self.game.new(2, options, chance)
            nearer = 0
            for fewer in range(1, turns):
                nearer |= from_where(state, 1, fewer)
            pawns = [cell for cell in range(CELLS) if not nearer >> cell & 1]
            for _ in range(min(_TRIES, len(pawns))):
                pawn = pawns.pop(chance.below(len(pawns)))
                state.place(1, pawn)
                few = _MAX_LINES[turns]
                found = fewest(state, 1, turns, few + 1)
                if found.turns == turns and len(found.pushes) <= few:
                    yield state
                    break


kind = LabyrinthKind()
