"""Labyrinth once more, from the rulebook: tiles in a dictionary, corridors walked step by step."""

from __future__ import annotations

from copy import deepcopy
from typing import TypeAlias

from tests.references.compare import Seen, Table, need

Tile: TypeAlias = dict[str, str]
"""A tile's open sides, its treasure, the message on its back, and whether that was seen."""

COLUMNS, ROWS = "abcdefg", "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
CORNERS = {"red": "a1", "yellow": "g1", "blue": "g7", "green": "a7"}
"""LB-05, clockwise."""
SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
ARROWS = [side + line for side in SIDES for line in "246"]
TREASURES = [
    "book",
    "gold",
    "map",
    "crown",
    "keys",
    "skull",
    "ring",
    "chest",
    "emerald",
    "sword",
    "candelabra",
    "helmet",
    "owl",
    "scarab",
    "rat",
    "spider",
    "moth",
    "lizard",
    "bat",
    "dragon",
    "ghost",
    "genie",
    "sorceress",
    "troll",
]
"""LB-03 row by row, then LB-02; a position has a letter for each."""
MESSAGES = ["", "second-push", "double-turn", "change-places", "look", "exchange", "wall"]
"""LB-20 to LB-25; a position has their numbers."""
LAST_TURN = 400


def beside(cell: str, side: str) -> str:
    """The cell next to one, or nothing beyond the edge."""
    across, down = STEPS[side]
    column, row = COLUMNS.index(cell[0]) + across, ROWS.index(cell[1]) + down
    return COLUMNS[column] + ROWS[row] if 0 <= column < 7 and 0 <= row < 7 else ""


def turned(sides: str, degrees: int) -> str:
    """Open sides after a turn clockwise."""
    moved = [SIDES[(SIDES.index(side) + degrees // 90) % 4] for side in sides]
    return "".join(sorted(moved, key=SIDES.index))


class Labyrinth:
    """A table that is played on by the rules."""

    def __init__(self, position: Table) -> None:
        self.rest = deepcopy(position)
        """All but the tiles."""
        tiles = [
            {
                "sides": "".join(s for i, s in enumerate(SIDES) if int(sides, 16) >> i & 1),
                "treasure": treasure,
                "back": back,
                "seen": seen,
            }
            for sides, treasure, back, seen in zip(
                *(self.rest.pop(name) for name in ("tiles", "treasures", "backs", "seen")),
                strict=True,
            )
        ]
        self.maze = dict(zip(CELLS, tiles[:-1], strict=True))
        self.spare = tiles[-1]

    @property
    def table(self) -> Table:
        tiles = [self.maze[cell] for cell in CELLS] + [self.spare]
        numbers = [sum(1 << SIDES.index(side) for side in tile["sides"]) for tile in tiles]
        strings = {
            "tiles": "".join(f"{number:x}" for number in numbers),
            "treasures": "".join(tile["treasure"] for tile in tiles),
            "backs": "".join(tile["back"] for tile in tiles),
            "seen": "".join(tile["seen"] for tile in tiles),
        }
        return {**self.rest, **strings}

    def pile(self, seat: int) -> list[str]:
        pile: list[str] = self.rest["piles"][seat - 1]
        return pile

    def pawn(self, seat: int) -> str:
        pawn: str = self.rest["pawns"][seat - 1]
        return pawn

    # What may be done.

    def asked(self) -> dict[int, set[str]]:
        phase, seat = self.rest["phase"], self.rest["seat"]
        return {} if phase == "over" else {seat: getattr(self, f"may_{phase}")(seat)}

    def may_push(self, seat: int) -> set[str]:  # noqa: ARG002
        """LB-10, LB-11: turns of the spare that look the same are one."""
        looks: dict[str, int] = {}
        for degrees in (0, 90, 180, 270):
            looks.setdefault(turned(self.spare["sides"], degrees), degrees)
        return {
            f"push {arrow} {degrees}"
            for arrow in ARROWS
            for degrees in looks.values()
            if arrow != self.rest["banned"]
        }

    def may_move(self, seat: int) -> set[str]:
        """LB-13, and what the message of this turn offers besides (LB-28)."""
        message = self.rest["message"]
        found = {f"move {cell}" for cell in self.reached(self.pawn(seat), message == "wall")}
        if message == "second-push":
            found |= self.may_push(seat)
        if message == "change-places":
            found |= {f"swap {other}" for other in self.elsewhere(seat)}
        if message == "look" and self.may_look(seat):
            found.add("look")
        if message == "exchange" and len(self.pile(seat)) > 1:
            found.add("search")
        return found

    def may_choose(self, seat: int) -> set[str]:
        """LB-24: any card of the pile, the one on top included."""
        return {f"take {card}" for card in self.pile(seat)}

    def may_again(self, seat: int) -> set[str]:
        """LB-21."""
        return {"end"} | self.may_push(seat)

    def elsewhere(self, seat: int) -> list[int]:
        """LB-22: not with a pawn on the own tile."""
        pawns = self.rest["pawns"]
        return [i for i in range(1, len(pawns) + 1) if pawns[i - 1] != pawns[seat - 1]]

    def may_look(self, seat: int) -> bool:
        """LB-23, LB-26."""
        return len(self.pile(seat)) > 1 and seat not in self.rest["opened"]

    def connected(self, cell: str, side: str) -> bool:
        there = beside(cell, side)
        return bool(
            there
            and side in self.maze[cell]["sides"]
            and OPPOSITE[side] in self.maze[there]["sides"]
        )

    def reached(self, start: str, wall: bool) -> set[str]:
        """LB-13: along corridors; LB-25: through one wall, if the message allows."""
        seen, rest = {(start, wall)}, [(start, wall)]
        while rest:
            cell, left = rest.pop()
            for side in SIDES:
                there = beside(cell, side)
                steps = [(there, left)] if self.connected(cell, side) else []
                if there and left and not self.connected(cell, side):
                    steps = [(there, False)]
                for step in steps:
                    if step not in seen:
                        seen.add(step)
                        rest.append(step)
        return {cell for cell, _ in seen}

    # What it does.

    def play(self, seat: int, text: str, seen: Seen) -> None:
        word, *rest = text.split()
        if word == "push":
            self.push(rest[0], int(rest[1]))
        elif word == "move":
            self.move(seat, rest[0])
        elif word == "swap":
            other = int(rest[0])
            self.rest["message"] = ""
            pawns = self.rest["pawns"]
            pawns[seat - 1], pawns[other - 1] = pawns[other - 1], pawns[seat - 1]
        elif word == "look":
            self.rest["message"] = ""
            self.rest["opened"] = sorted([*self.rest["opened"], seat])
        elif word == "search":
            self.rest["phase"] = "choose"
            self.rest["searched"] = sorted({*self.rest["searched"], seat})
        elif word == "take":
            self.take(seat, rest[0], seen)
        else:
            self.end_turn()

    def push(self, arrow: str, degrees: int) -> None:
        """LB-10, LB-12."""
        first = self.rest["phase"] == "push"
        side, line = arrow[0], arrow[1]
        across = side in "EW"
        way = [
            cell for cell in CELLS if cell[across] == (line if across else COLUMNS[int(line) - 1])
        ]
        if side in "SE":
            way.reverse()
        dropped = self.maze[way[-1]]
        for here, before in zip(reversed(way[1:]), reversed(way[:-1]), strict=True):
            self.maze[here] = self.maze[before]
        self.maze[way[0]] = {**self.spare, "sides": turned(self.spare["sides"], degrees)}
        self.spare = dropped
        following = dict(zip(way, [*way[1:], way[0]], strict=True))
        self.rest["pawns"] = [following.get(cell, cell) for cell in self.rest["pawns"]]
        self.rest["banned"] = OPPOSITE[side] + line
        self.rest["phase"] = "move"
        self.rest["message"] = self.look_at_back() if first else ""

    def look_at_back(self) -> str:
        """LB-18: after the first push of a turn only (LB-20, LB-21)."""
        if not self.rest["events"]:
            return ""
        self.spare["seen"] = "x"
        return MESSAGES[int(self.spare["back"])] if self.spare["back"] != "." else ""

    def take(self, seat: int, card: str, seen: Seen) -> None:
        """LB-24: chance shuffles the rest; only one card is open again."""
        before = self.pile(seat)
        self.rest["piles"][seat - 1] = after = list(seen.after["piles"][seat - 1])
        need(sorted(before) == sorted(after), "a pile keeps its cards (LB-24)")
        need(after[0] == card, "the card taken is on top (LB-24)")
        self.rest["opened"] = [other for other in self.rest["opened"] if other != seat]
        self.rest["phase"], self.rest["message"] = "move", ""

    def move(self, seat: int, cell: str) -> None:
        """LB-13 to LB-16."""
        self.rest["pawns"][seat - 1] = cell
        found = self.find(seat, self.maze[cell]["treasure"])
        if self.wins(seat, found):
            self.rest.update(phase="over", message="", ended="LB-16" if found else "LB-15")
        elif self.rest["message"] == "double-turn":
            self.rest["phase"], self.rest["message"] = "again", ""
        else:
            self.end_turn()

    def find(self, seat: int, letter: str) -> bool:
        """LB-14, LB-23: one of the open cards; the one left is the top of the pile."""
        pile = self.pile(seat)
        goals = pile[: 2 if seat in self.rest["opened"] else 1]
        treasure = "" if letter == "." else TREASURES[ord(letter) - ord("a")]
        if treasure not in goals:
            return False
        pile.remove(treasure)
        self.rest["found"][seat - 1].append(treasure)
        self.rest["opened"] = [other for other in self.rest["opened"] if other != seat]
        if len(pile) < 2:  # what a search told of its order is no more than everybody knows
            self.rest["searched"] = [other for other in self.rest["searched"] if other != seat]
        return True

    def wins(self, seat: int, found: bool) -> bool:
        """LB-15, LB-16: home is reached with no goal left, found in an earlier move."""
        if self.pile(seat):
            return False
        if self.rest["short"]:
            return found
        return self.pawn(seat) == CORNERS[self.rest["colours"][seat - 1]]

    def end_turn(self) -> None:
        """LB-05: clockwise by corner. LB-27."""
        self.rest["message"] = ""
        if self.rest["turn"] == LAST_TURN:
            self.rest.update(phase="over", ended="LB-27")
            return
        colours = self.rest["colours"]
        corners = [colour for colour in CORNERS if colour in colours]
        mine = corners.index(colours[self.rest["seat"] - 1])
        self.rest["seat"] = colours.index(corners[(mine + 1) % len(corners)]) + 1
        self.rest["turn"] += 1
        self.rest["phase"] = "push"

    def result(self) -> list[float] | None:
        if self.rest["phase"] != "over":
            return None
        found = [len(cards) for cards in self.rest["found"]]
        won = [number == max(found) for number in found]
        if self.rest["ended"] != "LB-27":
            won = [seat == self.rest["seat"] for seat in range(1, len(found) + 1)]
        return [one / sum(won) for one in won]
