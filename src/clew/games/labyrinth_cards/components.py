"""What is in the box of Labyrinth: The Card Game (LC-01, LC-02), as data.

The cards themselves are in `deck.toml`. Inside the rules card i is the card numbered i + 1.
"""

from __future__ import annotations

from typing import Final

from clew.core.errors import Unreadable
from clew.games.labyrinth_cards.deck import read_deck

__all__ = [
    "CARDS",
    "CARD_COUNT",
    "HAND",
    "PLACEMENTS",
    "SPAN",
    "SQUARE",
    "TREASURES",
    "cell_at",
    "cell_name",
    "cell_number",
    "coordinates",
]

_DECK: Final = read_deck()

TREASURES: Final = tuple(_DECK.treasures)

CARDS: Final = tuple(
    (
        card.shape,
        tuple(_DECK.shapes[card.shape]),
        (TREASURES.index(card.treasures[0]), TREASURES.index(card.treasures[1])),
    )
    for card in _DECK.cards
)
"""Shape, paths and treasures of every card; treasure t is TREASURES[t]."""

CARD_COUNT: Final = 50  # LC-01
HAND: Final = 2
PLACEMENTS: Final = 46
"""Placements of a game (LC-14)."""

SPAN: Final = 95
"""Columns and rows there are: 46 placements from the square reach no farther than ±47."""
_MOST: Final = SPAN // 2


def cell_at(column: int, row: int) -> int:
    """The number of a cell: row by row from the top, -47 to 47 in each (LC-15)."""
    return SPAN * (row + _MOST) + column + _MOST


def coordinates(cell: int) -> tuple[int, int]:
    """Column and row of a cell.

    >>> coordinates(cell_at(2, -1))
    (2, -1)
    """
    return cell % SPAN - _MOST, cell // SPAN - _MOST


def cell_name(cell: int) -> str:
    """The name of a cell: column, then row, rows counting downwards (LC-15).

    >>> cell_name(cell_at(2, -1))
    '2,-1'
    """
    column, row = coordinates(cell)
    return f"{column},{row}"


def cell_number(name: str) -> int:
    """The cell that a name means.

    >>> cell_number("0,0") == cell_at(0, 0)
    True
    """
    parts = name.split(",")
    if len(parts) == 2 and all(_is_whole(part) for part in parts):
        column, row = int(parts[0]), int(parts[1])
        if abs(column) <= _MOST and abs(row) <= _MOST:
            return cell_at(column, row)
    raise Unreadable(
        f"{name!r} is not a cell: say column,row as in 2,-1, each from -{_MOST} to {_MOST}"
    )


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 2


SQUARE: Final = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))
"""Where the four cards of the beginning lie (LC-03, LC-15)."""
