"""What a seat of Labyrinth sees."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from clew.core.cells import cell_name
from clew.core.game import Outcome
from clew.games.labyrinth.components import ARROWS, COLOURS, CORNERS, MESSAGES, TREASURES
from clew.games.labyrinth.rules import AGAIN, CHOOSE, MOVING, OVER, PUSHING, Labyrinth

__all__ = ["PHASES", "Player", "Spare", "View", "colour_of", "view"]

PHASES = {PUSHING: "push", MOVING: "move", CHOOSE: "choose", AGAIN: "again", OVER: "over"}
"""What the player in turn is asked for."""


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


@lru_cache(maxsize=64)
def colour_of(home: int) -> str:
    """The colour whose start corner is this cell."""
    name = cell_name(home)
    return next(colour for colour in COLOURS if CORNERS[colour] == name)


def view(state: Labyrinth, seat: int, outcome: Outcome | None) -> View:
    known_blank = ~(state.straights() | state.plain_corners())
    opened = [1 + (state.opened >> i & 1) for i in range(state.players)]
    own = (
        [TREASURES[state.card(seat, i) - 1] for i in range(state.goals_left(seat))] if seat else []
    )
    return View(
        seat=seat,
        players=[
            Player(
                colour=colour_of(state.home(other)),
                home=cell_name(state.home(other)),
                pawn=cell_name(state.pawn(other)),
                left=state.goals_left(other),
                found=[
                    TREASURES[state.card(other, i) - 1]
                    for i in range(state.goals_left(other), state.goals)
                ],
                open=min(opened[other - 1], state.goals_left(other)),
                searched=bool(state.searched >> other - 1 & 1),
            )
            for other in range(1, state.players + 1)
        ],
        events=bool(state.events),
        short=bool(state.short),
        tiles=state.tiles_text(),
        treasures=state.treasures_text(),
        backs=state.backs_text(state.seen | known_blank) if state.events else "",
        spare=Spare(
            sides=f"{state.spare:x}",
            treasure=treasure_letter(state.spare_mark),
            back=_spare_back(state) if state.events else "",
        ),
        turn=state.turn,
        acting=state.acting(),
        asked=PHASES[state.phase],
        message=MESSAGES[state.message - 1] if state.message else "",
        banned=ARROWS[state.banned] if state.banned < len(ARROWS) else "",
        goals=own[: opened[seat - 1]] if seat else [],
        pile=sorted(own) if seat and state.searched >> seat - 1 & 1 else [],
        outcome=outcome,
    )


def treasure_letter(treasure: int) -> str:
    """a to x for treasures 1 to 24, a dot for none."""
    return chr(96 + treasure) if treasure else "."


def _spare_back(state: Labyrinth) -> str:
    may_carry = state.spare in (5, 10) or (state.spare in (3, 6, 12, 9) and not state.spare_mark)
    return _back(state.spare_back) if state.spare_seen or not may_carry else "?"


def _back(message: int) -> str:
    return str(message) if message else "."
