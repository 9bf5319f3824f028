"""Boards of games that the page has no drawing for: what the game itself says lies where."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from clew.core.game import Game
from clew.core.page_board import Area
from clew.table.refusal import Refusal
from clew.words import words

__all__ = ["Drawn", "board_of"]

_log = logging.getLogger(__name__)


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A view as plain text and, where the game brings such a board, as areas."""

    drawing: str
    areas: list[Area] = []


def board_of(game: Game[Any], seen: Any, names: Sequence[str], language: str) -> Drawn:
    """The board of a view that somebody has. Nothing else goes into it, so nothing is told that
    they do not know."""
    says = words(language, game)
    try:
        view = msgspec.convert(seen, game.view_type)
        brought = game.part("page")
        areas = brought.board(view, says, names) if brought else []
        return Drawn(drawing=game.draw(view, says.say), areas=areas)
    except Exception as error:  # noqa: BLE001 (a view of nobody's may do anything)
        _log.info("no board of %s: %r", game.id, error)
        raise Refusal(400, "wrong", f"this is not a view of {game.id}", why="no-view") from None
