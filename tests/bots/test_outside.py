"""A bot of somebody else's package: it plays wherever bots are named, and no server offers it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from clew import bots
from clew.arena.match import Match, play, standing
from clew.core.errors import ClewError
from clew.games import find
from clew.play.games import game_info
from clew.play.seating import check_bot
from clew.terminal.session import Session
from clew.words import words

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def install(folder: Path, module: str) -> None:
    """As if a package with this module were installed beside Clew."""
    known = folder / "hasty_bot-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: hasty_bot\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[clew.bots]\nlabyrinth = hasty_bot\n")
    (folder / "hasty_bot.py").write_text(module, "utf-8")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(__import__("sys").modules, "hasty_bot", raising=False)
    bots._outside.cache_clear()
    yield tmp_path
    bots._outside.cache_clear()


def test_the_bot_of_the_page_plays_once_it_is_installed(installed: Path) -> None:
    (module, *_) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    install(installed, module)
    assert bots.outside("labyrinth") == ["hasty"]
    assert bots.outside("tiger-traps") == []
    options = {"goals": 1, "short": True}
    match = Match(game="labyrinth", bots=["hasty", "random"], options=options)
    assert standing(match, list(play(match, range(2), jobs=1))).scores[0].bot == "hasty"
    game = find("labyrinth")
    session = Session.begun(
        game, words("en", game), seats=["human", "hasty"], save=installed / "game.json"
    )
    assert session.names[1] == "Hasty bot"


def test_no_server_offers_it(installed: Path) -> None:
    install(installed, 'OTHERS = ("hasty",)\nhasty = max\n')
    assert bots.outside("labyrinth") == ["hasty"]
    assert "hasty" not in game_info("labyrinth", "en").bots
    with pytest.raises(ClewError, match="labyrinth has no bot 'hasty'"):
        check_bot("labyrinth", "hasty")


def test_what_cannot_be_loaded_is_named(installed: Path) -> None:
    install(installed, 'OTHERS = ("hasty",)\n')
    with pytest.raises(ClewError, match="hasty_bot names bots that it does not have"):
        bots.find("labyrinth", "hasty")
