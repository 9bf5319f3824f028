"""Labyrinth's levels, and what they judge by."""

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.labyrinth import game
from clew.games.labyrinth.bots.grids import SPARE, Grid, sources, tiles_in_reach
from clew.games.labyrinth.bots.thinking import Judge
from clew.games.labyrinth.rules import MOVE, PUSHING, SWAP, Labyrinth
from clew.games.labyrinth.turns import PUSHES

pytestmark = pytest.mark.both_builds


def position(number: int, players: int = 2, **options: object) -> Labyrinth:
    """A position of a random game, before a push."""
    chance = Fast(number)
    state = game.new(players, game.read_options(options), chance)
    for _ in range(20 + number):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    while state.phase != PUSHING:
        state.apply(state.acting(), state.legal(state.acting())[0], chance, None)
    return state


def after_pushes(state: Labyrinth) -> list[Labyrinth]:
    """The position after each push of the seat in turn."""
    found = []
    for action in state.legal(state.seat):
        after = state.clone()
        after.apply(state.seat, action, Fast(0), None)
        found.append(after)
    return found


def reached(state: Labyrinth) -> list[int]:
    """The cells that the seat in turn can move to."""
    return [action - MOVE for action in state.legal(state.seat) if MOVE <= action <= SWAP]


def grid_of(state: Labyrinth) -> Grid:
    grid = Grid()
    grid.take(state)
    return grid


@pytest.mark.parametrize("number", range(4))
def test_tiles_in_reach_are_those_of_all_turns(number: int) -> None:
    state = position(number)
    tiles = tiles_in_reach(grid_of(state), state.pawn(state.seat), buffer(PUSHES))
    found = set()
    for after in after_pushes(state):
        found |= {after.treasure(cell) for cell in reached(after)}
    where = {state.treasure(cell): cell for cell in range(49)} | {state.spare_mark: SPARE}
    for treasure in range(1, 25):
        assert (treasure in found) == bool(tiles >> where[treasure] & 1)


@pytest.mark.parametrize("number", range(4))
def test_sources_are_where_a_turn_reaches_the_tile_from(number: int) -> None:
    """Tried from every cell, for treasures on the board and on the spare."""
    state = position(number)
    where = {state.treasure(cell): cell for cell in range(49)} | {state.spare_mark: SPARE}
    for treasure in (5, 11, 17, 23, state.spare_mark or 1):
        cells = sources(grid_of(state), where[treasure], False, buffer(PUSHES))
        for cell in range(0, 49, 5):
            state.place(state.seat, cell)
            can = any(
                treasure in {after.treasure(end) for end in reached(after)}
                for after in after_pushes(state)
            )
            assert can == bool(cells >> cell & 1)


@pytest.mark.parametrize("number", range(3))
def test_sources_of_a_home_stay_where_it_is(number: int) -> None:
    state = position(number)
    home = state.home(state.seat)
    cells = sources(grid_of(state), home, True, buffer(PUSHES))
    for cell in range(0, 49, 3):
        state.place(state.seat, cell)
        can = any(home in reached(after) for after in after_pushes(state))
        assert can == bool(cells >> cell & 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["adept", "master"])
def test_a_goal_in_reach_is_taken(level: str, players: int) -> None:
    """Whatever else there is to think of: pushed and walked to in the same turn."""
    taken = 0
    for number in range(6):
        state = position(number, players)
        seat = state.seat
        goal = state.card(seat, 0)
        reachable = any(
            goal in {after.treasure(cell) for cell in reached(after)}
            for after in after_pushes(state)
        )
        left = state.goals_left(seat)
        for _ in range(2):
            action = bots.find("labyrinth", level)(Perspective(game, state, seat, number))
            state.apply(seat, action, Fast(0), None)
        if reachable:
            taken += 1
            assert state.goals_left(seat) == left - 1
    assert taken


def test_home_is_closed_to_an_opponent_who_could_win() -> None:
    """With no goal of its own in reach the master does not leave the way home open."""
    spoiled = 0
    for number in range(20):
        state = position(number)
        seat, other = state.seat, 3 - state.seat
        state.left &= ~(15 << 4 * other - 4)

        def open_after(after: Labyrinth, other: int = other) -> bool:
            ways = sources(grid_of(after), after.home(other), True, buffer(PUSHES))
            return bool(ways >> after.pawn(other) & 1)

        afters = after_pushes(state)
        choices = {open_after(after) for after in afters}
        if choices != {True, False}:
            continue
        judge = Judge(state, seat, Fast(1), Budget(), 8, 0.6, 0.4, 0.01)
        judge.best_turn()
        after = state.clone()
        after.apply(seat, int(judge.push), Fast(0), None)
        assert not open_after(after)
        spoiled += 1
    assert spoiled


def test_the_same_seed_gives_the_same_turn() -> None:
    state = position(7, 3, events=True)
    master = bots.find("labyrinth", "master")
    choices = {master(Perspective(game, state, state.seat, 5)) for _ in range(3)}
    assert len(choices) == 1


def test_a_stopped_judge_still_has_a_turn() -> None:
    """Stopped before it began: the first push, judged, and a cell after it."""
    state = position(3)
    budget = Budget()
    budget.stop()
    judge = Judge(state, state.seat, Fast(1), budget, 8, 0.6, 0.4, 0.01)
    judge.best_turn()
    assert judge.push in state.legal(state.seat)
