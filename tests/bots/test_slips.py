"""Novices go wrong as people do: they overlook something, but what they see they play sensibly."""

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.slips import any_near, glimpse
from clew.core.chance import Fast
from clew.games import find
from clew.games.labyrinth.rules import MOVING, Labyrinth
from clew.games.labyrinth_cards.bots import _cards
from clew.games.labyrinth_cards.rules import TAKING, LabyrinthCards
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_traps.bots.thinking import highest
from clew.games.tiger_traps.rules import BID, PASS, TigerTraps


def test_a_glimpse_shows_some_of_all() -> None:
    seen = [glimpse(range(10), Fast(seed), 3) for seed in range(20)]
    assert all(len(set(some)) == 3 and some == sorted(some) for some in seen)
    assert len({tuple(some) for some in seen}) > 10


def test_a_slip_is_nearly_as_good() -> None:
    values = {1: 10, 2: 9, 3: 5}
    assert {any_near(values, Fast(seed), 1) for seed in range(30)} == {1, 2}


@pytest.mark.parametrize("seed", range(24))
def test_a_novice_never_misses_a_win_in_one_step(seed: int) -> None:
    game = find("tiger-labyrinth")
    state = from_line("LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/400")
    action = bots.find(game.id, "novice")(Perspective(game, state, 1, seed))
    assert game.format(action) == "d3-d4"


def decisions(name: str, seed: int, most: int) -> list[tuple[object, int, int]]:
    """A game of novices: each position, who was asked, and what the novice did."""
    game, chance = find(name), Fast(seed)
    state = game.new(2, game.read_options({}), chance)
    novice = bots.find(name, "novice")
    found: list[tuple[object, int, int]] = []
    while len(found) < most and (seat := state.acting()):
        action = novice(Perspective(game, state, seat, chance.word()))
        found.append((state.clone(), seat, action))
        state.apply(seat, action, chance, None)
    return found


def test_a_novice_of_traps_bids_what_the_cards_can_reach() -> None:
    bids = 0
    for seed in range(12):
        for state, seat, action in decisions("tiger-traps", seed, 120):
            assert isinstance(state, TigerTraps)
            if BID < action < PASS:
                bids += 1
                assert action - BID <= highest(state, seat)
    assert bids > 30


def test_a_novice_of_the_card_game_takes_all_it_can() -> None:
    """It may overlook a place, but not the cards that it has connected."""
    for seed in range(3):
        for state, seat, action in decisions("labyrinth-cards", seed, 60):
            assert isinstance(state, LabyrinthCards)
            if state.phase == TAKING:
                assert _cards(action) == max(map(_cards, state.legal(seat)))


def test_a_novice_of_labyrinth_walks_to_its_goal_if_it_can() -> None:
    reached = 0
    for seed in range(4):
        for state, seat, action in decisions("labyrinth", seed, 60):
            assert isinstance(state, Labyrinth)
            if state.phase != MOVING or not state.goals_left(seat):
                continue
            able = [move for move in state.legal(seat) if _reaches(state, seat, move)]
            reached += bool(able)
            assert not able or action in able
    assert reached > 3


def _reaches(state: Labyrinth, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(seat, action, Fast(1), None)
    return after.goals_left(seat) < state.goals_left(seat)
