# Compiled by mypyc.
"""Why an action of The Card Game is refused: the rules that say no, by name."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ALL_CARDS_PLAYED",
    "CUT_OFF",
    "LEAVE_AN_OPENING",
    "NOT_ASKED_NOW",
    "NOT_CONNECTED",
    "NOT_IN_HAND",
    "NO_PATH_RUNS_ON",
    "SAME_ROTATION",
]

NOT_IN_HAND: Final = 3  # LC-03
SAME_ROTATION: Final = 4  # LC-04
NO_PATH_RUNS_ON: Final = 5  # LC-05
LEAVE_AN_OPENING: Final = 6  # LC-06
NOT_CONNECTED: Final = 7  # LC-07
NOT_ASKED_NOW: Final = 8  # LC-08
CUT_OFF: Final = 9  # LC-09

# The game is over.
ALL_CARDS_PLAYED: Final = 12  # LC-12
