"""Bots say why, in every language."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from clew import bots
from clew.arena.simulate import Job, play_game
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.games import find
from clew.games.tiger_labyrinth.notation import from_line
from clew.table.record import write
from clew.words import LANGUAGES, words

LEVELLED = ["labyrinth", "labyrinth-cards", "labyrinthos", "tiger-labyrinth", "tiger-traps"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEVELLED)
def test_every_reason_has_a_sentence(name: str, language: str) -> None:
    """Over the decisions of a game that random bots play."""
    game = find(name)
    says = words(language, game)
    chance = Fast(3)
    state = game.new(2, game.read_options({}), chance)
    told = set()
    for number in range(40):
        seat = state.acting()
        if not seat:
            break
        action = state.pick(seat, chance)
        perspective = Perspective(game, state, seat, number)
        perspective.budget = Budget(300)
        why = bots.explain(perspective, action)
        if why is not None:
            told.add(says.event(why, ["Ann", "Bob"], seat))
        state.apply(seat, action, chance, None)
    assert len(told) > 1
    assert all(text.endswith(".") for text in told)


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        ("LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/400", "d3-d4", "wins this turn."),
        ("LLLl/lTtT/tLlt/tTlT d2,4d4 5d1 blue-lady red step 9/400", "d2-c2", "wins in 2 turns"),
    ],
)
def test_a_win_found_is_told(line: str, action: str, sentence: str) -> None:
    game = find("tiger-labyrinth")
    state = from_line(line)
    best = bots.find(game.id, "master:100000")(Perspective(game, state, 1, 1))
    assert game.format(best) == action
    why = bots.explain(Perspective(game, state, 1, 1), best)
    assert why is not None
    assert sentence in words("en", game).event(why, ["Ann", "Bob"], 1)


def test_a_goal_in_reach_is_the_reason() -> None:
    """What the master pushes for is what it names."""
    game = find("labyrinth")
    for number in range(20):
        state = game.new(2, game.read_options({}), Fast(number))
        seat = state.acting()
        perspective = Perspective(game, state, seat, 1)
        action = bots.find("labyrinth", "master")(perspective)
        why = bots.explain(Perspective(game, state, seat, 1), action)
        text = words("en", game).event(why, ["Ann", "Bob"], seat) if why else ""
        left = state.goals_left(seat)
        for _ in range(2):
            action = bots.find("labyrinth", "master")(Perspective(game, state, seat, 1))
            state.apply(seat, action, Fast(0), None)
        assert ("It reaches" in text) == (state.goals_left(seat) < left)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    job = Job(game="labyrinth", bots=["greedy", "greedy"], options={"goals": 2}, seed="5")
    path = tmp_path / "game.json"
    write(play_game(job, 0).record(), path)
    return path


def hint(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "clew.cli", "hint", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "CLEW_LANG": "en"},
        timeout=60,
        check=False,
    )


def test_a_hint_names_an_action_and_a_reason(record: Path) -> None:
    done = hint(str(record), "--step", "4", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["action"].startswith("push ")
    assert found["why"].endswith(".")


def test_there_is_no_hint_when_the_game_is_over(record: Path) -> None:
    done = hint(str(record))
    assert done.returncode == 2
    assert "The game is over" in done.stderr


def test_chances_sum_to_one_and_favour_who_is_ahead() -> None:
    game = find("tiger-labyrinth")
    state = from_line("LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/400")
    chances = bots.evaluate(Perspective(game, state, 2, 1), games=4)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9


@pytest.mark.both_builds
def test_chances_by_a_judge_are_the_same_in_both_builds() -> None:
    game = find("tiger-labyrinth")
    state = game.new(2, game.read_options({}), Fast(3))
    one, two = (bots.evaluate(Perspective(game, state, seat, seat)) for seat in (1, 2))
    assert one == two
    assert one == pytest.approx([0.596189, 0.403811], abs=1e-6)


def test_chances_follow_from_what_the_seat_knows() -> None:
    """The same for two deals of what it cannot see."""
    game = find("labyrinth")
    state = game.new(3, game.read_options({"goals": 1, "short": True}), Fast(1))
    other = state.sample(1, Fast(2))
    one, two = (bots.evaluate(Perspective(game, s, 1, 3), games=3) for s in (state, other))
    assert one == two
    assert len(one) == 3
