"""A game of somebody else's, in plain Python, has environments too."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clew import games
from clew.core.errors import ClewError
from clew.core.game import Game
from clew.envs.pettingzoo import env, raw_env
from clew.envs.vector import VectorEnv
from tests.envs.zoo import api_test

SIXTH = Path(__file__).parents[1] / "sixth"


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """The sixth game, as if its package were installed."""
    monkeypatch.syspath_prepend(str(SIXTH))
    monkeypatch.setitem(games.GAMES, "duel", "duel")
    games.find.cache_clear()
    yield games.find("duel")
    games.find.cache_clear()


@pytest.mark.usefixtures("duel")
def test_it_is_a_pettingzoo_environment() -> None:
    """PettingZoo's api_test, on rules that know nothing of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("duel", players=3), num_cycles=30)


@pytest.mark.usefixtures("duel")
def test_many_at_once() -> None:
    """Interpreted rules in the same batch: slower, and the same."""
    many = VectorEnv("duel", 4, players=2, seed=1)
    alone = raw_env("duel", planes=False)
    alone.reset(seed=1)
    for _ in range(5):
        assert (
            many.observations[0].tolist()
            == alone.observe(alone.agent_selection)["observation"].tolist()
        )
        actions = many.random_actions().copy()
        many.step(actions)
        alone.step(int(actions[0]))
    assert np.count_nonzero(many.step(many.random_actions())) == 1
    assert (many.ended == 6).all()


def test_a_game_without_a_layout_says_so(duel: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(duel), "layout", None)
    with pytest.raises(ClewError, match="duel has no layout: it cannot be observed as numbers"):
        env("duel")
