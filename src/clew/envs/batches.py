"""Batches: the interface that steps many games, and its implementation with the compiled rules."""

from __future__ import annotations

import ctypes
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from clew.core.batch import Batch
from clew.core.chance import Chance, Fast
from clew.core.game import Game, Options
from clew.core.state import State
from clew.envs.common import Floats, game_seed
from clew.envs.planes import Planes

__all__ = ["CHOOSER", "Batches", "Compiled", "writable"]

CHOOSER = 0xFFFFFFFF
"""The game number whose chance is reserved for random choices, among the games of a seed."""


class Batches(Protocol):
    """Many games, on whatever machine. VectorEnv says what the arrays mean."""

    seats: Any
    observations: Any
    masks: Any
    ended: Any
    rewards: Any
    actions: Any

    def begin(self, seed: int) -> None:
        """Begins all games anew, in new arrays."""

    def send(self, actions: Any) -> None:
        """Begins to play a choice in every game."""

    def receive(self) -> tuple[int, int | None]:
        """How many games ended, and the first game whose choice is not legal, if there is one."""

    def choose(self) -> None:
        """Puts a random legal choice for each game into `actions`."""

    def spread(self) -> Any:
        """The masks as booleans."""

    def paint(self) -> Any:
        """The observations as planes."""

    def state(self, game: int) -> State:
        """The position of a game."""


class Compiled:
    """Games stepped by the compiled Python, in memory that NumPy shares."""

    def __init__(
        self, game: Game[Any], games: int, players: int, options: Options, planes: Planes
    ) -> None:
        self._game, self._games, self._players = game, games, players
        self._options = options
        self._planes = planes
        self._painted: Floats | None = None
        self._chooser: Fast | None = None

    def begin(self, seed: int) -> None:
        if self._chooser is None:
            self._chooser = Fast(game_seed(seed, CHOOSER))
        chances: list[Chance] = [Fast(game_seed(seed, i)) for i in range(self._games)]
        self._batch = batch = Batch(chances, self._players, self._new)
        self.seats = _shared(batch.seats, np.int64)
        self.observations = _shared(batch.observations, np.uint64).reshape(self._games, -1)
        self.masks = _shared(batch.masks, np.uint64).reshape(self._games, -1)
        self.ended = _shared(batch.ended, np.int64)
        self.rewards = _shared(batch.rewards, np.float64).reshape(self._games, -1)
        self.actions = writable(_shared(batch.actions, np.int64))

    def _new(self, chance: Chance) -> State:
        state: State = self._game.new(self._players, self._options, chance)
        return state

    def send(self, actions: npt.ArrayLike) -> None:
        self.actions[:] = actions
        self._ended = int(self._batch.step())

    def receive(self) -> tuple[int, int | None]:
        return (self._ended, None) if self._ended >= 0 else (0, -1 - self._ended)

    def choose(self) -> None:
        assert self._chooser is not None
        self._batch.choose(self._chooser)

    def spread(self) -> npt.NDArray[np.bool_]:
        bits = np.unpackbits(
            self.masks.view(np.uint8), axis=1, count=int(self._batch.choices), bitorder="little"
        )
        return bits.view(np.bool_)

    def paint(self) -> Floats:
        if self._painted is None:
            self._painted = np.empty((self._games, self._planes.size), np.float32)
        return self._planes(self.observations, self._painted)

    def state(self, game: int) -> State:
        return self._batch.state(game)


def _shared(vec: Any, kind: Any) -> Any:
    """The memory of a buffer as an array, without copying."""
    return np.frombuffer(vec, kind)


def writable(array: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The same memory, writable: a buffer of compiled code is read-only."""
    memory = (ctypes.c_int64 * len(array)).from_address(array.ctypes.data)
    # The alias keeps the array that it points into alive.
    memory.owner = array  # type: ignore[attr-defined]
    alias: npt.NDArray[np.int64] = np.asarray(memory)
    return alias
