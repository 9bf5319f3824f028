"""The games by name. A game is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from clew.core.errors import ClewError
from clew.core.game import Game

__all__ = ["GAMES", "find", "names"]

GAMES = {
    "labyrinth": "clew.games.labyrinth",
    "labyrinth-cards": "clew.games.labyrinth_cards",
    "labyrinthos": "clew.games.labyrinthos",
    "tiger-labyrinth": "clew.games.tiger_labyrinth",
    "tiger-traps": "clew.games.tiger_traps",
}
"""Ours: the module that has `game`. Others register the entry point group `clew.games`."""


@cache
def _others() -> dict[str, str]:
    return {point.name: point.module for point in entry_points(group="clew.games")}


def names() -> list[str]:
    """All games there are, ours first."""
    return [*GAMES, *sorted(set(_others()) - set(GAMES))]


@cache
def find(name: str) -> Game[Any]:
    """The game of this name."""
    module = GAMES.get(name) or _others().get(name)
    if module is None:
        raise ClewError(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game[Any] = import_module(module).game
    return game
