"""A bar with the time still to go, on a terminal; elsewhere a line now and then."""

from __future__ import annotations

import sys
import threading
import time
from typing import Self, TextIO

__all__ = ["Bar"]

_WIDTH = 24
_BLINK = 0.25
"""Seconds between two drawings on a terminal."""
_PAUSE = 10.0
"""Seconds between two lines elsewhere."""


class Bar:
    """Goes through steps whose proportions are known, and within a step by the clock.

    How slow this machine is shows in the steps that are done. No step is shown as done before
    it is: from nine tenths of its time on the bar creeps.
    """

    def __init__(self, label: str, out: TextIO | None = None) -> None:
        self.label = label
        self.out = out or sys.stderr
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._draw_on, daemon=True)
        self.stages([1.0])

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        if self.out.isatty():
            print(end="\r\x1b[K", file=self.out, flush=True)

    def stages(self, seconds: list[float]) -> None:
        """The first step begins; so long each takes where all takes as long as expected."""
        with self._lock:
            self._seconds, self._at = seconds, 0
            self._begun = self._since = time.monotonic()

    def next(self) -> None:
        """A step is done, the next begins."""
        with self._lock:
            self._at += 1
            self._since = time.monotonic()

    def shown(self) -> tuple[float, float]:
        """The share that is done, and how many seconds are still to go, as far as one can tell."""
        with self._lock:
            now = time.monotonic()
            before, step = sum(self._seconds[: self._at]), self._seconds[self._at]
            slow = (self._since - self._begun) / before if self._at else 1.0
            part = (now - self._since) / (step * slow)
            part = part if part < 0.9 else 1 - 0.09 / part
            total = sum(self._seconds)
            return (before + part * step) / total, slow * (total - before - part * step)

    def line(self) -> str:
        share, left = self.shown()
        full = round(_WIDTH * share)
        bar = "█" * full + "░" * (_WIDTH - full)
        return f"{self.label} {bar} {share:4.0%}, about {left:.0f} s to go"

    def _draw_on(self) -> None:
        terminal = self.out.isatty()
        while not self._over.wait(_BLINK if terminal else _PAUSE):
            start, end = ("\r\x1b[K", "") if terminal else ("", "\n")
            print(f"{start}{self.line()}", end=end, file=self.out, flush=True)
