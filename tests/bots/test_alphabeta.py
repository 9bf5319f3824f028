"""Alpha-beta against looking at everything."""

from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.alphabeta import FAR, WIN, AlphaBeta, turns_to_end
from clew.bots.search.budget import Budget
from clew.bots.search.line import GOING, Line
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.bots import solve
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_labyrinth.rules import SWAPPING, TigerLabyrinth

pytestmark = pytest.mark.both_builds

GRID = "LTtl/lLLl/TtTl/ttLT"


def position(number: int, decisions: int) -> TigerLabyrinth:
    """A position of a random game."""
    chance = Fast(number)
    state = game.new(2, game.read_options({}), chance)
    for _ in range(decisions):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    return state


def minimax(state: TigerLabyrinth, turns: int, passed: int = 0) -> int:
    """The value for who is to move, by playing everything through the rules."""
    if not state.acting():
        shares = state.result()
        assert shares is not None
        return (WIN - passed) if 1.0 in shares else 0
    if turns == 0:
        return TigerLine(state).worth()
    best = -WIN
    for action in state.legal(state.acting()):
        after = state.clone()
        after.apply(state.acting(), action, Fast(0), None)
        ended = after.turn - state.turn
        value = minimax(after, turns - ended, passed + ended)
        best = max(best, value if after.seat == state.seat else -value)
    return best


@pytest.mark.parametrize("number", range(6))
def test_one_turn_is_worth_what_minimax_says(number: int) -> None:
    state = position(number, 20 + number)
    search = AlphaBeta(TigerLine(state), Budget())
    search.run(1)
    assert search.depth == 1
    assert search.value == minimax(state, 1)


def test_two_turns_are_worth_what_minimax_says() -> None:
    """From the middle of a turn, where there are fewer ways to go on."""
    for number in range(3):
        state = position(number, 20)
        while state.phase != SWAPPING:
            state.apply(state.seat, state.pick(state.seat, Fast(1)), Fast(1), None)
        search = AlphaBeta(TigerLine(state), Budget())
        search.run(2)
        assert search.value == minimax(state, 2)


def test_a_small_table_changes_nothing() -> None:
    """Positions thrown out of the table cost time, not truth."""
    values = set()
    for bits in (4, 16):
        search = AlphaBeta(TigerLine(position(5, 24)), Budget(), bits)
        search.run(3)
        values.add(int(search.value))
    assert len(values) == 1


@cache
def wins_in(line: str, turns: int) -> bool:
    """Whether who is in turn can force a win within so many own turns, by brute force."""
    return forced(from_line(line), turns)


def forced(state: TigerLabyrinth, turns: int) -> bool:
    seat = state.seat
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, Fast(0), None)
        if not after.acting():
            if after.winners():
                return True
        elif after.seat == seat:
            if forced(after, turns):
                return True
        elif turns > 1 and all_lose(after, turns - 1):
            return True
    return False


def all_lose(state: TigerLabyrinth, turns: int) -> bool:
    """Whether every answer leaves the other side its win."""
    seat = state.seat
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, Fast(0), None)
        if not after.acting():
            return False
        if not (all_lose(after, turns) if after.seat == seat else forced(after, turns)):
            return False
    return True


ENDGAMES = [
    (f"{GRID} d3,4d4 5d1 blue-lady red step 9/400", 1, "d3-d4"),
    (f"{GRID} c4,4d4 5d1 blue-lady red swap 9/400", 2, None),
    (f"{GRID} d2,4d4 5d1 blue-lady red step 9/400", 2, None),
    (f"{GRID} 5d1 4a4,a3 blue-lady blue step 9/400", 1, "a3-a4"),
]


@pytest.mark.parametrize(("line", "turns", "action"), ENDGAMES[:1] + ENDGAMES[3:])
def test_wins_at_once(line: str, turns: int, action: str) -> None:
    assert solve(from_line(line), 1) == (turns, game.parse(action))


@pytest.mark.parametrize("line", [line for line, _, _ in ENDGAMES])
def test_short_endgames_agree_with_brute_force(line: str) -> None:
    """A win in n is found, and none in fewer turns is there."""
    state = from_line(line)
    found, action = solve(state, 2)
    assert bool(found) == wins_in(line, 2)
    if found:
        assert wins_in(line, found)
        assert found == 1 or not wins_in(line, found - 1)
        assert action in state.legal(state.acting())


def test_a_loss_is_seen_too() -> None:
    """Blue wins next turn, whatever red does, and red knows."""
    state = from_line(f"{GRID} 5a1 4a4,a3 blue-lady red step 9/400")
    search = AlphaBeta(TigerLine(state), Budget(nodes=200_000))
    search.run(2)
    assert search.value < -FAR
    assert turns_to_end(search.value) == 1


class Crossroads(Line):
    """Two moves: one draws, the other leaves who moves behind by `behind`."""

    WIDTH = 2
    MOVES = 2

    def __init__(self, behind: int, draw: int) -> None:
        self.behind = behind
        self.draw = draw
        self.moves: list[int] = []

    def side(self) -> int:
        return 1 + len(self.moves)

    def turn(self) -> int:
        return len(self.moves)

    def fill(self, out: vec[i64], start: int) -> int:
        out[start], out[start + 1] = 0, 1
        return 2

    def play(self, move: int) -> None:
        self.moves.append(move)

    def undo(self) -> None:
        self.moves.pop()

    def verdict(self) -> int:
        return 0 if self.moves == [0] else GOING

    def drawn(self) -> int:
        return self.draw

    def worth(self) -> int:
        return self.behind

    def key(self) -> int:
        return len(self.moves)

    def promise(self, move: int) -> int:  # noqa: ARG002
        return 0


@pytest.mark.parametrize(("behind", "move"), [(10, 1), (20, 0)])
def test_who_would_rather_play_on_draws_only_if_all_else_is_worse(behind: int, move: int) -> None:
    """A draw is worth 15 to the other side."""
    assert AlphaBeta(Crossroads(behind, 15), Budget()).run(1) == move


def test_a_draw_is_worth_little_less_than_nothing_to_who_thinks() -> None:
    """And little more to the other."""
    state = position(3, 40)
    while state.phase == SWAPPING:
        state.apply(state.seat, state.legal(state.seat)[0], Fast(0), None)
    line = TigerLine(state)
    assert line.drawn() < 0
    side = line.side()
    while line.side() == side:
        out = buffer(28)
        line.fill(out, 0)
        line.play(out[0])
    assert line.drawn() > 0


def test_nodes_decide_alone() -> None:
    """Twice the same budget, twice the same search."""
    runs = []
    for _ in range(2):
        search = AlphaBeta(TigerLine(position(3, 30)), Budget(nodes=5000))
        move = search.run()
        runs.append((move, search.value, search.depth, search.nodes()))
    assert runs[0] == runs[1]


def test_a_budget_of_nodes_is_kept() -> None:
    """But for the positions compared at once in the last turn."""
    budget = Budget(nodes=5000)
    AlphaBeta(TigerLine(position(3, 30)), budget).run()
    assert 5000 <= budget.used < 5000 + 28


def test_a_stopped_search_has_a_move() -> None:
    """Stopped before it began, it still answers with something legal."""
    budget = Budget()
    budget.stop()
    state = position(3, 30)
    assert AlphaBeta(TigerLine(state), budget).run() in state.legal(state.acting())
