"""What is in the box (LB-01 to LB-05)."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.cells import cell_name, cell_number
from clew.games.labyrinth.components import ARROWS, CORNERS, TREASURES
from tests.games.labyrinth.boards import GLYPHS, deal, legal, play, snapshot

pytestmark = pytest.mark.both_builds

FIXED = """
    ┌ · ┬book · ┬gold · ┐
    · · · · · · ·
    ├map · ├crown · ┬keys · ┤skull
    · · · · · · ·
    ├ring · ┴chest · ┤emerald · ┤sword
    · · · · · · ·
    └ · ┴candelabra · ┴helmet · ┘
"""
CORNER_TREASURES = {"owl", "scarab", "rat", "spider", "moth", "lizard"}
TEE_TREASURES = {"bat", "dragon", "ghost", "genie", "sorceress", "troll"}


def movable(seed: int) -> Counter[tuple[str, str]]:
    """Shapes and treasures of the tiles that are not fixed, the spare included."""
    position = snapshot(deal(seed=seed))
    found: Counter[tuple[str, str]] = Counter()
    for place in range(50):
        if place < 49 and place % 7 % 2 == 0 and place // 7 % 2 == 0:
            continue
        sides, letter = int(position.tiles[place], 16), position.treasures[place]
        shape = "straight" if sides in (5, 10) else {2: "corner", 3: "tee"}[sides.bit_count()]
        found[shape, TREASURES[ord(letter) - 97] if letter != "." else ""] += 1
    return found


@pytest.mark.rule("LB-01")
def test_there_are_33_movable_tiles_on_the_board_and_one_spare() -> None:
    assert sum(movable(1).values()) == 34
    assert deal().spare != 0
    assert all(deal().tile(cell) for cell in range(49))


@pytest.mark.rule("LB-01")
def test_there_is_a_pawn_for_each_of_up_to_four_players() -> None:
    assert [len(snapshot(deal(players)).pawns) for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("LB-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_movable_tiles_are_those_of_the_box(seed: int) -> None:
    expected = Counter({("straight", ""): 12, ("corner", ""): 10})
    expected.update(("corner", treasure) for treasure in CORNER_TREASURES)
    expected.update(("tee", treasure) for treasure in TEE_TREASURES)
    assert movable(seed) == expected


@pytest.mark.rule("LB-03", "CO-01")
def test_the_fixed_tiles_lie_where_the_board_has_them() -> None:
    """Drawn row by row from the top, each row from the left: a1 is the first."""
    position = snapshot(deal())
    for place, tile in enumerate(FIXED.split()):
        if tile != "·":
            mark = position.treasures[place]
            drawn = GLYPHS[int(position.tiles[place], 16)]
            name = TREASURES[ord(mark) - 97] if mark != "." else ""
            assert drawn + name == tile, cell_name(place)


@pytest.mark.rule("LB-03")
def test_the_fixed_tiles_never_move() -> None:
    state = deal()
    before = snapshot(state)
    for arrow in ("N2", "E4", "S6", "W2", "N4", "E6"):
        play(state, f"push {arrow} 0", "stay")
    after = snapshot(state)
    for place in range(49):
        if place % 7 % 2 == 0 and place // 7 % 2 == 0:
            assert after.tiles[place] == before.tiles[place]
            assert after.treasures[place] == before.treasures[place]


@pytest.mark.rule("LB-04")
def test_there_is_one_goal_card_for_each_treasure_on_a_tile() -> None:
    position = snapshot(deal())
    cards = [card for cards in position.piles for card in cards]
    marks = [TREASURES[ord(letter) - 97] for letter in position.treasures if letter != "."]
    assert len(set(cards)) == len(cards) == 24
    assert sorted(cards) == sorted(marks)


@pytest.mark.rule("LB-01", "LB-05")
def test_there_are_twelve_arrows_three_a_side() -> None:
    pushes = {action.split()[1] for action in legal(deal(), "push")}
    assert pushes == {f"{side}{line}" for side in "NESW" for line in (2, 4, 6)}


@pytest.mark.rule("LB-05")
@pytest.mark.parametrize(
    ("arrow", "goes_in", "falls_out"),
    [
        *((f"N{n}", f"{c}1", f"{c}7") for n, c in ((2, "b"), (4, "d"), (6, "f"))),
        *((f"S{n}", f"{c}7", f"{c}1") for n, c in ((2, "b"), (4, "d"), (6, "f"))),
        *((f"W{n}", f"a{n}", f"g{n}") for n in (2, 4, 6)),
        *((f"E{n}", f"g{n}", f"a{n}") for n in (2, 4, 6)),
    ],
)
def test_an_arrow_pushes_from_its_side_into_its_line(
    arrow: str, goes_in: str, falls_out: str
) -> None:
    state = deal()
    spare, last = state.spare, state.tile(cell_number(falls_out))
    play(state, f"push {arrow} 0")
    assert state.tile(cell_number(goes_in)) == spare
    assert state.spare == last


@pytest.mark.rule("LB-05")
def test_opposite_arrows_are_six_apart() -> None:
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
    for i, arrow in enumerate(ARROWS):
        assert ARROWS[(i + 6) % 12] == opposite[arrow[0]] + arrow[1]


@pytest.mark.rule("LB-05", "LB-08")
@pytest.mark.parametrize(
    ("players", "colours", "corners"),
    [
        (2, "red blue", "a1 g7"),
        (3, "red yellow blue", "a1 g1 g7"),
        (4, "red yellow blue green", "a1 g1 g7 a7"),
    ],
)
def test_seats_take_the_colours_clockwise_from_the_top_left(
    players: int, colours: str, corners: str
) -> None:
    position = snapshot(deal(players))
    assert position.colours == colours.split()
    assert position.pawns == corners.split()


@pytest.mark.rule("LB-03")
def test_the_start_corners_are_the_colours_own() -> None:
    assert CORNERS == {"red": "a1", "yellow": "g1", "blue": "g7", "green": "a7"}
