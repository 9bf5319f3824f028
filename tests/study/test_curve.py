"""Who was ahead: from the true position, and sure where the game is over."""

from __future__ import annotations

SHORT = {"labyrinth": {"goals": 1}, "labyrinth-cards": {}, "labyrinthos": {}}
