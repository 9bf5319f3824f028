"""What scripts about ceilings share: a guide in worlds that are true as far as somebody knows, and
what such a player wins."""

from __future__ import annotations

import statistics
from argparse import ArgumentTypeError

from librt.vecs import vec
from mypy_extensions import i64

from clew.arena.match import interval
from clew.bots.search.tree import Guide
from clew.core.chance import Chance
from clew.core.state import State

__all__ = ["Knowing", "at_least_two_deals", "measured"]


class Knowing(Guide):
    """Goes on as another guide does; its heirs say in which worlds."""

    def __init__(self, guide: Guide) -> None:
        super().__init__(guide.horizon)
        self._guide = guide

    def moves(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return self._guide.moves(state, seat, out)

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        return self._guide.choose(state, seat, chance)

    def judge(self, state: State, out: vec[i64]) -> None:
        self._guide.judge(state, out)

    def stops(self, state: State) -> bool:
        return self._guide.stops(state)


def at_least_two_deals(games: str) -> int:
    """A number of games that says something: of two deals at least, from both seats."""
    number = int(games)
    if number < 4:
        raise ArgumentTypeError(f"{number} games say nothing: at least 4")
    return number


def measured(deals: list[float], players: int = 2) -> str:
    """What a player wins, of the means of deals that were played from every seat."""
    rate, error, games = statistics.fmean(deals), statistics.stdev(deals), players * len(deals)
    low, high = interval(rate, error, len(deals), games)
    return f"wins {rate:.1%} ({low:.0%}-{high:.0%}) of {games}"
