"""Plans: what a bid needs, against what lies on the table, on anybody's turn."""

from __future__ import annotations

import msgspec

from clew.core.errors import Unreadable
from clew.games.tiger_traps.components import COPIES, KINDS
from clew.games.tiger_traps.rules import TigerTraps
from clew.games.tiger_traps.sight import view
from clew.games.tiger_traps.view import View

__all__ = ["Need", "Plan", "Worth", "plan"]


class Need(msgspec.Struct, frozen=True, kw_only=True):
    """What a bid needs."""

    bid: int
    missing: int
    """Traits that are still to be matched."""
    cards: int
    """How many of the cards that lie face down must be turned over at least; 0 if not even all of
    them are enough, or if nothing is missing."""


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the own hand, and how many traits of the goal it matches (TT-15)."""

    card: str
    traits: int


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat could know by counting: from its hand, and from what lies open."""

    goal: str
    down: int
    """How many cards lie face down on the table."""
    most: int
    """The most traits that so many cards can match, where none of them is in the own hand or has
    been turned over (TT-01)."""
    needs: list[Need]
    """The highest bid, and while bids are made every higher one."""
    hand: list[Worth]


def plan(state: TigerTraps, seat: int, asked: str) -> Plan:
    """All of it at once: there is nothing to ask for. What the own stack holds is not told
    (TT-13)."""
    if asked:
        raise Unreadable(f"{asked!r} cannot be planned: every bid is, without a question")
    seen = view(state, seat, None)
    traits = {kind: int(state.traits(i)) for i, kind in enumerate(KINDS)}
    down = sum(player.stack for player in seen.players)
    best = _best(seen, traits)[:down]
    bids = [seen.bid] if seen.bid else []
    if seen.asked not in ("reveal", "award"):
        bids += range(seen.bid + 1, state.highest + 1)
    return Plan(
        goal=seen.goal,
        down=down,
        most=sum(best),
        needs=[_need(bid, bid - seen.matched, best) for bid in bids],
        hand=[Worth(card=card, traits=traits[card]) for card in seen.hand],
    )


def _best(seen: View, traits: dict[str, int]) -> list[int]:
    """What the cards that may lie face down match, best first."""
    left = dict(zip(KINDS, COPIES, strict=True))
    for card in [*seen.hand, *(card for player in seen.players for card in player.beside)]:
        left[card] -= 1
    return sorted((traits[kind] for kind in KINDS for _ in range(left[kind])), reverse=True)


def _need(bid: int, missing: int, best: list[int]) -> Need:
    enough = (count for count in range(1, len(best) + 1) if sum(best[:count]) >= missing)
    cards = next(enough, 0) if missing > 0 else 0
    return Need(bid=bid, missing=max(0, missing), cards=cards)
