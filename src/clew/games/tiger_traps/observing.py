# Compiled by mypyc.
"""What a seat of Traps knows, as words: `layout` says what they mean. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, shl
from clew.games.tiger_traps.board import CHOOSING, DECK, Board
from clew.games.tiger_traps.components import GEMS

__all__ = ["observe"]


def observe(board: Board, seat: i64, out: vec[i64], first: i64) -> None:
    """Writes what a seat (0: a spectator) knows of a board; the own seat comes first.

    While all choose their first cards, nobody is seen to have chosen but oneself (TT-07).
    """
    choosing = board.phase == CHOOSING
    other: i64 = seat if seat > 0 else 1
    gems: i64 = 0
    hands: i64 = 0
    heights: i64 = 0
    passed: i64 = 0
    start: i64 = 0
    bidder: i64 = 0
    acting: i64 = 0
    beside: i64 = 0
    notes: i64 = 0
    bids: i64 = 0
    i: i64 = 0
    while i < board.players:
        played: i64 = 0
        if not choosing or other == seat:
            played = board.has_played(other)
            heights |= board.height(other) << (4 * i)
            acting |= ((board.waiting >> (other - 1)) & 1) << i
        gems |= board.purse(other) << (4 * i)
        hands |= (board.dealt - played) << (4 * i)
        passed |= ((board.passed >> (other - 1)) & 1) << i
        if other == board.start:
            start = at(i)
        if other == board.bidder:
            bidder = at(i)
        beside |= ((board.beside >> (10 * other - 10)) & DECK) << (10 * i)
        notes |= board.noted(other) << (10 * i)
        bids |= board.last_bid(other) << (4 * i)
        other = other + 1 if other < board.players else 1
        i += 1
    place: i64 = (board.season - 1) & 3
    out[first] = (
        _own(board, seat)
        | (board.season << 32)
        | ((board.doors & (shl(1, 2 * place + 2) - 1)) << 40)
        | (place << 48)
        | (board.pot << 50)
        | (board.bid << 55)
        | (board.matched << 59)
    )
    out[first + 1] = (
        gems
        | (hands << 24)
        | (passed << 48)
        | (board.phase << 54)
        | (board.players << 57)
        | (seat << 60)
    )
    out[first + 2] = (
        heights
        | (start << 24)
        | (bidder << 30)
        | (acting << 36)
        | (board.open_stacks << 42)
        | (board.early_gift << 43)
        | (board.dealt << 44)
        | ((GEMS - board.pot - board.purses()) << 47)
    )
    out[first + 3] = beside
    out[first + 4] = notes
    out[first + 5] = bids


def _own(board: Board, seat: i64) -> i64:
    """The own hand, and the own cards face down from the bottom, as the seat remembers them."""
    if seat == 0:
        return 0
    stack: i64 = 0
    place: i64 = 0
    while place < board.height(seat):
        stack |= (board.card(seat, place) + 1) << (3 * place)
        place += 1
    return board.hand(seat) | (stack << 10)
