"""`clew learn`: every tutorial can be learned line by line, and left."""

from __future__ import annotations

import io

import pytest

from clew.cli.learning import Learning, run
from clew.core.errors import ClewError
from clew.games import GAMES, find
from clew.tutorial import learn_words, play, tutorial
from clew.words import LANGUAGES


def taught(game_id: str, language: str, lines: list[str]) -> str:
    game = find(game_id)
    lessons = tutorial(game)
    assert lessons
    out = io.StringIO()
    stdin = io.StringIO("".join(f"{line}\n" for line in lines))
    Learning(game, lessons, learn_words(language, game), stdin, out).run()
    return out.getvalue()


def answers(game_id: str) -> list[str]:
    """What a learner types who does the first of what is wanted."""
    game = find(game_id)
    lessons = tutorial(game)
    assert lessons
    typed: list[str] = []
    for lesson in lessons.lessons:
        done: list[str] = []
        for step in lesson.steps:
            done.append(play(game, lesson, done).legal[0] if step.accept else "")
        typed += done
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learned_line_by_line(game: str, language: str) -> None:
    told = taught(game, language, answers(game))
    assert f"clew play {game}" in told.split("\n")[-2]


def test_what_is_wrong_is_said_and_help_helps() -> None:
    told = taught("tiger-labyrinth", "en", ["", "a1-c3", "nonsense", "a1-a2", "help", "quit"])
    assert "TL-07" in told
    assert "I do not understand “nonsense”" in told
    assert "let’s do this first" in told
    assert told.count("Choose a1, then b1.") == 2


def test_it_can_be_left_by_the_end_of_the_input() -> None:
    assert "A TURN HAS TWO HALVES" in taught("tiger-labyrinth", "en", [])


def test_a_game_without_a_tutorial_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clew.cli.learning.tutorial", lambda _game: None)
    with pytest.raises(ClewError, match="no tutorial"):
        run("labyrinth", "en")
