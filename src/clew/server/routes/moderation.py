"""Routes for moderators, whom the operator of the server names: reports, and verdicts on them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from clew.server.context import Context
from clew.server.people.players import Player
from clew.server.people.reports import Judgement, ReportedPlayer, judge, read_reports
from clew.table.refusal import Refusal

__all__ = ["HANDLERS"]

Asks = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=1, le=2**31 - 1)]


async def _moderator(request: Asks, context: Context) -> Player:
    player = await context.player(request)
    if not context.is_moderator(await context.accounts.login_of(player)):
        raise Refusal(403, "not-yours", "this is for the moderators of this server")
    return player


@get("/api/moderation/reports", summary="What players have reported", tags=["moderation"])
async def reports(request: Asks, context: Context, judged: bool = False) -> list[ReportedPlayer]:
    player = await _moderator(request, context)
    return await context.database.read(lambda c: read_reports(c, player.id, judged=judged))


@post(
    "/api/moderation/reports/{number:int}",
    summary="Decide about a report",
    tags=["moderation"],
    status_code=200,
)
async def decide(
    request: Asks, context: Context, number: Number, data: Judgement
) -> list[ReportedPlayer]:
    """Answers with the reports that still wait."""
    player = await _moderator(request, context)
    moderators = context.settings.moderators
    about = await context.writer.run(lambda c: judge(c, number, player.id, moderators, data))
    if data.verdict in ("banned", "unbanned"):
        context.authority.end([about])
    return await context.database.read(lambda c: read_reports(c, player.id, judged=False))


HANDLERS = [reports, decide]
