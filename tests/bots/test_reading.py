"""How Labyrinth's master reads ahead: what its net is shown, and what it makes of it."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.nets import About
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games.labyrinth import game
from clew.games.labyrinth.bots.forecast import (
    FEATURES,
    HIDDEN,
    NUMBERS,
    ONE,
    SURE,
    WEIGHT_BITS,
    Forecast,
)
from clew.games.labyrinth.bots.forecasts import learned, read, to_forecast, write
from clew.games.labyrinth.bots.grids import SPARE
from clew.games.labyrinth.bots.guesses import Guesses, tiles_after
from clew.games.labyrinth.bots.reading import Reader
from clew.games.labyrinth.rules import MOVE, MOVING, Labyrinth
from tests.bots.test_labyrinth import after_pushes, position, reached

pytestmark = pytest.mark.both_builds

ABOUT = About(game=game.id, players=2, version=game.version, command="", seed=1, decisions=0)


def numbers() -> list[int]:
    """Any numbers of a net."""
    chance = Fast(5)
    return [int(chance.below(801)) - 400 for _ in range(NUMBERS)]


@pytest.fixture
def net() -> Forecast:
    found = learned(2)
    assert found is not None
    return found


def test_a_net_adds_up_what_it_is_shown() -> None:
    weights, chance = numbers(), Fast(8)
    net = to_forecast(read(write(weights, ABOUT)))
    shown = [int(chance.below(ONE + 1)) for _ in range(FEATURES)]
    total = weights[-1]
    for place in range(HIDDEN):
        always, *rest, counts = weights[place * (FEATURES + 2) : (place + 1) * (FEATURES + 2)]
        found = always + sum(a * b for a, b in zip(rest, shown, strict=True))
        total += max(0, found >> WEIGHT_BITS) * counts
    assert net.odds(vec[i64](shown)) == total
    assert net.chance(vec[i64](shown)) / SURE == pytest.approx(
        1 / (1 + exp(-total / (ONE << WEIGHT_BITS))), abs=0.001
    )


@pytest.mark.parametrize("odds", [-300_000, -70_000, 0, 40_000, 300_000])
def test_a_chance_is_what_the_odds_say(odds: int) -> None:
    net = Forecast(vec[i64]([0] * (NUMBERS - 1) + [odds]))
    assert net.chance(vec[i64]([0] * FEATURES)) / SURE == pytest.approx(
        1 / (1 + exp(-odds / 16384)), abs=0.0005
    )


def test_a_damaged_file_is_refused() -> None:
    with pytest.raises(ClewError, match="not a judge"):
        read(b"something else")
    with pytest.raises(ClewError, match="damaged"):
        to_forecast(read(write(numbers()[:-1], ABOUT)))


def test_the_net_of_the_game_is_small_and_says_how_it_was_made() -> None:
    data = game.data("judge.msgpack")
    assert data is not None
    about = read(data).about
    assert len(data) < 1 << 20
    assert about.command.startswith("clew train labyrinth")
    assert about.strength


@pytest.mark.parametrize("number", range(3))
def test_tiles_are_followed_through_a_push(number: int) -> None:
    state = position(number)
    marked = sum(1 << cell for cell in range(49) if state.treasure(cell))
    marked |= bool(state.spare_mark) << SPARE
    for after in after_pushes(state):
        arrow = after.banned + 6 if after.banned < 6 else after.banned - 6
        there = sum(1 << cell for cell in range(49) if after.treasure(cell))
        assert tiles_after(marked, arrow) == there | bool(after.spare_mark) << SPARE


@pytest.mark.parametrize("number", range(3))
def test_the_net_is_shown_whether_the_goal_is_in_reach(number: int, net: Forecast) -> None:
    """Tried with every push."""
    state = position(number)
    seat = state.seat
    goal = state.card(seat, 0)
    can = any(
        goal in {after.treasure(cell) for cell in reached(after)} for after in after_pushes(state)
    )
    reader = Reader(state, seat, Budget(), net)
    reader.now(True)
    assert (reader.shown[0], reader.shown[9]) == (ONE, ONE)
    assert reader.shown[1] == 4 * (state.goals_left(seat) + 1)
    assert reader.shown[3] == (ONE if can else 0)


def nearly_home(number: int) -> Labyrinth:
    """A position in which the seat in turn has only to get home."""
    state = position(number)
    state.left &= ~(15 << 4 * state.seat - 4)
    return state


def test_whoever_can_get_home_does(net: Forecast) -> None:
    won = 0
    for number in range(12):
        state = nearly_home(number)
        seat = state.seat
        if any(state.home(seat) in reached(after) for after in after_pushes(state)):
            reader = Reader(state.clone(), seat, Budget(), net)
            assert reader.best_turn() == SURE
            state.apply(seat, int(reader.push), Fast(0), None)
            state.apply(seat, MOVE + int(reader.cell), Fast(0), None)
            assert state.winners() == 1 << seat - 1
            won += 1
    assert won


def test_no_opponent_is_let_home_who_can_be_kept_away(net: Forecast) -> None:
    kept = 0
    for number in range(12):
        state = position(number)
        seat, other = state.seat, 3 - state.seat
        state.left &= ~(15 << 4 * other - 4)

        def gets_home(after: Labyrinth, other: int = other) -> bool:
            """After a push, if the opponent answers at once."""
            after = after.clone()
            after.apply(after.seat, MOVE + after.pawn(after.seat), Fast(0), None)
            return any(after.home(other) in reached(then) for then in after_pushes(after))

        afters = after_pushes(state)
        if len({gets_home(after) for after in afters}) == 2:
            reader = Reader(state.clone(), seat, Budget(), net)
            reader.best_turn()
            state.apply(seat, int(reader.push), Fast(0), None)
            assert not gets_home(state)
            kept += 1
    assert kept


@pytest.mark.parametrize("nodes", [1, 60, 500])
def test_a_reader_has_a_turn_however_little_it_may_read(nodes: int, net: Forecast) -> None:
    state = position(3)
    reader = Reader(state.clone(), state.seat, Budget(nodes), net)
    reader.best_turn()
    assert reader.push in state.legal(state.seat)
    state.apply(state.seat, int(reader.push), Fast(0), None)
    assert reader.cell in reached(state)


@pytest.mark.parametrize("number", range(4))
def test_what_a_reader_chooses_follows_from_what_the_seat_knows(number: int, net: Forecast) -> None:
    """The same for deals of what it cannot see."""
    state = position(number)
    chosen = set()
    for deal in range(3):
        other = state.sample(state.seat, Fast(deal))
        reader = Reader(other, state.seat, Budget(1000), net)
        chosen.add((reader.best_turn(), int(reader.push), int(reader.cell)))
    assert len(chosen) == 1


def test_a_goal_not_taken_was_out_of_reach() -> None:
    """Nobody is thought to seek what they could have walked to in their last turn."""
    looked = 0
    for number in range(12):
        state = position(number)
        reach = state.clone()
        reach.seat, reach.phase, reach.reach = 3 - state.seat, MOVING, 0
        near = {state.treasure(action - MOVE) for action in reach.legal(reach.seat)}
        found = state.card(3 - state.seat, state.goals - 1)
        if state.goals_left(3 - state.seat) < state.goals and found in near:
            continue
        guesses = Guesses(state.clone(), state.seat, Budget())
        own = state.card(state.seat, 0)
        for treasure in range(1, 25):
            sought = guesses.share(3 - state.seat, treasure)
            if treasure in near or treasure == own:
                assert sought == 0
            looked += sought > 0
    assert looked
