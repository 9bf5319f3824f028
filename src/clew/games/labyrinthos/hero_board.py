# Compiled by mypyc.
"""A hero board as one number: its slots from the top down (LO-05), their keys and wounds.

Five bits a slot are its key, from 1 on (KEYS), or 0; after them, one bit a slot is its wound.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, count, shl

__all__ = [
    "DESPERATE_SLOT",
    "DISCOVER_SLOT",
    "EMPTY_SLOT",
    "EXPLORE_SLOT",
    "HEAL_SLOT",
    "MOVE_SLOT",
    "SLOT_COUNT",
    "SPECIAL_SLOT",
    "TILE_SLOT",
    "WALL_SLOT",
    "colour_of",
    "flipped_wound",
    "free_slots",
    "key_count",
    "key_in",
    "slot_of_colour",
    "slots_with_keys",
    "with_key",
    "without_wounds",
    "works_in",
    "wounds_in",
]

# The slots from the top down (LO-05), as `components` names them.
MOVE_SLOT: Final = 0
HEAL_SLOT: Final = 1
DESPERATE_SLOT: Final = 2
TILE_SLOT: Final = 3
WALL_SLOT: Final = 4
DISCOVER_SLOT: Final = 5
EXPLORE_SLOT: Final = 6
SPECIAL_SLOT: Final = 7
EMPTY_SLOT: Final = 8
SLOT_COUNT: Final = 9

_BITS: Final = 5
_KEY: Final = 31
_KEYS: Final = 0x1FFFFFFFFFFF
_EACH_SLOT: Final = 0x10842108421
"""The first bit of every slot's key."""
_FIRST_WOUND: Final = 45
_WOUNDS: Final = 511


def key_in(word: i64, slot: i64) -> i64:
    """The key on a slot, from 1 on (KEYS), or 0."""
    return (word >> (_BITS * slot)) & _KEY


def with_key(word: i64, slot: i64, key: i64) -> i64:
    """The same board with a key on a slot; 0 takes it away."""
    shift: i64 = _BITS * slot
    return (word & ~shl(_KEY, shift)) | (key << shift)


def colour_of(key: i64) -> i64:
    """The colour of a key, which is counted from 0 here."""
    return key >> 2


def slot_of_colour(word: i64, colour: i64) -> i64:
    """The slot of the key of a colour, or -1."""
    slot: i64 = 0
    while slot < SLOT_COUNT:
        key: i64 = key_in(word, slot)
        if key and colour_of(key - 1) == colour:
            return slot
        slot += 1
    return -1


def key_count(word: i64) -> i64:
    """How many keys there are."""
    keys: i64 = without_wounds(word)
    keys |= (keys >> 1) | (keys >> 2) | (keys >> 3) | (keys >> 4)
    return count(keys & _EACH_SLOT)


def slots_with_keys(word: i64) -> i64:
    """The slots with a key, as a set."""
    slots: i64 = 0
    slot: i64 = 0
    rest: i64 = without_wounds(word)
    while rest:
        if rest & _KEY:
            slots |= at(slot)
        rest >>= _BITS
        slot += 1
    return slots


def free_slots(word: i64, slots: i64) -> i64:
    """Which of the first so many slots have no key, as a set."""
    free: i64 = 0
    slot: i64 = 0
    while slot < slots:
        if key_in(word, slot) == 0:
            free |= at(slot)
        slot += 1
    return free


def without_wounds(word: i64) -> i64:
    """The keys alone."""
    return word & _KEYS


def wounds_in(word: i64) -> i64:
    """The wounded slots, as a set."""
    return (word >> _FIRST_WOUND) & _WOUNDS


def flipped_wound(word: i64, slot: i64) -> i64:
    """The same board with a wound where there was none, or without it."""
    return word ^ at(_FIRST_WOUND + slot)


def works_in(word: i64, slot: i64) -> bool:
    """Whether a slot's own action is neither wounded nor covered (LO-15)."""
    return key_in(word, slot) == 0 and (word >> (_FIRST_WOUND + slot)) & 1 == 0
