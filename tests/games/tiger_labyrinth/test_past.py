"""Repetition is found however long ago a position stood."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.chance import Chance, Fast
from clew.core.loops import playout
from clew.core.state import buffer
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_labyrinth.past import WORDS, marks_for, note, stood
from clew.games.tiger_labyrinth.rules import REPETITION, TigerLabyrinth

pytestmark = pytest.mark.both_builds

Noted = tuple[int, int, int]


def some_position(number: int) -> Noted:
    return number * 7919 % 2**52, number * 104729 % 2**48, number * 31 % 2**48


@pytest.mark.rule("TL-17")
@pytest.mark.parametrize("different", [3, 60, 2000, 10**12])
@pytest.mark.parametrize("turns", [400, 1500])
def test_every_position_is_counted(different: int, turns: int) -> None:
    """Among few positions and among many, the count is that of a plain list."""
    chance = Fast(different)
    before: Counter[Noted] = Counter()
    notes, marks = buffer(WORDS * turns), buffer(marks_for(turns))
    for number in range(turns):
        position = some_position(chance.word() % different)
        assert stood(notes, marks, turns, number, *position) == before[position]
        note(notes, marks, turns, number, *position)
        before[position] += 1
    assert (max(before.values()) > 1) == (different < 10**6)


@pytest.mark.rule("TL-17")
def test_ways_on_do_not_meet() -> None:
    """A crowd of clones that go their own ways: each knows its own past and no other's."""
    chance = Fast(1)
    crowd = [(state := from_line(START), state.past())]
    for _ in range(1500):
        i = chance.below(len(crowd))
        state, own = crowd[i]
        if state.turn == state.limit or state.acting() == 0:
            crowd[i] = (state := from_line(START)), state.past()
            continue
        if chance.below(8) == 0 and len(crowd) < 30:
            crowd.append((state.clone(), list(own)))
        elif chance.below(8) == 0:
            state = state.clone()
            crowd[i] = state, own
        play_a_turn(state, chance)
        if len(state.past()) > len(own):
            own.append((state.grid(), state.red_cubs, state.blue_cubs))
    assert all(state.past() == own for state, own in crowd)
    assert max(len(own) for _, own in crowd) > 20


def play_a_turn(state: TigerLabyrinth, chance: Chance) -> None:
    turn = state.turn
    while state.acting() and state.turn == turn:
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)


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
