"""The judge of The Lady and the Tiger: Labyrinth against the same sums written plainly."""

from __future__ import annotations

import pytest

from clew.bots.nets import About
from clew.bots.search.alphabeta import WIN, AlphaBeta
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.bots.judge import CELL_ROWS, UNIT_BITS, Judge, content
from clew.games.tiger_labyrinth.bots.judges import (
    LANES,
    ROWS,
    learned,
    mirrored,
    read,
    to_judge,
    write,
)
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.grid import cubs_at, cubs_on
from clew.games.tiger_labyrinth.rules import SWAPPING, TigerLabyrinth

pytestmark = pytest.mark.both_builds

ABOUT = About(game=game.id, players=2, version=game.version, command="", seed=1, decisions=0)


def numbers() -> list[int]:
    """Any rows, small enough for every lane."""
    chance = Fast(5)
    return [int(chance.below(1601)) - 800 for _ in range(ROWS * LANES)]


@pytest.fixture(scope="module")
def rows() -> list[int]:
    return numbers()


@pytest.fixture(scope="module")
def judge(rows: list[int]) -> Judge:
    return to_judge(read(write(rows, ABOUT)))


def position(number: int, decisions: int) -> TigerLabyrinth:
    chance = Fast(number)
    state = game.new(2, game.read_options({}), chance)
    for _ in range(decisions):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    return state


def seen(state: TigerLabyrinth) -> list[int]:
    """The rows that a position shows."""
    cells = [
        cell * CELL_ROWS + content(state.cards, state.red_cubs, state.blue_cubs, cell)
        for cell in range(16)
    ]
    red_moves = int(state.seat == state.red)
    gems = int(state.gems)
    return [*cells, 16 * CELL_ROWS + (gems & 1 | gems >> 16 << 1 | red_moves << 2)]


def plainly(rows: list[int], state: TigerLabyrinth) -> int:
    """What a position is worth to red."""
    halves = []
    for those in (seen(state), [mirrored(row) for row in seen(state)]):
        lanes = [sum(rows[row * LANES + lane] for row in those) for lane in range(LANES)]
        halves.append(sum(max(0, lane) for lane in lanes))
    return (halves[0] - halves[1]) >> UNIT_BITS


def worth(judge: Judge | None, state: TigerLabyrinth) -> int:
    """The same, as alpha-beta asks."""
    value = int(TigerLine(state, judge).worth())
    return value if state.seat == state.red else -value


def from_the_other_side(state: TigerLabyrinth) -> TigerLabyrinth:
    """The position with left and right, and the colours, exchanged."""
    other = state.clone()
    other.cards = other.red_cubs = other.blue_cubs = 0
    for cell in range(16):
        other.lay(cell ^ 3, state.card(cell) ^ 1)
        other.red_cubs |= cubs_at(cell ^ 3, cubs_on(state.blue_cubs, cell))
        other.blue_cubs |= cubs_at(cell ^ 3, cubs_on(state.red_cubs, cell))
    other.gems = state.gems ^ 1
    other.seat = 3 - state.seat
    return other


@pytest.mark.parametrize("number", range(8))
def test_a_judge_adds_up_its_rows(number: int, rows: list[int], judge: Judge) -> None:
    state = position(number, 8 * number)
    assert worth(judge, state) == plainly(rows, state) != 0


@pytest.mark.parametrize("number", range(4))
def test_both_sides_are_judged_alike(number: int, judge: Judge) -> None:
    state = position(number, 10 * number)
    # Halves are rounded down.
    assert worth(judge, state) + worth(judge, from_the_other_side(state)) in (0, -1)


@pytest.mark.parametrize("number", range(4))
def test_the_best_swap_is_found_without_playing_it(number: int, judge: Judge) -> None:
    state = position(number, 15 + 2 * number)
    while state.phase != SWAPPING:
        state.apply(state.seat, state.legal(state.seat)[0], Fast(0), None)
    line = TigerLine(state, judge)
    best = -WIN
    for swap in state.legal(state.seat):
        after = state.clone()
        after.apply(state.seat, swap, Fast(0), None)
        value = worth(judge, after)
        best = max(best, value if state.seat == state.red else -value)
    assert line.last(WIN) == best


def test_alpha_beta_looks_as_far_with_a_judge(judge: Judge) -> None:
    state = position(3, 30)
    search = AlphaBeta(TigerLine(state, judge), Budget())
    search.run(2)
    assert search.depth == 2
    assert search.move in state.legal(state.seat)


def test_a_damaged_file_is_refused(rows: list[int]) -> None:
    with pytest.raises(ClewError, match="not a judge"):
        read(b"something else")
    with pytest.raises(ClewError, match="damaged"):
        to_judge(read(write(rows[:-LANES], ABOUT)))


def test_the_judge_of_the_game_is_small_and_says_how_it_was_made() -> None:
    data = game.data("judge.msgpack")
    assert data is not None
    about = read(data).about
    assert len(data) < 1 << 20
    assert about.command.startswith("clew train tiger-labyrinth")
    assert about.strength
    assert learned() is not None
