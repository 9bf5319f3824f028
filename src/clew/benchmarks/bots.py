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
from clew.benchmarks.rules import best_of, middle_positions, run_apart
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.game import Game
from clew.games import find
from clew.testing.builds import interpreted_copy, is_compiled

__all__ = ["measure", "measure_both"]

_ROUNDS = 3
_SECONDS = 0.5
_EACH = 0.05


def measure_both(game: str) -> dict[str, Any]:
    """The figures of a game: those of this build, and those of the interpreted one."""
    with tempfile.TemporaryDirectory() as folder:
        pure = str(interpreted_copy(Path(folder)))
        rounds = [
            (run_apart("bots", game, None), run_apart("bots", game, pure)) for _ in range(_ROUNDS)
        ]
    best = best_of([ours for ours, _ in rounds])
    slow = best_of([theirs for _, theirs in rounds])
    return {**best, "interpreted_nodes_per_s": slow["nodes_per_s"]}


def measure(game: Game[Any]) -> dict[str, Any]:
    """What the master looks at in a second, over positions in the middle of random games.

    A node is what the game's search counts: a position of alpha-beta, an iteration of the tree
    search, a grid that Labyrinth's judge examines.
    """
    master = bots.find(game.id, "master")
    states = [
        state
        for state in middle_positions(game, game.players[0], game.read_options({}))
        if state.acting() and len(state.legal(state.acting())) > 1
    ]
    nodes = 0
    took = 0.0
    turn = 0
    while took < _SECONDS:
        state = states[turn % len(states)]
        perspective = Perspective(game, state, state.acting(), turn)
        perspective.budget = Budget(0, _EACH, 256)
        began = time.perf_counter()
        master(perspective)
        took += time.perf_counter() - began
        nodes += perspective.budget.used
        turn += 1
    return {
        "build": "compiled" if is_compiled() else "interpreted",
        "nodes_per_s": round(nodes / took),
    }


def _main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(measure(find(sys.argv[1]))))


if __name__ == "__main__":
    _main()
