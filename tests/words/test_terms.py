"""docs/words.md fixes the words of the games: what it forbids is nowhere said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from clew.games import names
from clew.words import LANGUAGES
from tests.words.sentences import Sentence, sentences

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "words.md"
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`|<!--.*?-->", re.DOTALL | re.MULTILINE)


class Rule(NamedTuple):
    language: str
    game: str
    term: str
    instead: str

    def forbids(self, sentence: Sentence) -> bool:
        first, rest = self.term[0], re.escape(self.term[1:])
        start = f"[{first}{first.upper()}]" if first.islower() else re.escape(first)
        return self.game in ("all", sentence.game) and bool(
            re.search(rf"(?<!\w){start}{rest}(?!\w)", sentence.text)
        )


def rules() -> list[Rule]:
    table = PAGE.read_text("utf-8").partition("## Not these")[2]
    rows = re.findall(r"^\| (\S+) \| (\S+) \| (.+?) \| (.+?) \|$", table, re.MULTILINE)
    return [Rule(*row) for row in rows if row[0] != "language"]


def documents() -> list[Sentence]:
    """The pages for readers, line by line, without code."""
    found = []
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))):
        if path != PAGE:
            lines = CODE.sub("", path.read_text("utf-8")).splitlines()
            found += [Sentence("", path.name, line) for line in lines]
    return found


def test_the_page_names_languages_and_games_that_exist() -> None:
    for rule in rules():
        assert rule.language in LANGUAGES, rule
        assert rule.game in ("all", *names()), rule
    assert {rule.language for rule in rules()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word_is_said(language: str) -> None:
    said = [*sentences(language), *(documents() if language == "en" else [])]
    wrong = [
        f"{sentence.place}: “{rule.term}”, say “{rule.instead}”: {sentence.text}"
        for rule in rules()
        if rule.language == language
        for sentence in said
        if rule.forbids(sentence)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("game", "text", "found"),
    [
        ("labyrinth", "Une Tuile libre", True),
        ("labyrinth", "Dès le début", False),
        ("labyrinthos", "C’est Leona", True),
        ("labyrinthos", "les valeurs : leona, akikios", False),
        ("tiger-traps", "l’enchère", True),
        ("tiger-traps", "les enchères", False),
        ("labyrinth", "l’enchère", False),
    ],
)
def test_whole_words_of_its_game_are_found(game: str, text: str, found: bool) -> None:
    french = [rule for rule in rules() if rule.language == "fr"]
    assert any(rule.forbids(Sentence(game, "", text)) for rule in french) == found
