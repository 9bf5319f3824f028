"""What a seat of Labyrinth sees."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.games.labyrinth.components import ARROWS, COLOURS, MESSAGES, TREASURES
from clew.games.labyrinth.rules import AGAIN, CHOOSE, MOVING, OVER, PUSHING

__all__ = ["PHASES", "VOCABULARY", "Player", "Spare", "View"]

PHASES = {PUSHING: "push", MOVING: "move", CHOOSE: "choose", AGAIN: "again", OVER: "over"}
"""What the player in turn is asked for."""

VOCABULARY = {
    "asked": tuple(PHASES.values()),
    "colour": COLOURS,
    "message": ("", *MESSAGES),
    "arrow": ARROWS,
    "banned": ("", *ARROWS),
    "found": TREASURES,
    "goals": TREASURES,
    "pile": TREASURES,
    "Found.treasure": TREASURES,
    "Goal.treasure": TREASURES,
    "Pile.treasures": TREASURES,
}
"""The names that fields of the view and of events hold."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    colour: str
    home: str
    pawn: str
    left: int
    """Goals still to find."""
    found: list[str]
    open: int
    """How many of its cards the player may go for now: 2 after looking (LB-23)."""
    searched: bool
    """Whether the player looked through the own pile (LB-24)."""


class Spare(msgspec.Struct, frozen=True, kw_only=True):
    """The tile beside the board."""

    sides: str
    treasure: str
    back: str


class View(msgspec.Struct, frozen=True, kw_only=True, tag="labyrinth", tag_field="game"):
    """The table as one seat sees it (0: a spectator).

    Board strings have one letter a cell, row by row from a1. `tiles`: open sides as a hex
    digit, N 1, E 2, S 4, W 8. `treasures`: a to x in the order of the components, or a dot.
    `backs`: 1 to 6 a message seen, a dot for blank, ? for not known; empty without events.
    """

    seat: int
    players: list[Player]
    events: bool
    short: bool
    tiles: str
    treasures: str
    backs: str
    spare: Spare
    turn: int
    limit: int
    """The game ends after this turn (LB-27)."""
    order: list[int]
    """The seats in turn order, clockwise by their corners, from seat 1 on (LB-05)."""
    acting: int
    """Whose turn it is, or 0 when the game is over."""
    asked: str
    """push, move, choose, again or over."""
    message: str
    """The message that may be used now, or empty."""
    banned: str
    """The arrow that may not be used, or empty (LB-11)."""
    goals: list[str]
    """Own cards that are open: one, or two after looking. The first is the top."""
    pile: list[str]
    """What is in the own pile, where the player has looked through it; in no order."""
    outcome: Outcome | None
