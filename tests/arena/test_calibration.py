"""Calibration: chances against what came of them."""

import msgspec
import pytest

from clew import bots
from clew.arena.calibration import Compared, Forecast, calibrate, compared, summary
from clew.bots import Perspective
from clew.cli import judging


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


def test_another_way_is_compared_game_by_game() -> None:
    """A hundred games of which the first is foretold better: the interval is that of games."""
    bold = [forecasts(0.9, 1, 1) if i else forecasts(0.9, 0, 1) for i in range(100)]
    even = [forecasts(0.5, 1, 1) if i else forecasts(0.5, 0, 1) for i in range(100)]
    found = compared("even", bold, even)
    assert found.brier == 0.25
    assert found.worse == pytest.approx(0.24 * 0.99 - 0.56 * 0.01)
    assert 0.21 < found.low < found.worse < found.high < 0.25
    assert found.worse - found.low == pytest.approx(found.high - found.worse, abs=2e-4)
    twice = compared("even", [one * 7 for one in bold], [one * 7 for one in even])
    assert twice == found


def test_ways_that_judge_everything_otherwise_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def sure_of_itself(seen: Perspective) -> list[float]:
        return [0.9, 0.1] if seen.seat == 1 else [0.1, 0.9]

    ways = {"same": sure_of_itself, "even": lambda _: [0.5, 0.5], "silent": lambda _: None}
    monkeypatch.setattr(bots, "evaluate", sure_of_itself)
    monkeypatch.setattr(bots, "other_chances", lambda _: ways)
    found = calibrate("tiger-traps", 4, bot="random")
    assert [one.way for one in found.others] == ["even"]
    assert found.others[0].brier == found.even == 0.25
    assert found.others[0].worse == pytest.approx(0.25 - found.brier, abs=1e-4)
    # Of two who are both sure of themselves one is wrong.
    every = calibrate("tiger-traps", 4, bot="random", everybody=True)
    assert every.forecasts == 2 * found.forecasts
    assert every.brier == pytest.approx((0.01 + 0.81) / 2)


def test_both_scores_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Compared(way="steps", brier=0.21, error=0.02, worse=0.01, low=0.004, high=0.016)
    whole = summary("labyrinth", 20, 2, forecasts(0.7, 7, 10) + forecasts(0.3, 3, 10))
    found = msgspec.structs.replace(whole, others=[other])
    monkeypatch.setattr(judging, "calibrate", lambda *_, **__: found)
    judging.run_calibrate("labyrinth", 20, "adept", 2, {}, everybody=False, seed=1, as_json=False)
    said = capsys.readouterr().out
    assert "Brier score 0.210" in said
    assert "+0.0040 to +0.0160" in said
