# Compiled by mypyc.
"""A fixed action space for a table without an edge. Compiled.

A placement is a card of the hand (0 the lower, 1 the higher), a card of the table to lay it
beside, on which of its sides, and the quarter turns: choice 800 * hand + 16 * card + 4 * side +
turns. Of several cards around a cell the one with the lowest number counts, so that there is one
choice for each placement. From TAKING_FROM on: to take these likes (six bits) of the card placed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import bit
from clew.games.labyrinth_cards.board import NONE, RIM_TOUCHED, Board
from clew.games.labyrinth_cards.cards import FITS, STEP

__all__ = ["TAKING_FROM", "allow_card", "cell_beside", "choice_at"]

TAKING_FROM: Final = 1600
_HAND: Final = 800
_NEAR: Final = 8


def _beside(word: i64) -> i64:
    """Where a cell of the rim is: 16 * card + 4 * side of the lowest card around it."""
    best: i64 = NONE
    place: i64 = 0
    side: i64 = 0
    while side < 4:
        card: i64 = (word >> (_NEAR + 6 * side)) & NONE
        if card < best:
            best = card
            place = 16 * card + 4 * (side ^ 2)
        side += 1
    return place


def allow_card(board: Board, card: i64, hand: i64, out: vec[i64], first: i64) -> None:
    """Adds the legal placements of a card of the hand to a set of choices."""
    rim = board.rim
    closed = board.openings == 0
    i: i64 = 0
    while i < board.rims:
        word: i64 = rim[i]
        turns: i64 = FITS[16 * card + (~(word >> RIM_TOUCHED) & 15 if closed else word & 15)]
        if turns:
            choice: i64 = _HAND * hand + _beside(word)
            place: i64 = first + (choice >> 6)
            shift: i64 = choice & 63
            if shift < 60:
                out[place] |= turns << shift
            else:
                out[place] |= ((turns & 7) << shift) | (bit(63) if turns & 8 else 0)
        i += 1


def cell_beside(board: Board, card: i64, side: i64) -> i64:
    """The empty cell at a side of a card of the table, or -1.

    Only where the card is the lowest of those around it: else the choice means nothing.
    """
    if not (board.table >> card) & 1 or (board.lies[card] >> (6 * side)) & NONE != NONE:
        return -1
    cell: i64 = board.cell(card) + STEP[side]
    return cell if _beside(board.rim_word(cell)) == 16 * card + 4 * side else -1


def choice_at(board: Board, hand: i64, cell: i64) -> i64:
    """The first choice, unturned, that lays a card of the hand on a cell of the rim."""
    return _HAND * hand + _beside(board.rim_word(cell))
