"""What a player's message does, who may do it, and how it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clew.core.errors import ClewError, Illegal, Unreadable, refusal_sentence
from clew.core.game import Game
from clew.games import find
from clew.play.sitting import Sitting
from clew.table.messages import Act, Answered, Back, Refused, Resign, Undo, Update
from clew.table.reasons import Problem, Reason
from clew.table.refusal import Refusal, sentence_of
from clew.table.table import Table
from clew.words import words

__all__ = [
    "Stale",
    "deed",
    "end_time",
    "meant",
    "playable",
    "played_before",
    "refused",
    "rule_broken",
]


class Stale(Refusal):
    """An action was meant for another position than the table's. `n` is its number."""

    def __init__(self, table: Table, n: int) -> None:
        super().__init__(409, "stale", f"the table stands at {table.n}, not {n}")
        self.n = n


def deed(message: Act | Undo | Resign | Back, seat: int) -> Callable[[Table], None]:
    """Carries out a seat's message at the table."""
    match message:
        case Act(action=action):
            return lambda table: table.act(seat, action)
        case Undo():
            return lambda table: table.undo(seat)
        case Resign():
            return lambda table: table.leave(seat, "resign")
        case Back():
            return lambda table: table.hand_over(seat, "return")


def playable(sitting: Sitting, seat: int | None) -> tuple[Table, int]:
    """The table and the seat, if this seat's player may do something there now."""
    table = sitting.table
    if table is None or sitting.row.status == "closed":
        raise Refusal(409, "not-running", "the game has not begun, or the table is closed")
    if seat is None:
        raise Refusal(403, "not-yours", "a spectator cannot act")
    if seat in table.left:
        raise Refusal(403, "not-yours", "a player who has left cannot act")
    return table, seat


def meant(
    sitting: Sitting, seat: int | None, message: Act | Undo | Resign | Back
) -> tuple[Table, int, bool]:
    """The table, the seat, and whether the message is new, if it may be done now. Raises Stale if
    it is meant for another position."""
    table, own = playable(sitting, seat)
    if (own, message.id) in sitting.client_ids:
        return table, own, False
    n = message.n if isinstance(message, Act | Undo) else table.n
    if n != table.n:
        raise Stale(table, n)
    return table, own, True


def played_before(sitting: Sitting, seat: int, client_id: str) -> Answered | Update:
    """What a seat is told that has sent the same message again."""
    table = sitting.table
    assert table
    if table.answer(seat) is not None:
        return Answered(id=client_id, n=table.n)
    return sitting.update(seat, [], [client_id])


def end_time(sitting: Sitting, table: Table, now: float) -> None:
    """Acts for a seat that is late in the course of its turn: it forfeits, or a bot plays on, as
    the table's settings say. If nobody else is left, the game ends, except by correspondence."""
    settings = sitting.row.settings
    by_days = settings.clock is not None and settings.clock.kind == "days"
    for seat in sitting.late(now):
        if not table.outcome:
            if sitting.people() == [seat] and not by_days:
                table.leave(seat, "desert")
            elif settings.on_timeout == "forfeit":
                table.leave(seat, "forfeit")
            else:
                table.hand_over(seat)


def rule_broken(game: Game[Any], error: Illegal) -> Problem:
    """Which rule forbids an action, with the name of the sentence that says so."""
    number = error.rule
    return Problem(
        reason="illegal",
        text=words("en", game).refusal(number),
        message=refusal_sentence(game.id, number),
        rule=game.rule(number),
    )


def refused(sitting: Sitting, client_id: str, error: ClewError) -> Refused:
    """Why something was not done: it cannot be read, or the rules (CO-06) or the table forbid
    it."""
    if isinstance(error, Illegal):
        why = rule_broken(find(sitting.row.game), error)
        return Refused(
            id=client_id, reason=why.reason, text=why.text, message=why.message, rule=why.rule
        )
    reason: Reason = "illegal"
    if isinstance(error, Unreadable):
        reason = "unreadable"
    elif isinstance(error, Refusal):
        reason = error.reason
    return Refused(
        id=client_id,
        reason=reason,
        text=str(error),
        message=sentence_of(error),
        values=dict(error.values),
    )
