# Compiled by mypyc.
"""Why an action of The Lady and the Tiger: Labyrinth is refused: the rules that say no, by name."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ALL_CUBS_HOME",
    "CUB_THEN_CARDS",
    "DOORS_STAY",
    "DRAWN",
    "NOT_AS_THE_GEMS_SAY",
    "NOT_BESIDE",
    "NOT_IN_LINE",
    "NO_CUB_ON_EITHER",
]

CUB_THEN_CARDS: Final = 6  # TL-06
NOT_BESIDE: Final = 7  # TL-07
NOT_AS_THE_GEMS_SAY: Final = 8  # TL-08
DOORS_STAY: Final = 9  # TL-09
NOT_IN_LINE: Final = 10  # TL-10
NO_CUB_ON_EITHER: Final = 11  # TL-11

# The game is over.
ALL_CUBS_HOME: Final = 16  # TL-16
DRAWN: Final = 17  # TL-17
