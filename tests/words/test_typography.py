"""Spaces, ellipses and quotes as each language writes them, in every sentence that people read."""

from __future__ import annotations

import re

import pytest

from clew.words import LANGUAGES
from tests.words.sentences import sentences

ANYWHERE = {
    "a straight quote": re.compile("['\"]"),
    "three dots": re.compile(r"\.\.\."),
    "a space before an ellipsis": re.compile(r"\s…"),
    "a narrow space": re.compile("\u202f"),
}
# A key of the terminal is written as it is: two spaces, or asterisks, set it apart.
ENGLISH = {
    "a space before a sign": re.compile(r"(?<=\S)[ \u00a0][:;!?%](?!\S)"),
    "a no-break space": re.compile("\u00a0"),
}
FRENCH = {
    "no no-break space before a sign": re.compile(
        r"((?<=[^\u00a0*?!…\s])|(?<=\S) )[:;!?%](?=[\s.,)*]|$)"
    ),
    "no no-break space inside guillemets": re.compile("«[^\u00a0]|[^\u00a0]»"),
    "no no-break space in a large number": re.compile(r"\d \d{3}\b"),
}
GERMAN = {
    "a space before a sign": re.compile(r"(?<=\S)[ \u00a0][:;!?](?!\S)"),
    "no no-break space before a percent sign": re.compile(r"(?<!\u00a0)%"),
    "a no-break space that sets nothing apart": re.compile(r"\u00a0(?![%s])"),
    "other quotes than „ and “": re.compile(r"[«»‹›”‘]|“(?=\w)|„(?=\s|$)"),
    "a hyphen for a dash": re.compile(r"\w - \w"),
    "no dot in a large number": re.compile(r"\d{5}|\d \d{3}\b"),
}
HABITS = {
    language: ANYWHERE | own for language, own in (("en", ENGLISH), ("fr", FRENCH), ("de", GERMAN))
}


def test_every_language_has_its_habits() -> None:
    assert set(HABITS) == set(LANGUAGES)


@pytest.mark.parametrize(("language", "habits"), HABITS.items(), ids=HABITS)
def test_every_sentence_is_set_as_its_language_is(
    language: str, habits: dict[str, re.Pattern[str]]
) -> None:
    wrong = [
        f"{sentence.place}: {what}: {sentence.text}"
        for sentence in sentences(language)
        for what, habit in habits.items()
        if habit.search(sentence.text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Waiting …"),
        ("en", "Waiting..."),
        ("en", "Whose turn ?"),
        ("en", "It's yours."),
        ("fr", "À qui ?"),
        ("fr", "À qui?"),
        ("fr", "Ici : a1."),
        ("fr", "Ici: a1."),
        ("fr", "39 % du temps"),
        ("fr", "« Non\u00a0»"),
        ("fr", "Attente …"),
        ("fr", "L'autre"),
        ("fr", "10 000 tours"),
        ("fr", "Vous gagnez\u202f!"),
        ("de", "Wer ist dran ?"),
        ("de", "Warten …"),
        ("de", "39 % der Fälle"),
        ("de", "39% der Fälle"),
        ("de", "mit\u00a0dir"),
        ("de", "Spiel “Rauch”"),
        ("de", "Spiel «Rauch»"),
        ("de", "Hermes' Streich"),
        ("de", "erst du - dann ich"),
        ("de", "10 000 Züge"),
        ("de", "10000 Züge"),
    ],
)
def test_what_is_wrong_is_found(language: str, text: str) -> None:
    assert any(habit.search(text) for habit in HABITS[language].values())
