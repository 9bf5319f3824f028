"""`clew site` writes the page that needs no server, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from clew.cli import site
from clew.core.errors import ClewError


@pytest.fixture
def at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "at-hand"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/clew.pack"):
        (folder / name).write_text("new")
    monkeypatch.setattr(site, "site_at_hand", lambda: folder)
    return folder


def listed(folder: Path) -> list[str]:
    return sorted(one.relative_to(folder).as_posix() for one in folder.rglob("*"))


def test_it_is_written_and_replaces_an_older_one(at_hand: Path, tmp_path: Path) -> None:
    to = tmp_path / "games" / "clew"
    site.run(to)
    (to / "assets" / "older.pack").write_text("old")
    site.run(to)
    assert listed(to) == listed(at_hand)
    assert listed(to.parent) == ["clew", *(f"clew/{one}" for one in listed(at_hand))]


@pytest.mark.usefixtures("at_hand")
def test_what_is_no_site_stays_as_it_is(tmp_path: Path) -> None:
    other = tmp_path / "thesis"
    other.mkdir()
    (other / "chapter").write_text("one")
    with pytest.raises(ClewError, match="not empty"):
        site.run(other)
    with pytest.raises(ClewError, match="not a folder"):
        site.run(other / "chapter")
    assert listed(other) == ["chapter"]


def test_without_its_pieces_it_says_what_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "site_at_hand", lambda: None)
    with pytest.raises(ClewError, match="make site"):
        site.run(tmp_path / "site")
    assert listed(tmp_path) == []
