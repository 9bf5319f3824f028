"""How many ways there are, counted twice: by the engine, and naively straight from the rules.

The naive generator below knows nothing of the engine: cards and cubs are plain dicts and
lists, and every pair of cells is tried.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from clew.core.chance import Fast
from clew.core.loops import perft
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import from_line, to_line
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

pytestmark = pytest.mark.both_builds

STARTS = {
    "LTtl/lLLl/TtTl/ttLT 5a1 5d1 blue-lady red step 1/400": [2, 5, 15, 72, 354, 1756],
    "LlTl/tTLT/LtlL/ttlT 5a1 5d1 blue-lady blue step 1/400": [2, 4, 13, 71, 263, 1361],
    "LlLl/tLtT/TlTL/ttlT 5a1 5d1 blue-lady red step 1/400": [2, 5, 10, 41, 228, 927],
    "LTtl/lLLl/TtTl/ttLT 4a1,b2 4d1,c2 blue-lady red step 5/400": [6, 33, 180, 802, 5375, 29002],
    "LlTl/tTLT/LtlL/ttlT a1,b2,c3,d3,d4 d1,c2,b3,b4,a4 red-tiger blue step 40/400": [
        *(15, 146, 2145, 20034, 280927)
    ],
    "LlLl/tLtT/TlTL/ttlT 2d3,3d4 a3,b4,3a4 red-lady red swap 60/400": [
        *(5, 41, 185, 1002, 5448, 45892)
    ],
}
"""Positions, and how many sequences of 1, 2, 3 … decisions begin there."""

Table = dict[str, Any]

COLUMNS, ROWS = "abcd", "1234"
DOORS = ("a1", "d1", "a4", "d4")
GOAL = {"red": "d4", "blue": "a4"}
NAMES = {
    "L": ("red", "lady"),
    "T": ("red", "tiger"),
    "l": ("blue", "lady"),
    "t": ("blue", "tiger"),
}
OTHER = {"red": "blue", "blue": "red", "lady": "tiger", "tiger": "lady"}


def read(line: str) -> Table:
    """A table as plain dicts and lists."""
    cards, red, blue, gems, colour, asked, _ = line.split()
    cells = [column + row for row in ROWS for column in COLUMNS]
    return {
        "cards": dict(zip(cells, (NAMES[c] for c in cards.replace("/", "")), strict=True)),
        "cubs": {"red": heaps(red), "blue": heaps(blue)},
        "gems": gems.split("-"),
        "colour": colour,
        "asked": asked,
    }


def heaps(text: str) -> list[str]:
    return [part[-2:] for part in text.split(",") for _ in range(int(part[:-2] or 1))]


def written(table: Table) -> str:
    """A table as one comparable text: cards, cubs, gems, colour, what is asked."""
    cells = [column + row for row in ROWS for column in COLUMNS]
    letters = {name: letter for letter, name in NAMES.items()}
    cards = "".join(letters[table["cards"][cell]] for cell in cells)
    cubs = [
        ",".join(
            f"{table['cubs'][colour].count(cell)}{cell}".removeprefix("1")
            for cell in cells
            if cell in table["cubs"][colour]
        )
        for colour in ("red", "blue")
    ]
    grid = "/".join(cards[i : i + 4] for i in range(0, 16, 4))
    gems = "-".join(table["gems"])
    return f"{grid} {cubs[0]} {cubs[1]} {gems} {table['colour']} {table['asked']}"


def copied(table: Table) -> Table:
    return {
        "cards": dict(table["cards"]),
        "cubs": {colour: list(cubs) for colour, cubs in table["cubs"].items()},
        "gems": list(table["gems"]),
        "colour": table["colour"],
        "asked": table["asked"],
    }


def adjacent(one: str, other: str) -> bool:
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    down = abs(ROWS.index(one[1]) - ROWS.index(other[1]))
    return across + down == 1


def may_swap(table: Table, one: str, other: str) -> bool:
    """TL-08 to TL-11, one after the other."""
    if one in DOORS or other in DOORS:
        return False
    if one[0] != other[0] and one[1] != other[1]:
        return False
    everybody = table["cubs"]["red"] + table["cubs"]["blue"]
    if one not in everybody and other not in everybody:
        return False
    first, second = table["cards"][one], table["cards"][other]
    by_colour: bool = first[0] == second[0] == table["gems"][0]
    by_role: bool = first[1] == second[1] == table["gems"][1]
    return by_colour or by_role


def pairs(table: Table) -> list[tuple[str, str]]:
    cells = sorted(table["cards"])
    return [
        (one, other)
        for one in cells
        for other in cells
        if one < other and may_swap(table, one, other)
    ]


def after_step(table: Table, start: str, end: str) -> Table:
    after = copied(table)
    own = after["cubs"][after["colour"]]
    own.remove(start)
    own.append(end)
    if own == [GOAL[after["colour"]]] * 5:
        after["asked"] = "escape"
    elif pairs(after):
        after["asked"] = "swap"
    else:
        after["gems"] = [OTHER[half] for half in after["gems"]]
        after["colour"], after["asked"] = OTHER[after["colour"]], "step"
    return after


def after_swap(table: Table, one: str, other: str) -> Table:
    after = copied(table)
    cards, gems = after["cards"], after["gems"]
    if cards[one] == cards[other]:
        after["gems"] = [OTHER[half] for half in gems]
    elif cards[one][0] == cards[other][0]:
        gems[0] = OTHER[gems[0]]
    else:
        gems[1] = OTHER[gems[1]]
    cards[one], cards[other] = cards[other], cards[one]
    moves = {one: other, other: one}
    for colour, cubs in after["cubs"].items():
        after["cubs"][colour] = [moves.get(cell, cell) for cell in cubs]
    after["colour"], after["asked"] = OTHER[after["colour"]], "step"
    return after


def naive(table: Table) -> Iterator[Table]:
    """Every table that one decision leads to."""
    if table["asked"] == "step":
        for start in sorted(set(table["cubs"][table["colour"]])):
            for end in table["cards"]:
                if adjacent(start, end):
                    yield after_step(table, start, end)
    elif table["asked"] == "swap":
        for one, other in pairs(table):
            yield after_swap(table, one, other)


def naive_count(table: Table, depth: int) -> int:
    if depth == 0 or table["asked"] == "escape":
        return 1
    return sum(naive_count(after, depth - 1) for after in naive(table))


def engine(state: TigerLabyrinth) -> Iterator[TigerLabyrinth]:
    """Every position that one decision leads to."""
    for action in state.legal(state.acting()):
        after = state.clone()
        after.apply(state.acting(), action, Fast(0), None)
        yield after


@pytest.mark.parametrize("line", STARTS)
def test_counts_are_the_stored_ones(line: str) -> None:
    """Sequences of up to six decisions."""
    counts = [perft(from_line(line), depth, Fast(0)) for depth in range(1, len(STARTS[line]) + 1)]
    assert counts == STARTS[line]


@pytest.mark.parametrize("line", STARTS)
@pytest.mark.rule("TL-06", "TL-08", "TL-11")
def test_the_naive_generator_counts_the_same(line: str) -> None:
    """As deep as there are not more than 25,000."""
    for depth, number in enumerate(STARTS[line], 1):
        if number <= 25_000:
            assert naive_count(read(line), depth) == number


@pytest.mark.parametrize("line", STARTS)
@pytest.mark.rule("TL-12", "TL-13", "TL-14")
def test_the_naive_generator_reaches_the_same_positions(line: str) -> None:
    """After one, two and three decisions, as sets."""
    tables, states = [read(line)], [from_line(line)]
    for _ in range(3):
        tables = [after for table in tables for after in naive(table)]
        states = [after for state in states for after in engine(state)]
        ours = {" ".join(to_line(state).split()[:6]) for state in states}
        assert ours == {written(table) for table in tables}
        assert len(states) == len(tables)


@pytest.mark.rule("TL-07", "TL-15", "TL-16")
def test_random_games_agree_with_the_naive_generator_all_the_way() -> None:
    """In every position of some games each choice leads to the same position."""
    chance = Fast(12)
    for seed in range(4):
        state = game.new(2, game.read_options({"repetition": False, "limit": 60}), Fast(seed))
        while state.acting():
            table = read(" ".join(to_line(state).split()[:7]))
            if state.turn < 60:
                ours = sorted(" ".join(to_line(after).split()[:6]) for after in engine(state))
                assert ours == sorted(written(after) for after in naive(table))
            state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
