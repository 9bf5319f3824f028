"""What the game says, and its rules as text."""

from __future__ import annotations

import re

import msgspec
import pytest

from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.components import TREASURES
from clew.words import LANGUAGES, words
from clew.words.rulebook import read_rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_question_option_and_end_has_words(language: str) -> None:
    says = words(language, game)
    needed = [f"refusal-{rule:02}" for rule in (3, 4, 5, 6, 7, 8, 9, 12)]
    needed += [f"asked-{asked}" for asked in ("place", "take", "over")]
    options = (field.name for field in msgspec.structs.fields(game.options))
    needed += [f"option-{name.replace('_', '-')}" for name in options]
    needed += ["ended-played-out", "name", "tagline"]
    assert [name for name in needed if not says.has(f"labyrinth-cards-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_treasure_has_a_name_in_three_forms(language: str) -> None:
    says = words(language, game)
    for treasure in TREASURES:
        for form in ("bare", "def", "indef"):
            assert says.thing(treasure, form)
        assert says.has(f"labyrinth-cards-thing-{treasure}")


def test_the_rules_are_told_in_every_language_with_the_same_tags() -> None:
    told = [
        [(rule.number, [part.tag for part in rule.parts]) for rule in read_rules(game, lang).rules]
        for lang in LANGUAGES
    ]
    assert all(rules == told[0] for rules in told)
    own = [number for number, _ in told[0] if number.startswith("LC")]
    assert own == [f"LC-{number:02}" for number in range(1, 16)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_names_the_treasures(language: str) -> None:
    (placed,) = (kind for kind in game.events if kind.__name__ == "Placed")
    event = placed(seat=1, card=3, treasure="map", other_treasure="crown", cell="2,-1", rotation=90)
    text = words(language, game).event(event, ["Ann", "Bo"])
    assert text.startswith("Ann ")
    assert re.search(r"\b3 \(.+\).* 2,-1, .*90°", text)
