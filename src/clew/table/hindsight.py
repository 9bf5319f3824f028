"""Hindsight: how a table stood after each of its entries, through somebody's eyes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clew.table.eyes import Eyes, Sight, Viewer, told_to
from clew.table.happened import Happened
from clew.table.messages import Moment, Told
from clew.table.record import Entry
from clew.table.table import Table

__all__ = ["Hindsight", "laid_open"]


def laid_open(table: Table) -> list[Any]:
    """Each seat's view with all cards open, of a game that is over."""
    return list(table.game.uncovered(table.state, len(table.seats)))


class Hindsight:
    """Plays the entries of a table again.

    `start` is the table before its first entry. `now` is the current position while the game runs:
    then only what may be looked up is shown. When the game is over everything is shown, and with
    `uncovered` all cards lie open as well.
    """

    def __init__(
        self, start: Table, viewer: Viewer, now: Table | None = None, *, uncovered: bool = False
    ) -> None:
        self._table = start
        self._viewer = viewer
        self._now = None if now is None else Sight(now.game, now.state.clone(), viewer)
        self._uncovered = uncovered and now is None

    def moments(self, entries: Iterable[tuple[Entry, Happened]], since: int = 0) -> list[Moment]:
        """The position after each entry from `since` on."""
        found = [] if since else [self._moment(0, [])]
        for entry, happened in entries:
            self._table.replay(entry)
            if entry.n >= since:
                found.append(self._moment(entry.n, told_to(self._viewer, happened)))
        return found

    def _moment(self, n: int, told: list[Told]) -> Moment:
        return Moment(n=n, events=told, view=self._seen(), open=self._open())

    def _seen(self) -> Any:
        if self._now is not None:
            return self._now.looked_up(self._table.state)
        return Eyes(self._table, self._viewer).view()

    def _open(self) -> list[Any]:
        return laid_open(self._table) if self._uncovered else []
