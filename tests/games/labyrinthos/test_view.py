"""What everybody at the table knows stands in every view (LO-55)."""

from __future__ import annotations

import pytest

from clew.core.cells import cell_number
from clew.games.labyrinthos import agenda, tasks
from clew.games.labyrinthos.standing import standing
from tests.games.labyrinthos.boards import (
    BLOOD,
    OPEN,
    Dice,
    asked,
    decline_all,
    do,
    game,
    roll,
    scene,
)

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("LO-55")]

MINOTAURS = OPEN.replace("┼ ┼ ┼", "┼m ┼ ┼m", 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("start", 2),
        ("queue", 1),
        ("gained", 1),
        ("cloaked", 2),
        ("spared", 8),
        ("jaws", 1),
        ("mirror", 1),
        ("blood", 2),
        ("lower", 1),
        ("trapped", 1),
        ("schemed", 1),
        ("fresh", 1),
        ("smoked", 1),
        ("gazed", 1),
        ("python", 1),
        ("used", 1),
        ("disarmer0", 1 << 1),
    ],
)
def test_nothing_public_is_missing(field: str, value: int) -> None:
    state = scene(OPEN.replace("┼ ┼", "┼ ┼t", 1), "a1", "g7", monster="d4")
    state.disarmed, state.attacked, state.blood = 1 << 1, 2, 3
    other = state.clone()
    setattr(other, field, value)
    for seat in (0, 1, 2):
        assert game.view(other, seat) != game.view(state, seat)


@pytest.mark.rule("LO-38")
def test_the_movements_that_wait_and_who_gains_no_more() -> None:
    figures = ("leona", "diodotus", "akikios")
    state = scene(MINOTAURS, "g7", "b1", "b1", monster="b2", figures=figures)
    roll(state, 0)
    do(state, "monster b1", "2: wound heal", "3: wound heal", "send c1", "send a1", dice=[0])
    seen = game.view(state, 0)
    assert (seen.movements, seen.gained) == ([3], [2, 3])
    assert (seen.agenda[-1].task, seen.agenda[-1].marks) == ("monster", ["must"])


@pytest.mark.rule("LO-37")
def test_whom_an_attack_still_wounds_and_displaces() -> None:
    state = scene(OPEN, "g7", "b1", "b1", monster="a1", figures=("leona", "diodotus", "akikios"))
    roll(state, 0)
    do(state, "monster b1", dice=[BLOOD[2]])
    items = {item.task: item for item in game.view(state, 1).agenda}
    assert items["wound"].seat == 2
    assert (items["bleed"].seats, items["bleed"].count) == ([3], 0)
    assert (items["displace"].seats, items["displace"].count) == ([2, 3], 0)
    do(state, "wound heal", "wound move", "wound heal", "wound move", "send c1")
    items = {item.task: item for item in game.view(state, 1).agenda}
    assert (items["displace"].target, items["displace"].seats) == (3, [])
    assert items["land"].seats == [2]


@pytest.mark.rule("LO-38")
def test_where_a_hero_landed_whose_tile_waits() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼t ┼ ┼m", 1)
    state = scene(maze, "a1", "c1", monster="d4", hands=[["twist-of-fate"]])
    do(state, "play twist-of-fate", "player 2")
    landing = next(item for item in game.view(state, 2).agenda if item.task == "land")
    assert (landing.target, landing.cell) == (2, "a1")


@pytest.mark.rule("LO-47")
def test_who_disarmed_a_tile() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼ ┼t ┼B", 1)
    state = scene(maze, "a1", "g7", monster="d4", hands=[["disarm"]])
    do(state, "play disarm", "disarm b1")
    seen = game.view(state, 2)
    assert seen.disarmed == {"b1": 1}
    assert [told.message for told in standing(seen)] == ["disarmed"]


@pytest.mark.rule("LO-49")
def test_both_rolls_of_three_jaws_and_whom_cerberus_just_saw() -> None:
    hands = [["three-jaws"], ["ambrosia"], ["disarm"]]
    state = scene(OPEN, "g7", "a5", "g1", monster="d4", beast="cerberus", hands=hands)
    state.cards[0], held = 0, state.cards[0]
    roll(state, 3)
    state.cards[0] = held
    do(state, "monster d5")
    assert (asked(state), game.view(state, 1).fresh) == ("on-step", [2])
    do(state, "monster c5", "monster b5", "monster a5", "1: play three-jaws")
    decline_all(state, Dice(BLOOD[3], BLOOD[1]))
    seen = game.view(state, 3)
    assert (seen.jaws, seen.rolls, seen.blood) == (True, [1, 3], 3)
    assert "rolls" in [told.message for told in standing(seen)]


@pytest.mark.rule("LO-25")
def test_which_keys_loose_locks_has_moved() -> None:
    keys: list[dict[str, str]] = [{}, {"empty": "run", "move": "lure"}]
    state = scene(OPEN, "a1", "g7", hands=[["loose-locks"]], keys=keys)
    do(state, "play loose-locks", "player 2", "key silver heal")
    seen = game.view(state, 2)
    assert (seen.used, seen.agenda[-1].marks) == (["silver"], ["enough"])


@pytest.mark.rule("LO-04")
def test_what_is_spent_of_a_turn() -> None:
    maze = OPEN.replace("┼ ┼", "┼ ┼t", 1)
    state = scene(maze, "a1", "g7", figures=("diodotus", "leona"))
    do(state, "move b1")
    seen = game.view(state, 2)
    assert (seen.trapped, seen.schemed) == (True, False)
    assert [told.message for told in standing(seen)] == ["trapped"]
    assert seen.turn == 1
    assert cell_number(seen.players[0].cell) == 1
    assert agenda.kind_of(state.top()) == tasks.TURN
