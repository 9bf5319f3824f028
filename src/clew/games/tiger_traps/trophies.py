"""What is worth remembering of a finished game of Traps."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.event import Event
from clew.core.trophies import FIRST_WIN, MASTERED, Feats, Trophy
from clew.games.tiger_traps.events import Bid, Revealer, Season, Took, Trapped

__all__ = ["FIGURES", "TROPHIES", "feats"]

FIGURES = ("promise", "bluffs", "trapped", "pots")
TROPHIES = (
    FIRST_WIN,
    Trophy("kept-word", "promise", at_least=8),
    Trophy("bluffer", "bluffs", at_least=10),
    Trophy("trapper", "trapped", at_least=25),
    MASTERED,
)


def feats(events: Sequence[Event], seat: int) -> Feats:
    """The highest bid that was kept, others caught in the player's traps, pots taken, and the
    seasons bluffed through: the player bid, and somebody who bid more ran into the player's own
    trap."""
    promise = trapped = bluffs = pots = bid = 0
    has_bid = has_caught = False
    for event in events:
        match event:
            case Season():
                has_bid = has_caught = False
            case Bid(seat=bidder) if bidder == seat:
                has_bid = True
            case Revealer(bid=height):
                bid = height
            case Trapped(owner_seat=owner) if owner == seat:
                trapped += 1
                bluffs += has_bid and not has_caught
                has_caught = True
            case Took(seat=taker) if taker == seat:
                pots += 1
                promise = max(promise, bid)
    sums = {"trapped": trapped, "bluffs": bluffs, "pots": pots}
    return Feats(sums=sums, most={"promise": promise})
