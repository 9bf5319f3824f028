"""What happens in Labyrinth: The Card Game, in the order in which it happens."""

from __future__ import annotations

from typing import ClassVar

from clew.core.event import Event

__all__ = [
    "Closed",
    "Drawn",
    "Drew",
    "Ended",
    "Left",
    "Passed",
    "Placed",
    "Taken",
    "Turn",
]


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A card went from a hand to the table, turned by `rotation` degrees clockwise (LC-05)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    treasure: str
    other_treasure: str
    cell: str
    rotation: int


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """A card was taken for its treasure; `path` has the cells from the placed card to it."""

    seat: int
    card: int
    treasure: str
    cell: str
    path: list[str]


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A player could have taken cards and left them all (LC-08)."""

    seat: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A player drew a card; `left` are still in the deck (LC-11)."""

    seat: int
    left: int


class Drawn(Event, frozen=True, kw_only=True, tag="drawn"):
    """To its owner only: the card that was drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    treasure: str
    other_treasure: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A player without cards was passed over (LC-11)."""

    seat: int


class Turn(Event, frozen=True, kw_only=True, tag="turn"):
    """It is the next player's turn."""

    seat: int
    turn: int


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """No path leads out of the labyrinth: the next card lies along any side (LC-06)."""

    seat: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """All cards are played; `points` by seat. Several winners share the win (LC-12)."""

    winners: list[int]
    points: list[int]
    rule: str
