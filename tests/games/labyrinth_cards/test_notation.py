"""Actions as text."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.core.errors import Unreadable
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.components import cell_number

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize(
    "text",
    [
        "place 17 2,-1 90",
        "place 1 -47,-47 0",
        "place 50 47,47 270",
        "take none",
        "take 3 with 43",
        "take 3 16 28 with 43",
        "take 3 10 16 26 28 37 with 43",
    ],
)
def test_text_and_action_are_inverse(text: str) -> None:
    assert game.format(game.parse(text)) == text


def test_every_action_has_a_text_of_its_own() -> None:
    takes = range(game.parse("take none"), game.state.ACTIONS)
    chance = Fast(2)
    places = {chance.below(takes[0]) for _ in range(3000)}
    for action in (*takes, *places, 0, takes[0] - 1):
        assert game.parse(game.format(action)) == action


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("  PLACE 17   2,-1 90 ", "place 17 2,-1 90"),
        ("place 17 2,-1", "place 17 2,-1 0"),
        ("take 28 3 WITH 43", "take 3 28 with 43"),
    ],
)
def test_case_spacing_and_order_do_not_matter(text: str, means: str) -> None:
    assert game.format(game.parse(text)) == means


@pytest.mark.rule("LC-15")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty line"),
        ("place", "is not an action: say place"),
        ("dance 17", "is not an action: say place"),
        ("place 0 0,0 0", "'0' is not a card: cards go from 1 to 50"),
        ("place 51 0,0 0", "'51' is not a card"),
        ("place x 0,0 0", "'x' is not a card"),
        ("place 17 b2 0", "'b2' is not a cell: say column,row"),
        ("place 17 48,0 0", "'48,0' is not a cell"),
        ("place 17 0,-48 0", "'0,-48' is not a cell"),
        ("place 17 0,0,0 0", "'0,0,0' is not a cell"),
        ("place 17 0,0 45", "'45' is not a rotation"),
        ("place 17 0,0 0 0", "is not an action"),
        ("take", "is not an action"),
        ("take with 43", "is not an action"),
        ("take 3", "is not an action"),
        ("take 1 with 43", "card 1 shares no treasure with card 43"),
        ("take 43 with 43", "card 43 shares no treasure with card 43"),
    ],
)
def test_what_is_not_an_action_is_told_why(text: str, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        game.parse(text)


@pytest.mark.parametrize("action", [-1, game.state.ACTIONS])
def test_there_is_no_text_for_what_is_no_action(action: int) -> None:
    with pytest.raises(Unreadable, match="they go from 0 to 1808150"):
        game.format(action)


@pytest.mark.rule("LC-15")
def test_the_square_is_at_0_0_to_1_1() -> None:
    corner = cell_number("0,0")
    assert cell_number("1,0") == corner + 1
    assert cell_number("0,1") == corner + 95
