"""Connecting treasures and taking cards."""

from __future__ import annotations

import pytest

from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.events import Left, Placed, Taken
from tests.games.labyrinth_cards.boards import board, legal, play, refused, shown

pytestmark = pytest.mark.both_builds

NOTCH = """
    .  44 .
    43 45 46
"""
"""Crossings around the cell 0,0. Card 3 shows the map like card 43 below it."""

PAIR = """
    39 10/90 . 45
    .  .     . 43
"""
"""Two lizards in a row; crossing 46 between them and the others shows a lizard too."""

SEVERAL = """
    .     10 45
    12/90 .  43
    44    1  .
"""
"""Crossing 46 in the middle shows the lizard like 10 and the goblet like 12."""


@pytest.mark.rule("LC-07", "LC-08")
def test_a_card_with_the_same_treasure_next_to_it_can_be_taken() -> None:
    state = board(NOTCH, [3])
    play(state, "place 3 0,0 0")
    assert game.view(state, 1).asked == "take"
    assert legal(state) == ["take none", "take 43 with 3"]


@pytest.mark.rule("LC-08")
def test_the_card_taken_is_a_point_and_the_placed_card_stays() -> None:
    state = board(NOTCH, [3])
    play(state, "place 3 0,0 0", "take 43 with 3")
    assert shown(state) == {(3, "0,0"), (44, "1,0"), (45, "1,1"), (46, "2,1")}
    assert game.view(state, 2).players[0].taken == [43]
    assert state.score(1) == 1


@pytest.mark.rule("LC-08")
def test_a_player_may_take_nothing() -> None:
    state = board(NOTCH, [3])
    events = play(state, "place 3 0,0 0", "take none")
    assert Left(seat=1) in events
    assert (43, "0,1") in shown(state)
    assert state.score(1) == 0
    assert state.acting() == 2


@pytest.mark.rule("LC-07")
def test_a_path_may_be_long_and_lead_past_other_treasures() -> None:
    # From the map of 16 over two crossings to the map of 3.
    state = board(
        """
        3/90 44 46 .
    """,
        [16],
    )
    events = play(state, "place 16 3,0 180", "take 3 with 16")
    taken = [event for event in events if isinstance(event, Taken)]
    assert taken == [
        Taken(seat=1, card=3, treasure="map", cell="0,0", path=["3,0", "2,0", "1,0", "0,0"])
    ]


@pytest.mark.rule("LC-07")
def test_a_path_breaks_where_openings_do_not_face_each_other() -> None:
    state = board(
        """
        3/90 1 46 .
    """,
        [16],
    )
    play(state, "place 16 3,0 180")
    assert state.acting() == 2


BRIDGE = """
    .  .  46
    .  47 44
"""
"""Bridge 47 has the crown on the path from north to south, the owl on the other."""


@pytest.mark.rule("LC-07")
def test_a_treasure_on_a_bridge_is_reached_by_its_own_path() -> None:
    state = board(BRIDGE, [15])
    play(state, "place 15 1,0 180")
    assert legal(state) == ["take none", "take 47 with 15"]


@pytest.mark.rule("LC-07")
def test_a_treasure_on_a_bridge_is_not_reached_by_the_other_path() -> None:
    state = board(BRIDGE, [15])
    play(state, "place 15 0,1 0")
    assert state.acting() == 2


@pytest.mark.rule("LC-07")
def test_the_other_treasure_of_a_bridge_is_reached_by_the_other_path() -> None:
    # Corner 24 shows the owl: it is connected from the west, not from the north.
    west = board("\n. . 46\n. 47 44\n43 45 .\n", [24])
    play(west, "place 24 0,1 0")
    assert legal(west) == ["take none", "take 47 with 24"]
    north = board(BRIDGE, [24])
    play(north, "place 24 1,0 180")
    assert north.acting() == 2


BEND = """
    46   44
    2/90 .
"""
"""Card 2 shows gold. Double bend 49 has gold on the bend north-east, keys on south-west."""


@pytest.mark.rule("LC-07")
def test_a_treasure_on_the_placed_card_starts_from_its_own_path() -> None:
    keys_meet_gold = board(BEND, [49])
    play(keys_meet_gold, "place 49 1,1 0")
    assert keys_meet_gold.acting() == 2
    gold_meets_gold = board(BEND, [49])
    play(gold_meets_gold, "place 49 1,1 180")
    assert legal(gold_meets_gold) == ["take none", "take 2 with 49"]


@pytest.mark.rule("LC-07")
def test_so_does_the_other_treasure_from_the_other_path() -> None:
    # Card 4 shows the keys, which are on the bend south-west of 49.
    state = board(BEND.replace("2/90", "4/90"), [49])
    play(state, "place 49 1,1 0")
    assert legal(state) == ["take none", "take 4 with 49"]


@pytest.mark.rule("LC-07")
def test_a_path_may_cross_the_placed_card_again() -> None:
    # Gold leaves 49 to the north, comes round by the west, and reaches 2 in the south.
    state = board(
        """
        46 44
        16 .
        45 2
    """,
        [49],
    )
    play(state, "place 49 1,1 0")
    way = game.view(state, 1).connections[0]
    assert (way.card, way.treasure) == (2, "gold")
    assert way.path == ["1,1", "1,0", "0,0", "0,1", "1,1", "1,2"]


@pytest.mark.rule("LC-08")
def test_treasures_that_the_placed_card_does_not_show_give_nothing() -> None:
    # 44 joins the maps of 3 and 16, but shows chest and ghost itself.
    state = board(
        """
        3/90 . 16/180
        45   . 46
    """,
        [44],
    )
    play(state, "place 44 1,0 0")
    assert state.acting() == 2


@pytest.mark.rule("LC-08")
def test_of_several_connected_cards_any_can_be_taken() -> None:
    state = board(SEVERAL, [46])
    play(state, "place 46 1,1 0")
    assert legal(state) == [
        "take none",
        "take 10 with 46",
        "take 12 with 46",
        "take 10 12 with 46",
    ]
    play(state, "take 10 12 with 46")
    assert state.score(1) == 2


@pytest.mark.rule("LC-07", "LC-08")
def test_what_may_not_be_taken() -> None:
    state = board(SEVERAL, [46])
    play(state, "place 46 1,1 0")
    assert refused(state, "take 14 with 46") == "LC-07"
    assert refused(state, "take 10 14 with 46") == "LC-07"
    assert refused(state, "take 6 with 44") == "LC-08"
    assert refused(state, f"place {game.view(state, 1).hand[0]} 0,0 0") == "LC-08"


@pytest.mark.rule("LC-09")
def test_the_placed_card_must_not_be_left_alone() -> None:
    # Card 3 would touch nothing without 43, so there is nothing to decide.
    state = board(
        """
        43 44
        45 46
    """,
        [3],
    )
    play(state, "place 3 0,-1 0")
    assert state.acting() == 2
    assert state.score(1) == 0


@pytest.mark.rule("LC-09")
@pytest.mark.parametrize("one_piece", [False, True])
def test_one_card_alone_is_no_labyrinth(one_piece: bool) -> None:
    state = board("\n39 10/90 .\n", [46], one_piece=one_piece)
    play(state, "place 46 2,0 0")
    assert legal(state) == ["take none", "take 39 with 46"]
    assert refused(state, "take 10 39 with 46") == "LC-09"


@pytest.mark.rule("LC-09")
def test_no_other_card_must_be_left_alone() -> None:
    # 44 touches only 10 and 12: one of them has to stay.
    state = board(
        """
        44    10 45
        12/90 .  43
    """,
        [46],
    )
    play(state, "place 46 1,1 0")
    assert legal(state) == ["take none", "take 10 with 46", "take 12 with 46"]
    assert refused(state, "take 10 12 with 46") == "LC-09"


@pytest.mark.rule("LC-09")
def test_a_corner_does_not_hold_a_card() -> None:
    # Without 10, card 39 would touch 44 at a corner only.
    state = board(
        """
        .  44    . 45
        39 10/90 . 43
    """,
        [46],
    )
    play(state, "place 46 2,1 0")
    assert refused(state, "take 10 with 46") == "LC-09"


@pytest.mark.rule("LC-09", "LC-10")
def test_cards_taken_together_are_judged_together() -> None:
    # Without 10 alone, 39 would be left alone; but both may go.
    state = board(PAIR, [46])
    play(state, "place 46 2,0 0")
    assert legal(state) == ["take none", "take 39 with 46", "take 10 39 with 46"]
    assert refused(state, "take 10 with 46") == "LC-09"


@pytest.mark.rule("LC-10")
def test_paths_are_judged_before_anything_is_taken() -> None:
    # The only way to 39 leads over 10, which is taken as well.
    state = board(PAIR, [46])
    events = play(state, "place 46 2,0 0", "take 10 39 with 46")
    ways = [event.path for event in events if isinstance(event, Taken)]
    assert ways == [["2,0", "1,0"], ["2,0", "1,0", "0,0"]]
    assert shown(state) == {(46, "2,0"), (45, "3,0"), (43, "3,1")}


APART = """
    45 22/90 10/90 .
    44 .     .     .
"""
"""Without 22 there are two groups of two once 46 lies at the right end."""


@pytest.mark.rule("LC-09")
def test_the_labyrinth_may_fall_into_groups() -> None:
    state = board(APART, [46])
    play(state, "place 46 3,0 0", "take 22 with 46")
    assert shown(state) == {(45, "0,0"), (44, "0,1"), (10, "2,0"), (46, "3,0")}


@pytest.mark.rule("LC-09")
def test_in_one_piece_it_may_not() -> None:
    state = board(APART, [46], one_piece=True)
    play(state, "place 46 3,0 0")
    assert state.acting() == 2
    assert state.score(1) == 0


@pytest.mark.rule("LC-09")
def test_in_one_piece_what_leaves_one_group_may_be_taken() -> None:
    state = board(NOTCH, [3], one_piece=True)
    play(state, "place 3 0,0 0")
    assert legal(state) == ["take none", "take 43 with 3"]


@pytest.mark.rule("LC-05", "LC-08")
def test_a_cell_that_was_taken_from_can_be_used_again() -> None:
    state = board(NOTCH, [3])
    play(state, "place 3 0,0 0", "take 43 with 3")
    assert {text.split()[2] for text in legal(state)} >= {"0,1"}
    hand = game.view(state, 2).hand
    placement = next(text for text in legal(state) if text.split()[2] == "0,1")
    assert int(placement.split()[1]) in hand
    play(state, placement)
    assert "0,1" in {cell for _, cell in shown(state)}


@pytest.mark.rule("LC-08")
def test_what_happened_is_told() -> None:
    state = board(NOTCH, [3])
    events = play(state, "place 3 0,0 0")
    assert events[0] == Placed(
        seat=1, card=3, treasure="map", other_treasure="crown", cell="0,0", rotation=0
    )
