"""The Lady and the Tiger: Labyrinth once more, naively: every pair of cells is tried."""

from __future__ import annotations

from copy import deepcopy

from tests.references.compare import Seen, Table

COLUMNS, ROWS = "abcd", "1234"
CELLS = [column + row for row in ROWS for column in COLUMNS]
DOORS = ("a1", "d1", "a4", "d4")
TIGER_DOOR = {"red": "d4", "blue": "a4"}
"""TL-02."""
NAMES = {
    "L": ("red", "lady"),
    "T": ("red", "tiger"),
    "l": ("blue", "lady"),
    "t": ("blue", "tiger"),
}
OTHER = {"red": "blue", "blue": "red", "lady": "tiger", "tiger": "lady"}


def adjacent(one: str, other: str) -> bool:
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    down = abs(ROWS.index(one[1]) - ROWS.index(other[1]))
    return across + down == 1


class TigerLabyrinth:
    """A table that is played on by the rules."""

    def __init__(self, position: Table) -> None:
        self.rest = deepcopy(position)
        self.cards = dict(zip(CELLS, self.rest.pop("cards"), strict=True))
        self.cubs: dict[str, list[str]] = {}
        for colour in ("red", "blue"):
            heaps = zip(CELLS, self.rest.pop(f"{colour}_cubs"), strict=True)
            self.cubs[colour] = [cell for cell, many in heaps for _ in range(int(many))]
        self.gems = [self.rest.pop("yellow"), self.rest.pop("white")]
        self.winner = ""

    @property
    def table(self) -> Table:
        cards = "".join(self.cards[cell] for cell in CELLS)
        yellow, white = self.gems
        cubs = {f"{colour}_cubs": self.heaps(colour) for colour in self.cubs}
        return {**self.rest, **cubs, "cards": cards, "yellow": yellow, "white": white}

    def heaps(self, colour: str) -> str:
        return "".join(str(self.cubs[colour].count(cell)) for cell in CELLS)

    def colour(self) -> str:
        """TL-05."""
        return "red" if self.rest["seat"] == self.rest["red"] else "blue"

    # What may be done.

    def asked(self) -> dict[int, set[str]]:
        if self.rest["phase"] == "over":
            return {}
        texts = self.steps() if self.rest["phase"] == "step" else self.swaps()
        return {self.rest["seat"]: texts}

    def steps(self) -> set[str]:
        """TL-07."""
        cubs = self.cubs[self.colour()]
        return {f"{cub}-{cell}" for cub in cubs for cell in CELLS if adjacent(cub, cell)}

    def swaps(self) -> set[str]:
        """A pair is named in reading order."""
        return {
            f"swap {one} {other}"
            for i, one in enumerate(CELLS)
            for other in CELLS[i + 1 :]
            if self.may_swap(one, other)
        }

    def may_swap(self, one: str, other: str) -> bool:
        """TL-08 to TL-11, one after the other."""
        if one in DOORS or other in DOORS:
            return False
        if one[0] != other[0] and one[1] != other[1]:
            return False
        everybody = self.cubs["red"] + self.cubs["blue"]
        if one not in everybody and other not in everybody:
            return False
        first, second = NAMES[self.cards[one]], NAMES[self.cards[other]]
        return any(first[i] == second[i] == self.gems[i] for i in (0, 1))

    # What it does.

    def play(self, seat: int, text: str, seen: Seen | None = None) -> None:  # noqa: ARG002
        if text.startswith("swap"):
            self.swap(*text.split()[1:])
        else:
            self.step(*text.split("-"))

    def step(self, start: str, end: str) -> None:
        """TL-06, TL-15, TL-16."""
        own = self.cubs[self.colour()]
        own.remove(start)
        own.append(end)
        if own == [TIGER_DOOR[self.colour()]] * 5:
            self.winner = self.colour()
            self.rest.update(phase="over", ended="escape")
        elif self.swaps():
            self.rest["phase"] = "swap"
        else:
            self.gems = [OTHER[half] for half in self.gems]
            self.end_turn()

    def swap(self, one: str, other: str) -> None:
        """TL-12 to TL-14."""
        first, second = NAMES[self.cards[one]], NAMES[self.cards[other]]
        for i in (0, 1):
            if first[i] == second[i]:
                self.gems[i] = OTHER[self.gems[i]]
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
        moves = {one: other, other: one}
        for colour, cubs in self.cubs.items():
            self.cubs[colour] = [moves.get(cell, cell) for cell in cubs]
        self.end_turn()

    def end_turn(self) -> None:
        """TL-17."""
        if self.rest["turn"] == self.rest["limit"]:
            self.rest.update(phase="over", ended="turn-limit")
            return
        self.rest.update(phase="step", turn=self.rest["turn"] + 1, seat=3 - self.rest["seat"])
        if not self.rest["repetition"]:
            return
        cards = "".join(self.cards[cell] for cell in CELLS)
        stands = f"{cards} {self.heaps('red')} {self.heaps('blue')} {'-'.join(self.gems)}"
        past = self.rest["past"] = [*self.rest["past"], stands]
        if past[-1::-2].count(stands) == 3:  # the same player is to move every second turn
            self.rest.update(phase="over", ended="repetition")

    def result(self) -> list[float] | None:
        if self.rest["phase"] != "over":
            return None
        if not self.winner:
            return [0.5, 0.5]
        return [float(seat == self.rest["seat"]) for seat in (1, 2)]
