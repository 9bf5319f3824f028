"""The push (LB-09 to LB-12)."""

from __future__ import annotations

from textwrap import dedent

import pytest

from clew.games.labyrinth.events import Carried, Pushed, Wrapped
from tests.games.labyrinth.boards import (
    GLYPHS,
    board,
    deal,
    found,
    legal,
    pile,
    play,
    refused,
    snapshot,
    tiles,
    told,
    where,
)

pytestmark = pytest.mark.both_builds

MAZE = """
    ┌ │ ┬ ─ ┬ └ ┐
    ─ ┐ └ │ ┬ ┘ │
    ├ ┘ ├ ─ ┬ │ ┤
    └ ┴ ─ ┌ ├ ┤ ┐
    ├ │ ┴ ┐ ┤ ┬ ┤
    ┘ ─ └ ├ │ ┌ ┐
    └ ┌ ┴ │ ┴ ┘ ┘
"""


@pytest.mark.rule("LB-09")
def test_no_move_before_the_push() -> None:
    assert refused(deal(), "move a1") == "LB-09"


@pytest.mark.rule("LB-09")
def test_push_even_if_the_goal_could_be_reached_without() -> None:
    """The pawn stands beside the owl, a corridor between them: still the push comes first."""
    state = board(
        """
        ┌ ┐owl · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        """,
        piles=["owl", "bat"],
    )
    assert {action.split()[0] for action in legal(state)} == {"push"}


@pytest.mark.rule("LB-09")
def test_one_push_a_turn() -> None:
    state = deal()
    play(state, "push N2 0")
    assert legal(state, "push") == []
    assert refused(state, "push N4 0") == "LB-09"


@pytest.mark.rule("LB-09")
def test_after_push_and_move_the_next_player_pushes() -> None:
    state = deal(start=1)
    play(state, "push N2 0", "move a1")
    assert state.acting() == 2
    assert {action.split()[0] for action in legal(state)} == {"push"}


@pytest.mark.rule("LB-10")
def test_a_column_pushed_from_above_moves_down() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push N2 0")
    assert tiles(state) == drawn(
        """
        ┌ ┌ ┬ ─ ┬ └ ┐
        ─ │ └ │ ┬ ┘ │
        ├ ┐ ├ ─ ┬ │ ┤
        └ ┘ ─ ┌ ├ ┤ ┐
        ├ ┴ ┴ ┐ ┤ ┬ ┤
        ┘ │ └ ├ │ ┌ ┐
        └ ─ ┴ │ ┴ ┘ ┘
        """
    )
    assert GLYPHS[state.spare] == "┌"


@pytest.mark.rule("LB-10")
def test_a_column_pushed_from_below_moves_up() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push S4 90")
    assert tiles(state) == drawn(
        """
        ┌ │ ┬ │ ┬ └ ┐
        ─ ┐ └ ─ ┬ ┘ │
        ├ ┘ ├ ┌ ┬ │ ┤
        └ ┴ ─ ┐ ├ ┤ ┐
        ├ │ ┴ ├ ┤ ┬ ┤
        ┘ ─ └ │ │ ┌ ┐
        └ ┌ ┴ ┐ ┴ ┘ ┘
        """
    )
    assert GLYPHS[state.spare] == "─"


@pytest.mark.rule("LB-10")
def test_a_row_pushed_from_the_left_moves_right() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push W6 180")
    assert tiles(state) == drawn(
        """
        ┌ │ ┬ ─ ┬ └ ┐
        ─ ┐ └ │ ┬ ┘ │
        ├ ┘ ├ ─ ┬ │ ┤
        └ ┴ ─ ┌ ├ ┤ ┐
        ├ │ ┴ ┐ ┤ ┬ ┤
        ┘ ┘ ─ └ ├ │ ┌
        └ ┌ ┴ │ ┴ ┘ ┘
        """
    )
    assert GLYPHS[state.spare] == "┐"


@pytest.mark.rule("LB-10")
def test_a_row_pushed_from_the_right_moves_left() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push E2 270")
    assert tiles(state) == drawn(
        """
        ┌ │ ┬ ─ ┬ └ ┐
        ┐ └ │ ┬ ┘ │ └
        ├ ┘ ├ ─ ┬ │ ┤
        └ ┴ ─ ┌ ├ ┤ ┐
        ├ │ ┴ ┐ ┤ ┬ ┤
        ┘ ─ └ ├ │ ┌ ┐
        └ ┌ ┴ │ ┴ ┘ ┘
        """
    )
    assert GLYPHS[state.spare] == "─"


@pytest.mark.rule("LB-10")
def test_treasures_move_with_their_tiles() -> None:
    """The owl goes in, the moth moves on, the bat drops out."""
    state = board(
        """
        · ┌moth · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · · · · · · ·
        · ├bat · · · · ·
        """,
        spare="┘owl",
    )
    before = snapshot(state).treasures
    play(state, "push N2 0")
    after = snapshot(state).treasures
    owl, moth, bat = before[49], before[1], before[43]
    assert (after[1], after[8], after[49]) == (owl, moth, bat)
    assert [after[7 * row + 1] for row in range(2, 7)] == [
        before[7 * row + 1] for row in range(1, 6)
    ]


@pytest.mark.rule("LB-10")
def test_a_straight_has_two_rotations_that_differ() -> None:
    state = board(spare="─")
    assert legal(state, "push N2") == ["push N2 0", "push N2 90"]
    assert refused(state, "push N2 180") == "LB-10"
    assert refused(state, "push N2 270") == "LB-10"


@pytest.mark.rule("LB-10")
@pytest.mark.parametrize("spare", ["└", "┬"])
def test_corners_and_tees_have_four_rotations(spare: str) -> None:
    state = board(spare=spare)
    assert legal(state, "push E4") == [f"push E4 {degrees}" for degrees in (0, 90, 180, 270)]


@pytest.mark.rule("LB-10")
@pytest.mark.parametrize(
    ("spare", "turned"), [("┬", "┬┤┴├"), ("└", "└┌┐┘"), ("┐", "┐┘└┌"), ("├", "├┬┤┴")]
)
def test_the_spare_is_turned_clockwise_from_how_it_lies(spare: str, turned: str) -> None:
    for quarters, glyph in enumerate(turned):
        state = board(spare=spare)
        play(state, f"push N2 {90 * quarters}")
        assert GLYPHS[state.tile(1)] == glyph


@pytest.mark.rule("LB-10")
def test_the_tile_that_drops_out_keeps_how_it_lies() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push S2 0")
    assert GLYPHS[state.spare] == "│"


@pytest.mark.rule("LB-10")
def test_all_hear_of_the_push() -> None:
    log = play(board(MAZE, spare="┌"), "push S2 90")
    for seat in (0, 1, 2):
        assert told(log, seat, Pushed) == [Pushed(seat=1, arrow="S2", rotation=90)]


@pytest.mark.rule("LB-11")
@pytest.mark.parametrize(
    ("arrow", "banned"), [("N2", "S2"), ("S6", "N6"), ("W4", "E4"), ("E2", "W2")]
)
def test_no_push_where_the_spare_just_dropped_out(arrow: str, banned: str) -> None:
    state = board(MAZE, spare="┌")
    play(state, f"push {arrow} 0", "move a1")
    assert refused(state, f"push {banned} 0") == "LB-11"
    assert len({action.split()[1] for action in legal(state)}) == 11


@pytest.mark.rule("LB-11")
def test_pushing_at_the_same_arrow_again_is_allowed() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push N2 0", "move a1", "push N2 0")
    assert GLYPHS[state.tile(1)] == "┌"


@pytest.mark.rule("LB-11")
def test_the_ban_lasts_for_one_push() -> None:
    state = board(MAZE, spare="┌")
    play(state, "push N2 0", "move a1", "push N4 0", "move g7")
    assert legal(state, "push S2") != []
    assert refused(state, "push S4 0") == "LB-11"


@pytest.mark.rule("LB-11")
def test_the_first_push_of_the_game_is_free() -> None:
    assert len({action.split()[1] for action in legal(deal())}) == 12


@pytest.mark.rule("LB-12")
def test_a_pawn_rides_along_with_its_tile() -> None:
    state = board(MAZE, spare="┌", pawns="b2 g7")
    log = play(state, "push N2 0")
    assert where(state, 1) == "b3"
    assert told(log, 2, Carried, Wrapped) == [Carried(seat=1, cell="b3")]


@pytest.mark.rule("LB-12")
@pytest.mark.parametrize(
    ("arrow", "before", "after"),
    [("N2", "b7", "b1"), ("S2", "b1", "b7"), ("W4", "g4", "a4"), ("E4", "a4", "g4")],
)
def test_a_pawn_that_drops_out_is_put_on_the_tile_just_inserted(
    arrow: str, before: str, after: str
) -> None:
    state = board(MAZE, spare="┌", pawns=f"{before} g7")
    log = play(state, f"push {arrow} 0")
    assert where(state, 1) == after
    assert told(log, 0, Carried, Wrapped) == [Wrapped(seat=1, cell=after)]


@pytest.mark.rule("LB-12")
def test_all_pawns_on_the_dropped_tile_wrap() -> None:
    state = board(MAZE, spare="┌", players=4, pawns="b7 b7 b6 b7")
    play(state, "push N2 0")
    assert [where(state, seat) for seat in (1, 2, 3, 4)] == ["b1", "b1", "b7", "b1"]


@pytest.mark.rule("LB-12")
def test_pawns_elsewhere_stay() -> None:
    state = board(MAZE, spare="┌", players=4, pawns="a2 c2 b2 g2")
    play(state, "push N2 0")
    assert [where(state, seat) for seat in (1, 2, 3, 4)] == ["a2", "c2", "b3", "g2"]


@pytest.mark.rule("LB-12")
def test_wrapping_onto_the_goal_does_not_reach_it() -> None:
    """Red drops out and lands on the owl; it is reached only when the move ends there."""
    state = board(MAZE, spare="┌owl", pawns="b7 g7", piles=["owl map", "bat"])
    play(state, "push N2 0")
    assert where(state, 1) == "b1"
    assert pile(state, 1) == ["owl", "map"]
    play(state, "move b1")
    assert pile(state, 1) == ["map"]


@pytest.mark.rule("LB-12")
def test_another_players_pawn_that_wraps_onto_its_goal_reaches_nothing() -> None:
    state = board(MAZE, spare="┌owl", pawns="a1 b7", piles=["map", "owl"])
    play(state, "push N2 0", "move a1")
    assert where(state, 2) == "b1"
    assert pile(state, 2) == ["owl"]
    assert found(state, 2) == []


@pytest.mark.rule("LB-12", "LB-15")
def test_no_pawn_gets_home_by_a_push() -> None:
    """Pawns only ride on movable tiles, and homes are fixed; at home already, it is not the
    push that wins but the move."""
    state = board(MAZE, spare="┌", pawns="a1 g7", piles=["", "bat"])
    play(state, "push N2 0")
    assert state.result() is None
    play(state, "move a1")
    assert state.result() == [1.0, 0.0]


def drawn(text: str) -> str:
    return dedent(text).strip()
