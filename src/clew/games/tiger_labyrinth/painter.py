"""The Lady and the Tiger: Labyrinth as a picture, from what a seat sees of it."""

from __future__ import annotations

from typing import Any

from clew.envs.picture import COLOURS, EDGE, PAPER, PATH, SEATS, Brush

__all__ = ["paint"]


def paint(brush: Brush, view: Any) -> None:
    size, red, blue = 138, (196, 106, 94), (104, 136, 184)
    for cell in range(16):
        x, y = EDGE + size * (cell % 4), EDGE + size * (cell // 4)
        letter = view.cards[cell]
        brush.box(x, y, size - 6, size - 6, red if letter.isupper() else blue)
        if cell in (0, 3, 12, 15):
            brush.box(x + 8, y + 8, size - 22, size - 22, PATH)
        brush.words(x + size / 2 - 3, y + 30, letter.upper(), 30, middle=True)
        for row, player in enumerate(view.players):
            for i in range(int(player.cubs[cell])):
                brush.counter(x + 22 + 22 * i, y + 68 + 32 * row, 10, COLOURS[player.colour])
    beside = EDGE + 4 * size + 8
    brush.words(beside, EDGE, f"{view.turn} {view.asked}", 14)
    brush.counter(beside + 30, EDGE + 60, 16, SEATS[1])
    brush.words(beside + 6, EDGE + 84, view.yellow, 14)
    brush.counter(beside + 30, EDGE + 140, 16, PAPER)
    brush.words(beside + 6, EDGE + 164, view.white, 14)
