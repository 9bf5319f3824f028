"""The pages of tournaments say the same in every language, and nothing that is not there."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from clew.words import LANGUAGES
from tests.words.test_words import messages

WEB = Path(__file__).parents[2] / "web" / "src"


def said(language: str) -> dict[str, set[str]]:
    return messages(files("clew.words").joinpath(f"tournaments.{language}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_about_tournaments(language: str) -> None:
    assert said(language) == said("en")


def test_the_pages_of_tournaments_find_their_words() -> None:
    source = "".join(file.read_text("utf-8") for file in WEB.rglob("*.svelte"))
    asked = set(re.findall(r"['`](cup-[a-z-]+[a-z])['`.]", source))
    assert len(asked) > 40
    assert asked - said("en").keys() == set()
