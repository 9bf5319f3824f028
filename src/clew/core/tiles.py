"""Tiles as text: a maze is drawn from the sides at which each tile is open."""

from __future__ import annotations

__all__ = ["TILE_LINES", "TILE_WIDTH", "outline"]

TILE_LINES = 3
TILE_WIDTH = 6


def outline(sides: int) -> tuple[str, str, str]:
    """The walls of a tile with these open sides (N 1, E 2, S 4, W 8).

    >>> print(*outline(3), sep="|\\n")
     │  └─|
     │    |
     └────
    """
    north, east, south, west = (bool(sides >> bit & 1) for bit in range(4))
    return (
        _edge(north, west, east, "┘└┌┐"),
        f" {' ' if west else '│'}  {' ' if east else '│'} ",
        _edge(south, west, east, "┐┌└┘"),
    )


def _edge(gap: bool, west: bool, east: bool, corners: str) -> str:
    """The upper or lower line of a tile; `corners` are the ones beside a gap and the ones without a
    gap."""
    if gap:
        left, middle, right = corners[0] if west else "│", "  ", corners[1] if east else "│"
    else:
        left, middle, right = "─" if west else corners[2], "──", "─" if east else corners[3]
    return f"{'─' if west else ' '}{left}{middle}{right}{'─' if east else ' '}"
