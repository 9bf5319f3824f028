# Compiled by mypyc.
"""What a seat of Labyrinth sees, as words: `layout` says what they mean. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.games.labyrinth.board import Board

__all__ = ["observe"]

_NOWHERE: Final = 0x1FFE000000000000
"""Pawn and home of a seat that nobody has."""


def observe(board: Board, seat: i64, out: vec[i64], first: i64) -> None:
    """Writes what a seat (0: a spectator) sees of a board; the own seat comes first."""
    out[first] = board.north
    out[first + 1] = board.east
    out[first + 2] = board.south
    out[first + 3] = board.west
    out[first + 4] = board.mark0
    out[first + 5] = board.mark1
    out[first + 6] = board.mark2
    out[first + 7] = board.mark3
    out[first + 8] = board.mark4
    _observe_backs(board, out, first)
    _observe_seats(board, seat, out, first)
    out[first + 15] = _own_cards(board, seat) if seat > 0 else 0
    out[first + 16] = _rest(board, seat)


def _observe_backs(board: Board, out: vec[i64], first: i64) -> None:
    shown: i64 = 0
    if board.events:
        shown = board.seen | ~(board.straights() | board.plain_corners())
        shown &= at(49) - 1
    out[first + 9] = board.back0 & shown
    out[first + 10] = board.back1 & shown
    out[first + 11] = board.back2 & shown
    out[first + 12] = shown


def _observe_seats(board: Board, seat: i64, out: vec[i64], first: i64) -> None:
    """Pawn, home and cards of each seat above the planes; what it has found in two words. The
    others follow in turn order, which need not be that of the seats (LB-05)."""
    other: i64 = seat if seat > 0 else 1
    acting: i64 = board.seat if board.ended == 0 else 0
    found: i64 = 0
    i: i64 = 0
    while i < board.players:
        who: i64 = board.pawn(other) | (board.home(other) << 6)
        who |= ((board.opened >> (other - 1)) & 1) << 12
        who |= ((board.searched >> (other - 1)) & 1) << 13
        out[first + i] |= who << 49
        left: i64 = board.goals_left(other) | (16 if other == acting else 0)
        out[first + 4 + i] |= left << 49
        if i & 1:
            out[first + 13 + (i >> 1)] = found | (_found(board, other) << 25)
            found = 0
        else:
            found = _found(board, other)
        other = board.after(other)
        i += 1
    if i & 1:
        out[first + 13 + (i >> 1)] = found
    elif i < 4:
        out[first + 14] = 0
    while i < 4:
        out[first + i] |= _NOWHERE
        i += 1


def _found(board: Board, seat: i64) -> i64:
    """The treasures a seat has found, as a set: treasure t is bit t."""
    left: i64 = board.goals_left(seat)
    cards: i64 = board.pile(seat) >> (5 * left)
    found: i64 = 0
    while left < board.goals:
        found |= at(cards & 31)
        cards >>= 5
        left += 1
    return found


def _own_cards(board: Board, seat: i64) -> i64:
    """The open cards, and all of the own pile where the seat has looked through it."""
    left: i64 = board.goals_left(seat)
    own: i64 = 0
    if left > 0:
        own = board.card(seat, 0)
    if left > 1 and (board.opened >> (seat - 1)) & 1:
        own |= board.card(seat, 1) << 5
    if (board.searched >> (seat - 1)) & 1:
        pile: i64 = 0
        cards: i64 = board.pile(seat)
        while left > 0:
            pile |= at(cards & 31)
            cards >>= 5
            left -= 1
        own |= pile << 10
    return own


def _rest(board: Board, seat: i64) -> i64:
    spare: i64 = board.spare
    known: i64 = 0
    if board.events:
        straight = spare == 5 or spare == 10
        bend = spare == 3 or spare == 6 or spare == 9 or spare == 12
        blank = not straight and not (bend and board.spare_mark == 0)
        if board.spare_seen or blank:
            known = 1
    back: i64 = board.spare_back if known else 0
    return (
        spare
        | (board.spare_mark << 4)
        | (back << 9)
        | (known << 12)
        | (board.phase << 13)
        | (board.message << 16)
        | (board.banned << 19)
        | (board.turn << 23)
        | (board.events << 32)
        | (board.short << 33)
        | (board.players << 34)
        | (board.goals << 37)
        | (seat << 41)
        | (_others(board, seat) << 44)
    )


def _others(board: Board, seat: i64) -> i64:
    """The seats after the own one, in turn order, three bits each."""
    seats: i64 = 0
    other: i64 = seat if seat > 0 else 1
    i: i64 = 0
    while i < board.players - 1:
        other = board.after(other)
        seats |= other << (3 * i)
        i += 1
    return seats
