"""Picture: the plain drawing of a game as an image of fixed size."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

__all__ = ["picture"]

_COLUMNS, _LINES = 80, 36
_SIZE = 14
_PAPER, _INK = (250, 246, 236), (52, 44, 40)


@cache
def _font() -> ImageFont.FreeTypeFont:
    """A font whose letters are all as wide, with the characters that frames are drawn with."""
    import matplotlib as mpl

    file = Path(mpl.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf")
    return ImageFont.truetype(str(file), _SIZE)


def picture(text: str) -> npt.NDArray[np.uint8]:
    """A drawing of at most 80 columns as an RGB array, always of the same size."""
    font = _font()
    width = font.getlength("M")
    height = sum(font.getmetrics())
    image = Image.new("RGB", (round(width * (_COLUMNS + 2)), height * (_LINES + 2)), _PAPER)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(text.splitlines()[:_LINES], 1):
        draw.text((width, height * number), line[:_COLUMNS], font=font, fill=_INK)
    return np.asarray(image)
