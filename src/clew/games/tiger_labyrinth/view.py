"""What a seat of The Lady and the Tiger: Labyrinth sees: everything."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.games.tiger_labyrinth.components import CARDS, COLOURS, SWITCHES, TIGER_DOORS
from clew.games.tiger_labyrinth.rules import OVER, STEPPING, SWAPPING, TERMINATIONS

__all__ = ["PHASES", "VOCABULARY", "Player", "View"]

PHASES = {STEPPING: "step", SWAPPING: "swap", OVER: "over"}
"""What the player in turn is asked for."""

VOCABULARY = {
    "asked": tuple(PHASES.values()),
    "colour": COLOURS,
    "door": tuple(TIGER_DOORS.values()),
    "yellow": SWITCHES["yellow"],
    "white": SWITCHES["white"],
    "gem": tuple(SWITCHES),
    "half": (*SWITCHES["yellow"], *SWITCHES["white"]),
    "card": CARDS,
    "other_card": CARDS,
    "termination": TERMINATIONS[1:],
}
"""The names that fields of the view and of events hold."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its cubs."""

    colour: str
    cubs: str
    """How many there are on each cell, row by row from a1."""
    door: str
    """Where they all have to go (TL-16)."""
    home: int
    """How many are there."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag="tiger-labyrinth", tag_field="game"):
    """The table, the same for every seat.

    `cards` has one letter a cell, row by row from a1: T a tiger, L a lady; capital red,
    small blue. The corners are the Doors.
    """

    seat: int
    players: list[Player]
    cards: str
    yellow: str
    """The half the yellow gem is on: blue or red."""
    white: str
    """The half the white gem is on: lady or tiger."""
    turn: int
    limit: int
    """The game is drawn after this turn (TL-17)."""
    repetition: bool
    times: int
    """How often the position at the start of this turn has stood, 0 if nobody counts (TL-17)."""
    acting: int
    """Whose turn it is, or 0 when the game is over."""
    asked: str
    """step, swap or over."""
    outcome: Outcome | None
