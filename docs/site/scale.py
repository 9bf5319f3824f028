"""The calculator of docs/scale.md: what many people need, from what was measured.

A formula is text that Python and the page's script read alike: names, numbers, + - * /, brackets.
"""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["INPUTS", "NEEDS", "calculate", "calculator", "growth", "measured"]

_HERE = Path(__file__).parent


class Input(NamedTuple):
    name: str
    usual: float
    about: str


class Need(NamedTuple):
    name: str
    formula: str
    about: str
    unit: str = ""


INPUTS = (
    Input("people", 1_000_000, "people connected, one socket each"),
    Input("tables", 300_000, "tables being played"),
    Input("pause", 10, "seconds between two moves of a table"),
    Input("watchers", 0.5, "spectators a table"),
    Input("apart", 0, "share of tables whose people are at two processes (0 behind a proxy)"),
    Input("hours", 6, "hours a day like this"),
    Input("busy", 0.6, "how busy a core may be"),
)

NEEDS = (
    Need("moves", "tables / pause", "moves a second"),
    Need(
        "server_cores",
        "moves * (server_us + watchers * watcher_us + apart * apart_us) / 1000000 / busy",
        "cores for Clew, a process each",
    ),
    Need("database_cores", "moves * database_us / 1000000 / busy", "cores for PostgreSQL"),
    Need(
        "memory_gb",
        "(server_cores * process_mb + people * table_mb) / 1000",
        "memory of the processes, their tables and sockets",
        "GB",
    ),
    Need(
        "network_gbit",
        "moves * bytes_told / 2 * (people / tables + watchers) * 8 / 1000000000",
        "to people, before compression",
        "Gbit/s",
    ),
    Need(
        "disk_tb",
        "moves * hours * 3600 * 365 * bytes_stored / 1000000000000",
        "what a year adds to the database",
        "TB",
    ),
)


def measured() -> dict[str, float]:
    """What the formulas take from `clew bench server --growth --json`."""
    axes = json.loads(_HERE.joinpath("bench-growth.json").read_text("utf-8"))["axes"]
    usual, stored = axes["entries"]["points"][0], axes["entries"]["points"][-1]
    apart = axes["apart"]["points"][0]
    together = next(one for one in axes["processes"]["points"] if one["size"] == apart["size"])

    def both(point: dict[str, float]) -> float:
        return point["server_us"] + point["database_us"]

    return {
        "server_us": usual["server_us"],
        "database_us": usual["database_us"],
        "watcher_us": axes["watchers"]["slopes"]["server_us"],
        "apart_us": max(0.0, both(apart) - both(together)),
        "process_mb": usual["memory_mb"],
        "table_mb": axes["tables"]["slopes"]["memory_mb"],  # each with one socket
        "bytes_told": usual["bytes_told"],
        "bytes_stored": stored["bytes_stored"],
    }


def calculate(values: dict[str, float]) -> dict[str, float]:
    known = dict(values)
    for need in NEEDS:
        known[need.name] = eval(need.formula, {"__builtins__": {}}, known)  # noqa: S307
    return known


def calculator() -> str:
    """The page's part: fields, what follows from them, and the script."""
    figures = measured()
    found = calculate(figures | {one.name: one.usual for one in INPUTS})
    fields = "".join(
        f'<tr><td><label for="scale-{one.name}">{html.escape(one.about)}</label></td><td><input '
        f'type="number" id="scale-{one.name}" name="{one.name}" value="{one.usual:g}" min="0" '
        f'step="any"></td></tr>'.replace("1e+06", "1000000")
        for one in INPUTS
    )
    needs = "".join(
        f'<tr><td>{html.escape(one.about)}</td><td><output name="{one.name}">'
        f"{found[one.name]:,.3g}</output> {one.unit}</td></tr>"
        for one in NEEDS
    )
    taken = "".join(
        f"<tr><td><code>{name}</code></td><td>{figures[name]:,.4g}</td></tr>" for name in figures
    )
    formulas = json.dumps([[one.name, one.formula] for one in NEEDS])
    script = _HERE.joinpath("scale.js").read_text("utf-8")
    begin = f'setUp(document.getElementById("scale"), {formulas}, {json.dumps(figures)});'
    return (
        f'<div id="scale"><table><tbody>{fields}</tbody></table>'
        f"<table><tbody>{needs}</tbody></table></div>\n\n"
        f"What it takes from the measurements:\n\n<table><tbody>{taken}</tbody></table>\n\n"
        f"<script>{script}{begin}</script>"
    )


def growth() -> str:
    """What `clew bench server --growth --json` wrote, a table for each thing that grew."""
    figures: dict[str, Any] = json.loads(_HERE.joinpath("bench-growth.json").read_text("utf-8"))
    parts = []
    for name, axis in figures["axes"].items():
        columns = [column for column in axis["points"][0] if column != "size"]
        lines = [
            f"**`{name}`**: {axis['what']}\n",
            f"| | {' | '.join(column.replace('_', ' ') for column in columns)} |",
            "|---" * (1 + len(columns)) + "|",
        ]
        lines += [
            f"| {point['size']:,g} | {' | '.join(f'{point[one]:,.4g}' for one in columns)} |"
            for point in axis["points"]
        ]
        slopes = [axis["slopes"][one] for one in columns]
        shown = ("" if one is None else f"{one:,.3g}" for one in slopes)
        lines.append(f"| one more | {' | '.join(shown)} |")
        parts.append("\n".join(lines))
    parts.append(f"The machine's load was {figures['load']:.1f} when it began.")
    return "\n\n".join(parts)
