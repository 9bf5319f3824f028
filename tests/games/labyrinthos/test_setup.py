"""Components and setup (LO-01 to LO-11, LO-56)."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.cells import cell_number
from clew.core.chance import Fast
from clew.core.errors import OptionsError
from clew.games.labyrinthos import components, hero_board
from clew.games.labyrinthos.components import (
    BLOOD_DIE,
    CARDS,
    COSTS,
    HEROES,
    KEYS,
    MONSTER_DIE,
    SLOTS,
    TILES,
    WALLS,
    WOUNDS,
    Cost,
)
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tiles import symbol_on
from tests.games.labyrinthos.boards import (
    OPEN,
    asked,
    beast,
    can,
    do,
    game,
    options,
    place,
    roll,
    scene,
)

pytestmark = pytest.mark.both_builds


def new(players: int = 4, seed: int = 1, **given: object) -> Labyrinthos:
    state = game.new(players, game.read_options(given), Fast(seed))
    assert isinstance(state, Labyrinthos)
    return state


@pytest.mark.rule("LO-01")
def test_the_box_has_49_tiles_16_keys_and_90_cards() -> None:
    assert {part: sum(n for *_, n in tiles) for part, tiles in TILES.items()} == {
        "door": 1,
        "centre": 8,
        "maze": 40,
    }
    assert len(KEYS) == 16
    copies = Counter[str]()
    for card in CARDS:
        copies[card.monster] += card.copies
    assert copies == {"": 60, "medusa": 15, "cerberus": 15}
    assert (WALLS, WOUNDS) == (30, 40)


@pytest.mark.rule("LO-01")
def test_a_wall_that_cannot_be_supplied_is_not_placed() -> None:
    standing = [f"{column}{row} east" for row in range(1, 8) for column in "ace"]
    standing += [f"{column}{row} south" for row in (1, 3, 5) for column in "abc"]
    maze = OPEN.strip().replace("┼\n", "┼w\n", 1)
    for walls, task in ((standing, "turn"), (standing[:-1], "place-wall")):
        state = scene(maze, "g2", "a7", walls=walls)
        do(state, "move g1")
        assert asked(state) == task


@pytest.mark.rule("LO-02")
def test_symbols_and_shapes_are_spread_as_the_table_says() -> None:
    maze = Counter[str]()
    for _, feature, copies in TILES["maze"]:
        maze[feature] += copies
    six = dict.fromkeys(("wall", "minotaur", "hide", "trap", "passage", "plain"), 6)
    keys = dict.fromkeys(("bronze", "silver", "gold", "iron"), 1)
    assert maze == {**six, **keys}
    assert {shape for shape, feature, _ in TILES["maze"] if feature in keys} == {"tee"}
    traps = {shape: n for shape, feature, n in TILES["maze"] if feature == "trap"}
    assert traps == {"crossing": 1, "tee": 3, "straight": 1, "corner": 1}


@pytest.mark.rule("LO-03")
def test_the_dice() -> None:
    assert MONSTER_DIE == ("1", "2", "3", "4", "passage", "charge")
    assert BLOOD_DIE == (1, 1, 1, 2, 2, 3)


@pytest.mark.rule("LO-03")
@pytest.mark.parametrize(
    ("face", "task"), [(0, "monster"), (3, "monster"), (4, "passage"), (5, "charge")]
)
def test_each_face_of_the_die_asks_for_its_own_movement(face: int, task: str) -> None:
    maze = OPEN.replace("┼", "┼p", 2)
    state = scene(maze, "a7", "g7", monster="d4")
    roll(state, face)
    if task == "monster":
        assert state.top() >> 10 & 31 == face + 1
    assert asked(state) == task


@pytest.mark.rule("LO-04")
def test_four_heroes_with_their_specials() -> None:
    assert {hero.name: hero.special for hero in HEROES} == {
        "sostrate": "shield-maiden",
        "diodotus": "veteran-warrior",
        "akikios": "royal-cunning",
        "leona": "wild-intuition",
    }


def test_the_numbers_of_monsters_heroes_and_tiles_are_theirs() -> None:
    assert components.MONSTERS[components.MEDUSA] == "medusa"
    assert components.MONSTERS[components.CERBERUS] == "cerberus"
    for hero in HEROES:
        number = getattr(components, hero.special.upper().replace("-", "_"))
        assert HEROES[number - 1] is hero
    for symbol in ("wall", "minotaur", "trap", "passage"):
        number = getattr(components, f"{symbol.upper()}_SYMBOL")
        assert components.FEATURES[number] == symbol
    assert components.FEATURES[components.FIRST_KEY_TILE :][:4] == components.COLOURS
    assert components.FEATURES[components.FIRST_HERO_TILE] == HEROES[0].name
    assert len(components.LETTERS) == len(components.FEATURES)


@pytest.mark.rule("LO-05")
def test_slots_from_the_top() -> None:
    assert (
        " ".join(SLOTS)
        == "move heal desperate rotate-tile rotate-wall discover explore special empty"
    )
    for slot, name in enumerate(SLOTS):
        number = getattr(hero_board, f"{name.removeprefix('rotate-').upper()}_SLOT")
        assert number == slot


@pytest.mark.rule("LO-05")
def test_recover_and_rearrange_work_however_wounded_the_board_is() -> None:
    state = scene(OPEN, "a1", "g7", wounds=[SLOTS[:8]], keys=[{"empty": "run"}])
    assert options(state, "recover") == ["0", "1", "2", "3", "4", "5"]
    assert options(state, "rearrange") == ["0", "1", "2", "3"]


@pytest.mark.rule("LO-06")
def test_costs_are_as_the_table_says() -> None:
    assert COSTS["discover"] == COSTS["heal"] == COSTS["desperate"] == Cost(hands=1)
    assert COSTS["move"] == COSTS["explore"] == Cost(feet=1)
    assert (COSTS["recover"].either, COSTS["rearrange"].either) == (5, 3)


@pytest.mark.rule("LO-06")
@pytest.mark.parametrize(
    ("action", "feet", "hands"),
    [
        ("move b1", 1, 0),
        ("rotate b1 right", 0, 1),
        ("heal move", 0, 1),
        ("shift a1 east south", 0, 1),
        ("recover 3", 3, 2),
        ("rearrange 1", 1, 2),
    ],
)
def test_actions_are_paid_for(action: str, feet: int, hands: int) -> None:
    maze = OPEN.replace("┼ ┼", "┼ ┤", 1)
    state = scene(
        maze,
        "a1",
        "g7",
        walls=["a1 east"] if action.startswith("shift") else [],
        wounds=[["explore", *(["move"] if action == "heal move" else [])]],
        keys=[{"empty": "run"}],
    )
    do(state, action)
    assert (state.has_feet(1), state.has_hands(1)) == (7 - feet, 7 - hands)


@pytest.mark.rule("LO-06")
def test_who_cannot_pay_is_told_so() -> None:
    state = scene(OPEN, "a1", "g7", tokens=(0, 4), wounds=[["heal"]])
    assert state.refusal(1, game.parse("move b1")) == 6
    assert state.refusal(1, game.parse("recover 0")) == 6


@pytest.mark.rule("LO-07")
def test_the_door_is_in_the_middle_of_the_face_up_centre() -> None:
    state = new()
    assert state.feature(cell_number("d4")) == 6
    up = [cell for cell in range(49) if state.up >> cell & 1]
    assert up == [16, 17, 18, 23, 24, 25, 30, 31, 32]
    centre = Counter(state.feature(cell) for cell in up if cell != 24)
    assert centre == Counter([1, 3, 4, 5, 12, 13, 14, 15])


@pytest.mark.rule("LO-07")
def test_tiles_and_rotations_differ_from_game_to_game() -> None:
    tiles = {tuple(game.position(new(seed=seed)).tiles) for seed in range(20)}
    assert len(tiles) == 20
    sides = {game.position(new(seed=seed)).tiles[16] for seed in range(40)}
    assert len({side for side in sides if side[1] == "1"}) > 1


@pytest.mark.rule("LO-08", "LO-56")
def test_seats_choose_heroes_in_turn_order() -> None:
    state = new(3, start=2)
    for seat, hero in ((2, "leona"), (3, "akikios"), (1, "sostrate")):
        assert state.acting() == seat
        assert can(state, f"hero {hero}")
        do(state, f"hero {hero}")
        assert state.feature(state.place(seat)) == 12 + ["sostrate", "", "akikios", "leona"].index(
            hero
        )
    assert asked(state) == "turn"
    assert state.acting() == 2
    unused = next(cell for cell in range(49) if state.feature(cell) == 13)
    assert symbol_on(state, unused) == 0


@pytest.mark.rule("LO-08")
def test_a_hero_is_chosen_once() -> None:
    state = new(2, start=1)
    do(state, "hero leona")
    assert state.refusal(2, game.parse("hero leona")) == 8


@pytest.mark.rule("LO-08")
def test_heroes_can_be_given_as_an_option() -> None:
    state = new(2, heroes=["leona", "diodotus"], start=1)
    assert [state.figure(seat) for seat in (1, 2)] == [4, 2]
    for wrong in (["leona"], ["leona", "leona"]):
        with pytest.raises(OptionsError, match="LO-08"):
            new(2, heroes=wrong)


@pytest.mark.rule("LO-09")
def test_everybody_begins_with_four_cards_four_feet_and_three_hands() -> None:
    state = new(3, heroes=["leona", "diodotus", "akikios"])
    for seat in (1, 2, 3):
        assert (state.hand_size(seat), state.has_feet(seat), state.has_hands(seat)) == (4, 4, 3)
    assert len(game.position(state).deck) == 60 - 12


@pytest.mark.rule("LO-10")
def test_the_first_round_has_no_monster_no_cards_and_no_die() -> None:
    state = new(2, heroes=["leona", "diodotus"], start=1)
    hands = game.position(state).cards
    do(state, "pass", "feet 3")
    assert (beast(state), state.seat, asked(state)) == ("", 2, "turn")
    do(state, "pass", "feet 3")
    assert (beast(state), state.seat, state.round) == ("d4", 1, 2)
    assert game.position(state).cards == hands


@pytest.mark.rule("LO-10")
def test_before_the_monster_comes_nothing_that_needs_it_can_be_used() -> None:
    maze = OPEN.replace("┼ ┼", "┼ ┼m", 1)
    state = scene(
        maze,
        "a1",
        "g7",
        hands=[["echoing-roar", "red-cloth"]],
        keys=[{"empty": "lure", "move": "run"}],
    )
    assert options(state, "play") == []
    assert "lure" not in options(state, "use")
    do(state, "use run", "move b1")
    assert asked(state) == "turn"
    assert place(state, 1) == "g1"


@pytest.mark.rule("LO-10", "LO-39")
def test_being_put_on_the_door_attacks_nobody() -> None:
    state = scene(OPEN, "d4", "g7")
    state.seat = 2
    state.pop()
    state.push(0x1 | 2 << 7)
    state.waiting = 2
    do(state, "pass", "feet 3")
    assert (beast(state), place(state, 1), asked(state)) == ("d4", "d4", "turn")


@pytest.mark.rule("LO-11")
def test_without_the_empty_slot_keys_cover_actions() -> None:
    maze = OPEN.replace("┼ ┼", "┼B ┼", 1)
    state = scene(maze, "a1", "g7", no_empty_slot=True)
    do(state, "discover", "take build")
    assert "empty" not in options(state, "slot")
    usual = scene(maze, "a1", "g7")
    do(usual, "discover", "take build")
    assert "empty" in options(usual, "slot")
