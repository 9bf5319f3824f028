# Compiled by mypyc.
"""Line: a position of a game for two that a search walks along and back."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

__all__ = ["GOING", "UNKNOWN", "Line"]

GOING: Final = 2
"""The verdict of a game that is not over."""

UNKNOWN: Final = 1000000
"""What `last` gives where it does not apply."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """What alpha-beta needs of a game with perfect information and two players.

    A turn may be several moves of the same side. All judgements are those of the side to move.
    """

    WIDTH: ClassVar[int] = 0
    """No position has more moves than this."""
    MOVES: ClassVar[int] = 0
    """Moves are numbers from 0 to MOVES - 1."""

    def side(self) -> i64:
        """Who is to move, 1 or 2."""
        raise NotImplementedError

    def turn(self) -> i64:
        """How many turns have been completed on this line."""
        raise NotImplementedError

    def fill(self, out: vec[i64], start: i64) -> i64:
        """Writes the moves into `out` from `start` on, and says how many."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Goes on by a move that `fill` gave."""
        raise NotImplementedError

    def undo(self) -> None:
        """Goes back by one move."""
        raise NotImplementedError

    def verdict(self) -> i64:
        """GOING, or 1 won, 0 drawn, -1 lost."""
        raise NotImplementedError

    def drawn(self) -> i64:
        """What a draw is worth: 0, or slightly more or less for a side that prefers to play on."""
        return 0

    def worth(self) -> i64:
        """What the position is worth, without looking ahead; within ±20,000."""
        raise NotImplementedError

    def key(self) -> i64:
        """A number from 0 to 2**61 - 1 that differs from position to position."""
        raise NotImplementedError

    def promise(self, move: i64) -> i64:
        """How good a move looks at first sight, within ±1,000: which to try first."""
        raise NotImplementedError

    def last(self, beta: i64) -> i64:  # noqa: ARG002
        """The best `worth` for the side to move, after one move that certainly ends the turn but
        not the game; UNKNOWN if a move may do otherwise. This saves playing each move. Of what
        is at least beta, any will do."""
        return UNKNOWN

    def looked(self) -> i64:
        """How many positions the latest call of `last` compared."""
        return 0
