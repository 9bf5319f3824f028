"""What the master of Traps does against one opponent, by a season solved as a game of bluff."""

from __future__ import annotations

from clew.bots.search.budget import Budget
from clew.core.chance import Chance
from clew.games.tiger_traps.board import many
from clew.games.tiger_traps.bots.habits import PLAYS
from clew.games.tiger_traps.bots.season import Season, top_bid
from clew.games.tiger_traps.bots.solving import Solver
from clew.games.tiger_traps.rules import (
    BID,
    BIDDING,
    BUILDING,
    GIVE,
    PASS,
    REVEAL,
    REVEALING,
    TigerTraps,
)

__all__ = ["solved"]

_RARE = 0.03
"""An action that is played less often than this is never played: the search has only tried it so
far."""

_PACE = 80_000
"""No more iterations in a second, where time is given: room for what they find is made first."""


def solved(state: TigerTraps, seat: int, chance: Chance, budget: Budget) -> dict[int, float]:
    """How likely to play what, as a season for two is solved; empty if there was no time."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return {legal[0]: 1.0}
    if state.phase == REVEALING and _goes_on(state, seat):
        return {REVEAL + seat: 1.0}
    cards = state.has_played(1) + state.has_played(2)
    if state.phase == BIDDING and state.bid >= top_bid(cards, state.highest):
        return {PASS: 1.0}
    if budget.seconds > 0:
        budget.nodes = min(budget.nodes, int(budget.seconds * _PACE))
    solver = Solver(Season(state, seat), chance, budget)
    solver.run()
    total = sum(solver.mix)
    if not total:
        return {}
    mix = [part if part >= _RARE * total else 0.0 for part in solver.mix]
    total = sum(mix)
    found: dict[int, float] = {}
    for choice, part in enumerate(mix):
        if part:
            for action, likely in _actions(state, seat, choice).items():
                found[action] = part / total * likely
    return found


def _goes_on(state: TigerTraps, seat: int) -> bool:
    """Whether the next card of the own stack is a good one: it costs nothing to turn it over."""
    height = state.height(seat)
    return height > 0 and state.traits(state.card(seat, height - 1)) > 0


def _actions(state: TigerTraps, seat: int, choice: int) -> dict[int, float]:
    """What a choice of the solved season means: any of the cards that match as much."""
    if state.phase == REVEALING:
        other = 3 - seat
        return {(REVEAL + other, REVEAL + seat, GIVE + other)[choice]: 1.0}
    if state.phase == BIDDING:
        return {BID + state.bid + choice if choice else PASS: 1.0}
    if state.phase == BUILDING and choice >= PLAYS:
        return {BID + choice - PLAYS + 1: 1.0}
    hand = state.hand(seat)
    cards = {kind: int(many(hand, kind)) for kind in range(6) if state.traits(kind) == choice}
    return {kind: n / sum(cards.values()) for kind, n in cards.items() if n}
