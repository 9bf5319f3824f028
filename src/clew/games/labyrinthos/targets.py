# Compiled by mypyc.
"""At whom a card or a key can be aimed."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import has
from clew.core.seats import among, only
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.deeds import (
    ALIKE,
    ELSEWHERE,
    IN_SIGHT,
    NEAR,
    NEAR_WITH_CARDS,
    NEW_IN_SIGHT,
    UNHURT,
    WITH_CARDS,
    WITH_KEYS,
)
from clew.games.labyrinthos.hunting import seats_seen
from clew.games.labyrinthos.maze import OFF
from clew.games.labyrinthos.tiles import linked, symbol_on

__all__ = ["targets_of"]


def targets_of(board: Board, aim: i64, seat: i64) -> i64:
    """The seats at which a seat can aim something, as a set."""
    seats: i64 = 0
    other: i64 = 1
    while other <= board.players:
        if _is_target(board, aim, seat, other):
            seats |= only(other)
        other += 1
    return seats


def _is_target(board: Board, aim: i64, seat: i64, other: i64) -> bool:
    if aim == WITH_KEYS:
        return board.keys(other) > 0
    if other == seat:
        return False
    if aim == ELSEWHERE:
        return board.place(other) != board.place(seat)
    if aim == WITH_CARDS:
        return board.cards[other - 1] != 0
    if aim == UNHURT:
        return board.unhurt(other) != 0 and board.wounds_left() > 0
    if aim == NEAR:
        return _near(board, seat, other)
    if aim == NEAR_WITH_CARDS:
        return board.cards[other - 1] != 0 and _near(board, seat, other)
    if aim == ALIKE:
        symbol: i64 = symbol_on(board, board.place(seat))
        return (
            symbol != 0 and symbol == symbol_on(board, board.place(other)) and board.keys(other) > 0
        )
    if aim == IN_SIGHT:
        if board.monster == OFF:
            return False
        return among(seats_seen(board, board.monster) & ~board.gazed, other)
    if aim == NEW_IN_SIGHT:
        return among(board.fresh, other) and board.cards[other - 1] != 0
    return board.wounds(other) != 0 and board.unhurt(other) != 0 and board.wounds_left() > 0


def _near(board: Board, seat: i64, other: i64) -> bool:
    """On one tile, or on connected ones."""
    here: i64 = board.place(seat)
    there: i64 = board.place(other)
    return here == there or has(linked(board, here), there)
