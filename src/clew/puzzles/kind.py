"""Kind: what a game must provide so that its puzzles can be made and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from clew.core.chance import Chance
from clew.core.game import Game
from clew.core.state import Log, State

__all__ = ["Answer", "Certain", "Kind", "LeftToChance", "Reply"]

Answer: TypeAlias = list[int]
"""The solver's actions that reach the aim, in order."""


class LeftToChance(Exception):
    """An action whose outcome is drawn."""


class Certain(Chance):
    """For search where nothing may be drawn: an answer must not be luck."""

    def word(self) -> int:
        raise LeftToChance


class Reply(NamedTuple):
    """What the others did between two turns of the solver: each position with what it told."""

    state: State
    steps: list[tuple[State, Log]]


class Kind:
    """Puzzles of one game: a seat is to reach an aim within so many of its turns."""

    game: ClassVar[Game[Any]]
    levels: ClassVar[tuple[int, ...]]
    """How many turns there may be."""
    symbol: ClassVar[str] = "🧩"
    """Stands for the game in a line to share."""
    heavy: ClassVar[bool] = False
    """Whether answering takes so long that a server computes it in another process."""

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        """All shortest answers, as far as the solver has a choice; empty if fewer turns are
        enough."""
        raise NotImplementedError

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        """Positions that are good puzzles, without end."""
        raise NotImplementedError

    def aim(self, state: State, seat: int, answer: Answer) -> int:  # noqa: ARG002
        """How much an answer brings, where the aim is so much of something; 0 where it is to
        win."""
        return 0

    def reached(self, start: State, now: State, seat: int, aim: int) -> bool:  # noqa: ARG002
        """Whether the solver has what is asked for: the game is won."""
        return not now.pending() and (now.result() or [])[seat - 1] == 1

    def strays(self, before: State, seat: int, action: int, log: Log) -> bool:  # noqa: ARG002
        """Whether an action, which told this, was wrong in itself, whatever came of it. A kind that
        judges turns only when they are over says no."""
        return False

    def reply(self, state: State, seat: int, left: int) -> Reply:
        """The position when it is the solver's turn again: nobody else moves.

        `left` is how many turns the solver still has; with none it is nobody's turn any more.
        """
        if left == 0:
            return Reply(state, [])
        position = self.game.position(state)
        return Reply(self.game.restore(msgspec.structs.replace(position, seat=seat)), [])

    def missed(self, state: State, seat: int, left: int) -> bool:  # noqa: ARG002
        """Whether, after a turn of the solver, the aim can no longer be reached in the turns that
        are left."""
        return left == 0
