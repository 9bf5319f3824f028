"""Puzzles: every one can be solved, in no fewer turns, and the engine says when it is."""

from __future__ import annotations

import datetime as dt
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from clew.cli.commands.playing import puzzles as puzzles_command
from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal
from clew.games import find as find_game
from clew.games.labyrinth.bots.solving import fewest
from clew.games.labyrinth.rules import Labyrinth
from clew.puzzles import Puzzle, daily, find, games, kind_of, making, stack, stack_of
from clew.puzzles.making import check, make
from clew.puzzles.playing import MAX_ACTIONS, Attempt, play, play_or_say_why
from clew.table.reasons import Problem

SOAK = bool(os.environ.get("CLEW_SOAK"))
ALL = stack()
SAMPLE = ALL if SOAK else random.Random(8).sample(ALL, 8)
"""All of them take some minutes: `make soak`."""


def test_there_are_some_of_every_length() -> None:
    lengths = {(puzzle.game, puzzle.turns) for puzzle in ALL}
    assert lengths == {(game, turns) for game in games() for turns in kind_of(game).levels}
    assert len({puzzle.id for puzzle in ALL}) == len(ALL) >= 200
    assert len({str(puzzle.position) for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_its_answer_solves_it(puzzle: Puzzle) -> None:
    assert check(puzzle)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_it_has_as_many_answers_as_it_says_and_none_is_shorter(puzzle: Puzzle) -> None:
    """Solved again. `answers` gives none if fewer turns do it."""
    kind = kind_of(puzzle.game)
    state = kind.game.from_position(puzzle.position)
    found = kind.answers(state, puzzle.seat, puzzle.turns)
    assert len(found) == puzzle.answers
    texts = [[kind.game.format(action) for action in answer] for answer in found]
    assert puzzle.answer in texts


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_every_answer_counts(puzzle: Puzzle) -> None:
    kind = kind_of(puzzle.game)
    state = kind.game.from_position(puzzle.position)
    for answer in kind.answers(state, puzzle.seat, puzzle.turns):
        texts = [kind.game.format(action) for action in answer]
        assert play(puzzle.id, texts).status == "solved"


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", range(4))
def test_the_quick_search_finds_what_trying_everything_finds(seed: int) -> None:
    """One turn, by the rules alone: every push, every walk."""
    game = find_game("labyrinth")
    options = game.read_options({"goals": 1, "short": True, "start": 1})
    state = game.new(2, options, Fast(seed))
    assert isinstance(state, Labyrinth)
    tried = set()
    for push in state.legal(1):
        pushed = state.clone()
        pushed.apply(1, push, Fast(1), None)
        for move in pushed.legal(1):
            after = pushed.clone()
            after.apply(1, move, Fast(1), None)
            if not after.pending():
                tried.add((push,))
    lines = fewest(state, 1, 1)
    assert set(lines.pushes) == tried
    assert lines.turns == bool(tried)


def test_a_second_turn_is_pushed_with_the_tile_that_fell_out() -> None:
    """Two turns, by the rules alone, on one board."""
    kind = kind_of("labyrinth")
    puzzle = find("labyrinth-2-050")
    state = kind.game.from_position(puzzle.position)
    assert isinstance(state, Labyrinth)
    tried = set()
    for first in state.legal(1):
        pushed = state.clone()
        pushed.apply(1, first, Fast(1), None)
        for move in pushed.legal(1):
            moved = pushed.clone()
            moved.apply(1, move, Fast(1), None)
            again = kind.reply(moved, 1, 1).state
            assert isinstance(again, Labyrinth)
            tried |= {(first, *line) for line in fewest(again, 1, 1).pushes}
    assert set(fewest(state, 1, 2).pushes) == tried
    assert len(tried) == puzzle.answers


@pytest.mark.parametrize("game", games() if SOAK else ("labyrinth", "labyrinth-cards"))
def test_the_same_seed_makes_the_same(game: str) -> None:
    """The others take longer."""
    kind = kind_of(game)
    turns = kind.levels[0]
    one, two = (next(kind.make(Fast(7), turns)) for _ in range(2))
    assert kind.game.position(one) == kind.game.position(two)


def test_made_puzzles_are_numbered_and_checked() -> None:
    counted: list[int] = []
    made = [one for one in make("labyrinth", 3, 2, counted.append) if one.turns == 1]
    assert [one.id for one in made] == ["labyrinth-1-001", "labyrinth-1-002"]
    assert all(check(one) for one in made)
    assert counted == list(range(1, 7))


def test_nobody_else_moves_in_the_labyrinth() -> None:
    puzzle = find("labyrinth-3-001")
    attempt = Attempt(puzzle)
    attempt.act(puzzle.answer[0])
    attempt.act(puzzle.answer[1])
    now = attempt.now(2)
    assert (now.status, now.left) == ("open", 2)
    assert now.shown[-1].view.acting == puzzle.seat
    assert any(action.startswith("push ") for action in now.legal)
    assert not [event for event in now.shown[-1].events if getattr(event, "seat", 1) != 1]


def test_turns_that_are_used_up_miss_it() -> None:
    puzzle = find("labyrinth-1-001")
    wrong = next(
        action
        for action in play(puzzle.id, []).legal
        if not action.startswith(puzzle.answer[0].rsplit(" ", 1)[0])
    )
    pushed = play(puzzle.id, [wrong])
    missed = play(puzzle.id, [wrong, pushed.legal[0]])
    assert (missed.status, missed.left, missed.legal) == ("missed", 0, [])
    with pytest.raises(ClewError, match="begin again"):
        play(puzzle.id, [wrong, pushed.legal[0], "push N2 0"])


def test_a_win_let_slip_is_told_at_once_and_the_other_answers() -> None:
    puzzle = find("tiger-labyrinth-2-001")
    first = play(puzzle.id, [])
    wrong = next(action for action in first.legal if action != puzzle.answer[0])
    swapped = play(puzzle.id, [wrong, play(puzzle.id, [wrong]).legal[0]])
    assert swapped.status == "missed"
    told = [event for shown in swapped.shown for event in shown.events]
    assert {getattr(event, "seat", puzzle.seat) for event in told} == {1, 2}


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    with pytest.raises(Illegal):
        play("labyrinth-1-001", ["move a1"])
    wrong = play_or_say_why("labyrinth-1-001", ["move a1"])
    assert isinstance(wrong, Problem)
    assert (wrong.reason, wrong.rule) == ("illegal", "LB-09")
    unreadable = play_or_say_why("labyrinth-1-001", ["fly"])
    assert isinstance(unreadable, Problem)
    assert unreadable.reason == "unreadable"
    with pytest.raises(ClewError, match="no puzzle"):
        play("labyrinth-9-001", [])
    with pytest.raises(ClewError, match="more than"):
        play("labyrinth-1-001", ["push N2 0"] * (MAX_ACTIONS + 1))


def test_a_day_has_its_puzzle_and_monday_is_easier_than_sunday() -> None:
    monday = dt.date(2026, 11, 16)
    week = [daily(monday + dt.timedelta(days=i)) for i in range(7)]
    assert week == [daily(monday + dt.timedelta(days=i)) for i in range(7)]
    assert (week[0].game, week[0].turns) == ("labyrinth", 1)
    assert (week[6].game, week[6].turns) == ("labyrinth", 3)
    assert {puzzle.game for puzzle in week} == set(games())
    months = [daily(monday + dt.timedelta(days=i)).id for i in range(7 * 20)]
    assert len(set(months)) == len(months)


def clew(
    *arguments: str, typed: str = "", home: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """`home`: where the notebook is kept."""
    return subprocess.run(
        [sys.executable, "-m", "clew.cli", *arguments],
        input=typed,
        env={**os.environ, "XDG_DATA_HOME": str(home)} if home else None,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_in_the_terminal(tmp_path: Path) -> None:
    puzzle = find("tiger-labyrinth-2-001")
    typed = "fly\n" + "\n".join(puzzle.answer)
    for change in ("\nVotre classement dans ces casse-têtes : 15", ""):  # the first try counts
        solved = clew("puzzle", puzzle.id, "--lang", "fr", typed=typed, home=tmp_path)
        assert solved.returncode == 0, solved.stderr
        assert "Gagnez en 2 tours" in solved.stdout
        assert f"\nRésolu !{change}" in solved.stdout
        assert ("classement" in solved.stdout) == bool(change)
    shown = clew("puzzle", "labyrinth-1-001", typed="", home=tmp_path)
    assert "Goal: the ghost" in shown.stdout
    listed = clew("puzzles")
    assert "labyrinth-1-050" in listed.stdout


def test_the_command_writes_what_it_made(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    made = clew("puzzles", "make", "labyrinth", "--count", "1", "--out", str(out))
    assert made.returncode == 0, made.stderr
    assert '"command": "clew puzzles make labyrinth --seed 1 --count 1"' in out.read_text()


@pytest.mark.parametrize(("game", "turns"), [("labyrinth", 1), ("labyrinth", 2)])
def test_the_stack_is_what_its_command_makes(game: str, turns: int) -> None:
    assert stack_of(game).command == f"clew puzzles make {game} --seed 1 --count 50"
    have = [puzzle.position for puzzle in ALL if (puzzle.game, puzzle.turns) == (game, turns)]
    for puzzle in making._make_some(game, turns, 1, 50 if SOAK else 3, lambda _: None):
        assert puzzle.position in have


def test_making_none_is_refused_and_writes_nothing(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    with pytest.raises(ClewError, match="at least one"):
        puzzles_command("make", "labyrinth", count=0, out=out)
    assert not out.exists()
