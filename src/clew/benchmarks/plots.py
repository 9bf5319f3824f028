"""Plots of `clew bench server --growth`: a picture for each thing that grows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

__all__ = ["draw"]

_SERIES = {
    "server_us": "server, µs a move",
    "database_us": "database, µs a move",
    "valkey_us": "Valkey, µs a move",
    "notice_server_us": "server by notices, µs a move",
    "notice_database_us": "database by notices, µs a move",
    "listening_us_per_s": "a process that listens, µs a second",
    "mine_cpu_ms": "my tables, ms of processor",
    "older_cpu_ms": "older tables, ms of processor",
    "profile_cpu_ms": "profile, ms of processor",
    "best_cpu_ms": "the best, ms of processor",
    "middle_cpu_ms": "the middle, ms of processor",
    "open_cpu_ms": "opening it, ms of processor",
    "memory_mb": "memory, MB",
}
"""What is drawn, with its words."""
_BESIDE = "memory_mb"
"""What has a scale of its own, on the right."""


def draw(figures: dict[str, Any], folder: Path) -> None:
    """Writes `growth-NAME.svg` for each axis that has more than one size."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, axis in figures["axes"].items():
        if len(axis["points"]) > 1:
            _draw(axis, folder / f"growth-{name}.svg")


def _draw(axis: dict[str, Any], path: Path) -> None:
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.2), layout="constrained")
    FigureCanvasSVG(figure)
    left = figure.add_subplot()
    right = None
    drawn = [key for key in _SERIES if key in axis["points"][0]]
    for number, key in enumerate(drawn):
        plot = left
        if key == _BESIDE and len(drawn) > 1:
            plot = right = left.twinx()
        sizes = [point["size"] for point in axis["points"]]
        values = [point[key] for point in axis["points"]]
        (line,) = plot.plot(sizes, values, "o--" if plot is right else "o-", label=_SERIES[key])
        line.set_color(f"C{number}")
        plot.set_ylim(bottom=0)
    left.set_xlabel(axis["what"])
    left.grid(alpha=0.3)
    figure.legend(loc="outside upper center", ncols=2, fontsize="small")
    with mpl.rc_context({"svg.hashsalt": path.stem}):
        figure.savefig(path, metadata={"Date": None})
