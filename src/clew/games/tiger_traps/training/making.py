"""Making a book of seasons: those without notes, all 25 at once, and then one after the other.

How likely the next season's starter wins, by gems, is what a season's end is worth. So the seasons
without notes are solved together, and every few iterations each tells the others how likely its
starter wins (value iteration). With what was found each of them is solved once more by itself, with
higher stacks (deep). Seasons with notes end in the same way, and begin with a part of the regrets
of the season of the same gems without notes.
"""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from clew.games.tiger_traps.seasons.pages import pack
from clew.games.tiger_traps.seasons.plan import Plan
from clew.games.tiger_traps.seasons.solver import Solver
from clew.games.tiger_traps.seasons.stored import Season, Solved, Stored, empty, read, write
from clew.games.tiger_traps.seasons.worths import ENOUGH, STATES, Worths

__all__ = ["Depth", "Progress", "make"]

_TOLD_EVERY = 5
"""After so many iterations the seasons without notes tell each other what they are worth."""
_OLD = 0.7
"""How far what was found before still counts then."""
_PART = 0.15
"""With such a part of the regrets without notes a season with notes begins."""
_LEAST_BASE = 2e-5
_LEAST_DEEP = 1e-5
_LEAST = 5e-4
"""Rows that are reached more rarely than this are not kept."""
_CHUNK = 24
"""So many seasons of the same gems are solved in one go."""
_KEPT_EVERY = 60.0
_NOTHING: tuple[int, ...] = (0, 0, 0, 0, 0, 0)


Ask: TypeAlias = Callable[..., Future[Any]]
_Said = TypeVar("_Said")
_Found = TypeVar("_Found")


class Depth(NamedTuple):
    """How much is computed. Less is for tests."""

    deepest: int = 3
    """So many cards a stack at most;"""
    deeper: int = 4
    """and so many where a season without notes is solved once more."""
    base: int = 160
    """Iterations of the seasons without notes."""
    start: int = 60
    """Iterations of a season without notes that others begin as."""
    known: int = 60
    """Iterations of a season with notes."""
    deep: int = 100
    """Iterations of a season without notes that is solved once more."""
    states: int = STATES
    """The first so many of the 25; the others keep what they are guessed to be worth."""


class Progress(NamedTuple):
    """How far it is."""

    what: str
    """base: iterations of the seasons without notes; deep: these seasons once more, with higher
    stacks; notes: seasons with notes."""
    done: int
    of: int


class _Share:
    """Some of the seasons without notes, solved side by side in one process."""

    def __init__(self, states: Sequence[int], deepest: int, worths: list[float]) -> None:
        plan = Plan(deepest)
        self._worths = Worths(worths)
        self._solvers = {state: _begun(plan, state, self._worths) for state in states}
        self._sums = dict.fromkeys(states, 0.0)
        self._weights = dict.fromkeys(states, 0.0)

    def go_on(self, worths: list[float], iterations: int) -> dict[int, float]:
        """Some iterations of all; how likely starters win."""
        self._worths.change(worths)
        for state, solver in self._solvers.items():
            self._sums[state] *= _OLD
            self._weights[state] *= _OLD
            for _ in range(iterations):
                wins = solver.iterate(False)
                self._sums[state] += int(solver.iterations) * wins
                self._weights[state] += int(solver.iterations)
        return {state: self._sums[state] / self._weights[state] for state in self._solvers}

    def solved(self) -> list[Solved]:
        return [
            _solved(solver, (state, _NOTHING), _LEAST_BASE)
            for state, solver in self._solvers.items()
        ]


def _begun(plan: Plan, state: int, worths: Worths) -> Solver:
    solver = Solver(plan)
    solver.begin(state // ENOUGH, state % ENOUGH, vec[i64](_NOTHING), worths)
    return solver


def _solved(solver: Solver, season: Any, least: float) -> Solved:
    page = zlib.compress(pack(solver.rows, least * solver.weight))
    return Solved(season=season, iterations=int(solver.iterations), page=page)


class _Deep(NamedTuple):
    """A season without notes to be solved once more."""

    state: int
    worths: list[float]
    depth: Depth
    until: float
    """When nothing is begun any more, by the clock of the system."""


def _solve_deep(wanted: _Deep) -> Solved | None:
    """The memory is given back in the end: it is much."""
    if time.time() > wanted.until:
        return None
    solver = _begun(Plan(wanted.depth.deeper), wanted.state, Worths(wanted.worths))
    for _ in range(wanted.depth.deep):
        solver.iterate(True)
    return _solved(solver, (wanted.state, _NOTHING), _LEAST_DEEP)


class _Chunk(NamedTuple):
    """Seasons with notes of the same gems."""

    seasons: list[Season]
    worths: list[float]
    depth: Depth
    until: float
    """When to stop, by the clock of the system."""


class _Desk:
    """Where seasons with notes are solved, in one process: the memory is taken only once."""

    def __init__(self, depth: Depth) -> None:
        self.depth = depth
        plan = Plan(depth.deepest)
        self._base = Solver(plan)
        self._solver = Solver(plan)
        self._started: tuple[int, list[float]] | None = None

    def solve(self, chunk: _Chunk) -> list[Solved]:
        worths = Worths(chunk.worths)
        found = []
        for season in chunk.seasons:
            if time.time() > chunk.until:
                break
            state, known = season
            self._start(state, chunk.worths, worths)
            gems = divmod(state, ENOUGH)
            self._solver.begin(*gems, vec[i64](known), worths, self._base.rows, _PART)
            for _ in range(self.depth.known):
                self._solver.iterate(True)
            found.append(_solved(self._solver, season, _LEAST))
        return found

    def _start(self, state: int, starters: list[float], worths: Worths) -> None:
        """Solves the season without notes that those with notes begin as."""
        if self._started == (state, starters):
            return
        self._base.begin(*divmod(state, ENOUGH), vec[i64](_NOTHING), worths)
        for _ in range(self.depth.start):
            self._base.iterate(False)
        self._started = state, starters


_share: _Share | None = None
_desk: _Desk | None = None


def _begin_share(states: list[int], deepest: int, worths: list[float]) -> None:
    global _share  # noqa: PLW0603 (a process has one share)
    _share = _Share(states, deepest, worths)


def _go_on(worths: list[float], iterations: int) -> dict[int, float]:
    assert _share
    return _share.go_on(worths, iterations)


def _end_share() -> list[Solved]:
    global _share
    assert _share
    found, _share = _share.solved(), None
    return found


def _solve(chunk: _Chunk) -> list[Solved]:
    global _desk  # noqa: PLW0603 (a process has one desk)
    if _desk is None or _desk.depth != chunk.depth:
        _desk = _Desk(chunk.depth)
    return _desk.solve(chunk)


def make(
    file: Path,
    order: Callable[[], list[Season]],
    *,
    minutes: float = 0.0,
    jobs: int = 0,
    depth: Depth | None = None,
    told: Callable[[Progress], None] = lambda _progress: None,
) -> Stored:
    """Makes a book, or continues it, until all is solved or for so many minutes. `order` says which
    seasons with notes there are, the most frequent first; it is asked once for a book."""
    depth = depth or Depth()
    stored = read(file) if file.exists() else empty(depth.deepest, depth.deeper)
    depth = depth._replace(deepest=stored.deepest, deeper=stored.deeper)
    # Whoever named a file that cannot be written learns it before anything was computed.
    write(file, stored)
    until = time.time() + 60 * minutes if minutes else float("inf")
    jobs = jobs or os.cpu_count() or 1
    if stored.iterations < depth.base:
        _make_base(stored, depth, jobs, until, told)
        write(file, stored)
    if stored.iterations >= depth.base and time.time() < until:
        _make_deep(file, stored, depth, jobs, until, told)
    if stored.iterations >= depth.base and time.time() < until:
        if not stored.order:
            stored.order = order()
        _make_known(file, stored, depth, jobs, until, told)
    return stored


@contextmanager
def _processes(jobs: int) -> Iterator[list[Ask]]:
    """Ways to ask each of so many processes, of which one is this one if it is the only one."""
    if jobs == 1:
        yield [_here]
        return
    context = get_context("spawn")
    with ExitStack() as stack:
        yield [
            stack.enter_context(ProcessPoolExecutor(1, mp_context=context)).submit
            for _ in range(jobs)
        ]


def _here(function: Callable[..., Any], *said: Any) -> Future[Any]:
    done: Future[Any] = Future()
    done.set_result(function(*said))
    return done


def _answers(asked: Iterable[Future[Any]]) -> list[Any]:
    return [one.result() for one in list(asked)]


@contextmanager
def _crew(
    jobs: int, solve: Callable[[_Said], _Found]
) -> Iterator[Callable[[Iterable[_Said]], Iterator[_Found]]]:
    """So many processes that solve seasons, whichever is free."""
    if jobs == 1:
        yield lambda wanted: map(solve, wanted)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield lambda wanted: (
            done.result() for done in as_completed([pool.submit(solve, one) for one in wanted])
        )


def _make_base(
    stored: Stored, depth: Depth, jobs: int, until: float, told: Callable[[Progress], None]
) -> None:
    """The seasons without notes. If time runs out before they are good enough, they begin anew the
    next time, but with what the gems are worth by then."""
    jobs = min(jobs, depth.states)
    with _processes(jobs) as crew:
        shares = [list(range(first, depth.states, jobs)) for first in range(jobs)]
        _answers(
            ask(_begin_share, share, depth.deepest, stored.worths)
            for ask, share in zip(crew, shares, strict=True)
        )
        done = 0
        while done < depth.base and (time.time() < until or not done):
            steps = min(_TOLD_EVERY, depth.base - done)
            for found in _answers([ask(_go_on, stored.worths, steps) for ask in crew]):
                for state, wins in found.items():
                    stored.worths[state] = wins
            done += steps
            told(Progress("base", done, depth.base))
        pages = _answers([ask(_end_share) for ask in crew])
    stored.iterations = done
    stored.solved = sorted((one for page in pages for one in page), key=lambda one: one.season)
    stored.deep = []


def _make_deep(
    file: Path,
    stored: Stored,
    depth: Depth,
    jobs: int,
    until: float,
    told: Callable[[Progress], None],
) -> None:
    """The seasons without notes once more: each is kept as soon as it is solved."""
    there = {one.season[0] for one in stored.deep}
    left = [state for state in range(depth.states) if state not in there]
    if not left:
        return
    with _crew(min(jobs, len(left)), _solve_deep) as solve:
        for found in solve(_Deep(state, stored.worths, depth, until) for state in left):
            if found is not None:
                stored.deep.append(found)
                write(file, stored)
                told(Progress("deep", len(stored.deep), depth.states))


def _make_known(
    file: Path,
    stored: Stored,
    depth: Depth,
    jobs: int,
    until: float,
    told: Callable[[Progress], None],
) -> None:
    there = {one.season for one in stored.solved}
    left = [season for season in stored.order if season not in there]
    kept = time.time()
    with _crew(jobs, _solve) as solve:
        for part in _parts(left, jobs * STATES * _CHUNK // 2):
            chunks = [_Chunk(some, stored.worths, depth, until) for some in _chunks(part)]
            for found in solve(chunks):
                stored.solved += found
                told(Progress("notes", len(stored.solved) - depth.states, len(stored.order)))
                if time.time() - kept > _KEPT_EVERY:
                    write(file, stored)
                    kept = time.time()
            if time.time() >= until:
                break
    write(file, stored)


def _parts(seasons: list[Season], size: int) -> Iterator[list[Season]]:
    """So many at a time: so the most frequent ones are there first."""
    for first in range(0, len(seasons), size):
        yield seasons[first : first + size]


def _chunks(seasons: list[Season]) -> Iterator[list[Season]]:
    """Some of the same gems together."""
    for _, same in groupby(sorted(seasons, key=lambda one: one[0]), key=lambda one: one[0]):
        yield from _parts(list(same), _CHUNK)
