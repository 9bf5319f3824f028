# Compiled by mypyc.
"""A new game of Traps (TT-02 to TT-04)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.chance import Chance
from clew.games.tiger_traps.components import DEALT
from clew.games.tiger_traps.rules import TigerTraps

__all__ = ["setup"]


def setup(
    players: i64,
    open_stacks: bool,
    early_gift: bool,
    start: i64,
    cards: i64,
    seasons: i64,
    highest: i64,
    chance: Chance,
) -> TigerTraps:
    """A new game. `start`: the seat that begins, or 0 for a random one (CO-02). `cards`: in every
    hand, or 0 for as many as usual (TT-28)."""
    state = TigerTraps()
    state.players = players
    state.dealt = cards or DEALT[players]
    state.limit = seasons
    state.highest = highest
    state.open_stacks = 1 if open_stacks else 0
    state.early_gift = 1 if early_gift else 0
    # Everybody begins with one gem (TT-03).
    seat: i64 = 1
    while seat <= players:
        state.gems |= shl(1, 4 * seat - 4)
        seat += 1
    state.start = start or 1 + chance.below(players)
    state.begin_season(chance, None)
    return state
