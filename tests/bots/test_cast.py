"""Who plays at each level: somebody, and nobody twice at one table."""

import pytest

from clew import bots
from clew.bots.cast import cast, face, who
from clew.games import GAMES
from clew.play.games import game_info


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_somebody_in_every_language(game: str) -> None:
    levels = [bot for bot in bots.names(game) if bot not in ("random", "greedy")]
    for language in ("en", "fr", "de"):
        told = game_info(game, language).cast
        assert list(told) == levels
        assert all(one.name and one.face and one.who and one.line for one in told.values())


def test_nobody_has_two_parts() -> None:
    everybody = [name for game in GAMES for name in cast(game).values()]
    assert len(set(everybody)) == len(everybody) == 33


def test_a_second_novice_is_a_guest_from_another_game() -> None:
    names: list[str] = []
    for player in ("human", "novice", "novice", "master", "novice:50ms", "greedy"):
        names.append(who("labyrinth", player, names))
    assert names == ["", "Pip", "Bramble", "Brand", "Nibs", ""]


def test_a_face_belongs_to_a_name_and_its_level() -> None:
    assert face("novice", "Pip") == "pip"
    assert face("human", "Pip") == face("program:pip", "Pip") == face("master", "Pip") == ""
