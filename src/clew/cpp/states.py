"""Converts states to the words of the translated rules, and back."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.game import Game
from clew.core.state import State
from clew.cpp.writing import Text, translate

__all__ = ["chance_words", "read_state", "rooms_of", "vecs_of", "words_of"]

chance_words = attrgetter("_a", "_b", "_c", "_step")
"""The parts of a Fast."""


def rooms_of(made: Text, states: Sequence[State]) -> list[int]:
    """The room that the vecs of these positions need. No vec grows during a game."""
    return [max(len(getattr(state, name)) for state in states) for name in made.vecs]


def words_of(made: Text, state: State) -> list[int]:
    """All words outside vecs, followed by the lengths that are words."""
    scalars = [int(getattr(state, name)) for name in made.scalars]
    return scalars + [len(getattr(state, name)) for name in made.lengths]


def vecs_of(made: Text, state: State, rooms: Sequence[int]) -> list[int]:
    """The words of all vecs, each in its own room."""
    found: list[int] = []
    for name, room in zip(made.vecs, rooms, strict=True):
        words = list(getattr(state, name))
        found += words + [0] * (room - len(words))
    return found


def read_state(
    game: Game[Any], rooms: Sequence[int], words: Sequence[int], vecs: Sequence[int]
) -> State:
    """The state that these words stand for."""
    made = translate(game)
    state = game.state()
    for name, word in zip(made.scalars, words, strict=False):
        kept = getattr(state, name)
        setattr(state, name, bool(word) if isinstance(kept, bool) else word)
    lengths = dict(zip(made.lengths, words[len(made.scalars) :], strict=True))
    first = 0
    for name, room in zip(made.vecs, rooms, strict=True):
        long = lengths.get(name, room)
        setattr(state, name, vec[i64](list(vecs[first : first + long])))
        first += room
    return state
