"""Bots play many games among themselves."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games import find
from clew.table.fairness import Fairness
from clew.table.record import Seat, write
from clew.table.table import Table

__all__ = ["Job", "Played", "Summary", "play_game", "simulate"]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What games to play. Game i is the same whoever plays it: it has its own seed."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: str
    records: str = ""
    """A folder for the record of every game, or none."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    shares: list[float]
    termination: str
    decisions: int
    scores: list[int]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All games together."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: str
    games: int
    seconds: float
    games_per_s: float
    decisions: float
    """A game, on average."""
    decisions_range: tuple[int, int]
    wins: list[float]
    """By seat; a shared win counts in parts."""
    terminations: dict[str, int]


def play_game(
    job: Job, number: int, timed: Callable[[int, float], None] = lambda _seat, _seconds: None
) -> Table:
    """Game number `number` of a job, played to its end.

    `timed` hears of every decision whose it was and how many seconds of processor time it took:
    what else the machine does is not counted.
    """
    game = find(job.game)
    seats = [Seat(name=f"{bot} {i + 1}", player=bot) for i, bot in enumerate(job.bots)]
    players = [bots.find(job.game, bot) for bot in job.bots]
    fairness = Fairness.from_seed(f"{job.seed} {number}", len(seats))
    table = Table(game, game.read_options(job.options), seats, fairness, history=False)
    while waiting := table.pending():
        seat = waiting[0]
        perspective = Perspective(game, table.state, seat, table.bot_seed(seat))
        began = time.thread_time()
        action = players[seat - 1](perspective)
        timed(seat, time.thread_time() - began)
        table.act(seat, action)
    return table


def _play_some(job: Job, first: int, after: int) -> list[Played]:
    played = []
    for number in range(first, after):
        table = play_game(job, number)
        outcome, shares = table.outcome, table.state.result()
        assert outcome is not None
        assert shares is not None
        if job.records:
            write(table.record(), Path(job.records) / f"{job.game}-{job.seed}-{number:06}.json")
        played.append(
            Played(
                shares=shares,
                termination=outcome.termination,
                decisions=len(table.entries),
                scores=outcome.scores,
            )
        )
    return played


def simulate(
    job: Job, games: int, *, jobs: int = 0, progress: Callable[[int], None] = lambda _: None
) -> Summary:
    """Plays the games on all cores (`jobs`: on so many); `progress` hears how many are done."""
    game = find(job.game)
    game.check_players(len(job.bots))
    game.new(len(job.bots), game.read_options(job.options), Fast(0))
    for bot in job.bots:
        bots.find(job.game, bot)
    began = time.perf_counter()
    workers = min(jobs or os.cpu_count() or 1, max(1, games // 8))
    played: list[Played] = []
    step = max(1, min(50, games // (4 * workers)))
    parts = [(first, min(first + step, games)) for first in range(0, games, step)]
    if workers == 1:
        for part in parts:
            played += _play_some(job, *part)
            progress(len(played))
    else:
        with ProcessPoolExecutor(workers) as pool:
            for some in pool.map(_play_some, [job] * len(parts), *zip(*parts, strict=True)):
                played += some
                progress(len(played))
    return _summary(job, played, time.perf_counter() - began)


def _summary(job: Job, played: Sequence[Played], seconds: float) -> Summary:
    lengths = [one.decisions for one in played]
    endings = sorted({one.termination for one in played})
    return Summary(
        game=job.game,
        bots=job.bots,
        options=job.options,
        seed=job.seed,
        games=len(played),
        seconds=round(seconds, 3),
        games_per_s=round(len(played) / seconds, 1),
        decisions=round(sum(lengths) / len(lengths), 1),
        decisions_range=(min(lengths), max(lengths)),
        wins=[round(sum(one.shares[i] for one in played), 2) for i in range(len(job.bots))],
        terminations={end: sum(one.termination == end for one in played) for end in endings},
    )
