# Compiled by mypyc.
"""What a seat of Labyrinth cannot know, and other positions that look the same to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count, low, shl
from clew.core.chance import Chance, shuffle
from clew.core.state import buffer
from clew.games.labyrinth.board import CARD, Board

__all__ = ["ALL_TREASURES", "found_cards", "lay_anew"]

ALL_TREASURES: Final = 0x1FFFFFE


def lay_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Deals everything that a seat does not know (0 is a spectator) anew at random."""
    _lay_cards(board, seat, chance)
    if board.events:
        _lay_backs(board, board.straights(), _is_straight(board.spare), chance)
        bend = _is_corner(board.spare) and board.spare_mark == 0
        _lay_backs(board, board.plain_corners(), bend, chance)


def found_cards(board: Board) -> i64:
    """All treasures found, as a set."""
    found: i64 = 0
    seat: i64 = 1
    while seat <= board.players:
        place: i64 = board.goals_left(seat)
        while place < board.goals:
            found |= at(board.card(seat, place))
            place += 1
        seat += 1
    return found


def _lay_cards(board: Board, seat: i64, chance: Chance) -> None:
    unknown: i64 = ALL_TREASURES & ~found_cards(board)
    kept: i64 = 0
    cards = buffer(24)
    if seat > 0:
        left: i64 = board.goals_left(seat)
        kept = 2 if (board.opened >> (seat - 1)) & 1 else 1
        if kept > left:
            kept = left
        if (board.searched >> (seat - 1)) & 1:
            own: i64 = 0
            place: i64 = 0
            while place < left:
                if place >= kept:
                    own |= at(board.card(seat, place))
                unknown &= ~at(board.card(seat, place))
                place += 1
            _shuffled(own, cards, chance)
            _deal(board, seat, kept, cards, 0)
            kept = left
        else:
            place = 0
            while place < kept:
                unknown &= ~at(board.card(seat, place))
                place += 1
    _shuffled(unknown, cards, chance)
    used: i64 = 0
    other: i64 = 1
    while other <= board.players:
        used = _deal(board, other, kept if other == seat else 0, cards, used)
        other += 1


def _deal(board: Board, seat: i64, kept: i64, cards: vec[i64], used: i64) -> i64:
    """Deals new cards into a pile below the first `kept`; returns how many cards are used so
    far."""
    left: i64 = board.goals_left(seat)
    pile: i64 = board.pile(seat)
    place: i64 = kept
    while place < left:
        pile = (pile & ~shl(CARD, 5 * place)) | (cards[used] << (5 * place))
        used += 1
        place += 1
    board.stack(seat, pile)
    return used


def _lay_backs(board: Board, cells: i64, with_spare: bool, chance: Chance) -> None:
    """Deals the unseen messages of one tile shape anew onto its unseen tiles (LB-17)."""
    known: i64 = 0
    shown: i64 = cells & board.seen
    while shown:
        known |= at(board.back(low(shown)))
        shown &= shown - 1
    hidden: i64 = cells & ~board.seen
    if with_spare and board.spare_seen:
        known |= at(board.spare_back)
        with_spare = False
    places: i64 = count(hidden) + (1 if with_spare else 0)
    backs = buffer(24)
    n: i64 = 0
    message: i64 = 1
    while message <= 6:
        if not (known >> message) & 1:
            backs[n] = message
            n += 1
        message += 1
    while n < places:
        backs[n] = 0
        n += 1
    shuffle(backs, places, chance)
    n = 0
    while hidden:
        board.write(low(hidden), backs[n])
        n += 1
        hidden &= hidden - 1
    if with_spare:
        board.spare_back = backs[n]


def _shuffled(cards: i64, out: vec[i64], chance: Chance) -> None:
    """Writes the members of a set in a random order."""
    n: i64 = 0
    while cards:
        out[n] = low(cards)
        n += 1
        cards &= cards - 1
    shuffle(out, n, chance)


def _is_straight(sides: i64) -> bool:
    return sides == 5 or sides == 10


def _is_corner(sides: i64) -> bool:
    return sides == 3 or sides == 6 or sides == 12 or sides == 9
