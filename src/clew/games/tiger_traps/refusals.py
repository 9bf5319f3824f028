# Compiled by mypyc.
"""Why an action of Traps is refused: the rules that say no, by name."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BID_HIGHER",
    "BUILD_OR_BID",
    "EMPTY_HAND_BIDS",
    "FIFTH_GEM",
    "FIRST_CARDS",
    "GIVE_THE_GEM",
    "NO_BUILDING_NOW",
    "NO_CARD_FACE_DOWN",
    "NO_STOPPING_NOW",
    "REVEALER_TURNS_OVER",
    "SEASON_LIMIT_REACHED",
]

FIRST_CARDS: Final = 7  # TT-07
BUILD_OR_BID: Final = 8  # TT-08
EMPTY_HAND_BIDS: Final = 9  # TT-09
BID_HIGHER: Final = 10  # TT-10
NO_BUILDING_NOW: Final = 11  # TT-11
REVEALER_TURNS_OVER: Final = 12  # TT-12
NO_CARD_FACE_DOWN: Final = 14  # TT-14
GIVE_THE_GEM: Final = 17  # TT-17
NO_STOPPING_NOW: Final = 19  # TT-19

# The game is over.
FIFTH_GEM: Final = 25  # TT-25
SEASON_LIMIT_REACHED: Final = 26  # TT-26
