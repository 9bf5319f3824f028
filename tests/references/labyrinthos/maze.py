"""The maze of Labyrinthos: tiles, walls, and what is connected to what."""

from __future__ import annotations

from dataclasses import dataclass

COLUMNS, ROWS = "abcdefg", "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
DOOR = "d4"
SIDES = "NESW"
NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
WALLS = 30
"""LO-01."""


def beside(cell: str, side: str) -> str:
    """The cell next to one, or nothing beyond the edge."""
    across, down = STEPS[side]
    column, row = COLUMNS.index(cell[0]) + across, ROWS.index(cell[1]) + down
    return COLUMNS[column] + ROWS[row] if 0 <= column < 7 and 0 <= row < 7 else ""


def around(cell: str) -> list[str]:
    """The orthogonal neighbours."""
    return [there for side in SIDES if (there := beside(cell, side))]


def turned(sides: str, degrees: int) -> str:
    """Open sides after a turn clockwise."""
    moved = [SIDES[(SIDES.index(side) + degrees // 90) % 4] for side in sides]
    return "".join(sorted(moved, key=SIDES.index))


def wall_name(wall: frozenset[str]) -> str:
    """A wall is named by the cell west or north of it."""
    first, second = sorted(wall, key=CELLS.index)
    return f"{first} east" if second == beside(first, "E") else f"{first} south"


@dataclass
class Tile:
    """Open sides, a letter for what is on it, and whether it lies face up."""

    sides: str
    feature: str
    up: bool


class Maze:
    """49 tiles, and the walls between them."""

    def __init__(
        self, tiles: list[str], up: str, walls: list[str], disarmed: dict[str, int]
    ) -> None:
        self.tiles = {
            cell: Tile(
                "".join(side for i, side in enumerate(SIDES) if int(text[0], 16) >> i & 1),
                text[1],
                mark == "x",
            )
            for cell, text, mark in zip(CELLS, tiles, up, strict=True)
        }
        self.walls = set()
        for name in walls:
            cell, side = name.split()
            self.walls.add(frozenset({cell, beside(cell, side[0].upper())}))
        self.disarmed = dict(disarmed)

    # Paths (LO-16).

    def meet(self, cell: str, side: str) -> bool:
        """Both tiles lie face up and their paths meet, whether a wall stands there or not."""
        there = beside(cell, side)
        return bool(
            there
            and self.tiles[cell].up
            and self.tiles[there].up
            and side in self.tiles[cell].sides
            and OPPOSITE[side] in self.tiles[there].sides
        )

    def walled(self, cell: str, side: str) -> bool:
        return frozenset({cell, beside(cell, side)}) in self.walls

    def is_open(self, cell: str, side: str) -> bool:
        return self.meet(cell, side) and not self.walled(cell, side)

    def next_to(self, cell: str) -> set[str]:
        """Adjacent connected tiles."""
        return {beside(cell, side) for side in SIDES if self.is_open(cell, side)}

    def symbol(self, cell: str) -> str:
        """w, m, h, t or p of a face-up tile that is not disarmed; else nothing."""
        tile = self.tiles[cell]
        return (
            tile.feature
            if tile.up and tile.feature in "wmhtp" and cell not in self.disarmed
            else ""
        )

    def passages(self) -> set[str]:
        return {cell for cell in CELLS if self.symbol(cell) == "p"}

    def connected(self, cell: str) -> set[str]:
        """Adjacent or through a secret passage."""
        through = self.passages() if self.symbol(cell) == "p" else set()
        return (self.next_to(cell) | through) - {cell}

    def unexplored(self, cell: str) -> set[str]:
        """Face-down tiles to which the path of a tile leads, no wall between (LO-18)."""
        return {
            there
            for side in self.tiles[cell].sides
            if (there := beside(cell, side))
            and not self.tiles[there].up
            and not self.walled(cell, side)
        }

    def in_line(self, cell: str) -> dict[str, tuple[int, str]]:
        """What can be seen from a tile (LO-42): how far away, and the first step there."""
        found = {}
        for side in SIDES:
            here, far = cell, 0
            while self.is_open(here, side):
                here, far = beside(here, side), far + 1
                found[here] = (far, beside(cell, side))
        return found

    # Rotating (LO-20).

    def rotations(self, cells: list[str]) -> set[str]:
        """Ways to turn face-up tiles; those that look the same are one."""
        found = set()
        for cell in cells:
            tile = self.tiles[cell]
            if tile.up:
                found.add(f"rotate {cell} right")
                if turned(tile.sides, 90) != turned(tile.sides, 270):
                    found.add(f"rotate {cell} left")
        return found

    def rotate(self, cell: str, direction: str) -> None:
        tile = self.tiles[cell]
        tile.sides = turned(tile.sides, 90 if direction == "right" else 270)

    def looks(self, cell: str) -> list[int]:
        """The turns by which a tile looks different."""
        different: dict[str, int] = {}
        for degrees in (0, 90, 180, 270):
            different.setdefault(turned(self.tiles[cell].sides, degrees), degrees)
        return list(different.values())

    # Walls (LO-21, LO-27).

    def at(self, cell: str) -> set[frozenset[str]]:
        return {wall for wall in self.walls if cell in wall}

    def fits(self, wall: frozenset[str]) -> bool:
        """One a side, two at a tile."""
        return wall not in self.walls and all(len(self.at(cell)) < 2 for cell in wall)

    def places(self) -> set[str]:
        """Where a wall can be placed."""
        if len(self.walls) >= WALLS:
            return set()
        sides = {frozenset({cell, there}) for cell in CELLS for there in around(cell)}
        return {f"wall {wall_name(side)}" for side in sides if self.fits(side)}

    def standing(self, walls: set[frozenset[str]]) -> set[str]:
        return {f"raze {wall_name(wall)}" for wall in walls}

    def wall_of(self, cell: str, side: str) -> frozenset[str]:
        """The wall of `wall c3 east` or `shift c3 east north`."""
        return frozenset({cell, beside(cell, side[0].upper())})

    def shifts(self, cell: str, walls: set[frozenset[str]]) -> set[str]:
        """Ways to turn one of these walls to another side of a tile it stands at."""
        found = set()
        for side in SIDES:
            old = frozenset({cell, beside(cell, side)})
            if old not in walls:
                continue
            self.walls.remove(old)
            found |= {
                f"shift {cell} {NAMES[side]} {NAMES[to]}"
                for to in SIDES
                if to != side
                and beside(cell, to)
                and self.fits(frozenset({cell, beside(cell, to)}))
            }
            self.walls.add(old)
        return found
