"""A view of Labyrinth as plain text, 48 columns wide.

A tile is three lines of six characters: its corridor is two wide and has walls of box
characters, so that open sides meet where two tiles are connected.
"""

from __future__ import annotations

from clew.core.cells import cell_name
from clew.core.tiles import outline
from clew.games.labyrinth.components import TREASURES
from clew.games.labyrinth.view import View

__all__ = ["draw", "mark"]


def mark(treasure: str) -> str:
    """The first two letters of a treasure; no two have the same."""
    return treasure[:2]


def _marked(letter: str) -> str:
    """The mark of a treasure, for its letter in a view."""
    return "" if letter == "." else mark(TREASURES[ord(letter) - 97])


def draw(view: View) -> str:
    """The maze: walls, treasures by their first two letters, pawns as @ and their seats.

    Arrows stand where they push; the one that is not allowed is missing. The spare is below.
    """
    lines = [_letters(), _arrow_line(view, "N", "▼")]
    for row in range(7):
        lines += _row(view, row)
    lines += [_arrow_line(view, "S", "▲"), *_spare(view)]
    return "\n".join(line.rstrip() for line in lines)


def _letters() -> str:
    return "   " + "".join(f"  {letter}   " for letter in "abcdefg")


def _arrow_line(view: View, side: str, glyph: str) -> str:
    marks = [
        glyph if column % 2 and view.banned != f"{side}{column + 1}" else " " for column in range(7)
    ]
    return "   " + "".join(f"  {glyph}   " for glyph in marks)


def _row(view: View, row: int) -> list[str]:
    tiles = [_tile(view, 7 * row + column) for column in range(7)]
    west = "►" if row % 2 and view.banned != f"W{row + 1}" else " "
    east = "◄" if row % 2 and view.banned != f"E{row + 1}" else " "
    return [
        f"   {''.join(tile[0] for tile in tiles)}",
        f"{row + 1} {west}{''.join(tile[1] for tile in tiles)}{east}",
        f"   {''.join(tile[2] for tile in tiles)}",
    ]


def _tile(view: View, cell: int) -> list[str]:
    """The pawns stand in the middle; a treasure under one moves into an open side."""
    sides = int(view.tiles[cell], 16)
    lines = list(outline(sides))
    name = cell_name(cell)
    pawns = [str(seat) for seat, player in enumerate(view.players, 1) if player.pawn == name]
    things = [f"@{pawns[0]}", *pawns[1:]] if pawns else []
    if view.treasures[cell] != ".":
        things.append(_marked(view.treasures[cell]))
    spots = [(1, 2), *(spot for bit, spot in enumerate(_SPOTS) if sides >> bit & 1)]
    for thing, (line, column) in zip(things, spots, strict=False):
        lines[line] = lines[line][:column] + f"{thing:2}" + lines[line][column + 2 :]
    return lines


_SPOTS = ((0, 2), (1, 4), (2, 2), (1, 0))


def _spare(view: View) -> list[str]:
    lines = list(outline(int(view.spare.sides, 16)))
    lines[1] = lines[1][:2] + f"{_marked(view.spare.treasure):2}" + lines[1][4:]
    return ["", *(f"   {line}" for line in lines)]
