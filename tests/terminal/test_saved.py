"""Games saved at the terminal: found by name, listed, continued."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from clew.cli.listing import list_saved
from clew.games import find
from clew.terminal.saved import argument_for, find_file, new_file, saved_games
from clew.terminal.session import Session
from clew.words import words


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder, in a folder of the test."""
    monkeypatch.setattr("clew.terminal.saved.user_data_path", lambda _name: tmp_path)
    return tmp_path / "games"


def begun(name: str, *, age: int = 0) -> Session:
    game = find(name)
    session = Session.begun(game, words("en", game), seed="saved")
    stamp = 1_000_000 - age
    os.utime(session.path, (stamp, stamp))
    return session


def test_the_latest_comes_first() -> None:
    older = begun("labyrinth", age=60)
    newer = begun("tiger-traps")
    assert [saved.path for saved in saved_games()] == [newer.path, older.path]


def test_one_game_alone_is_listed_when_it_is_named() -> None:
    begun("labyrinth")
    traps = begun("tiger-traps")
    assert [saved.path for saved in saved_games("tiger-traps")] == [traps.path]


def test_what_cannot_be_continued_is_not_listed(folder: Path) -> None:
    """A finished game, and a file that is none."""
    session = begun("tiger-labyrinth")
    session.table.leave(1)
    session.save()
    (folder / "other.json").write_text("{}")
    assert session.outcome is not None
    assert list(saved_games()) == []


def test_a_name_is_enough() -> None:
    session = begun("labyrinth")
    assert Session.resumed(Path(session.path.stem)).path == session.path


def test_a_file_here_comes_before_a_saved_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun("labyrinth")
    monkeypatch.chdir(tmp_path)
    Path(session.path.name).touch()
    assert find_file(Path(session.path.name)) == Path(session.path.name)


def test_what_is_to_be_typed_survives_being_pasted(tmp_path: Path) -> None:
    assert argument_for(new_file("labyrinth")) == new_file("labyrinth").stem
    assert argument_for(tmp_path / "my game.json") == f"'{tmp_path}/my game.json'"


def test_the_list_says_how_to_continue(capsys: pytest.CaptureFixture[str]) -> None:
    session = begun("labyrinth")
    list_saved(None, "en")
    assert f"clew play --resume {session.path.stem}" in capsys.readouterr().out


def test_an_empty_list_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    list_saved(None, "fr")
    assert capsys.readouterr().out == "Il n’y a pas de partie enregistrée à reprendre.\n"
