# Compiled by mypyc.
"""How a seat's view of Labyrinth is made. Compiled: every action makes one for every seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.cells import cell_name
from clew.core.game import Outcome
from clew.games.labyrinth.components import (
    ARROWS,
    COLOURS,
    CORNERS,
    MESSAGES,
    TREASURES,
    TURN_LIMIT,
)
from clew.games.labyrinth.rules import Labyrinth
from clew.games.labyrinth.view import PHASES, Player, Spare, View

__all__ = ["COLOUR_OF", "treasure_letter", "view"]

_CELL_NAMES: Final = [cell_name(cell) for cell in range(49)]
COLOUR_OF: Final = {_CELL_NAMES.index(CORNERS[colour]): colour for colour in COLOURS}
"""The colour whose start corner is this cell."""


def view(state: Labyrinth, seat: i64, outcome: Outcome | None) -> View:
    own = _cards(state, seat, 0, state.goals_left(seat)) if seat else []
    return View(
        seat=seat,
        players=[_player(state, other) for other in range(1, state.players + 1)],
        events=bool(state.events),
        short=bool(state.short),
        tiles=state.tiles_text(),
        treasures=state.treasures_text(),
        backs=state.backs_text(state.seen | _known_blank(state)) if state.events else "",
        spare=Spare(
            sides=f"{state.spare:x}",
            treasure=treasure_letter(state.spare_mark),
            back=_spare_back(state) if state.events else "",
        ),
        turn=state.turn,
        limit=TURN_LIMIT,
        order=_order(state),
        acting=state.acting(),
        asked=PHASES[state.phase],
        message=MESSAGES[state.message - 1] if state.message else "",
        banned=ARROWS[state.banned] if state.banned < len(ARROWS) else "",
        goals=own[: _opened(state, seat)] if seat else [],
        pile=sorted(own) if seat and (state.searched >> (seat - 1)) & 1 else [],
        outcome=outcome,
    )


def _order(state: Labyrinth) -> list[int]:
    seats = [1]
    while len(seats) < state.players:
        seats.append(state.after(seats[-1]))
    return seats


def _player(state: Labyrinth, seat: i64) -> Player:
    left: i64 = state.goals_left(seat)
    return Player(
        colour=COLOUR_OF[state.home(seat)],
        home=_CELL_NAMES[state.home(seat)],
        pawn=_CELL_NAMES[state.pawn(seat)],
        left=left,
        found=_cards(state, seat, left, state.goals),
        open=min(_opened(state, seat), left),
        searched=bool((state.searched >> (seat - 1)) & 1),
    )


def _cards(state: Labyrinth, seat: i64, start: i64, end: i64) -> list[str]:
    return [TREASURES[state.card(seat, i) - 1] for i in range(start, end)]


def _opened(state: Labyrinth, seat: i64) -> i64:
    """How many of its cards a seat may go for (LB-23)."""
    return 1 + ((state.opened >> (seat - 1)) & 1)


def _known_blank(state: Labyrinth) -> i64:
    """Tiles that never carry a message."""
    return ~(state.straights() | state.plain_corners())


def treasure_letter(treasure: int) -> str:
    """a to x for treasures 1 to 24, a dot for none."""
    return chr(96 + treasure) if treasure else "."


def _spare_back(state: Labyrinth) -> str:
    may_carry = state.spare in (5, 10) or (state.spare in (3, 6, 12, 9) and not state.spare_mark)
    return _back(state.spare_back) if state.spare_seen or not may_carry else "?"


def _back(message: int) -> str:
    return str(message) if message else "."
