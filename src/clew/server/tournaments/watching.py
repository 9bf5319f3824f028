"""Watching: those who have asked for news of a tournament are answered when there are some."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

__all__ = ["Watching"]


class Watching:
    """Who waits in this process, by tournament."""

    def __init__(self) -> None:
        self._waiting: dict[int, set[asyncio.Future[None]]] = {}

    async def wait(self, tournament: int, seconds: float) -> None:
        """Until the tournament changes, or so many seconds have passed."""
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(tournament, set()).add(news)
        try:
            async with asyncio.timeout(seconds):
                await news
        except TimeoutError:
            pass
        finally:
            waiting = self._waiting.get(tournament, set())
            waiting.discard(news)
            if not waiting:
                self._waiting.pop(tournament, None)

    def tell(self, tournaments: Iterable[int]) -> None:
        for one in tournaments:
            for news in self._waiting.pop(one, ()):
                if not news.done():
                    news.set_result(None)

    def tell_all(self) -> None:
        """This process may have missed something."""
        self.tell(list(self._waiting))
