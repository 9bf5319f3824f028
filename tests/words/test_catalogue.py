"""Catalogues that are parsed sentence by sentence say what they say when they are parsed whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

import clew
from clew.words.catalogue import Catalogue

FOLDER = Path(clew.__file__).parent
TEXTS = sorted(FOLDER.rglob("*.en.ftl"))

TERMS = """\
# A comment
-who = Ariadne
whose = { -who }’s { thing }
thing = { $many ->
    [one] thread
   *[other] threads
}
    .hint = so long: { whose }
thing = never
"""


def test_there_are_catalogues() -> None:
    assert len(TEXTS) > 10


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_entry_is_found(path: Path) -> None:
    text = path.read_text("utf-8")
    whole, apart = FluentResource(text).body, Catalogue("en")
    apart.add(text)
    assert not [one for one in whole if isinstance(one, Junk)]
    named = [one for one in whole if isinstance(one, Message | Term)]
    for one in named:
        (again,) = FluentResource(apart.unread[one.id.name]).body[:1]
        assert again.equals(one, ignored_fields=["span", "comment"])
    assert len(named) == len(apart.unread)


def test_what_a_sentence_refers_to_is_found_with_it() -> None:
    words = Catalogue("en")
    words.add(TERMS)
    words.add("whose = nobody’s\nmore = { whose }, again")
    assert set(words.unread) == {"-who", "whose", "thing", "more"}
    assert words.has_message("more")
    assert not words.unread
    pattern = words.get_message("more").value
    assert pattern
    assert words.format_pattern(pattern, {"many": 2}) == ("Ariadne’s threads, again", [])


def test_what_is_not_there_is_not_found() -> None:
    words = Catalogue("en")
    words.add(TERMS)
    assert not words.has_message("thread")
    assert len(words.unread) == 3
