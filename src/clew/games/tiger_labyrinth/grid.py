# Compiled by mypyc.
"""The grid as bits: cards, cubs, and all steps and swaps at once.

A plane has one bit a cell, a1 being bit 0 and d4 bit 15. Cards are two planes in one word:
where a card is red, and above it where it is a lady. The cubs of a colour are three planes in
one word: the binary digits of how many there are on a cell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at

__all__ = [
    "ACTIONS",
    "BOTH",
    "CLUES",
    "FIRST_SWAP",
    "POSSIBLE",
    "action_of",
    "cubs_at",
    "cubs_on",
    "ends_of",
    "exchanged",
    "is_step",
    "moved",
    "occupied",
    "place_of",
    "step_at",
    "steps",
    "swap_at",
    "swaps",
]

CLUES: Final = 0x6FF6
"""The cells that are not corners."""
BOTH: Final = 0x10001
"""Colour and role of the card on cell 0, and of both gems."""
_CLUES_TWICE: Final = 0x6FF66FF6
_PLANE: Final = 0xFFFF
_DIGITS: Final = 0x100010001


def occupied(cubs: i64) -> i64:
    """The cells with a cub of this colour."""
    return (cubs | (cubs >> 16) | (cubs >> 32)) & _PLANE


def cubs_at(cell: i64, number: i64) -> i64:
    """So many cubs on a cell, and none elsewhere."""
    digits: i64 = (number & 1) | ((number & 2) << 15) | ((number & 4) << 30)
    return digits << cell


def cubs_on(cubs: i64, cell: i64) -> i64:
    """How many cubs of this colour are on a cell."""
    digits: i64 = cubs >> cell
    return (digits & 1) | ((digits >> 15) & 2) | ((digits >> 30) & 4)


def moved(cubs: i64, start: i64, end: i64) -> i64:
    """The cubs of a colour after one of them went from a cell to another."""
    digit: i64 = at(start)
    borrow: i64 = ~cubs & digit
    cubs ^= digit
    digit = borrow << 16
    borrow = ~cubs & digit
    cubs ^= digit
    cubs ^= borrow << 16
    digit = at(end)
    carry: i64 = cubs & digit
    cubs ^= digit
    digit = carry << 16
    carry = cubs & digit
    cubs ^= digit
    return cubs ^ (carry << 16)


def exchanged(cubs: i64, cell: i64, other: i64) -> i64:
    """The cubs of a colour after the cards of two cells were swapped with all on them
    (TL-12)."""
    change: i64 = ((cubs >> cell) ^ (cubs >> other)) & _DIGITS
    return cubs ^ (change << cell) ^ (change << other)


def steps(cells: i64) -> i64:
    """Where a cub of these cells can go: planes of starts, going up, left, right and down
    (TL-07)."""
    up: i64 = cells & 0xFFF0
    left: i64 = cells & 0xEEEE
    right: i64 = cells & 0x7777
    down: i64 = cells & 0x0FFF
    return up | (left << 16) | (right << 32) | (down << 48)


def swaps(cards: i64, gems: i64, cubs: i64) -> i64:
    """The swaps that the gems allow, where at least one card is under a cub (TL-08 to TL-11).

    A plane of the first cards for each distance in a row (1, 2, 3) and in a column (4, 8, 12),
    laid into one word so that the few cells that count do not meet.
    """
    # Clue cards that show what the gem is on: by colour below, by role above.
    alike: i64 = ~(cards ^ (gems * _PLANE)) & _CLUES_TWICE
    near: i64 = alike & (alike >> 1)
    below: i64 = alike & (alike >> 4)
    row2: i64 = alike & (alike >> 2)
    row3: i64 = alike & (alike >> 3)
    column2: i64 = alike & (alike >> 8)
    column3: i64 = alike & (alike >> 12)
    near = (near | (near >> 16)) & (cubs | (cubs >> 1)) & 0x2772
    below = (below | (below >> 16)) & (cubs | (cubs >> 4)) & 0x06F6
    row2 = (row2 | (row2 >> 16)) & (cubs | (cubs >> 2)) & 0x0330
    row3 = (row3 | (row3 >> 16)) & (cubs | (cubs >> 3)) & 0x0110
    column2 = (column2 | (column2 >> 16)) & (cubs | (cubs >> 8)) & 0x0066
    column3 = (column3 | (column3 >> 16)) & (cubs | (cubs >> 12)) & 0x0006
    return near | (below << 16) | (row2 << 32) | (row3 << 34) | (column2 << 44) | (column3 << 50)


# Actions. The first ones are all that any position can allow: 48 steps to a neighbouring cell
# and 28 swaps of two Clue cards in one line, in the order of their bits above. The others are
# never legal; they are there so that they can be refused with their rule.

FIRST_SWAP: Final = 48
POSSIBLE: Final = 76
_NEVER: Final = 62

_STEP_PLANES: Final = ((0, -4), (16, -1), (32, 1), (48, 4))
_SWAP_PLANES: Final = (
    (0, 1, 0x2772),
    (16, 4, 0x06F6),
    (32, 2, 0x0330),
    (34, 3, 0x0110),
    (44, 8, 0x0066),
    (50, 12, 0x0006),
)


def _possible() -> list[tuple[int, int, int, int]]:
    """Each possible action: 0 for a step, 1 for a swap; its bit; its two cells."""
    stepping = [
        (0, shift + cell, cell, cell + change)
        for shift, change in _STEP_PLANES
        for cell in range(16)
        if (steps(at(cell)) >> (shift + cell)) & 1
    ]
    swapping = [
        (1, shift + cell, cell, cell + distance)
        for shift, distance, cells in _SWAP_PLANES
        for cell in range(16)
        if (cells >> cell) & 1
    ]
    return stepping + sorted(swapping)


def _all() -> list[tuple[int, int, int, int]]:
    found = _possible()
    known = {(kind, cell, other) for kind, _, cell, other in found}
    for cell in range(16):
        for other in range(16):
            if (0, cell, other) not in known:
                found.append((0, _NEVER, cell, other))
    for cell in range(16):
        for other in range(cell + 1, 16):
            if (1, cell, other) not in known:
                found.append((1, _NEVER, cell, other))
    return found


def _table(column: int) -> vec[i64]:
    return vec[i64]([row[column] for row in _all()])


def _by_bit(kind: int) -> vec[i64]:
    actions = [0] * 64
    for action, row in enumerate(_all()):
        if row[0] == kind and row[1] != _NEVER:
            actions[row[1]] = action
    return vec[i64](actions)


ACTIONS: Final = 376
_KIND: Final = _table(0)
_PLACE: Final = _table(1)
_ENDS: Final = vec[i64]([row[2] | (row[3] << 4) for row in _all()])
_STEP_AT: Final = _by_bit(0)
_SWAP_AT: Final = _by_bit(1)
_ACTION_OF: Final = {(row[0], row[2], row[3]): action for action, row in enumerate(_all())}


def is_step(action: i64) -> bool:
    """Whether an action is a cub's step; otherwise it is a swap."""
    return _KIND[action] == 0


def place_of(action: i64) -> i64:
    """The bit of an action among the steps or the swaps; one that is never set if never legal."""
    return _PLACE[action]


def ends_of(action: i64) -> i64:
    """The two cells of an action: the first, and above it, from bit 4 on, the second."""
    return _ENDS[action]


def step_at(bit: i64) -> i64:
    """The action of a bit of `steps`."""
    return _STEP_AT[bit]


def swap_at(bit: i64) -> i64:
    """The action of a bit of `swaps`."""
    return _SWAP_AT[bit]


def action_of(step: bool, cell: int, other: int) -> int:
    """The step from a cell to another, or the swap of two different cells."""
    if not step and cell > other:
        cell, other = other, cell
    return _ACTION_OF[0 if step else 1, cell, other]
