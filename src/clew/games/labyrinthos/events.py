"""What happens in Labyrinthos by its players' doing; `monster_events` has the monster's."""

from __future__ import annotations

from typing import ClassVar

from clew.core.event import Event

__all__ = [
    "Aimed",
    "Answered",
    "Bare",
    "Bartered",
    "Cancelled",
    "Chose",
    "Dealt",
    "Disarmed",
    "Discarded",
    "Drawn",
    "Drew",
    "Ended",
    "Found",
    "Gave",
    "Healed",
    "Laid",
    "Looked",
    "Moved",
    "Numb",
    "Passed",
    "Played",
    "Razed",
    "Rearmed",
    "Rearranged",
    "Recovered",
    "Reshuffled",
    "Rotated",
    "Round",
    "Saw",
    "Shifted",
    "Smoked",
    "Spared",
    "Stole",
    "Stolen",
    "Swapped",
    "Took",
    "Turn",
    "TurnedUp",
    "Used",
    "Walled",
    "Wounded",
]


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A player chose a hero, which stands on its tile (LO-08)."""

    seat: int
    hero: str
    cell: str


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """To its owner only: the Desperation cards dealt (LO-09)."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str]


class Round(Event, frozen=True, kw_only=True, tag="round"):
    """A new round begins."""

    round: int


class Turn(Event, frozen=True, kw_only=True, tag="turn"):
    """It is the next player's turn."""

    seat: int


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A hero moved by its own player's doing."""

    seat: int
    from_cell: str
    cell: str


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned-up"):
    """A face-down tile was turned up (LO-18): its symbol or key, and its shape."""

    reveals: ClassVar[bool] = True
    seat: int
    cell: str
    feature: str
    shape: str


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """The tile just turned up was laid, turned by `rotation` degrees."""

    seat: int
    cell: str
    rotation: int


class Rotated(Event, frozen=True, kw_only=True, tag="rotated"):
    """A tile was rotated by a quarter, right or left (LO-20)."""

    seat: int
    cell: str
    direction: str


class Walled(Event, frozen=True, kw_only=True, tag="walled"):
    """A wall was placed at a side of a tile (LO-27)."""

    seat: int
    cell: str
    side: str


class Razed(Event, frozen=True, kw_only=True, tag="razed"):
    """A wall was removed."""

    seat: int
    cell: str
    side: str


class Shifted(Event, frozen=True, kw_only=True, tag="shifted"):
    """A wall went from one side of a tile to another (LO-21)."""

    seat: int
    cell: str
    side: str
    to_side: str


class Healed(Event, frozen=True, kw_only=True, tag="healed"):
    """A wound was removed."""

    seat: int
    slot: str


class Recovered(Event, frozen=True, kw_only=True, tag="recovered"):
    """All wounds were removed."""

    seat: int


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """A wound was placed on an action (LO-40)."""

    seat: int
    slot: str


class Numb(Event, frozen=True, kw_only=True, tag="numb"):
    """A wound found no free action, or there was no token left: nothing happened."""

    seat: int


class Spared(Event, frozen=True, kw_only=True, tag="spared"):
    """Veteran Warrior: the first trap of the turn did not wound (LO-04)."""

    seat: int


class Gave(Event, frozen=True, kw_only=True, tag="gave"):
    """A player gave a wound to another, who places it."""

    seat: int
    other_seat: int
    slot: str


class Found(Event, frozen=True, kw_only=True, tag="found"):
    """A player took a key (LO-23) and put it on a slot."""

    seat: int
    key: str
    colour: str
    slot: str


class Rearranged(Event, frozen=True, kw_only=True, tag="rearranged"):
    """A key of `owner_seat` moved to another slot."""

    seat: int
    owner_seat: int
    key: str
    slot: str


class Bartered(Event, frozen=True, kw_only=True, tag="bartered"):
    """Two keys of one colour changed owners (LO-44)."""

    seat: int
    other_seat: int
    key: str
    other_key: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A player passed: no more actions this turn."""

    seat: int


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """A player took tokens."""

    seat: int
    feet: int
    hands: int


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """A player discarded a Desperation card."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffled"):
    """The discards were shuffled into a new deck (LO-14)."""

    reveals: ClassVar[bool] = True
    cards: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A player drew cards."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int


class Drawn(Event, frozen=True, kw_only=True, tag="drawn"):
    """To its owner only: the cards drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str]


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A player played a Desperation card."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class Aimed(Event, frozen=True, kw_only=True, tag="aimed"):
    """The player at whom the card or key is aimed (LO-52)."""

    seat: int
    other_seat: int
    deed: str


class Used(Event, frozen=True, kw_only=True, tag="used"):
    """A player used a key's action."""

    seat: int
    key: str


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    """To its own seat only: the answer in a window is noted (LO-50)."""

    seat: int


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    """A card was cancelled (LO-47)."""

    seat: int
    other_seat: int
    card: str


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    """A player took a random card from another."""

    reveals: ClassVar[bool] = True
    seat: int
    other_seat: int


class Bare(Event, frozen=True, kw_only=True, tag="bare"):
    """Nothing is taken or seen: the last card was played in answer, and that was cancelled."""

    seat: int


class Stolen(Event, frozen=True, kw_only=True, tag="stolen"):
    """To the two of them only: which card it was."""

    reveals: ClassVar[bool] = True
    seat: int
    other_seat: int
    card: str


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    """A player looked secretly at a face-down tile."""

    reveals: ClassVar[bool] = True
    seat: int
    cell: str


class Saw(Event, frozen=True, kw_only=True, tag="saw"):
    """To its owner only: what the tile is."""

    reveals: ClassVar[bool] = True
    seat: int
    cell: str
    feature: str
    shape: str


class Disarmed(Event, frozen=True, kw_only=True, tag="disarmed"):
    """A tile counts as having no symbol for a while."""

    seat: int
    cell: str


class Rearmed(Event, frozen=True, kw_only=True, tag="rearmed"):
    """A tile's symbol counts again."""

    cell: str


class Smoked(Event, frozen=True, kw_only=True, tag="smoked"):
    """A player cannot be attacked until the own next turn."""

    seat: int


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """Two heroes changed places."""

    seat: int
    other_seat: int
    cell: str
    other_cell: str


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over; `rule` says why. Several winners share the win."""

    winners: list[int]
    rule: str
