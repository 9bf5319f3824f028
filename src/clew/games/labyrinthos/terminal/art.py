"""The maze of Labyrinthos in colour. A colour is never the only sign of anything.

A tile is six columns and three lines: its symbol in the middle, heroes by number in its corners
(each seat has its own), the monster in capitals on red. Walls stand thick on the edge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from rich.style import Style

from clew.core.cells import cell_name
from clew.core.tiles import TILE_LINES, TILE_WIDTH, outline
from clew.games.labyrinthos.components import COLOURS, FEATURES, LETTERS
from clew.games.labyrinthos.view import View
from clew.terminal.boards.canvas import Canvas
from clew.terminal.boards.styles import CURSOR, FAINT, POSSIBLE, seat_style

__all__ = ["HEIGHT", "LEFT", "TOP", "WIDTH", "Picture", "cell_at", "paint"]

LEFT, TOP = 2, 1
WIDTH = LEFT + 7 * TILE_WIDTH + 1
HEIGHT = TOP + 7 * TILE_LINES + 1
"""The last line is for how the game stands."""

_FLOOR: Final = "#cfc4ae"
_ALLOWED: Final = "#b7dc8f"
_ROCK: Final = "#3d3540"
_LINE: Final = "#a79fb0"
_DOWN: Final = Style(color="#6a6078", bgcolor="#28232e")
_DOWN_ALLOWED: Final = Style(color="#8fdc6a", bgcolor="#2c4526")
_KNOWN: Final = Style(color="#e8dcff", bgcolor="#28232e", bold=True)
_WALL: Final = Style(color="#ff8a3c", bgcolor=_ROCK, bold=True)
_NEW_WALL: Final = Style(color="#f2c200", bgcolor=_ROCK, bold=True)
_MONSTER: Final = Style(color="#ffffff", bgcolor="#b01818", bold=True)
_DOOR: Final = Style(color="#ffffff", bgcolor="#1f6a80", bold=True)
_KEYS: Final = {
    "bronze": Style(color="#201000", bgcolor="#d08a4a", bold=True),
    "silver": Style(color="#101018", bgcolor="#d4dae2", bold=True),
    "gold": Style(color="#201800", bgcolor="#f2c200", bold=True),
    "iron": Style(color="#ffffff", bgcolor="#596270", bold=True),
}
_BACK: Final = ("┌────┐", "│░░░░│", "└────┘")
_SPOTS: Final = ((0, 2), (1, 4), (2, 2), (1, 0))
"""The open sides N, E, S, W of a tile, as line and column."""
_CORNERS: Final = ((0, 1), (0, 4), (2, 1), (2, 4))
"""Where the heroes of seats 1 to 4 stand."""


@dataclass
class Picture:
    """What is to be painted: a view, and what the player is doing with it."""

    view: View
    mark: Callable[[str], str]
    """The two letters of a symbol, a key's colour, the Door or a monster."""
    status: str = ""
    allowed: set[str] = field(default_factory=set)
    """The cells where something can be chosen."""
    cursor: str = ""
    tiles: str = ""
    """The tiles as they would lie; else as they do."""
    walls: list[str] = field(default_factory=list)
    """The walls as they would stand."""


def cell_at(x: int, y: int) -> str:
    """The cell there, or nothing."""
    column, row = (x - LEFT) // TILE_WIDTH, (y - TOP) // TILE_LINES
    inside = 0 <= column < 7 and 0 <= row < 7 and x >= LEFT and y >= TOP
    return cell_name(7 * row + column) if inside else ""


def paint(canvas: Canvas, picture: Picture) -> None:
    """The whole maze with its edge, and below it how the game stands."""
    for i in range(7):
        column, row = "abcdefg"[i], str(i + 1)
        here = CURSOR if column == picture.cursor[:1] else FAINT
        canvas.put(LEFT + TILE_WIDTH * i + 2, 0, column, here)
        here = CURSOR if row == picture.cursor[1:] else FAINT
        canvas.put(0, TOP + TILE_LINES * i + 1, row, here)
    for cell in range(49):
        x, y = LEFT + TILE_WIDTH * (cell % 7), TOP + TILE_LINES * (cell // 7)
        _paint_cell(canvas, x, y, picture, cell)
    canvas.put(LEFT, HEIGHT - 1, picture.status, FAINT)


def _paint_cell(canvas: Canvas, x: int, y: int, picture: Picture, cell: int) -> None:
    view, name = picture.view, cell_name(cell)
    tile = (picture.tiles or view.tiles)[cell]
    allowed = name in picture.allowed
    if tile == "?":
        _paint_face_down(canvas, (x, y), picture, name)
    else:
        _paint_face_up(canvas, (x, y), picture, cell)
    _paint_walls(canvas, (x, y), picture, name)
    for seat, player in enumerate(view.players, 1):
        if player.cell == name:
            line, column = _CORNERS[seat - 1]
            canvas.put(x + column, y + line, str(seat), seat_style(seat))
    if allowed:
        canvas.put(x + 2, y, "··", POSSIBLE + Style(bgcolor="#234018"))
    if name == picture.cursor:
        canvas.put(x, y + 1, "[", CURSOR)
        canvas.put(x + 5, y + 1, "]", CURSOR)


def _paint_face_down(canvas: Canvas, place: tuple[int, int], picture: Picture, name: str) -> None:
    x, y = place
    style = _DOWN_ALLOWED if name in picture.allowed else _DOWN
    for line, text in enumerate(_BACK):
        canvas.put(x, y + line, text, style)
    seen = picture.view.seen.get(name, "").split()
    if seen:
        known = "··" if seen[1] == "plain" else picture.mark(seen[1])
        canvas.put(x + 1, y + 1, f"({known})", _KNOWN)


def _paint_face_up(canvas: Canvas, place: tuple[int, int], picture: Picture, cell: int) -> None:
    x, y = place
    view, name = picture.view, cell_name(cell)
    sides = int((picture.tiles or view.tiles)[cell], 16)
    floor = _ALLOWED if name in picture.allowed else _FLOOR
    for i, line in enumerate(outline(sides)):
        canvas.put(x, y + i, line, Style(color=_LINE, bgcolor=_ROCK))
    ground = Style(color="#3b2410", bgcolor=floor, bold=True)
    canvas.put(x + 2, y + 1, "  ", ground)
    for bit, (line_number, column) in enumerate(_SPOTS):
        if sides >> bit & 1:
            canvas.put(x + column, y + line_number, "  ", ground)
    things = _things(picture, cell, name, ground)
    for (text, style), line_number in zip(things, (1, 2), strict=False):
        canvas.put(x + 2, y + line_number, text, style)


def _things(picture: Picture, cell: int, name: str, ground: Style) -> list[tuple[str, Style]]:
    """The monster, then what is on the tile."""
    view = picture.view
    things = []
    if view.monster_cell == name:
        things.append((picture.mark(view.monster).upper(), _MONSTER))
    feature = FEATURES[LETTERS.index(view.features[cell])]
    if name in view.disarmed:
        things.append(("××", ground))
    elif feature == "door":
        things.append((picture.mark(feature), _DOOR))
    elif feature in COLOURS:
        things.append((picture.mark(feature), _KEYS[feature]))
    elif 0 < FEATURES.index(feature) < FEATURES.index("door"):
        things.append((picture.mark(feature), ground))
    return things


def _paint_walls(canvas: Canvas, place: tuple[int, int], picture: Picture, name: str) -> None:
    """Walls at the right and lower edge; one that is being placed is brighter."""
    x, y = place
    walls = picture.walls or picture.view.walls
    for side in ("east", "south"):
        wall = f"{name} {side}"
        if wall not in walls:
            continue
        style = _WALL if wall in picture.view.walls else _NEW_WALL
        if side == "south":
            canvas.put(x, y + 2, "▄" * TILE_WIDTH, style)
        else:
            for line in range(TILE_LINES):
                canvas.put(x + 5, y + line, "█", style)
