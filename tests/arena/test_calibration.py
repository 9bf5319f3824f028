"""Calibration: chances against what came of them."""

import pytest

from clew.arena.calibration import Forecast, calibrate, summary


def forecasts(chance: float, wins: int, games: int) -> list[Forecast]:
    return [Forecast(chance=chance, share=float(i < wins)) for i in range(games)]


def test_chances_that_come_true_are_not_off() -> None:
    found = summary("labyrinth", 20, 2, forecasts(0.7, 7, 10) + forecasts(0.3, 3, 10))
    assert found.error == 0
    assert found.brier == pytest.approx(0.21)
    assert found.even == 0.25
    assert [(one.chance, one.share, one.forecasts) for one in found.bins] == [
        (0.3, 0.3, 10),
        (0.7, 0.7, 10),
    ]


def test_chances_that_are_too_bold_are_off() -> None:
    found = summary("labyrinth", 10, 2, forecasts(0.9, 5, 10))
    assert found.error == pytest.approx(0.4)
    assert found.brier > found.even


@pytest.mark.parametrize("game", ["tiger-traps", "labyrinthos"])
def test_games_are_played_and_forecast(game: str) -> None:
    found = calibrate(game, 2, every=9)
    assert found.forecasts > 4
    assert found == calibrate(game, 2, every=9)
    assert 0 <= found.brier <= 1
