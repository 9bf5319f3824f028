"""What a seat of Traps sees."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.games.tiger_traps.components import DOORS, KINDS
from clew.games.tiger_traps.rules import (
    AWARDING,
    BIDDING,
    BUILDING,
    CHOOSING,
    OVER,
    REVEALING,
)

__all__ = ["PHASES", "VOCABULARY", "Player", "View"]

PHASES = {
    CHOOSING: "choose",
    BUILDING: "build",
    BIDDING: "bid",
    REVEALING: "reveal",
    AWARDING: "award",
    OVER: "over",
}
"""What is asked for."""

VOCABULARY = {
    "asked": (*PHASES.values(), "wait"),
    "goal": DOORS,
    "goals": DOORS,
    "card": KINDS,
    "hand": KINDS,
    "stack": KINDS,
    "beside": KINDS,
    "notes": KINDS,
    "Hand.cards": KINDS,
}
"""The names that fields of the view and of events hold."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    gems: int
    hand: int
    """How many cards are in hand."""
    stack: int
    """How many cards of the stack lie face down."""
    beside: list[str]
    """Cards turned over, beside the stack they came from, in the order of turning."""
    passed: bool
    bid: int
    """What it bid last this season, or 0."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag="tiger-traps", tag_field="game"):
    """The table as one seat sees it (0: a spectator).

    While all choose their first cards at once, nobody sees who has chosen already: only the
    own card is gone from the hand (TT-07).
    """

    seat: int
    players: list[Player]
    open_stacks: bool
    early_gift: bool
    season: int
    limit: int
    """The game ends after this season (TT-26)."""
    year: int
    goal: str
    goals: list[str]
    """The goals of the year's earlier seasons; the others are still to come."""
    aside: int
    """How many cards nobody was dealt."""
    pot: int
    treasury: int
    start: int
    """Who begins this season."""
    bid: int
    """The highest bid, or 0."""
    bidder: int
    """Whose bid that is, or 0."""
    most: int
    """While bids are asked for, the most traits that so many cards as lie on the table can match;
    a bid may be higher (TT-10). Otherwise 0."""
    matched: int
    """Traits matched by the cards turned over."""
    acting: int
    """Whose turn it is, 0 when the game is over; while all choose at once, the viewing seat
    until it has chosen, then 0."""
    asked: str
    """choose, wait (having chosen, for the others), build, bid, reveal, award or over."""
    hand: list[str]
    """Own cards in hand."""
    stack: list[str]
    """Own cards face down, bottom first, if stacks are open to their owners (TT-13)."""
    notes: list[list[str]]
    """By seat, the cards that everybody knows it to have this year (TT-27)."""
    outcome: Outcome | None
