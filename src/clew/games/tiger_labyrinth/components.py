"""What is in the box of The Lady and the Tiger: Labyrinth (TL-01 to TL-05), as data."""

from __future__ import annotations

from typing import Final

__all__ = [
    "CARDS",
    "COLOURS",
    "COPIES",
    "CUBS",
    "DOORS",
    "LADY_DOORS",
    "LETTERS",
    "MAX_TURNS",
    "SWITCHES",
    "TIGER_DOORS",
    "TURN_LIMIT",
]

COLOURS: Final = ("red", "blue")

LETTERS: Final = "tTlL"
"""A card in one letter: T a tiger, L a lady; capital red, small blue. Red adds 1, a lady 2."""

CARDS: Final = ("blue-tiger", "red-tiger", "blue-lady", "red-lady")
"""The cards' names, in the order of their letters."""

DOORS: Final = {"a1": "red-lady", "d1": "blue-lady", "a4": "blue-tiger", "d4": "red-tiger"}
"""The Doors, which never move (TL-02)."""

COPIES: Final = 3
"""How often each card is among the twelve Clue cards (TL-01)."""

CUBS: Final = 5
"""Cubs of each colour (TL-05)."""

LADY_DOORS: Final = {"red": "a1", "blue": "d1"}
"""Where the cubs start (TL-05)."""

TIGER_DOORS: Final = {"red": "d4", "blue": "a4"}
"""Where they want to go (TL-16)."""

SWITCHES: Final = {"yellow": ("blue", "red"), "white": ("lady", "tiger")}
"""Each gem and the halves of its Switch card; it starts on the first (TL-04)."""

TURN_LIMIT: Final = 400
MAX_TURNS: Final = 10_000
"""No game may be set to last longer (TL-17)."""
