"""The monster (LO-32 to LO-39, LO-04)."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos.monster import charges
from clew.games.labyrinthos.monster_events import (
    Attacked,
    Bled,
    Displaced,
    Put,
    Stood,
)
from tests.games.labyrinthos.boards import (
    BLOOD,
    CHARGE,
    OPEN,
    PASSAGE,
    asked,
    beast,
    can,
    do,
    options,
    place,
    roll,
    scene,
    tile,
    walls,
    why,
    wounds,
)

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LO-32")
def test_a_point_moves_rotates_or_removes_a_wall() -> None:
    maze = OPEN.replace("┼ ┼D", "├ ┼D")
    state = scene(maze, "a1", "g7", monster="d4", walls=["d4 east", "a6 south"])
    roll(state, 3)
    assert options(state, "monster") == ["c4", "d3", "d5"]
    assert options(state, "raze") == ["d4 east"]
    assert options(state, "rotate") == [
        "c4 left", "c4 right", "d3 right", "d4 right", "d5 right", "e4 right"
    ]  # fmt: skip
    do(state, "raze d4 east", "rotate c4 left", "monster e4", "monster e5")
    assert (beast(state), walls(state), tile(state, "c4")) == ("e5", ["a6 south"], "┴")
    assert state.seat == 2


@pytest.mark.rule("LO-32")
def test_a_secret_passage_costs_a_point() -> None:
    maze = OPEN.replace("┼", "┼p", 1).strip() + "p"
    state = scene(maze, "g1", "a7", monster="a1")
    roll(state, 1)
    do(state, "monster g7")
    assert beast(state) == "g7"
    assert state.top() >> 10 & 31 == 1


@pytest.mark.rule("LO-32")
def test_only_tiles_at_or_beside_it_are_rotated() -> None:
    maze = OPEN.replace("┼", "├")
    state = scene(maze.replace("├D", "┼D"), "a1", "g7", monster="d4")
    roll(state, 3)
    turned = {text.split()[0] for text in options(state, "rotate")}
    assert turned == {"d4", "c4", "e4", "d3", "d5"}


@pytest.mark.rule("LO-20", "LO-28")
def test_points_that_must_be_used_can_be_used_on_a_crossing() -> None:
    state = scene(OPEN.replace("┼ ┼", "┼ ┼m", 1), "a1", "g7", monster="d4")
    do(state, "move b1", "monster d5", "rotate d5 right")
    assert (beast(state), asked(state)) == ("d5", "turn")


@pytest.mark.rule("LO-20", "LO-35")
def test_the_last_point_is_not_used_on_a_crossing_where_it_began() -> None:
    state = scene(OPEN.replace("┼ ┼", "┼ ┼m", 1), "a1", "g7", monster="d4")
    do(state, "move b1", "rotate d5 right")
    assert why(state, "rotate d5 right") == 35
    assert options(state) == ["monster c4", "monster d3", "monster d5", "monster e4"]


@pytest.mark.rule("LO-33")
def test_the_secret_passage_face_moves_it_to_another_passage_where_it_attacks() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼p ┼p ┼", 1)
    state = scene(maze, "g7", "b1", monster="a1")
    roll(state, PASSAGE)
    assert options(state, "monster") == ["b1"]
    events = do(state, "monster b1", dice=[0])
    assert Attacked(seat=1, monster="minotaur", seats=[2], cell="b1") in events


@pytest.mark.rule("LO-33")
def test_without_another_passage_it_is_put_on_the_door() -> None:
    maze = OPEN.replace("┼", "┼p", 1)
    state = scene(maze, "g7", "d4", monster="a1")
    events = roll(state, PASSAGE)
    assert Put(monster="minotaur", cell="d4") in events
    assert (beast(state), wounds(state, 2), state.seat) == ("d4", [], 2)


@pytest.mark.rule("LO-34")
def test_a_charge_breaks_walls_and_stops_at_a_hero() -> None:
    state = scene(OPEN, "g7", "e1", monster="a1", walls=["b1 east", "f1 east"])
    roll(state, CHARGE)
    events = do(state, "charge east", dice=[0])
    assert (beast(state), walls(state)) == ("e1", ["f1 east"])
    assert Attacked(seat=1, monster="minotaur", seats=[2], cell="e1") in events


@pytest.mark.rule("LO-34", "LO-31")
def test_a_wall_where_paths_do_not_meet_or_before_a_face_down_tile_stays() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼ ┼ │", 1)
    state = scene(maze, "g7", "g6", monster="a1", walls=["c1 east"])
    roll(state, CHARGE)
    do(state, "charge east")
    assert (beast(state), walls(state)) == ("c1", ["c1 east"])
    down = scene(OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼ ┼ ░", 1), "g7", "g6", monster="a1", walls=["c1 east"])
    roll(down, CHARGE)
    do(down, "charge east")
    assert (beast(down), walls(down)) == ("c1", ["c1 east"])


@pytest.mark.rule("LO-34", "LO-35")
def test_a_charge_without_a_direction_puts_it_on_the_door() -> None:
    maze = OPEN.replace("┼ ┼", "┼ │", 1).replace("\n┼", "\n─", 2).replace("\n─", "\n┼", 1)
    state = scene(maze, "g7", "g6", monster="a1")
    assert charges(state) == 0
    roll(state, CHARGE)
    assert beast(state) == "d4"


BOXED = """
╷ │ ┼ ┼ ┼ ┼ ┼
─ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼D ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
"""


@pytest.mark.rule("LO-35")
def test_if_no_use_of_the_points_takes_it_away_it_is_put_on_the_door() -> None:
    state = scene(BOXED, "g7", "g6", monster="a1")
    roll(state, 0)
    assert (beast(state), state.seat) == ("d4", 2)


@pytest.mark.rule("LO-35")
def test_points_are_not_spent_so_that_it_could_no_longer_leave() -> None:
    state = scene(BOXED, "g7", "g6", monster="a1")
    roll(state, 1)
    assert options(state) == ["rotate a2 right"]
    assert why(state, "rotate b1 right") == 35
    do(state, "rotate a2 right", "monster a2")
    assert beast(state) == "a2"


@pytest.mark.rule("LO-35")
def test_it_does_not_end_where_it_began() -> None:
    state = scene(OPEN, "g7", "g6", monster="a1")
    roll(state, 1)
    do(state, "monster b1")
    assert why(state, "monster a1") == 35
    longer = scene(OPEN, "g7", "g6", monster="a1")
    roll(longer, 2)
    do(longer, "monster b1", "monster a1")
    assert why(longer, "done") == 35
    assert options(longer, "monster") == ["a2", "b1"]


@pytest.mark.rule("LO-35")
def test_it_does_not_return_to_its_first_tile_to_attack() -> None:
    state = scene(OPEN, "a1", "a1", monster="a1")
    roll(state, 2)
    do(state, "monster b1")
    assert why(state, "monster a1") == 35


@pytest.mark.rule("LO-35")
def test_the_dies_points_may_be_left_once_it_is_elsewhere() -> None:
    state = scene(OPEN, "g7", "g6", monster="a1")
    roll(state, 3)
    assert why(state, "done") == 35
    do(state, "monster b1", "done")
    assert (beast(state), state.seat) == ("b1", 2)


@pytest.mark.rule("LO-35")
def test_on_the_door_and_unable_to_leave_it_stays() -> None:
    maze = OPEN.replace("┼ ┼D ┼", "│ ┼D │")
    maze = "\n".join(
        row if i not in (2, 4) else "┼ ┼ ┼ ─ ┼ ┼ ┼"
        for i, row in enumerate(maze.strip().split("\n"))
    )
    state = scene(maze, "g7", "g6", monster="d4")
    roll(state, 0)
    assert (beast(state), state.seat) == ("d4", 2)


@pytest.mark.rule("LO-36")
def test_it_does_not_trigger_symbols() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼ ┼t ┼w", 1)
    state = scene(maze, "g7", "g6", monster="a1")
    roll(state, 1)
    do(state, "monster b1", "monster c1")
    assert (walls(state), state.seat) == ([], 2)


@pytest.mark.rule("LO-37")
def test_an_attack_wounds_and_displaces_all_on_the_tile_in_order() -> None:
    state = scene(OPEN, "b1", "g7", "b1", monster="a1", figures=("leona", "sostrate", "akikios"))
    state.seat = 2
    state.pop()
    state.push(1 | 2 << 7)
    state.waiting = 2
    roll(state, 3)
    events = do(state, "monster b1", dice=[BLOOD[2]])
    assert Bled(seat=2, blood=2) in events
    assert (asked(state), state.acting()) == ("wound", 3)
    do(state, "wound heal", "wound rotate-tile")
    assert state.acting() == 1
    do(state, "wound heal", "wound move")
    assert (asked(state), state.acting()) == ("displace", 2)
    assert options(state, "send") == ["a1", "b2", "c1"]
    events = do(state, "send c1", "send b2")
    assert [event for event in events if isinstance(event, Displaced)] == [
        Displaced(seat=2, hero_seat=3, cell="c1"),
        Displaced(seat=2, hero_seat=1, cell="b2"),
    ]
    assert (beast(state), state.seat) == ("b1", 3)


@pytest.mark.rule("LO-37")
def test_with_no_adjacent_connected_tile_the_hero_stays() -> None:
    maze = OPEN.replace("┼ ┼", "┼p ┼p", 1)
    state = scene(maze, "g7", "a1", monster="b1", walls=["a1 east", "a1 south"])
    roll(state, 0)
    events = do(state, "monster a1", "2: wound heal", dice=[0])
    assert Stood(seat=2) in events
    assert place(state, 2) == beast(state) == "a1"


@pytest.mark.rule("LO-04", "LO-37")
def test_shield_maiden_is_not_displaced_unless_her_special_is_wounded() -> None:
    figures = ("leona", "sostrate")
    for slot, task in (("heal", "turn"), ("special", "displace")):
        state = scene(OPEN, "g7", "b1", monster="a1", figures=figures)
        roll(state, 0)
        do(state, "monster b1", f"2: wound {slot}", dice=[0])
        assert asked(state) == task
        assert place(state, 2) == "b1"


MINOTAURS = OPEN.replace("┼ ┼ ┼", "┼m ┼ ┼m", 1)


@pytest.mark.rule("LO-38")
def test_a_movement_gained_by_displacement_comes_after_the_current_one() -> None:
    state = scene(MINOTAURS, "g7", "b1", monster="b2", figures=("leona", "diodotus"))
    roll(state, 3)
    do(state, "monster b1", "2: wound heal", "send c1", dice=[0])
    assert (asked(state), state.acting()) == ("monster", 2)
    assert why(state, "done") == 35


@pytest.mark.rule("LO-38")
def test_each_hero_moved_by_others_gains_one_movement_at_most() -> None:
    state = scene(MINOTAURS, "g7", "b1", monster="b2", figures=("leona", "diodotus"))
    roll(state, 3)
    do(state, "monster b1", "2: wound heal", "send c1", dice=[0])
    do(state, "monster c1", "2: wound move", "send b1", dice=[0])
    assert state.seat == 2
    again = scene(MINOTAURS, "g7", "b1", monster="b2", figures=("leona", "diodotus"))
    roll(again, 3)
    do(again, "monster b1", "2: wound heal", "send c1", dice=[0])
    do(again, "monster b2", "monster c2")
    assert again.seat == 2


@pytest.mark.rule("LO-38")
def test_movements_gained_wait_in_seat_order_from_the_controller() -> None:
    state = scene(
        MINOTAURS, "g7", "b1", "b1", monster="b2", figures=("leona", "diodotus", "akikios")
    )
    roll(state, 0)
    do(state, "monster b1", "2: wound heal", "3: wound heal", "send c1", "send a1", dice=[0])
    assert state.acting() == 2
    do(state, "monster b2", "monster b3")
    assert (asked(state), state.acting()) == ("monster", 3)


@pytest.mark.rule("LO-39")
def test_starting_a_turn_on_its_tile_is_no_attack() -> None:
    state = scene(OPEN, "a1", "g7", monster="a1")
    assert (asked(state), wounds(state, 1)) == ("turn", [])
    assert can(state, "move b1")


@pytest.mark.rule("LO-04", "LO-28")
def test_wild_intuition_rolls_the_die_instead() -> None:
    maze = OPEN.replace("┼ ┼", "┼ ┼m", 1)
    state = scene(maze, "a1", "g7", monster="d4", figures=("leona", "diodotus"))
    do(state, "move b1")
    assert options(state) == ["points", "roll"]
    do(state, "roll", dice=[CHARGE])
    assert (asked(state), state.acting()) == ("charge", 1)
    usual = scene(maze, "a1", "g7", monster="d4", figures=("leona", "diodotus"))
    do(usual, "move b1", "points")
    assert asked(usual) == "monster"


@pytest.mark.rule("LO-04", "LO-54")
def test_leona_controls_what_she_rolls_in_anothers_turn() -> None:
    state = scene(MINOTAURS, "g7", "b1", monster="b2", figures=("akikios", "leona"))
    roll(state, 0)
    do(state, "monster b1", "2: wound heal", "send c1", dice=[0])
    assert (asked(state), state.acting()) == ("intuition", 2)


@pytest.mark.rule("LO-04")
def test_royal_cunning_gives_a_wound_for_a_card_once_a_turn() -> None:
    state = scene(
        OPEN,
        "a1",
        "g7",
        figures=("akikios", "leona"),
        hands=[["ambrosia", "disarm"]],
        wounds=[["move", "heal"]],
    )
    do(state, "special", "discard disarm", "give move", "player 2")
    assert (asked(state), state.acting()) == ("wound", 2)
    do(state, "wound rotate-tile")
    assert (wounds(state, 1), wounds(state, 2)) == (["heal"], ["rotate-tile"])
    assert why(state, "special") == 4
    assert (state.has_feet(1), state.has_hands(1)) == (7, 7)
