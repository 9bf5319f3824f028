"""Heads: a search over several cores, a process for each (`clew.bots.processes`).

Every head samples what the seat cannot know with a seed of its own, and the results of all heads
are added up. With a seed and a number of nodes the result is the same every time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from clew.bots.perspective import Perspective

__all__ = ["Search", "Tried", "added", "best", "think"]

Tried: TypeAlias = list[tuple[int, int, float]]
"""Each action, how often it was tried, and how it went on average; the best first."""
Search: TypeAlias = Callable[[Perspective, int], Tried]
"""What a head does, given its own perspective and a number of nodes: a function of a module."""

_OFTEN = 2
"""An action that was tried less often than another one by this factor is never the best."""


def think(perspective: Perspective, search: Search, nodes: int) -> Tried:
    """Searches with all heads of a perspective and returns what they have tried together."""
    if perspective.heads == 1:
        return search(perspective, nodes)
    # Where there are no processes (in a browser) one head is all there is.
    from clew.bots.processes import search_in_processes

    return added(search_in_processes(perspective, search, nodes))


def added(searches: Sequence[Tried]) -> Tried:
    """The results of several heads, added up."""
    times: dict[int, int] = {}
    sums: dict[int, float] = {}
    for tried in searches:
        for action, often, mean in tried:
            times[action] = times.get(action, 0) + often
            sums[action] = sums.get(action, 0.0) + often * mean
    most = max(times.values(), default=0)
    together = [(action, n, sums[action] / max(n, 1)) for action, n in times.items()]
    return sorted(together, key=lambda one: (_OFTEN * one[1] < most, -one[2], one[0]))


def best(tried: Tried) -> int:
    """The action that went best."""
    return tried[0][0]
