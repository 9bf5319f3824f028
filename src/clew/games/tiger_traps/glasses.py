"""How a net sees Traps: cards by what they share with the goal, seats from the own one on.

With other colours or roles for everything the game is the same. So whatever the goal is, it is seen
as the first kind of card: the second and third share one trait with it, and the fourth is a trap.
"""

from __future__ import annotations

from typing import Any

from clew.games.tiger_traps.components import DOORS, KINDS
from clew.games.tiger_traps.rules import GIVE, REVEAL

__all__ = ["IGNORED", "VIEWS", "choice", "field", "look", "places", "value"]

IGNORED = ("season", "seat", "players", "dealt", "open stacks", "early gift")
"""What is always the same in the games of one net, or should not matter."""

_GOALS = 4
_SEASONS = 4
_SEATS = 6
VIEWS = _GOALS * _SEASONS * _SEATS


def places(players: int) -> int:
    return players


def look(words: Any) -> Any:
    """By the goal, the season of the year, and the own seat."""
    season = words[0] >> 48 & 3
    goal = words[0] >> 40 + 2 * season & 3
    seat = (words[1] >> 60 & 7) + _SEATS - 1
    return goal + _GOALS * (season + _SEASONS * (seat % _SEATS))


def field(view: int, name: str) -> str:
    """Handfuls of cards, kind by kind."""
    what, _, kind = name.rpartition(" ")
    return f"{what} {KINDS[_turned(view, KINDS.index(kind))]}" if kind in KINDS else name


def value(view: int, name: str, value: int) -> int:
    """Cards in the own stack, one more than their kind, and Doors as far as they are known."""
    if name.startswith("stack "):
        return 1 + _turned(view, value - 1) if value else 0
    if name.startswith("door "):
        known = int(name.removeprefix("door ")) <= 1 + view // _GOALS % _SEASONS
        return value ^ view % _GOALS if known else 0
    return value


def choice(view: int, players: int, output: int) -> int:
    """Cards by kind; to reveal and to give by seat, the own one first."""
    if output < len(KINDS):
        return _turned(view, output)
    for first in (REVEAL, GIVE):
        after = output - first - 1
        if 0 <= after < players:
            return first + 1 + (view // (_GOALS * _SEASONS) + after) % players
    return output


def _turned(view: int, kind: int) -> int:
    return kind ^ view % _GOALS if kind < len(DOORS) else kind
