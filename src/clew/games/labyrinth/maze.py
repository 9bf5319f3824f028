# Compiled by mypyc.
"""The sliding maze alone: lines that move, corridors that connect. No rules of the game.

A board of 7×7 tiles as four bit boards, one for each side on which tiles are open; cell
a1 is bit 0, b1 bit 1, a2 bit 7. `Maze` is the easy way in; the rules use the functions.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clew.core.bits import at, low, shl

__all__ = [
    "CELLS",
    "EAST",
    "FULL",
    "NORTH",
    "SIDE",
    "SOUTH",
    "WEST",
    "Maze",
    "across",
    "carried",
    "down",
    "entry",
    "exit_",
    "flood",
    "line_of",
    "quarter",
    "route",
    "slide",
    "spread",
    "turned",
]

SIDE: Final = 7
CELLS: Final = 49
FULL: Final = 0x1FFFFFFFFFFFF
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

_COLUMN: Final = 0x40810204081
_NOT_EAST_EDGE: Final = 0xFDFBF7EFDFBF
_NOT_WEST_EDGE: Final = 0x1FBF7EFDFBF7E

# From which side of the board a line is pushed: 0 north, 1 east, 2 south, 3 west.


def quarter(sides: i64) -> i64:
    """A tile's open sides after a quarter turn clockwise."""
    return ((sides << 1) | (sides >> 3)) & 15


def turned(sides: i64, quarters: i64) -> i64:
    """A tile's open sides after some quarter turns clockwise."""
    while quarters > 0:
        sides = quarter(sides)
        quarters -= 1
    return sides


def line_of(side: i64, line: i64) -> i64:
    """The cells of a line: a column pushed from north or south, a row from east or west."""
    if side & 1:
        return shl(127, 7 * line)
    return shl(_COLUMN, line)


def entry(side: i64, line: i64) -> i64:
    """The cell where the tile goes in."""
    if side == 0:
        return line
    if side == 1:
        return 7 * line + 6
    if side == 2:
        return 42 + line
    return 7 * line


def exit_(side: i64, line: i64) -> i64:
    """The cell whose tile drops out."""
    return entry(side ^ 2, line)


def carried(cell: i64, side: i64, line: i64) -> i64:
    """Where a cell of the line has moved to; the cell that drops out maps to the one where tiles go
    in."""
    if cell == exit_(side, line):
        return entry(side, line)
    if side == 0:
        return cell + 7
    if side == 1:
        return cell - 1
    if side == 2:
        return cell - 7
    return cell + 1


def slide(plane: i64, cells: i64, side: i64, place: i64, enters: i64) -> i64:
    """A bit board after `cells` moved on from `side` and the bit `enters` came in at `place`."""
    moved: i64 = plane & cells
    if side == 0:
        moved = moved << 7
    elif side == 1:
        moved = moved >> 1
    elif side == 2:
        moved = moved >> 7
    else:
        moved = moved << 1
    return (plane & ~cells) | (moved & cells) | (enters << place)


def down(north: i64, south: i64) -> i64:
    """The cells connected to the one below."""
    return south & (north >> 7)


def across(east: i64, west: i64) -> i64:
    """The cells connected to the one on the right."""
    return east & (west >> 1) & _NOT_EAST_EDGE


def flood(down: i64, across: i64, start: i64) -> i64:
    """All cells that corridors connect with those of `start`."""
    found: i64 = start
    before: i64 = 0
    while found != before:
        before = found
        found |= ((found & down) << 7) | ((found >> 7) & down)
        found |= ((found & across) << 1) | ((found >> 1) & across)
    return found


def spread(cells: i64) -> i64:
    """All cells orthogonally next to one of these, walls or not."""
    return (
        ((cells << 7) & FULL)
        | (cells >> 7)
        | ((cells & _NOT_EAST_EDGE) << 1)
        | ((cells & _NOT_WEST_EDGE) >> 1)
    )


def _reached_from(down: i64, across: i64, cell: i64) -> i64:
    here: i64 = at(cell)
    return (
        ((here & down) << 7)
        | ((here >> 7) & down)
        | ((here & across) << 1)
        | ((here >> 1) & across)
    )


def route(down: i64, across: i64, start: i64, end: i64) -> list[int]:
    """A shortest way along the corridors, both ends included; empty if there is none."""
    steps: list[int] = [at(start)]
    found: i64 = at(start)
    while not found & at(end):
        edge: i64 = steps[-1]
        reached: i64 = (
            ((edge & down) << 7)
            | ((edge >> 7) & down)
            | ((edge & across) << 1)
            | ((edge >> 1) & across)
        ) & ~found
        if reached == 0:
            return []
        found |= reached
        steps.append(reached)
    way: list[int] = [end]
    cell: i64 = end
    i: i64 = len(steps) - 2
    while i >= 0:
        layer: i64 = steps[i]
        cell = low(layer & _reached_from(down, across, cell))
        way.append(cell)
        i -= 1
    way.reverse()
    return way


@final
class Maze:
    """A board to push and to walk on, for any tile in any line.

    >>> maze = Maze([[5] * 7] * 7)  # every tile a straight, open north (1) and south (4)
    >>> sorted(maze.reach(3))
    [3, 10, 17, 24, 31, 38, 45]
    >>> maze.push(1, "right", 10)  # row 2: a straight open east (2) and west (8) goes in
    5
    >>> sorted(maze.reach(0))
    [0]
    """

    def __init__(self, rows: list[list[int]]) -> None:
        """Rows from the top, each tile's open sides as a sum of N 1, E 2, S 4, W 8."""
        if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
            raise ValueError("a maze has 7 rows of 7 tiles")
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        for row in range(SIDE):
            for column in range(SIDE):
                sides = rows[row][column]
                if not 0 <= sides <= 15:
                    raise ValueError(f"open sides are a number from 0 to 15, not {sides}")
                self._lay(SIDE * row + column, sides)

    def _lay(self, cell: i64, sides: i64) -> None:
        self.north |= (sides & 1) << cell
        self.east |= ((sides >> 1) & 1) << cell
        self.south |= ((sides >> 2) & 1) << cell
        self.west |= ((sides >> 3) & 1) << cell

    def tile(self, cell: int) -> int:
        """The open sides of the tile on a cell (row times 7 plus column, from 0)."""
        if not 0 <= cell < CELLS:
            raise ValueError(f"a cell is a number from 0 to 48, not {cell}")
        c: i64 = cell
        return (
            ((self.north >> c) & 1)
            | ((self.east >> c) & 1) << 1
            | ((self.south >> c) & 1) << 2
            | ((self.west >> c) & 1) << 3
        )

    def rows(self) -> list[list[int]]:
        """The board as it would be given to Maze()."""
        return [[self.tile(SIDE * row + column) for column in range(SIDE)] for row in range(SIDE)]

    def push(self, line: int, direction: str, tile: int) -> int:
        """Moves a line one cell "down", "left", "up" or "right", and gives what drops out.

        `line` is the row (left, right) or column (up, down) from 0; `tile` goes in as it lies.
        """
        directions = ("down", "left", "up", "right")
        if direction not in directions:
            raise ValueError(f"a direction is one of {', '.join(directions)}, not {direction!r}")
        if not 0 <= line < SIDE:
            raise ValueError(f"a line is a number from 0 to 6, not {line}")
        if not 0 <= tile <= 15:
            raise ValueError(f"open sides are a number from 0 to 15, not {tile}")
        side: i64 = directions.index(direction)
        dropped = self.tile(exit_(side, line))
        cells: i64 = line_of(side, line)
        place: i64 = entry(side, line)
        sides: i64 = tile
        self.north = slide(self.north, cells, side, place, sides & 1)
        self.east = slide(self.east, cells, side, place, (sides >> 1) & 1)
        self.south = slide(self.south, cells, side, place, (sides >> 2) & 1)
        self.west = slide(self.west, cells, side, place, (sides >> 3) & 1)
        return dropped

    def reach(self, cell: int) -> set[int]:
        """The cells that corridors connect with this one, itself included."""
        if not 0 <= cell < CELLS:
            raise ValueError(f"a cell is a number from 0 to 48, not {cell}")
        found = flood(down(self.north, self.south), across(self.east, self.west), at(cell))
        return {i for i in range(CELLS) if found >> i & 1}
