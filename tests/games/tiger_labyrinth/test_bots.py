"""The bots of the game."""

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.bots.explaining import WhyLook, WhyStops, explain
from clew.games.tiger_labyrinth.grid import cubs_on
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_labyrinth.rules import REPETITION, TigerLabyrinth

GRID = "LTtl/lLLl/TtTl/ttLT"


def test_greedy_beats_random() -> None:
    """Nineteen games of twenty at least, from either side."""
    wins = 0.0
    for number in range(20):
        state = game.new(2, game.read_options({}), Fast(number))
        chance = Fast(100 + number)
        seat = 1 + number % 2
        while state.acting():
            name = "greedy" if state.acting() == seat else "random"
            view = Perspective(game, state, state.acting(), chance.word())
            state.apply(state.acting(), bots.find(game.id, name)(view), chance, None)
        result = state.result()
        assert result is not None
        wins += result[seat - 1]
    assert wins >= 19


def lead(state: TigerLabyrinth, seat: int) -> int:
    """By how many steps a seat's cubs are nearer to their Door than the other's."""
    away = []
    for other in (seat, 3 - seat):
        door = 15 if other == state.red else 12
        cubs = state.cubs(other)
        away.append(
            sum(
                int(cubs_on(cubs, cell)) * (abs(cell % 4 - door % 4) + abs(cell // 4 - door // 4))
                for cell in range(16)
            )
        )
    return away[1] - away[0]


@pytest.mark.rule("TL-17")
def test_greedy_repeats_a_position_a_third_time_only_if_it_is_behind() -> None:
    """Two of them play; games that end so are there, and who ended them was behind."""
    drawn = 0
    for number in range(10):
        chance = Fast(number)
        state = game.new(2, game.read_options({"limit": 80}), chance)
        while seat := state.acting():
            view = Perspective(game, state, seat, chance.word())
            state.apply(seat, bots.find(game.id, "greedy")(view), chance, None)
            if state.ended == REPETITION:
                drawn += 1
                assert lead(state, seat) < 0
    assert drawn


@pytest.mark.parametrize(
    ("line", "action"),
    [
        (f"{GRID} d3,4d4 5d1 blue-lady red step 9/400", "d3-d4"),
        (f"{GRID} 5a1 4a4,b4 blue-lady blue step 9/400", "b4-a4"),
        (f"{GRID} b2,4d4 5d1 blue-lady red swap 9/400", "swap b2 d2"),
        (f"{GRID} 4d4,a1 4d1,b3 blue-tiger red swap 9/400", "swap b1 b3"),
    ],
)
def test_greedy_takes_what_is_best_at_once(line: str, action: str) -> None:
    """It wins where it can, carries its own cub forward, and the other's back."""
    state = from_line(line)
    view = Perspective(game, state, state.acting(), 1)
    assert game.format(bots.find(game.id, "greedy")(view)) == action


def test_a_reason_counts_the_steps_of_this_turn() -> None:
    """The way of the own cubs and of the other's before the turn and after it."""
    state = game.new(2, game.read_options({}), Fast(3))
    seat = state.acting()
    action = bots.find(game.id, "adept")(Perspective(game, state, seat, 1))
    seen = Perspective(game, state, seat, 1)
    seen.budget = Budget(20_000)
    why = explain(seen, action)
    assert isinstance(why, WhyLook)
    assert why.gains in ("both", "own", "other", "neither")
    assert (why.nearer > 0) == (why.gains in ("both", "own"))
    assert (why.back > 0) == (why.gains in ("both", "other"))


def test_a_reason_says_when_most_moves_would_lose() -> None:
    """Blue's last cub stands before its Door: only a swap that takes it away saves red."""
    state = from_line("LTtl/lLLl/TtTl/ttLT a1,b1,c1,d1,d2 4a4,b4 blue-lady red step 9/400")
    state.apply(1, game.parse("b1-a1"), Fast(0), None)
    swaps = state.legal(1)
    safe = [swap for swap in swaps if not loses(state, swap)]
    assert 0 < 2 * len(safe) <= len(swaps)
    for swap in safe:
        seen = Perspective(game, state, 1, 1)
        seen.budget = Budget(500)
        assert explain(seen, swap) == WhyStops(safe=len(safe), actions=len(swaps))


def loses(state: TigerLabyrinth, swap: int) -> bool:
    """Whether blue can win at once after a swap of red."""
    after = state.clone()
    after.apply(1, swap, Fast(0), None)
    for step in after.legal(2):
        done = after.clone()
        done.apply(2, step, Fast(0), None)
        if done.result() == [0.0, 1.0]:
            return True
    return False
