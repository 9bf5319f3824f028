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
    late: bool = False
    """Whether the table played it for a seat that was late."""


def rebuilt(start: Table, played: Iterable[Played]) -> Past:
    """The position after these actions, played from a table's start or snapshot."""
    state, game, seed = start.state.clone(), start.game, start.fairness.seed
    for one in played:
        chance = Stream(seed, one.n)
        aside = game.aside(state, one.seat) if one.late else None
        if aside and aside.decline is None:
            chance.below(len(state.legal(one.seat)))  # by this it was drawn (LO-54)
        state.apply(one.seat, game.parse(one.action), chance, None)
    return Past(state)
