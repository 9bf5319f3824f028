"""Placing a card."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal
from clew.games.labyrinth_cards import game
from tests.games.labyrinth_cards.boards import RING, board, legal, play, position, refused, shown

pytestmark = pytest.mark.both_builds

LINE = """
    1 2 3 4
"""
"""Four straights side by side, open to the north and the south."""


@pytest.mark.rule("LC-05")
def test_a_card_goes_where_a_path_runs_on_from_it() -> None:
    state = board(LINE, [5])
    above = [f"place 5 {column},-1 0" for column in range(4)]
    below = [f"place 5 {column},1 0" for column in range(4)]
    assert legal(state, "place 5 ") == above + below


@pytest.mark.rule("LC-05")
def test_placing_a_card_puts_it_on_the_table() -> None:
    state = board(LINE, [5])
    play(state, "place 5 2,-1 0")
    assert shown(state) == {
        (5, "2,-1"),
        (1, "0,0"),
        (2, "1,0"),
        (3, "2,0"),
        (4, "3,0"),
    }


@pytest.mark.rule("LC-05")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("place 5 1,0 0", "a card lies there"),
        ("place 5 -1,-1 0", "only a corner touches"),
        ("place 5 9,9 0", "nothing is beside it"),
        ("place 5 4,0 90", "card 4 has no opening to the east"),
        ("place 5 0,-1 90", "the card itself has no opening to the south"),
    ],
)
def test_where_a_card_may_not_go(action: str, why: str) -> None:
    assert refused(board(LINE, [5]), action) == "LC-05", why


@pytest.mark.rule("LC-05")
def test_other_touching_sides_need_not_match() -> None:
    # The tee runs on into 43 below; to the east it opens onto the wall of 1.
    state = board(
        """
        .  1
        43 44
    """,
        [27],
    )
    assert refused(state, "place 27 0,0 0") == ""
    play(state, "place 27 0,0 0")
    assert (27, "0,0") in shown(state)


@pytest.mark.rule("LC-03", "LC-05")
def test_only_a_card_in_hand_can_be_placed() -> None:
    assert refused(board(LINE, [5]), "place 6 0,-1 0") == "LC-03"


@pytest.mark.rule("LC-04")
@pytest.mark.parametrize(
    ("card", "rotations"),
    [
        (5, ["0"]),
        (13, ["90", "180"]),
        (27, ["0", "90", "180"]),
        (43, ["0"]),
        (47, ["0", "90"]),
        (49, ["0", "90", "180", "270"]),
    ],
)
def test_a_card_may_be_turned_and_each_look_counts_once(card: int, rotations: list[str]) -> None:
    state = board(LINE, [card])
    above = [text.split()[-1] for text in legal(state, f"place {card} 0,-1 ")]
    assert above == rotations


@pytest.mark.rule("LC-04")
def test_a_rotation_that_looks_like_a_smaller_one_is_refused() -> None:
    assert refused(board(LINE, [5]), "place 5 0,-1 180") == "LC-04"


@pytest.mark.rule("LC-04", "LC-15")
def test_the_table_has_no_edge() -> None:
    # 49 cards, 47 of them in one row: the last one lies as far out as a game can go.
    straights = " ".join(f"{card}/90" for card in range(1, 13))
    rest = " ".join(str(card) for card in range(13, 46))
    row = f"{straights} {rest} 47 46"
    given = position(f"\n{row}\n48 49\n", hands=[[50], []], deck=False)
    state = game.restore(given)
    play(state, "place 50 47,0 90")
    assert (50, "47,0") in shown(state)


@pytest.mark.rule("LC-06")
def test_a_card_must_be_placed() -> None:
    state = board(LINE, [5])
    assert legal(state, "place") == legal(state)
    assert refused(state, "take none") == "LC-08"


@pytest.mark.rule("LC-06")
def test_with_no_path_leading_out_a_card_lies_along_any_side() -> None:
    state = board(RING, [5])
    cells = {text.split()[2] for text in legal(state, "place 5 ")}
    around = {f"{column},{row}" for column in range(3) for row in (-1, 3)}
    around |= {f"{column},{row}" for column in (-1, 3) for row in range(3)}
    assert cells == around
    assert refused(state, "place 5 1,1 0") == "LC-06", "no side of it is empty inside the ring"


@pytest.mark.rule("LC-06")
def test_then_an_opening_must_face_an_empty_cell() -> None:
    # Inside the ring, cell 1,1 has cards on all sides but the east.
    state = board(
        """
        17/90 1/90 5/90 18/180
        2     .    .    3
        19    4/90 6/90 20/270
    """,
        [8],
    )
    assert legal(state, "place 8 1,1 ") == ["place 8 1,1 90"]
    assert refused(state, "place 8 1,1 0") == "LC-06"


@pytest.mark.rule("LC-06")
def test_without_a_path_nothing_is_taken() -> None:
    # Card 13 shows the book like card 1, but no path joins them.
    state = board(RING, [13])
    play(state, "place 13 1,-1 0")
    assert state.acting() == 2


@pytest.mark.rule("LC-06")
def test_one_open_side_anywhere_and_a_path_must_run_on() -> None:
    state = board(RING, [5])
    play(state, "place 5 1,-1 0")
    assert {text.split()[2] for text in legal(state)} == {"1,-2"}
    assert refused(state, f"place {game.view(state, 2).hand[0]} 1,3 0") == "LC-05"


@pytest.mark.rule("CO-06", "CO-01")
def test_an_illegal_action_changes_nothing() -> None:
    state = board(LINE, [5])
    before = game.position(state)
    for seat, action in ((1, "place 5 9,9 0"), (2, "place 5 0,-1 0"), (1, "take none")):
        with pytest.raises(Illegal):
            state.apply(seat, game.parse(action), Fast(1), None)
    assert game.position(state) == before
    assert state.refusal(2, game.parse("place 5 0,-1 0")) == -1
    assert state.refusal(1, state.ACTIONS) == -6
    assert state.refusal(1, -1) == -6
