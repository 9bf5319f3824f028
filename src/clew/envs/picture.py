"""Picture: what a seat sees of a game as an image of fixed size.

A game that brings a painter is painted; any other game is shown as its plain text drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from clew.core.cells import cell_number
from clew.core.game import Game

__all__ = [
    "BACK",
    "BESIDE",
    "COLOURS",
    "EDGE",
    "HEIGHT",
    "INK",
    "PAPER",
    "PATH",
    "SEATS",
    "TILE",
    "WIDTH",
    "Brush",
    "figures",
    "names",
    "picture",
    "place",
]

WIDTH, HEIGHT = 720, 648
_MARGIN = 24
PAPER, INK = (250, 246, 236), (52, 44, 40)
HEDGE, PATH, BACK = (84, 112, 78), (233, 219, 182), (58, 54, 62)
SEATS = ((192, 57, 43), (214, 160, 30), (41, 98, 176), (60, 140, 70), (130, 80, 160), (90, 90, 90))


EDGE, TILE = 36, 72
"""Where a 7 × 7 board begins, and how large its tiles are."""
BESIDE = EDGE + 7 * TILE + 20
"""Where there is room for words beside such a board."""
COLOURS = {"red": SEATS[0], "yellow": SEATS[1], "blue": SEATS[2], "green": SEATS[3]}

Colour = tuple[int, int, int]


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    """A fixed-width font that has box-drawing characters."""
    import matplotlib as mpl

    file = Path(mpl.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf")
    return ImageFont.truetype(str(file), size)


class Brush:
    """Paints tiles, counters and words onto a picture."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self._draw = ImageDraw.Draw(self.image)

    def tile(self, x: float, y: float, size: float, ways: list[int]) -> None:
        """A tile with corridors; each way is the sides it leaves by: N 1, E 2, S 4, W 8."""
        self.box(x, y, size, size, HEDGE)
        thick, middle = size * 0.36, size / 2
        near, far = middle - thick / 2, middle + thick / 2
        arms = (
            (near, 0, far, far),
            (near, near, size, far),
            (near, near, far, size),
            (0, near, far, far),
        )
        for sides in ways:
            for side, (left, top, right, bottom) in enumerate(arms):
                if sides >> side & 1:
                    where = (x + left, y + top, x + right, y + bottom)
                    self._draw.rectangle(where, fill=PATH)

    def box(self, x: float, y: float, width: float, height: float, fill: Colour) -> None:
        self._draw.rectangle((x, y, x + width, y + height), fill=fill, outline=INK)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: Colour) -> None:
        self._draw.line((x, y, to_x, to_y), fill=colour, width=6)

    def counter(self, x: float, y: float, radius: float, fill: Colour, text: str = "") -> None:
        """A round counter with one or two letters on it."""
        where = (x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse(where, fill=fill, outline=INK, width=2)
        if text:
            light = sum(fill) > 500
            self.words(x, y, text, round(radius * 1.1), INK if light else PAPER, middle=True)

    def words(
        self, x: float, y: float, text: str, size: int, fill: Colour = INK, *, middle: bool = False
    ) -> None:
        anchor = "mm" if middle else None
        self._draw.text((x, y), text, font=_font(size), fill=fill, anchor=anchor)


def place(cell: int) -> tuple[float, float]:
    """The top left of a cell of a 7 × 7 board."""
    return EDGE + TILE * (cell % 7), EDGE + TILE * (cell // 7)


def names(brush: Brush) -> None:
    for i in range(7):
        brush.words(EDGE + TILE * (i + 0.5), 18, "abcdefg"[i], 16, middle=True)
        brush.words(18, EDGE + TILE * (i + 0.5), str(i + 1), 16, middle=True)


def figures(brush: Brush, cells: Sequence[str], colours: Sequence[Any]) -> None:
    """Pawns or heroes; those on the same cell stand side by side."""
    for seat, (cell, colour) in enumerate(zip(cells, colours, strict=True), 1):
        if cell:
            x, y = place(cell_number(cell))
            together = [other for other, at in enumerate(cells, 1) if at == cell]
            step = together.index(seat) - (len(together) - 1) / 2
            brush.counter(x + TILE / 2 + 18 * step, y + TILE / 2, 15, colour, str(seat))


def picture(game: Game[Any], view: Any, drawing: Callable[[], str]) -> npt.NDArray[np.uint8]:
    """A view as an RGB array. `drawing` is called if the game has no painter."""
    brush = Brush()
    painter = game.part("painter")
    if painter:
        painter.paint(brush, view)
    else:
        text = drawing().splitlines()
        for number, line in enumerate(text):
            brush.words(_MARGIN / 2, _MARGIN + 17 * number, line, 14)
    return np.asarray(brush.image)
