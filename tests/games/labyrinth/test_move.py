"""The move (LB-13)."""

from __future__ import annotations

import pytest

from clew.games.labyrinth.events import Moved, Stayed
from tests.games.labyrinth.boards import ISLAND, board, legal, play, refused, told, where

pytestmark = pytest.mark.both_builds

REACH = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"]


def moves(cells: list[str]) -> list[str]:
    return [f"move {cell}" for cell in cells]


@pytest.mark.rule("LB-13")
def test_any_distance_along_connected_corridors() -> None:
    state = board(ISLAND, phase="move")
    assert sorted(legal(state)) == moves(REACH)


@pytest.mark.rule("LB-13")
def test_the_pawn_is_then_where_it_went() -> None:
    state = board(ISLAND, phase="move")
    play(state, "move a5")
    assert where(state, 1) == "a5"


@pytest.mark.rule("LB-13")
def test_it_may_stay() -> None:
    state = board(ISLAND, phase="move")
    log = play(state, "move a1")
    assert where(state, 1) == "a1"
    assert told(log, 2, Stayed, Moved) == [Stayed(seat=1, cell="a1")]
    assert state.acting() == 2


@pytest.mark.rule("LB-13")
def test_both_tiles_must_be_open_towards_each_other() -> None:
    """b1 is closed to the right though c1 is open to the left; a5 is open below, a6 is not."""
    state = board(ISLAND, phase="move")
    assert refused(state, "move c1") == "LB-13"
    assert refused(state, "move a6") == "LB-13"


@pytest.mark.rule("LB-13")
def test_nobody_walks_off_one_edge_and_back_in_at_the_other() -> None:
    """Row 2 is one long corridor open at both ends; b2 to f2 and g2 hang together, and g2's
    right end does not lead to a3 below."""
    state = board(
        """
        ┌ · ┬ · ┬ · ┐
        │ ─ ─ ─ ─ ─ ─
        ├ · ├ · ┬ · ┤
        · · · · · · ·
        ├ · ┴ · ┤ · ┤
        · · · · · · ·
        └ · ┴ · ┴ · ┘
        """,
        pawns="g2 g7",
        phase="move",
    )
    assert sorted(legal(state)) == moves(["b2", "c2", "d2", "e2", "f2", "g2"])


@pytest.mark.rule("LB-13")
def test_pawns_do_not_block() -> None:
    """Blue stands in the only corridor."""
    state = board(ISLAND, pawns="a1 b3", phase="move")
    assert sorted(legal(state)) == moves(REACH)


@pytest.mark.rule("LB-13")
def test_pawns_may_share_a_tile() -> None:
    state = board(ISLAND, pawns="a1 b3", phase="move")
    play(state, "move b3")
    assert where(state, 1) == where(state, 2) == "b3"


@pytest.mark.rule("LB-13")
def test_the_corridors_count_as_they_are_after_the_push() -> None:
    """The push at N2 puts a straight where b1's corner was: the way is cut."""
    state = board(ISLAND, spare="│")
    play(state, "push N2 0")
    assert "move b1" not in legal(state)
    assert "move a4" in legal(state)


@pytest.mark.rule("LB-13")
def test_the_path_is_told_cell_by_cell() -> None:
    log = play(board(ISLAND, phase="move"), "move b1")
    assert told(log, 0, Moved) == [Moved(seat=1, path=["a1", "b1"], cell="b1")]
    log = play(board(ISLAND, phase="move"), "move b5")
    assert told(log, 0, Moved) == [
        Moved(seat=1, path=["a1", "a2", "a3", "a4", "b4", "b5"], cell="b5")
    ]
