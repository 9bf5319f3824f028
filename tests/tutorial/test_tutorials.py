"""Every lesson of every game, played in every way it accepts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from clew.core.errors import ClewError, Illegal
from clew.core.game import Game
from clew.games import GAMES, find
from clew.tutorial import LEARNER, Lesson, Scene, Tutorial, Unexpected, after, learn_words, play
from clew.tutorial import taught as games_taught
from clew.tutorial import tutorial as find_tutorial
from clew.words import LANGUAGES

FIVE_MINUTES = 300
A_WORD = 60 / 200
"""Seconds, for somebody who reads without hurry."""
AN_ACTION = 7
TAUGHT = [find(name) for name in GAMES]
LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in TAUGHT
    for lesson in getattr(find_tutorial(game), "lessons", [])
]


def tutorial(game: Game[Any]) -> Tutorial:
    found = find_tutorial(game)
    assert found
    return found


def ways(game: Game[Any], lesson: Lesson, done: list[str]) -> Iterator[Scene]:
    """How the lesson can stand at every step and in the end."""
    scene = play(game, lesson, done)
    yield scene
    if len(done) == len(lesson.steps):
        return
    step = lesson.steps[len(done)]
    for action in scene.legal if step.accept else [""]:
        yield from ways(game, lesson, [*done, action])


def messages(game: Game[Any], language: str) -> set[str]:
    text = game.folder().joinpath(f"learn.{language}.ftl").read_text("utf-8")
    found = set()
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{a.id.name}" for a in entry.attributes)}
    return found


def test_all_five_games_are_taught() -> None:
    assert [name for name in games_taught() if name in GAMES] == list(GAMES)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_can_be_done_whatever_was_done_before(game: Game[Any], lesson: Lesson) -> None:
    for scene in ways(game, lesson, []):
        if scene.step < len(lesson.steps) and lesson.steps[scene.step].accept:
            assert LEARNER in scene.pending
            assert scene.legal, f"nothing can be done at {lesson.steps[scene.step].id}"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_pattern_of_a_step_is_of_use(game: Game[Any], lesson: Lesson) -> None:
    """A pattern that no legal action is like would be a mistake in the lesson."""
    from fnmatch import fnmatchcase

    seen: dict[int, set[str]] = {}
    for scene in ways(game, lesson, []):
        seen.setdefault(scene.step, set()).update(scene.legal)
    for number, step in enumerate(lesson.steps):
        for pattern in step.accept:
            assert any(fnmatchcase(text, pattern) for text in seen[number]), pattern


@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_the_last_lesson_is_won(game: Game[Any]) -> None:
    last = tutorial(game).lessons[-1]
    ends = [scene for scene in ways(game, last, []) if scene.step == len(last.steps)]
    assert ends
    assert all(scene.view.outcome.winners == [LEARNER] for scene in ends)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_ends_with_something_to_read(game: Game[Any], lesson: Lesson) -> None:
    """What happened last can be looked at before the next lesson."""
    assert not lesson.steps[-1].accept, game.id


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_number_of_players_is_right(game: Game[Any], lesson: Lesson) -> None:
    view: Any = game.view(game.from_position(lesson.position), 0)
    assert len(view.players) == lesson.players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_every_step_has_its_words_and_no_words_are_left_over(
    game: Game[Any], language: str
) -> None:
    wanted = set()
    for lesson in tutorial(game).lessons:
        name = f"{game.id}-learn-{lesson.id}"
        wanted.add(name)
        wanted |= {f"{name}-{step.id}" for step in lesson.steps}
        wanted |= {f"{name}-{step.id}.hint" for step in lesson.steps if step.accept}
    assert messages(game, language) == wanted
    says = learn_words(language, game)
    assert all(says.say(name) for name in wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_it_takes_five_minutes_at_most(game: Game[Any], language: str) -> None:
    says = learn_words(language, game)
    seconds = 0.0
    for lesson in tutorial(game).lessons:
        for step in lesson.steps:
            text = says.say(f"{game.id}-learn-{lesson.id}-{step.id}")
            seconds += len(re.findall(r"\w+", text)) * A_WORD
            seconds += AN_ACTION if step.accept else 0
    assert seconds <= FIVE_MINUTES


def test_what_is_not_wanted_is_told_apart_from_what_is_not_allowed() -> None:
    game = find("tiger-labyrinth")
    lesson = tutorial(game).lessons[0]
    with pytest.raises(Unexpected):
        play(game, lesson, ["", "a1-a2"])
    with pytest.raises(Illegal):
        play(game, lesson, ["", "a1-c3"])
    with pytest.raises(Unexpected):
        play(game, lesson, ["a1-b1"])
    with pytest.raises(ClewError):
        play(game, lesson, [""] * 20)
    with pytest.raises(ClewError):
        tutorial(game).lesson("nothing")


def test_an_action_can_be_tried_out_without_doing_it() -> None:
    game = find("labyrinth-cards")
    lesson = tutorial(game).lesson("connect")
    scene = play(game, lesson, [""])
    assert after(game, lesson, [""], scene.legal[0]).connections
    assert after(game, lesson, [""], "place 16 0,0 0") is None


def test_a_lesson_stands_the_same_whenever_it_is_asked() -> None:
    game = find("labyrinthos")
    lesson = tutorial(game).lesson("night")
    done = ["", "pass", "feet 4", "done", "monster e4", "send d4"]
    assert play(game, lesson, done) == play(game, lesson, done)
