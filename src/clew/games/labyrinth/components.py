"""What is in the box of Labyrinth (LB-01 to LB-05, LB-17), as data.

Open sides are compass letters; as a number, N is 1, E is 2, S is 4, W is 8.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "ARROWS",
    "COLOURS",
    "CORNERS",
    "FIXED",
    "MESSAGES",
    "MOVABLE",
    "SEATING",
    "TREASURES",
    "TURN_LIMIT",
]


COLOURS: Final = ("red", "yellow", "blue", "green")
"""Clockwise by corner from the top left."""

CORNERS: Final = {"red": "a1", "yellow": "g1", "blue": "g7", "green": "a7"}

SEATING: Final = {
    2: ("red", "blue"),
    3: ("red", "yellow", "blue"),
    4: ("red", "yellow", "blue", "green"),
}
"""Colours by seat unless the players choose (LB-05)."""

FIXED: Final = {
    "a1": ("ES", None),
    "c1": ("ESW", "book"),
    "e1": ("ESW", "gold"),
    "g1": ("SW", None),
    "a3": ("NES", "map"),
    "c3": ("NES", "crown"),
    "e3": ("ESW", "keys"),
    "g3": ("NSW", "skull"),
    "a5": ("NES", "ring"),
    "c5": ("NEW", "chest"),
    "e5": ("NSW", "emerald"),
    "g5": ("NSW", "sword"),
    "a7": ("NE", None),
    "c7": ("NEW", "candelabra"),
    "e7": ("NEW", "helmet"),
    "g7": ("NW", None),
}
"""Tiles that never move: open sides and treasure (LB-03)."""

MOVABLE: Final = (
    ("NS", 12, ()),
    ("NE", 10, ()),
    ("NE", 6, ("owl", "scarab", "rat", "spider", "moth", "lizard")),
    ("NES", 6, ("bat", "dragon", "ghost", "genie", "sorceress", "troll")),
)
"""Shape, how many, and the treasures on them (LB-02)."""

TREASURES: Final = (
    *(treasure for _, treasure in FIXED.values() if treasure),
    *(treasure for _, _, treasures in MOVABLE for treasure in treasures),
)
"""Treasure i of the rules is TREASURES[i - 1]; 0 is none (LB-04)."""

ARROWS: Final = ("N2", "N4", "N6", "E2", "E4", "E6", "S2", "S4", "S6", "W2", "W4", "W6")
"""Where the spare may go in; the opposite of arrow i is (i + 6) mod 12 (LB-05)."""

MESSAGES: Final = ("second-push", "double-turn", "change-places", "look", "exchange", "wall")
"""Message i of the rules is MESSAGES[i - 1], LB-20 to LB-25; 0 is a blank back."""

TURN_LIMIT: Final = 400  # LB-27
