"""Books of solved seasons from the command line, and which seasons are worth solving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.cli.commands.training import train
from clew.core.errors import ClewError
from clew.games import find
from clew.games.tiger_traps.seasons.stored import empty, read, write
from clew.games.tiger_traps.training import frequent, making
from clew.training.settings import settings_of

NET = "net-master-2.msgpack"


@pytest.fixture
def net(tmp_path: Path) -> Path:
    """The master's net as a file."""
    data = find("tiger-traps").data(NET)
    assert data
    file = tmp_path / NET
    file.write_bytes(data)
    return file


def test_the_most_frequent_seasons_come_first_and_are_always_the_same() -> None:
    found = frequent(6, 5)
    assert found == frequent(6, 5)
    assert len(found) == len(set(found)) > 3
    assert all(any(known) for _, known in found)


def test_a_book_is_made_as_the_command_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Much is left out, to be quick: one season with notes, and few iterations."""
    small = making.Depth(deepest=1, deeper=1, base=1, start=1, known=1, deep=1, states=2)
    monkeypatch.setattr(making, "Depth", lambda: small)
    monkeypatch.setattr(
        "clew.games.tiger_traps.training.frequent", lambda *_: [(1, (1, 3, 1, 1, 3, 1))]
    )
    file = tmp_path / "book"
    train("tiger-traps", solve=file, jobs=1)
    assert len(read(file).solved) == 3
    said = " ".join(capsys.readouterr().out.split())
    assert (
        "2 seasons without notes (1 iterations), 2 of them once more with stacks of up to 1" in said
    )
    assert "and 1 with notes; the same command continues it" in said


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("labyrinth", {"solve": Path("b")}, "--solve: nothing of labyrinth can be solved"),
        ("labyrinth", {"teacher": Path("b")}, "--teacher: nothing of labyrinth"),
        ("tiger-traps", {"solve": Path("b"), "players": 3}, "only what 2 play"),
        ("tiger-traps", {"solve": Path("b"), "teacher": Path("b")}, "one at a time"),
        ("tiger-traps", {"solve": Path("b"), "jobs": -1}, "--jobs -1"),
        ("tiger-traps", {"solve": Path("b"), "minutes": -1.0}, "--minutes -1"),
        ("tiger-traps", {"teacher": Path("b")}, "--start says which net"),
        ("tiger-traps", {"teacher": Path("b"), "against": [Path("n")]}, "nobody to learn against"),
        ("tiger-traps", {"solve": Path("b"), "device": "cuda"}, "on this processor only"),
        ("tiger-traps", {"teacher": Path("b"), "ray": "auto"}, "on this machine only"),
        ("tiger-traps", {"solve": Path("b"), "out": Path("o")}, "--minutes and --jobs only"),
    ],
)
def test_what_cannot_be_solved_or_taught_is_refused(
    game: str, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(ClewError, match=said):
        train(game, **options)


def test_a_teacher_needs_a_book(tmp_path: Path, net: Path) -> None:
    with pytest.raises(ClewError, match="none: No such file"):
        train("tiger-traps", teacher=tmp_path / "none", start=net)
    with pytest.raises(ClewError, match="not a book of seasons"):
        train("tiger-traps", teacher=net, start=net)


def test_nobody_teaches_from_an_empty_book(tmp_path: Path, net: Path) -> None:
    write(tmp_path / "book", empty(1, 1))
    with pytest.raises(ClewError, match="nothing is solved"):
        train("tiger-traps", teacher=tmp_path / "book", start=net)


def test_seasons_with_options_are_not_solved(tmp_path: Path, net: Path) -> None:
    config = tmp_path / "settings.toml"
    config.write_text("[options]\nearly_gift = true")
    with pytest.raises(ClewError, match="usual rules"):
        train("tiger-traps", teacher=tmp_path / "book", start=net, config=config)


def test_the_settings_of_a_teaching_are_in_the_games_folder(tmp_path: Path) -> None:
    data = find("tiger-traps").data("train-2-taught.toml")
    assert data
    (tmp_path / "taught.toml").write_bytes(data)
    found = settings_of("tiger-traps", None, tmp_path / "taught.toml")
    assert (found.first, found.second, found.facts, found.largest) == (512, 256, True, (31, 31))


def test_a_book_of_another_time_is_refused(tmp_path: Path) -> None:
    """Its rules have changed since."""
    write(tmp_path / "book", msgspec.structs.replace(empty(1, 1), version=1))
    with pytest.raises(ClewError, match="other rules"):
        train("tiger-traps", solve=tmp_path / "book", jobs=1)
