"""Positions that can be, and those that cannot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import PositionError
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.position import Position
from tests.games.labyrinth_cards.boards import play, position

pytestmark = pytest.mark.both_builds

NOTCH = """
    .  44 .
    43 45 46
"""


def given() -> Position:
    return position(NOTCH, hands=[[3, 5], [1, 2]])


def new() -> Position:
    """The beginning of a game, with the last four cards as the square."""
    return position("\n43 44\n45 46\n", hands=[[3, 5], [1, 2]], taken=0)


def asked_to_take() -> dict[str, Any]:
    state = game.restore(given())
    play(state, "place 3 0,0 0")
    plain: dict[str, Any] = msgspec.to_builtins(game.position(state))
    return plain


def changed(start: Position | dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**msgspec.to_builtins(start), **changes}


def test_a_position_comes_back_as_it_was() -> None:
    assert game.position(game.restore(given())) == given()
    taking = asked_to_take()
    assert msgspec.to_builtins(game.position(game.from_position(taking))) == taking


def test_what_everybody_did_last_comes_back() -> None:
    state = game.restore(given())
    play(state, "place 3 0,0 0")
    taken = state.legal(1)[-1]
    state.apply(1, taken, Fast(1), None)
    assert game.position(state).last == [(3, state.score(1)), (0, 0)]
    assert game.position(game.restore(game.position(state))) == game.position(state)


def test_the_order_of_a_hand_does_not_matter() -> None:
    state = game.from_position(changed(given(), hands=[[5, 3], [2, 1]]))
    assert game.position(state) == given()


def _laid(*cards: tuple[int, int, int, int]) -> dict[str, Any]:
    """The position with its four cards laid like this."""
    return changed(given(), table=[list(card) for card in cards])


def _impossible() -> dict[str, dict[str, Any]]:
    start = msgspec.to_builtins(given())
    taking = asked_to_take()
    rest = [*start["deck"], *start["taken"][1]]
    return {
        "2 to 6 players, not 1": changed(given(), hands=[[3, 5]]),
        "list of taken cards a seat": changed(given(), taken=[[]]),
        "the 50 cards, each once": changed(given(), hands=[[3, 3], [1, 2]]),
        "there is no seat 3": changed(given(), seat=3),
        "seat 1 holds 3 cards": changed(
            given(), hands=[[3, 5, start["deck"][0]], [1, 2]], deck=start["deck"][1:]
        ),
        "while there is a deck seat 2 must hold 2, not 1": changed(
            given(), hands=[[3, 5], [1]], deck=[2, *start["deck"]]
        ),
        "while there is a deck seat 1 must hold 1, not 2": changed(given(), phase="take"),
        "at least four cards must be out": changed(
            given(), table=[[43, 0, 1, 0]], taken=[[], []], deck=[44, 45, 46, *rest]
        ),
        "card 45 can be turned by 0, not 90": _laid(
            (43, 0, 1, 0), (44, 1, 0, 0), (45, 1, 1, 90), (46, 2, 1, 0)
        ),
        "card 43 can be turned by 0, not 45": _laid(
            (43, 0, 1, 45), (44, 1, 0, 0), (45, 1, 1, 0), (46, 2, 1, 0)
        ),
        "two cards lie on the same cell": _laid(
            (43, 0, 1, 0), (44, 1, 0, 0), (45, 1, 1, 0), (46, 1, 1, 0)
        ),
        "0 placements cannot make the labyrinth larger": changed(
            new(), table=[[43, 0, 0, 0], [44, 1, 0, 0], [45, 0, 1, 0], [46, 0, 2, 0]]
        ),
        "12 placements cannot make the labyrinth larger": _laid(
            (43, 0, 1, 0), (44, 0, 0, 0), (45, 99, 1, 0), (46, 99, 2, 0)
        ),
        "every card must touch another": _laid(
            (43, 0, 1, 0), (44, 1, 0, 0), (45, 2, 1, 0), (46, 3, 0, 0)
        ),
        "all cards must hang together": {
            **_laid((43, 0, 1, 0), (44, 0, 0, 0), (45, 2, 1, 0), (46, 2, 0, 0)),
            "one_piece": True,
        },
        "nothing is taken before the first card": changed(
            new(), table=[[43, 0, 0, 0], [44, 1, 0, 0], [45, 0, 1, 0]], taken=[[46], []]
        ),
        "the phase must be one of place, take, over": changed(given(), phase="dance"),
        "from the first placement on": changed(given(), placed=0),
        "must lie on the table, not 3": changed(given(), placed=3),
        "not over while there are cards": changed(given(), phase="over"),
        "with all cards played the game is over": changed(
            given(), hands=[[], []], deck=[], taken=[[], [*rest, 1, 2, 3, 5]]
        ),
        "seat 1 has no card to place": changed(
            given(), hands=[[], [1, 2]], deck=[], taken=[[], [*rest, 3, 5]]
        ),
        "cannot have placed a card and hold two": changed(
            given(), phase="take", deck=[], taken=[[], rest]
        ),
        "there is nothing to take": changed(taking, placed=44),
        "a last turn a seat, or none": changed(given(), last=[[43, 0]]),
        "took cards but placed none": changed(given(), last=[[43, 0], [0, 1]]),
        "seat 2 cannot have placed card 3": changed(given(), last=[[43, 0], [3, 0]]),
        "connects no more than 6 others": changed(given(), last=[[43, 7], [44, 0]]),
    }


@pytest.mark.parametrize("message", _impossible())
def test_a_position_that_cannot_be_is_told_why(message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game.from_position(_impossible()[message])
