"""Working out a curve: in small portions, so that other questions get their turn between them."""

from __future__ import annotations

from typing import NamedTuple

from clew.study import curve as curves
from clew.table.record import Record

__all__ = ["Portion", "WorkingOut"]


class Portion(NamedTuple):
    """Some games from one position, for `clew.study.curve.play_on`."""

    game: str
    position: bytes
    first: int
    games: int


class WorkingOut:
    """A curve in the making: all positions in turn, some games at a time. It is there early, and
    becomes sharper."""

    def __init__(self, record: Record) -> None:
        self._game = record.game
        self._found = curves.stands(record)
        self._games = [0] * len(self._found)
        self._wins = [[0.0] * len(record.seats) for _ in self._found]
        self._open = [i for i, one in enumerate(self._found) if not one.shares]
        self._next = 0
        self._first = 0
        self.curve = self._curve(0.0)
        """As far as it is worked out."""

    def portion(self) -> Portion | None:
        """What is to be played next; None if all of it is done."""
        if self._first >= curves.rounds(self._game) or not self._open:
            return None
        stand = self._found[self._open[self._next]]
        return Portion(self._game, stand.position, self._first, curves.PORTION)

    def take(self, won: list[float]) -> None:
        """What the games of the portion brought each seat."""
        i = self._open[self._next]
        self._wins[i] = [a + b for a, b in zip(self._wins[i], won, strict=True)]
        self._games[i] += curves.PORTION
        self._next += 1
        if self._next == len(self._open):
            self._next = 0
            self._first += curves.PORTION
            self.curve = self._curve(min(1, self._first / curves.rounds(self._game)))

    def _curve(self, done: float) -> curves.Curve:
        if not self._open:
            done = 1.0
        return curves.curve(self._game, self._found, self._wins, self._games, done)
