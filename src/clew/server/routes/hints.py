"""Hints: what the master would do, at friendly tables, for the own seat."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import Parameter

from clew.server.context import Context
from clew.server.errors import Refusal

__all__ = ["HANDLERS", "Hint"]

Language = Annotated[str, Parameter(pattern="^(en|fr)$")]
Key = Annotated[str, Parameter(max_length=40)]


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """An action, and why it is a good one: a sentence, or nothing."""

    seat: int
    n: int
    """After which entry of the table."""
    action: str
    why: str


@post(
    "/api/tables/{key:str}/hint",
    summary="What the best bot would do for me now, and why (not in rated games)",
    tags=["tables"],
    status_code=200,
)
async def hint(
    request: Request[Any, Any, Any], context: Context, key: Key, lang: Language = "en"
) -> Hint:
    player = await context.player(request)
    room = await context.rooms.room(key)
    table = room.table
    if table is None or table.outcome:
        raise Refusal(409, "not-playing", "there is nothing to decide at this table")
    if room.row.settings.rated:
        raise Refusal(403, "rated", "there are no hints in a rated game")
    seats = [seat for seat in table.pending() if room.seat_of(player.id, seat)]
    if not seats:
        raise Refusal(409, "not-your-turn", "there is nothing for you to decide now")
    names = [seat.name for seat in table.seats]
    try:
        action, why = await context.desk.advise(table.game, table.state, seats[0], names, lang)
    except TimeoutError:
        raise Refusal(503, "busy", "nobody has time to think about it now") from None
    return Hint(seat=seats[0], n=table.n, action=table.game.format(action), why=why)


HANDLERS = [hint]
