"""The card game as a picture, from what a seat sees of it."""

from __future__ import annotations

from typing import Any

from clew.envs.picture import HEIGHT, PAPER, SEATS, WIDTH, Brush

__all__ = ["paint"]


def paint(brush: Brush, view: Any) -> None:
    columns = [laid.column for laid in view.table]
    rows = [laid.row for laid in view.table]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    size = min(96.0, (WIDTH - 40) / wide, (HEIGHT - 90) / high)
    left, top = (WIDTH - size * wide) / 2, 24 + (HEIGHT - 90 - size * high) / 2
    for laid in view.table:
        x = left + size * (laid.column - min(columns))
        y = top + size * (laid.row - min(rows))
        *ways, one, two = view.faces[laid.card - 1]
        turns = laid.rotation // 90
        brush.tile(x, y, size, [_turned(int(way, 16), turns) for way in ways])
        brush.words(x + size * 0.14, y + size * 0.12, one, max(9, round(size / 6)), PAPER)
        brush.words(x + size * 0.74, y + size * 0.7, two, max(9, round(size / 6)), PAPER)
    for seat, player in enumerate(view.players, 1):
        x = 30 + 112 * (seat - 1)
        brush.counter(x, HEIGHT - 34, 14, SEATS[seat - 1], str(seat))
        brush.words(x + 20, HEIGHT - 44, f"{len(player.taken)}", 18)


def _turned(sides: int, quarters: int) -> int:
    """Open sides after so many quarter turns clockwise."""
    return (sides << quarters | sides >> 4 - quarters) & 15
