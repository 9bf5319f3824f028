"""What the words of an observation of The Lady and the Tiger: Labyrinth mean."""

from __future__ import annotations

from clew.core.layout import Field, Layout, flags, number, one_of, plane
from clew.games.tiger_labyrinth.components import CUBS, MAX_TURNS

__all__ = ["LAYOUT"]


def _cubs(name: str, word: int) -> Field:
    parts = ((word, 0, 1), (word, 16, 1), (word, 32, 1))
    return Field(name=name, about="how many on the cell", parts=parts, step=1, most=CUBS)


LAYOUT = Layout(
    grid=(4, 4),
    fields=(
        plane("red", 0, "the card is red"),
        plane("lady", 0, "the card is a lady", 16),
        _cubs("own cubs", 1),
        _cubs("other cubs", 2),
        *flags(("yellow gem on red",), 0, 32, "else on blue"),
        *flags(("white gem on lady",), 0, 33, "else on tiger"),
        one_of("asked", 0, 34, 2, ("step", "swap", "over"), "for what"),
        one_of("seat", 0, 36, 2, ("none", "1", "2"), "yours"),
        *flags(("own colour is red", "own turn"), 0, 38, ""),
        number("times", 0, 40, 2, 3, "how often the position has stood (TL-17)"),
        number("turn", 3, 0, 16, MAX_TURNS, ""),
        number("limit", 3, 16, 16, MAX_TURNS, "drawn after this turn (TL-17)"),
        *flags(("repetition",), 3, 32, "whether it is counted"),
    ),
)
