"""Learning round by round what positions are worth: playing, then learning from what was played.

A game whose bots read ahead learns a *judge*, a net that tells them what they cannot read. In each
round they play games with the judge of the round before (the first without one), and the judge
learns to foresee two things: how the games ended, and what reading ahead had found. Playing is done
by all processors, learning by PyTorch. What is the game's own is its `Course`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from clew.bots.nets import About
from clew.core.errors import ClewError
from clew.games import find

if TYPE_CHECKING:
    from clew.arena.cluster import Cluster

__all__ = ["Course", "Fits", "Match", "Round", "Study", "Task", "settings_of", "train"]

Whole = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
Positive = Annotated[float, msgspec.Meta(gt=0)]
_FILE = "judge.msgpack"
_CURVE = "curve.csv"
_KEPT = "training.pt"


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learned, and how, in any game."""

    seed: int = 1
    rounds: Whole = 10
    games: Whole = 20_000
    """How many games are played in each round."""
    nodes: Whole = 2_500
    """How many positions are looked at for each decision."""
    slips: Count = 3
    """Of a hundred decisions so many are anything legal: players also see what nobody would do."""
    results: Part = 0.5
    """How far results count, rather than what reading ahead foresaw."""
    kept: Whole = 4
    """From so many of the latest rounds is learned."""
    epochs: Whole = 6
    """How often everything is learned from in a round."""
    batch: Whole = 32_768
    rate: tuple[Positive, Positive] = (4e-3, 2e-4)
    """How far a step of learning goes, at the beginning and at the end of a round."""
    decay: Positive = 1e-3
    """How fast weights shrink that nothing holds up."""
    matches: Count = 400
    """In so many games the judge of each round is measured against no judge, with the same
    nodes."""


S = TypeVar("S", bound=Study)


class Round(NamedTuple):
    """What a round was like: a line of the curve."""

    round: int
    positions: int
    """From so many it learned in all."""
    error: float
    """How far what it foresees of games that it has not learned from is from their results: the
    mean of the squares (the Brier score)."""
    before: float
    """The same without a judge."""
    wins: float
    """What it wins against no judge, with the same nodes."""
    seconds: float


class Task(NamedTuple, Generic[S]):
    """Games for one process to play."""

    seed: int
    games: int
    judge: bytes
    """Its file; empty if there is none."""
    study: S


class Match(NamedTuple, Generic[S]):
    """Games for one process to measure a judge by, against none: so many deals, each from both
    sides, or among more from each seat."""

    seed: int
    pairs: int
    judge: bytes
    study: S


class Fits(Protocol):
    """A judge that learns."""

    rounds: int
    positions: int
    """How many positions it has learned from."""

    def fit(self, rounds: list[NDArray[np.int64]]) -> tuple[float, float]:
        """Learns from the positions of some rounds, the latest last; how well it then foretells
        games that were set aside, and how well that goes without a judge."""

    def file(self, about: About) -> bytes:
        """The judge as data, in whole numbers."""

    def save(self, file: Path) -> None:
        """Keeps everything that is needed to continue after this round."""

    def resume(self, file: Path) -> None:
        """Takes up what was saved."""


class Course(NamedTuple, Generic[S]):
    """How a game learns."""

    game: str
    settings: type[S]
    play: Callable[[Task[S]], NDArray[np.int64]]
    """The positions of some games, a row each."""
    contest: Callable[[Match[S]], list[int]]
    """Twice the shares of the judge, game by game."""
    fits: Callable[[S, str], Fits]
    """Begins to learn, on a device."""
    players: int = 2


def settings_of(course: Course[S], config: Path | None) -> S:
    """The settings of a file, else the game's own. Raises ClewError if something is wrong with
    them."""
    if config is None:
        where = "training.toml" if course.players == 2 else f"training-{course.players}.toml"
        data = find(course.game).data(where) or b""
    else:
        try:
            data, where = config.read_bytes(), str(config)
        except OSError as error:
            raise ClewError(f"{config}: {error.strerror}") from None
    try:
        return msgspec.toml.decode(data, type=course.settings)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ClewError(f"{where}: {error}") from None


Work: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""Applies a function to all items, on as many processors as there are; results in their order."""


@contextmanager
def _workers(game: str, jobs: int, cluster: Cluster | None) -> Iterator[tuple[Work, int]]:
    """Who plays: a cluster, or so many processes here (0: one a core); and how many they are."""
    if cluster is not None:
        yield (lambda function, items: cluster.map(function, items, game)), cluster.cores
        return
    count = jobs or os.cpu_count() or 1
    # Not forked: PyTorch has threads of its own.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield pool.map, count


def train(
    course: Course[S],
    study: S,
    folder: Path,
    command: str,
    *,
    device: str,
    resume: bool,
    minutes: float = 0.0,
    jobs: int = 0,
    cluster: Cluster | None = None,
    told: Callable[[Round], None] = lambda _round: None,
) -> int:
    """Plays and learns until all rounds are done, or for so many minutes; everything is in
    `folder`, and can be continued after any round. Says how many rounds are done."""
    if (folder / _KEPT).exists() and not resume:
        raise ClewError(f"{folder} already has a training: --resume continues it")
    folder.mkdir(parents=True, exist_ok=True)
    fitting = course.fits(study, device)
    if (folder / _KEPT).exists():
        fitting.resume(folder / _KEPT)
        _check(folder, study, fitting.rounds)
    began = time.perf_counter()
    with _workers(course.game, jobs, cluster) as (work, count):
        while fitting.rounds < study.rounds:
            if minutes and time.perf_counter() - began > 60 * minutes:
                break
            told(_round(course, study, fitting, folder, command, work, count))
    return fitting.rounds


def _check(folder: Path, study: Study, done: int) -> None:
    """Raises ClewError if something is gone that the next round needs."""
    fresh = range(max(0, done + 1 - study.kept), done)
    for name in (_FILE, *map(_games, fresh)):
        if done and not (folder / name).exists():
            raise ClewError(f"{folder} has no {name}, without which its training cannot go on")


def _round(
    course: Course[S],
    study: S,
    fitting: Fits,
    folder: Path,
    command: str,
    work: Work,
    count: int,
) -> Round:
    began = time.perf_counter()
    number = fitting.rounds
    file = folder / _FILE
    judge = file.read_bytes() if number else b""
    parts = work(course.play, _tasks(study, number, judge, count))
    np.save(folder / _games(number), np.concatenate(list(parts)))
    fresh = range(max(0, number + 1 - study.kept), number + 1)
    error, before = fitting.fit([np.load(folder / _games(one)) for one in fresh])
    about = About(
        game=course.game,
        players=course.players,
        version=find(course.game).version,
        command=command,
        seed=study.seed,
        decisions=fitting.positions,
    )
    data = fitting.file(about)
    wins = _measure(course, study, data, work, count)
    # The judge before what says that its round is done: so a round that was cut is played again.
    file.write_bytes(data)
    fitting.save(folder / _KEPT)
    if number >= study.kept:
        (folder / _games(number - study.kept)).unlink(missing_ok=True)
    seconds = time.perf_counter() - began
    found = Round(number + 1, fitting.positions, error, before, wins, seconds)
    _add_to_curve(folder / _CURVE, found)
    return found


def _games(number: int) -> str:
    return f"games-{number}.npy"


def _tasks(study: S, number: int, judge: bytes, count: int) -> list[Task[S]]:
    each = max(1, study.games // (8 * count))
    first = (study.seed << 32) + number * study.games
    return [
        Task(first + start, min(each, study.games - start), judge, study)
        for start in range(0, study.games, each)
    ]


def _measure(course: Course[S], study: S, judge: bytes, work: Work, count: int) -> float:
    """What a judge wins against none."""
    pairs = study.matches // course.players
    each = max(1, pairs // (4 * count))
    matches = [
        Match(start, min(each, pairs - start), judge, study) for start in range(0, pairs, each)
    ]
    shares = [share for part in work(course.contest, matches) for share in part]
    return sum(shares) / (2 * len(shares)) if shares else float("nan")


def _add_to_curve(curve: Path, found: Round) -> None:
    """One more line; what was written after the last round that was kept is written over."""
    lines = curve.read_text().splitlines()[: found.round] if curve.exists() else []
    numbers = (round(value, 5) if isinstance(value, float) else value for value in found)
    lines = [*(lines or [",".join(Round._fields)]), ",".join(map(str, numbers))]
    curve.write_text("".join(f"{line}\n" for line in lines))
