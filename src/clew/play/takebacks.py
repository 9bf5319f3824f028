"""Take-backs: going back further than one's own turn, if everybody agrees.

A proposal stands at the table until somebody declines or the position changes.
"""

from __future__ import annotations

import msgspec

from clew.play.sitting import PLAYERS, Sitting
from clew.table.messages import Agree, Ask, Decline, Proposal
from clew.table.refusal import Refusal

__all__ = ["all_agree", "joined", "proposal_after"]


def proposal_after(
    sitting: Sitting, seat: int | None, message: Ask | Agree | Decline
) -> Proposal | None:
    """The proposal after a seat's message; None if nothing is proposed."""
    table = sitting.table
    if seat is None or table is None:
        raise Refusal(403, "not-yours", "only players can do that")
    if message.n != table.n:
        raise Refusal(409, "stale", f"the table stands at {table.n}, not {message.n}")
    if sitting.row.settings.rated and len(_asked(sitting)) < len(sitting.row.seats):
        raise Refusal(
            409,
            "illegal",
            "a rated game goes back if all agree, and a bot cannot",
            why="rated-take-back",
        )
    if isinstance(message, Ask):
        return Proposal(n=message.n, seat=seat, to=message.to, agreed=[seat])
    standing = sitting.row.proposal
    if standing is None or standing.n != message.n:
        raise Refusal(409, "illegal", "nothing is proposed", why="nothing-proposed")
    if isinstance(message, Decline):
        return None
    if message.to != standing.to:
        raise Refusal(409, "stale", f"what is proposed is {standing.to}, not {message.to}")
    return msgspec.structs.replace(standing, agreed=sorted({*standing.agreed, seat}))


def joined(standing: Proposal | None, new: Proposal | None) -> Proposal | None:
    """A new proposal. It includes the seats that have agreed to the same one meanwhile."""
    if new is None or standing is None or (standing.n, standing.to) != (new.n, new.to):
        return new
    agreed = sorted({*standing.agreed, *new.agreed})
    return msgspec.structs.replace(new, agreed=agreed, seat=standing.seat)


def all_agree(sitting: Sitting) -> bool:
    """Whether everybody who is asked has agreed."""
    proposal = sitting.row.proposal
    return proposal is not None and set(_asked(sitting)) <= set(proposal.agreed)


def _asked(sitting: Sitting) -> list[int]:
    """Everybody who must agree: every person who still plays and, in a rated game, those who are
    away or have left, because it is their result, too."""
    if sitting.row.settings.rated:
        return [one.seat for one in sitting.row.seats if one.kind in PLAYERS]
    return sitting.people()
