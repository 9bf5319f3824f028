"""Actions of Labyrinthos as text: `move c4`, `rotate b2 right`, `play earthquake`, `pass`."""

from __future__ import annotations

from collections.abc import Iterator

from clew.core.cells import cell_name, cell_number
from clew.core.errors import ClewError, Unreadable
from clew.games.labyrinthos import agenda
from clew.games.labyrinthos.components import CARDS, CELLS, COLOURS, HEROES, KEYS, SLOTS

__all__ = ["FORMS", "format_action", "parse_action"]

_WORDS = ("pass", "done", "decline", "discover", "special", "roll", "points")
_COMPASS = ("north", "east", "south", "west")
_CELLS = {
    "move": agenda.MOVE,
    "explore": agenda.EXPLORE,
    "monster": agenda.GO,
    "send": agenda.SEND,
    "strike": agenda.STRIKE_AT,
    "look": agenda.LOOK_AT,
    "reveal": agenda.TURN_UP,
    "disarm": agenda.DISARM_AT,
}
_SLOTS = {
    "heal": agenda.HEAL_AT,
    "wound": agenda.WOUND_AT,
    "give": agenda.GIVE_FROM,
    "slot": agenda.SLOT,
}
_CARDS = {"play": agenda.PLAY, "discard": agenda.DISCARD}
_NUMBERS = {
    "feet": (agenda.FEET, 8),
    "recover": (agenda.RECOVER_FOR, 6),
    "rearrange": (agenda.REARRANGE_FOR, 4),
}

FORMS = {
    **{word: word for word in _WORDS},
    **{word: f"{word} CELL" for word in _CELLS},
    **{word: f"{word} SLOT" for word in _SLOTS},
    **{word: f"{word} CARD" for word in _CARDS},
    **{word: f"{word} FEET" for word in _NUMBERS},
    "turn": "turn DEGREES",
    "rotate": "rotate CELL right|left",
    "wall": "wall CELL SIDE",
    "raze": "raze CELL SIDE",
    "shift": "shift CELL SIDE SIDE",
    "charge": "charge SIDE",
    "use": "use KEY [foot|hand]",
    "take": "take KEY",
    "key": "key COLOUR SLOT",
    "barter": "barter SEAT COLOUR",
    "player": "player SEAT",
    "hero": "hero NAME",
}
"""The first word of every action, and what follows it."""


def _texts() -> Iterator[tuple[int, int, str]]:
    """Every action there is: family, parameter, text."""
    yield from _on_cells()
    yield from _by_name()
    for i, word in enumerate(_WORDS):
        yield agenda.WORD, i, word
    for word, (family, numbers) in _NUMBERS.items():
        for i in range(numbers):
            yield family, i, f"{word} {i}"


def _on_cells() -> Iterator[tuple[int, int, str]]:
    for cell in range(CELLS):
        name = cell_name(cell)
        for word, family in _CELLS.items():
            yield family, cell, f"{word} {name}"
        yield agenda.RIGHT, cell, f"rotate {name} right"
        yield agenda.LEFT, cell, f"rotate {name} left"
        yield agenda.WALL_EAST, cell, f"wall {name} east"
        yield agenda.WALL_SOUTH, cell, f"wall {name} south"
        yield agenda.RAZE_EAST, cell, f"raze {name} east"
        yield agenda.RAZE_SOUTH, cell, f"raze {name} south"
        for index in range(12):
            side, turn = divmod(index, 3)
            to = _COMPASS[(side + turn + 1) % 4]
            yield agenda.SHIFT + index, cell, f"shift {name} {_COMPASS[side]} {to}"


def _by_name() -> Iterator[tuple[int, int, str]]:
    for i, side_name in enumerate(_COMPASS):
        yield agenda.CHARGE_TO, i, f"charge {side_name}"
        yield agenda.TURN_TO, i, f"turn {90 * i}"
    for i, slot in enumerate(SLOTS):
        for word, family in _SLOTS.items():
            yield family, i, f"{word} {slot}"
        for j, colour in enumerate(COLOURS):
            yield agenda.KEY_TO, 9 * j + i, f"key {colour} {slot}"
    for i, card in enumerate(CARDS):
        for word, family in _CARDS.items():
            yield family, i, f"{word} {card.name}"
    for i, key in enumerate(KEYS):
        yield agenda.TAKE, i, f"take {key.name}"
        if key.cost.either:
            yield agenda.USE, 2 * i, f"use {key.name} hand"
            yield agenda.USE, 2 * i + 1, f"use {key.name} foot"
        else:
            yield agenda.USE, 2 * i, f"use {key.name}"
    for seat in range(1, 5):
        yield agenda.PLAYER, seat, f"player {seat}"
        for j, colour in enumerate(COLOURS):
            yield agenda.BARTER_FOR, 4 * seat - 4 + j, f"barter {seat} {colour}"
    for i, hero in enumerate(HEROES):
        yield agenda.HERO, i, f"hero {hero.name}"


_TEXT = {64 * family + choice: text for family, choice, text in _texts()}
_ACTION = {text: action for action, text in _TEXT.items()}


def format_action(action: int) -> str:
    if action not in _TEXT:
        raise Unreadable(f"there is no action {action}")
    return _TEXT[action]


def parse_action(text: str) -> int:
    """The action a text means, whatever its case and spacing.

    >>> format_action(parse_action("Wall  D3 west"))
    'wall c3 east'
    """
    words = text.lower().split()
    if words[:1] in (["wall"], ["raze"]) and len(words) == 3:
        words = _from_other_side(words)
    action = _ACTION.get(" ".join(words))
    if action is not None:
        return action
    shown = " ".join(text.split())
    if words and words[0] in FORMS:
        raise Unreadable(f"{shown!r} is not an action: say {FORMS[words[0]]}")
    raise Unreadable(f"{shown!r} is not an action; one begins with: {', '.join(sorted(FORMS))}")


def _from_other_side(words: list[str]) -> list[str]:
    """A wall at the west or north of a cell is one at the east or south of its neighbour."""
    word, cell, side = words
    step = {"west": -1, "north": -7}.get(side, 0)
    try:
        other = cell_number(cell) + step
    except ClewError:
        return words
    if step == 0 or other < 0 or (side == "west" and other % 7 == 6):
        return words
    return [word, cell_name(other), "east" if side == "west" else "south"]
