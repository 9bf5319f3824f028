"""Why an action of The Lady and the Tiger: Labyrinth is a good one, in facts about the board."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.bots.search.alphabeta import FAR, AlphaBeta, turns_to_end
from clew.core.event import Event
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.bots.ways import can_win, way
from clew.games.tiger_labyrinth.rules import OVER, SWAPPING, TigerLabyrinth

__all__ = ["WhyLook", "WhyStops", "WhyWin", "explain"]

_EVEN = 20
"""A lead of less than a step counts as none."""
_NODES = 500_000
_INTERPRETED = 100_000


class WhyWin(Event, frozen=True, kw_only=True, tag="why-win"):
    """It wins within so many own turns, whatever the answers."""

    turns: int


class WhyStops(Event, frozen=True, kw_only=True, tag="why-stops"):
    """Only so many of all actions keep the opponent from winning in the next turn."""

    safe: int
    actions: int


class WhyLook(Event, frozen=True, kw_only=True, tag="why-look"):
    """What it does to the ways of both this turn, and who is ahead some turns later."""

    gains: str
    """Which way it changes for the better: "both", "own", "other", or "neither"."""
    nearer: int
    """By how many steps the own cubs get nearer to their Door, all together."""
    back: int
    """By how many the opponent's get further away."""
    turns: int
    ahead: str
    """Who is then ahead: "you", "other", or "nobody"."""


def explain(perspective: Perspective, action: int) -> Event:
    """Why an action is a good one: whether it wins or keeps the other from winning, what it gains
    in steps, the best swap after a step included, and what comes of it as the master sees it."""
    state, seat = perspective.world, perspective.seat
    assert isinstance(state, TigerLabyrinth)
    after = state.clone()
    after.apply(seat, action, perspective.chance, None)
    if after.phase == OVER:
        return WhyWin(turns=1)
    search = AlphaBeta(TigerLine(after), perspective.allowed(_NODES, interpreted=_INTERPRETED))
    best = search.run()
    own = after.seat == seat
    value = int(search.value) if own else -int(search.value)
    if value > FAR:
        return WhyWin(turns=turns_to_end(value) // 2 + 1 if own else (turns_to_end(value) + 3) // 2)
    if urgent := _stops(perspective, state, action):
        return urgent
    if after.phase == SWAPPING:
        after.apply(seat, best, perspective.chance, None)
    nearer = way(state, seat) - way(after, seat)
    back = way(after, 3 - seat) - way(state, 3 - seat)
    return WhyLook(
        gains=_gains(nearer, back),
        nearer=max(0, nearer),
        back=max(0, back),
        turns=int(search.depth),
        ahead="nobody" if abs(value) < _EVEN else "you" if value > 0 else "other",
    )


def _gains(nearer: int, back: int) -> str:
    if nearer > 0:
        return "both" if back > 0 else "own"
    return "other" if back > 0 else "neither"


def _stops(perspective: Perspective, state: TigerLabyrinth, action: int) -> WhyStops | None:
    """The reason, if most other actions would let the opponent win in the next turn."""
    actions = perspective.legal()
    safe = [other for other in actions if _is_safe(perspective, state, other)]
    if action in safe and 2 * len(safe) <= len(actions):
        return WhyStops(safe=len(safe), actions=len(actions))
    return None


def _is_safe(perspective: Perspective, state: TigerLabyrinth, action: int) -> bool:
    """Whether the opponent cannot win with its next step, at least after the right swap."""
    after = state.clone()
    after.apply(perspective.seat, action, perspective.chance, None)
    if after.phase == SWAPPING:
        return any(_is_safe(perspective, after, swap) for swap in after.legal(perspective.seat))
    return not can_win(after, 3 - perspective.seat)
