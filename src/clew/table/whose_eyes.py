"""Whose eyes somebody may look at a table through, now and when the game is over."""

from __future__ import annotations

from typing import NamedTuple

from clew.table.eyes import SPECTATOR, Viewer
from clew.table.refusal import Refusal
from clew.table.rows import TableRow

__all__ = ["Look", "whose_eyes"]


class Look(NamedTuple):
    """Whose eyes, and their delay in seconds."""

    viewer: Viewer
    delay: float = 0.0

    def now(self) -> Viewer:
        """The eyes for a question about the table as it stands. Raises Refusal if it is too
        early."""
        if self.delay:
            raise Refusal(403, "hidden", "this table shows spectators nothing yet")
        return self.viewer


def whose_eyes(row: TableRow, player: str | None, wanted: Viewer | None = None) -> Look:
    """Decides how somebody may look: through the eyes of a seat, as a spectator, or (None) through
    their own eyes.

    While the game runs, a player looks through their own eyes. Everybody else is a spectator, if
    the table allows spectators, and may see it with a delay. When the game is over, everybody may
    look through any eyes.
    """
    if row.status == "over":
        if wanted is None:
            return Look(row.own_seat(player) or SPECTATOR)
        known = wanted is SPECTATOR or 1 <= wanted <= len(row.seats)
        return Look(wanted if known else SPECTATOR)
    if wanted is not SPECTATOR:
        own = row.own_seat(player, wanted)
        if own is not None:
            return Look(own)
    if not row.settings.spectators:
        raise Refusal(403, "hidden", "this table has no spectators while it is played")
    return Look(SPECTATOR, row.settings.delay)
