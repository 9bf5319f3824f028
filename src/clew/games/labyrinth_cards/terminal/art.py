"""The growing labyrinth of the card game in colour: a window on a table without an edge.

A card is six letters wide and three high. Its paths run through the middle; its treasures stand
in the corners on the left, or, where two paths cross, each on its own path or in its own bend.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rich.style import Style

from clew.games.labyrinth_cards.components import TREASURES, coordinates
from clew.games.labyrinth_cards.components import cell_number as number_of_cell
from clew.games.labyrinth_cards.view import Laid, View
from clew.terminal.boards.canvas import Canvas
from clew.terminal.boards.styles import CHOSEN, CURSOR, FAINT, POSSIBLE

__all__ = ["CARD", "Cell", "Look", "Picture", "Window", "cell_of", "paint", "paint_card", "ways"]

CARD: Final = (6, 3)
_LEFT, _TOP, _BELOW = 3, 1, 1

_FLOOR: Final = "#dcc9a0"
_TRACED: Final = "#b7dc8f"
_ROCKS: Final = ("#22323a", "#3a525c")
_GHOST_ROCK: Final = "#57508a"
_MARK: Final = "#e8e2d0"
_LIKE: Final = Style(color="#ffffff", bgcolor="#9b1f86", bold=True, underline=True)
_PIECES: Final = {
    5: "│", 10: "═", 6: "╒", 12: "╕", 3: "╘", 9: "╛", 7: "╞", 13: "╡", 14: "╤", 11: "╧", 15: "╪",
}  # fmt: skip
"""Lines by the sides they go to: N 1, E 2, S 4, W 8."""


class Cell(NamedTuple):
    """A place on the table; rows count downwards."""

    column: int
    row: int

    @property
    def name(self) -> str:
        return f"{self.column},{self.row}"


def cell_of(name: str) -> Cell:
    """The cell of a name such as 2,-1."""
    return Cell(*coordinates(number_of_cell(name)))


def ways(face: str, quarters: int) -> list[int]:
    """The paths of a card that is turned, each as the sides it leaves by."""
    paths = [int(digit, 16) for digit in face[:-2]]
    return [(sides << quarters | sides >> 4 - quarters) & 15 for sides in paths]


class Window:
    """The part of the table that is shown. It moves no more than it must."""

    def __init__(self) -> None:
        self.columns, self.rows = 7, 7
        self.left, self.top = 0, 0

    def resize(self, width: int, height: int) -> None:
        self.columns = max(3, (width - _LEFT) // CARD[0])
        self.rows = max(3, (height - _TOP - _BELOW) // CARD[1])

    def frame(self, cells: Iterable[Cell], focus: Cell) -> None:
        """Shows all cells with their neighbours if that fits, else what is around the focus."""
        columns, rows = zip(*cells, strict=True)
        self.left = self._along(self.left, self.columns, min(columns), max(columns), focus.column)
        self.top = self._along(self.top, self.rows, min(rows), max(rows), focus.row)

    def _along(self, start: int, room: int, least: int, most: int, focus: int) -> int:
        least, most = min(least - 1, focus), max(most + 1, focus)
        if most - least < room:
            return least - (room - 1 - most + least) // 2
        start = max(start, focus + 2 - room)
        start = min(start, focus - 1)
        return max(least, min(start, most + 1 - room))

    def place(self, cell: Cell) -> tuple[int, int] | None:
        """Where a cell is on the canvas, or None if it is not shown."""
        column, row = cell.column - self.left, cell.row - self.top
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return _LEFT + CARD[0] * column, _TOP + CARD[1] * row
        return None

    def cell_at(self, x: int, y: int) -> Cell | None:
        column, row = (x - _LEFT) // CARD[0], (y - _TOP) // CARD[1]
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return Cell(self.left + column, self.top + row)
        return None


@dataclass
class Look:
    """How a card is to be shown."""

    rock: str = _ROCKS[0]
    floor: str = _FLOOR
    likes: frozenset[str] = frozenset()
    """The letters of treasures that matter now."""
    sign: str = ""
    """Something to say about the card, in a corner on the right that is free."""


@dataclass
class Picture:
    """What is to be painted: a view, and what the player is doing with it."""

    view: View
    mark: Callable[[str], str]
    """The two letters of a treasure."""
    window: Window
    likes: frozenset[str] = frozenset()
    traced: set[Cell] = field(default_factory=set)
    """The cells of the paths that are shown."""
    fits: set[Cell] = field(default_factory=set)
    """Where the card fits as it is turned."""
    could: set[Cell] = field(default_factory=set)
    """Where it would fit turned otherwise."""
    ghost: Laid | None = None
    """The card that would be placed."""
    cursor: Cell | None = None
    signs: dict[int, str] = field(default_factory=dict)
    """By number of the card."""


def paint(picture: Picture, width: int, height: int) -> Canvas:
    """The window, with the numbers of columns and rows, and what lies outside."""
    canvas = Canvas(width, height)
    window = picture.window
    for i in range(window.columns):
        canvas.put(_LEFT + CARD[0] * i, 0, f"{window.left + i:^6}", FAINT)
    for i in range(window.rows):
        canvas.put(0, _TOP + CARD[1] * i + 1, f"{window.top + i:>2}", FAINT)
    _paint_places(canvas, picture)
    for laid in picture.view.table:
        _paint_laid(canvas, picture, laid)
    if picture.ghost:
        _paint_ghost(canvas, picture, picture.ghost)
    if picture.cursor:
        _paint_cursor(canvas, picture, picture.cursor)
    _paint_outside(canvas, picture, height - 1)
    return canvas


def _paint_places(canvas: Canvas, picture: Picture) -> None:
    for cell in picture.could | picture.fits:
        place = picture.window.place(cell)
        if place is None:
            continue
        x, y = place
        if cell in picture.fits:
            for i, line in enumerate(("╭┄┄┄┄╮", "┆ ++ ┆", "╰┄┄┄┄╯")):
                canvas.put(x, y + i, line, POSSIBLE)
        else:
            canvas.put(x + 2, y + 1, "··", FAINT)


def _paint_laid(canvas: Canvas, picture: Picture, laid: Laid) -> None:
    cell = Cell(laid.column, laid.row)
    place = picture.window.place(cell)
    if place is None:
        return
    sign = picture.signs.get(laid.card, "")
    if not sign and laid.card == picture.view.placed:
        sign = "★"
    look = Look(
        rock=_ROCKS[(laid.column + laid.row) % 2],
        floor=_TRACED if cell in picture.traced else _FLOOR,
        likes=picture.likes,
        sign=sign,
    )
    face = picture.view.faces[laid.card - 1]
    paint_card(canvas, place, face, laid.rotation // 90, picture.mark, look)


def _paint_ghost(canvas: Canvas, picture: Picture, ghost: Laid) -> None:
    cell = Cell(ghost.column, ghost.row)
    place = picture.window.place(cell)
    if place is None:
        return
    fits = cell in picture.fits
    floor = _TRACED if cell in picture.traced else _FLOOR
    look = Look(
        rock=_GHOST_ROCK,
        floor=floor if fits else "#8a8478",
        likes=picture.likes,
        sign="" if fits else "×",
    )
    face = picture.view.faces[ghost.card - 1]
    paint_card(canvas, place, face, ghost.rotation // 90, picture.mark, look)


def _paint_cursor(canvas: Canvas, picture: Picture, cursor: Cell) -> None:
    place = picture.window.place(cursor)
    if place is None:
        return
    x, y = place
    for dx, dy, corner in ((0, 0, "┏"), (5, 0, "┓"), (0, 2, "┗"), (5, 2, "┛")):
        # Where a treasure stands there is no corner.
        if canvas.rows[y + dy][x + dx][0] in " ╭╮╰╯":
            canvas.put(x + dx, y + dy, corner, CURSOR)


def _paint_outside(canvas: Canvas, picture: Picture, y: int) -> None:
    """How many cards lie beyond each edge of the window."""
    window = picture.window
    right, low = window.left + window.columns, window.top + window.rows
    counts = {
        "◄": sum(laid.column < window.left for laid in picture.view.table),
        "▲": sum(laid.row < window.top for laid in picture.view.table),
        "▼": sum(laid.row >= low for laid in picture.view.table),
        "►": sum(laid.column >= right for laid in picture.view.table),
    }
    told = "   ".join(f"{arrow} {count}" for arrow, count in counts.items() if count)
    canvas.put(_LEFT, y, told, CHOSEN)


def paint_card(
    canvas: Canvas,
    place: tuple[int, int],
    face: str,
    quarters: int,
    mark: Callable[[str], str],
    look: Look,
) -> None:
    """A card: rock, paths, treasures."""
    x, y = place
    rock = Style(color=_MARK, bgcolor=look.rock, bold=True)
    floor = Style(color="#3b2410", bgcolor=look.floor, bold=True)
    for i in range(CARD[1]):
        canvas.put(x, y + i, " " * CARD[0], rock)
    paths = ways(face, quarters)
    for dx, dy, text in _path_lines(paths):
        canvas.put(x + dx, y + dy, text, floor)
    for letter, (dx, dy, on_path) in zip(face[-2:], _spots(paths), strict=True):
        style = _LIKE if letter in look.likes else floor if on_path else rock
        canvas.put(x + dx, y + dy, f"{mark(TREASURES[ord(letter) - 97]):2}", style)
    canvas.put(x + 4, y + (2 if len(paths) > 1 and 3 in paths else 0), look.sign, rock + CHOSEN)


def _path_lines(paths: list[int]) -> list[tuple[int, int, str]]:
    """The paths as pieces of line: column, line, letters."""
    sides = paths[0] | paths[-1]
    if len(paths) == 1:
        across = sides & 10
        left = sides & 13 | (2 if across else 0)
        right = sides & 7 | (8 if across else 0)
        pieces = [(2, 1, _PIECES[left] + _PIECES[right])]
        upper = lower = "││"
    elif paths[0] in (5, 10):
        return [(2, 0, "││"), (2, 1, "││"), (2, 2, "││"), (0, 1, "═ "), (4, 1, " ═")]
    elif 3 in paths:
        pieces, upper, lower = [(2, 1, "╕╘")], " │", "│ "
    else:
        pieces, upper, lower = [(2, 1, "╛╒")], "│ ", " │"
    if sides & 1:
        pieces.append((2, 0, upper))
    if sides & 4:
        pieces.append((2, 2, lower))
    if sides & 8:
        pieces.append((0, 1, "══"))
    if sides & 2:
        pieces.append((4, 1, "══"))
    return pieces


def _spots(paths: list[int]) -> list[tuple[int, int, bool]]:
    """Where the two treasures stand, and whether on a path: column, line, yes or no."""
    if len(paths) == 1:
        return [(0, 0, False), (0, 2, False)]
    if paths[0] in (5, 10):
        upright, level = (2, 0, True), (0, 1, True)
        return [upright, level] if paths[0] == 5 else [level, upright]
    bends = {3: (4, 0, False), 12: (0, 2, False), 9: (0, 0, False), 6: (4, 2, False)}
    return [bends[path] for path in paths]
