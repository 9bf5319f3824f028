"""Routes for puzzles. A request names the puzzle and the actions so far; only what comes of it is
stored."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from clew.play.puzzles import PuzzleInfo, find_puzzle, puzzle_info, puzzle_of, puzzles_of
from clew.play.requests import Kept, Try
from clew.play.solved import Solved
from clew.play.tries import with_noted
from clew.puzzles import Puzzle
from clew.puzzles.playing import Now, Solution
from clew.server.context import Context
from clew.table.reasons import Problem
from clew.table.refusal import Refusal

__all__ = ["HANDLERS"]

Key = Annotated[str, Parameter(max_length=64)]
Game = Annotated[str, Parameter(max_length=64)]
Day = Annotated[str, Parameter(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]


@get("/api/puzzles", summary="The puzzles, easy ones first", tags=["puzzles"])
async def puzzles(context: Context, game: Game = "") -> list[PuzzleInfo]:
    found = puzzles_of(game)
    ratings = await context.solved_puzzles.ratings(game)
    return [puzzle_info(puzzle, ratings) for puzzle in found]


@get("/api/puzzles/next", summary="The next puzzle of a game for me", tags=["puzzles"])
async def next_one(request: Request[Any, Any, Any], context: Context, game: Game) -> PuzzleInfo:
    """The one nearest to my rating among those that I have not tried."""
    puzzles_of(game)
    player = await context.player(request)
    return await _info(context, await context.solved_puzzles.next(player, game))


@get("/api/puzzles/daily", summary="The puzzle of a day; else of today", tags=["puzzles"])
async def of_day(context: Context, day: Day = "") -> PuzzleInfo:
    try:
        date = dt.date.fromisoformat(day) if day else dt.datetime.now(dt.UTC).date()
    except ValueError:
        raise Refusal(400, "wrong", f"{day} is not a day", why="no-day", day=day) from None
    return await _info(context, puzzle_of(date))


async def _info(context: Context, puzzle: Puzzle) -> PuzzleInfo:
    return puzzle_info(puzzle, await context.solved_puzzles.ratings(puzzle.game))


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
    puzzle = find_puzzle(key)
    answer = await context.study.puzzle(puzzle.id, data.actions, player.id)
    text = answer.text
    if answer.status in ("solved", "missed"):
        noted = await context.solved_puzzles.note(player, puzzle, answer.status, data.day)
        text = with_noted(text, noted)
    status = 200 if answer.good else 409
    return Response(text, media_type="application/json", status_code=status)


@get("/api/puzzles/{key:str}", summary="A puzzle", tags=["puzzles"])
async def look(context: Context, key: Key) -> PuzzleInfo:
    return await _info(context, find_puzzle(key))


@post(
    "/api/puzzles/{key:str}/answer",
    summary="One of its answers; not solved before, it is missed",
    tags=["puzzles"],
    status_code=200,
)
async def answer(request: Request[Any, Any, Any], context: Context, key: Key) -> list[Solution]:
    player = await context.player(request)
    puzzle = find_puzzle(key)
    found = await context.study.solution(puzzle.id, player.id)
    await context.solved_puzzles.note(player, puzzle, "shown")
    return found


@get("/api/me/puzzles", summary="What I have solved, and on which days", tags=["puzzles", "me"])
async def mine(request: Request[Any, Any, Any], context: Context) -> Solved:
    return await context.solved_puzzles.of(await context.player(request))


@put("/api/me/puzzles", summary="Add what a browser has kept", tags=["puzzles", "me"])
async def bring(request: Request[Any, Any, Any], context: Context, data: Kept) -> Solved:
    player = await context.player(request)
    return await context.solved_puzzles.bring(player, data.puzzles)


HANDLERS = [puzzles, of_day, next_one, look, attempt, answer, mine, bring]
