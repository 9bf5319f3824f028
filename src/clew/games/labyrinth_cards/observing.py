# Compiled by mypyc.
"""What a seat of the card game sees, as words: `layout` says what they mean. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.games.labyrinth_cards.board import NOBODY, NONE, Board
from clew.games.labyrinth_cards.components import SPAN

__all__ = ["observe"]

_SCALARS: Final = 17
_CARD: Final = 20
_IN_HAND: Final = 1
_ON_TABLE: Final = 2
_TAKEN: Final = 3
"""And the seats after the own one, up to 8."""


def observe(board: Board, seat: i64, taking: bool, acting: i64, out: vec[i64], first: i64) -> None:
    """Writes what a seat (0: a spectator) sees of a table; the own seat comes first."""
    own: i64 = seat if seat > 0 else 1
    i: i64 = 0
    card: i64 = 0
    while i < _SCALARS:
        word: i64 = _seen(board, card, seat, own)
        if card < 48:
            word |= _seen(board, card + 1, seat, own) << _CARD
            word |= _seen(board, card + 2, seat, own) << (2 * _CARD)
        else:
            word |= _seen(board, card + 1, seat, own) << _CARD
        out[first + i] = word
        card += 3
        i += 1
    _observe_rest(board, seat, own, taking, acting, out, first + _SCALARS)


def _seen(board: Board, card: i64, seat: i64, own: i64) -> i64:
    """Where a card is: from bit 0 what has become of it, from bit 4 its turn, column and row."""
    word: i64 = board.lies[card]
    if word >= 0:
        cell: i64 = word >> 26
        row: i64 = cell // SPAN
        turn: i64 = (word >> 24) & 3
        return _ON_TABLE | (turn << 4) | ((cell - SPAN * row) << 6) | (row << 13)
    if word == NOBODY:
        return _IN_HAND if seat > 0 and board.holds(seat, card) else 0
    behind: i64 = -1 - word - own
    return _TAKEN + (behind if behind >= 0 else behind + board.players)


def _observe_rest(
    board: Board, seat: i64, own: i64, taking: bool, acting: i64, out: vec[i64], first: i64
) -> None:
    scores: i64 = 0
    hands: i64 = 0
    turn: i64 = 0
    other: i64 = own
    i: i64 = 0
    while i < board.players:
        scores |= board.score(other) << (6 * i)
        held: i64 = 1 if board.low_card(other) != NONE else 0
        if board.high_card(other) != NONE:
            held += 1
        hands |= held << (2 * i)
        if other == acting:
            turn = at(i)
        other = other + 1 if other < board.players else 1
        i += 1
    reached: i64 = board.reached if taking else 0
    closed: i64 = 1 if board.openings == 0 else 0
    one: i64 = board.low_card(seat) if seat > 0 else NONE
    two: i64 = board.high_card(seat) if seat > 0 else NONE
    out[first] = (
        board.phase
        | (board.placed << 2)
        | (reached << 8)
        | (board.deck_left() << 14)
        | (board.laid << 20)
        | (closed << 26)
        | (board.one_piece << 27)
        | (board.players << 28)
        | (seat << 31)
        | (turn << 34)
        | (one << 40)
        | (two << 46)
    )
    out[first + 1] = scores | (hands << 36)
