"""Which level suits somebody, by how the games against bots went."""

import pytest

from clew import bots
from clew.bots.levels import rated_levels, strength, suited
from clew.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_rating_is_suited_by_the_level_that_has_it(game: str) -> None:
    for level, rating in rated_levels(game).items():
        assert suited(game, rating.rating) == level
    assert suited(game, None) == "novice"


def test_who_wins_every_other_game_against_a_level_is_at_that_level() -> None:
    for level in rated_levels("labyrinth"):
        rating = strength("labyrinth", {level: 40}, {level: 20})
        assert suited("labyrinth", rating) == level


def test_wins_lead_up_and_defeats_down() -> None:
    won, lost = (strength("labyrinth", {"adept": 5}, {"adept": n}) for n in (5, 0))
    assert won is not None
    assert lost is not None
    levels = list(rated_levels("labyrinth"))
    assert levels.index(suited("labyrinth", won)) > levels.index("adept")
    assert levels.index(suited("labyrinth", lost)) < levels.index("adept")


def test_nobody_is_rated_without_a_game_against_a_level() -> None:
    assert strength("labyrinth", {}, {}) is None
    assert strength("labyrinth", {"people": 3, "greedy": 2}, {"people": 3}) is None


def test_a_game_without_levels_suits_everybody() -> None:
    assert suited("nim-of-nobody", 30.0) == bots.RANDOM
