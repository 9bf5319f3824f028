"""Actions as text."""

from __future__ import annotations

import pytest

from clew.core.errors import Unreadable
from clew.games.labyrinthos.actions import ACTIONS
from clew.games.labyrinthos.notation import FORMS, format_action, parse_action

pytestmark = pytest.mark.both_builds


def every() -> list[int]:
    found = []
    for action in range(ACTIONS):
        try:
            format_action(action)
        except Unreadable:
            continue
        found.append(action)
    return found


def test_every_action_has_its_own_text_that_means_it() -> None:
    actions = every()
    texts = [format_action(action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [parse_action(text) for text in texts] == actions
    assert {text.split()[0] for text in texts} == set(FORMS)


@pytest.mark.parametrize(
    "text",
    [
        "move c4",
        "explore d3",
        "turn 90",
        "rotate b2 right",
        "wall c3 east",
        "raze c3 south",
        "shift c3 east north",
        "monster d5",
        "charge north",
        "play earthquake",
        "use bandages foot",
        "use lure",
        "key bronze heal",
        "barter 2 gold",
        "player 4",
        "recover 3",
        "hero leona",
        "pass",
    ],
)
def test_texts_are_short_and_stay_as_they_are(text: str) -> None:
    assert format_action(parse_action(text)) == text


def test_a_wall_can_be_named_from_either_side() -> None:
    assert parse_action("wall d3 west") == parse_action("wall c3 east")
    assert parse_action("raze c3 north") == parse_action("raze c2 south")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("move z9", "move CELL"),
        ("wall a1 west", "wall CELL SIDE"),
        ("wall a1 up", "wall CELL SIDE"),
        ("wall x9 west", "wall CELL SIDE"),
        ("use lure foot", "use KEY"),
        ("play ace", "play CARD"),
        ("jump", "one begins with"),
        ("", "one begins with"),
    ],
)
def test_what_cannot_be_read_says_how_to_say_it(text: str, hint: str) -> None:
    with pytest.raises(Unreadable, match=hint):
        parse_action(text)
