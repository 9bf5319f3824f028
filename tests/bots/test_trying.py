"""How Labyrinth's master tries its turns among several: worlds, and what it makes of them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.labyrinth import game
from clew.games.labyrinth.bots import weigher
from clew.games.labyrinth.bots.forecast import HIDDEN, ONE, SURE, Forecast
from clew.games.labyrinth.bots.forecasts import learned, read
from clew.games.labyrinth.bots.grids import Grid, sources
from clew.games.labyrinth.bots.guesses import WHOLE, Guesses
from clew.games.labyrinth.bots.trying import Trier, features
from clew.games.labyrinth.bots.worlds import CELLS, WON, Worlds
from clew.games.labyrinth.rules import MOVE, Labyrinth
from clew.games.labyrinth.turns import PUSHES
from tests.bots.test_labyrinth import after_pushes, grid_of, position, reached

pytestmark = pytest.mark.both_builds

MANY = pytest.mark.parametrize("players", [3, 4])


def net_for(players: int) -> Forecast:
    found = learned(players)
    assert found is not None
    return found


def trier(state: Labyrinth, nodes: int = 2_000) -> Trier:
    net = net_for(int(state.players))
    return Trier(state, state.seat, Fast(1), Budget(nodes), net)


def homeward(state: Labyrinth, seat: int) -> Labyrinth:
    """The position with nothing left to this seat but to get home."""
    state.left &= ~(15 << 4 * seat - 4)
    return state


def gets_home(state: Labyrinth, seat: int) -> bool:
    """Whether a push brings a seat home."""
    ways = sources(grid_of(state), state.home(seat), True, buffer(PUSHES))
    return bool(ways >> state.pawn(seat) & 1)


@MANY
def test_the_net_is_shown_what_is_left_to_everybody(players: int) -> None:
    state = position(5, players)
    found = trier(state)
    found.show(3, True, 0b10)
    shown = [int(one) for one in found.shown][: features(players)]
    assert shown[:5] == [ONE, 4 * 3, 0, 0, ONE]
    other = state.after(state.seat)
    for k in range(players - 1):
        left = state.goals_left(other) + 1 - (k == 1)
        assert shown[5 + 4 * k] == 4 * left
        assert [one > 0 for one in shown[6 + 4 * k : 9 + 4 * k]] == [left == i for i in (1, 2, 3)]
        other = state.after(other)


@MANY
def test_the_nets_are_small_and_say_how_they_were_made(players: int) -> None:
    data = game.data(f"judge-{players}.msgpack")
    assert data is not None
    about = read(data).about
    assert len(data) < 1 << 20
    assert about.players == players
    assert about.command.startswith(f"clew train labyrinth --players {players}")
    assert about.strength


@MANY
def test_whoever_can_get_home_does(players: int) -> None:
    won = 0
    for number in range(10):
        state = position(number, players)
        seat = state.seat
        homeward(state, seat)
        if gets_home(state, seat):
            found = trier(state)
            assert found.best_turn() == SURE
            state.apply(seat, int(found.push), Fast(0), None)
            state.apply(seat, MOVE + int(found.cell), Fast(0), None)
            assert state.winners() == 1 << seat - 1
            won += 1
    assert won


@MANY
def test_the_next_is_not_let_home_if_it_can_be_kept_away(players: int) -> None:
    kept = 0
    for number in range(8):
        state = position(number, players)
        seat, other = state.seat, state.after(state.seat)
        homeward(state, other)
        if {gets_home(after, other) for after in after_pushes(state)} == {True, False}:
            found = trier(state, 6_000)
            found.best_turn()
            state.apply(seat, int(found.push), Fast(0), None)
            assert not gets_home(state, other)
            kept += 1
    assert kept


@MANY
@pytest.mark.parametrize("nodes", [1, 60, 500])
def test_there_is_a_turn_however_little_may_be_tried(players: int, nodes: int) -> None:
    state = position(3, players)
    found = trier(state.clone(), nodes)
    found.best_turn()
    assert found.push in state.legal(state.seat)
    state.apply(state.seat, int(found.push), Fast(0), None)
    assert found.cell in reached(state)


@MANY
@pytest.mark.parametrize("number", range(3))
def test_what_is_chosen_follows_from_what_the_seat_knows(players: int, number: int) -> None:
    """The same for deals of what it cannot see."""
    state = position(number, players)
    chosen = set()
    for deal in range(3):
        found = trier(state.sample(state.seat, Fast(deal)), 600)
        chosen.add((found.best_turn(), int(found.push), int(found.cell)))
    assert len(chosen) == 1


@MANY
def test_the_master_weighs_only_with_events(players: int) -> None:
    """There it does what `weigher` does; without them it also thinks of what others answer."""
    same = {True: 0, False: 0}
    for events in same:
        for number in range(5):
            state = position(number, players, events=events)
            seen = [Perspective(game, state, state.seat, 1) for _ in range(2)]
            same[events] += bots.find("labyrinth", "master")(seen[0]) == weigher(seen[1])
    assert same[True] == 5 > same[False]


@MANY
def test_every_opponent_is_thought_to_seek_something_unseen(players: int) -> None:
    state = position(4, players)
    guesses = Guesses(state, state.seat, Budget())
    found = {
        state.card(seat, place)
        for seat in range(1, players + 1)
        for place in range(state.goals_left(seat), state.goals)
    }
    for seat in range(1, players + 1):
        shares = {card: int(guesses.share(seat, card)) for card in range(1, 25)}
        if seat == state.seat:
            assert not any(shares.values())
            continue
        assert sum(shares.values()) == pytest.approx(WHOLE, abs=24)
        assert not any(shares[card] for card in found | {state.card(state.seat, 0)})


@MANY
def test_a_world_is_the_same_whenever_it_is_played(players: int) -> None:
    state = position(2, players)
    worlds = [Worlds(state, state.seat, Fast(7), Budget()) for _ in range(2)]
    seen = []
    for one, order in zip(worlds, ((0, 1, 2), (2, 0, 1)), strict=True):
        ends = {}
        for world in order:
            done = one.play(grid_of(state), -1, state.pawn(state.seat), 0, False, world)
            ends[world] = (int(done), *map(int, one.pawns), int(one.end.north), int(one.end.spare))
        seen.append(ends)
    assert seen[0] == seen[1]


def test_an_opponent_who_can_get_home_wins_in_every_world() -> None:
    won = 0
    for number in range(8):
        state = position(number, 3)
        other = state.after(state.seat)
        homeward(state, other)
        worlds = Worlds(state, state.seat, Fast(3), Budget())
        played = {
            int(worlds.play(grid_of(state), -1, state.pawn(state.seat), 0, False, world)) == WON
            for world in range(4)
        }
        if gets_home(state, other):
            assert played == {True}
            won += 1
    assert won


@pytest.mark.parametrize("number", range(2))
def test_pushes_that_close_the_way_home_are_counted(number: int) -> None:
    """Tried with every push of the only opponent, from a few cells."""
    state = position(number)
    seat = state.seat
    homeward(state, seat)
    worlds = Worlds(state, seat, Fast(1), Budget())
    grid = Grid()
    grid.take(state)
    worlds.play(grid, -1, state.pawn(seat), state.home(seat), True, 0)
    closing = vec[i64]([0] * CELLS)
    worlds.count_closing(closing)
    for cell in range(0, CELLS, 6):
        state.place(seat, cell)
        closed = sum(not gets_home(after, seat) for after in after_pushes(state))
        assert closing[cell] == closed


def test_a_net_may_be_shown_any_number_of_features() -> None:
    """What is always added is the last of its numbers."""
    for players in (3, 4):
        width = features(players)
        net = Forecast(vec[i64]([0] * (HIDDEN * (width + 2)) + [777]), width)
        assert net.odds(vec[i64]([ONE] * width)) == 777
