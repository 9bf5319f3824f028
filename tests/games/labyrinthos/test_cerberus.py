"""Cerberus and his cards (LO-42, LO-49)."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos.events import Bare
from clew.games.labyrinthos.monster_events import (
    Bled,
    Halted,
    Put,
    Smelled,
    Smelt,
)
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import (
    BLOOD,
    OPEN,
    asked,
    beast,
    decline_all,
    do,
    hand,
    options,
    roll,
    scene,
    waiting,
    why,
    wounds,
)

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("LO-49")]


def cerberus(*heroes: str, maze: str = OPEN, monster: str = "d4", **more: object) -> Labyrinthos:
    figures = ("leona", "diodotus", "akikios", "sostrate")
    return scene(maze, *heroes, monster=monster, beast="cerberus", figures=figures, **more)  # type: ignore[arg-type]


def rolled(state: Labyrinthos, face: int) -> None:
    """Seat 1's turn ends with a face of the die, whatever it holds."""
    held = state.cards[0]
    state.cards[0] = 0
    roll(state, face)
    state.cards[0] = held


@pytest.mark.rule("LO-42")
def test_with_a_hero_in_sight_he_must_go_for_it() -> None:
    state = cerberus("g7", "a5")
    rolled(state, 3)
    do(state, "monster d5")
    assert options(state) == ["monster c5"]
    do(state, "monster c5", "monster b5")
    do(state, "monster a5", dice=[0])
    assert asked(state) == "wound"


@pytest.mark.rule("LO-42")
def test_before_his_first_step_he_is_free() -> None:
    state = cerberus("g7", "d7")
    rolled(state, 1)
    assert options(state, "monster") == ["c4", "d3", "d5", "e4"]


@pytest.mark.rule("LO-42")
def test_the_nearest_counts_and_among_equals_the_controller_chooses() -> None:
    state = cerberus("b5", "f5", "d7")
    rolled(state, 3)
    do(state, "monster d5")
    assert options(state) == ["monster c5", "monster d6", "monster e5"]
    nearer = cerberus("b5", "f5", "d6")
    rolled(nearer, 3)
    do(nearer, "monster d5")
    assert options(nearer) == ["monster d6"]


@pytest.mark.rule("LO-42")
@pytest.mark.parametrize("hidden", ["wall", "dead end", "hide", "smoke"])
def test_what_he_does_not_see(hidden: str) -> None:
    maze = OPEN
    rows = maze.strip().split("\n")
    if hidden == "dead end":
        rows[4] = "┼ │ ┼ ┼ ┼ ┼ ┼"
    if hidden == "hide":
        rows[4] = "┼h ┼ ┼ ┼ ┼ ┼ ┼"
    walls = ["a5 east"] if hidden == "wall" else []
    state = cerberus("g7", "a5", maze="\n".join(rows), walls=walls)
    if hidden == "smoke":
        state.smoked = 2
    rolled(state, 3)
    do(state, "monster d5")
    assert len(options(state)) > 2


@pytest.mark.rule("LO-42")
def test_no_passage_is_seen_through() -> None:
    maze = OPEN.strip().replace("┼", "┼p", 1)
    rows = maze.split("\n")
    rows[4] = "┼ ┼ ┼ ┼p ┼ ┼ ┼"
    state = cerberus("g7", "a1", maze="\n".join(rows))
    rolled(state, 3)
    do(state, "monster d5")
    assert len(options(state)) > 2


def test_smell_o_vision_looks_at_a_hand_and_discards_a_card() -> None:
    state = cerberus("g7", "a5", "g1", hands=[[], ["disarm", "ambrosia"], ["smell-o-vision"]])
    rolled(state, 1)
    do(state, "monster d5")
    # Not the hero's own player for the smell; everybody for a Honey Cake.
    assert (asked(state), waiting(state)) == ("on-step", [2, 3])
    do(state, "2: decline", "3: play smell-o-vision", "player 2")
    events = decline_all(state)
    assert Smelled(seat=3, other_seat=2) in events
    assert Smelt(seat=3, other_seat=2, cards=["ambrosia", "disarm"]) in events
    assert (asked(state), state.acting()) == ("smell", 3)
    assert options(state) == ["discard ambrosia", "discard disarm"]
    do(state, "discard disarm")
    assert hand(state, 2) == ["ambrosia"]
    assert state.knows(3, 2) == state.cards[1]


def test_smell_o_vision_finds_nothing_if_the_last_card_was_played_in_vain() -> None:
    hands = [[], ["hermes-mischief"], ["smell-o-vision", "hermes-mischief"]]
    state = cerberus("g7", "a5", "g1", hands=hands)
    rolled(state, 1)
    do(state, "monster d5", "2: decline", "3: play smell-o-vision", "player 2")
    events = do(state, "2: play hermes-mischief", "3: play hermes-mischief")
    assert Bare(seat=2) in events
    assert (asked(state), hand(state, 2)) == ("monster", [])


def test_smell_o_vision_needs_a_hero_not_in_sight_before() -> None:
    state = cerberus("g7", "d7", "g1", hands=[[], ["disarm"], ["smell-o-vision"]])
    rolled(state, 0)
    do(state, "monster d5")
    assert state.seat == 2


def test_smell_o_vision_after_a_charge() -> None:
    state = cerberus("g7", "a7", "g1", hands=[[], ["disarm"], ["smell-o-vision"]])
    rolled(state, 5)
    do(state, "charge south")
    assert (asked(state), waiting(state)) == ("on-step", [3])
    assert why(state, "play honey-cake", 3) == 50


def test_smell_o_vision_after_a_secret_passage() -> None:
    rows = OPEN.strip().split("\n")
    rows[3] = "┼ ┼ ┼ ┼D ┼ ┼ ┼p"
    rows[6] = "┼ ┼ ┼p ┼ ┼ ┼ ┼"
    maze = "\n".join(rows)
    hands = [[], ["disarm"], ["smell-o-vision"]]
    state = cerberus("g7", "a7", "e1", maze=maze, monster="g4", hands=hands)
    rolled(state, 4)
    do(state, "monster c7")
    assert (asked(state), waiting(state)) == ("on-step", [3])
    do(state, "3: play smell-o-vision", "player 2", "discard disarm")
    assert (hand(state, 2), state.seat) == ([], 2)


def test_smell_o_vision_on_a_hero_whose_tile_he_comes_to_by_a_passage() -> None:
    maze = OPEN.replace("┼", "┼p", 1).strip() + "p"
    hands = [[], ["disarm"], ["smell-o-vision"]]
    state = cerberus("d4", "a1", "e2", maze=maze, monster="g7", hands=hands)
    rolled(state, 0)
    do(state, "monster a1")
    assert (asked(state), waiting(state)) == ("on-step", [3])
    do(state, "3: decline")
    assert asked(state) == "on-attack"


def test_no_smell_o_vision_on_a_hero_who_shared_his_tile() -> None:
    hands = [[], ["disarm"], ["smell-o-vision"]]
    state = cerberus("g7", "d4", "g1", hands=hands)
    rolled(state, 0)
    do(state, "monster d5")
    assert state.seat == 2


def test_honey_cake_takes_his_remaining_points() -> None:
    state = cerberus("g7", "a1", hands=[[], ["honey-cake"]])
    rolled(state, 3)
    do(state, "monster d5")
    assert (asked(state), waiting(state)) == ("on-step", [2])
    events = do(state, "2: play honey-cake")
    assert Halted(seat=2) in events
    assert (beast(state), state.seat) == ("d5", 2)


def test_honey_cake_where_he_began_puts_him_on_the_door() -> None:
    state = cerberus("g7", "a1", monster="d5", hands=[[], ["honey-cake"]])
    rolled(state, 3)
    do(state, "monster e5", "2: decline", "monster d5")
    events = do(state, "2: play honey-cake")
    assert Put(monster="cerberus", cell="d4") in events


def test_no_honey_cake_without_points() -> None:
    state = cerberus("g7", "a1", hands=[[], ["honey-cake"]])
    rolled(state, 0)
    do(state, "monster d5")
    assert state.seat == 2


def test_three_jaws_takes_the_higher_of_two_rolls() -> None:
    state = cerberus("g7", "d5", hands=[["three-jaws"], []])
    rolled(state, 0)
    do(state, "monster d5")
    assert (asked(state), waiting(state)) == ("on-attack", [1])
    events = do(state, "1: play three-jaws", dice=[BLOOD[1], BLOOD[3]])
    assert Bled(seat=1, blood=3, lower=1) in events


def test_gate_of_hades_puts_him_on_the_door() -> None:
    state = cerberus("a1", "d4", monster="g1", hands=[["gate-of-hades"]])
    do(state, "play gate-of-hades")
    assert (beast(state), wounds(state, 2), asked(state)) == ("d4", [], "turn")
    there = cerberus("a1", "g7", hands=[["gate-of-hades"]])
    assert why(there, "play gate-of-hades") == 53


def test_fresh_trail_shortens_the_way_with_each_point() -> None:
    state = cerberus("a1", "e6", hands=[["fresh-trail"]])
    do(state, "play fresh-trail")
    assert options(state) == ["monster d5", "monster e4"]
    do(state, "monster d5")
    assert options(state, "monster") == ["d6", "e5"]


def test_fresh_trail_is_spent_freely_if_nothing_shortens() -> None:
    maze = OPEN.strip().replace("┼", "┼h", 1)
    state = cerberus("a1", "a1", maze=maze, hands=[["fresh-trail"]])
    do(state, "play fresh-trail")
    assert options(state, "monster") == ["c4", "d3", "d5", "e4"]
