# Compiled by mypyc.
"""Attacks of the monster (LO-37, LO-38): reactions, the Blood die, wounds, displacements."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import has
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.seats import among, only
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import aim_of, count_of, flag_of, owner_of, task, with_seat
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import BLOOD_DIE, MEDUSA, MONSTERS, SHIELD_MAIDEN
from clew.games.labyrinthos.displacing import displace
from clew.games.labyrinthos.ending import escaped
from clew.games.labyrinthos.hero_board import SPECIAL_SLOT
from clew.games.labyrinthos.maze import DOOR
from clew.games.labyrinthos.monster_events import (
    Attacked,
    Bled,
    Cloaked,
    Displaced,
    Eased,
    Put,
    Stood,
    TwoRolls,
)
from clew.games.labyrinthos.tasks import (
    AFTER_ATTACK,
    BLEED,
    DISPLACE,
    LAND,
    ON_ATTACK,
    ON_BLOOD,
    ROLL_BLOOD,
    WOUND,
)
from clew.games.labyrinthos.tiles import beside, hiding_tiles

__all__ = [
    "after_attack",
    "attackable",
    "bare_jaws",
    "bleed_next",
    "blood_for",
    "cloak",
    "displace_next",
    "hold_mirror",
    "push_attack",
    "put_monster",
    "refuges",
    "roll_blood",
    "send_away",
    "spare",
    "strike",
]

_BLOOD: Final = vec[i64](list(BLOOD_DIE))


def attackable(board: Board, cell: i64) -> i64:
    """The seats whose heroes on a cell it could attack (LO-29, LO-44)."""
    if has(hiding_tiles(board), cell):
        return 0
    return board.heroes_on(cell) & ~board.smoked


def put_monster(board: Board, cell: i64, log: Log | None) -> None:
    """The monster is put on a tile: this causes no attack and no sight (LO-10)."""
    if board.monster != cell:
        board.monster = cell
        if log is not None:
            log.add(ALL, Put(monster=MONSTERS[board.beast], cell=cell_name(cell)))


def push_attack(board: Board, controller: i64, victims: i64, cell: i64, log: Log | None) -> None:
    """Reactions, the roll, reactions to it, wounds and displacements, in this order (LO-37)."""
    board.attacked = victims
    board.push(task(AFTER_ATTACK, controller))
    board.push(task(LAND, controller))
    board.push(task(DISPLACE, controller, count=victims))
    board.push(task(BLEED, controller, count=victims))
    board.push(task(ON_BLOOD, controller))
    board.push(task(ROLL_BLOOD, controller))
    board.push(task(ON_ATTACK, controller))
    if log is not None:
        seats = [seat for seat in range(1, board.players + 1) if among(victims, seat)]
        log.add(
            ALL,
            Attacked(
                seat=controller,
                monster=MONSTERS[board.beast],
                seats=seats,
                cell=cell_name(cell),
            ),
        )


def roll_blood(board: Board, controller: i64, chance: Chance, log: Log | None) -> None:
    """One roll for all who are not cloaked; with Three Jaws the higher of two
    (LO-37, LO-49)."""
    if board.attacked & ~board.cloaked == 0:
        return
    board.blood = _BLOOD[chance.below(6)]
    if board.jaws:
        again: i64 = _BLOOD[chance.below(6)]
        board.lower = min(board.blood, again)
        board.blood = max(board.blood, again)
    if log is not None:
        log.add(ALL, Bled(seat=controller, blood=board.blood, lower=board.lower))


def blood_for(board: Board, seat: i64) -> i64:
    """The wounds a seat is to take from the roll."""
    if not among(board.attacked & ~board.cloaked, seat):
        return 0
    wounds: i64 = board.blood - board.spared_wounds(seat)
    return max(0, wounds)


def bleed_next(board: Board, entry: i64) -> None:
    """The next attacked player is to place the wounds."""
    seats: i64 = count_of(entry)
    if seats == 0:
        board.pop()
        return
    controller: i64 = owner_of(entry)
    seat: i64 = board.first_from(seats, controller)
    board.replace(task(BLEED, controller, count=seats & ~only(seat)))
    wounds: i64 = blood_for(board, seat)
    if wounds:
        # Medusa's go on the topmost free action (LO-41).
        board.push(task(WOUND, seat, count=wounds, flag=1 if board.beast == MEDUSA else 0))


def displace_next(board: Board, entry: i64, log: Log | None) -> bool:
    """Continues with displacements; returns whether the controller must choose now."""
    seats: i64 = count_of(entry)
    controller: i64 = owner_of(entry)
    if aim_of(entry):
        return True
    while seats:
        seat: i64 = board.first_from(seats, controller)
        seats &= ~only(seat)
        if among(board.cloaked, seat):
            continue
        # The Shield Maiden stays where she is (LO-04).
        held = board.figure(seat) == SHIELD_MAIDEN and board.works(seat, SPECIAL_SLOT)
        if not held and refuges(board, seat):
            board.replace(task(DISPLACE, controller, count=seats, target=seat))
            return True
        if log is not None:
            log.add(ALL, Stood(seat=seat))
    board.pop()
    return False


def refuges(board: Board, seat: i64) -> i64:
    """Where a hero can be displaced to (LO-37)."""
    return beside(board, board.place(seat)) & ~board.monster_cell()


def send_away(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """The controller moves an attacked hero."""
    seat: i64 = aim_of(entry)
    controller: i64 = owner_of(entry)
    board.replace(task(DISPLACE, controller, count=count_of(entry)))
    # Its tile is resolved when all are displaced (LO-38).
    board.replace_below(with_seat(board.below(), seat))
    if log is not None:
        log.add(ALL, Displaced(seat=controller, hero_seat=seat, cell=cell_name(cell)))
    displace(board, seat, cell)
    escaped(board, seat, log)


def strike(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """Medusa attacks an adjacent tile, which ends a movement under way (LO-48)."""
    board.pop()
    if flag_of(entry):
        board.pop()
    push_attack(board, owner_of(entry), attackable(board, cell), cell, log)


def after_attack(board: Board, log: Log | None) -> None:
    """The attack is over; Mirror Shield puts Medusa on the Door (LO-48)."""
    if board.mirror:
        put_monster(board, DOOR, log)
    board.forget_attack()


# What reactions change


def cloak(board: Board, seat: i64, log: Log | None) -> None:
    """A player is neither wounded nor displaced by the attack (LO-47)."""
    board.cloaked |= only(seat)
    if log is not None:
        log.add(ALL, Cloaked(seat=seat))


def hold_mirror(board: Board) -> None:
    """After the attack, Medusa is put on the Door (LO-48)."""
    board.mirror = 1


def bare_jaws(board: Board, seat: i64, log: Log | None) -> None:
    """The Blood die is rolled twice (LO-49)."""
    board.jaws = 1
    if log is not None:
        log.add(ALL, TwoRolls(seat=seat))


def spare(board: Board, seat: i64, log: Log | None) -> None:
    """A player takes one wound fewer (LO-47)."""
    board.spare(seat, 1)
    if log is not None:
        log.add(ALL, Eased(seat=seat))
