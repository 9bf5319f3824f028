"""Every game for Gymnasium: one agent against bots, or many games at once.

Importing this registers the games: `gymnasium.make("clew/labyrinth-v2", opponent="adept")`, and
`gymnasium.make_vec("clew/labyrinth-v2", num_envs=1024, vectorization_mode="vector_entry_point")`.
The number is the version of the game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from clew import bots
from clew.bots import Bot
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.envs import vector
from clew.envs.pettingzoo import ClewEnv
from clew.games import find, names

__all__ = ["BotEnv", "VectorGames", "env_id"]

Seen = dict[str, npt.NDArray[Any]]
_ILLEGAL = -1.0
"""The reward of a choice that is not legal; it ends the game."""


def env_id(game: str) -> str:
    """What a game is called in Gymnasium.

    >>> env_id("tiger-traps")
    'clew/tiger-traps-v2'
    """
    return f"clew/{game}-v{find(game).version}"


class BotEnv(gymnasium.Env[Any, np.int64]):
    """A game with the agent at one seat and bots at the others.

    `opponent` is a bot's name (`random`, `greedy`, `adept:50ms`, …), a function from a Perspective
    to an action, or a list of those, one for each other seat. `seat` is the agent's; 0 draws
    another one for each game. Observations, choices and rewards are those of PettingZoo's shape; a
    choice that is not legal gets -1 and ends the game, so draw with the mask:
    `env.action_space.sample(seen["action_mask"])`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        opponent: str | Bot | Sequence[str | Bot] = bots.RANDOM,
        *,
        seat: int = 1,
        players: int = 0,
        planes: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = ClewEnv(game, players, planes=planes, render_mode=render_mode, **options)
        self.game, self.players = self._table.game, self._table.players
        self.render_mode = render_mode
        if not 0 <= seat <= self.players:
            raise ClewError(f"seat {seat}: there are {self.players}, and 0 draws one")
        self._wished = seat
        alone = isinstance(opponent, str) or callable(opponent)
        named: list[Any] = [opponent] * (self.players - 1) if alone else [*opponent]  # type: ignore[misc]
        if len(named) != self.players - 1:
            raise ClewError(f"{len(named)} opponents for {self.players - 1} other seats")
        self._opponents = [bots.find(game, one) if isinstance(one, str) else one for one in named]
        self.observation_space = self._table.observation_space("seat_1")
        self.action_space = self._table.action_space("seat_1")
        self.seat = max(1, seat)
        """The agent's seat in this game."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._chance = Fast(int(self.np_random.integers(1 << 63)))
        self.seat = self._wished or 1 + int(self._chance.below(self.players))
        others = [seat for seat in range(1, self.players + 1) if seat != self.seat]
        self._bots = dict(zip(others, self._opponents, strict=True))
        self._table.render_seat = self.seat
        self._table.reset(seed=self._chance.word())
        self._let_bots_act()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        seen = self._seen()
        if not seen["action_mask"][action]:
            return seen, _ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._table.step(int(action))
        self._let_bots_act()
        reward = float(self._table.rewards[self._agent])
        return self._seen(), reward, self._over, False, self._info()

    @property
    def _agent(self) -> str:
        return f"seat_{self.seat}"

    @property
    def _over(self) -> bool:
        return bool(self._table.terminations[self._agent])

    def _let_bots_act(self) -> None:
        """Until it is the agent's turn, or the game is over."""
        state = self._table.state_
        while not self._over and (acting := state.acting()) != self.seat:
            asked = Perspective(self.game, state, acting, self._chance.word())
            self._table.step(int(state.choice_of(acting, self._bots[acting](asked))))

    def _seen(self) -> Seen:
        return self._table.observe(self._agent)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def render(self) -> Any:
        return self._table.render()

    def text(self, action: int) -> str:
        """What a choice means now, as people read it."""
        return self._table.text(action)


class VectorGames(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games at once, by the compiled rules, through Gymnasium's interface for vectors.

    In every game whoever's turn it is chooses: `infos["seat"]` says which seat that is, and the
    observation is that seat's. A reward is that of the seat that has just chosen;
    `infos["rewards"]` has those of all seats. A game that ends begins anew in the same step and
    has no last observation: nobody chooses in it. A choice that is not legal raises ClewError, and
    no game is stepped.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, *, players: int = 0, planes: bool = True, **options: Any
    ) -> None:
        self._many = vector.VectorEnv(game, num_envs, players, **options)
        self._planes = planes
        self.num_envs = num_envs
        one = ClewEnv(game, players, planes=planes, **options)
        self.single_observation_space = one.observation_space("seat_1")
        self.single_action_space = one.action_space("seat_1")
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._many.reset(int(self.np_random.integers(1 << 63)))
        return self._seen(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        chose = self._many.seats - 1
        self._many.step(actions)
        rewards = self._many.rewards[np.arange(self.num_envs), chose].copy()
        ended = self._many.ended > 0
        return self._seen(), rewards, ended, np.zeros_like(ended), self._infos()

    def _seen(self) -> Seen:
        shown = self._many.observation_planes() if self._planes else self._many.observations
        return {
            "action_mask": self._many.action_masks().astype(np.int8),
            "observation": shown.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._many.seats.copy(), "rewards": self._many.rewards.copy()}

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal choice for each game, each equally likely."""
        drawn: npt.NDArray[np.int64] = self._many.random_actions().copy()
        return drawn


def _register() -> None:
    for name in names():
        if find(name).layout is not None and env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point=f"{__name__}:BotEnv",
                vector_entry_point=f"{__name__}:VectorGames",
                kwargs={"game": name},
                disable_env_checker=True,
            )


_register()
