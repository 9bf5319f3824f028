"""What the words of an observation of Traps mean. Its grid is the seats, the own one first."""

from __future__ import annotations

from clew.core.layout import Field, Layout, flags, number, one_of
from clew.games.tiger_traps.components import COPIES, DOORS, GEMS, KINDS, MAX_TRAITS, SEASON_LIMIT

__all__ = ["LAYOUT"]

_FIRST = (0, 2, 4, 6, 8, 9)
_BITS = (2, 2, 2, 2, 1, 1)
_ASKED = ("choose", "build", "bid", "reveal", "award", "over")


def _each(name: str, word: int, first: int, bits: int, most: int, about: str) -> Field:
    """A number of each seat, as many bits apart as it has."""
    parts = ((word, first, bits),)
    return Field(name=name, about=about, parts=parts, step=bits, most=most)


def _cards(name: str, word: int, step: int, about: str) -> tuple[Field, ...]:
    """A handful of cards: how many of each kind."""
    return tuple(
        Field(
            name=f"{name} {kind}",
            about=about,
            parts=((word, _FIRST[i], _BITS[i]),),
            step=step,
            most=COPIES[i],
        )
        for i, kind in enumerate(KINDS)
    )


LAYOUT = Layout(
    grid=(6,),
    fields=(
        _each("gems", 1, 0, 4, 8, "by seat"),
        _each("in hand", 1, 24, 4, 6, "how many cards; all of them while first cards are chosen"),
        _each("face down", 2, 0, 4, 6, "how many cards of the stack"),
        _each("passed", 1, 48, 1, 1, "by seat"),
        _each("begins", 2, 24, 1, 1, "who began the season"),
        _each("bidder", 2, 30, 1, 1, "whose bid is the highest"),
        _each("last bid", 5, 0, 4, MAX_TRAITS, "this season, by seat"),
        _each("to choose", 2, 36, 1, 1, "of first cards you see only whether you have to"),
        *_cards("beside", 3, 10, "turned over, beside the seat's stack"),
        *_cards("noted", 4, 10, "everybody knows the seat to have it this year (TT-27)"),
        *_cards("own", 0, 0, "in your hand"),
        *(
            Field(
                name=f"stack {place + 1}",
                about="your card face down, the bottom one first",
                parts=((0, 10 + 3 * place, 3),),
                values=KINDS,
                first=1,
            )
            for place in range(6)
        ),
        number("season", 0, 32, 8, SEASON_LIMIT, ""),
        *(one_of(f"door {i + 1}", 0, 40 + 2 * i, 2, DOORS, "of this year") for i in range(4)),
        one_of("season of the year", 0, 48, 2, ("1", "2", "3", "4"), "later doors show 0"),
        number("pot", 0, 50, 5, 3, "gems"),
        number("bid", 0, 55, 4, MAX_TRAITS, ""),
        number("matched", 0, 59, 4, MAX_TRAITS, "traits of the cards turned over"),
        one_of("asked", 1, 54, 3, _ASKED, "for what"),
        number("players", 1, 57, 3, 6, ""),
        one_of("seat", 1, 60, 3, ("none", "1", "2", "3", "4", "5", "6"), "yours"),
        *flags(("open stacks", "early gift"), 2, 42, "options"),
        number("dealt", 2, 44, 3, 6, "cards each"),
        number("treasury", 2, 47, 5, GEMS, "gems"),
    ),
)
