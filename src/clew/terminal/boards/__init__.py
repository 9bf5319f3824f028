"""Boards: one a game, found by the game's name; any other game is played from a list."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from clew.core.game import Game
from clew.terminal.boards.board import Board, Choice, Scene
from clew.terminal.boards.listing import ListingBoard

__all__ = ["Board", "Choice", "ListingBoard", "Scene", "find"]


def find(game: Game[Any]) -> type[Board[Any]]:
    """The board of a game: `board` in the module of its name here."""
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if not find_spec(name):
        return ListingBoard
    board: type[Board[Any]] = import_module(name).board
    return board
