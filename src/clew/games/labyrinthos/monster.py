# Compiled by mypyc.
"""The monster: what its arrival on a tile does, its die, charges and secret passages
(LO-33, LO-34, LO-37). `prowling` has its movements by points."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, has
from clew.core.cells import cell_name
from clew.core.chance import Chance
from clew.core.seats import only
from clew.core.sides import SIDES
from clew.core.state import ALL, Log
from clew.games.labyrinthos.actions import ROLL
from clew.games.labyrinthos.agenda import cell_of, count_of, owner_of, task
from clew.games.labyrinthos.attacks import attackable, push_attack, put_monster
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CERBERUS, MEDUSA, MONSTER_DIE, MONSTERS
from clew.games.labyrinthos.heroes import push_points
from clew.games.labyrinthos.hunting import in_sight, strikeable
from clew.games.labyrinthos.maze import OFF, toward
from clew.games.labyrinthos.monster_events import (
    Charged,
    Gazed,
    Intuited,
    Lengthened,
    Prowled,
    Rolled,
)
from clew.games.labyrinthos.tasks import CHARGE, MONSTER, MUST, ON_STEP, PASSAGE, STRIKE
from clew.games.labyrinthos.tiles import open_to
from clew.games.labyrinthos.walls import raze_wall

__all__ = [
    "arrive",
    "bait",
    "charge",
    "charges",
    "gaze",
    "intuit",
    "lengthen",
    "roll_die",
    "settle",
    "take_passage",
    "tell_prowl",
]


def arrive(board: Board, controller: i64, before: i64, by_point: bool, log: Log | None) -> None:
    """It has moved onto a tile: an attack, Medusa's reach, Cerberus' windows
    (LO-37, LO-48, LO-49)."""
    cell: i64 = board.monster
    victims: i64 = attackable(board, cell)
    points: i64 = 0
    start: i64 = OFF
    if by_point:
        points = count_of(board.top())
        start = cell_of(board.top())
    if victims:
        if by_point:
            board.pop()
            points = 0
        push_attack(board, controller, victims, cell, log)
    elif board.beast == MEDUSA and board.python and cell != start and strikeable(board):
        board.push(task(STRIKE, controller, flag=1 if by_point else 0))
    if board.beast == CERBERUS:
        board.fresh = in_sight(board, cell) & ~before
        if board.fresh or points:
            board.push(task(ON_STEP, controller))


def tell_prowl(board: Board, seat: i64, log: Log) -> None:
    """Says that the monster has moved, by a seat's doing."""
    name = MONSTERS[board.beast]
    log.add(ALL, Prowled(seat=seat, monster=name, cell=cell_name(board.monster)))


def charges(board: Board) -> i64:
    """The directions in which it can charge, as a set (LO-34)."""
    sides: i64 = 0
    side: i64 = 0
    while side < 4:
        if _opens(board, board.monster, side):
            sides |= at(side)
        side += 1
    return sides


def _opens(board: Board, cell: i64, side: i64) -> bool:
    """Whether the paths of a cell and its neighbour meet, wall or not; else it is a dead end,
    as the edge and a face-down tile are (LO-31)."""
    other: i64 = toward(cell, side)
    return (
        other != OFF
        and has(board.up, other)
        and open_to(board, cell, side)
        and open_to(board, other, side ^ 2)
    )


def charge(board: Board, entry: i64, side: i64, log: Log | None) -> None:
    """Straight on to a dead end or a hero, through every wall between (LO-34)."""
    board.pop()
    seat: i64 = owner_of(entry)
    before: i64 = in_sight(board, board.monster)
    while _opens(board, board.monster, side):
        if board.wall_at(board.monster, side):
            raze_wall(board, seat, board.monster, side, log)
        board.monster = toward(board.monster, side)
        if attackable(board, board.monster):
            break
    if log is not None:
        log.add(
            ALL,
            Charged(
                seat=seat,
                monster=MONSTERS[board.beast],
                side=SIDES[side].lower(),
                cell=cell_name(board.monster),
            ),
        )
    arrive(board, seat, before, False, log)


def take_passage(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """The die's secret passage (LO-33)."""
    board.pop()
    seat: i64 = owner_of(entry)
    before: i64 = in_sight(board, board.monster)
    board.monster = cell
    if log is not None:
        tell_prowl(board, seat, log)
    arrive(board, seat, before, False, log)


def roll_die(board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
    """The die at the end of a turn (LO-13), or by Leona's choice (LO-04)."""
    face: i64 = chance.below(6)
    if log is not None:
        log.add(ALL, Rolled(seat=seat, face=MONSTER_DIE[face]))
    if face < 4:
        board.push(task(MONSTER, seat, count=face + 1, cell=OFF))
    elif face == 4:
        board.push(task(PASSAGE, seat))
    else:
        board.push(task(CHARGE, seat))


def settle(board: Board) -> None:
    """Monster movements gained by being moved come now, one after the other (LO-38)."""
    if board.queue == 0:
        board.pop()
        return
    push_points(board, board.next_movement())


def intuit(board: Board, entry: i64, word: i64, chance: Chance, log: Log | None) -> None:
    """Leona rolls the die instead of using two points, or does not (LO-04)."""
    board.pop()
    board.forget_used()
    seat: i64 = owner_of(entry)
    if word == ROLL:
        if log is not None:
            log.add(ALL, Intuited(seat=seat))
        roll_die(board, seat, chance, log)
    else:
        board.push(task(MONSTER, seat, count=2, cell=OFF, flag=MUST))


def bait(board: Board, cell: i64, log: Log | None) -> None:
    """The monster is put on a secret passage (LO-44)."""
    board.pop()
    put_monster(board, cell, log)


def lengthen(board: Board, seat: i64, log: Log | None) -> None:
    """Medusa reaches adjacent tiles in this turn (LO-48, Body of a Python)."""
    board.python = 1
    if log is not None:
        log.add(ALL, Lengthened(seat=seat))


def gaze(board: Board, seat: i64, other: i64, log: Log | None) -> None:
    """A hero in Medusa's sight cannot use Move in its next turn (LO-48, Stone Gaze)."""
    board.gazed |= only(other)
    if log is not None:
        log.add(ALL, Gazed(seat=seat, other_seat=other))
