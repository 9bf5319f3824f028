"""What is not installed is named, in one sentence that says how to get it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from clew.core.installation import how_to_install, is_compiled

WITHOUT = """
import sys
from importlib.machinery import PathFinder
find = PathFinder.find_spec
def found(name, *more):
    return None if name.partition(".")[0] in sys.argv[1].split(",") else find(name, *more)
PathFinder.find_spec = found
from clew.cli import main
main(sys.argv[2:])
"""

COMMANDS = {
    "server": ("litestar", ["serve", "--port", "0"]),
    "server, to look after it": ("sqlalchemy", ["admin", "tables"]),
    "postgres": ("psycopg", ["serve", "--database", "postgresql://nobody@127.0.0.1:1/none"]),
    "league": ("openskill", ["league", "tiger-traps", "--games", "2"]),
    "league, its plots": ("matplotlib", ["league", "tiger-traps", "--games", "2"]),
    "parquet": ("pyarrow", ["export", "games.parquet", "--records", "."]),
    "server, to export": ("sqlalchemy", ["export", "games.jsonl"]),
    "ray": ("ray", ["match", "tiger-traps", "--bot", "random", "--bot", "random", "--ray", "auto"]),
    "connect": ("websockets", ["connect", "http://127.0.0.1:1", "true"]),
    "envs": ("numpy", ["bench", "envs"]),
    "cuda": ("cupy", ["bench", "envs", "--device", "cuda", "--game", "tiger-traps"]),
    "train": ("torch", ["train", "tiger-traps"]),
    "server, to measure it": ("uvicorn", ["bench", "server"]),
}


def without_note(said: str) -> list[str]:
    """The lines, without the one that says that the rules are interpreted, if they are."""
    return [line for line in said.splitlines() if is_compiled() or "not compiled" not in line]


@pytest.mark.parametrize("wanted", COMMANDS)
def test_a_missing_extra_is_named(wanted: str, tmp_path: Path) -> None:
    missing, command = COMMANDS[wanted]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, missing, *command],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    extra = wanted.partition(",")[0]
    (said,) = without_note(done.stderr)
    assert said.startswith("clew: ")
    assert said.endswith(f": {how_to_install(extra)}")


HEAVY = "litestar,sqlalchemy,psycopg,openskill,matplotlib,pyarrow,ray,websockets,numpy,PIL"


@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["rules", "labyrinth"],
        ["simulate", "tiger-traps", "--games", "2"],
        ["match", "tiger-traps", "--bot", "random", "--bot", "random", "--games", "2"],
        ["--help"],
    ],
    ids=lambda command: command[0],
)
def test_the_rest_needs_no_extra(command: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, HEAVY, *command],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert (done.returncode, without_note(done.stderr)) == (0, [])


def test_serving_needs_the_extra_of_the_server_alone(tmp_path: Path) -> None:
    """What `make play` installs is enough."""
    others = "psycopg,matplotlib,pyarrow,ray,numpy,PIL,gymnasium,pettingzoo,pyspiel,open_spiel"
    command = ["serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-c", WITHOUT, others, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        try:
            address = server.stdout.readline().split()[-1]
            games = httpx.get(f"{address}/api/games", timeout=60).text
            assert '"tiger-traps"' in games
        finally:
            server.kill()
