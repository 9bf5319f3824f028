# Compiled by mypyc.
"""Cards that change places: dealt, drawn, discarded, stolen, looked at (LO-09, LO-14, LO-55)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.chance import Chance
from clew.core.seats import only
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import aim_of, owner_of, task
from clew.games.labyrinthos.beliefs import count_cards
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CARDS, HAND
from clew.games.labyrinthos.events import (
    Bare,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    Reshuffled,
    Stole,
    Stolen,
)
from clew.games.labyrinthos.handful import copies, draw_card, one, one_of_each, size
from clew.games.labyrinthos.monster_events import Smelled, Smelt
from clew.games.labyrinthos.tasks import SMELL

__all__ = [
    "card_names",
    "deal",
    "discard",
    "discard_smelt",
    "hand_limit",
    "lose_card",
    "refill",
    "smell",
    "steal",
]

_DEALT: Final = 4  # LO-09
_DEALT_FEET: Final = 4  # LO-09
_DEALT_HANDS: Final = 3  # LO-09


def card_names(cards: i64) -> list[str]:
    """The names of a handful of cards, kind by kind."""
    return [card.name for kind, card in enumerate(CARDS) for i in range(copies(cards, kind))]


def hand_limit(board: Board, seat: i64) -> i64:
    """How many cards a seat may keep (LO-14)."""
    return HAND - board.keys(seat)


def _draw(board: Board, seat: i64, times: i64, chance: Chance) -> i64:
    """Draws cards one by one and returns them as a set of cards.

    The deck has no order until a card is drawn: each is equally likely then.
    """
    drawn: i64 = 0
    while times > 0:
        if board.deck == 0:
            if board.discards == 0:
                break
            count_cards(board)
            board.deck = board.discards
            board.discards = 0
        card: i64 = one(draw_card(board.deck, chance))
        board.deck -= card
        board.cards[seat - 1] += card
        drawn += card
        times -= 1
    return drawn


def deal(board: Board, chance: Chance, log: Log | None) -> None:
    """Four cards, four feet and three hands for everybody (LO-09)."""
    seat: i64 = 1
    while seat <= board.players:
        board.pay(seat, -_DEALT_FEET, -_DEALT_HANDS)
        _draw(board, seat, _DEALT, chance)
        if log is not None:
            log.tell(seat, Dealt(seat=seat, cards=card_names(board.cards[seat - 1])))
        seat += 1


def refill(board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
    """Draws up to the hand limit (LO-14)."""
    held: i64 = board.discards
    drawn: i64 = _draw(board, seat, hand_limit(board, seat) - board.hand_size(seat), chance)
    if log is None:
        return
    if held and board.discards == 0:
        log.add(ALL, Reshuffled(cards=size(held)))
    if drawn:
        log.add(ALL, Drew(seat=seat, count=size(drawn)))
        log.tell(seat, Drawn(seat=seat, cards=card_names(drawn)))


def lose_card(board: Board, seat: i64, kind: i64) -> None:
    """A card leaves a hand for the discards, seen by all."""
    board.cards[seat - 1] -= one(kind)
    board.discards += one(kind)
    _forget_one(board, seat, kind)


def _forget_one(board: Board, holder: i64, kind: i64) -> None:
    """Every seat that knew of such a card knows of one fewer."""
    knower: i64 = 1
    while knower <= board.players:
        _forget_card(board, knower, holder, kind)
        knower += 1


def _forget_card(board: Board, knower: i64, holder: i64, kind: i64) -> None:
    known: i64 = board.knows(knower, holder)
    if copies(known, kind):
        board.set_known(knower, holder, known - one(kind))


def _learn_card(board: Board, knower: i64, holder: i64, kind: i64) -> None:
    board.set_known(knower, holder, board.knows(knower, holder) + one(kind))


def discard(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """A card is discarded without being played."""
    lose_card(board, seat, card)
    if log is not None:
        log.add(ALL, Discarded(seat=seat, card=CARDS[card].name))


def steal(board: Board, thief: i64, victim: i64, chance: Chance, log: Log | None) -> None:
    """A random card changes hands; the two know which, others where it is certain (LO-55)."""
    if board.cards[victim - 1] == 0:
        if log is not None:
            log.add(ALL, Bare(seat=victim))
        return
    count_cards(board)
    hand: i64 = board.cards[victim - 1]
    kind: i64 = draw_card(hand, chance)
    board.cards[victim - 1] -= one(kind)
    board.cards[thief - 1] += one(kind)
    knower: i64 = 1
    while knower <= board.players:
        known: i64 = board.knows(knower, victim)
        if knower == thief:
            _forget_card(board, thief, victim, kind)
        elif knower != victim:
            if known == hand and one_of_each(hand) == one(kind):
                # A seat that knows the whole hand knows this card if all cards of the hand are
                # alike.
                _learn_card(board, knower, thief, kind)
            board.set_known(knower, victim, known - one_of_each(known))
        knower += 1
    _learn_card(board, victim, thief, kind)
    if log is not None:
        log.add(ALL, Stole(seat=thief, other_seat=victim))
        both: i64 = only(thief) | only(victim)
        name = CARDS[kind].name
        log.add(both, Stolen(seat=thief, other_seat=victim, card=name))


def smell(board: Board, entry: i64, log: Log | None) -> None:
    """A player looks at another's hand, and knows it from now on (LO-49)."""
    seat: i64 = owner_of(entry)
    other: i64 = aim_of(entry)
    if board.cards[other - 1] == 0:
        board.pop()
        if log is not None:
            log.add(ALL, Bare(seat=other))
        return
    board.set_known(seat, other, board.cards[other - 1])
    board.replace(task(SMELL, seat, target=other))
    if log is not None:
        log.add(ALL, Smelled(seat=seat, other_seat=other))
        cards = card_names(board.cards[other - 1])
        log.tell(seat, Smelt(seat=seat, other_seat=other, cards=cards))


def discard_smelt(board: Board, entry: i64, card: i64, log: Log | None) -> None:
    """The other player loses a card that was smelt (LO-49)."""
    board.pop()
    discard(board, aim_of(entry), card, log)
