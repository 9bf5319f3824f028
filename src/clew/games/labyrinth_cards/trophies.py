"""What is worth remembering of a finished game of Labyrinth: The Card Game."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.event import Event
from clew.core.trophies import FIRST_WIN, MASTERED, Feats, Trophy
from clew.games.labyrinth_cards.events import Placed, Taken

__all__ = ["FIGURES", "TROPHIES", "feats"]

FIGURES = ("journey", "harvest", "taken")
TROPHIES = (
    FIRST_WIN,
    Trophy("long-way", "journey", at_least=7),
    Trophy("three-at-once", "harvest", at_least=3),
    Trophy("hundred-cards", "taken", at_least=100),
    MASTERED,
)


def feats(events: Sequence[Event], seat: int) -> Feats:
    """The longest path to a card in steps, the most cards taken by one placement, and all cards
    taken."""
    taken = journey = harvest = now = 0
    for event in events:
        match event:
            case Placed(seat=player) if player == seat:
                now = 0
            case Taken(seat=player, path=path) if player == seat:
                taken += 1
                now += 1
                harvest = max(harvest, now)
                journey = max(journey, len(path) - 1)
    return Feats(sums={"taken": taken}, most={"journey": journey, "harvest": harvest})
