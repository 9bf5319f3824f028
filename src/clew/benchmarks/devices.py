"""How fast a device steps many games, with choices from outside and all outputs written.

A step is what a program that learns does: it reads what is legal and gives a choice for every game
(here at random, drawn on the device), and every game writes what the next seat sees and may do,
what was won and what ended. Times are wall-clock seconds until the device has finished. If Pgx is
installed, it is measured beside this with its own games, random legal choices and observations.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from clew.envs.vector import VectorEnv
from clew.games import find

__all__ = ["PGX", "measure_device", "measure_pgx"]

_SIZES = (2**16, 2**17, 2**18, 2**20, 2**22)
_MIXED = 300
"""Warm-up steps, so that some games are young and some old when the clock starts."""
_SECONDS = 0.5
_PATIENCE = 1.5
PGX = ("connect_four", "othello", "backgammon", "go_9x9")


def measure_device(game: str, device: str, sizes: tuple[int, ...] = _SIZES) -> dict[str, Any]:
    """For each of the options that `clew bench` measures: the best of several sizes."""
    return {
        name or "main": _best(game, device, options, sizes)
        for name, options in find(game).benchmarks.items()
    }


def _best(
    game: str, device: str, options: dict[str, Any], sizes: tuple[int, ...]
) -> dict[str, Any]:
    began = time.perf_counter()
    VectorEnv(game, 64, seed=1, device=device, **options)
    figures: dict[str, Any] = {"first_use_s": round(time.perf_counter() - began, 2)}
    by_size: dict[str, int] = {}
    best: VectorEnv | None = None
    for size in sizes:
        try:
            many = VectorEnv(game, size, seed=1, device=device, **options)
            rate = _steps_per_s(many)
        except MemoryError:
            break
        by_size[str(size)] = round(rate)
        if by_size[str(size)] == max(by_size.values()):
            best = many
        if rate < 0.95 * max(by_size.values()):
            break
    assert best is not None
    figures["steps_per_s"] = max(by_size.values())
    figures["games"] = best.num_games
    figures["by_games"] = by_size
    planes = VectorEnv(game, min(best.num_games, 2**17), seed=1, device=device, **options)
    figures["planes_per_s"] = round(_rate(planes.observation_planes, planes) * planes.num_games)
    return figures


def _steps_per_s(many: VectorEnv) -> float:
    began = time.perf_counter()
    for _ in range(_MIXED):
        many.step(many.random_actions())
        if time.perf_counter() - began > _PATIENCE:
            break
    return _rate(lambda: many.step(many.random_actions()), many) * many.num_games


def _rate(run: Callable[[], object], many: VectorEnv) -> float:
    """How often something runs in a second."""
    run()
    int(many.seats[0])
    times, began = 0, time.perf_counter()
    while True:
        for _ in range(5):
            run()
        int(many.seats[0])  # the device has finished
        times += 5
        took = time.perf_counter() - began
        if took > _SECONDS:
            return times / took


def measure_pgx(name: str, games: int = 2**17, steps: int = 100) -> dict[str, Any] | None:
    """Steps a second of one of Pgx's games, or None if it is not installed."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        return None
    env = pgx.make(name)
    init = jax.jit(jax.vmap(env.init))
    key = jax.random.PRNGKey(1)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, draw, deal = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(draw, logits, axis=-1)
        following = jax.vmap(auto_reset(env.step, env.init))(
            state, action, jax.random.split(deal, games)
        )
        return (following, key), following.observation.sum(dtype=jnp.float32)

    many = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=steps))
    state = init(jax.random.split(key, games))
    (state, key), _ = jax.block_until_ready(many(state, key))
    best = 0.0
    for _ in range(3):
        began = time.perf_counter()
        (state, key), _ = jax.block_until_ready(many(state, key))
        best = max(best, games * steps / (time.perf_counter() - began))
    return {"steps_per_s": round(best), "games": games}
