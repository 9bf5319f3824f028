# Compiled by mypyc.
"""A new game of Labyrinthos (LO-07 to LO-11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, low
from clew.core.chance import Chance
from clew.core.sides import sides_number
from clew.games.labyrinthos.agenda import task
from clew.games.labyrinthos.beliefs import lay_tiles
from clew.games.labyrinthos.components import (
    CARDS,
    CENTRE,
    FEATURES,
    MONSTERS,
    SHAPES,
    TILES,
)
from clew.games.labyrinthos.course import begin_turn
from clew.games.labyrinthos.dealing import deal
from clew.games.labyrinthos.dispatch import advance
from clew.games.labyrinthos.handful import one
from clew.games.labyrinthos.heroes import place_hero
from clew.games.labyrinthos.maze import DOOR, FULL, as_face, quarter
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import CHOOSE_HERO

__all__ = ["setup"]


def _tiles(part: str) -> vec[i64]:
    """The tiles of a part of the box, each with what is on it."""
    return vec[i64](
        [
            as_face(sides_number(SHAPES[shape]), FEATURES.index(feature))
            for shape, feature, copies in TILES[part]
            for i in range(copies)
        ]
    )


_DOOR_TILES: Final = _tiles("door")
_CENTRE_TILES: Final = _tiles("centre")
_MAZE_TILES: Final = _tiles("maze")
_DECKS: Final = vec[i64](
    [
        sum(
            card.copies * one(kind) for kind, card in enumerate(CARDS) if card.monster in ("", name)
        )
        for name in MONSTERS
    ]
)
"""The deck against each monster."""
_CENTRE: Final = sum(at(cell) for cell in CENTRE)
_REST: Final = FULL & ~_CENTRE & ~at(DOOR)


def setup(
    players: i64,
    monster: i64,
    no_empty_slot: bool,
    last_round: i64,
    heroes: i64,
    start: i64,
    chance: Chance,
) -> Labyrinthos:
    """A new game. `heroes`: each seat's from 1 on, three bits a seat, or 0: they are chosen in
    turn (LO-08). `start`: the seat that begins, or 0 for a random one (CO-02)."""
    state = Labyrinthos()
    state.players = players
    state.beast = monster
    state.no_empty_slot = 1 if no_empty_slot else 0
    state.last_round = last_round
    # The Door, the centre around it face up, the maze around both face down (LO-07). The tile
    # of a hero that nobody plays is a plain one: its feature is no symbol (LO-56).
    _lay(state, _DOOR_TILES, at(DOOR))
    _lay(state, _CENTRE_TILES, _CENTRE)
    _lay(state, _MAZE_TILES, _REST)
    lay_tiles(state, _CENTRE, chance)
    lay_tiles(state, _REST, chance)
    state.up = _CENTRE | at(DOOR)
    # A face-down tile gets its rotation when it is turned up.
    cells: i64 = _CENTRE
    while cells:
        cell: i64 = low(cells)
        sides: i64 = state.tile(cell)
        turns: i64 = chance.below(4)
        while turns > 0:
            sides = quarter(sides)
            turns -= 1
        state.lay(cell, sides)
        cells &= cells - 1
    # A monster brings its own cards (LO-43).
    state.deck = _DECKS[monster]
    state.start = start or 1 + chance.below(players)
    state.seat = state.start
    if heroes:
        seat: i64 = 1
        while seat <= players:
            place_hero(state, seat, ((heroes >> (3 * seat - 3)) & 7) - 1, None)
            seat += 1
        deal(state, chance, None)
        begin_turn(state, state.start, None)
    else:
        state.push(task(CHOOSE_HERO, state.start))
    advance(state, chance, None)
    return state


def _lay(state: Labyrinthos, tiles: vec[i64], cells: i64) -> None:
    """Puts tiles on cells, one after the other."""
    n: i64 = 0
    while cells:
        state.lay_face(low(cells), tiles[n])
        n += 1
        cells &= cells - 1
