"""Heads: a search over several cores gives what its parts give together, and stops at once."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from clew import bots
from clew.bots.heads import Tried, added, best, think
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.game import Game
from clew.core.state import State
from clew.games import find
from clew.games.labyrinthos.bots import _tried as search

HEADS = 2


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return find("labyrinthos")


@pytest.fixture(scope="module")
def state(game: Game[Any]) -> State:
    return opening(game)


def opening(game: Game[Any]) -> State:
    """The first position in which there is much to choose."""
    state: State = game.new(2, game.read_options({}), Fast(4))
    chance = Fast(5)
    while len(state.legal(state.acting())) < 12:
        seat = state.acting()
        state.apply(seat, state.pick(seat, chance), chance, None)
    return state


def seen(game: Game[Any], state: State, heads: int = HEADS, seed: int = 3) -> Perspective:
    perspective = Perspective(game, state, state.acting(), seed)
    perspective.heads = heads
    return perspective


def test_the_heads_together_have_tried_what_each_by_itself_tries(
    game: Game[Any], state: State
) -> None:
    together = think(seen(game, state), search, 200)
    alone = seen(game, state)
    seeds = [alone.chance.word() for _ in range(HEADS)]
    parts = [search(Perspective(game, alone.world, alone.seat, seed), 200) for seed in seeds]
    assert together == added(parts)


def test_with_several_heads_the_same_seed_gives_the_same_move(
    game: Game[Any], state: State
) -> None:
    master = bots.find("labyrinthos", f"master:300x{HEADS}")
    assert master(seen(game, state)) == master(seen(game, state))


def endless(perspective: Perspective, nodes: int) -> Tried:
    """Thinks until it is told to stop."""
    budget = perspective.allowed(nodes)
    while not budget.spend():
        pass
    return [(perspective.legal()[0], int(budget.used), 1.0)]


def test_all_heads_stop_when_they_are_told_to(game: Game[Any], state: State) -> None:
    perspective = seen(game, state)
    budget = perspective.budget = Budget()
    threading.Timer(0.2, budget.stop).start()
    assert best(think(perspective, endless, 0)) == perspective.legal()[0]


def test_a_time_that_is_over_before_the_heads_begin_is_over(game: Game[Any], state: State) -> None:
    perspective = seen(game, state)
    perspective.budget = Budget(seconds=1e-9)
    assert think(perspective, endless, 0)[0][1] == HEADS


def dying(perspective: Perspective, nodes: int) -> Tried:  # noqa: ARG001
    os._exit(1)


def test_after_a_head_has_died_one_can_ask_again(game: Game[Any], state: State) -> None:
    with pytest.raises(ClewError, match="ask it again"):
        think(seen(game, state), dying, 8)
    assert think(seen(game, state), search, 8)


def from_another_process() -> Tried:
    game = find("labyrinthos")
    return think(seen(game, opening(game)), search, 8)


def test_heads_of_a_process_that_ends_end_with_it() -> None:
    """As in a match over several processes; else leaving the block would last for ever."""
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(from_another_process).result()


def test_what_was_seldom_tried_is_not_taken_for_the_best() -> None:
    one: Tried = [(7, 90, 0.5), (8, 3, 0.9)]
    two: Tried = [(7, 80, 0.6), (9, 85, 0.4)]
    together = added([one, two])
    assert [action for action, _, _ in together] == [7, 9, 8]
    assert together[0][1:] == (170, (90 * 0.5 + 80 * 0.6) / 170)


@pytest.mark.parametrize("name", ["master:x0", "master:1sx", "master:", "master:x4x4"])
def test_a_number_of_cores_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(ClewError, match="a budget is"):
        bots.find("labyrinthos", name)


def test_who_searches_no_worlds_thinks_with_one_core() -> None:
    with pytest.raises(ClewError, match="one core only"):
        bots.find("tiger-labyrinth", "master:1sx2")
