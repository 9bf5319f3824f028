# Compiled by mypyc.
"""Heroes that do not move by themselves: displaced, exchanged, shaken (LO-37, LO-38, LO-47)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.cells import cell_name
from clew.core.seats import only
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import (
    aim_of,
    cell_of,
    count_of,
    deed_of,
    kind_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.ending import escaped
from clew.games.labyrinthos.events import Swapped
from clew.games.labyrinthos.heroes import BY_OTHERS, BY_SELF, LATER, meet, resolve
from clew.games.labyrinthos.maze import OFF
from clew.games.labyrinthos.monster_events import Displaced
from clew.games.labyrinthos.tasks import LAND, RUN, SHAKE, STEP
from clew.games.labyrinthos.tiles import linked

__all__ = [
    "change_places",
    "displace",
    "land_next",
    "shake",
    "shake_next",
    "shaken_to",
    "somebody_moves",
]


def displace(board: Board, seat: i64, cell: i64) -> None:
    """Another player moves a hero, which then loses the rest of its way (LO-44)."""
    board.put(seat, cell)
    place: i64 = board.depth - 1
    while place >= 0:
        entry: i64 = board.agenda[place]
        kind: i64 = kind_of(entry)
        if (kind == STEP or kind == RUN) and owner_of(entry) == seat:
            board.drop(place)
        place -= 1


def _land_later(board: Board, seat: i64, controller: i64) -> None:
    """A hero has been moved by another player, whose own tile comes first.

    The monster may displace the hero meanwhile, so the tile is kept: each landing happens
    once, where the hero landed (LO-38).
    """
    board.push(task(LAND, controller, target=seat, cell=board.place(seat)))


def land_next(board: Board, entry: i64, log: Log | None) -> None:
    """The next of those who have been moved meets its tile, in seat order (LO-38).

    Between the displacements of an attack and their landings no hero is moved.
    """
    if aim_of(entry):
        board.pop()
        resolve(board, aim_of(entry), cell_of(entry), BY_OTHERS, log)
        return
    seats: i64 = count_of(entry)
    if seats == 0:
        board.pop()
        return
    seat: i64 = board.first_from(seats, owner_of(entry))
    board.replace(task(LAND, owner_of(entry), count=seats & ~only(seat)))
    meet(board, seat, BY_OTHERS, log)


def change_places(board: Board, seat: i64, other: i64, log: Log | None) -> None:
    """Twist of Fate: both meet their new tiles, the player first."""
    here: i64 = board.place(seat)
    there: i64 = board.place(other)
    board.put(seat, there)
    board.put(other, here)
    if log is not None:
        log.add(
            ALL,
            Swapped(
                seat=seat,
                other_seat=other,
                cell=cell_name(there),
                other_cell=cell_name(here),
            ),
        )
    # If both stand on the Door with four keys, the one moved first wins (LO-56).
    if escaped(board, seat, log) or escaped(board, other, log):
        return
    _land_later(board, other, seat)
    meet(board, seat, BY_SELF, log)


def shaken_to(board: Board, seat: i64) -> i64:
    """Where Earthquake can move a hero: by secret passages too (LO-47)."""
    return linked(board, board.place(seat)) & ~board.monster_cell()


def shake_next(board: Board, entry: i64) -> bool:
    """Earthquake comes to the next hero that can be moved; returns whether there is one."""
    seats: i64 = count_of(entry)
    seat: i64 = owner_of(entry)
    if cell_of(entry) == OFF:
        seats = board.everybody()
    elif aim_of(entry):
        return True
    while seats:
        hero: i64 = board.first_from(seats, seat)
        seats &= ~only(hero)
        if shaken_to(board, hero):
            board.replace(task(SHAKE, seat, count=seats, target=hero, deed=deed_of(entry)))
            return True
    board.pop()
    return False


def somebody_moves(board: Board) -> bool:
    """Whether Earthquake can move any hero."""
    seat: i64 = 1
    while seat <= board.players:
        if shaken_to(board, seat):
            return True
        seat += 1
    return False


def shake(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """Earthquake moves a hero, whose player meets the tile at once."""
    seat: i64 = owner_of(entry)
    hero: i64 = aim_of(entry)
    board.replace(task(SHAKE, seat, count=count_of(entry), deed=deed_of(entry)))
    board.put(hero, cell)
    if log is not None:
        log.add(ALL, Displaced(seat=seat, hero_seat=hero, cell=cell_name(cell)))
    meet(board, hero, LATER if hero == seat else BY_OTHERS, log)
