"""What a move costs old and new code on SQLite, both at the same time under the same load.

One after the other they would seldom find the machine equally busy:

    git worktree add ../before COMMIT && make -C ../before .venv/ready
    .venv/bin/python bench/beside.py ../before/.venv/bin/python --rounds 8
    .venv/bin/python bench/beside.py ../before/.venv/bin/python --tables 50 --rate 0 --by-turns
    .venv/bin/python bench/beside.py ../before/.venv/bin/python --tables 1000 --rate 1

At full speed two servers and their players would take each other's processors, so there each has a
few seconds for itself by turns. Each prints a line a round, with the processor time a move of each
server, its usual and its late answers, and the ratio of the times; at the end the ratio of the sums
and the median of the ratios.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from clew.benchmarks.processes import cpu_seconds
from clew.benchmarks.server import running_server
from clew.benchmarks.server_load import Plan, Players, playing


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("python", help="the Python of the old code's environment")
    asked.add_argument("--rounds", type=int, default=6)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--tables", type=int, default=20)
    asked.add_argument("--rate", type=float, default=30.0, help="0 is as fast as they go")
    asked.add_argument("--by-turns", action="store_true", help="one after the other, in each round")
    given = asked.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}")
    head = "   moves/s   p50 ms   p99 ms"
    print(f"round  before: µs{head}   after: µs{head}   ratio")
    rounds = []
    for number in range(given.rounds):
        pythons = [given.python, sys.executable]
        if given.by_turns:
            turns = pythons if number % 2 else pythons[::-1]
            found = {python: _round([python], given)[0] for python in turns}
            before, after = (found[python] for python in pythons)
        else:
            before, after = _round(pythons, given)
        ratio = after["us"] / before["us"]
        rounds.append((before["us"], after["us"]))
        cells = [
            f"{one['us']:11.0f}{one['moves_per_s']:10.0f}{one['p50_ms']:9.1f}{one['p99_ms']:9.1f}"
            for one in (before, after)
        ]
        print(f"{number + 1:5}{cells[0]} {cells[1]}{ratio:8.3f}", flush=True)
    sums = [sum(one) for one in zip(*rounds, strict=True)]
    median = statistics.median(after / before for before, after in rounds)
    print(f"ratio of the sums {sums[1] / sums[0]:.3f}, median {median:.3f}")
    print(f"load {os.getloadavg()[0]:.1f}")


def _round(pythons: list[str], given: argparse.Namespace) -> list[dict[str, Any]]:
    """Each on an empty database of its own."""
    with ExitStack() as stack, ThreadPoolExecutor(2) as both:
        servers = []
        for python in pythons:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers.append(stack.enter_context(running_server(folder, "", python=python)))
        for seconds, tables, rate in ((0.5, 1, 20.0), (given.seconds, given.tables, given.rate)):
            with ExitStack() as playing_now:
                plans = [
                    Plan(ports=[port], tables=tables, seconds=seconds, rate=rate)
                    for _, port in servers
                ]
                loads = list(both.map(lambda plan: playing_now.enter_context(playing(plan)), plans))
                found = list(both.map(_measured, loads, [process for process, _ in servers]))
        return found


def _measured(load: Players, process: int) -> dict[str, Any]:
    load.begin()
    before = cpu_seconds(process)
    seen = load.figures()
    used = cpu_seconds(process) - before
    return seen | {"us": 1e6 * used / max(1, seen["moves"])}


if __name__ == "__main__":
    main()
