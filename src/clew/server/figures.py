"""Figures: what whoever runs the server may count and time, in the format of Prometheus.

Nothing is counted before it is settled: an answer that waits for others, or a standing order, moves
no figure. A move costs at most two observations, its own and that of its commit; everything else is
put down now and then. Several processes on one machine put their figures into files of one folder,
and any of them tells the sum.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from clew.core.errors import ClewError

__all__ = ["FOLDER", "Figures", "forget_process", "offer"]

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The name in the environment under which prometheus_client finds the common folder."""
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Figures:
    """The figures of one process."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self._moves = Histogram(
            "clew_move_seconds",
            "From a player's message to the stored move of which everybody was told",
            ["game"],
            buckets=_QUICK,
            registry=own,
        )
        self._seconds: list[tuple[str, float]] = []
        """Games and seconds of moves that are not counted yet; commits have no game."""
        self._commits = Histogram(
            "clew_commit_seconds",
            "How long the database took to store moves that came together",
            buckets=_QUICK,
            registry=own,
        )
        self._requests = Histogram(
            "clew_request_seconds",
            "How long requests took",
            ["method", "route", "status"],
            buckets=_QUICK,
            registry=own,
        )
        self._waits = Histogram(
            "clew_bot_wait_seconds",
            "How long a question waited until somebody thought about it",
            ["asked_by"],
            buckets=_SLOW,
            registry=own,
        )
        self._gauges = {
            name: Gauge(f"clew_{name}", text, registry=own, multiprocess_mode="livesum")
            for name, text in (
                ("tables", "Tables in memory"),
                ("sockets", "Websockets at tables"),
                ("bots_waiting", "Questions that wait for a process that thinks"),
                ("live_failing", "Processes that do not reach the Valkey of `live`"),
            )
        }
        self._counters = {
            name: Counter(f"clew_{name}", text, registry=own)
            for name, text in (
                ("entries", "Entries of games stored"),
                ("write_failures", "Moves that could not be stored"),
                ("bots_replaced", "Decisions in which a bot failed and was replaced"),
            )
        }
        self._counted = dict.fromkeys(self._counters, 0)
        Gauge(
            "clew_start_time_seconds",
            "When the server began, in seconds since 1970",
            registry=own,
            multiprocess_mode="livemin",
        ).set(time.time())

    def moved(self, game: str, seconds: float) -> None:
        """A player's move is stored and told."""
        self._seconds.append((game, seconds))

    def committed(self, seconds: float) -> None:
        """Moves are stored."""
        self._seconds.append(("", seconds))

    def _count(self) -> None:
        """Many at once take far less time than each by itself."""
        noted, self._seconds = self._seconds, []
        moves = {game: self._moves.labels(game) for game in {game for game, _ in noted if game}}
        for game, seconds in noted:
            (moves[game] if game else self._commits).observe(seconds)

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def waited(self, asked_by: str, seconds: float) -> None:
        """Somebody begins to think about a question."""
        self._waits.labels(asked_by).observe(seconds)

    def put_down(self, has: Mapping[str, int], has_done: Mapping[str, int]) -> None:
        """Takes over what is not noted at once: what this process has, and has done so far."""
        self._count()
        for name, number in has.items():
            self._gauges[name].set(number)
        for name, number in has_done.items():
            self._counters[name].inc(number - self._counted[name])
            self._counted[name] = number

    def told(self) -> bytes:
        """All figures, of all processes that share a folder."""
        self._count()
        folder = os.environ.get(FOLDER)
        return generate_latest(_of_all(Path(folder)) if folder else self.registry)

    def offer(self, host: str, port: int) -> None:
        """Tells them at a port of their own; for the only process of a server."""
        _offer(host, port, self.registry)


def offer(host: str, port: int, folder: Path) -> None:
    """Tells the figures of all processes at a port of their own."""
    _offer(host, port, _of_all(folder))


def _offer(host: str, port: int, registry: CollectorRegistry) -> None:
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        raise ClewError(f"metrics_port {port}: cannot listen on {host} ({error})") from None


def _of_all(folder: Path) -> CollectorRegistry:
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    return registry


def forget_process(folder: Path, process: int) -> None:
    """What a process has at the moment ends with it; what it has counted stays."""
    mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
