"""What a game from outside brings besides its rules is there wherever our games' parts are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import serving
from tests.web.sixth_game import sixth_game


@pytest.fixture
def clew(tmp_path: Path) -> Any:
    """The command, where the sixth game is installed."""

    def run(*arguments: str, typed: str = "") -> str:
        with sixth_game(tmp_path / str(len(list(tmp_path.iterdir())))) as environment:
            home = {"XDG_DATA_HOME": str(tmp_path / "home")}
            done = subprocess.run(
                [sys.executable, "-m", "clew.cli", *arguments],
                input=typed,
                capture_output=True,
                text=True,
                env={**os.environ, **environment, **home, "CLEW_LANG": "en"},
                cwd=tmp_path,
                timeout=60,
                check=False,
            )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_its_bot_plays_matches(clew: Any) -> None:
    """The highest card first beats chance."""
    found = json.loads(
        clew("match", "duel", "--bot", "greedy", "--bot", "random", "--games", "200", "--json")
    )
    assert [score["bot"] for score in found["scores"]] == ["greedy", "random"]


def test_its_puzzles_are_listed_with_ours(clew: Any) -> None:
    ids = [puzzle["id"] for puzzle in json.loads(clew("puzzles", "--json"))]
    assert "duel-2-001" in ids
    assert "labyrinth-1-001" in ids


def test_its_puzzle_is_solved_by_its_answer(clew: Any) -> None:
    """The other plays its highest card: the low one goes first."""
    assert "Solved!" in clew("puzzle", "duel-2-001", typed="choose 3\nchoose 10\n")


def test_its_puzzle_is_missed_as_soon_as_it_is_lost(clew: Any) -> None:
    assert "The game can no longer be won." in clew("puzzle", "duel-2-001", typed="choose 10\n")


def test_a_server_offers_its_bot_and_its_puzzles(tmp_path: Path) -> None:
    with sixth_game(tmp_path) as environment, serving(tmp_path, env=environment) as server:
        games = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
        puzzles = [puzzle["id"] for puzzle in httpx.get(f"{server.url}/api/puzzles").json()]
    assert games["duel"]["bots"] == ["random", "greedy"]
    assert "duel-2-001" in puzzles
