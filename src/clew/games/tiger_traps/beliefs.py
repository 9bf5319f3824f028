# Compiled by mypyc.
"""What a seat of Traps cannot know, and other positions that look the same to it.

A seat knows its own hand and, from having played them, the cards of its own stack in order;
the cards turned over; and the cards shown earlier this year, which are with their owners
(TT-27). Every other card is equally likely to be in any other place.
"""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, shl
from clew.core.chance import Chance
from clew.games.tiger_traps.board import DECK, Board, draw, one, size

__all__ = ["begin_year", "lay_anew"]


def begin_year(board: Board, chance: Chance) -> None:
    """Shuffles all cards and Doors, and deals (TT-02, TT-04, TT-24)."""
    board.owned = 0
    board.notes = 0
    board.beside = 0
    board.played = 0
    board.turned = 0
    _lay_cards(board, 0, chance)
    _lay_doors(board, 0, chance)


def lay_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Deals everything that a seat does not know (0 is a spectator) anew at random."""
    if board.phase == 0:
        _forget_choices(board, seat)
    _lay_cards(board, seat, chance)
    _lay_doors(board, ((board.season - 1) & 3) + 1, chance)


def _forget_choices(board: Board, seat: i64) -> None:
    """A seat does not know who else has already chosen a first card, so all other choices are
    cleared (TT-07)."""
    own: i64 = 0
    if seat > 0:
        own = board.played & shl(15, 4 * seat - 4)
    board.played = own
    board.waiting = board.everybody()
    if own:
        board.waiting &= ~at(seat - 1)


def _lay_cards(board: Board, seat: i64, chance: Chance) -> None:
    unknown: i64 = DECK
    other: i64 = 1
    while other <= board.players:
        if other == seat:
            unknown -= (board.owned >> (10 * other - 10)) & DECK
        else:
            unknown -= board.noted(other)
        other += 1
    left: i64 = size(unknown)
    other = 1
    while other <= board.players:
        if other != seat:
            cards: i64 = board.noted(other)
            n: i64 = size(cards)
            while n < board.dealt:
                card: i64 = one(draw(unknown, left, chance))
                unknown -= card
                left -= 1
                cards += card
                n += 1
            _hold(board, other, cards, chance)
        other += 1


def _hold(board: Board, seat: i64, cards: i64, chance: Chance) -> None:
    """Gives a seat these cards: some lie face down in its stack, the rest are its hand."""
    shift: i64 = 10 * seat - 10
    rest: i64 = cards - ((board.beside >> shift) & DECK)
    left: i64 = board.dealt - board.has_turned(seat)
    place: i64 = 0
    height: i64 = board.height(seat)
    while place < height:
        kind: i64 = draw(rest, left, chance)
        board.lay(seat, place, kind)
        rest -= one(kind)
        left -= 1
        place += 1
    others: i64 = ~shl(DECK, shift)
    board.owned = (board.owned & others) | (cards << shift)
    board.hands = (board.hands & others) | (rest << shift)


def _lay_doors(board: Board, first: i64, chance: Chance) -> None:
    """Shuffles the Doors from one place of the deck on."""
    doors: i64 = 0
    unknown: i64 = 15
    place: i64 = 0
    while place < first:
        door: i64 = board.door(place)
        doors |= door << (2 * place)
        unknown &= ~at(door)
        place += 1
    while place < 4:
        choice: i64 = chance.below(4 - place)
        door = 0
        while True:
            if (unknown >> door) & 1:
                if choice == 0:
                    break
                choice -= 1
            door += 1
        doors |= door << (2 * place)
        unknown &= ~at(door)
        place += 1
    board.doors = doors
