# Compiled by mypyc.
"""How a seat's view of Traps is made. Compiled: every action makes one for every seat."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.games.tiger_traps.components import GEMS, KINDS
from clew.games.tiger_traps.rules import BIDDING, BUILDING, CHOOSING, TigerTraps, named
from clew.games.tiger_traps.view import PHASES, Player, View

__all__ = ["look_back", "turned_over", "view"]


def turned_over(state: TigerTraps, seat: int) -> list[str]:
    """The cards beside a seat's stack, in the order of turning."""
    top = state.has_played(seat) - 1
    return [KINDS[state.card(seat, top - i)] for i in range(state.has_turned(seat))]


def view(state: TigerTraps, seat: int, outcome: Outcome | None) -> View:
    choosing = state.phase == CHOOSING
    chosen = choosing and seat > 0 and state.has_played(seat) > 0
    acting = state.acting()
    if choosing:
        acting = 0 if chosen else seat
    seats = range(1, state.players + 1)
    this = (state.season - 1) % 4
    return View(
        seat=seat,
        players=[_player(state, other, choosing and other != seat) for other in seats],
        open_stacks=bool(state.open_stacks),
        early_gift=bool(state.early_gift),
        season=state.season,
        limit=state.limit,
        year=(state.season - 1) // 4 + 1,
        goal=KINDS[state.goal()],
        goals=[KINDS[state.door(place)] for place in range(this)],
        aside=14 - state.players * state.dealt,
        pot=state.pot,
        treasury=GEMS - state.pot - state.purses(),
        start=state.start,
        bid=state.bid,
        bidder=state.bidder,
        most=state.most() if state.phase in (BUILDING, BIDDING) else 0,
        matched=state.matched,
        acting=acting,
        asked="wait" if chosen else PHASES[state.phase],
        hand=named(state.hand(seat)) if seat else [],
        stack=_own_stack(state, seat) if seat and state.open_stacks else [],
        notes=[named(state.noted(other)) for other in seats],
        outcome=outcome,
    )


def look_back(now: TigerTraps, then: View) -> View:
    """An earlier view. The hand of this season is the one that is left now: what is missing
    from it lies in the own stack, where nobody looks (TT-13)."""
    if not then.seat or then.season != now.season or now.open_stacks:
        return then
    return msgspec.structs.replace(then, hand=named(now.hand(then.seat)))


def _player(state: TigerTraps, seat: int, secret: bool) -> Player:
    return Player(
        gems=state.purse(seat),
        hand=state.dealt - (0 if secret else state.has_played(seat)),
        stack=0 if secret else state.height(seat),
        beside=turned_over(state, seat),
        passed=bool(state.passed >> seat - 1 & 1),
        bid=state.last_bid(seat),
    )


def _own_stack(state: TigerTraps, seat: int) -> list[str]:
    return [KINDS[state.card(seat, place)] for place in range(state.height(seat))]
