"""The picture of the layers in ARCHITECTURE.md: `python docs/images/architecture.py`
(`--print` writes nothing).

Imports point downwards only. A test compares the parts with the packages there are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

__all__ = ["LAYERS", "Part", "draw"]


class Part(NamedTuple):
    """One or several packages side by side, and what they are for."""

    packages: str
    about: str
    compiled: bool = False


LAYERS: tuple[tuple[Part, ...], ...] = (
    (
        Part("cli", "the command line"),
        Part("server + web/", "tables online, a page"),
        Part("alone", "the page by itself"),
        Part("terminal", "tables, lessons, puzzles"),
        Part("testing", "the kit for games"),
        Part("benchmarks", "how fast it is"),
    ),
    (
        Part(
            "play",
            "at a table, wherever it stands, with or without a server: seats, messages, take-backs,"
            " hints; no database, network, thread or process",
        ),
    ),
    (
        Part("arena", "matches, leagues"),
        Part("tournaments", "who plays whom"),
        Part("training", "nets that learn"),
        Part("tutorial", "lessons"),
        Part("puzzles", "positions with a task"),
        Part("study", "hints, who was ahead"),
    ),
    (
        Part("engine", "other people's programs, by lines of JSON"),
        Part("records", "open data"),
    ),
    (Part("table", "a game in progress: seats, record, fairness, messages; eyes: who sees what"),),
    (
        Part("envs", "Gymnasium, PettingZoo, OpenSpiel, many games at once"),
        Part("cpp", "the rules translated to C++, for GPUs"),
    ),
    (
        Part("bots", "the kit for them: a Perspective, never the state"),
        Part("words, notes", "Fluent: en, fr, de; a view in sentences"),
    ),
    (Part("games", "labyrinth, labyrinth_cards, labyrinthos, tiger_labyrinth, tiger_traps", True),),
    (Part("core", "State, Chance, Log, bit boards (compiled); Game, Event, errors", True),),
)
_WIDTH, _HEIGHT, _GAP, _LEFT = 1080, 58, 16, 46
_STYLE = """
  text { font-family: system-ui, sans-serif; fill: #2b2320; text-anchor: middle; }
  .name { font-size: 17px; font-weight: 650; }
  .about { font-size: 12.5px; fill: #5d5048; }
  rect { fill: #fbf5ea; stroke: #b79f84; stroke-width: 1.2; rx: 9; }
  rect.compiled { fill: #f3dfb4; stroke: #a87b1d; }
  path { stroke: #8a7462; stroke-width: 2; fill: none; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3ebe0; } .about { fill: #c4b5a4; }
    rect { fill: #2e2824; stroke: #7b6a5b; } rect.compiled { fill: #4a3b1b; stroke: #c99a3c; }
    path { stroke: #b7a48f; }
  }
"""


def draw() -> str:
    """The picture as SVG."""
    height = len(LAYERS) * (_HEIGHT + _GAP) + _GAP
    box, label = f"0 0 {_WIDTH} {height}", "The layers of Clew, from the commands down to the core"
    along = f"translate(14 {height / 2}) rotate(-90)"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{label}">',
        f"<style>{_STYLE}</style>",
        f'<path d="M 20 {_GAP} V {height - _GAP} m -7 -10 l 7 10 l 7 -10"/>',
        f'<text class="about" transform="{along}">imports point downwards only</text>',
    ]
    for row, layer in enumerate(LAYERS):
        width = (_WIDTH - _LEFT - _GAP * len(layer)) / len(layer)
        for column, part in enumerate(layer):
            x, y = _LEFT + column * (width + _GAP), _GAP + row * (_HEIGHT + _GAP)
            parts += _box(part, x, y, width)
    return "\n".join([*parts, "</svg>\n"])


def _box(part: Part, x: float, y: float, width: float) -> list[str]:
    kind = ' class="compiled"' if part.compiled else ""
    middle = x + width / 2
    return [
        f'<rect{kind} x="{x:.1f}" y="{y}" width="{width:.1f}" height="{_HEIGHT}"/>',
        f'<text class="name" x="{middle:.1f}" y="{y + 24}">{escape(part.packages)}</text>',
        f'<text class="about" x="{middle:.1f}" y="{y + 44}">{escape(part.about)}</text>',
    ]


if __name__ == "__main__":
    if "--print" in sys.argv:
        print(draw(), end="")
    else:
        Path(__file__).with_suffix(".svg").write_text(draw(), "utf-8")
