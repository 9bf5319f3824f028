"""Many games at once: thousands of games stepped by compiled code, read where they lie by NumPy.

One call of `step` plays one choice in every game. What a game shows is written by the compiled
rules into buffers that NumPy shares: no Python runs for a game, only for a batch of them.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from clew.core.batch import Batch
from clew.core.chance import Chance, Fast
from clew.core.errors import ClewError
from clew.core.state import State
from clew.envs.common import Floats, Words, game_seed, layout_of
from clew.envs.planes import Planes
from clew.games import find

__all__ = ["VectorEnv"]


class VectorEnv:
    """Games of one kind side by side. A game that ends gives way to a new one in the same step.

    These arrays show the present; each is the same memory all along, so copy what is to be kept:

    - `seats`: in each game the seat that must choose.
    - `observations`: what that seat may know, `words` words a game (at most 200 bytes).
    - `masks`: its legal choices, one bit each, `(choices + 63) // 64` words a game.
    - `ended`: 0, or how many choices the game had that ended in the last step. What the other
      arrays show of it is the new game already.
    - `rewards`: for each seat what it got in the last step: nothing unless a game ended.

    Game i plays as an environment alone does whose seed is `game_seed(seed, i)`.
    """

    def __init__(
        self, game: str, games: int, players: int = 0, seed: int = 0, **options: object
    ) -> None:
        self.game = find(game)
        self.layout = layout_of(self.game)
        if games < 1:
            raise ClewError(f"there must be at least one game, not {games}")
        self.num_games = games
        self.players = players or self.game.players[0]
        self._options = self.game.read_options(options)
        self._chooser = Fast(game_seed(seed, -1 & 0xFFFFFFFF))
        self.planes = Planes(self.layout)
        self._planes: Floats | None = None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins all games anew. The arrays are new ones."""
        chances: list[Chance] = [Fast(game_seed(seed, i)) for i in range(self.num_games)]
        self._batch = batch = Batch(chances, self.players, self._new)
        self.words, self.choices = int(batch.words), int(batch.choices)
        games = self.num_games
        self.seats: npt.NDArray[np.int64] = _shared(batch.seats, np.int64)
        self.observations: Words = _shared(batch.observations, np.uint64).reshape(games, -1)
        self.masks: Words = _shared(batch.masks, np.uint64).reshape(games, -1)
        self.ended: npt.NDArray[np.int64] = _shared(batch.ended, np.int64)
        self.rewards: npt.NDArray[np.float64] = _shared(batch.rewards, np.float64)
        self.rewards = self.rewards.reshape(games, -1)
        self._actions = _writable(_shared(batch.actions, np.int64))

    def _new(self, chance: Chance) -> State:
        state: State = self.game.new(self.players, self._options, chance)
        return state

    def step(self, actions: npt.ArrayLike) -> int:
        """Plays a choice in every game; how many games ended. If one is not legal, none is played
        and ClewError is raised."""
        self._actions[:] = actions
        ended = int(self._batch.step())
        if ended < 0:
            game = -1 - ended
            raise ClewError(
                f"game {game}: choice {self._actions[game]} is not legal for seat "
                f"{self.seats[game]}; no game was stepped"
            )
        return ended

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal choice for each game, each equally likely. The array is reused."""
        self._batch.choose(self._chooser)
        return self._actions

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal choices as booleans, one row a game."""
        bits = np.unpackbits(
            self.masks.view(np.uint8), axis=1, count=self.choices, bitorder="little"
        )
        return bits.view(np.bool_)

    def observation_planes(self) -> Floats:
        """The observations as planes: see `Planes`. This takes longer than a step. The array is
        reused."""
        if self._planes is None:
            self._planes = np.empty((self.num_games, self.planes.size), np.float32)
        return self.planes(self.observations, self._planes)

    def state(self, game: int) -> State:
        """The position of a game, to look at; it is not to be changed."""
        return self._batch.state(game)


def _shared(vec: Any, kind: Any) -> Any:
    """The memory of a buffer as an array, without copying."""
    return np.frombuffer(vec, kind)


def _writable(array: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The same memory, to be written to: a buffer of compiled code only shows itself."""
    memory = (ctypes.c_int64 * len(array)).from_address(array.ctypes.data)
    # As long as the alias lives, so must what it points into.
    memory.owner = array  # type: ignore[attr-defined]
    alias: npt.NDArray[np.int64] = np.asarray(memory)
    return alias
