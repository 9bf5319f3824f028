"""The basic actions (LO-16 to LO-25)."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos.events import (
    Moved,
    Shifted,
    TurnedUp,
)
from tests.games.labyrinthos.boards import (
    OPEN,
    asked,
    can,
    do,
    keys,
    options,
    place,
    scene,
    tile,
    walls,
    why,
    wounds,
)

pytestmark = pytest.mark.both_builds

PATHS = """
┼ ─ ┼ │ ┼ ┼ ┼
│ ┼ ┼ ┼ ┼ ┼ ┼
░ ┼ ┼p ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼D ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼p ┼
┼ ┼ ┼ ┼ ┼ ┼ ░
"""


@pytest.mark.rule("LO-16")
def test_tiles_are_connected_where_paths_meet_and_no_wall_stands() -> None:
    state = scene(PATHS, "c1", "g1")
    assert options(state, "move") == ["b1", "c2"]
    walled = scene(PATHS, "c1", "g1", walls=["b1 east"])
    assert options(walled, "move") == ["c2"]


@pytest.mark.rule("LO-16")
def test_secret_passages_are_connected_to_each_other() -> None:
    state = scene(PATHS, "c3", "g1")
    assert "f6" in options(state, "move")
    do(state, "move f6")
    assert place(state, 1) == "f6"


@pytest.mark.rule("LO-17")
def test_never_through_walls_or_dead_ends_nor_onto_face_down_tiles() -> None:
    state = scene(PATHS, "b1", "g1")
    assert options(state, "move") == ["a1", "c1"]
    down = scene(PATHS, "a2", "g1")
    assert options(down, "move") == ["a1"]
    assert why(down, "move a3") == 17


@pytest.mark.rule("LO-17")
def test_not_onto_the_monster_except_on_a_hide_tile() -> None:
    state = scene(OPEN, "a1", "g7", monster="b1")
    assert options(state, "move") == ["a2"]
    hidden = scene(OPEN.replace("┼ ┼", "┼ ┼h", 1), "a1", "g7", monster="b1")
    assert options(hidden, "move") == ["a2", "b1"]


@pytest.mark.rule("LO-18")
def test_exploring_shows_the_tile_before_its_rotation_is_chosen() -> None:
    state = scene(PATHS, "a2", "g1")
    assert options(state, "explore") == ["a3"]
    events = do(state, "explore a3")
    assert TurnedUp(seat=1, cell="a3", feature="plain", shape="tee") in events
    assert options(state, "turn") == ["0", "180", "270", "90"]
    events = do(state, "turn 90")
    assert tile(state, "a3") == "┬"
    assert Moved(seat=1, from_cell="a2", cell="a3") in events


@pytest.mark.rule("LO-18")
def test_the_explorer_moves_on_even_with_no_path_back() -> None:
    state = scene(PATHS, "a2", "g1")
    do(state, "explore a3", "turn 90")
    assert place(state, 1) == "a3"
    assert "a2" not in options(state, "move")


@pytest.mark.rule("LO-18")
def test_exploring_needs_a_path_without_a_wall() -> None:
    assert options(scene(PATHS, "b3", "g1"), "explore") == ["a3"]
    assert options(scene(PATHS, "b3", "g1", walls=["a3 east"]), "explore") == []
    closed = PATHS.replace("░ ┼ ┼p", "░ │ ┼p")
    assert why(scene(closed, "b3", "g1"), "explore a3") == 18


@pytest.mark.rule("LO-19")
def test_heroes_share_tiles_and_meet_symbols_at_once() -> None:
    maze = OPEN.replace("┼ ┼", "┼ ┼t", 1)
    state = scene(maze, "a1", "b1")
    do(state, "move b1")
    assert place(state, 1) == place(state, 2) == "b1"
    assert asked(state) == "wound"
    assert state.acting() == 1


@pytest.mark.rule("LO-20")
def test_rotating_any_face_up_tile_either_way_occupied_or_not() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "├ └ │", 1)
    state = scene(maze, "a1", "b1")
    first = [text for text in options(state, "rotate") if text[:2] in ("a1", "b1", "c1")]
    assert first == ["a1 left", "a1 right", "b1 left", "b1 right", "c1 right"]
    do(state, "rotate a1 right", "rotate b1 left", "rotate c1 right")
    assert [tile(state, cell) for cell in ("a1", "b1", "c1")] == ["┬", "┘", "─"]
    assert why(scene(PATHS, "a1", "g1"), "rotate a3 right") == 20


@pytest.mark.rule("LO-20")
def test_a_crossing_is_rotated_one_way_and_stays_as_it_is() -> None:
    state = scene(OPEN, "a1", "b1")
    assert why(state, "rotate c1 left") == 20
    do(state, "rotate c1 right")
    assert (tile(state, "c1"), state.has_hands(1)) == ("┼", 6)


@pytest.mark.rule("LO-21", "LO-27")
def test_a_wall_at_the_own_tile_goes_to_another_side() -> None:
    state = scene(OPEN, "b2", "g7", walls=["b2 east", "d4 east"])
    assert options(state, "shift") == ["b2 east north", "b2 east south", "b2 east west"]
    events = do(state, "shift b2 east north")
    assert Shifted(seat=1, cell="b2", side="e", to_side="n") in events
    assert walls(state) == ["b1 south", "d4 east"]


@pytest.mark.rule("LO-21", "LO-27")
def test_a_wall_is_not_rotated_beyond_the_limit_or_to_the_edge() -> None:
    state = scene(OPEN, "a1", "g7", walls=["a1 east", "a2 south", "a2 east"])
    assert options(state, "shift") == []
    assert why(state, "shift a1 east south") == 21


@pytest.mark.rule("LO-22")
def test_heal_removes_one_wound_and_recover_all() -> None:
    state = scene(OPEN, "a1", "g7", wounds=[["move", "explore", "rotate-tile"]])
    do(state, "heal explore")
    assert wounds(state, 1) == ["move", "rotate-tile"]
    do(state, "recover 5")
    assert wounds(state, 1) == []


KEYED = OPEN.replace("┼ ┼ ┼ ┼", "┼B ┼S ┼G ┼I", 1)


@pytest.mark.rule("LO-23")
def test_discover_takes_one_of_the_colours_tokens_and_a_slot() -> None:
    state = scene(KEYED, "a1", "g7", keys=[{}, {"move": "build"}])
    do(state, "discover")
    assert options(state, "take") == ["bandages", "secret-lever", "visions"]
    do(state, "take visions", "slot heal")
    assert keys(state, 1) == {"heal": "visions"}


@pytest.mark.rule("LO-23")
def test_discover_needs_a_key_tile_and_no_key_of_its_colour() -> None:
    assert why(scene(OPEN, "a1", "g7"), "discover") == 23
    owned = scene(KEYED, "a1", "g7", keys=[{"empty": "visions"}])
    assert why(owned, "discover") == 23


@pytest.mark.rule("LO-24")
def test_a_key_goes_on_a_slot_without_one() -> None:
    state = scene(KEYED, "a1", "g7", keys=[{"heal": "run"}], wounds=[["move"]])
    do(state, "discover", "take build")
    assert options(state, "slot") == sorted(
        [
            "move",
            "explore",
            "discover",
            "desperate",
            "rotate-wall",
            "rotate-tile",
            "special",
            "empty",
        ]
    )
    assert why(state, "slot heal") == 24
    do(state, "slot move")
    assert wounds(state, 1) == ["move"]
    assert why(state, "use build") == 15


@pytest.mark.rule("LO-25")
def test_rearranging_frees_the_action_below_and_leaves_the_wound() -> None:
    state = scene(OPEN, "a1", "g7", keys=[{"move": "run"}], wounds=[["explore"]])
    assert why(state, "move b1") == 15
    do(state, "rearrange 3", "key silver explore")
    assert keys(state, 1) == {"explore": "run"}
    assert can(state, "move b1")
    assert why(state, "use run") == 15
    assert wounds(state, 1) == ["explore"]


@pytest.mark.rule("LO-25")
def test_a_wound_left_on_the_empty_slot_counts_and_lies_on_the_next_key() -> None:
    state = scene(KEYED, "a1", "g7", keys=[{"empty": "run"}], wounds=[["empty"]])
    do(state, "rearrange 3", "key silver move")
    assert wounds(state, 1) == ["empty"]
    assert can(state, "heal empty")
    do(state, "discover", "take build", "slot empty")
    assert why(state, "use build") == 15


@pytest.mark.rule("LO-25")
def test_not_onto_another_key() -> None:
    state = scene(OPEN, "a1", "g7", keys=[{"move": "run", "heal": "build"}])
    do(state, "rearrange 0")
    assert why(state, "key silver heal") == 25
