"""How a net sees Traps: cards by what they share with the goal, seats from the own one on.

With other colours or roles for everything the game is the same. So whatever the goal is, it is seen
as the first kind of card: the second and third share one trait with it, and the fourth is a trap.

For two there are facts, too: within a season a card is what it matches, and what a seat should do
depends on few things together (`seasons` solves a season by these). A net that is shown each of
their combinations as one row need not find them out by itself.
"""

from __future__ import annotations

from typing import Any

from clew.games.tiger_traps.components import DOORS, KINDS
from clew.games.tiger_traps.rules import GIVE, REVEAL

__all__ = ["FACTS", "IGNORED", "VIEWS", "choice", "facts", "field", "look", "places", "value"]

IGNORED = ("season", "seat", "players", "dealt", "open stacks", "early gift")
"""What is always the same in the games of one net, or should not matter."""

_GOALS = 4
_SEASONS = 4
_SEATS = 6
VIEWS = _GOALS * _SEASONS * _SEATS

_POT = 3
_PHASES = 4
"""To choose, build, bid, and turn over."""
_PURSES = 5
_HEIGHTS = 7
_BIDS = 11
_MISSING = 12
_LOWEST = -3
_HANDFULS = 5 * 7 * 4
"""How many cards match nothing, one trait, both."""
_WORTHS = sum(
    (1 + (2 - ((kind ^ goal) & 1) - ((kind ^ goal) >> 1) if kind < _GOALS else 5 - kind))
    << (14 * goal + 2 * kind)
    for goal in range(_GOALS)
    for kind in range(len(KINDS))
)
"""For each goal and kind of card one more than the traits that it matches."""
FACTS = (
    _PHASES * 2 * _PURSES * _PURSES,
    _PHASES * 20,
    256,
    _PHASES * _HEIGHTS * _HEIGHTS,
    _BIDS * _BIDS,
    (_PHASES - 1) * _MISSING * _HEIGHTS,
    64,
    _HANDFULS,
    _HANDFULS,
    _HANDFULS,
    _HANDFULS,
    _HANDFULS,
    _HANDFULS,
)
"""How many values each of the facts has."""


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


def facts(words: Any) -> list[Any]:
    """What the seat that must act can work out, for two: each fact a number below that of `FACTS`,
    or a tensor of them. (So nothing here asks which of two cases it is: it calculates.)"""
    goal = words[0] >> 40 + 2 * (words[0] >> 48 & 3) & 3
    seats, table = words[1], words[2]
    phase = _least(seats >> 54 & 7, _PHASES - 1)
    turning = phase == _PHASES - 1
    own, other, traps = seats & 15, seats >> 4 & 15, _POT - (words[0] >> 50 & 31)
    # Every trap so far has brought the other one a gem.
    own, other = _least(own, _PURSES - 1), _within(other - turning * traps, _PURSES - 1)
    left = _worths(words[0], goal)
    laid, theirs = _worths(words[3], goal), _worths(words[3] >> 10, goal)
    noted, known = _worths(words[4], goal), _worths(words[4] >> 10, goal)
    stack, top, buried = _stack(words[0] >> 10, goal)
    dealt = [a + b + c for a, b, c in zip(left, laid, buried, strict=True)]
    heights = [_least((table >> 4 * i & 15) + sum(up), 6) for i, up in enumerate((laid, theirs))]
    bids = [_least(words[5] >> 4 * i & 15, _BIDS - 1) for i in (0, 1)]
    missing = (words[0] >> 55 & 15) - (words[0] >> 59 & 15) - buried[1] - 2 * buried[2]
    missing = _within(missing - _LOWEST, _MISSING - 1)
    later = _within(phase - 1, _PHASES - 2)
    unseen = 4 - dealt[0] - known[0], 6 - sum(known), 3 - dealt[2] - known[2]
    return [
        ((phase * 2 + (table >> 24 & 1)) * _PURSES + own) * _PURSES + other,
        phase * 20 + _within(dealt[0], 4) * 4 + _within(dealt[2], 3),
        stack,
        (phase * _HEIGHTS + heights[0]) * _HEIGHTS + heights[1],
        bids[0] * _BIDS + bids[1],
        (later * _MISSING + missing) * _HEIGHTS + _least(table >> 4 & 15, _HEIGHTS - 1),
        _within(traps, 3) * 16 + top * 4 + _least(buried[0], 3),
        *(_handful(cards) for cards in (laid, theirs, noted, known, left, unseen)),
    ]


def _worths(cards: Any, goal: Any) -> list[Any]:
    """How many cards of a handful match nothing, one trait, and both."""
    ones = (cards >> 2 * (goal ^ 1) & 3) + (cards >> 2 * (goal ^ 2) & 3) + (cards >> 8 & 1)
    return [(cards >> 2 * (goal ^ 3) & 3) + (cards >> 9 & 1), ones, cards >> 2 * goal & 3]


def _stack(stack: Any, goal: Any) -> tuple[Any, Any, list[Any]]:
    """The lowest four cards of the own stack, one more than what its top card matches, and how many
    cards match nothing, one trait, and both."""
    number = top = 0
    counts: list[Any] = [0, 0, 0]
    for place in range(6):
        kind = stack >> 3 * place & 7
        there = kind > 0
        worth = (_WORTHS >> 14 * goal + 2 * kind - 2 * there & 3) * there
        if place < 4:
            number = number + (worth << 2 * place)
        top = top + (worth - top) * there
        counts = [count + (worth == i + 1) for i, count in enumerate(counts)]
    return number, top, counts


def _handful(cards: Any) -> Any:
    zeros, ones, twos = cards
    return (_within(zeros, 4) * 7 + _within(ones, 6)) * 4 + _within(twos, 3)


def _least(value: Any, most: int) -> Any:
    return value + (most - value) * (value > most)


def _within(value: Any, most: int) -> Any:
    return _least(value * (value > 0), most)
