"""The card game's own bots."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.games.labyrinth_cards.rules import TAKE, TAKING, LabyrinthCards

__all__ = ["greedy"]


def greedy(perspective: Perspective) -> int:
    """Places where it can take the most cards, and takes them; among equals any."""
    state = perspective.world
    assert isinstance(state, LabyrinthCards)
    legal = perspective.legal()
    if state.phase == TAKING:
        gains = [_cards(action) for action in legal]
    else:
        gains = [_gain(perspective, state, action) for action in legal]
    best = [action for action, gain in zip(legal, gains, strict=True) if gain == max(gains)]
    return best[perspective.chance.below(len(best))]


def _cards(take: int) -> int:
    """How many cards a take names."""
    return ((take - TAKE - 1) % 63 + 1).bit_count() if take > TAKE else 0


def _gain(perspective: Perspective, state: LabyrinthCards, placement: int) -> int:
    """The most cards that can be taken after a placement."""
    after = state.clone()
    after.apply(perspective.seat, placement, perspective.chance, None)
    if after.phase != TAKING:
        return 0
    return max(_cards(take) for take in after.legal(perspective.seat))
