"""Plans: what a player may try out on anybody's turn, in thought alone."""

from __future__ import annotations

from clew.core.errors import Illegal
from clew.play import hints
from clew.play.doing import playable, refused
from clew.play.sitting import Sitting
from clew.table.eyes import Eyes
from clew.table.messages import Planned
from clew.table.reasons import Problem
from clew.table.refusal import Refusal

__all__ = ["plan"]


def plan(sitting: Sitting, seat: int | None, asked: str) -> Planned:
    """What a seat could do if it were its turn now; `asked` is in the words of the game. Raises
    Refusal where plans are not allowed, and Unreadable where the game does not understand."""
    settings = sitting.row.settings
    if not settings.plans or not hints.allowed(settings):
        raise Refusal(403, "no-plans", "this table is played without plans")
    table, own = playable(sitting, seat)
    if table.outcome:
        raise Refusal(409, "not-now", "the game is over: there is nothing left to plan")
    try:
        found = Eyes(table, own).plan(asked)
    except Illegal as error:
        why = refused(sitting, "", error)
        problem = Problem(reason=why.reason, text=why.text, message=why.message, rule=why.rule)
        return Planned(n=table.n, refused=problem)
    if found is None:
        raise Refusal(404, "nothing", f"{table.game.id} has nothing to plan")
    return Planned(n=table.n, plan=found)
