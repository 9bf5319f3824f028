# Compiled by mypyc.
"""What a seat of Labyrinthos knows, as words: `layout` says what they mean. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.core.seats import among
from clew.games.labyrinthos.agenda import aim_of, count_of, deed_of, kind_of, owner_of
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.handful import size
from clew.games.labyrinthos.maze import FULL, OFF

__all__ = ["observe"]

_ABOVE: Final = 49
"""The first bit above a plane of cells."""
_NO_TASK: Final = 127


def observe(board: Board, seat: i64, asked: i64, out: vec[i64], first: i64) -> None:
    """Writes what a seat (0: a spectator) knows of a board; the own seat comes first.

    `asked` are the seats that are asked, whether they have answered or not (LO-50).
    """
    shown: i64 = board.up
    if seat > 0:
        shown |= board.looked[seat - 1]
    shown &= FULL
    out[first] = board.north & shown
    out[first + 1] = board.east & shown
    out[first + 2] = board.south & shown
    out[first + 3] = board.west & shown
    out[first + 4] = board.mark0 & shown
    out[first + 5] = board.mark1 & shown
    out[first + 6] = board.mark2 & shown
    out[first + 7] = board.mark3 & shown
    out[first + 8] = board.up
    out[first + 9] = board.wall_east
    out[first + 10] = board.wall_south
    out[first + 11] = board.disarmed
    _observe_seats(board, seat, asked, out, first)
    waits: i64 = 1 if seat > 0 and among(board.waiting, seat) else 0
    turn: i64 = board.jaws | (board.mirror << 1) | (board.trapped << 2) | (board.schemed << 3)
    out[first + 12] |= (board.monster | (waits << 6) | (turn << 7)) << _ABOVE
    out[first + 13] |= (size(board.deck) | (board.lower << 7)) << _ABOVE
    # No more than four movements wait.
    out[first + 14] |= (board.queue & 0xFFF) << _ABOVE
    out[first + 19] = 0
    if seat > 0:
        out[first + 19] = board.cards[seat - 1]
    out[first + 20] = board.discards
    out[first + 24] = _task(board) | (_rest(board) << 24) | (seat << 57) | (board.players << 60)


def _observe_seats(board: Board, seat: i64, asked: i64, out: vec[i64], first: i64) -> None:
    other: i64 = 1
    if seat > 0:
        other = seat
    i: i64 = 0
    while i < 4:
        if i < board.players:
            bit: i64 = at(other - 1)
            who: i64 = board.place(other) | (board.figure(other) << 6)
            if board.smoked & bit:
                who |= 0x200
            if board.gazed & bit:
                who |= 0x400
            if board.attacked & bit:
                who |= 0x800
            if asked & bit:
                who |= 0x1000
            if other == board.seat and board.ended == 0:
                who |= 0x2000
            out[first + i] |= who << _ABOVE
            tokens: i64 = board.has_feet(other) | (board.has_hands(other) << 6)
            out[first + 4 + i] |= tokens << _ABOVE
            held: i64 = board.hand_size(other)
            if other == board.start:
                held |= 32
            if board.cloaked & bit:
                held |= 64
            held |= board.spared_wounds(other) << 7
            if board.fresh & bit:
                held |= 512
            if board.gained & bit:
                held |= 1024
            out[first + 8 + i] |= held << _ABOVE
            out[first + 15 + i] = board.boards[other - 1]
            if i > 0:
                out[first + 11 + i] = board.looked[other - 1]
                out[first + 20 + i] = _known(board, seat, other)
            other = board.after(other)
        else:
            out[first + i] |= OFF << _ABOVE
            out[first + 15 + i] = 0
            out[first + 11 + i] = 0
            out[first + 20 + i] = 0
        i += 1


def _known(board: Board, seat: i64, other: i64) -> i64:
    """The cards that a seat knows another to hold; a spectator knows none."""
    if seat == 0:
        return 0
    return board.knows(seat, other)


def _task(board: Board) -> i64:
    """What is to be decided now: kind, seat, count, target and deed."""
    if board.depth == 0:
        return _NO_TASK
    entry: i64 = board.top()
    return (
        kind_of(entry)
        | (owner_of(entry) << 7)
        | (count_of(entry) << 10)
        | (aim_of(entry) << 15)
        | (deed_of(entry) << 18)
    )


def _rest(board: Board) -> i64:
    ended: i64 = 1 if board.ended else 0
    return (
        board.round
        | (board.depth << 8)
        | (board.blood << 14)
        | (board.python << 18)
        | (board.no_empty_slot << 19)
        | (board.beast << 20)
        | (ended << 22)
    )
