"""What is worth counting of a finished game of Labyrinthos: its balance is our own doing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clew.core.bits import count
from clew.core.counts import Counts
from clew.core.event import Event
from clew.games.labyrinthos.components import CARDS, HEROES, KEYS, MONSTER_DIE, MONSTERS
from clew.games.labyrinthos.events import (
    Found,
    Played,
    Used,
    Wounded,
)
from clew.games.labyrinthos.monster_events import (
    Attacked,
    Rolled,
)
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["counts"]


def counts(state: Labyrinthos, told: Sequence[Event]) -> Counts:
    """Rounds, keys and wounds; cards, keys and die faces; heroes and the order of play.

    What was never used is counted as well, as zero.
    """
    seats = range(1, state.players + 1)
    monster = MONSTERS[state.beast]
    played = Counter({card.name: 0 for card in CARDS if card.monster in ("", monster)})
    used = Counter({key.name: 0 for key in KEYS})
    found = Counter({key.name: 0 for key in KEYS})
    faces = Counter(dict.fromkeys(MONSTER_DIE, 0))
    happened: Counter[str] = Counter()
    attacks = wounds = 0
    for event in told:
        happened[str(event.__struct_config__.tag)] += 1
        match event:
            case Played(card=card):
                played[card] += 1
            case Used(key=key):
                used[key] += 1
            case Found(key=key):
                found[key] += 1
            case Rolled(face=face):
                faces[face] += 1
            case Attacked(seats=attacked):
                attacks += len(attacked)
            case Wounded():
                wounds += 1
    return Counts(
        numbers={
            "rounds": float(state.round),
            "keys": float(sum(int(state.keys(seat)) for seat in seats)),
            "tiles turned up": float(count(state.up)),
            "attacks on heroes": float(attacks),
            "wounds": float(wounds),
        },
        times={
            "cards played": dict(played),
            "keys found": dict(found),
            "keys used": dict(used),
            "monster die": dict(faces),
            "events": dict(happened),
        },
        had={
            "hero": [[HEROES[state.figure(seat) - 1].name] for seat in seats],
            "order of play": [[str((seat - state.start) % state.players + 1)] for seat in seats],
        },
    )
