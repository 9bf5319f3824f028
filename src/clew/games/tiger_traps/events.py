"""What happens in Traps, in the order in which it happens."""

from __future__ import annotations

from typing import ClassVar

from clew.core.event import Event

__all__ = [
    "Awarded",
    "Bid",
    "Built",
    "Chosen",
    "Emptied",
    "Ended",
    "Exhausted",
    "Gave",
    "Hand",
    "Laid",
    "Paid",
    "Passed",
    "Revealed",
    "Revealer",
    "Season",
    "Took",
    "Trapped",
    "Year",
]


class Year(Event, frozen=True, kw_only=True, tag="year"):
    """The Doors were used up: all cards were shuffled and dealt anew (TT-24)."""

    reveals: ClassVar[bool] = True
    year: int


class Hand(Event, frozen=True, kw_only=True, tag="hand"):
    """To its owner only: the hand for the new year."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str]


class Season(Event, frozen=True, kw_only=True, tag="season"):
    """A season begins: its goal is turned over, the pot made up (TT-05, TT-06)."""

    reveals: ClassVar[bool] = True
    season: int
    goal: str
    pot: int
    seat: int
    """Who will begin."""


class Chosen(Event, frozen=True, kw_only=True, tag="chosen"):
    """To its owner only: the first card is chosen, its name untold (TT-07, TT-13)."""

    seat: int


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """All have chosen; their first cards lie face down (TT-07)."""

    reveals: ClassVar[bool] = True
    seat: int
    """Who begins."""


class Built(Event, frozen=True, kw_only=True, tag="built"):
    """A player put a card face down on the own stack (TT-08)."""

    seat: int
    height: int


class Bid(Event, frozen=True, kw_only=True, tag="bid"):
    """A player bid (TT-10)."""

    seat: int
    bid: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A player is out of the bidding (TT-11)."""

    seat: int


class Revealer(Event, frozen=True, kw_only=True, tag="revealer"):
    """One player is left in the bidding and must reveal (TT-12)."""

    seat: int
    bid: int


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """The top card of a stack was turned over (TT-14, TT-15)."""

    reveals: ClassVar[bool] = True
    seat: int
    owner_seat: int
    own: bool
    """Whether the stack is the revealer's."""
    card: str
    traits: int
    matched: int
    """All traits matched so far."""
    bid: int


class Trapped(Event, frozen=True, kw_only=True, tag="trapped"):
    """The card was a trap of another player, who took a gem from the pot (TT-16)."""

    seat: int
    owner_seat: int
    gems: int
    """What the owner has now."""


class Awarded(Event, frozen=True, kw_only=True, tag="awarded"):
    """After an own trap the revealer chose who took a gem from the pot (TT-17)."""

    seat: int
    other_seat: int
    gems: int
    """What the other has now."""


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """After an own trap nobody could take the gem: the revealer paid into the pot (TT-18)."""

    seat: int
    gems: int


class Gave(Event, frozen=True, kw_only=True, tag="gave"):
    """The revealer gave up and an own gem away (TT-19)."""

    seat: int
    other_seat: int
    gems: int
    """What the other has now."""


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """The bid was reached: the revealer took the pot (TT-20)."""

    seat: int
    pot: int
    gems: int
    """What the revealer has now."""


class Emptied(Event, frozen=True, kw_only=True, tag="emptied"):
    """The last gem left the pot: the season ends (TT-21)."""

    seat: int


class Exhausted(Event, frozen=True, kw_only=True, tag="exhausted"):
    """No card is left to reveal: the season ends (TT-21)."""

    seat: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over; `rule` says why. Several winners share the win."""

    winners: list[int]
    rule: str
