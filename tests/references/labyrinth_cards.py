"""Labyrinth: The Card Game once more, slowly: cells in a dictionary, paths walked step by step.

It shares nothing with the engine but the deck file.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import TypeAlias

from clew.games.labyrinth_cards.deck import read_deck
from tests.references.compare import Seen, Table

Cell: TypeAlias = tuple[int, int]
DECK = read_deck()
FACES = {card.number: (DECK.shapes[card.shape], card.treasures) for card in DECK.cards}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def paths(card: int, degrees: int) -> list[frozenset[str]]:
    """The sides each path of a turned card leaves by."""
    turned = {side: "NESW"[("NESW".index(side) + degrees // 90) % 4] for side in "NESW"}
    return [frozenset(turned[side] for side in path) for path in FACES[card][0]]


def looks(card: int) -> list[int]:
    """The turns by which a card looks different (LC-04)."""
    different: dict[str, int] = {}
    for degrees in (0, 90, 180, 270):
        turned = [sorted(path) for path in paths(card, degrees)]
        different.setdefault(str(turned), degrees)
    return list(different.values())


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class LabyrinthCards:
    """A table that is played on by the rules, read one way or the other (LC-09)."""

    def __init__(self, position: Table, maze: str = "may-fall-apart") -> None:
        names = ("hands", "taken", "deck", "seat", "phase", "placed")
        self.rest = {name: deepcopy(position[name]) for name in names}
        self.maze = maze
        self.laid = {(column, row): (card, turn) for card, column, row, turn in position["table"]}

    @property
    def table(self) -> Table:
        laid = [[card, *cell, turn] for cell, (card, turn) in self.laid.items()]
        return {**self.rest, "table": sorted(laid)}

    def paths_at(self, cell: Cell) -> list[frozenset[str]]:
        return paths(*self.laid[cell]) if cell in self.laid else []

    def is_open(self, cell: Cell, side: str) -> bool:
        return any(side in path for path in self.paths_at(cell))

    # What may be done.

    def asked(self) -> dict[int, set[str]]:
        seat, phase = self.rest["seat"], self.rest["phase"]
        if phase == "place":
            return {seat: self.placements(self.rest["hands"][seat - 1])}
        if phase == "take":
            return {seat: {self.written(cards) for cards in self.takes()}}
        return {}

    def placements(self, hand: list[int]) -> set[str]:
        """LC-05, LC-06."""
        rim = {beside(cell, side) for cell in self.laid for side in "NESW"} - set(self.laid)
        joins = {
            cell: {side for side in "NESW" if self.is_open(beside(cell, side), OPPOSITE[side])}
            for cell in rim
        }
        if not any(joins.values()):
            joins = {
                cell: {side for side in "NESW" if beside(cell, side) not in self.laid}
                for cell in rim
            }
        return {
            f"place {card} {column},{row} {degrees}"
            for card in hand
            for degrees in looks(card)
            for (column, row), wanted in joins.items()
            if wanted & frozenset().union(*paths(card, degrees))
        }

    def reached(self, cell: Cell, path: int) -> set[tuple[Cell, int]]:
        """Every path of every card that one leads to (LC-07)."""
        seen = {(cell, path)}
        rest = [(cell, path)]
        while rest:
            here, way = rest.pop()
            for side in self.paths_at(here)[way]:
                there = beside(here, side)
                for other, sides in enumerate(self.paths_at(there)):
                    if OPPOSITE[side] in sides and (there, other) not in seen:
                        seen.add((there, other))
                        rest.append((there, other))
        return seen

    def connected(self) -> set[Cell]:
        """The cells of the cards that the placed one is connected to (LC-07, LC-08)."""
        placed = self.rest["placed"]
        home = next(cell for cell, (card, _) in self.laid.items() if card == placed)
        found = set()
        for which, treasure in enumerate(FACES[placed][1]):
            start = which if len(self.paths_at(home)) == 2 else 0
            for cell, path in self.reached(home, start):
                shape, treasures = FACES[self.laid[cell][0]]
                shown = treasures if len(shape) == 1 else [treasures[path]]
                if cell != home and treasure in shown:
                    found.add(cell)
        return found

    def takes(self) -> list[list[int]]:
        """What may be taken, from nothing on (LC-08 to LC-10)."""
        cells = sorted(self.connected())
        return [
            sorted(self.laid[cell][0] for cell in some)
            for n in range(len(cells) + 1)
            for some in combinations(cells, n)
            if self.holds(set(self.laid) - set(some))
        ]

    def holds(self, left: set[Cell]) -> bool:
        """LC-09: no card may be left alone; or all that is left is one group."""
        near = {cell: {beside(cell, side) for side in "NESW"} & left for cell in left}
        if not all(near.values()):
            return False
        if self.maze == "may-fall-apart":
            return True
        group = {next(iter(left))}
        while more := {other for cell in group for other in near[cell]} - group:
            group |= more
        return group == left

    def written(self, cards: list[int]) -> str:
        numbers = " ".join(map(str, cards))
        return f"take {numbers} with {self.rest['placed']}" if cards else "take none"

    # What it does.

    def play(self, seat: int, text: str, seen: Seen) -> None:  # noqa: ARG002
        word, *rest = text.split()
        if word == "place":
            card, (column, row), degrees = int(rest[0]), map(int, rest[1].split(",")), int(rest[2])
            self.rest["hands"][seat - 1].remove(card)
            self.laid[column, row] = (card, degrees)
            self.rest.update(placed=card, phase="take")
            if self.takes() == [[]]:
                self.end_turn(seat)
            return
        cards = [] if text == "take none" else [int(card) for card in rest[:-2]]
        self.laid = {cell: laid for cell, laid in self.laid.items() if laid[0] not in cards}
        self.rest["taken"][seat - 1] = sorted(self.rest["taken"][seat - 1] + cards)
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """LC-11, LC-12."""
        hands, deck = self.rest["hands"], self.rest["deck"]
        if deck:
            hands[seat - 1] = sorted([*hands[seat - 1], deck.pop(0)])
        if not any(hands):
            self.rest["phase"] = "over"
            return
        following = seat % len(hands) + 1
        while not hands[following - 1]:
            following = following % len(hands) + 1
        self.rest.update(phase="place", seat=following)

    def result(self) -> list[float] | None:
        """LC-12."""
        if self.rest["phase"] != "over":
            return None
        points = [len(cards) for cards in self.rest["taken"]]
        won = [mine == max(points) for mine in points]
        return [one / sum(won) for one in won]
