"""Worlds and playouts on a device are those of the compiled rules."""

from __future__ import annotations

import numpy as np
import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.loops import playout
from clew.core.state import State
from clew.envs.common import game_seed
from clew.envs.positions import Positions, playouts
from clew.games import GAMES, find

PLAYERS = {"labyrinth": 3, "tiger-traps": 4}
OPTIONS: dict[str, dict[str, object]] = {
    "labyrinth": {"events": True, "goals": 1},
    "labyrinthos": {"rounds": 2},
    "tiger-labyrinth": {"limit": 30},
}


def middle(game: str) -> list[State]:
    """Positions from the first moves of a few games."""
    found = []
    the_game = find(game)
    options = the_game.read_options(OPTIONS.get(game, {}))
    for seed in range(4):
        chance = Fast(seed)
        state: State = the_game.new(PLAYERS.get(game, 2), options, chance)
        for _ in range(3 * seed):
            state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
        found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_playouts_are_those_of_the_compiled_rules(game: str) -> None:
    """Each ends with the same shares after as many decisions."""
    states, players = middle(game), PLAYERS.get(game, 2)
    played = playouts(game, states, 5, players, seed=11, device="c++")
    assert played.shares.shape == (4, 5, players)
    for i, state in enumerate(states):
        for n in range(5):
            alone = state.clone()
            decisions = playout(alone, Fast(game_seed(11, 5 * i + n)))
            assert played.lengths[i, n] == decisions
            assert played.shares[i, n].tolist() == alone.result()


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_those_of_the_compiled_rules(game: str) -> None:
    """World by world, for each seat and a spectator; and they can be played out again."""
    states, position = middle(game), find(game).position
    held = Positions(game, states, "c++")
    assert [position(state) for state in held.states()] == [position(state) for state in states]
    for seat in (0, 1, 2):
        worlds = held.sample(seat, 3, seed=5)
        assert len(worlds) == 12
        for n, world in enumerate(worlds.states()):
            expected = states[n // 3].sample(seat, Fast(game_seed(5, n)))
            assert position(world) == position(expected)
    assert np.allclose(worlds.playouts(2, PLAYERS.get(game, 2)).shares.sum(axis=2), 1)


def test_no_position_and_no_playout_are_refused() -> None:
    """Each in one sentence."""
    with pytest.raises(ClewError, match="at least one position"):
        Positions("tiger-traps", [], "c++")
    with pytest.raises(ClewError, match="0 for each of 4 positions"):
        playouts("tiger-traps", middle("tiger-traps"), 0, 4, device="c++")
