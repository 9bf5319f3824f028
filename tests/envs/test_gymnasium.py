"""The games through Gymnasium's interfaces, checked by Gymnasium itself."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from clew.bots import Perspective
from clew.core.errors import ClewError
from clew.envs.gymnasium import BotEnv, VectorGames, env_id
from clew.envs.vector import VectorEnv
from clew.games import GAMES

each = pytest.mark.parametrize("game", GAMES)


@each
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    made = gymnasium.make(env_id(game))
    check_env(made.unwrapped, skip_render_check=True)


def played(env: BotEnv, seed: int) -> tuple[list[str], float]:
    """What the agent does at random in a game, and what it gets."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    said = []
    while True:
        action = env.action_space.sample(seen["action_mask"])
        said.append(env.text(int(action)))
        seen, reward, ended, _, _ = env.step(action)
        if ended:
            return said, reward


def test_a_seed_plays_the_same_game_to_its_end() -> None:
    env = BotEnv("tiger-labyrinth", "greedy", seat=2, limit=20)
    first, again = played(env, 4), played(env, 4)
    assert first == again
    assert first != played(env, 5)


def test_an_opponent_may_be_a_function_and_sees_its_own_seat() -> None:
    """The agent's seat is drawn anew for each game; the opponents sit at the others, in order."""
    asked: set[int] = set()

    def first(perspective: Perspective) -> int:
        asked.add(perspective.seat)
        return perspective.legal()[0]

    env = BotEnv("tiger-traps", [first, "random"], players=3, seat=0)
    seats = set()
    for seed in range(8):
        played(env, seed)
        seats.add(env.seat)
    assert seats == {1, 2, 3}
    assert asked == {1, 2}


def test_an_illegal_choice_ends_the_game() -> None:
    env = BotEnv("labyrinth")
    seen, _ = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ClewError, match="2 opponents for 1 other seats"):
        BotEnv("labyrinth", ["random", "random"], players=2)
    with pytest.raises(ClewError, match="seat 3"):
        BotEnv("labyrinth", seat=3, players=2)


@each
def test_many_games_through_the_interface_for_vectors(game: str) -> None:
    """Spaces hold what is shown, and the games are those of VectorEnv."""
    made = gymnasium.make_vec(env_id(game), num_envs=3, vectorization_mode="vector_entry_point")
    many = made.unwrapped
    assert isinstance(many, VectorGames)
    seen, infos = many.reset(seed=9)
    for _ in range(20):
        assert seen in many.observation_space
        seen, rewards, ended, cut, infos = many.step(many.random_actions())
        assert rewards.shape == ended.shape == cut.shape == infos["seat"].shape == (3,)
    again, _ = many.reset(seed=9)
    begun = VectorEnv(game, 3)
    begun.reset(int(np.random.default_rng(9).integers(1 << 63)))
    assert np.array_equal(again["observation"], begun.observation_planes())


def test_wrappers_of_gymnasium_count_its_games() -> None:
    """A game that ended has its length and reward in the infos; nothing is lost by beginning
    anew."""
    games = VectorGames("tiger-traps", 4, planes=False)
    env = RecordEpisodeStatistics(games)
    env.reset(seed=2)
    ends = 0
    for _ in range(150):
        *_, ended, _, infos = env.step(games.random_actions())
        if ended.any():
            ends += int(ended.sum())
            assert (infos["episode"]["l"][ended] > 0).all()
    assert ends > 2
