"""Bots: they see what a seat may know, never the state.

A bot is a function from a Perspective to one of the legal actions. A game's own bots are in
the module of its name here: `clew.bots.labyrinth.greedy`. A level has its own budget, so many
nodes a decision; another can be named with it: `master:1s`, `master:50ms`, `master:20000`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.errors import ClewError
from clew.core.event import Event

__all__ = ["BOTS", "Bot", "Perspective", "evaluate", "explain", "find", "names"]

Bot: TypeAlias = Callable[[Perspective], int]

BOTS = ("random", "greedy", "novice", "adept", "master")
"""All there are, in the order in which they are offered."""


def _random(perspective: Perspective) -> int:
    legal = perspective.legal()
    return legal[perspective.chance.below(len(legal))]


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    module = _module(game)
    return [bot for bot in BOTS if bot == "random" or (module and hasattr(module, bot))]


def find(game: str, name: str) -> Bot:
    """The bot of this name for a game, with its own budget or the one named with it."""
    level, colon, budget = name.partition(":")
    if level == "random":
        return _random
    bot: Bot | None = getattr(_module(game), level, None) if level in BOTS else None
    if bot is None:
        raise ClewError(f"{game} has no bot {level!r}; it has: {', '.join(names(game))}")
    return _with_budget(bot, name, budget) if colon else bot


def explain(perspective: Perspective, action: int) -> Event | None:
    """Why an action is a good one, as an event that the game's words tell; None if nobody knows."""
    explained = getattr(_module(perspective.game.id), "explain", None)
    why: Event | None = explained(perspective, action) if explained else None
    return why


def evaluate(perspective: Perspective, games: int = 40, bot: str = "adept") -> list[float]:
    """Each seat's chance of winning, by playing on from positions the seat cannot tell apart.

    A bot plays all seats to the end, so many times; before that all chances are equal, which
    counts as one game.
    """
    game, chance = perspective.game, perspective.chance
    player = find(game.id, bot)
    wins: list[float] = []
    for _ in range(games):
        state = perspective.sample()
        while seat := state.acting():
            view = Perspective(game, state, seat, chance.word())
            state.apply(seat, player(view), chance, None)
        shares = state.result() or []
        wins = [won + share for won, share in zip(wins or [0.0] * len(shares), shares, strict=True)]
    return [(won + 1 / len(wins)) / (games + 1) for won in wins]


def _with_budget(bot: Bot, name: str, text: str) -> Bot:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)|([1-9]\d*)", text)
    if not match:
        raise ClewError(f"bot {name!r}: a budget is 1s, 50ms, or a number of nodes")
    nodes = int(match[3] or 0)
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1) if match[1] else 0.0

    def bounded(perspective: Perspective) -> int:
        perspective.budget = Budget(nodes, seconds)
        return bot(perspective)

    return bounded


def _module(game: str) -> object | None:
    name = f"clew.bots.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
