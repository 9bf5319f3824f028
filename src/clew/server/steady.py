"""Steady time: seconds since 1970, by which clocks run and tables become due.

The system's clock may be set, back or forward, while a game runs; nobody gains or loses time by it.
From one start of the process to its end only what has really passed counts, sleep included.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

__all__ = ["now"]


def _clock() -> Callable[[], float]:
    """The clock that counts sleep, where the system has one (Linux); elsewhere the monotonic one,
    which on Windows counts it anyway."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    return time.monotonic


_passed = _clock()
_BEGAN = time.time() - _passed()


def now() -> float:
    return _BEGAN + _passed()
