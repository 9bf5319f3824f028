"""Feats and trophies: what is worth remembering of a player's finished games."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

__all__ = ["BEAT", "FIRST_WIN", "MASTERED", "MET", "Feats", "Trophy"]

MET, BEAT = "met-", "beat-"
"""Before a bot's level: the feat of having played, and of having won, against it."""


class Feats(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat did in one finished game. A game chooses the names of its own feats
    (`Parts.trophies`); a name belongs to one of the three kinds, in all games."""

    sums: dict[str, int] = {}
    """What is added up over many games."""
    most: dict[str, int] = {}
    """Of these the largest figure stays."""
    least: dict[str, int] = {}
    """Of these the smallest figure stays."""

    def __or__(self, other: Feats) -> Feats:
        """Both together; no name may be in both."""
        return Feats(
            sums=self.sums | other.sums, most=self.most | other.most, least=self.least | other.least
        )


class Trophy(NamedTuple):
    """Something to achieve, given when a game is over: a figure of many games has become as large,
    or as small, as it says. The words `<game>-trophy-<name>` name it, or `trophy-<name>` where it
    is the same in several games; their attribute `how` says what must be done."""

    name: str
    feat: str
    at_least: int | None = None
    at_most: int | None = None

    def is_earned(self, figures: dict[str, int]) -> bool:
        """Whether somebody with these figures has it.

        >>> Trophy("hundred", "found", at_least=100).is_earned({"found": 99})
        False
        """
        figure = figures.get(self.feat)
        if figure is None:
            return False
        if self.at_least is not None and figure < self.at_least:
            return False
        return self.at_most is None or figure <= self.at_most


FIRST_WIN = Trophy("first-win", "wins", at_least=1)
MASTERED = Trophy("mastered", f"{BEAT}master", at_least=1)
