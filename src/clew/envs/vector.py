"""Many games at once: thousands stepped by compiled code, or millions on a GPU.

One call of `step` plays one choice in every game. What a game shows is written by the rules into
arrays that are shared: no Python runs for a game, only for a batch of them.
"""

from __future__ import annotations

from typing import Any

from clew.core.errors import ClewError
from clew.core.state import State
from clew.envs.batches import Batches, Compiled
from clew.envs.common import layout_of
from clew.envs.planes import Planes
from clew.games import find

__all__ = ["VectorEnv"]


class VectorEnv:
    """Games of one kind side by side. A game that ends is replaced by a new one in the same step.

    These arrays show the current positions. Each array is reused for every step, so copy what you
    want to keep:

    - `seats`: in each game the seat that must choose.
    - `observations`: what that seat may know, `words` words a game (at most 200 bytes).
    - `masks`: its legal choices, one bit each, `(choices + 63) // 64` words a game.
    - `ended`: 0, or how many choices the game had that ended in the last step. What the other
      arrays show of it is the new game already.
    - `rewards`: for each seat what it got in the last step: nothing unless a game ended.

    Game i plays as an environment alone does whose seed is `game_seed(seed, i)`.

    `device` says where: "cpu" is the compiled Python; "c++" and "cuda" (or "cuda:1", …) are the
    rules translated to C++, for this processor or a GPU. There the arrays are CuPy's: they stay
    on the GPU, and other libraries share them by DLPack. A seed gives the same games everywhere.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 0,
        seed: int = 0,
        device: str = "cpu",
        **options: object,
    ) -> None:
        self.game = find(game)
        self.layout = layout_of(self.game)
        if games < 1:
            raise ClewError(f"there must be at least one game, not {games}")
        self.num_games = games
        self.players = players or self.game.players[0]
        self.device = device
        self.planes = Planes(self.layout)
        chosen = self.game.read_options(options)
        self._batches: Batches
        if device == "cpu":
            self._batches = Compiled(self.game, games, self.players, chosen, self.planes)
        else:
            from clew.envs.translated import Translated

            self._batches = Translated(self.game, games, self.players, chosen, device)
        self.words = self.game.state.WORDS
        self.choices = self.game.state.CHOICES or self.game.state.ACTIONS
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins all games anew. The arrays are new ones."""
        self._batches.begin(seed)
        self.seats = self._batches.seats
        self.observations = self._batches.observations
        self.masks = self._batches.masks
        self.ended = self._batches.ended
        self.rewards = self._batches.rewards

    def step(self, actions: Any) -> int:
        """Plays a choice in every game and returns how many games ended. If one choice is illegal,
        none is played and ClewError is raised."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Any) -> None:
        """The first half of a step: a GPU starts it, and the caller need not wait. If a choice is
        illegal, that step and all later ones are not played until `receive` reports it."""
        self._batches.send(actions)

    def receive(self) -> int:
        """The second half: waits for the last step that was sent, and returns how many games ended
        in it."""
        ended, wrong = self._batches.receive()
        if wrong is not None:
            raise ClewError(
                f"game {wrong}: choice {int(self._batches.actions[wrong])} is not legal for seat "
                f"{int(self.seats[wrong])}; no game was stepped"
            )
        return ended

    def random_actions(self) -> Any:
        """A legal choice for each game, each equally likely. The array is reused."""
        self._batches.choose()
        return self._batches.actions

    def action_masks(self) -> Any:
        """The legal choices as booleans, one row a game."""
        return self._batches.spread()

    def observation_planes(self) -> Any:
        """The observations as planes: see `Planes`. This can take longer than a step. The array is
        reused."""
        return self._batches.paint()

    def state(self, game: int) -> State:
        """The position of a game, to look at; it is not to be changed."""
        return self._batches.state(game)
