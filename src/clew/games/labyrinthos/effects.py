# Compiled by mypyc.
"""Playing cards and using keys: a target, a window, then the effects (LO-52)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import aim_of, deed_of, owner_of, task
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CARDS, KEYS
from clew.games.labyrinthos.dealing import lose_card
from clew.games.labyrinthos.deeds import (
    deed_name,
    deed_of_key,
    first_effect,
    is_key,
    second_effect,
    target_of,
)
from clew.games.labyrinthos.events import Aimed, Cancelled, Played, Used
from clew.games.labyrinthos.tasks import DEED, ON_CARD, TARGET

__all__ = ["aim", "cancel", "play", "push_effects", "use_key"]


def play(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """Pay, show, name a target; then the window, then the effect (LO-52)."""
    board.pay(seat, 0, 1)
    lose_card(board, seat, card)
    if log is not None:
        log.add(ALL, Played(seat=seat, card=CARDS[card].name))
    board.push(task(DEED, seat, deed=card))
    if target_of(card):
        board.push(task(TARGET, seat, deed=card))
    else:
        board.push(task(ON_CARD, seat))


def use_key(board: Board, seat: i64, key: i64, log: Log | None) -> None:
    """A key's action is used: a target is named, then it takes effect (LO-44)."""
    deed: i64 = deed_of_key(key)
    if log is not None:
        log.add(ALL, Used(seat=seat, key=KEYS[key].name))
    board.push(task(DEED, seat, deed=deed))
    if target_of(deed):
        board.push(task(TARGET, seat, deed=deed))


def aim(board: Board, entry: i64, other: i64, log: Log | None) -> None:
    """The target is named; a card's window opens."""
    board.pop()
    seat: i64 = owner_of(entry)
    deed: i64 = deed_of(entry)
    board.replace(task(DEED, seat, target=other, deed=deed))
    if not is_key(deed):
        board.push(task(ON_CARD, seat))
    if log is not None:
        log.add(ALL, Aimed(seat=seat, other_seat=other, deed=deed_name(deed)))


def push_effects(board: Board, entry: i64) -> None:
    """A card or key comes into effect: its effects, the first on top."""
    board.forget_used()
    second: i64 = second_effect(deed_of(entry), owner_of(entry), aim_of(entry))
    if second:
        board.push(second)
    board.push(first_effect(deed_of(entry), owner_of(entry), aim_of(entry)))


def cancel(board: Board, seat: i64, log: Log | None) -> None:
    """The card below is cancelled, together with its window (LO-47)."""
    board.pop()
    card: i64 = board.pop()
    if log is not None:
        log.add(
            ALL,
            Cancelled(seat=seat, other_seat=owner_of(card), card=CARDS[deed_of(card)].name),
        )
