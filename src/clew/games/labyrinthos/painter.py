"""Labyrinthos as a picture, from what a seat sees of it."""

from __future__ import annotations

from typing import Any

from clew.core.cells import cell_number
from clew.envs.picture import (
    BACK,
    BESIDE,
    EDGE,
    INK,
    PAPER,
    SEATS,
    TILE,
    Brush,
    figures,
    names,
    place,
)

__all__ = ["paint"]


def paint(brush: Brush, view: Any) -> None:
    names(brush)
    for cell in range(49):
        x, y = place(cell)
        if view.tiles[cell] == "?":
            brush.box(x, y, TILE, TILE, BACK)
            continue
        brush.tile(x, y, TILE, [int(view.tiles[cell], 16)])
        if view.features[cell] != ".":
            brush.counter(x + TILE / 2, y + TILE / 2, 14, PAPER, view.features[cell])
    for wall in view.walls:
        cell, side = wall.split()
        x, y = place(cell_number(cell))
        if side == "east":
            brush.line(x + TILE, y + 4, x + TILE, y + TILE - 4, SEATS[0])
        else:
            brush.line(x + 4, y + TILE, x + TILE - 4, y + TILE, SEATS[0])
    if view.monster_cell:
        x, y = place(cell_number(view.monster_cell))
        brush.counter(x + TILE / 2, y + TILE / 2, 22, INK, view.monster[:3])
    figures(brush, [player.cell for player in view.players], SEATS[: len(view.players)])
    brush.words(BESIDE, EDGE, f"{view.round} {view.asked}", 16)
    for seat, player in enumerate(view.players, 1):
        y = EDGE + 20 + 62 * seat
        brush.counter(BESIDE + 14, y, 13, SEATS[seat - 1], str(seat))
        brush.words(BESIDE + 36, y - 18, player.hero, 14)
        brush.words(BESIDE + 36, y, f"◆{len(player.keys)} ✚{len(player.wounds)}", 14)
