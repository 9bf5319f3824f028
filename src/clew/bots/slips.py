"""Slips: how a novice goes wrong. It overlooks something, but plays sensibly what it sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clew.core.chance import Chance

__all__ = ["any_near", "glimpse"]


def glimpse(actions: Sequence[int], chance: Chance, some: int) -> list[int]:
    """So many of the actions, whichever catch the eye, in rising order."""
    left = list(actions)
    while len(left) > some:
        left.pop(chance.below(len(left)))
    return left


def any_near(values: Mapping[int, int], chance: Chance, distance: int) -> int:
    """One of the actions whose value is at most so far below the best."""
    best = max(values.values())
    near = [action for action, value in values.items() if best - value <= distance]
    return near[chance.below(len(near))]
