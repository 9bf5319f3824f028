"""The maze of Labyrinth in colour. A colour is never the only sign of anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from clew.core.cells import cell_name
from clew.core.tiles import TILE_LINES, TILE_WIDTH, outline
from clew.games.labyrinth.components import FIXED, TREASURES
from clew.games.labyrinth.view import View
from clew.terminal.boards.canvas import Canvas

__all__ = [
    "HEIGHT",
    "LEFT",
    "TOP",
    "WIDTH",
    "Picture",
    "paint",
    "paint_tile",
    "pawn_style",
]

LEFT, TOP = 3, 1
WIDTH = LEFT + 7 * TILE_WIDTH + 2
HEIGHT = TOP + 7 * TILE_LINES + 1

_FLOOR = "#dcc9a0"
_REACHED = "#b7dc8f"
_ROCK = "#2f4a52"
_FIXED_ROCK = "#54443a"
_PUSHED_ROCK = "#57508a"
_LINE = "#a9b8b4"
_FIXED_LINE = "#c9ab86"
_PAWNS = {
    "red": Style(color="#ffffff", bgcolor="#c23030", bold=True),
    "yellow": Style(color="#201800", bgcolor="#f2c200", bold=True),
    "blue": Style(color="#ffffff", bgcolor="#2c5fd4", bold=True),
    "green": Style(color="#ffffff", bgcolor="#1f7a34", bold=True),
}
_GOAL = Style(color="#ffffff", bgcolor="#9b1f86", bold=True, underline=True)
_CURSOR = Style(color="#201800", bgcolor="#f2c200", bold=True)
_ARROW = Style(color="#f2c200", bold=True)
_CHOSEN = Style(color="#201800", bgcolor="#f2c200", bold=True)
_FAINT = Style(color="#7d8a88")
_SPOTS = ((0, 2), (1, 4), (2, 2), (1, 0))
"""Where things stand in the open sides N, E, S, W of a tile."""
_GLYPHS = {"N": "▼", "S": "▲", "W": "►", "E": "◄"}


@dataclass
class Picture:
    """What is to be painted: a view, and what the player is doing with it."""

    view: View
    mark: Callable[[str], str]
    """The two letters of a treasure."""
    goals: list[str] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)
    cursor: str = ""
    inserted: str = ""
    """The cell into which the tile would be pushed."""
    line: set[str] = field(default_factory=set)
    """The cells that would be pushed."""
    arrows: set[str] = field(default_factory=set)
    """The arrows that may be chosen."""
    banned: str = ""
    chosen: str = ""


def pawn_style(colour: str) -> Style:
    return _PAWNS[colour]


def paint(picture: Picture) -> Text:
    """The whole board with its edge."""
    canvas = Canvas(WIDTH, HEIGHT)
    _paint_edge(canvas, picture)
    for cell in range(49):
        x, y = LEFT + TILE_WIDTH * (cell % 7), TOP + TILE_LINES * (cell // 7)
        _paint_cell(canvas, x, y, picture, cell)
    return canvas.text()


def paint_tile(canvas: Canvas, x: int, y: int, sides: int, thing: str, goal: bool) -> None:
    """A tile beside the board."""
    _paint_ground(canvas, (x, y), sides, _FLOOR, (_ROCK, _LINE))
    style = _GOAL if goal else _on(_FLOOR)
    canvas.put(x + 2, y + 1, thing, style)


def _on(floor: str) -> Style:
    return Style(color="#3b2410", bgcolor=floor, bold=True)


def _paint_ground(
    canvas: Canvas, place: tuple[int, int], sides: int, floor: str, rock: tuple[str, str]
) -> None:
    x, y = place
    stone = Style(color=rock[1], bgcolor=rock[0])
    for i, line in enumerate(outline(sides)):
        canvas.put(x, y + i, line, stone)
    ground = _on(floor)
    canvas.put(x + 2, y + 1, "  ", ground)
    for bit, (line_number, column) in enumerate(_SPOTS):
        if sides >> bit & 1:
            canvas.put(x + column, y + line_number, "  ", ground)


def _paint_cell(canvas: Canvas, x: int, y: int, picture: Picture, cell: int) -> None:
    view, name = picture.view, cell_name(cell)
    sides = int(view.tiles[cell], 16)
    floor = _REACHED if name in picture.reached else _FLOOR
    rock = (_FIXED_ROCK, _FIXED_LINE) if name in FIXED else (_ROCK, _LINE)
    if name in picture.line:
        rock = (_PUSHED_ROCK, "#ffffff")
    _paint_ground(canvas, (x, y), sides, floor, rock)
    things = _things(picture, cell, name, _on(floor))
    if not things and name in picture.reached:
        things = [("··", _on(floor))]
    spots = [(1, 2), *(spot for bit, spot in enumerate(_SPOTS) if sides >> bit & 1)]
    for (text, style), (line, column) in zip(things, spots, strict=False):
        canvas.put(x + column, y + line, f"{text:2}", style)
    if view.backs and view.backs[cell] in "123456":
        back = "¹²³⁴⁵⁶"[int(view.backs[cell]) - 1]
        canvas.put(x + 5, y + 2, back, Style(color="#ffffff", bgcolor=rock[0], bold=True))
    if name in (picture.cursor, picture.inserted):
        for dx, dy, corner in ((0, 0, "┏"), (5, 0, "┓"), (0, 2, "┗"), (5, 2, "┛")):
            canvas.put(x + dx, y + dy, corner, _CURSOR)


def _things(picture: Picture, cell: int, name: str, plain: Style) -> list[tuple[str, Style]]:
    """What stands on a cell, the foremost first: pawns, the treasure, a home."""
    view = picture.view
    things = [
        (f"●{seat}", _PAWNS[player.colour])
        for seat, player in enumerate(view.players, 1)
        if player.pawn == name
    ]
    if view.treasures[cell] != ".":
        treasure = TREASURES[ord(view.treasures[cell]) - 97]
        style = _GOAL if treasure in picture.goals else plain
        things.append((picture.mark(treasure), style))
    things += [
        (f"⌂{seat}", _PAWNS[player.colour])
        for seat, player in enumerate(view.players, 1)
        if player.home == name
    ]
    return things


def _paint_edge(canvas: Canvas, picture: Picture) -> None:
    for i in range(7):
        middle = LEFT + TILE_WIDTH * i + 2
        canvas.put(middle, 0, "abcdefg"[i], _FAINT)
        canvas.put(0, TOP + TILE_LINES * i + 1, str(i + 1), _FAINT)
        if i % 2:
            _paint_arrow(canvas, middle + 1, 0, f"N{i + 1}", picture)
            _paint_arrow(canvas, middle + 1, HEIGHT - 1, f"S{i + 1}", picture)
            _paint_arrow(canvas, 1, TOP + TILE_LINES * i + 1, f"W{i + 1}", picture)
            _paint_arrow(canvas, WIDTH - 2, TOP + TILE_LINES * i + 1, f"E{i + 1}", picture)


def _paint_arrow(canvas: Canvas, x: int, y: int, arrow: str, picture: Picture) -> None:
    if arrow == picture.banned:
        canvas.put(x, y, "×", _FAINT)
        return
    if arrow == picture.chosen:
        canvas.put(x, y, _GLYPHS[arrow[0]], _CHOSEN)
    else:
        style = _ARROW if arrow in picture.arrows else _FAINT
        canvas.put(x, y, _GLYPHS[arrow[0]], style)
