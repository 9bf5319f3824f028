"""Puzzles. The server keeps nothing: a puzzle and the actions so far are all it needs."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from clew.core.errors import ClewError
from clew.puzzles import Puzzle, daily, find, stack
from clew.puzzles.playing import MOST_ACTIONS
from clew.server.context import Context
from clew.server.errors import Refusal

__all__ = ["HANDLERS"]

Key = Annotated[str, Parameter(max_length=64)]
Day = Annotated[str, Parameter(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]
_EARLIEST = 14
"""Hours by which the first places on earth are ahead of UTC."""


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle, without its position."""

    id: str
    game: str
    turns: int
    answers: int
    """How many ways there are; every one of them counts."""
    seat: int


class Try(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The actions of the solver so far."""

    actions: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(max_length=MOST_ACTIONS),
    ] = []


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        turns=puzzle.turns,
        answers=puzzle.answers,
        seat=puzzle.seat,
    )


@get("/api/puzzles", summary="The puzzles, easy ones first", tags=["puzzles"])
async def puzzles() -> list[PuzzleInfo]:
    return [_info(puzzle) for puzzle in stack().puzzles]


@get("/api/puzzles/daily", summary="The puzzle of a day; else of today", tags=["puzzles"])
async def of_day(day: Day = "") -> PuzzleInfo:
    today = (dt.datetime.now(dt.UTC) + dt.timedelta(hours=_EARLIEST)).date()
    try:
        date = dt.date.fromisoformat(day) if day else dt.datetime.now(dt.UTC).date()
    except ValueError:
        raise Refusal(400, "wrong", f"{day} is not a day") from None
    if date > today:
        raise Refusal(403, "hidden", "that day has not come yet")
    return _info(daily(date))


@post(
    "/api/puzzles/{key:str}",
    summary="How a puzzle stands after the solver's actions",
    tags=["puzzles"],
    status_code=200,
)
async def attempt(
    request: Request[Any, Any, Any], context: Context, key: Key, data: Try
) -> Response[bytes]:
    """A `Now` of clew.puzzles.playing; 409 with the rule where an action is not legal."""
    player = await context.player(request)
    answer = await context.study.puzzle(_find(key).id, data.actions, player.id)
    status = 200 if answer.good else 409
    return Response(answer.text, media_type="application/json", status_code=status)


@get("/api/puzzles/{key:str}", summary="A puzzle", tags=["puzzles"])
async def look(key: Key) -> PuzzleInfo:
    return _info(_find(key))


@get("/api/puzzles/{key:str}/answer", summary="One of its answers", tags=["puzzles"])
async def answer(key: Key) -> list[str]:
    return _find(key).answer


def _find(key: str) -> Puzzle:
    try:
        return find(key)
    except ClewError as error:
        raise Refusal(404, "no-puzzle", str(error)) from None


HANDLERS = [puzzles, of_day, look, attempt, answer]
