"""Actions of Labyrinthos as text: `move c4`, `rotate b2 right`, `play earthquake`, `pass`."""

from __future__ import annotations

from collections.abc import Iterator

from clew.core.cells import cell_name, cell_number
from clew.core.errors import ClewError, Unreadable
from clew.games.labyrinthos import actions
from clew.games.labyrinthos.components import CARDS, CELLS, COLOURS, HEROES, KEYS, SLOTS

__all__ = ["FORMS", "format_action", "parse_action"]

_WORDS = ("pass", "done", "decline", "discover", "special", "roll", "points")
_COMPASS = ("north", "east", "south", "west")
_CELLS = {
    "move": actions.MOVE,
    "explore": actions.EXPLORE,
    "monster": actions.GO,
    "send": actions.SEND,
    "strike": actions.STRIKE_AT,
    "look": actions.LOOK_AT,
    "reveal": actions.TURN_UP,
    "disarm": actions.DISARM_AT,
}
_SLOTS = {
    "heal": actions.HEAL_AT,
    "wound": actions.WOUND_AT,
    "give": actions.GIVE_FROM,
    "slot": actions.SLOT,
}
_CARDS = {"play": actions.PLAY, "discard": actions.DISCARD}
_NUMBERS = {
    "feet": (actions.FEET, 8),
    "recover": (actions.RECOVER_FOR, 6),
    "rearrange": (actions.REARRANGE_FOR, 4),
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
        yield actions.WORD, i, word
    for word, (family, numbers) in _NUMBERS.items():
        for i in range(numbers):
            yield family, i, f"{word} {i}"


def _on_cells() -> Iterator[tuple[int, int, str]]:
    for cell in range(CELLS):
        name = cell_name(cell)
        for word, family in _CELLS.items():
            yield family, cell, f"{word} {name}"
        yield actions.RIGHT, cell, f"rotate {name} right"
        yield actions.LEFT, cell, f"rotate {name} left"
        yield actions.WALL_EAST, cell, f"wall {name} east"
        yield actions.WALL_SOUTH, cell, f"wall {name} south"
        yield actions.RAZE_EAST, cell, f"raze {name} east"
        yield actions.RAZE_SOUTH, cell, f"raze {name} south"
        for family in range(actions.SHIFT, actions.GO):
            side, to = actions.shifted_from(family), actions.shifted_to(family)
            yield family, cell, f"shift {name} {_COMPASS[side]} {_COMPASS[to]}"


def _by_name() -> Iterator[tuple[int, int, str]]:
    for i, side_name in enumerate(_COMPASS):
        yield actions.CHARGE_TO, i, f"charge {side_name}"
        yield actions.TURN_TO, i, f"turn {90 * i}"
    for i, slot in enumerate(SLOTS):
        for word, family in _SLOTS.items():
            yield family, i, f"{word} {slot}"
        for j, colour in enumerate(COLOURS):
            yield actions.KEY_TO, actions.key_move(j, i), f"key {colour} {slot}"
    for i, card in enumerate(CARDS):
        for word, family in _CARDS.items():
            yield family, i, f"{word} {card.name}"
    for i, key in enumerate(KEYS):
        yield actions.TAKE, i, f"take {key.name}"
        if key.cost.either:
            yield actions.USE, actions.use_of(i, 0), f"use {key.name} hand"
            yield actions.USE, actions.use_of(i, 1), f"use {key.name} foot"
        else:
            yield actions.USE, actions.use_of(i, 0), f"use {key.name}"
    for seat in range(1, 5):
        yield actions.PLAYER, seat, f"player {seat}"
        for j, colour in enumerate(COLOURS):
            yield actions.BARTER_FOR, actions.barter_with(seat, j), f"barter {seat} {colour}"
    for i, hero in enumerate(HEROES):
        yield actions.HERO, i, f"hero {hero.name}"


_TEXT = {actions.as_action(family, choice): text for family, choice, text in _texts()}
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
