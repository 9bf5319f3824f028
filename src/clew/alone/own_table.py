"""A table of one's own, as the browser keeps it, and those who look at it."""

from __future__ import annotations

from typing import NamedTuple

from clew.alone.keeping import KeptTable
from clew.play.hosted_table import HostedTable, KeptEntry
from clew.table.eyes import SPECTATOR, Viewer
from clew.table.record import Entry

__all__ = ["Line", "OwnTable", "Thought"]


class Line:
    """What a window of the page has open; it hears in the order in which things are said."""

    def __init__(self, number: int, key: str, viewer: Viewer, player: str, out: list[Told]) -> None:
        self.number = number
        self.key = key
        self.viewer = viewer
        self.player = player
        self._out = out

    @property
    def seat(self) -> int | None:
        return None if self.viewer is SPECTATOR else self.viewer

    def say(self, message: str) -> None:
        self._out.append((self.number, message))

    def update(self, n: int, message: str) -> None:  # noqa: ARG002 (a slow line would need it)
        self.say(message)


Told = tuple[int, str]
"""Which line, and what it hears."""


class Thought(NamedTuple):
    """What a bot is asked at a table, by the number of the job and of the position."""

    job: int
    n: int


class OwnTable(HostedTable[Line]):
    """A table as it is kept, played up to where it stands."""

    def __init__(self, kept: KeptTable, entries: list[KeptEntry]) -> None:
        super().__init__(kept.row(), entries, answers=kept.answers, orders=kept.orders)
        self.version = kept.version
        self.variations = kept.variations
        self.thought: Thought | None = None
        """What a bot is asked just now."""
        self.older: list[Entry] = [] if self.table else [one.entry for one in entries]
        """What was done under other rules, which cannot be played again."""
