"""Names of cells: column letter from the left, row number from the top (CO-01)."""

from __future__ import annotations

from functools import lru_cache

from clew.core.errors import Unreadable

__all__ = ["cell_name", "cell_number"]


@lru_cache(maxsize=1024)
def cell_name(cell: int, side: int = 7) -> str:
    """The name of a cell of a square board (CO-01).

    >>> cell_name(0), cell_name(8), cell_name(48)
    ('a1', 'b2', 'g7')
    """
    return f"{chr(97 + cell % side)}{cell // side + 1}"


def cell_number(name: str, side: int = 7) -> int:
    """The number of the cell with this name (CO-01).

    >>> cell_number("g7")
    48
    """
    if len(name) == 2 and name.isascii():
        column, row = ord(name[0]) - 97, ord(name[1]) - 49
        if 0 <= column < side and 0 <= row < side:
            return side * row + column
    last = cell_name(side * side - 1, side)
    raise Unreadable(f"{name!r} is not a cell: cells go from a1 to {last}")
