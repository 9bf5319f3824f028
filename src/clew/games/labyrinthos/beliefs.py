# Compiled by mypyc.
"""What a seat of Labyrinthos cannot know, and other positions that look the same to it.

A seat knows its own hand, the cards it has seen in others' hands or has worked out by counting,
and the face-down tiles it has looked at. Its knowledge follows a card as long as the card's way is
certain. Every other card that is not among the discards is equally likely to be in any other hand
or in the deck, so facts that are certain only about several hands together are not kept. Every
other face-down tile may lie on any face-down place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import low
from clew.core.chance import Chance, shuffle
from clew.core.state import buffer
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.handful import copies, draw_card, kinds_in, one, size
from clew.games.labyrinthos.maze import FULL

__all__ = ["count_cards", "lay_anew", "lay_tiles"]

_PLAYERS: Final = 4
_COPIES: Final = 3
"""Of each card."""


def count_cards(board: Board) -> None:
    """Every seat infers what others must hold because too few other places are left.

    This must run before the count is lost: before discards go into the deck again, or before a card
    changes hands unseen by some.
    """
    if size(board.deck) >= _COPIES:
        return
    knower: i64 = 1
    while knower <= board.players:
        _count_for(board, knower)
        knower += 1


def _count_for(board: Board, knower: i64) -> None:
    unseen: i64 = board.deck
    holder: i64 = 1
    while holder <= board.players:
        if holder != knower:
            unseen += board.cards[holder - 1] - board.knows(knower, holder)
        holder += 1
    holder = 1
    while holder <= board.players:
        if holder != knower:
            unknown: i64 = size(board.cards[holder - 1] - board.knows(knower, holder))
            elsewhere: i64 = size(unseen) - unknown
            if unknown and elsewhere < _COPIES:
                known: i64 = board.knows(knower, holder)
                board.set_known(knower, holder, known + _more_than(unseen, elsewhere))
        holder += 1


def _more_than(cards: i64, number: i64) -> i64:
    """For each kind, how many cards are left if so many may be missing."""
    left: i64 = 0
    kinds: i64 = kinds_in(cards)
    while kinds:
        kind: i64 = low(kinds)
        kinds &= kinds - 1
        more: i64 = copies(cards, kind) - number
        if more > 0:
            left += more * one(kind)
    return left


def lay_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Deals everything that a seat does not know (0 is a spectator) anew at random."""
    unknown: i64 = FULL & ~board.up
    if seat > 0:
        unknown &= ~board.looked[seat - 1]
    lay_tiles(board, unknown, chance)
    _lay_cards(board, seat, chance)


def lay_tiles(board: Board, cells: i64, chance: Chance) -> None:
    """Shuffles the tiles on some cells.

    They are sorted first, so that the outcome depends on which tiles there are, not on
    where they lay.
    """
    tiles = buffer(49)
    n: i64 = 0
    rest: i64 = cells
    while rest:
        cell: i64 = low(rest)
        rest &= rest - 1
        tile: i64 = board.face(cell)
        place: i64 = n
        while place > 0 and tiles[place - 1] > tile:
            tiles[place] = tiles[place - 1]
            place -= 1
        tiles[place] = tile
        n += 1
    shuffle(tiles, n, chance)
    n = 0
    rest = cells
    while rest:
        cell = low(rest)
        rest &= rest - 1
        board.lay_face(cell, tiles[n])
        n += 1


def _lay_cards(board: Board, seat: i64, chance: Chance) -> None:
    pool: i64 = board.deck
    other: i64 = 1
    while other <= board.players:
        if other != seat:
            pool += board.cards[other - 1]
            if seat > 0:
                pool -= board.knows(seat, other)
        other += 1
    other = 1
    while other <= board.players:
        if other != seat:
            cards: i64 = 0
            if seat > 0:
                cards = board.knows(seat, other)
            left: i64 = board.hand_size(other) - size(cards)
            while left > 0:
                card: i64 = one(draw_card(pool, chance))
                pool -= card
                cards += card
                left -= 1
            board.cards[other - 1] = cards
            _forget(board, other, seat)
        other += 1
    board.deck = pool


def _forget(board: Board, knower: i64, seat: i64) -> None:
    """The seat does not know what others know about each other's hands, only what they know about
    its own hand."""
    holder: i64 = 1
    while holder <= _PLAYERS:
        if holder != seat:
            board.set_known(knower, holder, 0)
        holder += 1
