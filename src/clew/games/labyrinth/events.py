"""What happens in Labyrinth, in the order in which it happens."""

from __future__ import annotations

from typing import ClassVar

from clew.core.event import Event

__all__ = [
    "Carried",
    "Ended",
    "Exchanged",
    "Found",
    "Goal",
    "Kept",
    "Looked",
    "Moved",
    "Passed",
    "Pile",
    "Pushed",
    "Searched",
    "Seen",
    "Stayed",
    "Swapped",
    "Turn",
    "Wrapped",
]


class Pushed(Event, frozen=True, kw_only=True, tag="pushed"):
    """A line moved one cell: the spare went in at `arrow`, turned by `rotation` degrees."""

    seat: int
    arrow: str
    rotation: int


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """A pawn rode along with its tile."""

    seat: int
    cell: str


class Wrapped(Event, frozen=True, kw_only=True, tag="wrapped"):
    """A pawn on the tile that dropped out was put on the tile that went in (LB-12)."""

    seat: int
    cell: str


class Seen(Event, frozen=True, kw_only=True, tag="seen"):
    """The back of the dropped tile was looked at: a message, or blank (LB-18)."""

    reveals: ClassVar[bool] = True
    seat: int
    message: str


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """Two pawns changed places (LB-22)."""

    seat: int
    other_seat: int
    cell: str
    other_cell: str


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    """A player looked at the second card of the own pile (LB-23)."""

    reveals: ClassVar[bool] = True
    seat: int


class Searched(Event, frozen=True, kw_only=True, tag="searched"):
    """A player looks through the own pile, and may then exchange the top card (LB-24)."""

    reveals: ClassVar[bool] = True
    seat: int


class Pile(Event, frozen=True, kw_only=True, tag="pile"):
    """To its owner only: what is in the pile, in alphabetical order."""

    reveals: ClassVar[bool] = True
    seat: int
    treasures: list[str]


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    """A player exchanged the top card for another and shuffled the rest (LB-24)."""

    reveals: ClassVar[bool] = True
    seat: int


class Kept(Event, frozen=True, kw_only=True, tag="kept"):
    """A player looked through the pile, kept the top card and shuffled the rest (LB-24)."""

    reveals: ClassVar[bool] = True
    seat: int


class Goal(Event, frozen=True, kw_only=True, tag="goal"):
    """To its owner only: a card that is a goal from now on."""

    reveals: ClassVar[bool] = True
    seat: int
    treasure: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A pawn walked; `path` has every cell, both ends included."""

    seat: int
    path: list[str]
    cell: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """On its way the pawn went through one wall (LB-25), before the Moved it is part of."""

    seat: int
    cell: str
    other_cell: str


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    """A player did not move."""

    seat: int
    cell: str


class Found(Event, frozen=True, kw_only=True, tag="found"):
    """A player reached a goal and turned its card over; `left` are still to find."""

    reveals: ClassVar[bool] = True
    seat: int
    treasure: str
    left: int


class Turn(Event, frozen=True, kw_only=True, tag="turn"):
    """It is the next player's turn."""

    seat: int
    turn: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over; `rule` says why. Several winners share the win."""

    winners: list[int]
    rule: str
