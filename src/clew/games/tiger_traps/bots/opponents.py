"""Simple opponents in the whole game of Traps: a fixed rule, and ideas for a table that learns.

They see what a seat sees. Whoever loses to them is easy to beat, however well it does against other
bots.
"""

from __future__ import annotations

from collections.abc import Hashable

from clew.bots.perspective import Perspective
from clew.games.tiger_traps import bots
from clew.games.tiger_traps.bots.thinking import capacity
from clew.games.tiger_traps.rules import BID, BIDDING, BUILDING, CHOOSING, PASS, TigerTraps

__all__ = ["RULES", "ideas", "stubborn"]

_MANY = 4
"""From so many on, numbers are not told apart."""


def stubborn(perspective: Perspective) -> int:
    """Always lays its lowest card, raises once by one, then passes; reveals as the adept does."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    if state.phase in (CHOOSING, BUILDING):
        return _lowest(state, perspective.legal())
    if state.phase == BIDDING:
        has_raised = state.last_bid(perspective.seat) > 0
        return PASS if has_raised else BID + 1 + state.bid
    return bots.adept(perspective)


def _lowest(state: TigerTraps, legal: list[int]) -> int:
    """The card that matches least; without cards, the lowest bid."""
    cards = [action for action in legal if action <= BID]
    return min(cards, key=state.traits) if cards else legal[0]


RULES = {"stubborn": stubborn}


def ideas(perspective: Perspective) -> tuple[Hashable, list[int]]:
    """What to do next in a few words: lay the worst or the best card, bid one, what is sure or a
    bit more, raise by one or two, pass. To reveal it does as the adept does."""
    state, seat = perspective.world, perspective.seat
    assert isinstance(state, TigerTraps)
    legal = perspective.legal()
    if state.phase not in (CHOOSING, BUILDING, BIDDING):
        return (), [bots.adept(perspective)]
    sure = int(capacity(state, seat, 0)) // 100
    others = sum(int(state.height(o)) for o in range(1, int(state.players) + 1) if o != seat)
    situation = (
        int(state.phase),
        min(sure, _MANY),
        min(others, 2 * _MANY) // 2,
        max(-1, min(int(state.bid) - sure, _MANY)),
        min(int(state.last_bid(seat)), 1),
    )
    cards = [action for action in legal if action <= BID]
    bids = [1, sure, sure + 1, sure + others // 2, int(state.bid) + 1, int(state.bid) + 2]
    found = [min(cards, key=state.traits), max(cards, key=state.traits)] if cards else [-1, -1]
    found += [BID + bid for bid in bids] + [PASS]
    return situation, [action if action in legal else -1 for action in found]
