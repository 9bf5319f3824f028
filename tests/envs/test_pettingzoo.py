"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal
from clew.envs.common import rewards
from clew.envs.pettingzoo import env, raw_env
from clew.games import GAMES, find
from tests.envs.zoo import api_test, render_test, seed_test

VARIANTS = [
    *((name, {}) for name in GAMES),
    ("labyrinth", {"players": 4, "events": True, "short": True}),
    ("labyrinth-cards", {"players": 6, "maze": "one-piece"}),
    ("labyrinthos", {"players": 3, "monster": "cerberus"}),
    ("tiger-labyrinth", {"limit": 30}),
    ("tiger-traps", {"players": 5, "open_stacks": True, "early_gift": True}),
]
each = pytest.mark.parametrize("game", GAMES)
each_variant = pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)


# PettingZoo excuses its own games by name from these, which hold for any game with masks.
KNOWN = (
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@each_variant
def test_api(game: str, options: dict[str, object]) -> None:
    """PettingZoo's api_test, without a warning but for what a mask brings with it."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(env(game, **options), num_cycles=100)
    texts = [str(warning.message) for warning in heard]
    assert [text for text in texts if not text.startswith(KNOWN)] == []


@each
def test_seed(game: str) -> None:
    """PettingZoo's seed_test."""
    seed_test(lambda: env(game), num_cycles=60)


@each
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's render_test."""
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > 20


@each
def test_the_same_seed_gives_the_same_game_as_the_rules(game: str) -> None:
    """What an agent is shown is the position that the same chance gives without PettingZoo."""
    agents = raw_env(game)
    agents.reset(seed=5)
    chance = Fast(5)
    rules = find(game)
    state = rules.new(rules.players[0], rules.read_options({}), chance)
    chooser = Fast(1)
    for _ in range(40):
        seat = state.acting()
        if seat == 0:
            break
        assert agents.agent_selection == f"seat_{seat}"
        legal = state.legal(seat)
        mask = agents.observe(agents.agent_selection)["action_mask"]
        assert mask.sum() == len(legal)
        action = legal[chooser.below(len(legal))]
        text = rules.format(action)
        choice = agents.choice(text)
        assert agents.text(choice) == text
        assert mask[choice] == 1
        agents.step(choice)
        state.apply(seat, action, chance, None)
        assert rules.position(state) == rules.position(agents.state_)


@each
def test_a_game_to_its_end(game: str) -> None:
    """Rewards come once, at the end, and sum to nothing."""
    agents = env(game, planes=False, **({"limit": 20} if game == "tiger-labyrinth" else {}))
    agents.reset(seed=3)
    chooser = np.random.default_rng(1)
    last: dict[str, float] = {}
    for agent in agents.agent_iter():
        seen, reward, over, cut, _ = agents.last()
        assert not cut
        if over:
            last[agent] = reward
            agents.step(None)
        else:
            assert reward == 0
            agents.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(last) == 2
    assert sum(last.values()) == 0
    shares = agents.unwrapped.state_.result()
    assert list(last.values()) == rewards(shares)


def test_an_illegal_choice_loses() -> None:
    """Wrapped, it ends the game with -1; as it is, it is refused and nothing happens."""
    wrapped = env("tiger-traps")
    wrapped.reset(seed=1)
    illegal = int(np.flatnonzero(wrapped.last()[0]["action_mask"] == 0)[0])
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1
    bare = raw_env("tiger-traps")
    bare.reset(seed=1)
    before = bare.observe("seat_1")
    with pytest.raises(ClewError, match=r"choice \d+ is not legal for seat_1"):
        bare.step(illegal)
    with pytest.raises(Illegal):
        bare.choice("pass")
    after = bare.observe("seat_1")
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_a_choice_made_at_the_same_time_is_hidden() -> None:
    """Traps: who is asked second cannot tell what the first has chosen (TT-07)."""
    shown = set()
    for choice in range(4):
        agents = raw_env("tiger-traps", start=1)
        agents.reset(seed=4)
        if agents.observe("seat_1")["action_mask"][choice]:
            agents.step(choice)
            assert agents.agent_selection == "seat_2"
            shown.add(agents.observe("seat_2")["observation"].tobytes())
    assert len(shown) == 1


def test_words_instead_of_planes() -> None:
    """planes=False shows the compact words, which say the same."""
    small, large = (raw_env("labyrinth", planes=planes) for planes in (False, True))
    for agents in (small, large):
        agents.reset(seed=9)
    words = small.observe("seat_1")["observation"]
    assert words.dtype == np.uint64
    assert small.observation_space("seat_1").contains(small.observe("seat_1"))
    assert np.array_equal(small.planes(words), large.observe("seat_1")["observation"])


def test_what_cannot_be_is_refused() -> None:
    """Options as in every other place, with the same errors."""
    with pytest.raises(ClewError, match="labyrinth has no option 'monster'"):
        env("labyrinth", monster="medusa")
    with pytest.raises(ClewError, match="LB-07"):
        env("labyrinth", players=4, goals=12)
    with pytest.raises(ClewError, match="there is no render mode 'jpeg'"):
        env("labyrinth", render_mode="jpeg")


def test_a_picture_is_drawn() -> None:
    """The picture has ink on paper, and another one when the board is another."""
    agents = raw_env("labyrinth", render_mode="rgb_array")
    agents.reset(seed=1)
    first = agents.render()
    agents.reset(seed=2)
    second = agents.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape
    assert len(np.unique(first)) > 20
    assert not np.array_equal(first, second)
