"""The table of Labyrinth: The Card Game as plain text, at most 80 columns wide.

A card is five letters wide and three high: its path, its two treasures as letters and its
number, with a star behind the number of the card placed last. Where two paths run over a card
each treasure stands on its own path or in its own bend:

    a │ b     a       │ a   a │
    ──┼──   b─│──   ──╲──   ──╱──
      │17     │47   b │49   49│ b
"""

from __future__ import annotations

from typing import Final

from clew.core.game import Say
from clew.games.labyrinth_cards.components import TREASURES
from clew.games.labyrinth_cards.view import Laid, View

__all__ = ["draw"]

_WIDE: Final = 6
"""A card and the gap behind it."""
_HIGH: Final = 3
_MARGIN: Final = 4
_COLUMNS: Final = 12
"""Cards that fit beside each other."""
_LINE: Final = 80

_MIDDLES: Final = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"


def draw(view: View, say: Say) -> str:
    """The labyrinth around the card placed last, the own hand, and the letters' treasures."""
    shown, note = _window(view)
    lines = _labyrinth(view, shown)
    lines += note
    if view.hand:
        lines += ["", *_beside([_card(view.faces[card - 1], 0, card) for card in view.hand])]
    visible = [view.faces[card - 1] for card in (*(laid.card for laid in shown), *view.hand)]
    lines += ["", *_legend({letter for face in visible for letter in face[-2:]}, say)]
    return "\n".join(line.rstrip() for line in lines)


def _window(view: View) -> tuple[list[Laid], list[str]]:
    """What is shown, and a line on what is not."""
    columns = [laid.column for laid in view.table]
    west, east = min(columns), max(columns)
    if east - west >= _COLUMNS:
        middle = next(
            (laid.column for laid in view.table if laid.card == view.placed), (west + east) // 2
        )
        west = max(west, min(middle - _COLUMNS // 2, east - _COLUMNS + 1))
        east = west + _COLUMNS - 1
    shown = [laid for laid in view.table if west <= laid.column <= east]
    before = sum(laid.column < west for laid in view.table)
    behind = sum(laid.column > east for laid in view.table)
    if not before and not behind:
        return shown, []
    return shown, [f"{' ' * _MARGIN}◄ {before}{f'{behind} ►':>{_COLUMNS * _WIDE - 3}}"]


def _labyrinth(view: View, shown: list[Laid]) -> list[str]:
    cards = {(laid.column, laid.row): laid for laid in shown}
    columns = range(min(c for c, _ in cards), max(c for c, _ in cards) + 1)
    rows = range(min(r for _, r in cards), max(r for _, r in cards) + 1)
    lines = [" " * _MARGIN + "".join(f"{column:^{_WIDE - 1}} " for column in columns)]
    for row in rows:
        line = [" " * _MARGIN, f"{row:>3} ", " " * _MARGIN]
        for column in columns:
            laid = cards.get((column, row))
            if laid is None:
                part = [" " * _WIDE] * _HIGH
            else:
                star = "*" if laid.card == view.placed else " "
                joined = _joined(view, laid, cards.get((column + 1, row)))
                top, middle, bottom = _card(
                    view.faces[laid.card - 1], laid.rotation // 90, laid.card
                )
                part = [top + " ", middle + ("─" if joined else " "), bottom + star]
            line = [before + more for before, more in zip(line, part, strict=True)]
        lines += line
    return lines


def _joined(view: View, laid: Laid, east: Laid | None) -> bool:
    """Whether a path runs on from a card to the one east of it."""
    return east is not None and bool(_sides(view, laid) & 2 and _sides(view, east) & 8)


def _sides(view: View, laid: Laid) -> int:
    ways = view.faces[laid.card - 1][:-2]
    sides = 0
    for digit in ways:
        sides |= _turned(int(digit, 16), laid.rotation // 90)
    return sides


def _card(face: str, quarters: int, number: int) -> list[str]:
    """Three lines of five letters."""
    ways = [_turned(int(digit, 16), quarters) for digit in face[:-2]]
    one, other = face[-2], face[-1]
    sides = ways[0] | ways[-1]
    top = [" ", " ", "│" if sides & 1 else " ", " ", " "]
    west = "─" if sides & 8 else " "
    east = "─" if sides & 2 else " "
    middle = [west, west, _MIDDLES[sides], east, east]
    bottom = [" ", " ", "│" if sides & 4 else " ", f"{number:>2}"]
    if len(ways) == 1:
        top[0], top[4] = one, other
    elif ways[0] in (5, 10):
        upright, level = (one, other) if ways[0] == 5 else (other, one)
        middle[2] = "│"
        top[2], middle[0] = upright, level
    else:
        # The bend with an opening to the north comes first.
        north, south = (one, other) if ways[0] & 1 else (other, one)
        if 3 in ways:
            middle[2] = "╲"
            top[4], bottom[0] = north, south
        else:
            middle[2] = "╱"
            top[0] = north
            bottom = [f"{number:>2}", bottom[2], " ", south]
    return ["".join(line) for line in (top, middle, bottom)]


def _turned(sides: int, quarters: int) -> int:
    return (sides << quarters | sides >> 4 - quarters) & 15


def _beside(cards: list[list[str]]) -> list[str]:
    return [" " * _MARGIN + "   ".join(card[line] for card in cards) for line in range(_HIGH)]


def _legend(letters: set[str], say: Say) -> list[str]:
    """Which treasure each letter means, as many to a line as fit."""
    lines = [""]
    for letter in sorted(letters):
        treasure = TREASURES[ord(letter) - 97]
        entry = f"{letter} {say(f'labyrinth-cards-thing-{treasure}.bare')}"
        if len(lines[-1]) + 2 + len(entry) > _LINE:
            lines.append("")
        lines[-1] += f"  {entry}"
    return lines
