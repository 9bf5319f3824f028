"""What many games have in common: the counts of each game (`Game.counts`), summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from clew.core.counts import Counts

__all__ = ["Held", "Spread", "Statistics", "sum_up"]


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How a number was spread over the games: its mean, extremes and quantiles."""

    mean: float
    least: float
    low: float
    """A twentieth of the games had this or less."""
    median: float
    high: float
    """A twentieth of the games had this or more."""
    most: float


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """How the seats fared that had or were something."""

    seats: int
    """How many had it, over all games."""
    wins: float
    fair: float
    """The wins that this many seats would get if all had the same chance."""
    ratio: float
    """Wins divided by fair wins: 1 is average."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a game counts of its own, over all games."""

    numbers: dict[str, Spread] = {}
    times: dict[str, dict[str, float]] = {}
    """So many a game, by group and name."""
    had: dict[str, dict[str, Held]] = {}


def sum_up(counted: Sequence[Counts], shares: Sequence[Sequence[float]]) -> Statistics:
    """The counts of many games together; `shares` are the seats' wins, game by game."""
    first = counted[0]
    return Statistics(
        numbers={name: _spread([one.numbers[name] for one in counted]) for name in first.numbers},
        times={group: _times([one.times[group] for one in counted]) for group in first.times},
        had={group: _held([one.had[group] for one in counted], shares) for group in first.had},
    )


def _spread(values: list[float]) -> Spread:
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(
        mean=round(sum(ordered) / len(ordered), 3),
        least=ordered[0],
        low=ordered[round(0.05 * last)],
        median=ordered[round(0.5 * last)],
        high=ordered[round(0.95 * last)],
        most=ordered[-1],
    )


def _times(games: list[dict[str, int]]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for one in games:
        total.update(one)
    return {name: round(times / len(games), 4) for name, times in sorted(total.items())}


def _held(games: list[list[list[str]]], shares: Sequence[Sequence[float]]) -> dict[str, Held]:
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    fair: Counter[str] = Counter()
    for by_seat, won in zip(games, shares, strict=True):
        for names, share in zip(by_seat, won, strict=True):
            for name in names:
                seats[name] += 1
                wins[name] += share  # type: ignore[assignment]
                fair[name] += 1 / len(by_seat)  # type: ignore[assignment]
    return {
        name: Held(
            seats=seats[name],
            wins=round(wins[name], 2),
            fair=round(fair[name], 2),
            ratio=round(wins[name] / fair[name], 3),
        )
        for name in sorted(seats)
    }
