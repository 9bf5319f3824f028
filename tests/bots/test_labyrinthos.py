"""Labyrinthos' levels: where they go, whom they hunt, when they react, and that they are fair."""

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.tree import WHOLE
from clew.core.cells import cell_number
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.bots.routes import ABLE, Routes, face_down, powers, wanted
from clew.games.labyrinthos.bots.thinking import HeroGuide
from clew.games.labyrinthos.rules import Labyrinthos
from clew.words import words
from tests.games.labyrinthos.boards import HOOVES, OPEN, asked, do, game, roll, scene

pytestmark = pytest.mark.both_builds

FOUR = {"special": "bandages", "rotate-wall": "run", "heal": "lure", "empty": "hex"}
TWO = {"special": "bandages", "heal": "lure"}
THREE = {"special": "bandages", "rotate-wall": "run", "heal": "lure"}
CORNER_KEYS = OPEN.replace("┼ ┼ ┼ ┼ ┼ ┼ ┼", "┼B ┼ ┼ ┼ ┼ ┼ ┼S", 1)


def habit(state: Labyrinthos, seat: int = 0, seed: int = 1) -> str:
    """What is done without thinking twice."""
    return game.format(Habits().choose(state, seat or state.acting(), Fast(seed)))


def choice(name: str, state: Labyrinthos, seed: int = 1) -> str:
    seat = state.acting()
    return game.format(bots.find(game.id, name)(Perspective(game, state, seat, seed)))


# Routes


@pytest.mark.parametrize(
    ("walls", "steps"), [((), 6), (("a2 east",), 6), (("a1 south", "b1 south"), 6)]
)
def test_a_way_is_as_long_as_it_is(walls: tuple[str, ...], steps: int) -> None:
    state = scene(OPEN, "a1", "g7", walls=walls)
    routes = Routes()
    routes.look(state)
    assert routes.far(cell_number("a1"), 1 << cell_number("d4"), 0, ABLE) == steps


def test_a_tile_to_rotate_costs_one_more() -> None:
    """Between a1 and b1 only, everything else being face down around."""
    rows = ["┼ │ ░ ░ ░ ░ ░", "│ ░ ░ ░ ░ ░ ░"] + ["░ ░ ░ ░ ░ ░ ░"] * 5
    state = scene("\n".join(rows), "a1", "a1")
    routes = Routes()
    routes.look(state)
    assert routes.far(cell_number("a1"), 1 << cell_number("b1"), 0, ABLE) == 2
    assert routes.far(cell_number("a1"), 1 << cell_number("a2"), 0, ABLE) == 1


def test_two_tiles_to_rotate_cost_two_more() -> None:
    rows = ["│ │ ░ ░ ░ ░ ░", "░ ░ ░ ░ ░ ░ ░"] + ["░ ░ ░ ░ ░ ░ ░"] * 5
    state = scene("\n".join(rows), "a1", "a1", walls=["a1 south", "b1 south", "b1 east"])
    routes = Routes()
    routes.look(state)
    assert routes.far(cell_number("a1"), 1 << cell_number("b1"), 0, ABLE) == 3


def test_only_known_keys_are_wanted() -> None:
    """Face down ones are not, unless the seat has looked; those it has are not."""
    state = scene(CORNER_KEYS, "d1", "d7", keys=[{"empty": "bandages"}])
    assert wanted(state, 1) == 1 << cell_number("g1")
    assert wanted(state, 2) == 1 << cell_number("a1") | 1 << cell_number("g1")
    state.up &= ~(1 << cell_number("g1"))
    assert wanted(state, 1) == 0
    assert face_down(state, 1) == 1 << cell_number("g1")
    state.looked[0] |= 1 << cell_number("g1")
    assert wanted(state, 1) == 1 << cell_number("g1")
    assert wanted(state, 2) == 1 << cell_number("a1")


def test_nearer_to_the_door_with_all_keys_is_less_to_do() -> None:
    routes = Routes()
    costs = []
    for cell in ("d3", "d2", "d1"):
        state = scene(OPEN, cell, "g7", monster="a7", keys=[FOUR])
        routes.look(state)
        costs.append(routes.cost(state, 1))
    assert costs == sorted(costs)
    assert costs[0] < costs[2]


def cost(state: Labyrinthos) -> int:
    routes = Routes()
    routes.look(state)
    return routes.cost(state, 1)


BURIED = OPEN.strip().removesuffix("┼") + "░B"
"""The bronze key lies face down on g7."""


@pytest.mark.parametrize("looked", [True, False])
def test_explore_is_missed_while_a_key_lies_face_down(looked: bool) -> None:
    """A key tile that one has looked at must be explored like any other."""
    costs = []
    for slot in ("explore", "heal"):
        keys = [{"special": "hex", slot: "lure", "empty": "run"}]
        state = scene(BURIED, "g6", "a1", monster="a4", keys=keys)
        state.looked[0] = looked << cell_number("g7")
        costs.append(cost(state))
    assert costs[0] > costs[1] + 2000


@pytest.mark.parametrize(("walls", "missed"), [(["g6 south", "f7 east"], True), ([], False)])
def test_rotate_wall_is_missed_where_a_wall_shuts_every_way(walls: list[str], missed: bool) -> None:
    costs = []
    for slot in ("rotate-wall", "heal"):
        keys = [{"special": "hex", slot: "lure", "empty": "run"}]
        costs.append(cost(scene(BURIED, "g6", "a1", monster="a4", keys=keys, walls=walls)))
    assert (costs[0] > costs[1] + 400) == missed


@pytest.mark.parametrize(("cell", "missed"), [("f7", True), ("e7", False)])
def test_explore_is_missed_where_only_face_down_tiles_lead_on(cell: str, missed: bool) -> None:
    """The bronze key on g7 is known; what lies around it is not, in the first case."""
    rows = [row.split() for row in OPEN.strip().splitlines()]
    rows[6][6] = "┼B"
    for hidden in ("g6", cell):
        number = cell_number(hidden)
        rows[number // 7][number % 7] = "░"
    board = "\n".join(" ".join(row) for row in rows)
    costs = []
    for slot in ("explore", "heal"):
        keys = [{"special": "hex", slot: "lure", "empty": "run"}]
        costs.append(cost(scene(board, "d4", "a1", monster="a4", keys=keys)))
    assert (costs[0] > costs[1] + 400) == missed


# Habits


@pytest.mark.parametrize(
    ("walls", "slot"),
    [(["g6 south", "f7 east"], "slot special"), ([], "slot rotate-wall")],
)
def test_a_key_does_not_cover_the_action_that_opens_the_way(walls: list[str], slot: str) -> None:
    """The bronze key on g7 is walled in: whoever covers Rotate Wall never gets there."""
    board = OPEN.strip().replace("┼", "┼G", 1) + "B"
    keys = [{"heal": "hex", "empty": "run"}]
    state = scene(board, "a1", "g1", monster="d4", keys=keys, walls=walls)
    do(state, "discover", "take lure")
    assert habit(state) == slot


def test_with_four_keys_it_heads_for_the_door() -> None:
    state = scene(OPEN, "d2", "g7", monster="a7", keys=[FOUR])
    assert habit(state) == "move d3"
    do(state, "move d3")
    assert habit(state) == "move d4"


def test_a_key_at_hand_is_taken() -> None:
    assert habit(scene(CORNER_KEYS, "a1", "g7", monster="d4")) == "discover"


def test_it_goes_to_the_nearest_key() -> None:
    assert habit(scene(CORNER_KEYS, "c1", "d7", monster="d4")) == "move b1"


def test_move_is_healed_before_it_is_needed() -> None:
    state = scene(CORNER_KEYS, "c1", "d7", monster="d4", wounds=[["move", "special"]])
    assert habit(state) == "heal move"


def test_the_monster_goes_for_the_leader_of_the_others() -> None:
    """Seat 3 has most keys."""
    state = scene(OPEN, "a1", "a7", "g4", monster="d4", keys=[{}, {}, THREE])
    roll(state, HOOVES[3])
    assert asked(state) == "monster"
    assert habit(state, 1) == "monster e4"


def test_a_wall_in_the_way_is_moved() -> None:
    walls = ["g6 south", "f7 east"]
    keys = [{"special": "hex", "heal": "lure", "empty": "run"}]
    state = scene(BURIED, "g6", "a1", monster="a4", keys=keys, walls=walls)
    assert habit(state).startswith("shift g6 south ")


def test_a_tile_is_rotated_though_the_one_beside_it_must_be_too() -> None:
    """Neither f4 nor e4 has a path to the other: heroes once stood here for a hundred rounds."""
    rows = [row.split() for row in OPEN.strip().splitlines()]
    rows[3][4], rows[3][5] = "┤", "├"
    board = "\n".join(" ".join(row) for row in rows)
    walls = ["f3 south", "f4 south", "e3 south", "e4 south"]
    state = scene(board, "f4", "f4", monster="a7", keys=[FOUR, FOUR], walls=walls)
    assert habit(state) in (
        "rotate e4 right",
        "rotate e4 left",
        "rotate f4 right",
        "rotate f4 left",
    )


def test_who_cannot_move_walls_walks_around_them() -> None:
    """The Door is behind a wall, Rotate Wall under a key: the way leads through c3 or e3."""
    keys = [{"special": "bandages", "rotate-wall": "run", "heal": "lure", "empty": "hex"}]
    state = scene(OPEN, "d3", "g7", monster="a7", keys=keys, walls=["d3 south"])
    assert habit(state) in ("move c3", "move e3")


def test_a_way_that_takes_a_power_one_lacks_is_long_but_a_way() -> None:
    """g7 is walled in: for a hero who cannot move walls it is far, not out of reach."""
    walls = ["g6 south", "f7 east"]
    routes = Routes()
    fars = []
    for slot in ("heal", "rotate-wall"):
        state = scene(OPEN, "g6", "a1", monster="a4", keys=[{slot: "lure"}], walls=walls)
        routes.look(state)
        fars.append(routes.far(cell_number("g6"), 1 << cell_number("g7"), 0, powers(state, 1)))
    assert fars == [3, 13]


def test_a_wound_goes_where_it_hurts_least() -> None:
    state = scene(OPEN.replace("┼ ┼", "┼ ┼t", 1), "a1", "g7", monster="d4", figures=("leona",) * 2)
    do(state, "move b1")
    assert asked(state) == "wound"
    assert habit(state, 1) == "wound rotate-wall"


def test_a_cloak_is_played_when_attacked() -> None:
    state = scene(OPEN, "a1", "d5", monster="d4", hands=[[], ["cloak-of-shadows"]])
    roll(state, HOOVES[1])
    do(state, "monster d5")
    assert asked(state) == "on-attack"
    assert habit(state, 2) == "play cloak-of-shadows"


def test_a_fourth_key_does_not_cover_what_is_needed() -> None:
    """With it there is nothing left to discover."""
    keys = [{"empty": "bandages", "special": "run", "rotate-wall": "lure"}]
    state = scene(OPEN.replace("┼ ┼", "┼I ┼", 1), "a1", "g7", monster="d4", keys=keys)
    do(state, "discover")
    do(state, habit(state))
    assert habit(state) == "slot discover"


# Levels


def test_the_master_wins_at_once_if_it_can() -> None:
    state = scene(OPEN, "d3", "d5", monster="a7", keys=[FOUR, FOUR])
    assert choice("master:60", state) == "move d4"


def share(state: Labyrinthos, seat: int) -> float:
    shares = buffer(state.players + 1)
    HeroGuide(state, 2).judge(state, shares)
    return int(shares[seat]) / WHOLE


def test_who_can_leave_in_the_turn_that_begins_has_nearly_won() -> None:
    """Not with the monster on the Door, nor too far away."""
    assert share(scene(OPEN, "d6", "d5", monster="a7", keys=[FOUR, FOUR]), 1) > 0.9
    assert share(scene(OPEN, "d6", "d5", monster="d4", keys=[FOUR, FOUR]), 1) < 0.9
    far = scene(OPEN, "g7", "d5", monster="a7", keys=[FOUR, FOUR], tokens=(3, 4))
    assert share(far, 1) < 0.9


def test_rearrange_is_considered_paid_with_feet_and_with_hands() -> None:
    """What is left decides whether a key can still be taken in the turn."""
    state = scene(OPEN, "a1", "g7", monster="d4", keys=[THREE], tokens=(5, 2))
    out = buffer(HeroGuide.WIDTH)
    n = HeroGuide(state, 2).moves(state, 1, out)
    tried = [game.format(out[i]) for i in range(n)]
    assert [text for text in tried if text.startswith("rearrange")] == [
        "rearrange 1",
        "rearrange 3",
    ]
    assert not any(text.startswith("rotate") for text in tried)


def test_the_master_sets_the_monster_on_who_leads() -> None:
    state = scene(OPEN, "a1", "d5", monster="d4", keys=[{}, THREE])
    roll(state, HOOVES[1])
    assert choice("master:60", state) == "monster d5"


LEVELS = ["greedy", "novice", "adept", "master:24"]


def position(number: int, decisions: int) -> Labyrinthos:
    chance = Fast(number)
    state = game.new(2, game.read_options({}), chance)
    for _ in range(decisions):
        if state.acting():
            seat = state.acting()
            state.apply(seat, Habits().choose(state, seat, chance), chance, None)
    return state


@pytest.mark.parametrize("name", LEVELS)
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    for number in range(6):
        state = position(number, 20 + 9 * number)
        if not state.acting():
            continue
        other = state.sample(state.acting(), Fast(77 + number))
        assert choice(name, state, number) == choice(name, other, number)


@pytest.mark.parametrize("name", LEVELS)
def test_every_answer_is_legal(name: str) -> None:
    """In all kinds of decisions of a game."""
    chance = Fast(5)
    state = game.new(3, game.read_options({"monster": "cerberus"}), chance)
    for number in range(60):
        seat = state.acting()
        if not seat:
            break
        action = bots.find(game.id, name)(Perspective(game, state, seat, number))
        assert action in state.legal(seat)
        state.apply(seat, action, chance, None)


def test_sentences_name_the_key_and_the_way() -> None:
    state = scene(CORNER_KEYS, "c1", "d7", monster="d4")
    say = words("en", game)

    def why(text: str) -> str:
        event = bots.explain(Perspective(game, state, state.acting(), 1), game.parse(text))
        return say.event(event, ["Ann", "Bob"], 1) if event else ""

    assert why("move b1") == "From there the bronze key is one action away."
    assert why("pass") == "Nothing else you can pay for would do more now."
    do(state, "move b1", "move a1")
    assert why("discover") == "It takes the bronze key."


def test_a_hunt_is_told() -> None:
    state = scene(OPEN, "a1", "d6", monster="d4")
    roll(state, HOOVES[2])
    event = bots.explain(Perspective(game, state, 1, 1), game.parse("monster d5"))
    assert event is not None
    says = words("fr", game).event(event, ["Ann", "Bob"], 1)
    assert says == "Ce coup amène le Minotaure à un pas de Bob."


def test_chances_favour_who_has_the_keys() -> None:
    state = scene(OPEN, "d2", "a7", monster="g7", keys=[FOUR])
    chances = bots.evaluate(Perspective(game, state, 1, 1))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9


def test_a_lead_that_others_can_still_make_good_is_worth_little() -> None:
    state = scene(OPEN, "a1", "a7", monster="g7", keys=[TWO])
    chances = bots.evaluate(Perspective(game, state, 1, 1))
    assert 0.5 < chances[0] < 0.75
