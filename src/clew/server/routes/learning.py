"""Tutorials: a lesson is played by saying all that was done in it; nothing is stored."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, get, post
from litestar.params import Parameter

from clew.core.errors import Illegal, Unreadable
from clew.core.game import Game
from clew.games import find
from clew.notes import describe, notes
from clew.server.errors import Refusal
from clew.tutorial import Frame, Lesson, Tutorial, Unexpected, after, play, tutorial
from clew.words import words

__all__ = ["HANDLERS"]

Language = Annotated[str, Parameter(pattern="^(en|fr)$")]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class StepInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A step; `read` if there is nothing to do but read it."""

    id: str
    read: bool


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson and its steps."""

    id: str
    players: int
    steps: list[StepInfo]


class Doing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was done in a lesson: an action for each step, nothing for one that is read."""

    lesson: Text
    done: Annotated[list[Text], msgspec.Meta(max_length=100)] = []


class Trying(Doing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action that is only tried out."""

    action: Text


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
    """The name of the sentence that says why; for what cannot be read the sentence itself."""
    rule: str = ""


def _tutorial(game: Game[Any]) -> Tutorial:
    found = tutorial(game)
    if found is None:
        raise Refusal(404, "nothing", f"{game.id} has no tutorial")
    return found


@get("/api/learn/{game:str}", summary="A game's lessons", tags=["games"], sync_to_thread=False)
def lessons(game: Annotated[str, Parameter(max_length=40)]) -> list[LessonInfo]:
    return _lessons(find(game))


@cache
def _lessons(game: Game[Any]) -> list[LessonInfo]:
    return [_info(lesson) for lesson in _tutorial(game).lessons]


def _info(lesson: Lesson) -> LessonInfo:
    steps = [StepInfo(id=step.id, read=not step.accept) for step in lesson.steps]
    return LessonInfo(id=lesson.id, players=lesson.players, steps=steps)


@post(
    "/api/learn/{game:str}",
    summary="How a lesson stands after what was done in it",
    tags=["games"],
    status_code=200,
    sync_to_thread=False,
)
def stand(
    game: Annotated[str, Parameter(max_length=40)], data: Doing, lang: Language = "en"
) -> Stands:
    found = find(game)
    lesson = _tutorial(found).lesson(data.lesson)
    try:
        scene = play(found, lesson, data.done)
    except Unexpected:
        return Stands(refused="unexpected")
    except Unreadable as error:
        return Stands(refused="unreadable", message=str(error))
    except Illegal as error:
        common = error.rule < 0
        message = f"refusal-co-{-error.rule:02}" if common else f"{game}-refusal-{error.rule:02}"
        return Stands(refused="illegal", message=message, rule=found.rule(error.rule))
    says = words(lang, found)
    names = [str(seat) for seat in range(1, lesson.players + 1)]
    return Stands(
        step=scene.step,
        frames=scene.frames,
        view=scene.view,
        legal=scene.legal,
        pending=scene.pending,
        drawing=found.draw(scene.view, says.say),
        described=[
            *describe(found, scene.view, says, names),
            *notes(found, scene.view, says, names),
        ],
    )


@post(
    "/api/learn/{game:str}/after",
    summary="What would be seen after an action; null if it is illegal",
    tags=["games"],
    status_code=200,
    sync_to_thread=False,
)
def try_out(game: Annotated[str, Parameter(max_length=40)], data: Trying) -> Any:
    found = find(game)
    return after(found, _tutorial(found).lesson(data.lesson), data.done, data.action)


@get(
    "/api/learn/{game:str}/words",
    summary="What is said in a game's lessons, as a Fluent catalogue",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def catalogue(game: Annotated[str, Parameter(max_length=40)], lang: Language = "en") -> str:
    found = find(game)
    _tutorial(found)
    return found.folder().joinpath(f"learn.{lang}.ftl").read_text("utf-8")


HANDLERS = [lessons, stand, try_out, catalogue]
