"""`clew learn` and `clew puzzle` line by line: every tutorial can be learned, and left."""

from __future__ import annotations

import io

import pytest

from clew import terminal
from clew.core.errors import ClewError
from clew.games import GAMES, find
from clew.puzzles import find as find_puzzle
from clew.terminal.exercise import Course, Exercise, Solving
from clew.terminal.exercise_lines import ExerciseLines
from clew.tutorial import tutorial
from clew.words import LANGUAGES
from tests.terminal.screen import course, wanted


def typed(exercise: Exercise, language: str, lines: list[str]) -> str:
    out = io.StringIO()
    stdin = io.StringIO("".join(f"{line}\n" for line in lines))
    ExerciseLines(exercise, exercise.words_in(language), stdin, out).run()
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learned_line_by_line(game: str, language: str) -> None:
    told = typed(course(game), language, wanted(course(game)))
    assert f"clew play {game}" in told.split("\n")[-2]


def test_what_is_wrong_is_said_and_a_hint_helps() -> None:
    lines = ["", "a1-c3", "nonsense", "a1-a2", "hint", "help", "undo", "undo", "quit"]
    told = typed(course("tiger-labyrinth"), "en", lines)
    assert "TL-07" in told
    assert "I do not understand “nonsense”" in told
    assert "let’s do this first" in told
    assert told.count("Choose a1, then b1.") == 2
    assert "hint: what a good player would do here" in told
    assert "There is nothing you can take back now." in told


def test_it_can_be_left_by_the_end_of_the_input() -> None:
    assert "A turn has two halves" in typed(course("tiger-labyrinth"), "en", [])


def test_a_game_without_a_tutorial_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clew.tutorial.tutorial", lambda _game: None)
    with pytest.raises(ClewError, match="no tutorial"):
        terminal.learn("labyrinth", "en", plain=True)


def test_a_puzzle_is_solved_line_by_line() -> None:
    """A wrong answer, from the start again, the hint that leads on, and the answer."""
    puzzle = find_puzzle("labyrinth-1-006")
    wrong = ["push N2 0", "hint", "move " + _pawn(Solving(puzzle, ["push N2 0"]))]
    told = typed(Solving(puzzle), "en", [*wrong, "", "hint", *puzzle.answer])
    assert "goes another way" in told
    assert "The turns are used up." in told
    assert f"One solution goes on with {puzzle.answer[0]}." in told
    assert told.rstrip().endswith("Solved!")


def _pawn(solving: Solving) -> str:
    view = solving.sight.view()
    return str(view.players[solving.seat - 1].pawn)


def test_a_course_goes_back_within_a_lesson() -> None:
    lessons = tutorial(find("labyrinth"))
    assert lessons
    going = Course(find("labyrinth"), lessons)
    before = going.sight.view()
    going.go_on()
    going.act(going.game.format(going.legal[0]))
    assert going.undo()
    assert going.sight.view() == before
    assert going.happened() == []
    assert going.undo()
    assert not going.undo()
