"""What all environments share: rewards, seeds, who is who."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.core.layout import Layout
from clew.core.state import State, buffer

__all__ = ["Floats", "Masks", "Words", "choices_of", "game_seed", "layout_of", "mask", "observed"]
__all__ += ["rewards"]

Words = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.int8]


def layout_of(game: Game[Any]) -> Layout:
    """What the game's observations mean. Raises ClewError if it has none."""
    if game.layout is None:
        raise ClewError(f"{game.id} has no layout: it cannot be observed as numbers")
    return game.layout


def choices_of(kind: type[State]) -> int:
    """How many choices a game's fixed action space has."""
    return kind.CHOICES or kind.ACTIONS


def game_seed(seed: int, game: int) -> int:
    """The seed of one of many games. A single game with this seed is the same game. Game 0 has
    `seed`."""
    return (game << 64) + (seed & 0xFFFFFFFFFFFFFFFF)


def rewards(shares: list[float]) -> list[float]:
    """Win shares as rewards that sum to 0: winning alone is 1, an equal share is 0.

    >>> rewards([1.0, 0.0, 0.0])
    [1.0, -0.5, -0.5]
    """
    seats = len(shares)
    return [(seats * share - 1.0) / (seats - 1.0) for share in shares]


def observed(state: State, seat: int) -> Words:
    """What a seat (0: a spectator) may know of a position, as words."""
    out = buffer(state.WORDS)
    state.observe(seat, out, 0)
    return np.frombuffer(out, np.uint64)  # type: ignore[call-overload, no-any-return]


def mask(state: State, seat: int) -> Masks:
    """The legal choices of a seat, a 1 each."""
    choices = choices_of(type(state))
    out = buffer((choices + 63) >> 6)
    state.allow(seat, out, 0)
    bits = np.unpackbits(np.frombuffer(out, np.uint8), count=choices, bitorder="little")  # type: ignore[call-overload]
    return bits.view(np.int8)  # type: ignore[no-any-return]
