"""What an installation says about itself."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

import clew
from clew.core import installation


class Installed:
    """A distribution with what pip wrote down about its origin."""

    def __init__(self, url: str) -> None:
        self.url = url

    def read_text(self, name: str) -> str | None:
        return json.dumps({"url": self.url, "dir_info": {}}) if name == "direct_url.json" else None


def from_site(monkeypatch: pytest.MonkeyPatch, place: Path, found: Any) -> list[str]:
    """The command, as an installation in a folder of its own gives it."""
    monkeypatch.setattr(clew, "__file__", str(place / "site" / "clew" / "__init__.py"))
    monkeypatch.setattr("importlib.metadata.distribution", found)
    return shlex.split(installation.how_to_install("server"))


def test_an_extra_is_added_from_where_the_installation_came(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing is published: the clone or the wheel file is what works."""
    wheel = tmp_path / "a folder" / "clew_games-0.1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    wheel.touch()
    command = from_site(monkeypatch, tmp_path, lambda _: Installed(wheel.as_uri()))
    assert command == [sys.executable, "-m", "pip", "install", f"{wheel}[server]"]


def test_without_a_place_that_is_still_there_the_distribution_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gone = (tmp_path / "gone.whl").as_uri()
    assert from_site(monkeypatch, tmp_path, lambda _: Installed(gone))[-1] == "clew-games[server]"


def test_what_pip_did_not_install_names_the_distribution(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def found(name: str) -> Installed:
        raise PackageNotFoundError(name)

    assert from_site(monkeypatch, tmp_path, found)[-1] == "clew-games[server]"


def test_a_clone_that_is_run_as_it_is_names_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).touch()
    monkeypatch.setattr(clew, "__file__", str(tmp_path / "src" / "clew" / "__init__.py"))
    assert shlex.split(installation.how_to_install())[-1] == str(tmp_path)
