"""What `clew bench envs` measures; here it takes no time, so the figures mean nothing."""

from __future__ import annotations

import sys

import pytest

from clew.benchmarks import devices
from clew.benchmarks.envs import (
    CLASSIC,
    OPENSPIEL,
    measure,
    measure_classic,
    measure_openspiel,
)


def test_the_figures_of_a_game() -> None:
    """Of the game as it is, all; of its other options, how fast many games are."""
    figures = measure("tiger-labyrinth", seconds=0.001, steps=2)
    without = figures.pop("repetition=False")
    assert list(without) == ["vector_steps_per_s"]
    assert figures.pop("observation_bytes") == 32
    assert list(figures) == [
        "choices",
        "vector_steps_per_s",
        "vector_with_masks_steps_per_s",
        "planes",
        "planes_per_s",
        "pettingzoo_words_steps_per_s",
        "pettingzoo_planes_steps_per_s",
    ]
    assert all(value > 0 for value in figures.values())


def test_the_figures_of_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each of the options that are measured: the best of the sizes, and what each gave."""
    monkeypatch.setattr(devices, "_SECONDS", 0.001)
    monkeypatch.setattr(devices, "_MIXED", 2)
    figures = devices.measure_device("tiger-labyrinth", "c++", (8, 64))
    assert list(figures) == ["main", "repetition"]
    for row in figures.values():
        assert row["steps_per_s"] == max(row["by_games"].values()) > 0
        assert str(row["games"]) in row["by_games"]
        assert row["planes_per_s"] > 0


def test_pgx_is_measured_only_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pgx", None)
    assert devices.measure_pgx("othello") is None


def test_the_figures_of_others() -> None:
    assert measure_classic(CLASSIC[0], seconds=0.001)
    assert measure_classic("no_such_game_v1") is None


@pytest.mark.parametrize("game", OPENSPIEL)
def test_the_figures_of_openspiel(game: str) -> None:
    """Those with dice, too."""
    figures = measure_openspiel(game, seconds=0.001)
    assert figures
    assert figures["openspiel_steps_per_s"] > 0


def test_openspiel_is_measured_only_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert measure_openspiel(OPENSPIEL[0]) is None
