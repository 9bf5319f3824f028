"""The example programs play every game, and our own bots play the same from outside."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from clew.arena.match import Game, Match, play
from clew.arena.simulate import Job, play_game
from clew.engine.pool import shared
from clew.games import find, names

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"
PYTHON_BOT = shlex.join([sys.executable, "-S", str(ROOT / "examples/random_bot.py")])
NODE_BOT = shlex.join([str(NODE), str(ROOT / "examples/random_bot.mjs")])
EXAMPLES = {"python": PYTHON_BOT, "javascript": NODE_BOT}
SHORT = {"labyrinth": {"goals": 1, "short": True}}


@pytest.mark.parametrize("game", names())
def test_examples_play_every_game(game: str) -> None:
    """Against each other, from the first decision to the last, without a fault."""
    players = find(game).players[0]
    bots = [f"cmd@60s:{command}" for command in EXAMPLES.values()]
    bots = (bots * players)[:players]
    job = Job(game=game, bots=bots, options=SHORT.get(game, {}), seed="3")
    table = play_game(job, 0)
    shared().close()
    assert table.outcome
    assert table.left == []


def without_times(games: list[Game]) -> list[tuple[int, list[float], int]]:
    return [(game.number, game.shares, game.decisions) for game in games]


def test_both_examples_draw_from_the_seed_alike() -> None:
    """The same seed, the same games, in either language and however often."""
    found = []
    for command in EXAMPLES.values():
        bots = [f"cmd@60s:{command}", "greedy"]
        match = Match(game="labyrinth", bots=bots, options={"goals": 1})
        found += [without_times(list(play(match, range(2), jobs=1))) for _ in range(2)]
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize(("game", "bot"), [("labyrinth", "greedy"), ("tiger-traps", "greedy")])
def test_a_bot_of_ours_plays_the_same_from_outside(game: str, bot: str) -> None:
    """One world and the seed are enough: every action is the one it plays at home."""
    outside = shlex.join([sys.executable, "-m", "clew.cli", "engine", game, "--bot", bot])
    options = {"labyrinth": {"goals": 2}}.get(game, {})
    tables = [
        play_game(Job(game=game, bots=[one, "random"], options=options, seed="5"), 0)
        for one in (bot, f"cmd@60s:{outside}")
    ]
    shared().close()
    told = [[(entry.seat, entry.action) for entry in table.entries] for table in tables]
    assert told[0] == told[1]


def test_play_against_a_program(tmp_path: Path) -> None:
    """`clew play --bot cmd:…`: the human resigns; the program sat there under its file's name."""
    record = tmp_path / "game.json"
    command = f"cmd@60s:{PYTHON_BOT}"
    asked = ("play", "labyrinth", "--plain", "--bot", command, "--seed", "4", "--save", str(record))
    run = [sys.executable, "-m", "clew.cli"]
    done = subprocess.run(
        [*run, *asked], input="resign\n", capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    kept = json.loads(record.read_text())
    assert kept["seats"][1] == {"name": "random_bot.py", "player": command}
    assert kept["result"]["winners"] == [2]


def test_a_record_alone_starts_no_program(tmp_path: Path) -> None:
    """A file may come from anybody: the program it names must be named by hand, too."""
    record = tmp_path / "game.json"
    command = f"cmd@60s:{PYTHON_BOT}"
    run = [sys.executable, "-m", "clew.cli", "play", "labyrinth", "--plain"]
    ask = [*run, "--bot", command, "--seed", "4", "--save", str(record)]
    subprocess.run(ask, input="quit\n", capture_output=True, text=True, timeout=120, check=True)
    again = [*run, "--resume", str(record)]
    done = subprocess.run(
        again, input="resign\n", capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 2
    assert "If you trust it, name it as well" in done.stderr
    trusting = [*again, "--bot", command]
    subprocess.run(
        trusting, input="resign\n", capture_output=True, text=True, timeout=120, check=True
    )


@pytest.mark.parametrize("language", EXAMPLES)
def test_clew_engine_keeps_games_for_an_example(language: str) -> None:
    """The two joined by pipes: three games, the last goodbye, and both end by themselves."""
    command = [sys.executable, "-m", "clew.cli", "engine", "tiger-traps", "--games", "3"]
    command += ["--seats", "you,greedy", "--seed", "1"]
    with (
        subprocess.Popen(
            shlex.split(EXAMPLES[language]), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as example,
        subprocess.Popen(
            command, stdin=example.stdout, stdout=subprocess.PIPE, text=True
        ) as engine,
    ):
        assert engine.stdout
        assert example.stdin
        assert example.stdout
        example.stdout.close()
        kinds = []
        for line in engine.stdout:
            kinds.append(json.loads(line)["type"])
            example.stdin.write(line.encode())
            example.stdin.flush()
        assert engine.wait() == 0
        assert example.wait() == 0
    assert (kinds.count("new"), kinds.count("over"), kinds[-1]) == (3, 3, "bye")
    assert "refused" not in kinds
