"""How fast bots search: compiled and interpreted, side by side in one run on one core."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from clew import bots
from clew.benchmarks.rules import middle_positions, run_apart
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.game import Game
from clew.games import find
from clew.testing.builds import interpreted_copy, is_compiled

__all__ = ["measure", "measure_both"]

_ROUNDS = 3
_SECONDS = 0.5
_EACH = 0.05
"""The time a decision gets."""
_DECISIONS = 101
"""The minimum number of decisions, for the 99th percentile."""


def measure_both(game: str) -> dict[str, Any]:
    """The figures of a game: those of this build, and those of the interpreted one."""
    with tempfile.TemporaryDirectory() as folder:
        pure = str(interpreted_copy(Path(folder)))
        rounds = [
            (run_apart("bots", game, None), run_apart("bots", game, pure)) for _ in range(_ROUNDS)
        ]
    ours = [one for one, _ in rounds]
    slow = max(theirs["nodes_per_s"] for _, theirs in rounds)
    return {
        **min(ours, key=lambda one: float(one["ms_99"])),
        "nodes_per_s": max(one["nodes_per_s"] for one in ours),
        "interpreted_nodes_per_s": slow,
    }


def measure(game: Game[Any]) -> dict[str, Any]:
    """How many nodes the master searches per second, in positions from the middle of random games.

    A node is what the game's search counts: a position of alpha-beta, an iteration of the tree
    search, a rollout, a grid that Labyrinth's judge examines.
    """
    master = bots.find(game.id, "master")
    states = [
        state
        for state in middle_positions(game, game.players[0], game.read_options({}))
        if state.acting() and len(state.legal(state.acting())) > 1
    ]
    nodes = 0
    took: list[float] = []
    while sum(took) < _SECONDS or len(took) < (_DECISIONS if is_compiled() else 0):
        state = states[len(took) % len(states)]
        perspective = Perspective(game, state, state.acting(), len(took))
        began = time.perf_counter()
        perspective.budget = Budget(0, _EACH)
        master(perspective)
        took.append(time.perf_counter() - began)
        nodes += perspective.budget.used
    took.sort()
    return {
        "build": "compiled" if is_compiled() else "interpreted",
        "nodes_per_s": round(nodes / sum(took)),
        "budget_ms": 1000 * _EACH,
        "ms_99": round(1000 * took[int(0.99 * (len(took) - 1))], 2),
        "own_ms": _own_pace(game, states),
    }


def _own_pace(game: Game[Any], states: list[Any]) -> dict[str, float]:
    """How long each bot thinks by its own budget, in milliseconds of processor time."""
    paces = {}
    for name in bots.names(game.id)[1:] if is_compiled() else []:
        player = bots.find(game.id, name)
        began = time.thread_time()
        for number, state in enumerate(states):
            player(Perspective(game, state, state.acting(), number))
        paces[name] = round(1000 * (time.thread_time() - began) / len(states), 3)
    return paces


def _main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(measure(find(sys.argv[1]))))


if __name__ == "__main__":
    _main()
