"""Games at a table, for the tests of records."""

from __future__ import annotations

from typing import Any

import msgspec

from clew.core.chance import Fast
from clew.games import find
from clew.table.eyes import Eyes
from clew.table.fairness import Fairness
from clew.table.record import Record, Seat, digest
from clew.table.table import Table

__all__ = ["GAME", "edit", "played", "sealed", "sit"]

GAME = find("labyrinth")


def sit(players: int = 2, seed: str = "a game", **options: Any) -> Table:
    """A new game with the time of a clock that stands still."""
    seats = [Seat(name=f"Player {i + 1}", player="human") for i in range(players)]
    return Table(
        GAME,
        GAME.read_options(options),
        seats,
        Fairness.from_seed(seed, players),
        now=lambda: "2026-01-02T03:04:05.678Z",
    )


def played(players: int = 2, decisions: int = 10_000, **options: Any) -> Table:
    """A game with events, cards exchanged whenever that is possible, up to its end."""
    table = sit(players, **({"goals": 4, "events": True} | options))
    chance = Fast(1)
    for _ in range(decisions):
        waiting = table.pending()
        if not waiting:
            break
        legal = Eyes(table, waiting[0]).legal()
        special = [action for action in legal if action > 100]
        table.act(waiting[0], (special or legal)[chance.below(len(special or legal))])
    return table


def edit(record: Record, **changes: Any) -> Record:
    """A record changed by hand, its digest left as it was."""
    return msgspec.structs.replace(record, **changes)


def sealed(record: Record) -> Record:
    """A record whose digest fits again, as a clever forger would do it."""
    return msgspec.structs.replace(record, digest=digest(record))
