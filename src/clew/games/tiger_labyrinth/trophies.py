"""What is worth remembering of a finished game of The Lady and the Tiger: Labyrinth."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.event import Event
from clew.core.trophies import FIRST_WIN, MASTERED, Feats, Trophy
from clew.games.tiger_labyrinth.events import Arrived, Ended, Stepped, Swapped

__all__ = ["FIGURES", "TROPHIES", "feats"]

FIGURES = ("turns-of-a-win", "arrived", "lead")
TROPHIES = (
    FIRST_WIN,
    Trophy("swift-paws", "turns-of-a-win", at_most=20),
    Trophy("far-behind", "lead", at_least=4),
    Trophy("shepherd", "arrived", at_least=50),
    MASTERED,
)


def feats(events: Sequence[Event], seat: int) -> Feats:
    """The cubs brought to their Door, swaps, the turns of a win, and how many cubs the opponent
    still had out when it was won. A cub may leave its Door again (TL-07)."""
    arrived = swaps = turns = 0
    out = {1: 5, 2: 5}
    doors: dict[int, str] = {}
    won = False
    for event in events:
        match event:
            case Stepped(seat=player, cell=cell):
                turns += player == seat
                out[player] += cell == doors.get(player)
            case Arrived(seat=player, cell=cell, left=left):
                arrived += player == seat
                doors[player], out[player] = cell, left
            case Swapped(seat=player):
                swaps += player == seat
            case Ended(winners=winners):
                won = seat in winners
    return Feats(
        sums={"arrived": arrived, "swaps": swaps},
        most={"lead": out[3 - seat] if won else 0},
        least={"turns-of-a-win": turns} if won else {},
    )
