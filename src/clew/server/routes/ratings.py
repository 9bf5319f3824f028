"""Routes for ratings."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import Parameter

from clew.games import find
from clew.server.context import Context
from clew.server.people.ratings import Rated, leaderboard, ratings_of

__all__ = ["best", "mine"]


@get("/api/ratings/{game:str}", summary="The leaderboard of a game", tags=["ratings"])
async def best(
    context: Context,
    game: Annotated[str, Parameter(max_length=40)],
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    after: Annotated[str, Parameter(max_length=64)] = "",
) -> list[Rated]:
    """For what comes next, `after` is the handle of the last one, or the name if it is a bot."""
    known = find(game).id
    return await context.database.read(lambda c: leaderboard(c, known, limit, after))


@get("/api/me/ratings", summary="My ratings, by game", tags=["ratings"])
async def mine(request: Request[Any, Any, Any], context: Context) -> dict[str, Rated]:
    player = await context.player(request)
    return await context.database.read(lambda c: ratings_of(c, player.id))
