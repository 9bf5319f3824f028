"""Every game as a PettingZoo environment: `env("labyrinth", players=3, events=True)`.

Seats take turns (AEC). Where several seats choose at once, they are asked one after the other, by
seat, and none sees what another has chosen.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.state import State
from clew.envs.common import choices_of, layout_of, mask, observed, rewards
from clew.envs.planes import Planes
from clew.games import find
from clew.words import words

__all__ = ["ClewEnv", "env", "raw_env"]

_RENDER_MODES = ("human", "ansi", "rgb_array")


def env(game: str, **arguments: Any) -> AECEnv:
    """The environment of a game, wrapped as PettingZoo's own environments are: an agent that makes
    an illegal choice gets -1, and the game is over. `ClewEnv` has the arguments."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(
        raw_env(game, **arguments), illegal_reward=-1
    )
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str, **arguments: Any) -> ClewEnv:
    """The environment of a game as it is: an illegal choice raises ClewError."""
    return ClewEnv(game, **arguments)


class ClewEnv(AECEnv):  # type: ignore[misc]
    """A game for `players` seats (0: as few as can play), and its own options by name.

    An agent observes a dictionary: `observation`, a flat array of numbers between 0 and 1 as
    `planes` orders them (with planes=False the compact words instead), and `action_mask`, a 1 for
    each legal choice. A reward comes at the end only: 1 for winning alone, 0 for an equal share;
    the rewards of all seats sum to 0. The environment renders what `render_seat` sees; 0 is a
    spectator.
    """

    def __init__(
        self,
        game: str,
        players: int = 0,
        *,
        planes: bool = True,
        render_mode: str | None = None,
        render_seat: int = 0,
        language: str = "en",
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in _RENDER_MODES:
            raise ClewError(f"there is no render mode {render_mode!r}: {', '.join(_RENDER_MODES)}")
        self.game = find(game)
        self.players = players or self.game.players[0]
        self.options = self.game.read_options(options)
        self.planes = Planes(layout_of(self.game))
        self._as_planes = planes
        self.render_mode = render_mode
        self.render_seat = render_seat
        self._words = words(language, self.game)
        self.metadata = {
            "name": f"clew_{self.game.id.replace('-', '_')}_v{self.game.version}",
            "render_modes": list(_RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self._chance = Fast(secrets.randbits(64))
        # An impossible game is already refused here, with the rule's number.
        self.state_: State = self.game.new(self.players, self.options, Fast(0))
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.players + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self.agents: list[str] = []
        choices = choices_of(type(self.state_))
        observation = (
            spaces.Box(0.0, 1.0, (self.planes.size,), np.float32)
            if planes
            else spaces.Box(0, np.iinfo(np.uint64).max, (self.state_.WORDS,), np.uint64)
        )
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation, "action_mask": spaces.Box(0, 1, (choices,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begins a new game. Without a seed, chance continues where the previous game ended."""
        if seed is not None:
            self._chance = Fast(seed)
        self.state_ = self.game.new(self.players, self.options, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_.acting() - 1]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self._seats[agent]
        seen = observed(self.state_, seat)
        legal = mask(self.state_, seat)
        if agent != self.agent_selection:
            # Other seats that choose at the same time are asked later.
            legal = np.zeros_like(legal)
        return {
            "observation": self.planes(seen) if self._as_planes else seen.copy(),
            "action_mask": legal,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, state = self._seats[agent], self.state_
        if action is None or not mask(state, seat)[action]:
            raise ClewError(f"choice {action} is not legal for {agent}")
        state.apply(seat, state.action_of(seat, int(action)), self._chance, None)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        shares = state.result()
        if shares is None:
            self.agent_selection = self.possible_agents[state.acting() - 1]
        else:
            self.rewards = dict(zip(self.possible_agents, rewards(shares), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as `render_seat` sees it: printed, as text, or as a picture."""
        if self.render_mode is None:
            return None
        view = self.game.view(self.state_, self.render_seat)
        if self.render_mode == "rgb_array":
            from clew.envs.picture import picture

            return picture(self.game, view, lambda: self.game.draw(view, self._words.say))
        text = self.game.draw(view, self._words.say)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def text(self, action: int) -> str:
        """What a choice means now, as people read it: `push N2 90`."""
        seat = self._seats[self.agent_selection]
        return self.game.format(self.state_.action_of(seat, action))

    def choice(self, text: str) -> int:
        """The choice that such a text means now."""
        seat = self._seats[self.agent_selection]
        action = self.game.parse(text)
        self.state_.check(seat, action)
        return int(self.state_.choice_of(seat, action))

    def close(self) -> None:
        """Nothing is open."""
