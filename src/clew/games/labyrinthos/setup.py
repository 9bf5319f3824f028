# Compiled by mypyc.
"""A new game of Labyrinthos (LO-07 to LO-11)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import at
from clew.core.chance import Chance
from clew.core.sides import sides_number
from clew.games.labyrinthos.agenda import CHOOSE_HERO, task
from clew.games.labyrinthos.beliefs import lay_tiles
from clew.games.labyrinthos.components import (
    CARDS,
    FEATURES,
    MONSTERS,
    SHAPES,
    TILES,
)
from clew.games.labyrinthos.deck import one
from clew.games.labyrinthos.maze import DOOR, FULL, quarter
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["setup"]


def setup(
    players: i64,
    monster: i64,
    no_empty_slot: bool,
    last_round: i64,
    heroes: list[int],
    start: i64,
    chance: Chance,
) -> Labyrinthos:
    """A new game. Without heroes they are chosen in turn (LO-08); `start`: the seat that
    begins, or 0 for a random one (CO-02)."""
    state = Labyrinthos()
    state.players = players
    state.beast = monster
    state.no_empty_slot = 1 if no_empty_slot else 0
    state.last_round = last_round
    # The Door, the centre around it face up, the maze around both face down (LO-07). The tile
    # of a hero that nobody plays is a plain one: its feature is no symbol (LO-56).
    centre: i64 = 0
    for cell in (16, 17, 18, 23, 25, 30, 31, 32):
        centre |= at(cell)
    _lay(state, "door", at(DOOR))
    _lay(state, "centre", centre)
    _lay(state, "maze", FULL & ~centre & ~at(DOOR))
    lay_tiles(state, centre, chance)
    lay_tiles(state, FULL & ~centre & ~at(DOOR), chance)
    state.up = centre | at(DOOR)
    # A face-down tile gets its rotation when it is turned up.
    for cell in (16, 17, 18, 23, 25, 30, 31, 32):
        sides: i64 = state.tile(cell)
        turns: i64 = chance.below(4)
        while turns > 0:
            sides = quarter(sides)
            turns -= 1
        state.lay(cell, sides)
    # A monster brings its own cards (LO-43).
    for kind, card in enumerate(CARDS):
        if card.monster in ("", MONSTERS[monster]):
            state.deck += card.copies * one(kind)
    state.start = start or 1 + chance.below(players)
    state.seat = state.start
    if heroes:
        for seat, hero in enumerate(heroes, 1):
            state.choose_hero(seat, hero, None)
        state.deal(chance, None)
        state.begin_turn(state.start, None)
    else:
        state.push(task(CHOOSE_HERO, state.start))
    state.advance(chance, None)
    return state


def _lay(state: Labyrinthos, part: str, cells: i64) -> None:
    """Puts the tiles of a part of the box on cells, one after the other."""
    cell: i64 = 0
    for shape, feature, copies in TILES[part]:
        for i in range(copies):
            while not (cells >> cell) & 1:
                cell += 1
            state.lay(cell, sides_number(SHAPES[shape]))
            state.mark(cell, FEATURES.index(feature))
            cell += 1
