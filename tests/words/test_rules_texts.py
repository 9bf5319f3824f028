"""The rules as told to players: the same rules and tags in every language, in one shape."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from clew.games import find, names
from clew.words import LANGUAGES

FOLDERS: dict[str, Traversable] = {
    "common": files("clew.words"),
    **{name: find(name).folder() for name in names()},
}
ITEM = re.compile(r"^- ([A-Z]{2}-\d\d) (.*)$")
TAG = re.compile(r"\[(\w+)\]")
TAGS = {"book", "ruling", "data", "ours"}


def lines(name: str, language: str) -> list[str]:
    return FOLDERS[name].joinpath(f"rules.{language}.md").read_text("utf-8").splitlines()


def rules(name: str, language: str) -> dict[str, str]:
    matches = [match for line in lines(name, language) if (match := ITEM.match(line))]
    found = [(match[1], match[2]) for match in matches]
    assert len(dict(found)) == len(found), "a number is there twice"
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_language_has_the_same_rules_with_the_same_tags(name: str, language: str) -> None:
    english, other = rules(name, "en"), rules(name, language)
    assert {n: TAG.findall(text) for n, text in english.items()} == {
        n: TAG.findall(text) for n, text in other.items()
    }
    assert list(english) == list(other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_numbers_rise_and_belong_to_the_game(name: str, language: str) -> None:
    numbers = list(rules(name, language))
    prefix = "CO" if name == "common" else find(name).prefix
    assert numbers == sorted(numbers)
    assert all(number.startswith(f"{prefix}-") for number in numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_rule_begins_with_a_tag_and_ends_as_a_sentence(name: str, language: str) -> None:
    for number, text in rules(name, language).items():
        assert text.startswith("["), number
        assert set(TAG.findall(text)) <= TAGS, number
        assert text[-1] in ".!:)", number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_title_and_what_the_game_is_come_first(name: str, language: str) -> None:
    title, blank, about, *rest = lines(name, language)
    assert title.startswith("# ")
    assert blank == ""
    assert len(about) > 40
    assert about[0] not in "#-"
    assert any(line.startswith("## ") for line in rest)


@pytest.mark.parametrize("name", FOLDERS)
def test_french_is_written_with_its_own_signs(name: str) -> None:
    """Curly apostrophes, and a space before : ; ! and ?"""
    for line in lines(name, "fr"):
        assert "'" not in line, line
        assert not re.search(r"\w[;!?]", line), line


def test_labyrinth_has_its_28_rules_and_all_games_their_7() -> None:
    assert list(rules("labyrinth", "en")) == [f"LB-{n:02}" for n in range(1, 29)]
    assert list(rules("common", "en")) == [f"CO-{n:02}" for n in range(1, 8)]
