"""Puzzles. To play one, it and the actions so far are enough; what was solved is kept."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from clew.play.puzzles import PuzzleInfo, find_puzzle, puzzle_info, puzzle_of
from clew.puzzles import stack
from clew.puzzles.playing import MOST_ACTIONS, Now, Solution
from clew.server.context import Context
from clew.server.people.solved_puzzles import Solved
from clew.table.reasons import Problem
from clew.table.refusal import Refusal

__all__ = ["HANDLERS"]

Key = Annotated[str, Parameter(max_length=64)]
Day = Annotated[str, Parameter(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]


class Try(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The actions of the solver so far."""

    actions: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(max_length=MOST_ACTIONS),
    ] = []
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """It is solved as the puzzle of this day, for the streak; empty: for its own sake."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser has kept of what was solved in it."""

    puzzles: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=1000)
    ] = []
    days: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=10)]], msgspec.Meta(max_length=1000)
    ] = []


@get("/api/puzzles", summary="The puzzles, easy ones first", tags=["puzzles"])
async def puzzles() -> list[PuzzleInfo]:
    return [puzzle_info(puzzle) for puzzle in stack()]


@get("/api/puzzles/daily", summary="The puzzle of a day; else of today", tags=["puzzles"])
async def of_day(day: Day = "") -> PuzzleInfo:
    try:
        date = dt.date.fromisoformat(day) if day else dt.datetime.now(dt.UTC).date()
    except ValueError:
        raise Refusal(400, "wrong", f"{day} is not a day") from None
    return puzzle_info(puzzle_of(date))


@post(
    "/api/puzzles/{key:str}",
    summary="How a puzzle stands after the solver's actions",
    tags=["puzzles"],
    status_code=200,
    responses={
        200: ResponseSpec(Now, description="How it stands"),
        409: ResponseSpec(Problem, description="The action is not legal"),
    },
)
async def attempt(
    request: Request[Any, Any, Any], context: Context, key: Key, data: Try
) -> Response[bytes]:
    player = await context.player(request)
    puzzle = find_puzzle(key).id
    answer = await context.study.puzzle(puzzle, data.actions, player.id)
    if answer.solved:
        await context.solved_puzzles.note(player, puzzle, data.day)
    status = 200 if answer.good else 409
    return Response(answer.text, media_type="application/json", status_code=status)


@get("/api/puzzles/{key:str}", summary="A puzzle", tags=["puzzles"])
async def look(key: Key) -> PuzzleInfo:
    return puzzle_info(find_puzzle(key))


@get("/api/puzzles/{key:str}/answer", summary="One of its answers", tags=["puzzles"])
async def answer(request: Request[Any, Any, Any], context: Context, key: Key) -> list[Solution]:
    player = await context.player(request)
    return await context.study.solution(find_puzzle(key).id, player.id)


@get("/api/me/puzzles", summary="What I have solved, and on which days", tags=["puzzles", "me"])
async def mine(request: Request[Any, Any, Any], context: Context) -> Solved:
    return await context.solved_puzzles.of(await context.player(request))


@put("/api/me/puzzles", summary="Add what a browser has kept", tags=["puzzles", "me"])
async def bring(request: Request[Any, Any, Any], context: Context, data: Kept) -> Solved:
    player = await context.player(request)
    return await context.solved_puzzles.bring(player, Solved(puzzles=data.puzzles, days=data.days))


HANDLERS = [puzzles, of_day, look, attempt, answer, mine, bring]
