# Compiled by mypyc.
"""What a seat cannot know about the cards (LC-13), and how they could be dealt instead."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.chance import Chance, shuffle
from clew.core.state import buffer
from clew.games.labyrinth_cards.board import NOBODY, NONE, Board
from clew.games.labyrinth_cards.components import CARD_COUNT

__all__ = ["lay_anew"]


def lay_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Deals all cards that a seat has not seen (0: a spectator) anew: hands, then the deck
    (LC-13)."""
    cards = buffer(CARD_COUNT)
    n: i64 = 0
    card: i64 = 0
    while card < CARD_COUNT:
        if board.lies[card] == NOBODY and not (seat > 0 and board.holds(seat, card)):
            cards[n] = card
            n += 1
        card += 1
    shuffle(cards, n, chance)
    n = 0
    other: i64 = 1
    while other <= board.players:
        if other != seat:
            n = _deal(board, other, cards, n)
        other += 1
    # A new vec, since clones share the old one.
    rest: i64 = board.deck_left()
    board.deck = cards[n : n + rest]
    board.drawn = 0


def _deal(board: Board, seat: i64, cards: vec[i64], used: i64) -> i64:
    """Gives a seat as many new cards as it holds; returns how many cards are used so far."""
    one: i64 = board.low_card(seat)
    two: i64 = board.high_card(seat)
    if one != NONE:
        one = cards[used]
        used += 1
    if two != NONE:
        two = cards[used]
        used += 1
    board.hold(seat, one, two)
    return used
