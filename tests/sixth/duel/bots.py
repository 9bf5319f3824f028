"""The bots of Duel: a function for each level that there is."""

from __future__ import annotations

from clew.bots import Perspective

__all__ = ["greedy"]


def greedy(perspective: Perspective) -> int:
    """Always the highest card."""
    return max(perspective.legal())
