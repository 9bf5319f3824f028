"""What a game's view says, in sentences: for the line mode and the side of the screen.

A game may bring a module with `notes`, what the seat should have in mind, and `describe`, the
board in words. A game without one is shown by its drawing alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from clew.core.game import Game
from clew.words import Words

__all__ = ["Notes", "describe", "notes"]

Notes: TypeAlias = Callable[[Any, Words, Sequence[str]], list[str]]


def notes(game: Game[Any], view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """What is asked and what the seat should have in mind, a sentence each."""
    asked = words.asked(view)
    told = [asked] if asked else []
    more = _find(game, "notes")
    return told + (more(view, words, names) if more else [])


def describe(game: Game[Any], view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """The board in words; nothing for a game that has none."""
    found = _find(game, "describe")
    return found(view, words, names) if found else []


def _find(game: Game[Any], what: str) -> Notes | None:
    return getattr(game.part("notes"), what, None)
