"""Each key token's own action (LO-44), and winning with four (LO-45, LO-56)."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos.attacks import attackable
from clew.games.labyrinthos.components import KEYS, SLOTS, Cost
from clew.games.labyrinthos.events import (
    Stole,
    Stolen,
)
from clew.games.labyrinthos.monster_events import (
    Attacked,
)
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import (
    OPEN,
    asked,
    beast,
    can,
    do,
    game,
    hand,
    keys,
    options,
    place,
    roll,
    scene,
    tile,
    walls,
    why,
    wounds,
)

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("LO-44")]


def holding(key: str, maze: str = OPEN, *heroes: str, **more: object) -> Labyrinthos:
    """Seat 1 has a key on its empty slot."""
    return scene(maze, *(heroes or ("a1", "g7")), keys=[{"empty": key}], **more)  # type: ignore[arg-type]


def test_costs() -> None:
    hands = [key.name for key in KEYS if key.cost == Cost(hands=1)]
    feet = [key.name for key in KEYS if key.cost == Cost(feet=1)]
    assert feet == ["run", "double-step", "climb", "scout"]
    assert len(hands) == 10
    assert {key.name: key.cost for key in KEYS if key.name not in hands + feet} == {
        "bandages": Cost(either=1),
        "smoke": Cost(hands=2),
    }


def test_bandages_heal_a_wound_for_a_foot_or_a_hand() -> None:
    for token, feet in (("foot", 6), ("hand", 7)):
        state = holding("bandages", wounds=[["move", "rotate-tile"]])
        do(state, f"use bandages {token}")
        assert state.has_feet(1) == feet
        assert state.has_hands(1) == 13 - feet
        assert options(state) == ["heal move", "heal rotate-tile"]
        do(state, "heal rotate-tile")
        assert (wounds(state, 1), asked(state)) == (["move"], "turn")


def test_build_places_or_removes_two_walls_in_all() -> None:
    state = holding("build", walls=["c3 east"])
    do(state, "use build", "raze c3 east", "wall a1 south")
    assert (walls(state), asked(state)) == (["a1 south"], "turn")


def test_secret_lever_rotates_four_different_tiles() -> None:
    state = holding("secret-lever", OPEN.replace("┼ ┼ ┼ ┼ ┼", "├ ├ ├ ├ ├", 1))
    do(state, "use secret-lever", "rotate a1 right")
    assert why(state, "rotate a1 right") == 20
    do(state, "rotate b1 left", "rotate c1 right", "rotate d1 left")
    assert asked(state) == "turn"
    assert [tile(state, f"{column}1") for column in "abcde"] == ["┬", "┴", "┬", "┴", "├"]


def test_visions_move_four_different_walls_anywhere() -> None:
    state = holding("visions", walls=["c3 east", "f5 south"])
    do(state, "use visions")
    assert can(state, "shift c3 east north")
    assert can(state, "shift d3 west south")
    do(state, "shift d3 west south")
    assert walls(state) == ["d3 south", "f5 south"]
    assert not any(text.startswith(("d3", "d4")) for text in options(state, "shift"))
    do(state, "shift f6 north east")
    assert (walls(state), asked(state)) == (["d3 south", "f6 east"], "turn")


def test_run_goes_on_to_the_edge_and_meets_each_tile() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼ ┼t ┼", 1)
    state = holding("run", maze, "a1", "g7")
    do(state, "use run", "move b1")
    assert (place(state, 1), asked(state)) == ("c1", "wound")
    do(state, "wound heal")
    assert (place(state, 1), asked(state)) == ("g1", "turn")


def test_run_stops_at_a_wall_and_before_the_monster() -> None:
    walled = holding("run", OPEN, "a1", "g7", walls=["c1 east"])
    do(walled, "use run", "move b1")
    assert place(walled, 1) == "c1"
    met = holding("run", OPEN, "a1", "g7", monster="e1")
    do(met, "use run", "move b1")
    assert place(met, 1) == "d1"


def test_who_is_displaced_while_running_loses_the_rest() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼m ┼ ┼", 1)
    state = holding("run", maze, "a1", "g7", monster="b2")
    do(state, "use run", "move b1", "monster b1", "wound heal", dice=[0])
    assert asked(state) == "turn"
    figures = ("diodotus", "leona")
    moved = holding("run", maze, "a1", "g7", monster="b2", figures=figures)
    do(moved, "use run", "move b1", "monster b1", "wound heal", "send a1", dice=[0])
    assert (place(moved, 1), asked(moved)) == ("a1", "turn")


def test_double_step_moves_up_to_two_tiles() -> None:
    state = holding("double-step")
    do(state, "use double-step", "move b1", "move b2")
    assert (place(state, 1), asked(state), state.has_feet(1)) == ("b2", "turn", 6)


def test_climb_crosses_a_wall_where_the_paths_meet() -> None:
    maze = OPEN.replace("┼\n┼ ┼", "┼\n─ ┼", 1)
    state = holding("climb", maze, "a1", "g7", walls=["a1 east", "a1 south"])
    do(state, "use climb")
    assert options(state) == ["move b1"]
    do(state, "move b1")
    assert (place(state, 1), walls(state)) == ("b1", ["a1 east", "a1 south"])
    beside = holding("climb", OPEN, "a1", "g7", walls=["a1 east"], monster="b1")
    assert why(beside, "use climb") == 53


def test_scout_turns_up_a_tile_without_moving() -> None:
    maze = OPEN.replace("┼ ┼", "┼ ░t", 1)
    state = holding("scout", maze)
    do(state, "use scout", "reveal b1", "turn 180")
    assert (place(state, 1), tile(state, "b1"), asked(state)) == ("a1", "┤", "turn")
    assert why(holding("scout", maze, walls=["a1 east"]), "use scout") == 53


def test_enrage_makes_the_monster_charge() -> None:
    state = holding("enrage", OPEN, "a1", "g7", monster="d4")
    do(state, "use enrage", "charge north")
    assert (beast(state), asked(state)) == ("d1", "turn")


def test_lure_gives_one_point() -> None:
    state = holding("lure", OPEN, "a1", "g7", monster="d4")
    do(state, "use lure")
    assert options(state, "monster") == ["c4", "d3", "d5", "e4"]
    do(state, "monster d3")
    assert (beast(state), asked(state)) == ("d3", "turn")


def test_bait_puts_the_monster_on_a_passage_without_a_hero() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼p ┼p ┼p ┼p", 1)
    state = holding("bait", maze, "a1", "b1", monster="d1")
    do(state, "use bait")
    assert options(state) == ["monster c1"]
    do(state, "monster c1")
    assert (beast(state), asked(state)) == ("c1", "turn")


def test_smoke_hides_until_the_own_next_turn() -> None:
    state = holding("smoke", OPEN, "b1", "g7", monster="a1")
    do(state, "use smoke")
    assert state.has_hands(1) == 5
    assert why(state, "use smoke") == 53
    events = roll(state, 5) + do(state, "charge east")
    assert not any(isinstance(event, Attacked) for event in events)
    assert beast(state) == "g1"
    assert state.smoked == 1
    roll(state, 0)
    do(state, "monster g2")
    assert (state.seat, state.smoked) == (1, 0)


def test_smoke_lets_the_hero_share_the_monsters_tile_and_run_past_it() -> None:
    state = holding("smoke", OPEN, "b1", "g7", monster="a1")
    assert why(state, "move a1") == 17
    do(state, "use smoke")
    events = do(state, "move a1")
    assert not any(isinstance(event, Attacked) for event in events)
    assert place(state, 1) == beast(state) == "a1"
    runner = scene(OPEN, "a1", "g7", monster="c1", keys=[{"empty": "run"}])
    runner.smoked = 1
    do(runner, "use run", "move b1")
    assert place(runner, 1) == "g1"


def test_smoke_outlasts_its_keys_wound() -> None:
    state = holding("smoke", OPEN, "b1", "g7", monster="a1")
    do(state, "use smoke")
    state.flip_wound(1, SLOTS.index("empty"))
    assert attackable(state, 1) == 0


def test_manipulate_moves_a_key_of_who_is_on_a_like_symbol() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼t ┼t ┼h", 1)
    state = scene(
        maze,
        "a1",
        "b1",
        "c1",
        keys=[{"empty": "manipulate"}, {"empty": "run"}, {"empty": "climb"}],
    )
    do(state, "use manipulate")
    assert options(state) == ["player 2"]
    do(state, "player 2", "key silver move")
    assert keys(state, 2) == {"move": "run"}


def test_manipulate_does_not_count_plain_and_key_tiles() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼ ┼ ┼B", 1)
    for one, other in (("a1", "b1"), ("c1", "c1")):
        state = scene(maze, one, other, keys=[{"empty": "manipulate"}, {"empty": "run"}])
        assert why(state, "use manipulate") == 53
    shared = OPEN.replace("┼", "┼t", 1)
    assert can(
        scene(shared, "a1", "a1", keys=[{"empty": "manipulate"}, {"empty": "run"}]),
        "use manipulate",
    )


def test_pickpocket_takes_a_random_card_from_a_neighbour() -> None:
    state = scene(
        OPEN, "a1", "b1", "g7", keys=[{"empty": "pickpocket"}], hands=[[], ["disarm"], ["ambrosia"]]
    )
    do(state, "use pickpocket")
    assert options(state) == ["player 2"]
    events = do(state, "player 2")
    assert Stole(seat=1, other_seat=2) in events
    assert Stolen(seat=1, other_seat=2, card="disarm") in events
    assert (hand(state, 1), hand(state, 2)) == (["disarm"], [])


def test_pickpocket_reaches_through_a_secret_passage() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼p ┼ ┼p", 1)
    state = scene(maze, "a1", "c1", keys=[{"empty": "pickpocket"}], hands=[[], ["disarm"]])
    assert can(state, "use pickpocket")


def test_hex_gives_a_wound_to_a_neighbour() -> None:
    state = scene(OPEN, "a1", "a1", keys=[{"empty": "hex"}], wounds=[["move", "heal"]])
    do(state, "use hex", "player 2", "give heal", "wound rotate-tile")
    assert (wounds(state, 1), wounds(state, 2)) == (["move"], ["rotate-tile"])
    far = scene(OPEN, "a1", "g7", keys=[{"empty": "hex"}], wounds=[["move"]])
    assert why(far, "use hex") == 53


def test_barter_swaps_keys_of_one_colour_wounds_stay() -> None:
    state = scene(
        OPEN,
        "a1",
        "g7",
        keys=[{"empty": "barter", "move": "run"}, {"heal": "climb", "rotate-tile": "lure"}],
        wounds=[["move"]],
    )
    do(state, "use barter")
    assert options(state) == ["barter 2 silver"]
    do(state, "barter 2 silver")
    assert keys(state, 1) == {"empty": "barter", "move": "climb"}
    assert keys(state, 2) == {"heal": "run", "rotate-tile": "lure"}
    assert wounds(state, 1) == ["move"]


def test_a_key_that_is_not_yours_cannot_be_used() -> None:
    assert why(holding("lure"), "use run") == 44


FOUR = {"empty": "run", "heal": "build", "rotate-tile": "lure", "rotate-wall": "hex"}


@pytest.mark.rule("LO-45")
def test_four_keys_and_moving_onto_the_door_wins_at_once() -> None:
    state = scene(OPEN, "c4", "g7", keys=[FOUR], monster="a1")
    do(state, "move d4")
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.termination) == ([1], "LO-45", "escaped")
    assert state.refusal(1, 0) == 45


@pytest.mark.rule("LO-45")
def test_three_keys_do_not_open_the_door() -> None:
    state = scene(OPEN, "c4", "g7", keys=[dict(list(FOUR.items())[:3])], monster="a1")
    do(state, "move d4")
    assert asked(state) == "turn"


@pytest.mark.rule("LO-45", "LO-37")
def test_being_displaced_onto_the_door_wins_too() -> None:
    state = scene(OPEN, "g7", "c4", keys=[{}, FOUR], monster="b4")
    roll(state, 0)
    do(state, "monster c4", "2: wound move", "send d4", dice=[0])
    assert state.result() == [0.0, 1.0]
    assert state.attacked == state.blood == state.depth == 0


@pytest.mark.rule("LO-56")
def test_the_first_moved_onto_the_door_wins() -> None:
    others = {"empty": "climb", "heal": "visions", "rotate-tile": "bait", "move": "barter"}
    state = scene(OPEN, "c4", "e4", keys=[FOUR, others], hands=[["earthquake"]], monster="a1")
    do(state, "play earthquake", "send d4")
    assert state.result() == [1.0, 0.0]
