"""Ratings of the bots: data that a league made."""

import pytest

from clew import bots
from clew.games import find, names


@pytest.mark.parametrize("game", names())
def test_every_bot_has_a_rating_and_levels_rise(game: str) -> None:
    found = bots.ratings(game)
    assert set(found.bots) == set(bots.names(game))
    assert found.command.startswith(f"clew league {game}")
    levels = [level for level in bots.LEVELS if level in bots.names(game)]
    assert 6 <= len(levels) <= 8
    rated = [found.bots[level].rating for level in ("random", *levels)]
    assert rated == sorted(rated)
    assert all(one.low < one.rating < one.high for one in found.bots.values())


def test_a_game_that_was_in_no_league_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("labyrinth")), "text", lambda *_: None)
    bots.ratings.cache_clear()
    assert bots.ratings("labyrinth").bots == {}
    bots.ratings.cache_clear()


def test_a_rating_of_an_earlier_revision_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "revision", lambda _, bot: 9 if bot == "adept" else 1)
    bots.ratings.cache_clear()
    assert "adept" not in bots.ratings("labyrinthos").bots
    assert "greedy" in bots.ratings("labyrinthos").bots
    bots.ratings.cache_clear()
