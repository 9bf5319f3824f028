"""What the monster of Labyrinthos does, and what is done against it."""

from __future__ import annotations

from typing import ClassVar

from clew.core.event import Event

__all__ = [
    "Attacked",
    "Bled",
    "Charged",
    "Cloaked",
    "Displaced",
    "Eased",
    "Gazed",
    "Halted",
    "Intuited",
    "Lengthened",
    "Prowled",
    "Put",
    "Rolled",
    "Smelled",
    "Smelt",
    "Stood",
    "TwoRolls",
]


class Put(Event, frozen=True, kw_only=True, tag="put"):
    """The monster was put on a tile, which is not moving (LO-10)."""

    monster: str
    cell: str


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The monster die was rolled: hooves, or another face."""

    reveals: ClassVar[bool] = True
    seat: int
    face: str


class Prowled(Event, frozen=True, kw_only=True, tag="prowled"):
    """The monster moved to a connected tile."""

    seat: int
    monster: str
    cell: str


class Charged(Event, frozen=True, kw_only=True, tag="charged"):
    """The monster charged as far as a tile (LO-34)."""

    seat: int
    monster: str
    side: str
    cell: str


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    """The monster attacks these heroes (LO-37)."""

    seat: int
    monster: str
    seats: list[int]
    cell: str


class Bled(Event, frozen=True, kw_only=True, tag="bled"):
    """The Blood die was rolled: so many wounds for each attacked hero.

    `lower` is the other roll with Three Jaws, else 0.
    """

    reveals: ClassVar[bool] = True
    seat: int
    blood: int
    lower: int = 0


class Displaced(Event, frozen=True, kw_only=True, tag="displaced"):
    """The controller moved a hero."""

    seat: int
    hero_seat: int
    cell: str


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """An attacked hero stayed: Shield Maiden, or there was no tile to go to."""

    seat: int


class Intuited(Event, frozen=True, kw_only=True, tag="intuited"):
    """Wild Intuition: the die is rolled instead of two points (LO-04)."""

    seat: int


class Cloaked(Event, frozen=True, kw_only=True, tag="cloaked"):
    """An attacked player is neither wounded nor displaced."""

    seat: int


class Eased(Event, frozen=True, kw_only=True, tag="eased"):
    """Close Call: one wound fewer."""

    seat: int


class Gazed(Event, frozen=True, kw_only=True, tag="gazed"):
    """A player cannot use Move until the end of the own next turn."""

    seat: int
    other_seat: int


class Lengthened(Event, frozen=True, kw_only=True, tag="lengthened"):
    """This turn Medusa can attack adjacent tiles (LO-48)."""

    seat: int


class TwoRolls(Event, frozen=True, kw_only=True, tag="two-rolls"):
    """Three Jaws: the Blood die is rolled twice."""

    seat: int


class Halted(Event, frozen=True, kw_only=True, tag="halted"):
    """Honey Cake: Cerberus loses his remaining points."""

    seat: int


class Smelled(Event, frozen=True, kw_only=True, tag="smelled"):
    """A player looks at another's hand (LO-49)."""

    reveals: ClassVar[bool] = True
    seat: int
    other_seat: int


class Smelt(Event, frozen=True, kw_only=True, tag="smelt"):
    """To the looker only: the hand."""

    reveals: ClassVar[bool] = True
    seat: int
    other_seat: int
    cards: list[str]
