"""The games by name. A game is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from clew.core.errors import ClewError
from clew.core.game import Game

__all__ = ["GAMES", "find", "names", "text"]

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
    from importlib.metadata import entry_points  # takes time to load, and is rarely needed

    return {point.name: point.module for point in entry_points(group="clew.games")}


def names() -> list[str]:
    """All games there are, ours first."""
    return [*GAMES, *sorted(set(_others()) - set(GAMES))]


@cache
def find(name: str) -> Game[Any]:
    """The game of this name."""
    game: Game[Any] = import_module(_module(name)).game
    return game


def text(name: str, file: str) -> str | None:
    """The contents of a file of a game's folder, or None. The game itself is not loaded."""
    if name in GAMES:
        own = files("clew.games").joinpath(GAMES[name].rpartition(".")[2], file)
        if own.is_file():
            return own.read_text("utf-8")
    spec = find_spec(_module(name))
    reader = getattr(spec and spec.loader, "get_resource_reader", None)
    found = reader(spec.name).files().joinpath(file) if spec and reader else None
    return found.read_text("utf-8") if found and found.is_file() else None


def _module(name: str) -> str:
    module = GAMES.get(name) or _others().get(name)
    if module is None:
        there = ", ".join(names())
        raise ClewError(
            f"there is no game {name!r}; there are: {there}", why="no-game", name=name, there=there
        )
    return module
