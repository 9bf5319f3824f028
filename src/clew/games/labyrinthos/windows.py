# Compiled by mypyc.
"""Windows in which players may react (LO-50, LO-51): who is asked, with what, and their answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, has, low
from clew.core.seats import among, only
from clew.core.state import Log
from clew.games.labyrinthos.actions import WORD
from clew.games.labyrinthos.agenda import count_of, kind_of, owner_of
from clew.games.labyrinthos.attacks import blood_for
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CERBERUS
from clew.games.labyrinthos.deeds import (
    AT_ATTACK,
    AT_BLOOD,
    AT_CARD,
    AT_CONTROL,
    AT_SIGHT,
    AT_STEP,
    NEW_IN_SIGHT,
    reaction_of,
)
from clew.games.labyrinthos.effects import play
from clew.games.labyrinthos.events import Answered
from clew.games.labyrinthos.hero_board import DESPERATE_SLOT
from clew.games.labyrinthos.targets import targets_of
from clew.games.labyrinthos.tasks import MONSTER, ON_ATTACK, ON_BLOOD, ON_CARD, ON_STEP

__all__ = [
    "DECLINED",
    "FIRST_CARD",
    "answer",
    "asked_in",
    "close_window",
    "forget_answers",
    "reactions",
]

# Answers as the board keeps them: 0 is none yet.
DECLINED: Final = 1
FIRST_CARD: Final = 2
"""The answer with the first card; those with the others follow."""


def _could_answer(board: Board, seat: i64) -> bool:
    """Whether a seat could play a reaction, by what everybody knows."""
    return (
        board.cards[seat - 1] != 0
        and board.works(seat, DESPERATE_SLOT)
        and board.has_hands(seat) > 0
    )


def asked_in(board: Board, entry: i64) -> i64:
    """The seats that a window asks: those that are concerned and, by public knowledge, able to
    answer."""
    seats: i64 = _concerned(board, entry)
    asked: i64 = 0
    while seats:
        seat: i64 = low(seats) + 1
        seats &= seats - 1
        if _could_answer(board, seat):
            asked |= only(seat)
    return asked


def _concerned(board: Board, entry: i64) -> i64:
    kind: i64 = kind_of(entry)
    if kind == ON_CARD:
        return board.everybody() & ~only(owner_of(entry))
    seats: i64 = 0
    if kind == ON_ATTACK:
        seats = board.attacked & ~board.cloaked
        if seats and board.beast == CERBERUS and not board.jaws:
            seats |= only(owner_of(entry))
        return seats
    if kind != ON_BLOOD and _points_left(board):
        return board.everybody()
    seat: i64 = 1
    while seat <= board.players:
        if kind == ON_BLOOD:
            if blood_for(board, seat):
                seats |= only(seat)
        elif targets_of(board, NEW_IN_SIGHT, seat):
            seats |= only(seat)
        seat += 1
    return seats


def _points_left(board: Board) -> bool:
    """In a window after a step of Cerberus: whether he has points left."""
    return kind_of(board.below()) == MONSTER and count_of(board.below()) > 0


def reactions(board: Board, entry: i64, seat: i64) -> i64:
    """The cards of a seat that answer a window, as a set."""
    kind: i64 = kind_of(entry)
    whens: i64 = 0
    if kind == ON_CARD:
        whens = at(AT_CARD)
    elif kind == ON_ATTACK:
        if among(board.attacked & ~board.cloaked, seat):
            whens = at(AT_ATTACK)
        if seat == owner_of(entry) and not board.jaws:
            whens |= at(AT_CONTROL)
    elif kind == ON_BLOOD:
        whens = at(AT_BLOOD)
    else:
        if targets_of(board, NEW_IN_SIGHT, seat):
            whens = at(AT_SIGHT)
        if _points_left(board):
            whens |= at(AT_STEP)
    cards: i64 = 0
    held: i64 = board.hand_kinds(seat)
    while held:
        card: i64 = low(held)
        held &= held - 1
        if has(whens, reaction_of(card)):
            cards |= at(card)
    return cards


def close_window(board: Board) -> None:
    """Nobody reacts any more."""
    if kind_of(board.pop()) == ON_STEP:
        board.fresh = 0


def answer(board: Board, seat: i64, family: i64, card: i64, log: Log | None) -> None:
    """Keeps an answer until all have answered; then the first seat in turn order plays."""
    board.keep_answer(seat, DECLINED if family == WORD else card + FIRST_CARD)
    board.waiting &= ~only(seat)
    if log is not None:
        log.tell(seat, Answered(seat=seat))
    if board.waiting:
        return
    first: i64 = board.seat
    i: i64 = 0
    while i < board.players:
        given: i64 = board.answer(first)
        if given >= FIRST_CARD:
            board.answers = 0
            play(board, first, given - FIRST_CARD, log)
            return
        first = board.after(first)
        i += 1
    board.answers = 0
    close_window(board)


def forget_answers(board: Board, seat: i64) -> None:
    """A seat does not know who else has answered a window, so all other answers are cleared
    (LO-50)."""
    asked: i64 = asked_in(board, board.top())
    own: i64 = 0
    if seat > 0:
        own = board.answer(seat)
    board.answers = 0
    board.waiting = asked
    if own:
        board.keep_answer(seat, own)
        board.waiting &= ~only(seat)
