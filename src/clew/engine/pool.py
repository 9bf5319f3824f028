"""Pool: idle programs between two games, so that a match does not start them again for each
game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from multiprocessing.util import Finalize

from clew.engine.program import Program

__all__ = ["Pool", "shared"]

_MAX_IDLE = 8


class Pool:
    """Idle programs by their command. A program sits in one seat at a time."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, frozenset[str]], list[Program]] = {}
        self._process = os.getpid()

    @property
    def is_ours(self) -> bool:
        return self._process == os.getpid()

    def take(self, command: str, games: Mapping[str, int], seconds: float) -> Program:
        """An idle program, or one started now. Raises Fault if it does not greet."""
        idle = self._idle.get((command, frozenset(games)))
        return idle.pop() if idle else Program(command, games, seconds=seconds)

    def give_back(self, program: Program) -> None:
        idle = self._idle.setdefault((program.command, frozenset(program.games)), [])
        if len(idle) < _MAX_IDLE:
            idle.append(program)
        else:
            program.close()

    def close(self) -> None:
        """Ends all programs. Programs of the process that this one was forked from are left
        alone."""
        idle, self._idle = self._idle, {}
        if self.is_ours:
            for programs in idle.values():
                for program in programs:
                    program.close()


_shared: Pool | None = None
_inherited: list[Pool] = []
"""Pools of a parent process. They are kept, so that nothing waits for processes that are not our
children."""


def shared() -> Pool:
    """The pool of this process; it is closed when the process ends, worker or not."""
    global _shared  # noqa: PLW0603 (one a process)
    if _shared is not None and not _shared.is_ours:
        _inherited.append(_shared)
        _shared = None
    if _shared is None:
        _shared = Pool()
        Finalize(None, _shared.close, exitpriority=10)
    return _shared
