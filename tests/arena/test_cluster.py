"""Matches, leagues and self-play over a Ray cluster: the same games, whatever is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clew.arena.cluster import LOCAL, Cluster
from clew.core.errors import ClewError

SCRIPT = Path(__file__).parent / "on_a_cluster.py"


def found(folder: Path, *more: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(folder), *more],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads((folder / "found.json").read_text())
    return result


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """A match, a league and self-play, on a cluster and here; a killed worker's work is done
    again by another. (One test: a cluster takes some seconds to start.)"""
    result = found(tmp_path)
    for what in ("match", "league", "records"):
        assert result[what]["cluster"] == result[what]["here"], what
    assert len(result["records"]["here"]) == 6
    assert result["lost_worker"]["squares"] == [n * n for n in range(8)]
    assert result["lost_worker"]["by_another"]
    assert [number for number, _ in result["shown"]] == [0, 1]


if os.environ.get("CLEW_SOAK"):

    def test_a_node_is_lost_in_the_middle_of_a_match(tmp_path: Path) -> None:
        result = found(tmp_path, "soak")["lost_node"]
        assert (result["cores"], result["left"]) == (3, 2)
        assert result["cluster"] == result["here"]


def test_where_no_cluster_is() -> None:
    with pytest.raises(ClewError, match="no cluster can be reached"):
        Cluster("127.0.0.1:1")


class SlowRay:
    """Ray on a busy machine: its nodes give up twice while they start."""

    def __init__(self) -> None:
        self.tries = 0

    def is_initialized(self) -> bool:
        return self.tries > 2

    def init(self, **_: object) -> None:
        self.tries += 1
        if self.tries <= 2:
            raise Exception("The current node timed out during startup.")  # noqa: TRY002

    def shutdown(self) -> None:
        pass

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}


def test_a_node_that_starts_too_slowly_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowRay()
    monkeypatch.setattr("clew.arena.cluster.import_module", lambda _: slow)
    with Cluster(LOCAL) as cluster:
        assert (cluster.cores, slow.tries) == (2, 3)
