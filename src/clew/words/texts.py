"""A game's texts: its sentences, rules and lessons, a file for each language in its folder."""

from __future__ import annotations

from typing import Any

from clew.core.errors import ClewError
from clew.core.game import Game

__all__ = ["read_text"]


def read_text(game: Game[Any], kind: str, language: str) -> str:
    """A text of a game, such as `words.{}.ftl`. A game that has none in this language, as one from
    outside may not, has it in English."""
    for spoken in (language, "en"):
        if (text := game.text(kind.format(spoken))) is not None:
            return text
    raise ClewError(f"{game.id} has no {kind.format(language)}")
