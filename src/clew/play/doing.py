"""What a player's message does, who may do it, and how it is refused."""

from __future__ import annotations

from collections.abc import Callable

from clew.core.errors import ClewError, Illegal, Unreadable
from clew.games import find
from clew.play.sitting import Sitting
from clew.table.messages import Act, Back, Refused, Resign, Undo
from clew.table.reasons import Reason
from clew.table.refusal import Refusal
from clew.table.table import Table
from clew.words import words

__all__ = ["deed", "playable", "refused"]


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


def refused(sitting: Sitting, client_id: str, error: ClewError) -> Refused:
    """Why something was not done: it cannot be read, or the rules (CO-06) or the table forbid
    it."""
    if isinstance(error, Illegal):
        game, number = find(sitting.row.game), error.rule
        message = f"refusal-co-{-number:02}" if number < 0 else f"{game.id}-refusal-{number:02}"
        return Refused(
            id=client_id,
            reason="illegal",
            text=words("en", game).refusal(number),
            message=message,
            rule=game.rule(number),
        )
    reason: Reason = "illegal"
    if isinstance(error, Unreadable):
        reason = "unreadable"
    elif isinstance(error, Refusal):
        reason = error.reason
    return Refused(id=client_id, reason=reason, text=str(error))
