# Compiled by mypyc.
"""Budget: how long a bot may think, by nodes, by time, or until it is told to stop."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Final, final

from mypy_extensions import i64

__all__ = ["Budget"]

_NEVER: Final = 0x3FFFFFFFFFFFFFFF
_PAUSE: Final = 0.005
_OFTEN: Final = 0.0005


@final
class Budget:
    """So many nodes, so many seconds, or both; 0 is no limit. The clock starts at once.

    With nodes alone a search is the same every time. `stop` ends it from another thread: the search
    checks for this every `every` nodes. If time is limited it reads the clock about twice a
    millisecond, however long a node takes.
    """

    def __init__(self, nodes: int = 0, seconds: float = 0.0, every: int = 1024) -> None:
        self.used: i64 = 0
        """How many nodes were looked at."""
        self.over: bool = False
        self.nodes: i64 = nodes if nodes > 0 else _NEVER
        self.seconds: float = seconds
        self._every: i64 = every if seconds <= 0 else 1
        self._began: float = perf_counter()
        self._paused: float = self._began
        self._looked: float = self._began
        self._next: i64 = min(self._every, self.nodes)

    def spend(self) -> bool:
        """Counts a node and returns whether the budget is used up."""
        self.used += 1
        if self.used >= self._next:
            self._look()
        return self.over

    def part(self) -> float:
        """How much of it is used up, 0 to 1."""
        used: float = float(self.used) / float(self.nodes)
        if self.seconds > 0:
            used = max(used, (perf_counter() - self._began) / self.seconds)
        return min(used, 1.0)

    def stop(self) -> None:
        """Ends the search that spends this budget."""
        self.over = True

    def _look(self) -> None:
        if self.used >= self.nodes:
            self.over = True
        now: float = perf_counter()
        if self.seconds > 0:
            if now - self._began >= self.seconds:
                self.over = True
            if now - self._looked < _OFTEN:
                self._every *= 2
            elif self._every > 1:
                self._every //= 2
            self._looked = now
        if now - self._paused >= _PAUSE:
            # Compiled code never yields to other threads by itself, and another thread may want to
            # call `stop`.
            sleep(0)
            self._paused = now
        self._next = min(self.used + self._every, self.nodes)
