"""What `clew bench server --growth` measures with."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from clew.benchmarks import growth
from clew.benchmarks.growth import AXES, measure, read_sizes
from clew.benchmarks.plots import draw
from clew.benchmarks.processes import Postgres, cpu_seconds
from clew.cli.commands.arena import bench
from clew.core.errors import ClewError


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ({"table": "1"}, "nothing called so"),
        ({"tables": "many"}, "sizes are numbers"),
        ({"tables": "-1"}, "smaller than 0"),
        ({"processes": "0,1"}, "at least one process"),
    ],
)
def test_sizes_that_cannot_be_are_refused(named: dict[str, str], says: str) -> None:
    with pytest.raises(ClewError, match=says):
        read_sizes(named)


def test_only_what_is_named_is_measured() -> None:
    assert read_sizes({"processes": "1,8"}) == {"processes": [1, 8]}
    assert set(read_sizes({})) == set(AXES)


def test_the_processor_time_of_a_process_is_its_own() -> None:
    """Waiting costs nothing; computing costs what it takes."""
    before = cpu_seconds(os.getpid())
    time.sleep(0.05)
    waited = cpu_seconds(os.getpid()) - before
    until = time.process_time() + 0.05
    while time.process_time() < until:
        pass
    worked = cpu_seconds(os.getpid()) - before - waited
    assert waited < 0.04 < worked


def test_the_quietest_round_counts_and_every_figure_has_a_slope(
    monkeypatch: pytest.MonkeyPatch, database: str, tmp_path: Path
) -> None:
    """Sizes take turns; of two rounds the one with less processor time is kept, and drawn."""
    noise = iter([1.0, 1.0, 7.0, 0.0])
    asked = []

    def point(_: growth.Setting, size: float) -> growth.Figures:
        asked.append(size)
        return {"server_us": 100 + 2 * size + next(noise), "memory_mb": 50.0}

    monkeypatch.setitem(AXES, "tables", AXES["tables"]._replace(point=point))
    figures = measure({"tables": [0, 10]}, database, rounds=2)
    assert asked == [0, 10, 0, 10]
    axis = figures["axes"]["tables"]
    assert [point["server_us"] for point in axis["points"]] == [101, 120]
    assert axis["slopes"] == {"server_us": 1.9, "memory_mb": 0}
    draw(figures, tmp_path)
    assert "tables open" in (tmp_path / "growth-tables.svg").read_text()


def test_axes_take_turns(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    """What is compared is measured in the same minutes."""
    asked = []

    def measuring(name: str) -> growth.Point:
        def point(_: growth.Setting, size: float) -> growth.Figures:
            asked.append((name, size))
            return {"server_us": 1.0}

        return point

    for name in ("apart", "live"):
        monkeypatch.setitem(AXES, name, AXES[name]._replace(point=measuring(name)))
    measure({"apart": [2], "live": [2]}, database, rounds=2)
    assert asked == [("apart", 2), ("live", 2)] * 2


def test_who_was_starved_is_told(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    """And every minute of a run is a size of its own; the first quarter warms up."""

    def series(_: growth.Setting, size: float) -> dict[float, growth.Figures]:
        players = {
            "asked_per_s": 80.0,
            "late_ms": 2600,
            "lost": {"1011 keepalive ping timeout": 12},
        }
        return {
            size * part / 4: {"memory_mb": mb, "moves_per_s": 40.0, **players}
            for part, mb in enumerate((50.0, 110.0, 120.0, 130.0), 1)
        }

    monkeypatch.setitem(AXES, "minutes", AXES["minutes"]._replace(series=series, warm_up=0.5))
    figures = measure({"minutes": [8]}, database)
    axis = figures["axes"]["minutes"]
    assert [point["size"] for point in axis["points"]] == [2, 4, 6, 8]
    assert axis["slopes"]["memory_mb"] == 5
    assert figures["starved"][-1] == (
        "minutes 8: 12 lines were lost (1011 keepalive ping timeout), the players came 2.6 s late, "
        "40 of 80 moves a second were made"
    )


def test_the_database_has_a_processor_time_of_its_own(database: str) -> None:
    postgres = Postgres(database)
    with postgres.empty_database() as url:
        import psycopg

        before = postgres.cpu_seconds()
        with psycopg.connect(url) as connection:
            connection.execute("SELECT count(*) FROM generate_series(1, 2000000)")
            assert postgres.cpu_seconds() - before > 0.05


@pytest.mark.skipif(not os.environ.get("CLEW_SOAK"), reason="minutes: CLEW_SOAK=1")
def test_everything_that_grows_can_be_measured(
    capsys: pytest.CaptureFixture[str], database: str
) -> None:
    bench("server", growth=True, seconds=1.0, database=database, json=True)
    measured = json.loads(capsys.readouterr().out)["axes"]
    assert set(measured) == set(AXES)
    moved = [one for axis in measured.values() for one in axis["points"] if "server_us" in one]
    assert moved
    assert all(point["server_us"] > 0 < point["database_us"] for point in moved)
