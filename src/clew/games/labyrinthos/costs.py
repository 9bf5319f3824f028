# Compiled by mypyc.
"""What actions cost, and paying for them (LO-06, LO-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, shl
from clew.core.state import ALL, Log
from clew.games.labyrinthos.actions import (
    DISCOVER,
    EXPLORE,
    HEAL_AT,
    LEFT,
    MOVE,
    PLAY,
    RIGHT,
    SPECIAL,
    WORD,
    is_shift,
)
from clew.games.labyrinthos.agenda import count_of, owner_of
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import COSTS, KEYS, SLOTS
from clew.games.labyrinthos.events import Took
from clew.games.labyrinthos.hero_board import (
    DESPERATE_SLOT,
    DISCOVER_SLOT,
    EMPTY_SLOT,
    EXPLORE_SLOT,
    HEAL_SLOT,
    MOVE_SLOT,
    SPECIAL_SLOT,
    TILE_SLOT,
    WALL_SLOT,
)

__all__ = [
    "affordable",
    "choose_tokens",
    "gain_tokens",
    "key_payments",
    "pay_key",
    "pay_slot",
    "payments",
    "slot_for",
    "usable",
]

_KEY_EITHER: Final = vec[i64]([key.cost.either for key in KEYS])
_KEY_FEET: Final = vec[i64]([key.cost.feet for key in KEYS])
_KEY_HANDS: Final = vec[i64]([key.cost.hands for key in KEYS])
_SLOT_FEET: Final = vec[i64]([COSTS[name].feet for name in SLOTS[:EMPTY_SLOT]])
_SLOT_HANDS: Final = vec[i64]([COSTS[name].hands for name in SLOTS[:EMPTY_SLOT]])


def affordable(board: Board, seat: i64, slot: i64) -> bool:
    """Whether a seat has the tokens for a slot's own action (LO-06)."""
    return board.has_feet(seat) >= _SLOT_FEET[slot] and board.has_hands(seat) >= _SLOT_HANDS[slot]


def usable(board: Board, seat: i64, slot: i64) -> bool:
    """Whether a slot's own action can be used and paid for (LO-12, LO-15)."""
    return board.works(seat, slot) and affordable(board, seat, slot)


def pay_slot(board: Board, seat: i64, slot: i64) -> None:
    """Pays for a slot's own action."""
    board.pay(seat, _SLOT_FEET[slot], _SLOT_HANDS[slot])


def pay_key(board: Board, seat: i64, key: i64, feet: i64) -> None:
    """Pays for a key's action, with so many feet of what may be either."""
    either: i64 = _KEY_EITHER[key]
    board.pay(seat, _KEY_FEET[key] + feet, _KEY_HANDS[key] + either - feet)


def payments(board: Board, seat: i64, cost: i64) -> i64:
    """How many of so many tokens can be feet, the rest being hands."""
    fewest: i64 = max(cost - board.has_hands(seat), 0)
    most: i64 = min(board.has_feet(seat), cost)
    return shl(2, most) - at(fewest) if fewest <= most else 0


def key_payments(board: Board, seat: i64, key: i64) -> i64:
    """The ways to pay for a key, by feet among what may be either; 0 if there is none."""
    feet: i64 = board.has_feet(seat) - _KEY_FEET[key]
    hands: i64 = board.has_hands(seat) - _KEY_HANDS[key]
    if feet < 0 or hands < 0:
        return 0
    if _KEY_EITHER[key] == 0:
        return 1
    ways: i64 = 0
    if hands > 0:
        ways |= at(0)
    if feet > 0:
        ways |= at(1)
    return ways


def slot_for(family: i64, parameter: i64) -> i64:
    """The slot of the board that an action belongs to, or -1."""
    if family == MOVE:
        return MOVE_SLOT
    if family == EXPLORE:
        return EXPLORE_SLOT
    if family == WORD:
        if parameter == DISCOVER:
            return DISCOVER_SLOT
        return SPECIAL_SLOT if parameter == SPECIAL else -1
    if family == PLAY:
        return DESPERATE_SLOT
    if is_shift(family):
        return WALL_SLOT
    if family == RIGHT or family == LEFT:
        return TILE_SLOT
    return HEAL_SLOT if family == HEAL_AT else -1


def choose_tokens(board: Board, entry: i64, feet: i64, log: Log | None) -> None:
    """At the end of a turn, new tokens replace what is left of the old ones (LO-13)."""
    seat: i64 = owner_of(entry)
    board.pay(seat, board.has_feet(seat), board.has_hands(seat))
    gain_tokens(board, entry, feet, log)


def gain_tokens(board: Board, entry: i64, feet: i64, log: Log | None) -> None:
    """So many of the tokens that a task gives are feet, the rest are hands."""
    board.pop()
    seat: i64 = owner_of(entry)
    hands: i64 = count_of(entry) - feet
    board.pay(seat, -feet, -hands)
    if log is not None:
        log.add(ALL, Took(seat=seat, feet=feet, hands=hands))
