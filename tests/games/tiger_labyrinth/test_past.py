"""Repetition is found however long ago a position stood."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.chance import Fast
from clew.core.loops import playout
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_labyrinth.past import Past, note, noted, stood
from clew.games.tiger_labyrinth.rules import REPETITION

pytestmark = pytest.mark.both_builds

Noted = tuple[int, int, int]


def some_position(number: int) -> Noted:
    return number * 7919 % 2**52, number * 104729 % 2**48, number * 31 % 2**48


@pytest.mark.rule("TL-17")
@pytest.mark.parametrize("different", [3, 60, 2000, 10**12])
def test_every_position_is_counted(different: int) -> None:
    """Among few positions and among many, the count is that of a plain list."""
    chance = Fast(different)
    before: Counter[Noted] = Counter()
    past: Past | None = None
    for number in range(1500):
        position = some_position(chance.word() % different)
        assert stood(past, number, *position) == before[position]
        past = note(past, True, number, *position)
        before[position] += 1
    assert (max(before.values()) > 1) == (different < 10**6)


@pytest.mark.rule("TL-17")
def test_ways_on_do_not_meet() -> None:
    """A crowd of clones that go their own ways: each knows its own past and no other's."""
    chance = Fast(1)
    pasts: list[tuple[Past | None, list[Noted]]] = [(None, [])]
    for _ in range(3000):
        i = chance.below(len(pasts))
        past, own = pasts[i]
        position = some_position(chance.below(40))
        assert stood(past, len(own), *position) == own.count(position)
        branches = chance.below(8) == 0
        after = note(past, own != [] and not branches, len(own), *position)
        if branches and len(pasts) < 30:
            pasts.append((after, [*own, position]))
        else:
            # The last piece is written into by one of them only.
            after = note(past, False, len(own), *position) if branches else after
            pasts[i] = after, [*own, position]
    for past, own in pasts:
        assert noted(past, len(own)) == own


START = "LTtl/lLLl/TtTl/ttLT 4a1,b2 4d1,c2 blue-lady red step 5/400"
TO_AND_FRO = frozenset(map(game.parse, ("b2-b1", "b1-b2", "d1-c1", "c1-d1", "swap b2 c2")))
"""After four turns with nothing but these, everything is as it was."""


@pytest.mark.rule("TL-17")
@pytest.mark.parametrize("astray", [0, 10, 40, 100])
def test_games_agree_with_a_list_of_all_that_stood(astray: int) -> None:
    """Games that mostly go to and fro, and stray so often in a hundred times, or always."""
    repeated = drawn = 0
    for seed in range(6):
        chance = Fast(1000 * astray + seed)
        state = from_line(START)
        seen = state.past()
        while state.acting():
            seat, turn = state.acting(), state.turn
            known = [action for action in state.legal(seat) if action in TO_AND_FRO]
            stray = not known or chance.below(100) < astray
            action = state.pick(seat, chance) if stray else known[chance.below(len(known))]
            state.apply(seat, action, chance, None)
            if state.turn > turn:
                seen.append((state.grid(), state.red_cubs, state.blue_cubs))
                assert state.times() == seen.count(seen[-1])
                assert (state.ended == REPETITION) == (state.times() == 3)
                repeated += state.times() == 2
            if chance.below(20) == 0:
                other = state.clone()
                playout(other, chance)
                assert other.past()[: len(seen)] == seen == state.past()
        drawn += state.ended == REPETITION
    if astray < 20:
        assert repeated >= 6
        assert drawn >= 3
