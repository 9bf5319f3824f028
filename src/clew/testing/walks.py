"""Random games of a game's variants, for the checks to look at."""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import Iterator
from typing import Any

import msgspec

from clew.core.chance import Chance, Fast, Stream
from clew.core.game import Game
from clew.core.state import State

__all__ = ["MAX_DECISIONS", "Variant", "effort", "seed_of", "start", "variants", "walk"]

MAX_DECISIONS = 200_000
"""The maximum number of decisions. A game that takes longer counts as one that does not end
(CO-03)."""


class Variant(msgspec.Struct, frozen=True):
    """A number of players and options, by name and value."""

    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.players}p{':' + options if options else ''}"


def variants(game: Game[Any]) -> list[Variant]:
    """Every number of players, with each combination of the options that are one of two things:
    yes or no, or two named values."""
    pairs: dict[str, tuple[Any, ...]] = {
        field.name: (False, True)
        for field in msgspec.structs.fields(game.options)
        if isinstance(field.default, bool)
    }
    pairs |= {name: values for name, values in game.named_options().items() if len(values) == 2}
    defaults = game.options()
    found = []
    for players in game.players:
        for values in itertools.product(*pairs.values()):
            chosen = dict(zip(pairs, values, strict=True))
            unusual = {k: v for k, v in chosen.items() if v != getattr(defaults, k)}
            found.append(Variant(players, unusual))
    return found


def effort() -> int:
    """How many times more than usual to test: 20 times in `make soak`."""
    return 20 if os.environ.get("CLEW_SOAK") else 1


def seed_of(*parts: object) -> bytes:
    """A seed that is always the same for the same parts."""
    return hashlib.sha256(" ".join(str(part) for part in parts).encode()).digest()


def start(game: Game[Any], variant: Variant, *parts: object) -> State:
    """A new game, always the same for the same parts."""
    seed = seed_of(game.id, variant, *parts)
    options = game.read_options(variant.options)
    state: State = game.new(variant.players, options, Stream(seed, 0))
    return state


def walk(
    game: Game[Any], variant: Variant, *parts: object, most: int = MAX_DECISIONS
) -> Iterator[tuple[State, Chance]]:
    """The positions of a random game, the last one included, each with a source of chance.

    The walk reuses the same state object: clone it to keep a position.
    """
    state = start(game, variant, *parts)
    chance = Fast(int.from_bytes(seed_of(game.id, variant, *parts, "play")[:12], "big"))
    for _ in range(most):
        yield state, chance
        waiting = [
            seat for seat in range(1, variant.players + 1) if state.pending() >> seat - 1 & 1
        ]
        if not waiting:
            return
        seat = waiting[chance.below(len(waiting))]
        state.apply(seat, state.pick(seat, chance), chance, None)
    yield state, chance
