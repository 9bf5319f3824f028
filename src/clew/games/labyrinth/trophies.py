"""What is worth remembering of a finished game of Labyrinth."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.event import Event
from clew.core.trophies import FIRST_WIN, MASTERED, Feats, Trophy
from clew.games.labyrinth.events import Found, Moved, Wrapped

__all__ = ["FIGURES", "TROPHIES", "feats"]

FIGURES = ("journey", "found", "wrapped")
TROPHIES = (
    FIRST_WIN,
    Trophy("twenty-steps", "journey", at_least=20),
    Trophy("hundred-treasures", "found", at_least=100),
    Trophy("round-the-edge", "wrapped", at_least=10),
    Trophy("ten-minutes", "fastest", at_most=600),
    MASTERED,
)


def feats(events: Sequence[Event], seat: int) -> Feats:
    """The longest walk in steps, the treasures found, and the rides around the edge (LB-12)."""
    found = wrapped = journey = 0
    for event in events:
        match event:
            case Moved(seat=walker, path=path) if walker == seat:
                journey = max(journey, len(path) - 1)
            case Found(seat=finder) if finder == seat:
                found += 1
            case Wrapped(seat=rider) if rider == seat:
                wrapped += 1
    return Feats(sums={"found": found, "wrapped": wrapped}, most={"journey": journey})
