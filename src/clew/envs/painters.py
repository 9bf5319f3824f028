"""Painters: the games that have a picture of their own, from what a seat sees of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from clew.core.cells import cell_number
from clew.envs.picture import BACK, HEIGHT, INK, PAPER, PATH, SEATS, WIDTH, Brush

__all__ = ["PAINTERS"]

_EDGE, _TILE = 36, 72
_BESIDE = _EDGE + 7 * _TILE + 20
_COLOURS = {"red": SEATS[0], "yellow": SEATS[1], "blue": SEATS[2], "green": SEATS[3]}


def _place(cell: int) -> tuple[float, float]:
    """The top left of a cell of a 7 × 7 board."""
    return _EDGE + _TILE * (cell % 7), _EDGE + _TILE * (cell // 7)


def _names(brush: Brush) -> None:
    for i in range(7):
        brush.words(_EDGE + _TILE * (i + 0.5), 18, "abcdefg"[i], 16, middle=True)
        brush.words(18, _EDGE + _TILE * (i + 0.5), str(i + 1), 16, middle=True)


def _figures(brush: Brush, cells: Sequence[str], colours: Sequence[Any]) -> None:
    """Pawns or heroes, those of one cell side by side."""
    for seat, (cell, colour) in enumerate(zip(cells, colours, strict=True), 1):
        if cell:
            x, y = _place(cell_number(cell))
            together = [other for other, at in enumerate(cells, 1) if at == cell]
            step = together.index(seat) - (len(together) - 1) / 2
            brush.counter(x + _TILE / 2 + 18 * step, y + _TILE / 2, 15, colour, str(seat))


def _labyrinth(brush: Brush, view: Any) -> None:
    _names(brush)
    for cell in range(49):
        x, y = _place(cell)
        brush.tile(x, y, _TILE, [int(view.tiles[cell], 16)])
        if view.treasures[cell] != ".":
            _treasure(brush, x, y, view.treasures[cell])
    for player in view.players:
        x, y = _place(cell_number(player.home))
        brush.counter(x + _TILE / 2, y + _TILE / 2, 6, _COLOURS[player.colour])
    colours = [_COLOURS[player.colour] for player in view.players]
    _figures(brush, [player.pawn for player in view.players], colours)
    brush.tile(_BESIDE + 20, _EDGE, _TILE, [int(view.spare.sides, 16)])
    if view.spare.treasure != ".":
        _treasure(brush, _BESIDE + 20, _EDGE, view.spare.treasure)
    brush.words(_BESIDE, _EDGE + 100, f"{view.turn} {view.asked}", 16)
    for seat, player in enumerate(view.players, 1):
        y = _EDGE + 120 + 34 * seat
        brush.counter(_BESIDE + 14, y, 13, _COLOURS[player.colour], str(seat))
        brush.words(_BESIDE + 36, y - 9, "▮" * player.left, 14)


def _treasure(brush: Brush, x: float, y: float, letter: str) -> None:
    brush.counter(x + _TILE / 2, y + _TILE / 2, 14, PAPER, letter)


def _labyrinthos(brush: Brush, view: Any) -> None:
    _names(brush)
    for cell in range(49):
        x, y = _place(cell)
        if view.tiles[cell] == "?":
            brush.box(x, y, _TILE, _TILE, BACK)
            continue
        brush.tile(x, y, _TILE, [int(view.tiles[cell], 16)])
        if view.features[cell] != ".":
            brush.counter(x + _TILE / 2, y + _TILE / 2, 14, PAPER, view.features[cell])
    for wall in view.walls:
        cell, side = wall.split()
        x, y = _place(cell_number(cell))
        if side == "east":
            brush.line(x + _TILE, y + 4, x + _TILE, y + _TILE - 4, SEATS[0])
        else:
            brush.line(x + 4, y + _TILE, x + _TILE - 4, y + _TILE, SEATS[0])
    if view.monster_cell:
        x, y = _place(cell_number(view.monster_cell))
        brush.counter(x + _TILE / 2, y + _TILE / 2, 22, INK, view.monster[:3])
    _figures(brush, [player.cell for player in view.players], SEATS[: len(view.players)])
    brush.words(_BESIDE, _EDGE, f"{view.round} {view.asked}", 16)
    for seat, player in enumerate(view.players, 1):
        y = _EDGE + 20 + 62 * seat
        brush.counter(_BESIDE + 14, y, 13, SEATS[seat - 1], str(seat))
        brush.words(_BESIDE + 36, y - 18, player.hero, 14)
        brush.words(_BESIDE + 36, y, f"◆{len(player.keys)} ✚{len(player.wounds)}", 14)


def _tiger_labyrinth(brush: Brush, view: Any) -> None:
    size, red, blue = 138, (196, 106, 94), (104, 136, 184)
    for cell in range(16):
        x, y = _EDGE + size * (cell % 4), _EDGE + size * (cell // 4)
        letter = view.cards[cell]
        brush.box(x, y, size - 6, size - 6, red if letter.isupper() else blue)
        if cell in (0, 3, 12, 15):
            brush.box(x + 8, y + 8, size - 22, size - 22, PATH)
        brush.words(x + size / 2 - 3, y + 30, letter.upper(), 30, middle=True)
        for row, player in enumerate(view.players):
            for i in range(int(player.cubs[cell])):
                brush.counter(x + 22 + 22 * i, y + 68 + 32 * row, 10, _COLOURS[player.colour])
    beside = _EDGE + 4 * size + 8
    brush.words(beside, _EDGE, f"{view.turn} {view.asked}", 14)
    brush.counter(beside + 30, _EDGE + 60, 16, SEATS[1])
    brush.words(beside + 6, _EDGE + 84, view.yellow, 14)
    brush.counter(beside + 30, _EDGE + 140, 16, PAPER)
    brush.words(beside + 6, _EDGE + 164, view.white, 14)


def _labyrinth_cards(brush: Brush, view: Any) -> None:
    columns = [laid.column for laid in view.table]
    rows = [laid.row for laid in view.table]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    size = min(96.0, (WIDTH - 40) / wide, (HEIGHT - 90) / high)
    left, top = (WIDTH - size * wide) / 2, 24 + (HEIGHT - 90 - size * high) / 2
    for laid in view.table:
        x = left + size * (laid.column - min(columns))
        y = top + size * (laid.row - min(rows))
        *ways, one, two = view.faces[laid.card - 1]
        turns = laid.rotation // 90
        brush.tile(x, y, size, [_turned(int(way, 16), turns) for way in ways])
        brush.words(x + size * 0.14, y + size * 0.12, one, max(9, round(size / 6)), PAPER)
        brush.words(x + size * 0.74, y + size * 0.7, two, max(9, round(size / 6)), PAPER)
    for seat, player in enumerate(view.players, 1):
        x = 30 + 112 * (seat - 1)
        brush.counter(x, HEIGHT - 34, 14, SEATS[seat - 1], str(seat))
        brush.words(x + 20, HEIGHT - 44, f"{len(player.taken)}", 18)


def _turned(sides: int, quarters: int) -> int:
    """Open sides after so many quarter turns clockwise."""
    return (sides << quarters | sides >> 4 - quarters) & 15


PAINTERS: dict[str, Callable[[Brush, Any], None]] = {
    "labyrinth": _labyrinth,
    "labyrinth-cards": _labyrinth_cards,
    "labyrinthos": _labyrinthos,
    "tiger-labyrinth": _tiger_labyrinth,
}
