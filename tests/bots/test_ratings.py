"""Ratings of the bots: data that a league made."""

import pytest

from clew import bots
from clew.games import find, names


@pytest.mark.parametrize("game", names())
def test_every_bot_has_a_rating_and_levels_rise(game: str) -> None:
    found = bots.ratings(game)
    assert set(found.bots) == set(bots.names(game))
    assert found.command.startswith(f"clew league {game}")
    rated = [found.bots[level].rating for level in ("random", "novice", "adept", "master")]
    assert rated == sorted(rated)
    assert all(one.low < one.rating < one.high for one in found.bots.values())


def test_a_game_that_was_in_no_league_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("labyrinth")), "text", lambda *_: None)
    bots.ratings.cache_clear()
    assert bots.ratings("labyrinth").bots == {}
    bots.ratings.cache_clear()
