"""Routes for tutorials. Each request names everything done in the lesson so far, and nothing is
stored."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.params import Parameter

from clew.games import find
from clew.play.games import lesson_catalogue
from clew.play.lessons import LessonInfo, Stands, lesson_infos, stands, tutorial_of
from clew.play.requests import Doing, Trying
from clew.tutorial import after
from clew.words import Language

__all__ = ["HANDLERS"]


@get("/api/learn/{game:str}", summary="A game's lessons", tags=["games"], sync_to_thread=False)
def lessons(game: Annotated[str, Parameter(max_length=40)]) -> list[LessonInfo]:
    return lesson_infos(find(game))


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
    return stands(find(game), data.lesson, data.done, lang)


@post(
    "/api/learn/{game:str}/after",
    summary="What would be seen after an action; null if it is illegal",
    tags=["games"],
    status_code=200,
    sync_to_thread=False,
)
def try_out(game: Annotated[str, Parameter(max_length=40)], data: Trying) -> Any:
    found = find(game)
    return after(found, tutorial_of(found).lesson(data.lesson), data.done, data.action)


@get(
    "/api/learn/{game:str}/words",
    summary="What is said in a game's lessons, as a Fluent catalogue",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def catalogue(game: Annotated[str, Parameter(max_length=40)], lang: Language = "en") -> str:
    return lesson_catalogue(game, lang)


HANDLERS = [lessons, stand, try_out, catalogue]
