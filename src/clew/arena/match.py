"""Matches: bots against each other over the same deals, from every seat."""

from __future__ import annotations

import itertools
import math
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from clew.arena.cluster import Cluster
from clew.arena.simulate import Job, play_game, win_shares
from clew.core.chance import Fast
from clew.engine import seats as engine
from clew.engine.pool import shared
from clew.games import find
from clew.table.record import Record

__all__ = [
    "Game",
    "Match",
    "Score",
    "Standing",
    "Z",
    "check",
    "interval",
    "play",
    "play_one",
    "standing",
]

Z = 1.959964
"""Standard deviations on either side of a 95 % interval."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what. The bots change seats after each game; the deal changes when all seatings
    were played."""

    game: str
    bots: list[str]
    """The bots by seat in the first game of each deal."""
    options: dict[str, Any] = {}
    seed: str = "1"
    keep: bool = False
    """Whether each game comes with its whole record."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a match."""

    number: int
    shares: list[float]
    """Shares of the win, in the order of the match's bots, not of their seats."""
    decisions: int
    times: list[list[int]] = []
    """The times of each bot's decisions, in microseconds."""
    forfeits: list[int] = []
    """The bots of the match that failed and therefore lost the game. Only programs can fail."""
    record: Record | None = None


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did; one that has several seats counts once for each."""

    bot: str
    seats: int
    wins: float
    """A shared win counts in parts."""
    rate: float
    """Wins per game and seat."""
    low: float
    high: float
    """The 95 % interval of the rate."""
    ms: float
    """A decision, on average."""
    ms_99: float
    """Only one decision in a hundred took longer."""
    forfeits: int = 0
    """Games lost because the program failed."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A match so far."""

    match: Match
    games: int
    decisions: float
    """A game, on average."""
    scores: list[Score]


def check(match: Match) -> None:
    """Raises ClewError unless there are such bots and such a game."""
    game = find(match.game)
    game.check_players(len(match.bots))
    game.new(len(match.bots), game.read_options(match.options), Fast(0))
    for bot in match.bots:
        engine.check(match.game, bot, len(match.bots))


def play_one(match: Match, number: int) -> Game:
    """Game `number` of a match: the same deal for as many games as there are seats."""
    players = len(match.bots)
    deal, turned = divmod(number, players)
    seated = [(seat + turned) % players for seat in range(players)]
    times: list[list[int]] = [[] for _ in match.bots]
    job = Job(
        game=match.game,
        bots=[match.bots[bot] for bot in seated],
        options=match.options,
        seed=match.seed,
    )
    table = play_game(
        job, deal, lambda seat, seconds: times[seated[seat - 1]].append(round(1e6 * seconds))
    )
    shares = win_shares(table)
    by_bot = [0.0] * players
    for seat, bot in enumerate(seated):
        by_bot[bot] = shares[seat]
    return Game(
        number=number,
        shares=by_bot,
        decisions=len(table.entries),
        times=times,
        forfeits=[seated[seat - 1] for seat in table.left],
        record=table.record() if match.keep else None,
    )


def _play_one(arguments: tuple[Match, int]) -> Game:
    return play_one(*arguments)


def play(
    match: Match, numbers: Iterable[int], *, jobs: int = 0, cluster: Cluster | None = None
) -> Iterator[Game]:
    """Plays games of a match, on all cores (`jobs`: on so many), and gives them in order.

    On a cluster, if there is one.
    """
    work = [(match, number) for number in numbers]
    if cluster is not None:
        yield from cluster.map(_play_one, work, match.game)
        return
    workers = min(jobs or os.cpu_count() or 1, max(1, len(work)))
    if workers == 1:
        try:
            yield from itertools.starmap(play_one, work)
        finally:
            shared().close()
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_play_one, work)


def interval(rate: float, deviation: float, deals: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate over `games` games in `deals` independent deals.

    It is Wilson's interval for the effective number of independent games: `deviation` is the
    standard deviation of the deals' means. If all deals had the same result, each deal counts as
    one game.
    """
    spread = rate * (1 - rate)
    error = deviation**2 / deals if deals > 1 else 0.0
    independent = min(spread / error, float(games)) if spread > 0 and error > 0 else float(deals)
    centre = (rate + Z**2 / (2 * independent)) / (1 + Z**2 / independent)
    half = (
        Z * math.sqrt(spread / independent + Z**2 / (4 * independent**2)) / (1 + Z**2 / independent)
    )
    return max(0.0, centre - half), min(1.0, centre + half)


def standing(match: Match, games: Sequence[Game]) -> Standing:
    """The scores after some games."""
    return Standing(
        match=match,
        games=len(games),
        decisions=round(sum(game.decisions for game in games) / max(1, len(games)), 1),
        scores=[_score(match, games, bot) for bot in dict.fromkeys(match.bots)],
    )


def _score(match: Match, games: Sequence[Game], bot: str) -> Score:
    places = [i for i, name in enumerate(match.bots) if name == bot]
    deals: dict[int, list[float]] = {}
    for game in games:
        share = sum(game.shares[i] for i in places) / len(places)
        deals.setdefault(game.number // len(match.bots), []).append(share)
    means = [sum(shares) / len(shares) for shares in deals.values()]
    rate = sum(sum(shares) for shares in deals.values()) / max(1, len(games))
    middle = sum(means) / max(1, len(means))
    deviation = math.sqrt(sum((mean - middle) ** 2 for mean in means) / max(1, len(means) - 1))
    low, high = interval(rate, deviation, max(1, len(means)), max(1, len(games)))
    times = sorted(us for game in games for i in places if game.times for us in game.times[i])
    return Score(
        bot=bot,
        seats=len(places),
        wins=round(rate * len(games) * len(places), 2),
        rate=round(rate, 4),
        low=round(low, 4),
        high=round(high, 4),
        ms=round(sum(times) / max(1, len(times)) / 1000, 3),
        ms_99=round(times[int(0.99 * (len(times) - 1))] / 1000, 3) if times else 0.0,
        forfeits=sum(place in game.forfeits for game in games for place in places),
    )
