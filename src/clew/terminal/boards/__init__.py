"""Boards: a game brings its own; any other game is played from a list."""

from __future__ import annotations

from typing import Any

from clew.core.game import Game
from clew.terminal.boards.board import Board, Choice, Scene
from clew.terminal.boards.listing import ListingBoard

__all__ = ["Board", "Choice", "ListingBoard", "Scene", "find"]


def find(game: Game[Any]) -> type[Board[Any]]:
    """The board that a game brings, or the list of what can be done."""
    brought = game.part("terminal")
    board: type[Board[Any]] = brought.board if brought else ListingBoard
    return board
