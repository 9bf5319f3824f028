"""The rules of the card game once more, slowly: cells in a dictionary, paths walked step by step.

Shares nothing with the engine but the deck file.
"""

from __future__ import annotations

from itertools import combinations

from clew.games.labyrinth_cards.deck import read_deck
from clew.games.labyrinth_cards.position import Position

Cell = tuple[int, int]
DECK = read_deck()
FACES = {card.number: (DECK.shapes[card.shape], card.treasures) for card in DECK.cards}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def paths(card: int, degrees: int) -> list[frozenset[str]]:
    """The sides each path of a turned card leaves by."""
    turned = {side: "NESW"[("NESW".index(side) + degrees // 90) % 4] for side in "NESW"}
    return [frozenset(turned[side] for side in path) for path in FACES[card][0]]


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Plain:
    """A table as a dictionary from cells to cards and their paths."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.cells = {
            (laid.column, laid.row): (laid.card, paths(laid.card, laid.rotation))
            for laid in position.table
        }

    def is_open(self, cell: Cell, side: str) -> bool:
        return cell in self.cells and any(side in path for path in self.cells[cell][1])

    def placements(self) -> set[str]:
        """LC-04 to LC-06."""
        rim = {beside(cell, side) for cell in self.cells for side in "NESW"} - set(self.cells)
        joins = {
            cell: {side for side in "NESW" if self.is_open(beside(cell, side), OPPOSITE[side])}
            for cell in rim
        }
        if not any(joins.values()):
            joins = {
                cell: {side for side in "NESW" if beside(cell, side) not in self.cells}
                for cell in rim
            }
        found = set()
        for card in self.position.hands[self.position.seat - 1]:
            for degrees in self._looks(card):
                sides = frozenset().union(*paths(card, degrees))
                for (column, row), wanted in joins.items():
                    if sides & wanted:
                        found.add(f"place {card} {column},{row} {degrees}")
        return found

    def _looks(self, card: int) -> list[int]:
        looks: dict[str, int] = {}
        for degrees in (0, 90, 180, 270):
            turned = [sorted(path) for path in paths(card, degrees)]
            looks.setdefault(str(turned), degrees)
        return list(looks.values())

    def reached(self, cell: Cell, path: int) -> set[tuple[Cell, int]]:
        """Every path of every card that one leads to (LC-07)."""
        seen = {(cell, path)}
        rest = [(cell, path)]
        while rest:
            here, way = rest.pop()
            for side in self.cells[here][1][way]:
                there = beside(here, side)
                for other, sides in enumerate(self.cells.get(there, (0, []))[1]):
                    if OPPOSITE[side] in sides and (there, other) not in seen:
                        seen.add((there, other))
                        rest.append((there, other))
        return seen

    def connected(self) -> set[Cell]:
        """The cells of the cards that the placed one is connected to (LC-07, LC-08)."""
        home = next(cell for cell, face in self.cells.items() if face[0] == self.position.placed)
        found = set()
        for which, treasure in enumerate(FACES[self.position.placed][1]):
            start = which if len(self.cells[home][1]) == 2 else 0
            for cell, path in self.reached(home, start):
                shapes, treasures = FACES[self.cells[cell][0]]
                shown = treasures if len(shapes) == 1 else [treasures[path]]
                if cell != home and treasure in shown:
                    found.add(cell)
        return found

    def takes(self) -> set[frozenset[int]]:
        """What may be taken, as sets of cards (LC-08, LC-09)."""
        cells = sorted(self.connected())
        return {
            frozenset(self.cells[cell][0] for cell in some)
            for n in range(len(cells) + 1)
            for some in combinations(cells, n)
            if self._holds(set(self.cells) - set(some))
        }

    def _holds(self, left: set[Cell]) -> bool:
        near = {cell: {beside(cell, side) for side in "NESW"} & left for cell in left}
        if not all(near.values()):
            return False
        if not self.position.one_piece:
            return True
        group = {next(iter(left))}
        while more := {other for cell in group for other in near[cell]} - group:
            group |= more
        return group == left
