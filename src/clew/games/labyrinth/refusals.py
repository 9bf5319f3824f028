# Compiled by mypyc.
"""Why an action of Labyrinth is refused: the rules that say no, by name."""

from __future__ import annotations

from typing import Final

__all__ = [
    "CHOOSE_FROM_THE_PILE",
    "FIRST_MOVE_DONE",
    "HOME",
    "LAST_GOAL_FOUND",
    "NOBODY_TO_SWAP_WITH",
    "NOTHING_TO_LOOK_AT",
    "NOT_BACK_IN",
    "NO_GOALS_LEFT",
    "NO_SUCH_MESSAGE",
    "NO_WAY",
    "NO_WAY_THROUGH_A_WALL",
    "PUSH_FIRST",
    "SAME_ROTATION",
    "TURN_LIMIT_REACHED",
]

PUSH_FIRST: Final = 9  # LB-09
SAME_ROTATION: Final = 10  # LB-10
NOT_BACK_IN: Final = 11  # LB-11
NO_WAY: Final = 13  # LB-13
FIRST_MOVE_DONE: Final = 21  # LB-21
NOBODY_TO_SWAP_WITH: Final = 22  # LB-22
NOTHING_TO_LOOK_AT: Final = 23  # LB-23
CHOOSE_FROM_THE_PILE: Final = 24  # LB-24
NO_WAY_THROUGH_A_WALL: Final = 25  # LB-25
NO_GOALS_LEFT: Final = 26  # LB-26
NO_SUCH_MESSAGE: Final = 28  # LB-28

# The game is over.
HOME: Final = 15  # LB-15
LAST_GOAL_FOUND: Final = 16  # LB-16
TURN_LIMIT_REACHED: Final = 27  # LB-27
