"""`clew bench`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from clew.cli.output import echo, echo_json, progress, table
from clew.core.installation import missing
from clew.games import find, names

__all__ = ["run_bots", "run_device", "run_envs", "run_growth", "run_rules", "run_server"]

_COLUMNS = ("decisions_per_s", "interpreted_decisions_per_s", "pick_decisions_per_s")


def run_rules(games: list[str], *, as_json: bool) -> None:
    from clew.benchmarks.rules import measure_both

    chosen = [find(name).id for name in games] or names()
    figures: dict[str, dict[str, Any]] = {}
    with progress(len(chosen), quiet=as_json) as advance:
        for name in chosen:
            figures[name] = measure_both(name)
            advance(len(figures))
    if as_json:
        echo_json({"games": figures})
        return
    table(None, [_row(name, row) for name, row in _rows(figures)], list(_HEADER))
    echo(
        "Random legal play through the contract on one core, by processor time; the best of three "
        "rounds each."
    )


def run_bots(games: list[str], *, as_json: bool) -> None:
    from clew import bots
    from clew.benchmarks.bots import measure_both

    chosen = [find(name).id for name in games] or names()
    chosen = [name for name in chosen if "master" in bots.names(name)]
    figures: dict[str, dict[str, Any]] = {}
    with progress(len(chosen), quiet=as_json) as advance:
        for name in chosen:
            figures[name] = measure_both(name)
            advance(len(figures))
    if as_json:
        echo_json({"games": figures})
        return
    rows = [
        [
            name,
            f"{row['nodes_per_s']:,}",
            f"{row['interpreted_nodes_per_s']:,}",
            f"{row['ms_99']:.1f}",
            *(f"{row['own_ms'].get(level, 0):.2f}" for level in bots.BOTS[1:]),
        ]
        for name, row in figures.items()
    ]
    header = ["game", "nodes/s", "interpreted", "50 ms: 99th percentile"]
    table(None, rows, header + [f"{level} ms" for level in bots.BOTS[1:]])
    echo("The master in positions from the middle of games, on one core; the best of three rounds.")
    echo("On the right what a decision takes by each bot's own budget, in processor time.")


_HEADER = (
    "game",
    "decisions/s",
    "interpreted",
    "by pick()",
    "clone ns",
    "sample µs",
    "view µs",
    "all turns µs",
)


def _rows(figures: dict[str, dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    rows = []
    for name, row in figures.items():
        rows.append((name, row))
        rows += [(f"  {key}", value) for key, value in row.items() if isinstance(value, dict)]
    return rows


def _row(name: str, figures: dict[str, Any]) -> list[str]:
    speeds = [f"{figures[key]:,}" if key in figures else "" for key in _COLUMNS]
    times = [str(figures.get(key, "")) for key in ("clone_ns", "sample_us", "view_us", "expand_us")]
    return [name, *speeds, *times]


def run_server(database: str, *, short: bool, as_json: bool) -> None:
    from clew.benchmarks.server import measure

    if not all(map(find_spec, ("litestar", "sqlalchemy", "uvicorn"))):
        raise missing("the server needs more than is installed", "server")
    figures = measure(database, short=short)
    if as_json:
        echo_json(figures)
        return
    cases = [case for case in figures.values() if isinstance(case, dict)]
    table(None, [[str(value) for value in case.values()] for case in cases], list(cases[0]))
    echo(f"Two sockets a table, every move durable in {figures['database']} before it is told.")


def run_growth(
    sizes: dict[str, str],
    database: str,
    *,
    rounds: int,
    seconds: float,
    plots: Path | None,
    as_json: bool,
) -> None:
    if not all(map(find_spec, ("litestar", "sqlalchemy", "uvicorn"))):
        raise missing("the server needs more than is installed", "server")
    if not find_spec("psycopg"):
        raise missing("PostgreSQL needs one more library", "postgres")
    if plots and not find_spec("matplotlib"):
        raise missing("drawing needs matplotlib", "league")
    from clew.benchmarks.growth import measure, read_sizes

    wanted = read_sizes(sizes)
    with progress(rounds * sum(map(len, wanted.values())), quiet=as_json) as advance:
        figures = measure(wanted, database, seconds=seconds, rounds=rounds, measured=advance)
    if plots:
        from clew.benchmarks.plots import draw

        draw(figures, plots)
    if as_json:
        echo_json(figures)
        return
    for axis in figures["axes"].values():
        points = [[f"{value:,}" for value in point.values()] for point in axis["points"]]
        slopes = ["" if one is None else f"{one:g}" for one in axis["slopes"].values()]
        table(axis["what"], [*points, ["one more", *slopes]], list(axis["points"][0]))
    echo("Processor time a move, server and database apart, in microseconds; PostgreSQL.")
    for sentence in figures["starved"]:
        echo(f"Too much else ran on this machine: {sentence}.")


_ENVS = {
    "vector_steps_per_s": "steps/s",
    "vector_with_masks_steps_per_s": "with masks",
    "planes_per_s": "planes/s",
    "pettingzoo_words_steps_per_s": "one at a time",
    "pettingzoo_planes_steps_per_s": "with planes",
}


def run_device(games: list[str], device: str, *, as_json: bool) -> None:
    """Many games on a device, and beside them, where they are installed, Pgx's there and those of
    PettingZoo and OpenSpiel on one core."""
    if find_spec("numpy") is None:
        raise missing("the environments need NumPy", "envs")
    from clew.benchmarks.devices import PGX, measure_device, measure_pgx
    from clew.benchmarks.envs import CLASSIC, OPENSPIEL
    from clew.benchmarks.rules import run_apart

    chosen = [find(name).id for name in games] or names()
    figures: dict[str, dict[str, Any]] = {}
    others: dict[str, Any] = {}
    alone: dict[str, Any] = {}
    steps = len(chosen) + len(PGX) + len(CLASSIC) + len(OPENSPIEL)
    with progress(steps, quiet=as_json) as advance:
        for name in chosen:
            figures[name] = measure_device(name, device)
            advance(len(figures))
        for name in PGX:
            others[name] = measure_pgx(name) if device.startswith("cuda") else None
            advance(len(figures) + len(others))
        for name in (*CLASSIC, *OPENSPIEL):
            alone[name] = run_apart("envs", name, None)
            advance(len(figures) + len(others) + len(alone))
    if as_json:
        echo_json(
            {
                "device": device,
                "games": figures,
                "pgx": others,
                "pettingzoo": {name: alone[name] for name in CLASSIC},
                "openspiel": {name: alone[name] for name in OPENSPIEL},
            }
        )
        return
    rows = [
        [
            name if option == "main" else f"  {option}",
            *(f"{row[key]:,}" for key in ("steps_per_s", "games", "planes_per_s", "first_use_s")),
        ]
        for name, options in figures.items()
        for option, row in options.items()
    ]
    for name, row in others.items():
        if row:
            rows.append([f"Pgx's {name}", f"{row['steps_per_s']:,}", f"{row['games']:,}", "", ""])
    rows += [[title, steps, "1", "", ""] for title, steps in _others(alone)]
    table(None, rows, ["game", "steps/s", "games at once", "planes/s", "first use, s"])
    echo(
        "Random legal choices given from outside; observations, masks, rewards and ends written at "
        "every step; the best of several sizes."
    )


def _others(alone: dict[str, Any]) -> list[tuple[str, str]]:
    """The games of others, one at a time on one core: whose they are, and their steps a second."""
    from clew.benchmarks.envs import CLASSIC

    return [
        (
            f"{'PettingZoo' if name in CLASSIC else 'OpenSpiel'}'s {name}",
            f"{next(iter(row.values())):,}" if row else "not installed",
        )
        for name, row in alone.items()
    ]


def run_envs(games: list[str], *, as_json: bool) -> None:
    try:
        import numpy as np  # noqa: F401
    except ImportError:
        raise missing("the environments need NumPy", "envs") from None
    from clew.benchmarks.envs import CLASSIC, GAMES_AT_ONCE, OPENSPIEL
    from clew.benchmarks.rules import run_apart

    chosen = [find(name).id for name in games] or names()
    figures: dict[str, dict[str, Any]] = {}
    alone: dict[str, Any] = {}
    # What else the machine does slows down what shares its memory.
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    with progress(len(chosen) + len(CLASSIC) + len(OPENSPIEL), quiet=as_json) as advance:
        for name in chosen:
            figures[name] = run_apart("envs", name, None)
            advance(len(figures))
        for name in (*CLASSIC, *OPENSPIEL):
            alone[name] = run_apart("envs", name, None)
            advance(len(figures) + len(alone))
    if as_json:
        echo_json(
            {
                "at_once": GAMES_AT_ONCE,
                "load": load,
                "games": figures,
                "pettingzoo": {name: alone[name] for name in CLASSIC},
                "openspiel": {name: alone[name] for name in OPENSPIEL},
            }
        )
        return
    rows = [
        [name, *(f"{row[key]:,}" if key in row else "" for key in _ENVS)]
        for name, row in _rows(figures)
    ]
    rows += [[title, "", "", "", steps, ""] for title, steps in _others(alone)]
    table(None, rows, ["game", *_ENVS.values()])
    echo(
        f"Random legal play on one core: {GAMES_AT_ONCE:,} games at once, observations written, "
        "and one PettingZoo environment; the better of two rounds each."
    )
