"""Shares: whose question a free process thinks about next, and how long.

Whoever has thought least lately is next: by address, then by player, then by table. Whoever asks
for much at once waits behind their own questions, and each of these gets less time; others hardly
notice.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

__all__ = ["Party", "Shares"]

_HALF = 20.0
"""Seconds after which half of what somebody has used is forgotten."""
_LITTLE = 0.001
_SHORTEST = 0.2
"""A decision gets no less than so many seconds, however many wait."""
_PART = 0.8
"""Of the time after which a process is taken to hang, a bot may use so much."""


class Party(NamedTuple):
    """For whom something is thought about. What is not known is empty, and a party of its own."""

    address: str = ""
    player: str = ""
    table: str = ""


class _Used:
    """How many seconds each key has used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, key: str) -> float:
        used, then = self._used.get(key, (0.0, 0.0))
        return float(used * 0.5 ** ((time.monotonic() - then) / _HALF)) if used else 0.0

    def add(self, key: str, seconds: float) -> None:
        self._used[key] = self.of(key) + seconds, time.monotonic()

    def forget(self) -> None:
        """Lets go of those who have used next to nothing."""
        self._used = {key: one for key, one in self._used.items() if self.of(key) > _LITTLE}


class _Question(NamedTuple):
    party: Party
    number: int
    turn: asyncio.Future[None]


class Shares:
    """So many may think at once; the others wait."""

    def __init__(self, at_once: int, seconds: float) -> None:
        """`seconds`: after so long a process is taken to hang."""
        self._at_once = at_once
        self._seconds = seconds
        self._running: Counter[str] = Counter()
        self._waiting: list[_Question] = []
        self._asked = 0
        self._used = _Used(), _Used(), _Used()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, party: Party) -> AsyncIterator[float]:
        """Waits for the party's turn; gives the seconds that a bot may think."""
        self._asked += 1
        party = Party(*(one or f" {self._asked}" for one in party))
        await self._wait(party, self._asked)
        began = time.monotonic()
        try:
            yield self._allowed(party)
        finally:
            self._end(party, time.monotonic() - began)

    async def _wait(self, party: Party, number: int) -> None:
        if self._running.total() < self._at_once and not self._waiting:
            self._running[party.address] += 1
            return
        question = _Question(party, number, asyncio.get_running_loop().create_future())
        self._waiting.append(question)
        try:
            await question.turn
        except asyncio.CancelledError:
            if question in self._waiting:
                self._waiting.remove(question)
            elif question.turn.done() and not question.turn.cancelled():
                self._end(party, 0.0)
            raise

    def _end(self, party: Party, seconds: float) -> None:
        self._running[party.address] -= 1
        self._running += Counter()  # without those that have none running
        for used, key in zip(self._used, party, strict=True):
            used.add(key, seconds)
        if not self._waiting:
            for used in self._used:
                used.forget()
        while self._waiting and self._running.total() < self._at_once:
            chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            if not chosen.turn.done():
                self._running[chosen.party.address] += 1
                chosen.turn.set_result(None)

    def _rank(self, question: _Question) -> tuple[float, ...]:
        party = question.party
        used = (used.of(key) for used, key in zip(self._used, party, strict=True))
        return self._running[party.address], *used, question.number

    def _allowed(self, party: Party) -> float:
        """The more of the same address wait, the less time each gets."""
        crowd = sum(1 for one in self._waiting if one.party.address == party.address)
        return max(_SHORTEST, _PART * self._seconds / (1 + crowd / self._at_once))
