"""The message wall (LB-25)."""

from __future__ import annotations

import pytest

from clew.games.labyrinth.events import Moved, Passed
from tests.games.labyrinth.boards import (
    ISLAND,
    board,
    found,
    legal,
    play,
    refused,
    told,
    where,
)

pytestmark = pytest.mark.both_builds

CELLS = """
    ┌ ─ ┬ · ┬ · ┐
    ─ ─ │ · · · ·
    ├ │ ├ · ┬ · ┤
    ─ ─ · · · · ·
    ├ · ┴ · ┤ · ┤
    · · · · · · ·
    └ · ┴ · ┴ · ┘
"""
"""a2 and b2 are one corridor of two cells, walled in above and below."""


def cells(text: str) -> list[str]:
    return sorted(f"move {cell}" for cell in text.split())


@pytest.mark.rule("LB-25")
def test_one_wall_may_be_passed_in_the_move() -> None:
    """From a1, with b1 to c1 and the row below walled off: through the wall into a2."""
    state = board(CELLS, message="wall")
    assert "move a2" in legal(state)
    play(state, "move a2")
    assert where(state, 1) == "a2"


@pytest.mark.rule("LB-25")
def test_on_the_other_side_the_walk_goes_on() -> None:
    """a1 to a2 through the wall, then along to b2; on the far side too: the ring on a5."""
    state = board(ISLAND, pawns="c1 g7", message="wall", piles=["ring owl", "book rat"])
    assert "move a5" in legal(state)
    log = play(state, "move a5")
    assert found(state, 1) == ["ring"]
    (passed,) = told(log, 2, Passed)
    assert passed == Passed(seat=1, cell="c1", other_cell="b1")
    (moved,) = told(log, 2, Moved)
    assert isinstance(moved, Moved)
    assert moved.path == ["c1", "b1", "a1", "a2", "a3", "a4", "b4", "b5", "a5"]


@pytest.mark.rule("LB-25")
def test_only_one_wall() -> None:
    """Between a1 and a3 lies row 2's corridor: a wall above it and a wall below."""
    drawing = """
        ┌ ┘ ┬ · ┬ · ┐
        ─ ─ ─ ─ ─ ─ ─
        ├ · ├ · ┬ · ┤
        · · · · · · ·
        ├ · ┴ · ┤ · ┤
        · · · · · · ·
        └ · ┴ · ┴ · ┘
    """
    state = board(drawing, message="wall")
    assert {"move a2", "move b2", "move g2"} <= set(legal(state))
    assert refused(state, "move a3") == "LB-25"


@pytest.mark.rule("LB-25")
def test_whether_one_tile_is_closed_there() -> None:
    """a1 is open below, a2 is closed above."""
    state = board(CELLS, message="wall", pawns="a1 g7")
    assert "move a2" in legal(state)
    assert "move a2" not in legal(board(CELLS, phase="move", pawns="a1 g7"))


@pytest.mark.rule("LB-25")
def test_or_both_are() -> None:
    """Both b1 and b2 are straights lying across: two walls, which are one to pass."""
    state = board(CELLS, message="wall", pawns="b2 g7")
    assert "move b1" in legal(state)


@pytest.mark.rule("LB-25")
@pytest.mark.parametrize(
    ("start", "end"),
    [("b1", "b7"), ("b7", "b1"), ("a4", "g3"), ("g3", "a4"), ("a4", "g4"), ("g4", "a4")],
)
def test_not_over_the_edge_of_the_board(start: str, end: str) -> None:
    """Each of these cells is shut in, and the other one lies beyond the edge from it."""
    drawing = """
        ┌ │ ┬ · ┬ · ┐
        · ─ · · · · ─
        ├ · ├ · ┬ │ ┤
        ─ │ · · · │ ─
        ├ · ┴ · ┤ · ┤
        · ─ · · · · ·
        └ │ ┴ · ┴ · ┘
    """
    state = board(drawing, message="wall", pawns=f"{start} g7")
    assert refused(state, f"move {end}") == "LB-25"


@pytest.mark.rule("LB-25")
def test_not_diagonally() -> None:
    """c4 is shut in; a wall away are b4 and c3, each alone, and two short corridors."""
    drawing = """
        ┌ · ┬ · ┬ · ┐
        └ · ─ └ · · ·
        ├ ─ ├ │ ┬ · ┤
        ─ │ ─ │ · · ·
        ├ ─ ┴ │ ┤ · ┤
        ┌ · · ┐ · · ·
        └ · ┴ · ┴ · ┘
    """
    state = board(drawing, message="wall", pawns="c4 g7")
    assert sorted(legal(state)) == cells("c4 b4 c3 a5 b5 c5 d3 d4 d5")


@pytest.mark.rule("LB-25")
def test_without_the_message_walls_hold() -> None:
    assert refused(board(CELLS, phase="move"), "move a2") == "LB-13"


@pytest.mark.rule("LB-25", "LB-19")
def test_in_the_next_turn_walls_hold_again() -> None:
    state = board(CELLS, message="wall")
    play(state, "move a2")
    play(state, "push N6 0", "stay", "push N6 0")
    assert state.acting() == 1
    assert refused(state, "move a1") == "LB-13"


@pytest.mark.rule("LB-25")
def test_a_walk_that_needs_no_wall_passes_none() -> None:
    log = play(board(ISLAND, message="wall"), "move a5")
    assert told(log, 0, Passed) == []


@pytest.mark.rule("LB-25", "LB-15")
def test_through_a_wall_home_wins() -> None:
    state = board(CELLS, message="wall", pawns="a2 g7", piles=["", "book"])
    play(state, "move a1")
    assert state.result() == [1.0, 0.0]
