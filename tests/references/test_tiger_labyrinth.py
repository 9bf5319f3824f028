"""The Lady and the Tiger: Labyrinth: the engine and the reference agree, move by move and in
how many ways there are."""

from copy import deepcopy
from typing import Any

import pytest

from clew.core.chance import Chance, Fast
from clew.core.game import Game
from clew.core.loops import perft
from clew.core.state import State
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import from_line
from tests.references.compare import EFFORT, Difference, compare, position_of
from tests.references.tiger_labyrinth import TigerLabyrinth

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


def count(reference: TigerLabyrinth, depth: int) -> int:
    """How many sequences of so many decisions there are; the end of a game ends one."""
    if depth == 0 or not reference.asked():
        return 1
    [(seat, texts)] = reference.asked().items()
    total = 0
    for text in texts:
        after = deepcopy(reference)
        after.play(seat, text)
        total += count(after, depth - 1)
    return total


@pytest.mark.both_builds
@pytest.mark.parametrize("line", STARTS)
def test_counts_are_the_stored_ones(line: str) -> None:
    """Sequences of up to six decisions."""
    counts = [perft(from_line(line), depth, Fast(0)) for depth in range(1, len(STARTS[line]) + 1)]
    assert counts == STARTS[line]


@pytest.mark.parametrize("line", STARTS)
@pytest.mark.rule("TL-06", "TL-08", "TL-11")
def test_the_reference_counts_the_same(line: str) -> None:
    """As deep as there are not more than 2,500, or 50,000 in a soak."""
    reference = TigerLabyrinth(position_of(game, from_line(line)))
    for depth, number in enumerate(STARTS[line], 1):
        if number <= 2_500 * EFFORT:
            assert count(reference, depth) == number


@pytest.mark.rule("TL-07", "TL-15", "TL-16")
@pytest.mark.parametrize("line", STARTS)
def test_random_games(line: str) -> None:
    for seed in range(2 * EFFORT):
        compare(game, TigerLabyrinth, from_line(line), Fast(seed), 80)


@pytest.mark.rule("TL-05", "TL-17")
def test_random_games_to_the_limit() -> None:
    for seed in range(4 * EFFORT):
        options = game.read_options({"red": 1 + seed % 2, "repetition": False, "limit": 60})
        compare(game, TigerLabyrinth, game.new(2, options, Fast(seed)), Fast(seed + 1000))


@pytest.mark.rule("TL-16")
def test_the_last_cub_on_its_way_home() -> None:
    ends = set()
    for seed in range(20 * EFFORT):
        line = "LlLl/tLtT/TlTL/ttlT c4,4d4 b4,4a4 red-lady red step 60/400"
        state = from_line(line)
        compare(game, TigerLabyrinth, state, Fast(seed), 4)
        ends.add(tuple(state.result() or ()))
    assert ends == {(), (1.0, 0.0), (0.0, 1.0)}


def back_and_forth(_: Game[Any], state: State, chance: Chance) -> tuple[int, int]:
    """Goes where it has been before, if one decision or two lead there."""
    seat = state.acting()
    before = position_of(game, state)["past"][:-1]
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, chance, None)
        ends = [after] if after.acting() != seat else swapped(after, chance)
        if any(position_of(game, end)["past"][-1] in before for end in ends):
            return seat, action
    return seat, state.pick(seat, chance)


def swapped(state: State, chance: Chance) -> list[State]:
    ends = []
    for action in state.legal(state.acting()):
        ends.append(state.clone())
        ends[-1].apply(state.acting(), action, chance, None)
    return ends


@pytest.mark.rule("TL-17")
def test_the_third_time_a_position_stands() -> None:
    for seed in range(2 * EFFORT):
        state = game.new(2, game.options(), Fast(seed))
        compare(game, TigerLabyrinth, state, Fast(seed), pick=back_and_forth)
        assert position_of(game, state)["ended"] == "repetition"


def test_a_door_that_is_swapped_is_noticed() -> None:
    class Unhinged(TigerLabyrinth):
        def may_swap(self, one: str, other: str) -> bool:
            return one == "a1" or super().may_swap(one, other)

    with pytest.raises(Difference, match="the reference alone"):
        compare(game, Unhinged, game.new(2, game.options(), Fast(0)), Fast(0))
