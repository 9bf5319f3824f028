"""Notes: what a game's view says, in sentences, for the line mode and the side of the screen.

A game may bring a module with two functions: `notes` gives what the seat should keep in mind, and
`describe` gives the board in words. A game without it is shown only by its drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from clew.core.game import Game
from clew.words import Words

__all__ = ["Notes", "describe", "notes"]

Notes: TypeAlias = Callable[[Any, Words, Sequence[str]], list[str]]


def notes(game: Game[Any], view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """What the seat is asked, and what it should keep in mind, one sentence each."""
    asked = words.asked(view)
    told = [asked] if asked else []
    more = _find(game, "notes")
    return told + (more(view, words, names) if more else [])


def describe(game: Game[Any], view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """The board in words; empty for a game that has none."""
    found = _find(game, "describe")
    return found(view, words, names) if found else []


def _find(game: Game[Any], what: str) -> Notes | None:
    return getattr(game.part("notes"), what, None)
