"""Kind: what a game must provide so that its puzzles can be made and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from clew.core.chance import Chance
from clew.core.game import Game
from clew.core.state import Log, State

__all__ = ["Answer", "Kind", "Reply"]

Answer: TypeAlias = list[int]
"""The solver's actions that reach the aim, in order."""


class Reply(NamedTuple):
    """What the others did between two turns of the solver: each position with what it told."""

    state: State
    steps: list[tuple[State, Log]]


class Kind:
    """Puzzles of one game: a seat is to win within so many of its turns."""

    game: ClassVar[Game[Any]]
    levels: ClassVar[tuple[int, ...]]
    """How many turns there may be."""
    heavy: ClassVar[bool] = False
    """Whether answering takes so long that a server computes it in another process."""

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        """All shortest answers, as far as the solver has a choice; empty if fewer turns are
        enough."""
        raise NotImplementedError

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        """Positions that are good puzzles, without end."""
        raise NotImplementedError

    def reply(self, state: State, seat: int, left: int) -> Reply:  # noqa: ARG002
        """The position when it is the solver's turn again: nobody else moves.

        `left` is how many turns the solver still has.
        """
        position = self.game.position(state)
        return Reply(self.game.restore(msgspec.structs.replace(position, seat=seat)), [])

    def missed(self, state: State, seat: int, left: int) -> bool:  # noqa: ARG002
        """Whether, after a turn of the solver, the aim can no longer be reached in the turns that
        are left."""
        return left == 0
