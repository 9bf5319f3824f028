"""`clew match` and `clew league` as a person or a script meets them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def clew(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "clew.cli", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "CLEW_LANG": "en", "NO_COLOR": "1"},
        timeout=60,
        check=False,
    )


SHORT = ("-o", "goals=1", "-o", "short=yes", "--jobs", "1")


def test_a_match_prints_rates_with_intervals() -> None:
    done = clew("match", "labyrinth", "--bot", "greedy", "--bot", "random", "--games", "8", *SHORT)
    assert done.returncode == 0, done.stderr
    assert "95 % interval" in done.stdout
    assert "8 games of labyrinth: 4 deals, each from every seat; seed 1" in done.stdout


def test_the_last_bot_fills_the_seats() -> None:
    done = clew(
        "match", "labyrinth", "--bot", "greedy", "--bot", "random", "--players", "4",
        "--games", "4", "--json", *SHORT,
    )  # fmt: skip
    found = json.loads(done.stdout)
    assert found["match"]["bots"] == ["greedy", "random", "random", "random"]
    assert [score["seats"] for score in found["scores"]] == [1, 3]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("match", "labyrinth"), "--bot names who plays"),
        (("match", "labyrinth", "--bot", "clever"), "labyrinth has no bot called “clever”"),
        (("match", "labyrinth", "--bot", "greedy", "--games", "1"), "from every seat, 2 games"),
        (("league", "labyrinth", "--bot", "greedy"), "a league needs at least two bots"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    out = ("--out", str(tmp_path)) if arguments[0] == "league" else ()
    done = clew(*arguments, *out)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_league_leaves_table_games_and_plots(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    asked = ("league", "labyrinth", "--bot", "greedy", "--bot", "random", "--out", str(folder))
    done = clew(*asked, "--games", "2", *SHORT)
    assert done.returncode == 0, done.stderr
    assert "rating" in done.stdout
    names = {path.name for path in folder.iterdir()}
    kept = {"games.jsonl", "league.json", "records.jsonl"}
    assert names == kept | {"ratings.json", "ratings.png", "ratings.svg"}
    assert clew(*asked, "--games", "4", *SHORT).returncode == 2
    again = clew(*asked, "--games", "4", "--resume", "--json", *SHORT)
    assert json.loads(again.stdout)["games"] == 4
