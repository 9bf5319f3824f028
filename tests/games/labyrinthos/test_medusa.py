"""Medusa and her cards (LO-41, LO-43, LO-48)."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.labyrinthos.components import CARDS
from clew.games.labyrinthos.monster_events import (
    Attacked,
    Put,
)
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import (
    BLOOD,
    OPEN,
    asked,
    beast,
    can,
    do,
    game,
    keys,
    options,
    place,
    roll,
    scene,
    waiting,
    why,
    wounds,
)

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("LO-48")]


def medusa(*heroes: str, maze: str = OPEN, monster: str = "d4", **more: object) -> Labyrinthos:
    figures = ("leona", "diodotus", "akikios", "sostrate")
    return scene(maze, *heroes, monster=monster, beast="medusa", figures=figures, **more)  # type: ignore[arg-type]


@pytest.mark.rule("LO-43")
def test_her_cards_are_in_the_deck_and_only_hers() -> None:
    for monster in ("minotaur", "medusa", "cerberus"):
        options_ = game.read_options({"monster": monster, "heroes": ["leona", "akikios"]})
        state = game.new(2, options_, Fast(1))
        position = game.position(state)
        names = {card for part in (*position.cards, position.deck) for card in part}
        assert names == {card.name for card in CARDS if card.monster in ("", monster)}


@pytest.mark.rule("LO-43")
def test_minotaur_on_symbols_means_her() -> None:
    state = medusa("a1", "g7", maze=OPEN.replace("┼ ┼", "┼ ┼m", 1))
    do(state, "move b1", "points", "monster d5", "monster d6")
    assert beast(state) == "d6"


@pytest.mark.rule("LO-41")
def test_wounds_from_her_attack_go_topmost_first() -> None:
    state = medusa("g7", "d5", wounds=[[], ["move"]], keys=[{}, {"desperate": "run"}])
    roll(state, 0)
    do(state, "monster d5", dice=[BLOOD[3]])
    assert wounds(state, 2) == ["move", "heal", "desperate", "rotate-tile"]
    assert asked(state) == "displace"
    assert keys(state, 2) == {"desperate": "run"}


@pytest.mark.rule("LO-41")
def test_a_trap_is_not_her_attack() -> None:
    state = medusa("a1", "g7", maze=OPEN.replace("┼ ┼", "┼ ┼t", 1))
    do(state, "move b1")
    assert asked(state) == "wound"


def test_body_of_a_python_lets_her_strike_an_adjacent_tile() -> None:
    state = medusa("g7", "d6", "c5", hands=[["body-of-a-python"]])
    do(state, "play body-of-a-python")
    roll(state, 1)
    do(state, "monster d5")
    assert options(state) == ["done", "strike c5", "strike d6"]
    events = do(state, "strike d6", dice=[BLOOD[1]])
    assert Attacked(seat=1, monster="medusa", seats=[2], cell="d6") in events
    assert (beast(state), wounds(state, 2)) == ("d5", ["move"])
    assert "send d5" not in options(state)
    do(state, "send e6")
    assert (state.seat, state.python) == (2, 0)


def test_she_may_leave_the_strike_and_go_on() -> None:
    state = medusa("g7", "d6", hands=[["body-of-a-python"]])
    do(state, "play body-of-a-python")
    roll(state, 1)
    do(state, "monster d5", "done")
    assert asked(state) == "monster"
    assert can(state, "monster d6")


def test_no_wall_and_no_dead_end_keeps_her_from_striking_an_adjacent_tile() -> None:
    rows = OPEN.strip().split("\n")
    rows[4] = "┼ ┼ │ ┼ ┼ ┼ ┼"
    walls = ["d5 south"]
    maze = "\n".join(rows)
    state = medusa("g7", "d6", "c5", maze=maze, hands=[["body-of-a-python"]], walls=walls)
    do(state, "play body-of-a-python")
    roll(state, 1)
    do(state, "monster d5")
    assert options(state) == ["done", "strike c5", "strike d6"]


def test_who_is_hidden_or_diagonal_to_her_is_not_struck() -> None:
    rows = OPEN.strip().split("\n")
    rows[5] = "┼ ┼ ┼ ┼h ┼ ┼ ┼"
    state = medusa("g7", "d6", "c6", maze="\n".join(rows), hands=[["body-of-a-python"]])
    do(state, "play body-of-a-python")
    roll(state, 1)
    do(state, "monster d5")
    assert asked(state) == "monster"


def test_stone_gaze_stops_move_until_the_end_of_the_next_turn() -> None:
    state = medusa("a1", "d6", "e5", hands=[["stone-gaze"]])
    do(state, "play stone-gaze")
    assert options(state) == ["player 2"]
    do(state, "player 2")
    roll(state, 0)
    do(state, "monster c4")
    assert state.acting() == 2
    assert why(state, "move d5") == 48
    roll(state, 0)
    do(state, "monster b4")
    assert state.gazed == 0


def test_stone_gaze_is_not_aimed_at_a_hero_on_her_own_tile() -> None:
    state = medusa("a1", "d4", "d6", hands=[["stone-gaze"]])
    do(state, "play stone-gaze")
    assert options(state) == ["player 3"]


def test_stone_gaze_leaves_explore_and_keys() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼ ░ ┼", 1)
    state = medusa("a1", "g7", maze=maze, keys=[{"empty": "double-step"}])
    state.gazed = 1
    assert options(state, "move") == []
    assert can(state, "explore b1")
    assert can(state, "use double-step")


def test_mirror_shield_saves_its_player_and_sends_her_to_the_door() -> None:
    state = medusa("g7", "b1", "b1", monster="a1", hands=[[], ["mirror-shield"], []])
    roll(state, 0)
    do(state, "monster b1")
    assert waiting(state) == [2]
    events = do(state, "2: play mirror-shield", dice=[BLOOD[1]])
    events += do(state, "send c1")
    assert (wounds(state, 2), wounds(state, 3)) == ([], ["move"])
    assert (place(state, 2), place(state, 3), beast(state)) == ("b1", "c1", "d4")
    assert Put(monster="medusa", cell="d4") in events


def test_petrify_adds_a_wound_topmost() -> None:
    state = medusa("a1", "g7", "g6", hands=[["petrify"]], wounds=[[], ["move", "heal"], []])
    do(state, "play petrify")
    assert options(state) == ["player 2"]
    do(state, "player 2")
    assert wounds(state, 2) == ["move", "heal", "desperate"]


def test_shed_skin_removes_up_to_two_wounds() -> None:
    state = medusa("a1", "g7", hands=[["shed-skin"]], wounds=[["move", "heal", "rotate-tile"]])
    do(state, "play shed-skin", "heal heal", "heal move")
    assert (wounds(state, 1), asked(state)) == (["rotate-tile"], "turn")
    one = medusa("a1", "g7", hands=[["shed-skin"]], wounds=[["move", "heal", "rotate-tile"]])
    do(one, "play shed-skin", "heal heal", "done")
    assert wounds(one, 1) == ["move", "rotate-tile"]
