"""Actions of Labyrinth: The Card Game as text, and back.

place 17 2,-1 90    card 17 goes to column 2, row -1, turned by 90 degrees clockwise
take 3 28 with 17   take cards 3 and 28, which card 17 reaches
take none           leave everything
"""

from __future__ import annotations

from clew.core.errors import Unreadable
from clew.games.labyrinth_cards.cards import LIKES
from clew.games.labyrinth_cards.components import CARDS, cell_name, cell_number
from clew.games.labyrinth_cards.rules import PLACE, TAKE, LabyrinthCards

__all__ = ["format_action", "parse_action"]


def format_action(action: int) -> str:
    """The text of an action.

    >>> format_action(36100 * 16 + 4 * (46 * 95 + 49) + 1), format_action(1805000)
    ('place 17 2,-1 90', 'take none')
    """
    if 0 <= action < TAKE:
        card, rest = divmod(action, PLACE)
        return f"place {card + 1} {cell_name(rest >> 2)} {90 * (rest & 3)}"
    if action == TAKE:
        return "take none"
    if TAKE < action < LabyrinthCards.ACTIONS:
        card, which = divmod(action - TAKE - 1, 63)
        likes = sorted(LIKES[6 * card + i] + 1 for i in range(6) if which + 1 >> i & 1)
        return f"take {' '.join(map(str, likes))} with {card + 1}"
    raise Unreadable(
        f"{action} is not an action of labyrinth-cards: "
        f"they go from 0 to {LabyrinthCards.ACTIONS - 1}"
    )


def parse_action(text: str) -> int:
    """The action of a text; upper and lower case and spacing do not matter."""
    match text.lower().split():
        case []:
            raise Unreadable("an empty line is not an action")
        case ["place", card, cell, *turn] if len(turn) < 2:
            quarters = _quarters(turn[0] if turn else "0")
            return PLACE * _card(card) + 4 * cell_number(cell) + quarters
        case ["take", "none"]:
            return TAKE
        case ["take", *cards, "with", placed] if cards:
            return _take(_card(placed), [_card(card) for card in cards])
    raise Unreadable(
        f"{text.strip()!r} is not an action: say place CARD COLUMN,ROW DEGREES, "
        "take CARD … with CARD or take none"
    )


def _take(placed: int, cards: list[int]) -> int:
    likes = [LIKES[6 * placed + i] for i in range(6)]
    which = 0
    for card in cards:
        if card not in likes:
            raise Unreadable(f"card {card + 1} shares no treasure with card {placed + 1}")
        which |= 1 << likes.index(card)
    return TAKE + 63 * placed + which


def _card(number: str) -> int:
    if number.isascii() and number.isdigit() and 1 <= int(number) <= len(CARDS):
        return int(number) - 1
    raise Unreadable(f"{number!r} is not a card: cards go from 1 to {len(CARDS)}")


def _quarters(degrees: str) -> int:
    if degrees in ("0", "90", "180", "270"):
        return int(degrees) // 90
    raise Unreadable(f"{degrees!r} is not a rotation: 0, 90, 180 or 270 degrees clockwise")
