"""Sides of a square tile: compass letters, and sets of them as numbers (N 1, E 2, S 4, W 8)."""

from __future__ import annotations

from typing import Final

__all__ = ["SIDES", "sides_number"]

SIDES: Final = "NESW"


def sides_number(letters: str) -> int:
    """Sides as a number.

    >>> sides_number("NES")
    7
    """
    return sum(1 << SIDES.index(letter) for letter in letters)
