"""Actions of Labyrinth as text, and back.

push N2 90   the spare goes in at arrow N2, turned by 90 degrees clockwise
move c3      walk to c3 (or stay there)
swap 2       change places with the pawn of seat 2
look         look at the second card
search       look through the pile
take owl     … and have the owl as the top card: a new one, or the old one again
end          no second half of a double turn
"""

from __future__ import annotations

from clew.core.cells import cell_name, cell_number
from clew.core.errors import Unreadable
from clew.games.labyrinth.components import ARROWS, TREASURES
from clew.games.labyrinth.rules import END, LOOK, MOVE, SEARCH, SWAP, TAKE

__all__ = ["format_action", "parse_action"]


def format_action(action: int) -> str:
    """The text of an action.

    >>> format_action(1), format_action(48), format_action(103)
    ('push N2 90', 'move a1', 'take book')
    """
    if 0 <= action < MOVE:
        return f"push {ARROWS[action >> 2]} {90 * (action & 3)}"
    if MOVE <= action <= SWAP:
        return f"move {cell_name(action - MOVE)}"
    if SWAP < action < LOOK:
        return f"swap {action - SWAP}"
    if action == LOOK:
        return "look"
    if action == SEARCH:
        return "search"
    if SEARCH < action < END:
        return f"take {TREASURES[action - TAKE - 1]}"
    if action == END:
        return "end"
    raise Unreadable(f"{action} is not an action of labyrinth: they go from 0 to {END}")


def parse_action(text: str) -> int:
    """The action of a text; upper and lower case and spacing do not matter."""
    match text.split():
        case [verb, *rest]:
            verb = verb.lower()
        case _:
            raise Unreadable("an empty line is not an action")
    match verb, rest:
        case "push", [arrow, *turn] if len(turn) < 2:
            return 4 * _arrow(arrow.upper()) + _quarters(turn[0] if turn else "0")
        case "move", [cell]:
            return MOVE + cell_number(cell.lower())
        case "swap", [seat]:
            if seat in ("1", "2", "3", "4"):
                return SWAP + int(seat)
            raise Unreadable(f"{seat!r} is not a seat: seats go from 1 to 4")
        case "take", [treasure]:
            if treasure.lower() in TREASURES:
                return TAKE + 1 + TREASURES.index(treasure.lower())
            raise Unreadable(f"{treasure!r} is not a treasure: one of {', '.join(TREASURES)}")
        case "look", []:
            return LOOK
        case "search", []:
            return SEARCH
        case "end", []:
            return END
    raise Unreadable(
        f"{text.strip()!r} is not an action: say push ARROW DEGREES, move CELL, swap SEAT, "
        "look, search, take TREASURE or end"
    )


def _arrow(name: str) -> int:
    if name in ARROWS:
        return ARROWS.index(name)
    raise Unreadable(f"{name!r} is not an arrow: one of {', '.join(ARROWS)}")


def _quarters(degrees: str) -> int:
    if degrees in ("0", "90", "180", "270"):
        return int(degrees) // 90
    raise Unreadable(f"{degrees!r} is not a rotation: 0, 90, 180 or 270 degrees clockwise")
