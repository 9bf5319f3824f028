"""Corrects chances of winning that are too bold or not bold enough."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["tempered"]


def tempered(chances: Sequence[float], power: float) -> list[float]:
    """Raises the odds of chances to a power. A power below 1 brings the chances closer together.

    >>> tempered([0.9, 0.1], 0.5)
    [0.75, 0.25]
    """
    raised = [max(chance, 1e-9) ** power for chance in chances]
    return [round(one / sum(raised), 6) for one in raised]
