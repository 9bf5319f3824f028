"""Limits: how much one player or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

__all__ = ["Limits"]

_MAX_KEPT = 50_000


class Limits:
    """Token buckets, one for each key. A bucket fills by `rate` a second up to `burst`, and a
    request takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        if not self._rate:
            return True
        now = time.monotonic()
        level, then = self._buckets.get(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        allowed = level >= cost
        self._buckets[key] = (level - cost if allowed else level, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MAX_KEPT:
            self._buckets.popitem(last=False)
        return allowed
