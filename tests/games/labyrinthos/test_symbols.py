"""Symbols, walls, wounds (LO-27 to LO-31, LO-40, LO-54)."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos.components import SLOTS
from clew.games.labyrinthos.events import (
    Numb,
    Spared,
)
from tests.games.labyrinthos.boards import (
    OPEN,
    asked,
    beast,
    can,
    do,
    options,
    place,
    roll,
    scene,
    walls,
    why,
    wounds,
)

pytestmark = pytest.mark.both_builds


def with_symbol(symbol: str) -> str:
    """b1 has a symbol."""
    return OPEN.replace("┼ ┼", f"┼ ┼{symbol}", 1)


@pytest.mark.rule("LO-27")
def test_a_wall_symbol_places_a_wall_anywhere() -> None:
    maze = with_symbol("w").replace(
        "┼ ┼ ┼ ┼ ┼ ┼ ┼\n┼ ┼ ┼ ┼ ┼ ┼ ┼\n┼ ┼ ┼ ┼D", "┼ ░ ░ ┼ ┼ ┼ ┼\n┼ ┼ ┼ ┼ ┼ ┼ ┼\n┼ ┼ ┼ ┼D"
    )
    state = scene(maze, "a1", "g7")
    do(state, "move b1")
    assert asked(state) == "place-wall"
    assert why(state, "done") == 27
    # Between explored and unexplored tiles, and between two unexplored ones.
    assert can(state, "wall a2 east")
    assert can(state, "wall b2 east")
    do(state, "wall b2 east")
    assert walls(state) == ["b2 east"]


@pytest.mark.rule("LO-27")
def test_two_walls_at_a_tile_at_most_and_none_on_the_edge() -> None:
    state = scene(with_symbol("w"), "a1", "g7", walls=["d4 east", "d4 south"])
    do(state, "move b1")
    assert why(state, "wall d4 east") == 27
    assert why(state, "wall c4 east") == 27
    assert why(state, "wall d3 south") == 27
    assert why(state, "wall g1 east") == 27
    assert why(state, "wall a7 south") == 27
    assert can(state, "wall e4 east")


@pytest.mark.rule("LO-28")
def test_a_minotaur_symbol_gives_two_points_that_must_be_used() -> None:
    state = scene(with_symbol("m"), "a1", "g7", monster="d4")
    do(state, "move b1")
    assert (asked(state), state.acting()) == ("monster", 1)
    do(state, "monster d5")
    assert why(state, "done") == 32
    do(state, "monster d6")
    assert (beast(state), asked(state)) == ("d6", "turn")


@pytest.mark.rule("LO-28")
def test_an_attack_ends_the_two_points() -> None:
    state = scene(with_symbol("m"), "a1", "d5", monster="d4")
    do(state, "move b1", "monster d5", dice=[0])
    assert asked(state) == "wound"
    do(state, "2: wound heal", "send d6")
    assert (beast(state), asked(state)) == ("d5", "turn")


@pytest.mark.rule("LO-29")
def test_a_hero_on_a_hide_tile_is_not_attacked() -> None:
    state = scene(with_symbol("h"), "c1", "g7", monster="a1")
    do(state, "move b1")
    roll(state, 0)
    do(state, "monster b1")
    assert (beast(state), wounds(state, 1), state.seat) == ("b1", [], 2)


@pytest.mark.rule("LO-29", "LO-34")
def test_the_monster_charges_through_a_hide_tile() -> None:
    state = scene(with_symbol("h"), "b1", "g7", monster="a1")
    roll(state, 5)
    do(state, "charge east")
    assert (beast(state), wounds(state, 1)) == ("g1", [])


@pytest.mark.rule("LO-30")
def test_a_trap_wounds_whoever_is_moved_onto_it() -> None:
    state = scene(with_symbol("t"), "a1", "g7")
    do(state, "move b1")
    do(state, "wound rotate-tile")
    assert (wounds(state, 1), asked(state)) == (["rotate-tile"], "turn")


@pytest.mark.rule("LO-30", "LO-38")
def test_a_displaced_hero_is_trapped_too() -> None:
    state = scene(with_symbol("t"), "g7", "c1", monster="d1")
    roll(state, 0)
    do(state, "monster c1", "2: wound heal", "send b1", dice=[0])
    assert (place(state, 2), asked(state), state.acting()) == ("b1", "wound", 2)


@pytest.mark.rule("LO-04", "LO-30")
def test_veteran_warrior_is_spared_by_the_first_trap_of_the_turn() -> None:
    figures = ("diodotus", "leona")
    state = scene(with_symbol("t"), "a1", "g7", figures=figures)
    assert Spared(seat=1) in do(state, "move b1")
    do(state, "move c1", "move b1")
    assert asked(state) == "wound"


@pytest.mark.rule("LO-04", "LO-30")
@pytest.mark.parametrize("slot", ["wound", "key"])
def test_a_covered_or_wounded_special_does_nothing(slot: str) -> None:
    state = scene(
        with_symbol("t"),
        "a1",
        "g7",
        figures=("diodotus", "leona"),
        wounds=[["special"]] if slot == "wound" else [],
        keys=[{"special": "run"}] if slot == "key" else [],
    )
    do(state, "move b1")
    assert asked(state) == "wound"


@pytest.mark.rule("LO-31")
def test_face_down_tiles_and_the_edge_are_dead_ends_for_a_charge() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼ ┼ ░", 1)
    state = scene(maze, "g7", "g6", monster="a1")
    roll(state, 5)
    assert options(state, "charge") == ["east", "south"]
    do(state, "charge east")
    assert beast(state) == "c1"


@pytest.mark.rule("LO-40")
def test_the_wounded_player_chooses_a_free_action() -> None:
    state = scene(
        with_symbol("t"), "a1", "g7", wounds=[["heal", "rotate-tile"]], keys=[{"explore": "lure"}]
    )
    do(state, "move b1")
    assert options(state, "wound") == sorted(
        ["move", "explore", "discover", "desperate", "rotate-wall", "special"]
    )
    assert why(state, "wound heal") == 40
    assert why(state, "wound empty") == 40
    do(state, "wound explore")
    assert wounds(state, 1) == ["heal", "rotate-tile", "explore"]


@pytest.mark.rule("LO-40")
def test_a_key_on_the_empty_slot_can_be_wounded() -> None:
    state = scene(with_symbol("t"), "a1", "g7", keys=[{"empty": "lure"}])
    do(state, "move b1")
    assert can(state, "wound empty")


@pytest.mark.rule("LO-40")
def test_with_no_free_action_the_wound_is_discarded() -> None:
    figures = ("leona", "diodotus")
    state = scene(OPEN, "g7", "b1", monster="a1", wounds=[[], SLOTS[:8]], figures=figures)
    roll(state, 0)
    events = do(state, "monster b1", dice=[0])
    assert Numb(seat=2) in events
    assert (len(wounds(state, 2)), asked(state)) == (8, "displace")


@pytest.mark.rule("LO-54")
def test_choices_outside_the_own_turn_are_the_players_own() -> None:
    maze = OPEN.replace("┼ ┼", "┼ ┼w", 1)
    state = scene(maze, "g7", "c1", monster="d1")
    roll(state, 0)
    do(state, "monster c1", dice=[0])
    assert (asked(state), state.acting()) == ("wound", 2)
    do(state, "wound heal", "send b1")
    assert (asked(state), state.acting()) == ("place-wall", 2)
    assert state.refusal(1, 0) == -1
