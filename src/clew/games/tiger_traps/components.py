"""What is in the box of The Lady and the Tiger: Traps (TT-01 to TT-04), as data."""

from __future__ import annotations

from typing import Final

__all__ = ["COPIES", "DEALT", "DOORS", "GEMS", "KINDS", "MAX_TRAITS", "POT", "SEASON_LIMIT"]

KINDS: Final = ("red-lady", "red-tiger", "blue-lady", "blue-tiger", "blue-red", "lady-tiger")
"""Clue cards; kind i of the rules is KINDS[i]. Of the first four bit 1 is the colour, bit 0 the
role."""

COPIES: Final = (3, 3, 3, 3, 1, 1)
"""How many there are of each kind: 14 in all (TT-01)."""

DOORS: Final = KINDS[:4]
"""Doors, one of each colour and role (TT-01)."""

DEALT: Final = {2: 6, 3: 4, 4: 3, 5: 2, 6: 2}
"""Cards in a hand by the number of players; the others lie aside (TT-02)."""

GEMS: Final = 25  # TT-01
POT: Final = 3  # TT-05
MAX_TRAITS: Final = 13  # TT-10
SEASON_LIMIT: Final = 200  # TT-26
