"""A game is known by its own folder and one line of the registry; its rules stand on core alone."""

from __future__ import annotations

import pytest

from clew.core.game import Parts
from clew.games import GAMES, find
from tests.architecture.imports import imported_by, modules

BROUGHT = Parts._fields
"""What a game brings besides its rules may use what stands above the games."""


def folder_of(module: str) -> str:
    """The folder of the game that a module belongs to; empty: none."""
    folder = ".".join(module.split(".")[:3])
    return folder if folder in GAMES.values() else ""


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_import_core_and_themselves_only(game: str) -> None:
    folder = GAMES[game]
    upward = [
        f"{name} imports {other}"
        for name, source in modules(folder).items()
        if name.removeprefix(folder).lstrip(".").split(".")[0] not in BROUGHT
        for other in imported_by(source)
        if other.startswith("clew.") and not other.startswith(("clew.core", folder))
    ]
    assert not upward


def test_nothing_outside_a_game_imports_from_it() -> None:
    """What is wanted of a game is asked of `Game`, so that any game can have it."""
    known = [
        f"{name} imports {other}"
        for name, source in modules("clew").items()
        for other in imported_by(source)
        if folder_of(other) and folder_of(other) != folder_of(name)
    ]
    assert not known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", Parts._fields)
def test_what_a_game_names_is_in_its_own_folder(game: str, part: str) -> None:
    module = find(game).part(part)
    assert module is None or folder_of(module.__name__) == GAMES[game]
