"""What a seat of Labyrinth: The Card Game sees."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.core.sides import sides_number
from clew.games.labyrinth_cards.components import CARDS, TREASURES
from clew.games.labyrinth_cards.rules import OVER, PLACING, TAKING

__all__ = [
    "FACES",
    "PHASES",
    "VOCABULARY",
    "Connection",
    "Laid",
    "Player",
    "Stranded",
    "View",
]

PHASES = {PLACING: "place", TAKING: "take", OVER: "over"}
"""What the player in turn is asked for."""

VOCABULARY = {
    "asked": tuple(PHASES.values()),
    "treasure": TREASURES,
    "other_treasure": ("", *TREASURES),
}
"""The names that fields of the view and of events hold."""

FACES = [
    "".join(f"{sides_number(letters):x}" for letters in ways)
    + "".join(chr(97 + t) for t in treasures)
    for _, ways, treasures in CARDS
]
"""Every card, unturned: its paths as hex digits (N 1, E 2, S 4, W 8), then two treasures, a to y
in the order of the deck file. With two paths the first treasure is on the first of them."""


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A card on the table, as [card, column, row, degrees clockwise]."""

    card: int
    column: int
    row: int
    rotation: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it (LC-13)."""

    cards: int
    """How many are in hand."""
    taken: list[int]
    """The cards taken, each a point."""


class Connection(msgspec.Struct, frozen=True, kw_only=True):
    """A card that the placed one is connected to, and by which cells (LC-07)."""

    card: int
    treasure: str
    path: list[str]


class Stranded(msgspec.Struct, frozen=True, array_like=True):
    """Connected cards that may not be taken together, and those that would come apart (LC-09)."""

    cards: list[int]
    apart: list[int]


class View(msgspec.Struct, frozen=True, kw_only=True, tag="labyrinth-cards", tag_field="game"):
    """The table as one seat sees it (0: a spectator). Cards go by their numbers, 1 to 50."""

    seat: int
    players: list[Player]
    one_piece: bool
    faces: list[str]
    """All 50 cards: paths as hex digits (N 1, E 2, S 4, W 8), two treasures from a to y."""
    table: list[Laid]
    """By number of the card."""
    placed: int
    """The card placed last, or 0."""
    connections: list[Connection]
    """The cards that could be taken now, if the rest holds (LC-09)."""
    stranded: list[Stranded]
    """Why not all of them may be taken: every choice of them that is not legal."""
    closed: bool
    """Whether no path leads out of the labyrinth (LC-06)."""
    deck: int
    """How many cards are left to draw."""
    turn: int
    turns: int
    """How many there are in a game (LC-14)."""
    acting: int
    """Whose turn it is, or 0 when the game is over."""
    asked: str
    """place, take or over."""
    hand: list[int]
    """The own cards."""
    outcome: Outcome | None
