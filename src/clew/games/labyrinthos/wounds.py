# Compiled by mypyc.
"""Wounds on hero boards: taken, healed and given away (LO-22, LO-40)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import low
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    aim_of,
    cell_of,
    count_of,
    counted_down,
    flag_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import SLOTS
from clew.games.labyrinthos.events import Gave, Healed, Numb, Recovered, Wounded
from clew.games.labyrinthos.tasks import GIVE_TO, WOUND

__all__ = ["give", "give_to", "heal", "heal_another", "recover", "take_wound", "wound_next"]


def wound_next(board: Board, entry: i64, log: Log | None) -> bool:
    """Continues with wounds to be placed; returns whether their owner must choose now
    (LO-40)."""
    seat: i64 = owner_of(entry)
    left: i64 = count_of(entry)
    while left > 0:
        free: i64 = board.unhurt(seat)
        if free == 0 or board.wounds_left() == 0:
            if log is not None:
                log.add(ALL, Numb(seat=seat))
            break
        if flag_of(entry) == 0:
            return True
        _wound(board, seat, low(free), log)
        left -= 1
    board.pop()
    return False


def take_wound(board: Board, entry: i64, slot: i64, log: Log | None) -> None:
    """A player places one of the wounds (LO-40)."""
    board.replace(task(WOUND, owner_of(entry), count=count_of(entry) - 1))
    _wound(board, owner_of(entry), slot, log)


def _wound(board: Board, seat: i64, slot: i64, log: Log | None) -> None:
    board.flip_wound(seat, slot)
    if log is not None:
        log.add(ALL, Wounded(seat=seat, slot=SLOTS[slot]))


def heal(board: Board, seat: i64, slot: i64, log: Log | None) -> None:
    """Removes one wound (LO-22)."""
    board.flip_wound(seat, slot)
    if log is not None:
        log.add(ALL, Healed(seat=seat, slot=SLOTS[slot]))


def heal_another(board: Board, entry: i64, slot: i64, log: Log | None) -> None:
    """One of several wounds that a card or key heals."""
    board.replace(counted_down(entry))
    heal(board, owner_of(entry), slot, log)


def recover(board: Board, seat: i64, log: Log | None) -> None:
    """Removes all wounds (LO-22)."""
    board.heal_all(seat)
    if log is not None:
        log.add(ALL, Recovered(seat=seat))


def give(board: Board, entry: i64, slot: i64, log: Log | None) -> None:
    """A wound to be given away is chosen, and to whom if that is not clear (LO-04, LO-44)."""
    board.pop()
    if aim_of(entry):
        _give(board, owner_of(entry), aim_of(entry), slot, log)
    else:
        board.push(task(GIVE_TO, owner_of(entry), cell=slot))


def give_to(board: Board, entry: i64, other: i64, log: Log | None) -> None:
    """The player who gets the wound is chosen (LO-04)."""
    board.pop()
    _give(board, owner_of(entry), other, cell_of(entry), log)


def _give(board: Board, seat: i64, other: i64, slot: i64, log: Log | None) -> None:
    """A wound goes to another player, who places it."""
    board.flip_wound(seat, slot)
    if log is not None:
        log.add(ALL, Gave(seat=seat, other_seat=other, slot=SLOTS[slot]))
    board.push(task(WOUND, other, count=1))
