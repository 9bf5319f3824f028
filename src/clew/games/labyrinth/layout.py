"""What the words of an observation of Labyrinth mean."""

from __future__ import annotations

from clew.core.layout import Field, Layout, flags, number, one_of, plane
from clew.games.labyrinth.components import ARROWS, MESSAGES, TREASURES

__all__ = ["LAYOUT"]

_WHO = ("own", "next", "third", "fourth")
_SEATS = ("none", "1", "2", "3", "4")
_OPEN = ("north", "east", "south", "west")


def _seat(i: int, who: str) -> tuple[Field, ...]:
    found, first = 13 + i // 2, 25 * (i % 2)
    return (
        Field(name=f"{who} pawn", about="where it stands", parts=((i, 49, 6),), place=True, step=0),
        Field(name=f"{who} home", about="the start corner", parts=((i, 55, 6),), place=True),
        *flags((f"{who} second card open", f"{who} pile searched"), i, 61, "LB-23, LB-24"),
        number(f"{who} goals left", 4 + i, 49, 4, 12, "cards in the pile"),
        *flags((f"{who} turn",), 4 + i, 53, "whose turn it is"),
        *flags([f"{who} found {name}" for name in TREASURES], found, first + 1, "cards turned up"),
    )


LAYOUT = Layout(
    grid=(7, 7),
    fields=(
        *(plane(f"open {side}", i, "the tile's path leaves here") for i, side in enumerate(_OPEN)),
        Field(
            name="treasure",
            about="the treasure on the tile (LB-04)",
            parts=tuple((word, 0, 1) for word in range(4, 9)),
            step=1,
            values=TREASURES,
            first=1,
        ),
        Field(
            name="back",
            about="the message on the tile's back, where you may know it (LB-17)",
            parts=tuple((word, 0, 1) for word in range(9, 12)),
            step=1,
            values=MESSAGES,
            first=1,
        ),
        plane("back known", 12, "you know what is on the back, perhaps nothing"),
        *(field for i, who in enumerate(_WHO) for field in _seat(i, who)),
        Field(
            name="goal",
            about="the top card of your pile",
            parts=((15, 0, 5),),
            values=TREASURES,
            first=1,
        ),
        Field(
            name="second goal",
            about="your second card, if it is open (LB-23)",
            parts=((15, 5, 5),),
            values=TREASURES,
            first=1,
        ),
        *flags([f"pile has {name}" for name in TREASURES], 15, 11, "once searched (LB-24)"),
        *flags([f"spare open {side}" for side in _OPEN], 16, 0, "the spare as it lies"),
        Field(
            name="spare treasure",
            about="",
            parts=((16, 4, 5),),
            values=TREASURES,
            first=1,
        ),
        Field(name="spare back", about="if known", parts=((16, 9, 3),), values=MESSAGES, first=1),
        *flags(("spare back known",), 16, 12, ""),
        one_of("asked", 16, 13, 3, ("push", "move", "choose", "again", "over"), "for what"),
        Field(
            name="message",
            about="that may be used now (LB-28)",
            parts=((16, 16, 3),),
            values=MESSAGES,
            first=1,
        ),
        one_of("banned", 16, 19, 4, ARROWS, "the arrow that may not be used (LB-11)"),
        number("turn", 16, 23, 9, 400, "of 400 (LB-27)"),
        *flags(("events", "short"), 16, 32, "options"),
        number("players", 16, 34, 3, 4, ""),
        number("goals each", 16, 37, 4, 12, "at the beginning"),
        one_of("seat", 16, 41, 3, _SEATS, "yours; actions name seats by their numbers"),
        *(
            one_of(f"{who} seat", 16, 44 + 3 * i, 3, _SEATS, "its number")
            for i, who in enumerate(_WHO[1:])
        ),
    ),
)
