"""Puzzles of games with secrets: an answer is right in every world that the solver cannot tell from
the true one, and luck does not count."""

from __future__ import annotations

import os
import random
from collections import Counter

import msgspec
import pytest

from clew.core.chance import Fast
from clew.games.tiger_traps.position import Position
from clew.games.tiger_traps.puzzles import Sure, World
from clew.games.tiger_traps.rules import TigerTraps
from clew.puzzles import Puzzle, find, kind_of, stack_of
from clew.puzzles.playing import Attempt, play

SOAK = bool(os.environ.get("CLEW_SOAK"))
TRAPS = stack_of("tiger-traps").puzzles
BLIND = stack_of("labyrinth-cards").puzzles + stack_of("labyrinthos").puzzles


def some(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    return puzzles if SOAK else random.Random(5).sample(puzzles, count)


@pytest.mark.parametrize("puzzle", some(BLIND, 20), ids=lambda puzzle: puzzle.id)
def test_the_answer_does_not_depend_on_what_is_hidden(puzzle: Puzzle) -> None:
    """The same actions reach the aim with other hands, another deck, other tiles face down."""
    for seed in range(3):
        attempt = Attempt(puzzle)
        attempt.state = attempt.state.sample(puzzle.seat, Fast(seed))
        for action in puzzle.answer:
            attempt.act(action)
        assert attempt.status == "solved"


def with_stacks(puzzle: Puzzle, world: World) -> TigerTraps:
    """The position with these cards in the others' stacks; what they are known to have besides is
    in their hands, and the rest lies anywhere."""
    now = msgspec.convert(puzzle.position, Position)
    others = [i for i in range(len(world)) if i != puzzle.seat - 1]
    pool = Counter(now.aside)
    for i in others:
        pool.update(now.hands[i] + now.stacks[i])
    held = {i: Counter(now.notes[i]) - Counter(world[i]) for i in others}
    for i in others:
        pool.subtract([*world[i], *held[i].elements()])
    assert min(pool.values()) >= 0
    rest = list(pool.elements())
    stacks, hands = list(now.stacks), list(now.hands)
    for i in others:
        stacks[i] = list(reversed(world[i]))
        more = len(now.hands[i]) - held[i].total()
        hands[i] = [*held[i].elements(), *(rest.pop() for _ in range(more))]
    state = kind_of("tiger-traps").game.restore(
        msgspec.structs.replace(now, stacks=stacks, hands=hands, aside=rest)
    )
    assert isinstance(state, TigerTraps)
    return state


@pytest.mark.parametrize("puzzle", some(TRAPS, 6), ids=lambda puzzle: puzzle.id)
def test_a_sure_win_wins_by_the_rules_in_every_world(puzzle: Puzzle) -> None:
    """The search has its own picture of a season; here the rules play it, world by world."""
    kind = kind_of("tiger-traps")
    given = kind.game.from_position(puzzle.position)
    assert isinstance(given, TigerTraps)
    worlds = Sure(given, puzzle.seat).worlds
    truth = tuple(
        () if i == puzzle.seat - 1 else tuple(reversed(stack))
        for i, stack in enumerate(puzzle.position["stacks"])
    )
    assert truth in worlds
    assert len(worlds) > 1
    for world in worlds if SOAK else random.Random(3).sample(worlds, min(25, len(worlds))):
        state = with_stacks(puzzle, world)
        while state.pending():
            state.apply(puzzle.seat, Sure(state, puzzle.seat).actions[0], Fast(1), None)
        assert (state.result() or [])[puzzle.seat - 1] == 1


def test_what_might_go_wrong_is_a_miss_at_once() -> None:
    puzzle = TRAPS[0]
    legal = play(puzzle.id, []).legal
    for wrong in legal:
        if wrong != puzzle.answer[0]:
            assert play(puzzle.id, [wrong]).status == "missed"


def test_exploring_and_ending_the_turn_are_left_to_luck() -> None:
    done = set()
    for puzzle in stack_of("labyrinthos").puzzles:
        for action in play(puzzle.id, []).legal:
            kind = action.split()[0]
            if kind in ("explore", "pass") and kind not in done:
                assert play(puzzle.id, [action]).status == "missed"
                done.add(kind)
    assert done == {"explore", "pass"}


def test_so_many_cards_are_asked_for() -> None:
    """Fewer are a miss, however they are taken."""
    puzzle = find("labyrinth-cards-1-001")
    place, take = puzzle.answer
    assert len(take.split()) - 3 == puzzle.aim
    fewer = next(one for one in play(puzzle.id, [place]).legal if one != take)
    assert play(puzzle.id, [place, fewer]).status == "missed"
