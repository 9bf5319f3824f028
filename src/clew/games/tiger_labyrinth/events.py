"""What happens in The Lady and the Tiger: Labyrinth, in the order in which it happens."""

from __future__ import annotations

from clew.core.event import Event

__all__ = ["Arrived", "Blocked", "Ended", "Gem", "Stepped", "Swapped", "Turn"]


class Stepped(Event, frozen=True, kw_only=True, tag="stepped"):
    """A cub went from a card to the next."""

    seat: int
    cell: str
    other_cell: str


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """That cub is now on its tiger Door; `left` are not."""

    seat: int
    cell: str
    left: int


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """Two cards changed places with all cubs on them; `card` lay on `cell` before."""

    seat: int
    cell: str
    other_cell: str
    card: str
    other_card: str


class Blocked(Event, frozen=True, kw_only=True, tag="blocked"):
    """No swap was possible, so both gems move (TL-15)."""

    seat: int


class Gem(Event, frozen=True, kw_only=True, tag="gem"):
    """A gem moved to the other half of its Switch card."""

    gem: str
    half: str


class Turn(Event, frozen=True, kw_only=True, tag="turn"):
    """It is the next player's turn."""

    seat: int
    turn: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over; `rule` says why. A draw has no winner."""

    winners: list[int]
    rule: str
    termination: str
