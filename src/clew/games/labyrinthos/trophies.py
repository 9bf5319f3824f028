"""What is worth remembering of a finished game of Labyrinthos."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.event import Event
from clew.core.trophies import FIRST_WIN, MASTERED, Feats, Trophy
from clew.games.labyrinthos.events import Ended, Found, Moved, Turn, Walled, Wounded
from clew.games.labyrinthos.monster_events import Attacked

__all__ = ["FIGURES", "TROPHIES", "feats"]

FIGURES = ("journey", "keys", "walls", "attacks")
TROPHIES = (
    FIRST_WIN,
    Trophy("hundred-keys", "all-keys", at_least=100),
    Trophy("unhurt", "wounds-in-a-win", at_most=0),
    Trophy("mason", "walls", at_least=50),
    Trophy("beast-master", "attacks", at_least=25),
    MASTERED,
)


def feats(events: Sequence[Event], seat: int) -> Feats:
    """The longest way in one turn in tiles, the keys found, walls placed, heroes attacked by
    the monster in the player's hand, and the wounds of a win."""
    keys = walls = attacks = wounds = journey = steps = 0
    won = False
    for event in events:
        match event:
            case Turn():
                steps = 0
            case Moved(seat=walker) if walker == seat:
                steps += 1
                journey = max(journey, steps)
            case Found(seat=finder) if finder == seat:
                keys += 1
            case Walled(seat=builder) if builder == seat:
                walls += 1
            case Wounded(seat=hurt) if hurt == seat:
                wounds += 1
            case Attacked(seat=leader, seats=heroes) if leader == seat:
                attacks += sum(hero != seat for hero in heroes)
            case Ended(winners=winners):
                won = seat in winners
    return Feats(
        sums={"all-keys": keys, "walls": walls, "attacks": attacks},
        most={"journey": journey, "keys": keys},
        least={"wounds-in-a-win": wounds} if won else {},
    )
