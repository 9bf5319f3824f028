"""Past: an earlier position of a table, to go back to. It holds secrets and shows nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, NewType

from clew.core.chance import Stream
from clew.core.state import State
from clew.table.table import Table

__all__ = ["Past", "Played", "rebuilt"]

Past = NewType("Past", State)
"""An earlier position of a table. Only `Table.take_back` uses it."""


class Played(NamedTuple):
    """An action that led there: which entry it was, whose, and what."""

    n: int
    seat: int
    action: str


def rebuilt(start: Table, played: Iterable[Played]) -> Past:
    """The position after these actions, played from a table's start or snapshot."""
    state, game, seed = start.state.clone(), start.game, start.fairness.seed
    for one in played:
        state.apply(one.seat, game.parse(one.action), Stream(seed, one.n), None)
    return Past(state)
