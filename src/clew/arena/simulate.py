"""Bots play many games among themselves."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from clew.arena.cluster import Cluster
from clew.arena.statistics import Statistics, sum_up
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.counts import Counts
from clew.core.event import Event
from clew.core.state import Log
from clew.engine import is_program
from clew.engine import seats as engine
from clew.engine.pool import shared
from clew.engine.program import Fault
from clew.games import find
from clew.table.fairness import Fairness
from clew.table.record import Record, Seat, write
from clew.table.table import Table

__all__ = ["Job", "Played", "Summary", "play_game", "simulate", "win_shares"]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Which games to play. Game i has its own seed, so it is the same wherever it is played."""

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
    counts: Counts
    """What the game counts of its own."""
    forfeits: int = 0
    """How many programs failed in it."""


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
    statistics: Statistics
    """What the game counts of its own."""
    forfeits: int = 0
    """How often a program failed and left its game."""


def play_game(
    job: Job,
    number: int,
    timed: Callable[[int, float], None] = lambda _seat, _seconds: None,
    log: Log | None = None,
) -> Table:
    """Game number `number` of a job, played to its end.

    `timed` is called for every decision with its seat and the seconds of processor time it took.
    Other work of the machine is not counted, except for programs and for bots that use several
    cores. `log` receives everything that happened.
    """
    game = find(job.game)
    seats = [
        Seat(name=f"{engine.title(bot)} {i + 1}", player=bot) for i, bot in enumerate(job.bots)
    ]
    fairness = Fairness.from_seed(f"{job.seed} {number}", len(seats))
    programs = any(is_program(bot) for bot in job.bots)
    table = Table(game, game.read_options(job.options), seats, fairness, history=programs, log=log)
    with engine.Seats(table, job.bots, shared()) as sitting:
        while waiting := table.pending():
            seat = waiting[0]
            seed = table.bot_seed(seat)
            perspective = Perspective(game, table.state, seat, seed)
            began, worked = time.perf_counter(), time.thread_time()
            try:
                action = sitting.choose(perspective, seed)
            except Fault:
                table.leave(seat, "forfeit")
                continue
            elsewhere = programs or perspective.heads > 1
            timed(seat, time.perf_counter() - began if elsewhere else time.thread_time() - worked)
            table.act(seat, action)
    return table


def win_shares(table: Table) -> list[float]:
    """Each seat's part of the win; who has left has none."""
    shares, outcome = table.state.result(), table.outcome
    assert outcome is not None
    if shares is not None and not table.left:
        return shares
    part = 1 / len(outcome.winners)
    return [part if seat in outcome.winners else 0.0 for seat in range(1, len(table.seats) + 1)]


def _play_some(job: Job, first: int, after: int) -> list[Played]:
    played = []
    for number in range(first, after):
        one, record = _play_one((job, number))
        if record:
            _keep(job, number, record)
        played.append(one)
    return played


def _play_one(work: tuple[Job, int]) -> tuple[Played, Record | None]:
    job, number = work
    game = find(job.game)
    log = Log() if game.counts_events else None
    table = play_game(job, number, log=log)
    entries = log.entries if log else []
    if log and table.steps:  # a table with programs keeps what happened by itself
        entries = [one for step in table.steps for one in step.log.entries]
    told = [event for _, event in entries if isinstance(event, Event)]
    outcome = table.outcome
    assert outcome is not None
    played = Played(
        shares=win_shares(table),
        termination=outcome.termination,
        decisions=len(table.entries),
        scores=outcome.scores,
        counts=game.counts(table.state, told),
        forfeits=len(table.left),
    )
    return played, table.record() if job.records else None


def _keep(job: Job, number: int, record: Record) -> None:
    write(record, Path(job.records) / f"{job.game}-{job.seed}-{number:06}.json")


def simulate(
    job: Job,
    games: int,
    *,
    jobs: int = 0,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Plays the games on all cores (`jobs`: on so many); `progress` hears how many are done.

    On a cluster, if there is one; records come back from there to this machine's folder.
    """
    game = find(job.game)
    game.check_players(len(job.bots))
    game.new(len(job.bots), game.read_options(job.options), Fast(0))
    for bot in job.bots:
        engine.check(job.game, bot, len(job.bots))
    began = time.perf_counter()
    workers = min(jobs or os.cpu_count() or 1, max(1, games // 8))
    played: list[Played] = []
    step = max(1, min(50, games // (4 * workers)))
    parts = [(first, min(first + step, games)) for first in range(0, games, step)]
    if cluster is not None:
        work = ((job, number) for number in range(games))
        for number, (one, record) in enumerate(cluster.map(_play_one, work, job.game, step)):
            if record:
                _keep(job, number, record)
            played.append(one)
            progress(len(played))
    elif workers == 1:
        for part in parts:
            played += _play_some(job, *part)
            progress(len(played))
        shared().close()
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
        statistics=sum_up([one.counts for one in played], [one.shares for one in played]),
        forfeits=sum(one.forfeits for one in played),
    )
