"""The message second push (LB-20)."""

from __future__ import annotations

import pytest

from clew.core.cells import cell_number
from clew.games.labyrinth import game
from clew.games.labyrinth.components import MESSAGES
from clew.games.labyrinth.events import Seen
from tests.games.labyrinth.boards import (
    GLYPHS,
    ISLAND,
    Back,
    board,
    legal,
    pile,
    play,
    refused,
    snapshot,
    told,
    where,
)

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LB-20")
def test_push_once_more_before_moving() -> None:
    state = board(ISLAND, message="second-push")
    assert legal(state, "push")
    assert legal(state, "move")
    play(state, "push N4 0")
    assert state.acting() == 1
    assert {action.split()[0] for action in legal(state)} == {"move"}


@pytest.mark.rule("LB-20")
def test_no_third_push() -> None:
    state = board(ISLAND, message="second-push")
    play(state, "push N4 0")
    assert refused(state, "push N2 0") == "LB-09"


@pytest.mark.rule("LB-20")
def test_it_may_be_left_and_the_pawn_moves_at_once() -> None:
    state = board(ISLAND, message="second-push")
    play(state, "move a3")
    assert (where(state, 1), state.acting()) == ("a3", 2)


@pytest.mark.rule("LB-20")
def test_the_tile_just_dropped_out_is_pushed() -> None:
    """b7 drops out at N2, and goes in at W4 as it lies."""
    drawing = """
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ┘ · · · · ·
    """
    state = board(drawing, spare="│", backs={"b7": "second-push"})
    play(state, "push N2 0", "push W4 0")
    assert GLYPHS[state.tile(cell_number("b1"))] == "│"
    assert GLYPHS[state.tile(cell_number("a4"))] == "┘"


@pytest.mark.rule("LB-20", "LB-11")
def test_the_ban_follows_the_latest_push() -> None:
    """After N2 not at S2; after the second push at W4 not at E4, but S2 is free again."""
    drawing = """
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ┘ · · · · ·
    """
    state = board(drawing, backs={"b7": "second-push"})
    play(state, "push N2 0")
    assert refused(state, "push S2 0") == "LB-11"
    play(state, "push W4 0", "move a1")
    assert refused(state, "push E4 0") == "LB-11"
    assert legal(state, "push S2")


@pytest.mark.rule("LB-20", "LB-12")
def test_pawns_wrap_in_the_second_push_too() -> None:
    state = board(ISLAND, pawns="a1 d7", message="second-push")
    play(state, "push N4 0")
    assert where(state, 2) == "d1"


@pytest.mark.rule("LB-20", "LB-12")
def test_a_pawn_carried_twice_reaches_nothing() -> None:
    """Red rides the owl's tile from b1 to b2 to b3."""
    drawing = """
        ┌ ┐owl · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ┘ · · · · ·
    """
    state = board(
        drawing, pawns="b1 g7", piles=["owl map", "book gold"], backs={"b7": "second-push"}
    )
    play(state, "push N2 0", "push N2 0")
    assert where(state, 1) == "b3"
    assert pile(state, 1) == ["owl", "map"]


@pytest.mark.rule("LB-20")
def test_the_second_tiles_back_is_not_looked_at() -> None:
    drawing = """
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ┘ · · · · ·
        · ┘ · · · · ·
    """
    backs: Back = {"b7": "second-push", "b6": "look"}
    state = board(drawing, backs=backs, piles=["owl bat", "book rat"])
    play(state, "push N2 0")
    log = play(state, "push N2 0")
    assert told(log, 1, Seen) == []
    assert snapshot(state).seen[49] == "."
    assert [game.view(state, seat).spare.back for seat in (0, 1, 2)] == ["?", "?", "?"]


@pytest.mark.rule("LB-20", "LB-18")
def test_a_second_tile_seen_before_stays_known_but_does_not_work() -> None:
    drawing = """
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ┘ · · · · ·
        · ┘ · · · · ·
    """
    backs: Back = {"b7": "second-push", "b6": "look"}
    state = board(drawing, backs=backs, seen="b6", piles=["owl bat", "book rat"])
    play(state, "push N2 0", "push N2 0")
    assert game.view(state, 2).spare.back == str(MESSAGES.index("look") + 1)
    assert refused(state, "look") == "LB-28"


@pytest.mark.rule("LB-20")
def test_the_rotations_are_those_of_the_new_spare() -> None:
    drawing = """
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ┘ · · · · ·
    """
    state = board(drawing, spare="│", backs={"b7": "second-push"})
    assert len(legal(state, "push W4")) == 2
    play(state, "push N2 0")
    assert len(legal(state, "push W4")) == 4
