"""Positions on a device: worlds for search, and whole random playouts, many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.core.state import State
from clew.cpp import translate
from clew.cpp.machines import Machine, machine
from clew.cpp.states import read_state, rooms_of, vecs_of, words_of
from clew.games import find

__all__ = ["Played", "Positions", "playouts"]


class Played(NamedTuple):
    """How playouts ended: arrays with a row for each position, and in it one for each playout."""

    shares: Any
    """Win shares by seat."""
    lengths: Any
    """How many decisions each took."""


class Positions:
    """Positions of a game with the same number of players, on "c++" or "cuda" (see VectorEnv)."""

    def __init__(self, game: str, states: Sequence[State], device: str = "cuda") -> None:
        if not states:
            raise ClewError("there must be at least one position")
        self.game: Game[Any] = find(game)
        made = translate(self.game)
        self._rooms = rooms_of(made, states)
        self._machine: Machine = machine(made, device)
        self._tile = made.tile
        self._number = len(states)
        self._words = self._tiles([words_of(made, state) for state in states])
        self._vecs = self._tiles([vecs_of(made, state, self._rooms) for state in states])

    def _tiles(self, rows: list[list[int]]) -> Any:
        """Rows of words on the machine, as it has them."""
        found = np.zeros((-(-len(rows) // self._tile), len(rows[0]), self._tile), np.int64)
        for i, row in enumerate(rows):
            found[i // self._tile, :, i % self._tile] = row
        return self._machine.taken(found)

    def _rows(self, tiles: Any) -> list[list[int]]:
        rows = tiles.transpose(0, 2, 1).reshape(self._tile * len(tiles), tiles.shape[1])
        return rows[: self._number].tolist()  # type: ignore[no-any-return]

    def __len__(self) -> int:
        return self._number

    def sample(self, seat: int, each: int, seed: int = 0) -> Positions:
        """For each position, `each` positions that the seat (0 is a spectator) cannot distinguish
        from it; those of position i begin at i * each. Number n is what `State.sample` gives with
        Fast((n << 64) + seed)."""
        self._check(each)
        made = object.__new__(Positions)
        made.game, made._rooms, made._machine = self.game, self._rooms, self._machine
        made._tile = tile = self._tile
        made._number = many = len(self) * each
        tiles = -(-many // tile)
        made._words = self._machine.zeros((tiles, self._words.shape[1], tile), np.int64)
        made._vecs = self._machine.zeros((tiles, self._vecs.shape[1], tile), np.int64)
        given = (len(self), self._words, self._vecs, each, seat, seed, made._words, made._vecs)
        self._machine.run("sample_positions", many, *given, *self._room())
        return made

    def playouts(self, each: int, players: int, seed: int = 0) -> Played:
        """A number of random games from each position. Playout n, counted over all positions, is
        `core.loops.playout` with Fast((n << 64) + seed)."""
        self._check(each)
        many, new = len(self) * each, self._machine.zeros
        own = new((-(-many // self._tile), self._vecs.shape[1], self._tile), np.int64)
        shares = new((len(self), each, players), np.float64)
        lengths = new((len(self), each), np.int64)
        given = (len(self), self._words, self._vecs, each, players, seed, own)
        self._machine.run("play_positions", many, *given, *self._room(), shares, lengths)
        return Played(shares, lengths)

    def _room(self) -> tuple[Any, int]:
        """The rooms of the vecs, and of all together."""
        return self._machine.taken(np.array([*self._rooms, 0], np.int64)), sum(self._rooms)

    def states(self) -> list[State]:
        """The positions as states again."""
        rows = zip(self._rows(self._words), self._rows(self._vecs), strict=True)
        return [read_state(self.game, self._rooms, words, vecs) for words, vecs in rows]

    def _check(self, each: int) -> None:
        if each < 1 or len(self) * each >= 2**32:
            raise ClewError(f"{each} for each of {len(self)} positions: from 1 to 2**32 in all")


def playouts(
    game: str, states: Sequence[State], n: int, players: int, seed: int = 0, device: str = "cuda"
) -> Played:
    """How n random games from each of these positions end."""
    return Positions(game, states, device).playouts(n, players, seed)
