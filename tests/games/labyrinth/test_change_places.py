"""The message change places (LB-22)."""

from __future__ import annotations

import pytest

from clew.games.labyrinth.events import Swapped
from tests.games.labyrinth.boards import (
    ISLAND,
    board,
    found,
    legal,
    pile,
    play,
    refused,
    told,
    where,
)

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LB-22")
def test_two_pawns_change_places() -> None:
    state = board(ISLAND, pawns="g1 a3", message="change-places")
    log = play(state, "swap 2")
    assert (where(state, 1), where(state, 2)) == ("a3", "g1")
    assert told(log, 0, Swapped) == [Swapped(seat=1, other_seat=2, cell="a3", other_cell="g1")]


@pytest.mark.rule("LB-22")
def test_then_the_move_starts_from_there() -> None:
    state = board(ISLAND, pawns="g1 a3", message="change-places", piles=["ring owl", "book rat"])
    assert "move a5" not in legal(state)
    play(state, "swap 2")
    assert state.acting() == 1
    play(state, "move a5")
    assert found(state, 1) == ["ring"]


@pytest.mark.rule("LB-22")
def test_or_the_pawn_stays_there_and_reaches_what_is_there() -> None:
    state = board(ISLAND, pawns="g1 a3", message="change-places", piles=["map owl", "book rat"])
    play(state, "swap 2")
    assert pile(state, 1) == ["map", "owl"]
    play(state, "stay")
    assert found(state, 1) == ["map"]


@pytest.mark.rule("LB-22")
def test_the_other_pawns_owner_reaches_nothing_by_it() -> None:
    """Blue is put on the map, its goal."""
    state = board(ISLAND, pawns="a3 g1", message="change-places", piles=["owl", "map"])
    play(state, "swap 2", "stay")
    assert where(state, 2) == "a3"
    assert pile(state, 2) == ["map"]


@pytest.mark.rule("LB-22", "LB-15")
def test_the_other_pawn_put_on_its_home_has_not_won() -> None:
    state = board(ISLAND, pawns="g7 a3", message="change-places", piles=["owl", ""])
    play(state, "swap 2", "stay")
    assert where(state, 2) == "g7"
    assert state.result() is None


@pytest.mark.rule("LB-22", "LB-15")
def test_who_swaps_home_wins_by_staying_there() -> None:
    state = board(ISLAND, pawns="g1 a1", message="change-places", piles=["", "book"])
    play(state, "swap 2")
    assert state.result() is None
    play(state, "stay")
    assert state.result() == [1.0, 0.0]


@pytest.mark.rule("LB-22")
def test_not_with_a_pawn_on_the_own_tile() -> None:
    state = board(ISLAND, players=3, pawns="a3 a3 g1", message="change-places")
    assert refused(state, "swap 2") == "LB-22"
    assert legal(state, "swap") == ["swap 3"]


@pytest.mark.rule("LB-22")
@pytest.mark.parametrize("action", ["swap 1", "swap 4"])
def test_not_with_oneself_nor_with_a_pawn_that_is_not_there(action: str) -> None:
    state = board(ISLAND, players=3, message="change-places")
    assert refused(state, action) == "LB-22"


@pytest.mark.rule("LB-22")
def test_any_other_pawn_will_do() -> None:
    state = board(ISLAND, players=4, seat=2, message="change-places")
    assert legal(state, "swap") == ["swap 1", "swap 3", "swap 4"]


@pytest.mark.rule("LB-22")
def test_pawns_of_third_players_stay() -> None:
    state = board(ISLAND, players=4, message="change-places")
    play(state, "swap 3")
    assert [where(state, seat) for seat in (1, 2, 3, 4)] == ["g7", "g1", "a1", "a7"]
