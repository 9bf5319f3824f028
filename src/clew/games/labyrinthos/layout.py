"""What the words of an observation of Labyrinthos mean."""

from __future__ import annotations

from clew.core.layout import Field, Layout, flags, number, one_of, plane
from clew.games.labyrinthos.components import (
    CARDS,
    FEATURES,
    HEROES,
    KEYS,
    MONSTERS,
    ROUND_LIMIT,
    SLOTS,
)
from clew.games.labyrinthos.tasks import TASK_NAMES

__all__ = ["LAYOUT"]

_WHO = ("own", "next", "third", "fourth")
_HERO_NAMES = tuple(hero.name for hero in HEROES)
_KEY_NAMES = tuple(key.name for key in KEYS)


def _seat(i: int, who: str) -> tuple[Field, ...]:
    return (
        Field(name=f"{who} hero at", about="its cell (63: none)", parts=((i, 49, 6),), place=True),
        Field(
            name=f"{who} hero",
            about="who it is",
            parts=((i, 55, 3),),
            values=_HERO_NAMES,
            first=1,
        ),
        *flags(
            [f"{who} {what}" for what in ("smoked", "gazed", "attacked", "asked", "turn")],
            i,
            58,
            "LO-44, LO-48; asked: has to choose, or has answered already (LO-50)",
        ),
        number(f"{who} feet", 4 + i, 49, 6, 16, "tokens"),
        number(f"{who} hands", 4 + i, 55, 6, 16, "tokens"),
        number(f"{who} cards", 8 + i, 49, 5, 12, "Desperation cards in hand"),
        *flags((f"{who} began",), 8 + i, 54, "who began the game"),
        *flags((f"{who} cloaked",), 8 + i, 55, "neither wounded nor displaced by the attack"),
        number(f"{who} spared", 8 + i, 56, 2, 3, "wounds fewer by Close Call"),
        *flags((f"{who} just seen", f"{who} gained"), 8 + i, 58, "LO-49; LO-38: no more to gain"),
        *(
            Field(
                name=f"{who} key on {slot}",
                about="the hero board",
                parts=((15 + i, 5 * place, 5),),
                values=_KEY_NAMES,
                first=1,
            )
            for place, slot in enumerate(SLOTS)
        ),
        *flags([f"{who} wound on {slot}" for slot in SLOTS], 15 + i, 45, "the hero board"),
    )


def _cards(name: str, word: int, about: str) -> tuple[Field, ...]:
    return tuple(
        number(f"{name} {card.name}", word, 2 * kind, 2, card.copies, about)
        for kind, card in enumerate(CARDS)
    )


LAYOUT = Layout(
    grid=(7, 7),
    fields=(
        *(
            plane(f"open {side}", i, "of a tile that is face up, or that you looked at")
            for i, side in enumerate(("north", "east", "south", "west"))
        ),
        Field(
            name="feature",
            about="what is on a tile that is face up, or that you looked at",
            parts=tuple((word, 0, 1) for word in range(4, 8)),
            step=1,
            values=tuple(FEATURES[1:]),
            first=1,
        ),
        plane("face up", 8, ""),
        plane("wall east", 9, "to the right of the cell"),
        plane("wall south", 10, "below the cell"),
        plane("disarmed", 11, "counts as having no symbol"),
        *(
            plane(f"{who} looked", 11 + i, "that seat has looked at the face-down tile")
            for i, who in enumerate(_WHO)
            if i
        ),
        Field(name="monster", about="its cell (63: none)", parts=((12, 49, 6),), place=True),
        *flags(("to choose",), 12, 55, "you have to choose now"),
        *flags(
            ("jaws", "mirror", "trapped", "schemed"),
            12,
            56,
            "of the attack: LO-49, LO-48; of the turn: a trap was met, Royal Cunning used (LO-04)",
        ),
        number("deck", 13, 49, 7, 64, "Desperation cards left"),
        number("lower roll", 13, 56, 2, 3, "the Blood die that does not count, with Three Jaws"),
        *(
            number(
                f"movement {k + 1}", 14, 49 + 3 * k, 3, 4, "a monster movement waits; whose seat"
            )
            for k in range(4)
        ),
        *(field for i, who in enumerate(_WHO) for field in _seat(i, who)),
        *_cards("own", 19, "in your hand"),
        *_cards("discarded", 20, ""),
        *(
            field
            for i, who in enumerate(_WHO)
            if i
            for field in _cards(f"{who} known", 20 + i, "you know the seat to hold it")
        ),
        one_of("task", 24, 0, 7, TASK_NAMES, "what is to be decided"),
        number("task seat", 24, 7, 3, 4, "by whom; the number of the seat"),
        number("task count", 24, 10, 5, 31, "how many are left"),
        number("task target", 24, 15, 3, 4, "the number of the seat it aims at"),
        number("task deed", 24, 18, 6, 63, "the card, or 32 and the key, it comes from"),
        number("round", 24, 24, 8, ROUND_LIMIT, ""),
        number("agenda", 24, 32, 6, 48, "how many tasks there are"),
        number("blood", 24, 38, 4, 8, "the die of the attack going on"),
        *flags(("python", "no empty slot"), 24, 42, "Medusa's reach; the option (LO-11)"),
        one_of("beast", 24, 44, 2, MONSTERS, "who hunts"),
        *flags(("over",), 24, 46, ""),
        one_of("seat", 24, 57, 3, ("none", "1", "2", "3", "4"), "yours"),
        number("players", 24, 60, 3, 4, ""),
    ),
)
