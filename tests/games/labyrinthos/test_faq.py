"""The nine answers at the end of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.labyrinthos.boards import (
    BLOOD,
    OPEN,
    asked,
    beast,
    can,
    do,
    keys,
    options,
    roll,
    scene,
    tile,
    walls,
    why,
    wounds,
)

pytestmark = pytest.mark.both_builds

KEYED = OPEN.replace("┼ ┼", "┼B ┼", 1)


@pytest.mark.rule("LO-32", "LO-36")
def test_the_minotaur_uses_secret_passages_for_a_point() -> None:
    state = scene(OPEN.replace("┼ ┼ ┼", "┼p ┼ ┼p", 1), "g7", "g6", monster="a1")
    roll(state, 1)
    do(state, "monster c1")
    assert (beast(state), state.top() >> 10 & 31) == ("c1", 1)


@pytest.mark.rule("LO-20")
def test_a_wall_does_not_rotate_with_its_tile() -> None:
    state = scene(OPEN.replace("┼", "├", 1), "a1", "g7", walls=["a1 east"])
    do(state, "rotate a1 right")
    assert (tile(state, "a1"), walls(state)) == ("┬", ["a1 east"])


@pytest.mark.rule("LO-24")
def test_a_key_on_a_wounded_action_lies_under_the_wound() -> None:
    state = scene(KEYED, "a1", "g7", wounds=[["heal"]])
    do(state, "discover", "take build", "slot heal")
    assert (keys(state, 1), wounds(state, 1)) == ({"heal": "build"}, ["heal"])
    assert why(state, "use build") == 15


@pytest.mark.rule("LO-27")
def test_a_wall_between_an_explored_and_an_unexplored_tile() -> None:
    state = scene(OPEN.replace("┼ ┼ ┼", "┼ ┼w ░", 1), "a1", "g7")
    do(state, "move b1")
    assert can(state, "wall b1 east")


@pytest.mark.rule("LO-24")
def test_a_key_does_not_cover_a_key() -> None:
    state = scene(KEYED, "a1", "g7", keys=[{"empty": "run"}])
    do(state, "discover", "take build")
    assert why(state, "slot empty") == 24


@pytest.mark.rule("LO-05", "LO-24")
def test_no_key_on_recover_or_rearrange() -> None:
    state = scene(KEYED, "a1", "g7")
    do(state, "discover", "take build")
    assert sorted(options(state, "slot")) == sorted(
        [
            "move",
            "explore",
            "discover",
            "desperate",
            "rotate-wall",
            "rotate-tile",
            "heal",
            "special",
            "empty",
        ]
    )


@pytest.mark.rule("LO-38", "LO-30")
def test_displaced_onto_a_trap_means_both_wounds() -> None:
    state = scene(OPEN.replace("┼ ┼", "┼ ┼t", 1), "g7", "c1", monster="d1")
    roll(state, 0)
    do(state, "monster c1", "2: wound heal", "wound rotate-tile", "send b1", dice=[BLOOD[2]])
    do(state, "2: wound move")
    assert wounds(state, 2) == ["move", "heal", "rotate-tile"]


@pytest.mark.rule("LO-25")
def test_a_wound_stays_when_its_key_moves() -> None:
    state = scene(OPEN, "a1", "g7", keys=[{"heal": "run"}], wounds=[["heal"]])
    do(state, "rearrange 3", "key silver empty")
    assert (wounds(state, 1), can(state, "use run")) == (["heal"], True)


@pytest.mark.rule("LO-36")
def test_the_minotaur_does_not_trigger_symbols() -> None:
    state = scene(OPEN.replace("┼ ┼", "┼ ┼m", 1), "g7", "g6", monster="a1")
    roll(state, 1)
    do(state, "monster b1", "done")
    assert (asked(state), state.seat) == ("turn", 2)
