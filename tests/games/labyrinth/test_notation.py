"""Actions as text, and back."""

from __future__ import annotations

import pytest

from clew.core.errors import Unreadable
from clew.games.labyrinth import game
from clew.games.labyrinth.components import ARROWS, TREASURES

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("CO-01", "LB-05")
def test_every_action_has_a_text_that_means_it() -> None:
    texts = [
        *(f"push {arrow} {degrees}" for arrow in ARROWS for degrees in (0, 90, 180, 270)),
        *(f"move {column}{row}" for row in range(1, 8) for column in "abcdefg"),
        *(f"swap {seat}" for seat in (1, 2, 3, 4)),
        "look",
        "search",
        *(f"take {treasure}" for treasure in TREASURES),
        "end",
    ]
    assert [game.format(action) for action in range(game.state.ACTIONS)] == texts
    assert [game.parse(text) for text in texts] == list(range(game.state.ACTIONS))


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("  PUSH n2   90 ", "push N2 90"),
        ("push e6", "push E6 0"),
        ("Move A1", "move a1"),
        ("TAKE Owl", "take owl"),
    ],
)
def test_case_spacing_and_a_missing_rotation_do_not_matter(text: str, means: str) -> None:
    assert game.format(game.parse(text)) == means


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("jump", "say push"),
        ("push", "say push"),
        ("push N3 0", "not an arrow"),
        ("push N2 45", "not a rotation"),
        ("push N2 90 90", "say push"),
        ("move", "say push"),
        ("move h1", "not a cell"),
        ("move a8", "not a cell"),
        ("move a10", "not a cell"),
        ("move ä1", "not a cell"),
        ("swap 5", "not a seat"),
        ("swap 0", "not a seat"),
        ("take unicorn", "not a treasure"),
        ("look twice", "say push"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        game.parse(text)


@pytest.mark.parametrize("action", [-1, 128])
def test_a_number_that_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(Unreadable, match="from 0 to 127"):
        game.format(action)
