"""How fast the rules are: compiled and interpreted, side by side in one run on one core.

All figures are by processor time, so that they say the same on a busy machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from clew.core.chance import Fast
from clew.core.game import Game
from clew.core.loops import clone_often, pick_on, play_on
from clew.core.state import State, buffer
from clew.games import find
from clew.testing.builds import interpreted_copy, is_compiled

__all__ = ["best_of", "measure", "measure_both", "middle_positions", "run_apart"]

_SECONDS = 0.25
_ROUNDS = 3


def measure_both(game: str) -> dict[str, Any]:
    """The figures of a game: those of this build, and decisions/s of the interpreted one."""
    with tempfile.TemporaryDirectory() as folder:
        pure = str(interpreted_copy(Path(folder)))
        rounds = [
            (run_apart("rules", game, None), run_apart("rules", game, pure)) for _ in range(_ROUNDS)
        ]
    best = best_of([ours for ours, _ in rounds])
    slow = best_of([theirs for _, theirs in rounds])
    return {
        "build": best.pop("build"),
        "decisions_per_s": best.pop("decisions_per_s"),
        "interpreted_decisions_per_s": slow["decisions_per_s"],
        **best,
    }


def run_apart(what: str, game: str, path: str | None) -> dict[str, Any]:
    """The figures of a benchmark in a process of its own, with the build on a path."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH" or path is None}
    if path is not None:
        env["PYTHONPATH"] = path
    command = [sys.executable, "-m", f"clew.benchmarks.{what}", game]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def best_of(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The fastest of several rounds, figure by figure: noise only slows down."""
    best: dict[str, Any] = {}
    for name, value in rounds[0].items():
        values = [figures[name] for figures in rounds]
        if isinstance(value, dict):
            best[name] = best_of(values)
        elif isinstance(value, str):
            best[name] = value
        else:
            best[name] = max(values) if name.endswith("_per_s") else min(values)
    return best


def measure(game: Game[Any]) -> dict[str, Any]:
    """The figures of a game in this process."""
    (_, main), *others = game.benchmarks.items()
    figures: dict[str, Any] = {
        "build": "compiled" if is_compiled() else "interpreted",
        **_variant(game, main),
    }
    for name, options in others:
        figures[name] = _variant(game, options)
    return figures


def _variant(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    players = game.players[0]
    chosen = game.read_options(options)
    start: State = game.new(players, chosen, Fast(1))
    middle = middle_positions(game, players, chosen)
    figures: dict[str, Any] = {
        "decisions_per_s": round(1e9 / _ns(lambda n: play_on(start, n, Fast(7)))),
        "pick_decisions_per_s": round(1e9 / _ns(lambda n: pick_on(start, n, Fast(7)))),
        "clone_ns": round(_ns(lambda n: _each(middle, n, clone_often)), 1),
        "sample_us": round(
            _ns(lambda n: [s.sample(1, Fast(1)) for s in middle for _ in range(n // len(middle))])
            / 1000,
            2,
        ),
        "view_us": round(
            _ns(lambda n: [game.view(s, 1) for s in middle for _ in range(n // len(middle))])
            / 1000,
            2,
        ),
    }
    name = f"{type(game).__module__}.turns"
    turns: Any = import_module(name) if find_spec(name) else None
    if hasattr(turns, "expand_often"):
        out = buffer(turns.PUSHES)
        figures["expand_us"] = round(
            _ns(lambda n: _each(middle, n, lambda s, k: turns.expand_often(s, k, out))) / 1000, 3
        )
    return figures


def _each(states: list[State], times: int, run: Callable[[State, int], object]) -> None:
    for state in states:
        run(state, times // len(states))


def middle_positions(game: Game[Any], players: int, options: Any) -> list[State]:
    """Positions in the middle of random games."""
    states = []
    for seed in range(20):
        state: State = game.new(players, options, Fast(seed))
        chance = Fast(seed + 100)
        for _ in range(60):
            seat = state.acting()
            if seat == 0:
                break
            before = state.clone()
            state.apply(seat, state.pick(seat, chance), chance, None)
        states.append(before if state.acting() == 0 else state)
    return states


def _ns(run: Callable[[int], object]) -> float:
    """Nanoseconds of processor time per call, with as many calls as fit into the given time."""
    times = 40
    while True:
        began = time.process_time()
        run(times)
        took = time.process_time() - began
        if took >= _SECONDS / 2:
            return took / times * 1e9
        times = max(2 * times, int(times * _SECONDS * 0.8 / max(took, 1e-6)))


def _main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(measure(find(sys.argv[1]))))


if __name__ == "__main__":
    _main()
