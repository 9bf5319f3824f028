"""Garbage: what holds itself in a circle is dropped every minute or so, at a price that is fixed.

By itself Python would look for it after so many new objects that a server with few tables waits for
hours, and grows meanwhile. With many tables a look takes long, so then it is done seldom.
"""

from __future__ import annotations

import gc
import time

__all__ = ["Garbage", "not_yet"]

_SECONDS = 60.0
"""How long the shortest pause between two looks is."""
_SHARE = 1 / 3000
"""The share of its time that the server looks for garbage at most."""


def not_yet() -> None:
    """While Clew starts, hardly anything becomes garbage, but Python would look at all that is
    loaded a dozen times. `app.py` has it look again."""
    gc.disable()


class Garbage:
    def __init__(self) -> None:
        self._next = time.monotonic() + _SECONDS

    def sweep(self) -> None:
        """Collects what there is, if it is time."""
        began = time.monotonic()
        if began < self._next:
            return
        gc.collect()
        ended = time.monotonic()
        self._next = ended + max(_SECONDS, (ended - began) / _SHARE)
