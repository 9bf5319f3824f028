"""What the words of an observation of the card game mean. Its grid is the 50 cards."""

from __future__ import annotations

from clew.core.layout import Field, Layout, flags, number, one_of
from clew.games.labyrinth_cards.components import CARD_COUNT, CARDS, PLACEMENTS, SPAN

__all__ = ["LAYOUT"]

_WHO = ("own", "second", "third", "fourth", "fifth", "sixth")
_BECOME = ("not seen", "in your hand", "on the table", *(f"taken, {who} seat" for who in _WHO))


def _card(name: str, first: int, bits: int, most: int, about: str) -> Field:
    """A number of each card: 20 bits a card, three cards a word."""
    return Field(name=name, about=about, parts=((0, first, bits),), step=20, per=3, most=most)


def _one_card(name: str, first: int, about: str) -> Field:
    return Field(name=name, about=about, parts=((17, first, 6),), place=True)


LAYOUT = Layout(
    grid=(len(CARDS),),
    fields=(
        Field(
            name="card",
            about="what has become of it",
            parts=((0, 0, 4),),
            step=20,
            per=3,
            values=_BECOME,
        ),
        Field(
            name="turned",
            about="degrees clockwise; 0 also if it is not on the table",
            parts=((0, 4, 2),),
            step=20,
            per=3,
            values=("0", "90", "180", "270"),
        ),
        _card("column", 6, 7, SPAN - 1, "from -47 on, 0 if it is not on the table (LC-15)"),
        _card("row", 13, 7, SPAN - 1, "as the column"),
        _one_card("placed", 2, "the card placed last (63: none)"),
        _one_card("lower card", 40, "of your hand (63: none); choices from 0 to 799 place it"),
        _one_card("higher card", 46, "of your hand (63: none); choices from 800 to 1599 place it"),
        one_of("asked", 17, 0, 2, ("place", "take", "over"), "for what"),
        *flags([f"like {i}" for i in range(6)], 17, 8, "the placed card reaches it (LC-07)"),
        number("deck", 17, 14, 6, CARD_COUNT, "cards left"),
        number("placements", 17, 20, 6, PLACEMENTS, "so far"),
        *flags(("closed", "one piece"), 17, 26, "LC-06; the option (LC-09)"),
        number("players", 17, 28, 3, 6, ""),
        one_of("seat", 17, 31, 3, ("none", "1", "2", "3", "4", "5", "6"), "yours"),
        *flags([f"{who} turn" for who in _WHO], 17, 34, "whose turn it is"),
        *(number(f"{who} points", 18, 6 * i, 6, CARD_COUNT, "") for i, who in enumerate(_WHO)),
        *(number(f"{who} hand", 18, 36 + 2 * i, 2, 2, "cards") for i, who in enumerate(_WHO)),
    ),
)
