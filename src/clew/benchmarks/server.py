"""How fast the server is: the real one on loopback, its players in another process."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from clew.core.errors import ClewError

__all__ = ["measure"]

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
    with _server(folder, database) as (process, port):
        _load(port, 1, 0.5, 20.0)
        idle = _memory(process)
        command = [sys.executable, "-m", "clew.benchmarks.server_load"]
        command += [str(port), str(tables), str(seconds), str(rate)]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as load:
            assert load.stdout
            load.stdout.readline()
            before = _cpu_seconds(process)
            line = load.stdout.readline()
            cpu = _cpu_seconds(process) - before
            memory = _memory(process)
            load.communicate("\n", timeout=30)
    if not line:
        raise ClewError("the players could not play")
    figures: dict[str, Any] = json.loads(line)
    figures["cpu_us_per_move"] = round(1e6 * cpu / max(1, figures["moves_per_s"] * seconds), 1)
    figures["idle_mb"] = round(idle / 1000, 1)
    figures["memory_mb"] = round(memory / 1000, 1)
    figures["kb_per_table"] = round((memory - idle) / tables, 1)
    return figures


def _load(port: int, tables: int, seconds: float, rate: float) -> None:
    """Plays a little, so that everything is loaded before measuring."""
    command = [sys.executable, "-m", "clew.benchmarks.server_load"]
    command += [str(port), str(tables), str(seconds), str(rate)]
    subprocess.run(command, input="\n", capture_output=True, text=True, check=True)


@contextmanager
def _server(folder: Path, database: str) -> Iterator[tuple[int, int]]:
    command = [sys.executable, "-m", "clew.cli", "serve", "--port", "0", "--data", str(folder)]
    if database:
        command += ["--database", database]
    env = {**os.environ, "CLEW_RATE": "0", "CLEW_MOST_SOCKETS": "0"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout
        found = re.search(r":(\d+)$", process.stdout.readline().strip())
        if not found:
            raise ClewError("the server did not start")
        try:
            yield process.pid, int(found[1])
        finally:
            process.terminate()
            process.wait(30)


def _cpu_seconds(process: int) -> float:
    """Processor time so far: it shows the cost even if other programs run at the same time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> int:
    """Resident memory in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0
