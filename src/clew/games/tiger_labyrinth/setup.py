# Compiled by mypyc.
"""A new game of The Lady and the Tiger: Labyrinth (TL-01 to TL-05)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.cells import cell_name, cell_number
from clew.core.chance import Chance, shuffle
from clew.core.state import buffer
from clew.games.tiger_labyrinth.components import CARDS, COPIES, CUBS, DOORS, LADY_DOORS
from clew.games.tiger_labyrinth.grid import cubs_at
from clew.games.tiger_labyrinth.rules import OPENING_GEMS, TigerLabyrinth

__all__ = ["setup"]

_CLUE: Final = -1
_DOORS: Final = vec[i64](
    [
        CARDS.index(DOORS[cell_name(cell, 4)]) if cell_name(cell, 4) in DOORS else _CLUE
        for cell in range(16)
    ]
)
"""The Door on each cell, or _CLUE."""


def setup(red: i64, start: i64, limit: i64, repetition: bool, chance: Chance) -> TigerLabyrinth:
    """A new game (TL-04, TL-05). `start`: the seat that begins, or 0 for a random one."""
    state = TigerLabyrinth()
    _lay_cards(state, chance)
    state.gems = OPENING_GEMS
    state.red_cubs = cubs_at(cell_number(LADY_DOORS["red"], 4), CUBS)
    state.blue_cubs = cubs_at(cell_number(LADY_DOORS["blue"], 4), CUBS)
    state.red = red
    state.limit = limit
    state.seat = start or 1 + chance.below(2)
    if repetition:
        state.repetition = 1
        state.remember()
    return state


def _lay_cards(state: TigerLabyrinth, chance: Chance) -> None:
    """The Doors in their corners (TL-02), the Clue cards shuffled between them (TL-03)."""
    clues = buffer(12)
    n: i64 = 0
    while n < 12:
        clues[n] = n // COPIES
        n += 1
    shuffle(clues, 12, chance)
    n = 0
    cell: i64 = 0
    while cell < 16:
        if _DOORS[cell] != _CLUE:
            state.lay(cell, _DOORS[cell])
        else:
            state.lay(cell, clues[n])
            n += 1
        cell += 1
