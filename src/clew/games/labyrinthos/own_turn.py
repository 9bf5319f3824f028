# Compiled by mypyc.
"""The actions of the own turn, and why one cannot be used (LO-12)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import has
from clew.core.seats import among
from clew.core.state import Log
from clew.games.labyrinthos.actions import (
    DISCOVER,
    EXPLORE,
    HEAL_AT,
    LEFT,
    MOVE,
    PASS,
    PLAY,
    REARRANGE_FOR,
    RECOVER_FOR,
    RIGHT,
    SPECIAL,
    USE,
    WORD,
    feet_paid,
    is_shift,
    key_used,
)
from clew.games.labyrinthos.agenda import owner_of, task
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import REARRANGE_COST, RECOVER_COST, ROYAL_CUNNING
from clew.games.labyrinthos.costs import (
    affordable,
    key_payments,
    pay_key,
    pay_slot,
    slot_for,
)
from clew.games.labyrinthos.course import end_actions
from clew.games.labyrinthos.dealing import discard
from clew.games.labyrinthos.deeds import reaction_of
from clew.games.labyrinthos.effects import play, use_key
from clew.games.labyrinthos.hero_board import SPECIAL_SLOT, colour_of
from clew.games.labyrinthos.heroes import go
from clew.games.labyrinthos.keys import discover
from clew.games.labyrinthos.refusals import (
    CARD_NOT_IN_HAND,
    NO_EFFECT,
    NO_KEY_HERE,
    NO_OPEN_PATH,
    NO_WALL_TO_SHIFT,
    NOT_AFFORDABLE,
    NOT_BY_THIS_KEY,
    NOT_THE_SPECIAL,
    NOT_TO_EXPLORE,
    NOT_TO_ROTATE,
    NOT_UNDER_MEDUSA,
    NOT_WOUNDED,
    NOTHING_TO_REACT_TO,
    USE_ACTIONS_OR_PASS,
    WOUNDED_OR_COVERED,
)
from clew.games.labyrinthos.tasks import GIVE, ORIENT, REARRANGE, SCHEME, SETTLE
from clew.games.labyrinthos.tiles import rotate, turn_up
from clew.games.labyrinthos.walls import shift_wall
from clew.games.labyrinthos.wounds import heal, recover

__all__ = ["act", "can_scheme", "scheme", "turn_refusal"]


def can_scheme(board: Board, seat: i64) -> bool:
    """Royal Cunning (LO-04)."""
    return (
        board.figure(seat) == ROYAL_CUNNING
        and not board.schemed
        and board.works(seat, SPECIAL_SLOT)
        and board.cards[seat - 1] != 0
        and board.wounds(seat) != 0
    )


def act(board: Board, seat: i64, family: i64, choice: i64, log: Log | None) -> None:
    """A player uses an action of the own board or a key, plays a card, or passes (LO-12)."""
    if family == WORD and choice == PASS:
        end_actions(board, seat, log)
        return
    board.gained = 0
    slot: i64 = slot_for(family, choice)
    if family == PLAY:
        board.push(task(SETTLE, seat))
        play(board, seat, choice, log)
        return
    if slot >= 0:
        pay_slot(board, seat, slot)
    if family == MOVE:
        go(board, seat, choice, log)
    elif family == EXPLORE:
        turn_up(board, seat, choice, log)
        board.push(task(ORIENT, seat, cell=choice, flag=1))
    elif family == RIGHT or family == LEFT:
        rotate(board, seat, choice, family == RIGHT, log)
    elif family == USE:
        pay_key(board, seat, key_used(choice), feet_paid(choice))
        board.push(task(SETTLE, seat))
        use_key(board, seat, key_used(choice), log)
    elif family == HEAL_AT:
        heal(board, seat, choice, log)
    elif family == RECOVER_FOR:
        board.pay(seat, choice, RECOVER_COST - choice)
        recover(board, seat, log)
    elif family == REARRANGE_FOR:
        board.pay(seat, choice, REARRANGE_COST - choice)
        board.push(task(REARRANGE, seat, count=1, target=seat))
    elif family == WORD:
        if choice == DISCOVER:
            discover(board, seat)
        else:
            board.schemed = 1
            board.push(task(SCHEME, seat))
    else:
        shift_wall(board, seat, family, choice, log)


def scheme(board: Board, entry: i64, card: i64, log: Log | None) -> None:
    """Royal Cunning discards a card to give a wound away (LO-04)."""
    board.pop()
    discard(board, owner_of(entry), card, log)
    board.push(task(GIVE, owner_of(entry)))


def turn_refusal(board: Board, seat: i64, family: i64, choice: i64) -> i64:
    """Why an action of the own turn cannot be used."""
    slot: i64 = slot_for(family, choice)
    if slot >= 0 and not board.works(seat, slot):
        return WOUNDED_OR_COVERED
    if slot >= 0 and not affordable(board, seat, slot):
        return NOT_AFFORDABLE
    if family == MOVE:
        return NOT_UNDER_MEDUSA if among(board.gazed, seat) else NO_OPEN_PATH
    if family == EXPLORE:
        return NOT_TO_EXPLORE
    if family == RIGHT or family == LEFT:
        return NOT_TO_ROTATE
    if is_shift(family):
        return NO_WALL_TO_SHIFT
    if family == PLAY:
        if not board.holds(seat, choice):
            return CARD_NOT_IN_HAND
        return NOTHING_TO_REACT_TO if reaction_of(choice) else NO_EFFECT
    if family == USE:
        return _key_refusal(board, seat, key_used(choice))
    if family == HEAL_AT:
        return NOT_WOUNDED
    if family == RECOVER_FOR:
        return NOT_AFFORDABLE if board.wounds(seat) else NO_EFFECT
    if family == REARRANGE_FOR:
        return NOT_AFFORDABLE if board.keys(seat) else NO_EFFECT
    if choice == DISCOVER:
        return NO_KEY_HERE
    return NOT_THE_SPECIAL if choice == SPECIAL else USE_ACTIONS_OR_PASS


def _key_refusal(board: Board, seat: i64, key: i64) -> i64:
    slot: i64 = board.slot_of(seat, colour_of(key))
    if slot < 0 or board.key(seat, slot) != key + 1:
        return NOT_BY_THIS_KEY
    if has(board.wounds(seat), slot):
        return WOUNDED_OR_COVERED
    return NOT_AFFORDABLE if key_payments(board, seat, key) == 0 else NO_EFFECT
