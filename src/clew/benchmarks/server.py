"""How fast the server is: the real one on loopback, its players in another process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from clew.benchmarks.processes import cpu_seconds, memory_kb
from clew.benchmarks.server_load import Plan, playing
from clew.core.errors import ClewError

__all__ = ["measure", "running_server"]

_CASES = {"full_speed": (50, 8.0, 0.0), "many_tables": (1000, 12.0, 1.0)}
"""Tables, seconds, and moves per second and table (0 means as fast as possible)."""


def measure(database: str = "", *, short: bool = False) -> dict[str, Any]:
    """The figures on SQLite, or on the PostgreSQL database of this URL."""
    figures: dict[str, Any] = {"database": "postgresql" if database else "sqlite"}
    for name, (tables, seconds, rate) in _CASES.items():
        if short:
            tables, seconds = tables // 10, 2.0
        with tempfile.TemporaryDirectory() as folder:
            figures[name] = _case(Path(folder), database, tables, seconds, rate)
    return figures


def _case(folder: Path, database: str, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    with running_server(folder, database) as (process, port):
        with playing(Plan(ports=[port], tables=1, seconds=0.5, rate=20.0)) as first:
            first.begin()  # everything is loaded before it is measured
            first.figures()
        idle = memory_kb(process)
        with playing(Plan(ports=[port], tables=tables, seconds=seconds, rate=rate)) as load:
            load.begin()
            before = cpu_seconds(process)
            figures = load.figures()
            cpu = cpu_seconds(process) - before
            memory = memory_kb(process)
    figures["cpu_us_per_move"] = round(1e6 * cpu / max(1, figures.pop("moves")), 1)
    figures["idle_mb"] = round(idle / 1000, 1)
    figures["memory_mb"] = round(memory / 1000, 1)
    figures["kb_per_table"] = round((memory - idle) / tables, 1)
    return figures


@contextmanager
def running_server(
    folder: Path, database: str, live: str = "", python: str = sys.executable
) -> Iterator[tuple[int, int]]:
    command = [python, "-m", "clew.cli", "serve", "--port", "0", "--data", str(folder)]
    if database:
        command += ["--database", database]
    if live:
        command += ["--live", live]
    unlimited = dict.fromkeys(("CLEW_RATE", "CLEW_MOST_SOCKETS", "CLEW_MOST_TABLES"), "0")
    env = os.environ | unlimited
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout
        found = re.search(r":(\d+)$", process.stdout.readline().strip())
        if not found:
            raise ClewError("the server did not start")
        try:
            yield process.pid, int(found[1])
        finally:
            process.terminate()
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
