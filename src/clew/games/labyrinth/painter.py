"""Labyrinth as a picture, from what a seat sees of it."""

from __future__ import annotations

from typing import Any

from clew.core.cells import cell_number
from clew.envs.picture import BESIDE, COLOURS, EDGE, PAPER, TILE, Brush, figures, names, place

__all__ = ["paint"]


def paint(brush: Brush, view: Any) -> None:
    names(brush)
    for cell in range(49):
        x, y = place(cell)
        brush.tile(x, y, TILE, [int(view.tiles[cell], 16)])
        if view.treasures[cell] != ".":
            _treasure(brush, x, y, view.treasures[cell])
    for player in view.players:
        x, y = place(cell_number(player.home))
        brush.counter(x + TILE / 2, y + TILE / 2, 6, COLOURS[player.colour])
    colours = [COLOURS[player.colour] for player in view.players]
    figures(brush, [player.pawn for player in view.players], colours)
    brush.tile(BESIDE + 20, EDGE, TILE, [int(view.spare.sides, 16)])
    if view.spare.treasure != ".":
        _treasure(brush, BESIDE + 20, EDGE, view.spare.treasure)
    brush.words(BESIDE, EDGE + 100, f"{view.turn} {view.asked}", 16)
    for seat, player in enumerate(view.players, 1):
        y = EDGE + 120 + 34 * seat
        brush.counter(BESIDE + 14, y, 13, COLOURS[player.colour], str(seat))
        brush.words(BESIDE + 36, y - 9, "▮" * player.left, 14)


def _treasure(brush: Brush, x: float, y: float, letter: str) -> None:
    brush.counter(x + TILE / 2, y + TILE / 2, 14, PAPER, letter)
