"""Bots: they see what a seat may know, never the state.

A bot is a function from a Perspective and a source of chance to one of the legal actions.
A game's own bots are in the module of its name here: `clew.bots.labyrinth.greedy`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from clew.bots.perspective import Perspective
from clew.core.errors import ClewError

__all__ = ["BOTS", "Bot", "Perspective", "find", "names"]

Bot: TypeAlias = Callable[[Perspective], int]

BOTS = ("random", "greedy")
"""The levels, weakest first."""


def _random(perspective: Perspective) -> int:
    legal = perspective.legal()
    return legal[perspective.chance.below(len(legal))]


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    module = _module(game)
    return [bot for bot in BOTS if bot == "random" or (module and hasattr(module, bot))]


def find(game: str, name: str) -> Bot:
    """The bot of this name for a game."""
    if name == "random":
        return _random
    bot: Bot | None = getattr(_module(game), name, None) if name in BOTS else None
    if bot is None:
        raise ClewError(f"{game} has no bot {name!r}; it has: {', '.join(names(game))}")
    return bot


def _module(game: str) -> object | None:
    name = f"clew.bots.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
