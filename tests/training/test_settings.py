"""The settings of a training: from a file, from the game's folder, or the usual ones."""

from pathlib import Path

import pytest

from clew.core.errors import ClewError
from clew.training.settings import Settings, settings_of


def test_a_game_brings_the_settings_that_its_nets_were_trained_with() -> None:
    found = settings_of("tiger-traps", 2, None)
    assert (found.game, found.players, found.decisions) == ("tiger-traps", 2, 1_300_000_000)


def test_other_games_have_the_usual_ones() -> None:
    assert settings_of("labyrinth", 3, None) == Settings(game="labyrinth", players=3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rate = 3", "rate"),
        ("games = 0", "games"),
        ("colour = 'red'", "colour"),
        ("games = 4\ntables = 8", "fewer games"),
        ("game = 'labyrinth'", "not tiger-traps"),
        ("players = 4", "not 3"),
        ("this is no toml", "settings.toml"),
    ],
)
def test_wrong_settings_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(ClewError, match=reason):
        settings_of("tiger-traps", 3, file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ClewError, match=r"none\.toml"):
        settings_of("tiger-traps", 2, tmp_path / "none.toml")
