"""How a judge of The Lady and the Tiger: Labyrinth learns: by playing against itself.

Round by round alpha-beta plays games with the judge of the round before (the first without one, by
the cubs' distances). The judge then learns to foresee two things: how the games ended, and what
alpha-beta found by looking ahead, so that it sees a little further in each round. `clew train
tiger-labyrinth` does this; playing is done by all processors, learning by PyTorch.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from clew.bots.nets import About
from clew.bots.search.alphabeta import FAR, AlphaBeta
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find
from clew.games.tiger_labyrinth.bots import judges
from clew.games.tiger_labyrinth.bots.judge import Judge
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.rules import STEPPING, TigerLabyrinth

if TYPE_CHECKING:
    from clew.arena.cluster import Cluster
    from clew.games.tiger_labyrinth.fitting import Fitting

__all__ = ["Match", "Round", "Task", "Training", "contest", "play", "settings_of", "train"]

_Whole = Annotated[int, msgspec.Meta(ge=1)]
_Count = Annotated[int, msgspec.Meta(ge=0)]
_Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Positive = Annotated[float, msgspec.Meta(gt=0)]
_GAME = "tiger-labyrinth"
_BITS = 12
"""The table of alpha-beta: 2**_BITS positions are enough for few nodes."""
_COLUMNS = 6
_FILE = "judge.msgpack"
_CURVE = "curve.csv"
_KEPT = "training.pt"


class Training(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learned, and how."""

    seed: int = 1
    rounds: _Whole = 10
    games: _Whole = 20_000
    """How many games are played in each round."""
    nodes: _Whole = 2_500
    """How many positions are looked at for each decision."""
    opening: _Count = 6
    """A game begins with up to so many turns of anything legal."""
    slips: _Count = 3
    """Of a hundred decisions so many are anything legal: players also see what nobody would do."""
    results: _Part = 0.5
    """How far results count, rather than what alpha-beta foresaw."""
    kept: _Whole = 4
    """From so many of the latest rounds is learned."""
    epochs: _Whole = 6
    """How often everything is learned from in a round."""
    batch: _Whole = 32_768
    rate: tuple[_Positive, _Positive] = (4e-3, 2e-4)
    """How far a step of learning goes, at the beginning and at the end of a round."""
    decay: _Positive = 1e-3
    """How fast weights shrink that nothing holds up."""
    matches: _Count = 400
    """In so many games the judge of each round is measured against no judge, with the same
    nodes."""


class Round(NamedTuple):
    """What a round was like: a line of the curve."""

    round: int
    positions: int
    """From so many it learned in all."""
    error: float
    """How far what it foresees of games that it has not learned from is from their results: the
    mean of the squares (the Brier score)."""
    before: float
    """The same of the cubs' distances alone."""
    wins: float
    """What it wins against no judge, with the same nodes."""
    seconds: float


class Task(NamedTuple):
    """Games for one process to play."""

    seed: int
    games: int
    judge: bytes
    """Its file; empty if there is none."""
    nodes: int
    opening: int
    slips: int


class Match(NamedTuple):
    """Games for one process to measure two judges by: each pair from both sides."""

    seed: int
    pairs: int
    one: bytes
    other: bytes
    nodes: int
    opening: int


def settings_of(config: Path | None) -> Training:
    """The settings of a file, else the game's own. Raises ClewError if something is wrong with
    them."""
    if config is None:
        data, where = find(_GAME).data("training.toml") or b"", "training.toml"
    else:
        try:
            data, where = config.read_bytes(), str(config)
        except OSError as error:
            raise ClewError(f"{config}: {error.strerror}") from None
    try:
        return msgspec.toml.decode(data, type=Training)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ClewError(f"{where}: {error}") from None


# Playing


def play(task: Task) -> NDArray[np.int64]:
    """The positions of some games at the starts of turns, each with what alpha-beta foresaw and
    how the game ended: cards, gems and who is to move; red cubs; blue cubs; the value to red; twice
    red's share; the number of the game."""
    judge = _judge(task.judge)
    rows: list[tuple[int, ...]] = []
    for number in range(task.seed, task.seed + task.games):
        rows += [(*row, number) for row in _game(task, judge, Fast(number))]
    return np.array(rows, np.int64).reshape(-1, _COLUMNS)


def _game(task: Task, judge: Judge | None, chance: Fast) -> list[tuple[int, ...]]:
    state = _start(chance, int(chance.below(task.opening + 1)))
    seen: list[tuple[int, int, int, int]] = []
    share = -1
    while share < 0 and (seat := int(state.acting())):
        search = AlphaBeta(TigerLine(state, judge), Budget(task.nodes), bits=_BITS)
        action = search.run()
        sign = 1 if seat == state.red else -1
        value = sign * int(search.value)
        if state.phase == STEPPING:
            grid = int(state.cards | state.gems << 32) | (seat == state.red) << 50
            seen.append((grid, int(state.red_cubs), int(state.blue_cubs), value))
        if abs(value) > FAR:
            # Nothing is left to find out.
            share = 2 if value > 0 else 0
        elif chance.below(100) < task.slips:
            action = state.pick(seat, chance)
        state.apply(seat, action, chance, None)
    if share < 0:
        share = _share(state)
    return [(*row, share) for row in seen]


def _start(chance: Fast, turns: int) -> TigerLabyrinth:
    """A new game after so many turns of anything legal."""
    game = find(_GAME)
    state = game.new(2, game.read_options({}), chance)
    assert isinstance(state, TigerLabyrinth)
    while state.acting() and state.turn <= turns:
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    return state


def _share(state: TigerLabyrinth) -> int:
    """Twice red's share of a game that is over."""
    won = int(state.winners())
    return 1 if not won else 2 if won == state.red else 0


def contest(match: Match) -> list[int]:
    """Twice the shares of the first judge, game by game: every start from both sides."""
    both = (_judge(match.one), _judge(match.other))
    shares = []
    for number in range(match.pairs):
        for own in (0, 1):
            chance = Fast(match.seed + number)
            state = _start(chance, match.opening)
            while seat := int(state.acting()):
                red = int(seat == state.red)
                line = TigerLine(state, both[red ^ own ^ 1])
                action = AlphaBeta(line, Budget(match.nodes), bits=_BITS).run()
                state.apply(seat, action, chance, None)
            share = _share(state)
            shares.append(2 - share if own else share)
    return shares


def _judge(data: bytes) -> Judge | None:
    return judges.to_judge(judges.read(data)) if data else None


# Learning round by round

Work: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""Applies a function to all items, on as many processors as there are; results in their order."""


@contextmanager
def _workers(jobs: int, cluster: Cluster | None) -> Iterator[tuple[Work, int]]:
    """Who plays: a cluster, or so many processes here (0: one a core); and how many they are."""
    if cluster is not None:
        yield (lambda function, items: cluster.map(function, items, _GAME)), cluster.cores
        return
    count = jobs or os.cpu_count() or 1
    # Not forked: PyTorch has threads of its own.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield pool.map, count


def train(
    training: Training,
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
    from clew.games.tiger_labyrinth.fitting import Fitting

    if (folder / _KEPT).exists() and not resume:
        raise ClewError(f"{folder} already has a training: --resume continues it")
    folder.mkdir(parents=True, exist_ok=True)
    fitting = Fitting(training, device)
    if (folder / _KEPT).exists():
        fitting.resume(folder / _KEPT)
    began = time.perf_counter()
    with _workers(jobs, cluster) as (work, count):
        while fitting.rounds < training.rounds:
            if minutes and time.perf_counter() - began > 60 * minutes:
                break
            told(_round(training, fitting, folder, command, work, count))
    return fitting.rounds


def _round(
    training: Training, fitting: Fitting, folder: Path, command: str, work: Work, count: int
) -> Round:
    began = time.perf_counter()
    number = fitting.rounds
    file = folder / _FILE
    judge = file.read_bytes() if number else b""
    _kept(folder, number, work(play, _tasks(training, number, judge, count)))
    fresh = range(max(0, number + 1 - training.kept), number + 1)
    error, before = fitting.fit([np.load(folder / _games(one)) for one in fresh])
    about = About(
        game=_GAME,
        players=2,
        version=find(_GAME).version,
        command=command,
        seed=training.seed,
        decisions=fitting.positions,
    )
    data = judges.write(fitting.rows(), about)
    wins = _measure(training, data, work, count)
    # The judge before what says that its round is done: so a round that was cut is played again.
    file.write_bytes(data)
    fitting.save(folder / _KEPT)
    if number >= training.kept:
        (folder / _games(number - training.kept)).unlink(missing_ok=True)
    seconds = time.perf_counter() - began
    found = Round(number + 1, fitting.positions, error, before, wins, seconds)
    _add_to_curve(folder / _CURVE, found)
    return found


def _games(number: int) -> str:
    return f"games-{number}.npy"


def _kept(folder: Path, number: int, parts: Iterable[NDArray[np.int64]]) -> None:
    """Writes the positions of a round."""
    np.save(folder / _games(number), np.concatenate(list(parts)))


def _tasks(training: Training, number: int, judge: bytes, count: int) -> list[Task]:
    each = max(1, training.games // (8 * count))
    first = (training.seed << 32) + number * training.games
    return [
        Task(
            first + start,
            min(each, training.games - start),
            judge,
            training.nodes,
            training.opening,
            training.slips,
        )
        for start in range(0, training.games, each)
    ]


def _measure(training: Training, judge: bytes, work: Work, count: int) -> float:
    """What a judge wins against none."""
    pairs = training.matches // 2
    each = max(1, pairs // (4 * count))
    matches = [
        Match(start, min(each, pairs - start), judge, b"", training.nodes, training.opening)
        for start in range(0, pairs, each)
    ]
    shares = [share for part in work(contest, matches) for share in part]
    return sum(shares) / (2 * len(shares)) if shares else float("nan")


def _add_to_curve(curve: Path, found: Round) -> None:
    """One more line; what was written after the last round that was kept is written over."""
    lines = curve.read_text().splitlines()[: found.round] if curve.exists() else []
    numbers = (round(value, 5) if isinstance(value, float) else value for value in found)
    lines = [*(lines or [",".join(Round._fields)]), ",".join(map(str, numbers))]
    curve.write_text("".join(f"{line}\n" for line in lines))
