# Compiled by mypyc.
"""Heroes: where they go by their own players' doing, and what they meet there (LO-17 to LO-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import has
from clew.core.cells import cell_name
from clew.core.seats import among, only
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import cell_of, counted_down, flag_of, owner_of, task
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import (
    FIRST_HERO_TILE,
    HEROES,
    MINOTAUR_SYMBOL,
    TRAP_SYMBOL,
    VETERAN_WARRIOR,
    WALL_SYMBOL,
    WILD_INTUITION,
)
from clew.games.labyrinthos.ending import escaped
from clew.games.labyrinthos.events import Chose, Laid, Moved, Smoked, Spared
from clew.games.labyrinthos.hero_board import SPECIAL_SLOT
from clew.games.labyrinthos.maze import OFF, quarter, toward
from clew.games.labyrinthos.tasks import INTUITION, MONSTER, MUST, PLACE_WALL, RUN, SETTLE, WOUND
from clew.games.labyrinthos.tiles import beside, hiding_tiles, symbol_on, walled_off, ways_out

__all__ = [
    "BY_OTHERS",
    "BY_SELF",
    "LATER",
    "enterable",
    "go",
    "leap",
    "meet",
    "orient",
    "place_hero",
    "push_points",
    "resolve",
    "run",
    "run_on",
    "smoke",
    "step",
    "unexplored_ways",
]

# How a hero came onto a tile, for its symbol (LO-38).
BY_SELF: Final = 0
BY_OTHERS: Final = 1
LATER: Final = 2
"""Moved by its own player, but monster movements wait (Earthquake)."""


def place_hero(board: Board, seat: i64, hero: i64, log: Log | None) -> None:
    """A hero comes onto the tile of its colour (LO-08)."""
    board.set_figure(seat, hero + 1)
    cell: i64 = 0
    while board.feature(cell) != FIRST_HERO_TILE + hero:
        cell += 1
    board.put(seat, cell)
    if log is not None:
        log.add(ALL, Chose(seat=seat, hero=HEROES[hero].name, cell=cell_name(cell)))


def enterable(board: Board, seat: i64, cells: i64) -> i64:
    """The cells among these that a hero may move onto (LO-17); Smoke hides everywhere
    (LO-44)."""
    if among(board.smoked, seat):
        return cells
    return cells & ~(board.monster_cell() & ~hiding_tiles(board))


def unexplored_ways(board: Board, cell: i64) -> i64:
    """The adjacent face-down tiles to which the tile has a path without a wall (LO-18)."""
    return ways_out(board, cell) & ~board.up & ~walled_off(board, cell)


def go(board: Board, seat: i64, cell: i64, log: Log | None) -> None:
    """A hero moves by its own player's doing and meets what is there."""
    if log is not None:
        origin = cell_name(board.place(seat))
        log.add(ALL, Moved(seat=seat, from_cell=origin, cell=cell_name(cell)))
    board.put(seat, cell)
    meet(board, seat, BY_SELF, log)


def meet(board: Board, seat: i64, how: i64, log: Log | None) -> None:
    """A hero has come onto a tile: the Door, or its symbol (LO-19, LO-45)."""
    if not escaped(board, seat, log):
        resolve(board, seat, board.place(seat), how, log)


def resolve(board: Board, seat: i64, cell: i64, how: i64, log: Log | None) -> None:
    """The symbol of a tile onto which a hero has come does what it does (LO-27 to LO-30).

    Only heroes come here: the monster triggers no symbols (LO-36)."""
    symbol: i64 = symbol_on(board, cell)
    if symbol == WALL_SYMBOL:
        board.push(task(PLACE_WALL, seat))
    elif symbol == TRAP_SYMBOL:
        _trap(board, seat, log)
    elif symbol == MINOTAUR_SYMBOL and board.monster != OFF:
        if how == BY_SELF:
            board.push(task(SETTLE, seat))
            push_points(board, seat)
        elif how == LATER or not among(board.gained, seat):
            if how == BY_OTHERS:
                board.gained |= only(seat)
            board.queue_movement(seat)


def push_points(board: Board, seat: i64) -> None:
    """What a Minotaur symbol gives: two points, or Leona's choice (LO-28, LO-04)."""
    if board.figure(seat) == WILD_INTUITION and board.works(seat, SPECIAL_SLOT):
        board.push(task(INTUITION, seat))
    else:
        board.push(task(MONSTER, seat, count=2, cell=OFF, flag=MUST))


def _trap(board: Board, seat: i64, log: Log | None) -> None:
    """A wound (LO-30), except at the Veteran Warrior's first trap of a turn (LO-04)."""
    if seat == board.seat:
        first = not board.trapped
        board.trapped = 1
        if first and board.figure(seat) == VETERAN_WARRIOR and board.works(seat, SPECIAL_SLOT):
            if log is not None:
                log.add(ALL, Spared(seat=seat))
            return
    board.push(task(WOUND, seat, count=1))


def orient(board: Board, entry: i64, quarters: i64, log: Log | None) -> None:
    """The tile just turned up is laid, and the explorer moves onto it (LO-18)."""
    cell: i64 = cell_of(entry)
    seat: i64 = owner_of(entry)
    sides: i64 = board.tile(cell)
    turn: i64 = quarters
    while turn > 0:
        sides = quarter(sides)
        turn -= 1
    board.lay(cell, sides)
    board.pop()
    if log is not None:
        log.add(ALL, Laid(seat=seat, cell=cell_name(cell), rotation=90 * quarters))
    if flag_of(entry):
        go(board, seat, cell, log)


def step(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """One of several steps by a card or key."""
    board.replace(counted_down(entry))
    go(board, owner_of(entry), cell, log)


def leap(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """Over a wall, or through the air: once (Climb, Wings of Icarus)."""
    board.pop()
    go(board, owner_of(entry), cell, log)


def run(board: Board, entry: i64, cell: i64, log: Log | None) -> None:
    """The first step of Run decides its direction (LO-44)."""
    seat: i64 = owner_of(entry)
    side: i64 = 0
    while toward(board.place(seat), side) != cell:
        side += 1
    board.replace(task(RUN, seat, flag=side + 1))
    go(board, seat, cell, log)


def run_on(board: Board, entry: i64, log: Log | None) -> None:
    """Run goes on as far as it can (LO-44)."""
    seat: i64 = owner_of(entry)
    here: i64 = board.place(seat)
    cell: i64 = toward(here, flag_of(entry) - 1)
    if cell != OFF and has(enterable(board, seat, beside(board, here)), cell):
        go(board, seat, cell, log)
    else:
        board.pop()


def smoke(board: Board, seat: i64, log: Log | None) -> None:
    """A hero cannot be attacked until its next turn (LO-44)."""
    board.smoked |= only(seat)
    if log is not None:
        log.add(ALL, Smoked(seat=seat))
