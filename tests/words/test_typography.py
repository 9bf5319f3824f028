"""Spaces, ellipses and quotes as each language writes them, in every sentence that people read."""

from __future__ import annotations

import re

import pytest

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


@pytest.mark.parametrize(
    ("language", "habits"),
    [("en", ENGLISH | ANYWHERE), ("fr", FRENCH | ANYWHERE)],
    ids=["en", "fr"],
)
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
    ],
)
def test_what_is_wrong_is_found(language: str, text: str) -> None:
    habits = ANYWHERE | {"en": ENGLISH, "fr": FRENCH}[language]
    assert any(habit.search(text) for habit in habits.values())
