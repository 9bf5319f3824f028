"""The cards of The Lady and the Tiger in colour. A colour is never the only sign of anything."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from clew.terminal.boards.canvas import Canvas
from clew.words import Words

__all__ = ["GEM", "card_style", "frame", "lines_of", "sign_style"]

GEM: Final = Style(color="#f2c200", bold=True)

_FACES: Final = {
    "red": Style(color="#ffdfe3", bgcolor="#7a1c30", bold=True),
    "blue": Style(color="#dbe8ff", bgcolor="#1d3f86", bold=True),
    "": Style(color="#fff3d0", bgcolor="#57446e", bold=True),
}
_SIGNS: Final = {
    "red": Style(color="#300008", bgcolor="#ff9c9c", bold=True),
    "blue": Style(color="#001038", bgcolor="#a5c9ff", bold=True),
}
_FRAMES: Final = {"clue": tuple("┌─┐│└┘"), "door": tuple("╔═╗║╚╝")}


def card_style(card: str) -> Style:
    """The style of a card, by a name such as red-lady; a card of both colours has a style of its
    own."""
    colour, _, other = card.partition("-")
    return _FACES[colour if other in ("lady", "tiger") and colour in _SIGNS else ""]


def sign_style(colour: str) -> Style:
    """For what belongs to a player of a colour."""
    return _SIGNS[colour]


def frame(
    canvas: Canvas, place: tuple[int, int], size: tuple[int, int], kind: str, style: Style
) -> None:
    """The frame of a card with its background; the frame of a door is double."""
    (x, y), (width, height) = place, size
    left, line, right, side, low_left, low_right = _FRAMES[kind]
    canvas.put(x, y, left + line * (width - 2) + right, style)
    for i in range(1, height - 1):
        canvas.put(x, y + i, side + " " * (width - 2) + side, style)
    canvas.put(x, y + height - 1, low_left + line * (width - 2) + low_right, style)


def lines_of(words: Words, card: str) -> list[str]:
    """The name of a card in two lines."""
    name = words.thing(card)
    return name.replace("/", "/ ").split()
