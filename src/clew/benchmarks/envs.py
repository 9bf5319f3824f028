"""How fast the environments are: many games at once, one at a time, and the own games of PettingZoo
and OpenSpiel.

Everything is measured in one run on one core, so that figures can be compared, in seconds of
processor time. A step is one random legal choice; what the next seat sees and may do is written or
returned.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from clew.benchmarks.rules import best_of
from clew.envs.vector import VectorEnv
from clew.games import find

__all__ = ["CLASSIC", "OPENSPIEL", "measure", "measure_classic", "measure_openspiel"]

GAMES_AT_ONCE = 4096
_ROUNDS = 2
_SECONDS = 0.25
_MAX_SECONDS = 2.0
_STEPS = 800
"""As many as a random game of Labyrinth has, or of The Lady and the Tiger: Labyrinth."""
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")
"""PettingZoo's games that need nothing but what its own tests need."""
OPENSPIEL = ("tic_tac_toe", "connect_four", "chess", "backgammon")
"""OpenSpiel's games, written in C++ and used from Python, one at a time."""


def measure(game: str, seconds: float = _SECONDS, steps: int = _STEPS) -> dict[str, Any]:
    """The figures of a game, and how fast many games are with its other options."""
    (_, main), *others = find(game).benchmarks.items()
    options = [(name, given) for name, given in others if given]
    if main:
        options.append((", ".join(f"{key}={value}" for key, value in main.items()), main))
    figures = best_of([_round(game, seconds, steps) for _ in range(_ROUNDS)])
    for name, given in options:
        many = VectorEnv(game, GAMES_AT_ONCE, seed=1, **given)
        figures[name] = {"vector_steps_per_s": _many_steps(many, steps)}
    return figures


def _many_steps(many: VectorEnv, steps: int) -> int:
    """Steps per second of many games from their beginnings on, with new games for those that end.
    Each run plays the same steps, except for games that take too long."""
    began = time.process_time()
    done, took = 0, 0.0
    while done < steps and took < _MAX_SECONDS:
        many.step(many.random_actions())
        done += 1
        took = time.process_time() - began
    return round(done * many.num_games / took)


def _round(game: str, seconds: float, steps: int) -> dict[str, Any]:
    many = VectorEnv(game, GAMES_AT_ONCE, seed=1)

    def step_with_masks() -> None:
        many.step(many.random_actions())
        many.action_masks()

    figures: dict[str, Any] = {
        "observation_bytes": many.observations[0].nbytes,
        "choices": many.choices,
        "vector_steps_per_s": _many_steps(many, steps),
        "vector_with_masks_steps_per_s": _per_second(step_with_masks, seconds) * many.num_games,
        "planes": many.planes.size,
        "planes_per_s": _per_second(many.observation_planes, seconds) * many.num_games,
    }
    with contextlib.suppress(ImportError):
        for name, planes in (("words", False), ("planes", True)):
            figures[f"pettingzoo_{name}_steps_per_s"] = _per_second(
                _alone(game, planes=planes), seconds
            )
    return {
        key: round(value) if isinstance(value, float) else value for key, value in figures.items()
    }


def _alone(game: str, *, planes: bool) -> Callable[[], None]:
    from clew.envs.pettingzoo import env

    return _stepping(env(game, planes=planes))


def measure_classic(name: str, seconds: float = _SECONDS) -> dict[str, Any] | None:
    """Steps a second of one of PettingZoo's games, or None if it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            made = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            return None
        step = _stepping(made)
        return {
            "pettingzoo_steps_per_s": round(max(_per_second(step, seconds) for _ in range(_ROUNDS)))
        }


def measure_openspiel(name: str, seconds: float = _SECONDS) -> dict[str, Any] | None:
    """Steps a second of one of OpenSpiel's games, or None if it is not installed: an action at
    random, what the next player observes, and the mask of what is legal."""
    try:
        import pyspiel
    except ImportError:
        return None
    chooser = np.random.default_rng(1)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def step() -> None:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(actions, p=chances)))
        state.apply_action(int(chooser.choice(state.legal_actions())))
        if not state.is_terminal() and not state.is_chance_node():
            state.observation_tensor()
            state.legal_actions_mask()

    return {"openspiel_steps_per_s": round(max(_per_second(step, seconds) for _ in range(_ROUNDS)))}


def _stepping(agents: Any) -> Callable[[], None]:
    """One step of a PettingZoo environment at random, again and again from the beginning."""
    chooser = np.random.default_rng(1)
    agents.reset(seed=1)

    def step() -> None:
        seen, _, over, cut, _ = agents.last()
        if over or cut:
            agents.reset()
            seen, _, _, _, _ = agents.last()
        agents.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))

    return step


def _per_second(run: Callable[[], object], seconds: float) -> float:
    """How often something runs in a second of this process."""
    run()
    times, began = 0, time.process_time()
    while True:
        run()
        times += 1
        took = time.process_time() - began
        if took >= seconds:
            return times / took


def _main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    name = sys.argv[1]
    others = dict.fromkeys(CLASSIC, measure_classic) | dict.fromkeys(OPENSPIEL, measure_openspiel)
    print(json.dumps(others.get(name, measure)(name)))


if __name__ == "__main__":
    _main()
