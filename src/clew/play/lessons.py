"""Lessons: every request names all steps done in the lesson so far; the server stores nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from clew.core.errors import Illegal, Unreadable, refusal_sentence
from clew.core.game import Game
from clew.notes import describe, notes
from clew.table.refusal import Refusal
from clew.tutorial import Frame, Lesson, Tutorial, Unexpected, play, tutorial
from clew.words import words

__all__ = ["LessonInfo", "Stands", "StepInfo", "lesson_infos", "stands", "tutorial_of"]


class StepInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A step; `read` is set if the learner only has to read it."""

    id: str
    read: bool


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson and its steps."""

    id: str
    players: int
    steps: list[StepInfo]


class Stands(msgspec.Struct, frozen=True, kw_only=True):
    """How a lesson stands, or why the last action was not done."""

    step: int = 0
    frames: list[Frame] = []
    view: Any = None
    legal: list[str] = []
    pending: list[int] = []
    drawing: str = ""
    described: list[str] = []
    """The same in sentences."""
    refused: Literal["", "unexpected", "unreadable", "illegal"] = ""
    message: str = ""
    """The name of the sentence that says why; for unreadable input the sentence itself."""
    rule: str = ""


def tutorial_of(game: Game[Any]) -> Tutorial:
    found = tutorial(game)
    if found is None:
        raise Refusal(404, "nothing", f"{game.id} has no tutorial")
    return found


@cache
def lesson_infos(game: Game[Any]) -> list[LessonInfo]:
    return [_info(lesson) for lesson in tutorial_of(game).lessons]


def _info(lesson: Lesson) -> LessonInfo:
    steps = [StepInfo(id=step.id, read=not step.accept) for step in lesson.steps]
    return LessonInfo(id=lesson.id, players=lesson.players, steps=steps)


def stands(game: Game[Any], name: str, done: Sequence[str], language: str) -> Stands:
    """How a lesson stands after what was done in it, or why the last action was not done."""
    lesson = tutorial_of(game).lesson(name)
    try:
        scene = play(game, lesson, list(done))
    except Unexpected:
        return Stands(refused="unexpected")
    except Unreadable as error:
        return Stands(refused="unreadable", message=str(error))
    except Illegal as error:
        message = refusal_sentence(game.id, error.rule)
        return Stands(refused="illegal", message=message, rule=game.rule(error.rule))
    says = words(language, game)
    names = [str(seat) for seat in range(1, lesson.players + 1)]
    return Stands(
        step=scene.step,
        frames=scene.frames,
        view=scene.view,
        legal=scene.legal,
        pending=scene.pending,
        drawing=game.draw(scene.view, says.say),
        described=[
            *describe(game, scene.view, says, names),
            *notes(game, scene.view, says, names),
        ],
    )
