"""Games at one screen, for the tests of the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from clew import games
from clew.core.game import Game, Parts
from clew.games import find
from clew.terminal.session import Session
from clew.words import words

Begin: TypeAlias = Callable[..., Session]


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    """Begins a game that is saved in a folder of the test."""
    begun = 0

    def begin(*seats: str, game: Game[Any] | None = None, lang: str = "en", **more: Any) -> Session:
        nonlocal begun
        begun += 1
        played = game or find("labyrinth")
        more.setdefault("seed", "7")
        more.setdefault("save", tmp_path / f"game-{begun}.json")
        return Session.begun(played, words(lang, played), seats=seats, **more)

    return begin


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The sixth game, as if it brought nothing but its rules: all choose at once."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "sixth"))
    if "duel" not in sys.modules:
        __import__("duel")
    game: Game[Any] = sys.modules["duel"].game
    monkeypatch.setattr(type(game), "parts", Parts())
    monkeypatch.setattr(games, "_others", lambda: {"duel": "duel"})
    return game
