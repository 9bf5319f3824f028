# Compiled by mypyc.
"""The monster's movements by points (LO-32, LO-35)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at, has, low
from clew.core.state import ALL, Log
from clew.games.labyrinthos.actions import DONE, GO, LEFT, RAZE_EAST, RIGHT, WORD, wall_side
from clew.games.labyrinthos.agenda import (
    cell_of,
    count_of,
    flag_of,
    kind_of,
    owner_of,
    task,
    with_flag,
)
from clew.games.labyrinthos.attacks import attackable, put_monster
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import CERBERUS
from clew.games.labyrinthos.hunting import in_sight, seats_seen, shortening, toward_seen
from clew.games.labyrinthos.maze import DOOR, OFF, around, quarter
from clew.games.labyrinthos.monster import arrive, tell_prowl
from clew.games.labyrinthos.monster_events import Halted
from clew.games.labyrinthos.tasks import HUNTS, MONSTER, MUST, TRAILS
from clew.games.labyrinthos.tiles import (
    linked,
    passage_tiles,
    rotate,
    turnable,
    walled_off,
    ways_in,
    ways_out,
)
from clew.games.labyrinthos.walls import raze_wall

__all__ = ["can_prowl", "halt", "point_uses", "prowl_begins", "trail", "use_point"]


def _exit_cost(board: Board, cell: i64) -> i64:
    """The fewest points with which it can leave a tile, 9 if it never can (LO-35).

    A rotation opens any closed side of a tile, so each obstacle costs one point.
    """
    passages: i64 = passage_tiles(board)
    if has(passages, cell) and passages & ~at(cell):
        return 1
    near: i64 = around(at(cell)) & board.up
    shut: i64 = ~ways_out(board, cell)
    closed: i64 = ~ways_in(board, cell)
    walls: i64 = walled_off(board, cell)
    if near & ~(shut | closed | walls):
        return 1
    if near & ~((shut & closed) | (shut & walls) | (closed & walls)):
        return 2
    if near & ~(shut & closed & walls):
        return 3
    return 4 if near else 9


def can_prowl(board: Board, points: i64) -> bool:
    """Whether points do anything: it leaves its tile or is put on the Door."""
    if board.monster == OFF:
        return False
    return board.monster != DOOR or _exit_cost(board, DOOR) <= points


def prowl_begins(board: Board, entry: i64, log: Log | None) -> None:
    """A movement begins where the monster is; if it cannot leave: the Door (LO-35)."""
    if board.monster == OFF:
        board.pop()
    elif _exit_cost(board, board.monster) > count_of(entry):
        board.pop()
        put_monster(board, DOOR, log)
    else:
        board.replace(
            task(
                MONSTER,
                owner_of(entry),
                count=count_of(entry),
                cell=board.monster,
                flag=flag_of(entry),
            )
        )


def point_uses(board: Board, entry: i64, family: i64) -> i64:
    """What the next point can be used for (LO-32)."""
    points: i64 = count_of(entry)
    start: i64 = cell_of(entry)
    flag: i64 = flag_of(entry)
    here: i64 = board.monster
    if points == 0 or start == OFF:
        return 0
    if family == WORD:
        if here == start or flag & (MUST | HUNTS):
            return 0
        return at(DONE)
    ways: i64 = 0
    if family == GO or flag & TRAILS:
        ways = _ways(board, points, start)
    if flag & HUNTS:
        if family != GO:
            return 0
        return ways & toward_seen(board)
    if flag & TRAILS:
        nearer: i64 = ways & shortening(board)
        if nearer:
            if family != GO:
                return 0
            return nearer
    if family == GO:
        return ways
    cells: i64 = 0
    if family == RIGHT or family == LEFT:
        cells = (at(here) | around(at(here))) & turnable(board, family == RIGHT)
    elif family == RAZE_EAST:
        cells = board.wall_east & (at(here) | (at(here) >> 1))
    else:
        cells = board.wall_south & (at(here) | (at(here) >> 7))
    return cells if here != start else _keeps_exit(board, cells, family, points - 1)


def _ways(board: Board, points: i64, start: i64) -> i64:
    """Where it can go; to its first tile only if it can go on from there (LO-35)."""
    ways: i64 = linked(board, board.monster)
    if has(ways, start) and (points < 2 or attackable(board, start)):
        ways &= ~at(start)
    return ways


def _keeps_exit(board: Board, cells: i64, family: i64, points: i64) -> i64:
    """The uses after which the monster can still leave its first tile (LO-35)."""
    if points == 0:
        return 0
    kept: i64 = 0
    while cells:
        cell: i64 = low(cells)
        cells &= cells - 1
        if family == RIGHT or family == LEFT:
            sides: i64 = board.tile(cell)
            turned: i64 = quarter(sides)
            board.lay(cell, turned if family == RIGHT else quarter(quarter(turned)))
            if _exit_cost(board, board.monster) <= points:
                kept |= at(cell)
            board.lay(cell, sides)
        else:
            side: i64 = wall_side(family)
            board.flip_wall(cell, side)
            if _exit_cost(board, board.monster) <= points:
                kept |= at(cell)
            board.flip_wall(cell, side)
    return kept


def use_point(board: Board, entry: i64, family: i64, cell: i64, log: Log | None) -> None:
    """The controller uses a point: a move, a tile rotated, or a wall removed (LO-32)."""
    if family == GO:
        _prowl(board, entry, cell, log)
        return
    _spend(board, entry)
    if family == RIGHT or family == LEFT:
        rotate(board, owner_of(entry), cell, family == RIGHT, log)
    else:
        raze_wall(board, owner_of(entry), cell, wall_side(family), log)


def _spend(board: Board, entry: i64) -> None:
    """One point of the movement on top is used."""
    board.replace(
        task(
            MONSTER,
            owner_of(entry),
            count=count_of(entry) - 1,
            cell=cell_of(entry),
            flag=flag_of(entry) & ~HUNTS,
        )
    )


def _prowl(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """A point is used to move to a connected tile."""
    before: i64 = in_sight(board, board.monster)
    board.monster = cell
    if log is not None:
        tell_prowl(board, owner_of(entry), log)
    _spend(board, entry)
    if board.beast == CERBERUS and seats_seen(board, cell):
        board.replace(with_flag(board.top(), HUNTS))
    arrive(board, owner_of(entry), before, True, log)


def halt(board: Board, seat: i64, log: Log | None) -> None:
    """The movement under way loses its points (LO-49, Honey Cake)."""
    if log is not None:
        log.add(ALL, Halted(seat=seat))
    place: i64 = board.depth - 1
    while place >= 0 and kind_of(board.agenda[place]) != MONSTER:
        place -= 1
    if place >= 0:
        start: i64 = cell_of(board.agenda[place])
        board.drop(place)
        if board.monster == start:
            put_monster(board, DOOR, log)


def trail(board: Board, entry: i64) -> None:
    """Cerberus gets points that lead him to a hero (LO-49, Fresh Trail)."""
    board.push(task(MONSTER, owner_of(entry), count=count_of(entry), cell=OFF, flag=TRAILS))
