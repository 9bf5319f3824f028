"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from clew.core.errors import ClewError
from clew.envs.common import game_seed, layout_of
from clew.envs.pettingzoo import raw_env
from clew.envs.vector import VectorEnv
from clew.games import GAMES, find

pytestmark = pytest.mark.both_builds
each = pytest.mark.parametrize("game", GAMES)
OPTIONS: dict[str, dict[str, object]] = {
    "labyrinth": {"players": 3, "events": True, "goals": 1, "short": True},
    "labyrinth-cards": {"players": 3},
    "labyrinthos": {"players": 2, "monster": "medusa"},
    "tiger-labyrinth": {"limit": 15},
    "tiger-traps": {"players": 4},
}
STEPS = 120


@each
def test_the_same_as_one_at_a_time(game: str) -> None:
    """Game by game and step by step: who chooses, what is seen, what is legal, what is won."""
    games = 5
    many = VectorEnv(game, games, seed=11, **OPTIONS[game])  # type: ignore[arg-type]
    alone = [raw_env(game, planes=False, **OPTIONS[game]) for _ in range(games)]
    for number, one in enumerate(alone):
        one.reset(seed=game_seed(11, number))
    for _ in range(STEPS):
        for number, one in enumerate(alone):
            shown = one.observe(one.agent_selection)
            assert one.agent_selection == f"seat_{many.seats[number]}"
            assert np.array_equal(many.observations[number], shown["observation"])
            assert np.array_equal(many.action_masks()[number], shown["action_mask"])
        actions = many.random_actions().copy()
        many.step(actions)
        for number, one in enumerate(alone):
            one.step(int(actions[number]))
            assert many.rewards[number].tolist() == list(one.rewards.values())
            assert bool(many.ended[number]) == one.terminations["seat_1"]
            if many.ended[number]:
                one.reset()


@each
def test_games_end_and_begin_anew(game: str) -> None:
    """An ended game tells its length and its rewards once; a new one is shown already."""
    # At random a game of Labyrinthos has thousands of choices.
    games, wanted = (1, 1) if game == "labyrinthos" else (3, 4)
    many = VectorEnv(game, games, seed=2, **OPTIONS[game])  # type: ignore[arg-type]
    lengths, ends = np.zeros(games, int), 0
    while ends < wanted:
        ended = many.step(many.random_actions())
        lengths += 1
        assert ended == np.count_nonzero(many.ended)
        for number in np.flatnonzero(many.ended):
            assert many.ended[number] == lengths[number]
            assert many.rewards[number].sum() == pytest.approx(0)
            assert find(game).outcome(many.state(int(number))) is None
            lengths[number] = 0
        assert not many.rewards[many.ended == 0].any()
        ends += ended


def test_an_illegal_choice_steps_nothing() -> None:
    """One bad choice among many: all games stand as they were, and the error names it."""
    many = VectorEnv("labyrinth", 4, seed=3)
    before = many.observations.copy()
    actions = many.random_actions().copy()
    for wrong in (100, -1, 128):
        actions[2] = wrong
        with pytest.raises(ClewError, match=f"game 2: choice {wrong} is not legal"):
            many.step(actions)
    assert np.array_equal(many.observations, before)


def test_arrays_are_the_memory_of_the_games() -> None:
    """A step changes the arrays that were there before, and nobody else can."""
    many = VectorEnv("tiger-labyrinth", 2, seed=1)
    observations, masks, seats = many.observations, many.masks, many.seats
    before = observations.copy(), masks.copy()
    many.step(many.random_actions())
    assert many.observations is observations
    assert many.masks is masks
    assert many.seats is seats
    assert not np.array_equal(observations, before[0])
    assert not np.array_equal(masks, before[1])
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed gives others."""
    first, again, other = (VectorEnv("labyrinth", 8, seed=seed) for seed in (5, 5, 6))
    assert np.array_equal(first.observations, again.observations)
    assert not np.array_equal(first.observations, other.observations)
    again.reset(6)
    assert np.array_equal(again.observations, other.observations)
    assert len({row.tobytes() for row in first.observations}) == 8


def test_planes_of_a_batch() -> None:
    """One row a game, as for a game alone."""
    many = VectorEnv("tiger-traps", 6, seed=4)
    planes = many.observation_planes()
    assert planes.shape == (6, many.planes.size)
    assert planes.dtype == np.float32
    assert np.array_equal(planes[3], many.planes(many.observations[3]))
    layout = layout_of(find("tiger-traps"))
    assert len(many.planes.names) + len(many.planes.rest_names) == len(layout.planes())


def test_random_choices_are_even() -> None:
    """Each legal choice comes about as often as any other."""
    many = VectorEnv("tiger-labyrinth", 1, seed=8)
    counts = np.zeros(many.choices, int)
    for _ in range(3000):
        counts[many.random_actions()[0]] += 1
    legal = many.action_masks()[0]
    assert (counts[~legal] == 0).all()
    expected = 3000 / legal.sum()
    assert (abs(counts[legal] - expected) < expected * 0.25).all()


def test_what_cannot_be_is_refused() -> None:
    """No games, too many players, unknown options."""
    with pytest.raises(ClewError, match="at least one game"):
        VectorEnv("labyrinth", 0)
    with pytest.raises(ClewError, match="is for 2 to 4 players"):
        VectorEnv("labyrinth", 2, players=5)
    with pytest.raises(ClewError, match="has no option 'size'"):
        VectorEnv("labyrinth", 2, size=9)
