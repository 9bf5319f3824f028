# Compiled by mypyc.
"""The actions of Labyrinthos: an action is a family and a parameter, as one whole number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.games.labyrinthos.components import CARDS, CELLS, COLOURS, HEROES, KEYS, SLOTS

# Families, and what their parameter is; without a word about it, a cell.

WORD: Final = 0
"""PASS … POINTS below."""
MOVE: Final = 1
EXPLORE: Final = 2
TURN_TO: Final = 3
"""Quarter turns clockwise of the tile just turned up."""
RIGHT: Final = 4
LEFT: Final = 5
WALL_EAST: Final = 6
WALL_SOUTH: Final = 7
RAZE_EAST: Final = 8
RAZE_SOUTH: Final = 9
SHIFT: Final = 10
"""Twelve families, one for each side that a wall of a cell leaves and each that it goes to."""
SHIFTS: Final = 0x3FFC00
"""These twelve families, as a set."""
GO: Final = 22
"""The monster, to a cell."""
CHARGE_TO: Final = 23
"""A side."""
SEND: Final = 24
"""Somebody's hero, to a cell."""
STRIKE_AT: Final = 25
LOOK_AT: Final = 26
TURN_UP: Final = 27
DISARM_AT: Final = 28
PLAY: Final = 29
"""A card."""
DISCARD: Final = 30
"""A card."""
USE: Final = 31
"""A key, and how it is paid for."""
HEAL_AT: Final = 32
"""A slot."""
WOUND_AT: Final = 33
"""A slot."""
GIVE_FROM: Final = 34
"""A slot."""
SLOT: Final = 35
"""A slot."""
TAKE: Final = 36
"""A key."""
KEY_TO: Final = 37
"""A colour and a slot."""
BARTER_FOR: Final = 38
"""A seat and a colour."""
PLAYER: Final = 39
"""A seat, from 1 on."""
FEET: Final = 40
"""How many of the tokens are feet."""
RECOVER_FOR: Final = 41
"""Feet paid, the rest in hands."""
REARRANGE_FOR: Final = 42
"""Feet paid, the rest in hands."""
HERO: Final = 43
"""A hero, from 0 on."""
FAMILIES: Final = 44
ACTIONS: Final = 2816

# The words.

PASS: Final = 0
DONE: Final = 1
DECLINE: Final = 2
DISCOVER: Final = 3
SPECIAL: Final = 4
ROLL: Final = 5
POINTS: Final = 6

_PARAMETERS: Final = {
    WORD: 7,
    TURN_TO: 4,
    CHARGE_TO: 4,
    PLAY: len(CARDS),
    DISCARD: len(CARDS),
    USE: 2 * len(KEYS),
    HEAL_AT: len(SLOTS),
    WOUND_AT: len(SLOTS),
    GIVE_FROM: len(SLOTS),
    SLOT: len(SLOTS),
    TAKE: len(KEYS),
    KEY_TO: len(COLOURS) * len(SLOTS),
    BARTER_FOR: 4 * len(COLOURS),
    PLAYER: 5,
    FEET: 8,
    RECOVER_FOR: 6,
    REARRANGE_FOR: 4,
    HERO: len(HEROES),
}
"""How many parameters a family has, if they are not cells."""
_SIZES: Final = vec[i64]([_PARAMETERS.get(family, CELLS) for family in range(FAMILIES)])
_EITHER: Final = vec[i64]([key.cost.either for key in KEYS])


def as_action(family: i64, parameter: i64) -> i64:
    return (family << 6) + parameter


def family_of(action: i64) -> i64:
    return action >> 6


def parameter_of(action: i64) -> i64:
    return action & 63


def exists(action: i64) -> bool:
    """Whether there is such an action, legal or not."""
    if action < 0 or action >= ACTIONS:
        return False
    family: i64 = family_of(action)
    parameter: i64 = parameter_of(action)
    if parameter >= _SIZES[family] or (family == PLAYER and parameter == 0):
        return False
    return family != USE or feet_paid(parameter) == 0 or _EITHER[key_used(parameter)] != 0


# Shifting a wall: 3 * from + (to - from - 1) mod 4, counted from SHIFT on.


def is_shift(family: i64) -> bool:
    return family >= SHIFT and family < GO


def shifted_from(family: i64) -> i64:
    """The side that the wall leaves."""
    return (family - SHIFT) // 3


def shifted_to(family: i64) -> i64:
    """The side that the wall goes to."""
    side: i64 = shifted_from(family)
    return (side + 1 + family - SHIFT - 3 * side) & 3


def wall_side(family: i64) -> i64:
    """The side of the cell at which a wall is placed or removed."""
    return 1 if family == WALL_EAST or family == RAZE_EAST else 2


# Parameters that are two things.


def use_of(key: i64, feet: i64) -> i64:
    """The use of a key, with so many feet (0 or 1) where feet or hands may be paid."""
    return 2 * key + feet


def key_used(parameter: i64) -> i64:
    return parameter >> 1


def feet_paid(parameter: i64) -> i64:
    return parameter & 1


def key_move(colour: i64, slot: i64) -> i64:
    """The key of a colour goes to a slot."""
    return 9 * colour + slot


def colour_moved(parameter: i64) -> i64:
    return parameter // 9


def slot_moved_to(parameter: i64) -> i64:
    return parameter - 9 * colour_moved(parameter)


def barter_with(seat: i64, colour: i64) -> i64:
    """The keys of a colour are exchanged with a seat."""
    return 4 * (seat - 1) + colour


def bartering_seat(parameter: i64) -> i64:
    return 1 + (parameter >> 2)


def bartered_colour(parameter: i64) -> i64:
    return parameter & 3
