# Compiled by mypyc.
"""Keys: found, moved to other slots, exchanged (LO-23 to LO-25)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, has, shl
from clew.core.state import ALL, Log
from clew.games.labyrinthos.actions import (
    barter_with,
    bartered_colour,
    bartering_seat,
    colour_moved,
    key_move,
    slot_moved_to,
)
from clew.games.labyrinthos.agenda import (
    aim_of,
    count_of,
    counted_down,
    flag_of,
    owner_of,
    task,
    with_flag,
)
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import FIRST_KEY_TILE, KEYS, SLOTS
from clew.games.labyrinthos.events import Bartered, Found, Rearranged
from clew.games.labyrinthos.tasks import KEY_SLOT, TAKE_KEY

__all__ = [
    "barter",
    "barters",
    "can_discover",
    "discover",
    "key_moves",
    "keys_left",
    "move_key",
    "moved_colours",
    "place_key",
    "take_key",
]


def can_discover(board: Board, seat: i64) -> bool:
    """On a key tile, without a key of its colour (LO-23)."""
    feature: i64 = board.feature(board.place(seat))
    colour: i64 = feature - FIRST_KEY_TILE
    return colour >= 0 and colour < 4 and board.slot_of(seat, colour) < 0


def discover(board: Board, seat: i64) -> None:
    """A player finds a key of the tile's colour and chooses which (LO-23)."""
    board.push(task(TAKE_KEY, seat, count=board.feature(board.place(seat)) - FIRST_KEY_TILE))


def keys_left(board: Board, colour: i64) -> i64:
    """The keys of a colour that nobody has."""
    left: i64 = shl(15, 4 * colour)
    seat: i64 = 1
    while seat <= board.players:
        slot: i64 = board.slot_of(seat, colour)
        if slot >= 0:
            left &= ~at(board.key(seat, slot) - 1)
        seat += 1
    return left


def take_key(board: Board, entry: i64, key: i64) -> None:
    """The key is chosen; next, the slot that it is put on (LO-24)."""
    board.replace(task(KEY_SLOT, owner_of(entry), count=key))


def place_key(board: Board, entry: i64, slot: i64, log: Log | None) -> None:
    """The key is put on a slot (LO-24)."""
    board.pop()
    key: i64 = count_of(entry)
    board.put_key(owner_of(entry), slot, key + 1)
    if log is not None:
        log.add(
            ALL,
            Found(
                seat=owner_of(entry),
                key=KEYS[key].name,
                colour=KEYS[key].colour,
                slot=SLOTS[slot],
            ),
        )


def moved_colours(entry: i64) -> i64:
    """The colours whose keys have been moved already, as a set: each is moved once."""
    return flag_of(entry) >> 1


def _whose_keys(entry: i64) -> i64:
    """The seat whose keys are rearranged: the one aimed at, or the player's own."""
    seat: i64 = aim_of(entry)
    return seat or owner_of(entry)


def key_moves(board: Board, entry: i64) -> i64:
    """Each of a seat's keys, except those of colours already moved, to each slot without a key
    (LO-25, LO-47)."""
    seat: i64 = _whose_keys(entry)
    moved: i64 = moved_colours(entry)
    free: i64 = board.free_of_keys(seat)
    moves: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if not has(moved, colour) and board.slot_of(seat, colour) >= 0:
            moves |= free << key_move(colour, 0)
        colour += 1
    return moves


def move_key(board: Board, entry: i64, choice: i64, log: Log | None) -> None:
    """A key moves to another slot; the wound stays (LO-25)."""
    colour: i64 = colour_moved(choice)
    to: i64 = slot_moved_to(choice)
    seat: i64 = owner_of(entry)
    owner: i64 = _whose_keys(entry)
    board.replace(with_flag(counted_down(entry), flag_of(entry) | at(1 + colour)))
    slot: i64 = board.slot_of(owner, colour)
    key: i64 = board.key(owner, slot)
    board.put_key(owner, slot, 0)
    board.put_key(owner, to, key)
    if log is not None:
        log.add(
            ALL,
            Rearranged(seat=seat, owner_seat=owner, key=KEYS[key - 1].name, slot=SLOTS[to]),
        )


def barters(board: Board, seat: i64) -> i64:
    """Seats and colours of which both have a key (LO-44)."""
    swaps: i64 = 0
    other: i64 = 1
    while other <= board.players:
        colour: i64 = 0
        while colour < 4 and other != seat:
            if board.slot_of(seat, colour) >= 0 and board.slot_of(other, colour) >= 0:
                swaps |= at(barter_with(other, colour))
            colour += 1
        other += 1
    return swaps


def barter(board: Board, entry: i64, choice: i64, log: Log | None) -> None:
    """Two keys of one colour change owners; wounds stay with the slots (LO-44)."""
    board.pop()
    seat: i64 = owner_of(entry)
    other: i64 = bartering_seat(choice)
    colour: i64 = bartered_colour(choice)
    slot: i64 = board.slot_of(seat, colour)
    place: i64 = board.slot_of(other, colour)
    own: i64 = board.key(seat, slot)
    theirs: i64 = board.key(other, place)
    board.put_key(seat, slot, theirs)
    board.put_key(other, place, own)
    if log is not None:
        log.add(
            ALL,
            Bartered(
                seat=seat,
                other_seat=other,
                key=KEYS[own - 1].name,
                other_key=KEYS[theirs - 1].name,
            ),
        )
