"""Each Desperation card that comes with every monster (LO-47)."""

from __future__ import annotations

import pytest

from clew.games.labyrinthos.attacks import attackable
from clew.games.labyrinthos.components import CARDS
from clew.games.labyrinthos.events import (
    Bare,
    Cancelled,
    Looked,
    Saw,
    Stolen,
)
from clew.games.labyrinthos.handful import one
from clew.games.labyrinthos.monster_events import (
    Attacked,
    Bled,
    Cloaked,
    Eased,
)
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tiles import symbol_on
from tests.games.labyrinthos.boards import (
    BLOOD,
    CARD,
    OPEN,
    asked,
    beast,
    can,
    decline_all,
    do,
    game,
    hand,
    keys,
    options,
    place,
    roll,
    scene,
    tile,
    waiting,
    walls,
    why,
    wounds,
)

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("LO-47")]


def with_card(card: str, maze: str = OPEN, *heroes: str, **more: object) -> Labyrinthos:
    """Seat 1 holds a card."""
    return scene(maze, *(heroes or ("a1", "g7")), hands=[[card]], **more)  # type: ignore[arg-type]


def test_three_of_each_of_twenty_cards() -> None:
    common = [card for card in CARDS if not card.monster]
    assert len(common) == 20
    assert {card.copies for card in CARDS} == {3}


def test_earthquake_moves_each_hero_one_tile() -> None:
    state = with_card("earthquake", OPEN, "a1", "g7", "c1", monster="b1", walls=["a1 south"])
    do(state, "play earthquake")
    # Seat 1 has no tile to go to but the monster's, and stays.
    assert options(state) == ["send f7", "send g6"]
    do(state, "send f7")
    assert options(state) == ["send c2", "send d1"]
    do(state, "send d1")
    assert [place(state, seat) for seat in (1, 2, 3)] == ["a1", "f7", "d1"]
    assert asked(state) == "turn"


def test_earthquake_symbols_at_once_by_their_players_monster_movements_last() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼m ┼t ┼m", 1)
    figures = ("akikios", "diodotus", "leona")
    state = with_card("earthquake", maze, "a1", "c2", "d2", monster="g7", figures=figures)
    do(state, "play earthquake", "send b1", "send c1")
    assert (asked(state), state.acting()) == ("wound", 2)
    do(state, "wound heal", "send d1")
    assert (asked(state), state.acting()) == ("monster", 1)
    do(state, "monster g6", "monster g5")
    assert (asked(state), state.acting()) == ("intuition", 3)


def test_earthquake_moves_from_a_passage_to_another() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼p ┼ ┼p", 1).strip() + "p"
    state = with_card("earthquake", maze, "a1", "e4", monster="g7", walls=["a1 south", "a1 east"])
    do(state, "play earthquake")
    assert options(state) == ["send c1"]
    do(state, "send c1")
    assert place(state, 1) == "c1"


def test_hermes_mischief_cancels_a_card() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["second-wind"], ["hermes-mischief"]])
    do(state, "play second-wind")
    events = do(state, "2: play hermes-mischief")
    assert Cancelled(seat=2, other_seat=1, card="second-wind") in events
    assert (asked(state), state.has_feet(1), state.has_hands(1)) == ("turn", 7, 6)
    assert sorted(game.position(state).discards) == ["hermes-mischief", "second-wind"]


def test_a_cancelled_cancel_lets_the_card_work() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["second-wind", "hermes-mischief"], ["hermes-mischief"]])
    do(state, "play second-wind", "2: play hermes-mischief", "1: play hermes-mischief")
    assert asked(state) == "gain"


def test_ambrosia_removes_all_wounds() -> None:
    state = with_card("ambrosia", wounds=[["move", "heal"]])
    do(state, "play ambrosia")
    assert wounds(state, 1) == []


def test_loose_locks_moves_two_keys_of_one_player_one_after_the_other() -> None:
    state = with_card("loose-locks", keys=[{}, {"empty": "run", "move": "lure"}])
    do(state, "play loose-locks")
    assert options(state) == ["player 2"]
    do(state, "player 2", "key silver heal", "key gold empty")
    assert (keys(state, 2), asked(state)) == ({"heal": "run", "empty": "lure"}, "turn")


def test_loose_locks_works_on_oneself_and_one_key_is_moved_once() -> None:
    state = with_card("loose-locks", keys=[{"move": "run"}])
    do(state, "play loose-locks", "player 1", "key silver empty")
    assert (keys(state, 1), asked(state)) == ({"empty": "run"}, "turn")


def test_loose_locks_moves_two_different_keys_none_back_to_where_it_was() -> None:
    state = with_card("loose-locks", keys=[{}, {"empty": "run", "move": "lure"}])
    do(state, "play loose-locks", "player 2", "key silver heal")
    assert {text.split()[0] for text in options(state, "key")} == {"gold"}
    assert why(state, "key silver empty") == 25
    do(state, "done")
    assert (keys(state, 2), asked(state)) == ({"heal": "run", "move": "lure"}, "turn")


def test_wings_of_icarus_fly_along_row_or_column() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ░ ─ ┼t", 1)
    state = with_card("wings-of-icarus", maze, "a1", "g7", monster="e1")
    do(state, "play wings-of-icarus")
    assert "move e1" not in options(state)
    assert options(state, "move") == ["a2", "a3", "a4", "a5", "a6", "a7", "c1", "d1", "f1", "g1"]
    do(state, "move d1")
    assert (place(state, 1), asked(state)) == ("d1", "wound")


def test_ball_of_thread_moves_up_to_three_tiles() -> None:
    state = with_card("ball-of-thread")
    do(state, "play ball-of-thread", "move b1", "move c1", "move c2")
    assert (place(state, 1), asked(state), state.has_feet(1)) == ("c2", "turn", 7)


def test_who_is_displaced_loses_the_rest_of_the_thread() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ┼m ┼ ┼", 1)
    figures = ("diodotus", "akikios")
    state = with_card("ball-of-thread", maze, "a1", "g7", monster="b2", figures=figures)
    do(state, "play ball-of-thread", "move b1", "monster b1", "wound heal", "send c1", dice=[0])
    assert (place(state, 1), asked(state)) == ("c1", "turn")


def test_blueprint_of_daedalus_rotates_three_different_tiles() -> None:
    state = with_card("blueprint-of-daedalus", OPEN.replace("┼ ┼ ┼ ┼", "├ ├ ├ ├", 1))
    do(state, "play blueprint-of-daedalus", "rotate a1 right", "rotate b1 right")
    assert why(state, "rotate b1 right") == 20
    do(state, "rotate c1 left")
    assert [tile(state, cell) for cell in ("a1", "b1", "c1", "d1")] == ["┬", "┬", "┴", "├"]
    assert asked(state) == "turn"


def test_falling_stones_places_two_walls() -> None:
    state = with_card("falling-stones", OPEN, "a1", "g7", walls=["g1 south"])
    do(state, "play falling-stones")
    assert options(state, "raze") == []
    do(state, "wall a1 east", "wall b2 south")
    assert (walls(state), asked(state)) == (["a1 east", "b2 south", "g1 south"], "turn")


def test_crumbling_walls_removes_three_walls_anywhere() -> None:
    standing = ["a1 east", "c3 south", "e5 east", "f6 south"]
    state = with_card("crumbling-walls", OPEN, "a1", "g7", walls=standing)
    do(state, "play crumbling-walls", "raze a1 east", "raze c3 south", "raze e5 east")
    assert (walls(state), asked(state)) == (["f6 south"], "turn")


def test_echoing_roar_gives_three_points() -> None:
    state = with_card("echoing-roar", OPEN, "a1", "g7", monster="d4")
    do(state, "play echoing-roar", "monster d5", "monster d6", "monster d7")
    assert (beast(state), asked(state)) == ("d7", "turn")


@pytest.mark.rule("LO-35")
def test_points_of_a_card_that_are_left_unused_are_lost() -> None:
    state = with_card("echoing-roar", OPEN, "a1", "g7", monster="d4")
    do(state, "play echoing-roar")
    assert not can(state, "done")
    do(state, "monster d5", "done")
    assert (beast(state), asked(state), state.depth) == ("d5", "turn", 1)


def test_red_cloth_makes_the_monster_charge() -> None:
    state = with_card("red-cloth", OPEN, "a1", "d6", monster="d4")
    do(state, "play red-cloth", "charge south", "2: wound heal", "send e6", dice=[0])
    assert (beast(state), place(state, 2), asked(state)) == ("d6", "e6", "turn")


def attack(*hands: list[str], beast: str = "minotaur") -> Labyrinthos:
    """Seat 1's monster has just attacked seats 2 and 3 on b1; the window is open."""
    state = scene(
        OPEN,
        "g7",
        "b1",
        "b1",
        monster="a1",
        beast=beast,
        hands=hands,
        figures=("leona", "diodotus", "akikios"),
    )
    cards = list(state.cards)
    state.cards[0] = 0
    roll(state, 3)
    state.cards[0] = cards[0]
    do(state, "monster b1")
    return state


def test_cloak_of_shadows_neither_wounded_nor_displaced() -> None:
    state = attack([], ["cloak-of-shadows"], [])
    assert (asked(state), waiting(state)) == ("on-attack", [2])
    events = do(state, "2: play cloak-of-shadows", dice=[BLOOD[1]])
    assert Cloaked(seat=2) in events
    assert (asked(state), state.acting()) == ("wound", 3)
    do(state, "wound heal", "send c1")
    assert (place(state, 2), place(state, 3), beast(state)) == ("b1", "c1", "b1")
    assert wounds(state, 2) == []
    assert state.seat == 2


def test_if_all_are_cloaked_nothing_is_rolled() -> None:
    state = attack([], ["cloak-of-shadows"], ["cloak-of-shadows"])
    events = do(state, "2: play cloak-of-shadows", "3: play cloak-of-shadows")
    assert asked(state) == "on-card"
    events += do(state, "3: decline", "3: play cloak-of-shadows")
    assert not any(isinstance(event, Bled) for event in events)
    assert state.seat == 2


def test_close_call_takes_one_wound_fewer_after_the_roll() -> None:
    state = attack([], ["close-call", "close-call"], [])
    do(state, "2: decline", dice=[BLOOD[3]])
    assert (asked(state), waiting(state)) == ("on-blood", [2])
    events = do(state, "2: play close-call", "2: play close-call")
    assert events.count(Eased(seat=2)) == 2
    decline_all(state)
    assert state.top() >> 10 & 31 == 1
    do(state, "2: wound heal")
    assert state.acting() == 3


def test_with_no_wound_left_one_is_still_displaced() -> None:
    state = attack([], ["close-call"], [])
    do(state, "2: decline", dice=[BLOOD[1]])
    do(state, "2: play close-call", "3: wound heal")
    assert (asked(state), options(state, "send")) == ("displace", ["a1", "b2", "c1"])
    assert wounds(state, 2) == []


def test_torchlight_turns_up_two_tiles_without_their_symbols() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼", "┼ ░t ░w ░", 1).replace("┼ ┼ ┼ ┼ ┼ ┼ ┼\n", "░ ░ ░ ░ ░ ░ ░\n", 1)
    state = with_card("torchlight", maze)
    do(state, "play torchlight")
    assert "b1" in options(state, "reveal")
    assert "c1" not in options(state, "reveal")
    do(state, "reveal b1", "turn 90")
    assert "c1" in options(state, "reveal")
    do(state, "reveal c1", "turn 0")
    assert (tile(state, "b1"), asked(state)) == ("┬", "turn")


def test_disarm_takes_a_symbol_away_until_the_own_next_turn() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼ ┼t ┼B", 1)
    state = with_card("disarm", maze, "a1", "g7", monster="d4")
    do(state, "play disarm")
    assert options(state) == ["disarm b1"]
    do(state, "disarm b1", "move b1")
    assert asked(state) == "turn"
    roll(state, 0)
    do(state, "monster d5")
    assert symbol_on(state, 1) == 0
    roll(state, 0)
    do(state, "monster d6")
    assert (state.seat, symbol_on(state, 1)) == (1, 4)


def test_a_disarmed_passage_or_hide_tile_is_none() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "┼p ┼h ┼p", 1)
    state = with_card("disarm", maze, "a1", "b1", monster="d4")
    assert can(state, "move c1")
    do(state, "play disarm", "disarm c1")
    assert not can(state, "move c1")
    hidden = with_card("disarm", maze, "a1", "b1", monster="d4")
    assert attackable(hidden, 1) == 0
    do(hidden, "play disarm", "disarm b1")
    assert attackable(hidden, 1) == 2


def test_twist_of_fate_changes_places_both_meet_their_tile() -> None:
    maze = OPEN.replace("┼ ┼", "┼t ┼w", 1)
    state = with_card("twist-of-fate", maze, "a1", "b1", monster="d4")
    do(state, "play twist-of-fate", "player 2")
    assert (place(state, 1), place(state, 2)) == ("b1", "a1")
    assert (asked(state), state.acting()) == ("place-wall", 1)
    do(state, "wall a5 east")
    assert (asked(state), state.acting()) == ("wound", 2)


def twisted(first_row: str) -> Labyrinthos:
    """Seat 1 changes places with seat 2 onto a monster symbol, and has seat 2 attacked on a1."""
    maze = OPEN.replace("┼ ┼ ┼", first_row, 1)
    figures = ("diodotus", "akikios")
    state = with_card("twist-of-fate", maze, "a1", "c1", monster="a3", figures=figures)
    do(state, "play twist-of-fate", "player 2", "monster a2", "monster a1", dice=[BLOOD[1]])
    do(state, "2: wound heal")
    return state


@pytest.mark.rule("LO-38")
def test_a_landing_of_twist_of_fate_is_not_repeated_where_the_monster_sends_the_hero() -> None:
    state = twisted("┼ ┼t ┼m")
    do(state, "send b1", "2: wound move")
    assert (wounds(state, 2), asked(state)) == (["move", "heal"], "turn")


@pytest.mark.rule("LO-38")
def test_a_wall_symbol_under_a_hero_sent_away_after_twist_of_fate_gives_one_wall() -> None:
    state = twisted("┼ ┼w ┼m")
    do(state, "send b1", "2: wall f6 east")
    assert (walls(state), asked(state)) == (["f6 east"], "turn")


@pytest.mark.rule("LO-38")
def test_a_trap_of_twist_of_fate_wounds_whoever_landed_on_it_though_sent_away() -> None:
    state = twisted("┼t ┼ ┼m")
    do(state, "send a2")
    assert (asked(state), state.acting(), place(state, 2)) == ("wound", 2, "a2")
    do(state, "2: wound move")
    assert (wounds(state, 2), asked(state)) == (["move", "heal"], "turn")


@pytest.mark.rule("LO-38")
def test_two_monster_symbols_after_twist_of_fate_give_a_hero_one_movement() -> None:
    state = twisted("┼m ┼m ┼m")
    do(state, "send b1")
    assert (asked(state), state.acting()) == ("monster", 2)
    do(state, "monster a2", "monster a3")
    assert (asked(state), state.acting()) == ("turn", 1)


def test_twist_of_fate_onto_the_monsters_tile_is_no_attack() -> None:
    state = with_card("twist-of-fate", OPEN, "a1", "d4", monster="d4")
    events = do(state, "play twist-of-fate", "player 2")
    assert not any(isinstance(event, Attacked) for event in events)
    assert (place(state, 1), asked(state)) == ("d4", "turn")


def test_second_wind_gains_three_tokens() -> None:
    state = with_card("second-wind")
    do(state, "play second-wind", "feet 1")
    assert (state.has_feet(1), state.has_hands(1)) == (8, 8)


def test_thief_in_the_dark_takes_a_random_card() -> None:
    state = scene(OPEN, "a1", "g7", "c4", hands=[["thief-in-the-dark"], ["disarm", "ambrosia"], []])
    do(state, "play thief-in-the-dark")
    assert options(state) == ["player 2"]
    do(state, "player 2")
    events = decline_all(state)
    taken = hand(state, 1)
    assert len(taken) == len(hand(state, 2)) == 1
    assert Stolen(seat=1, other_seat=2, card=taken[0]) in events
    assert state.knows(2, 1) == one(CARD[taken[0]])
    assert state.knows(3, 1) == 0


def test_thief_in_the_dark_finds_nothing_if_the_last_card_was_played_in_vain() -> None:
    hands = [["thief-in-the-dark", "hermes-mischief"], ["hermes-mischief"]]
    state = scene(OPEN, "a1", "g7", hands=hands)
    do(state, "play thief-in-the-dark", "player 2")
    events = do(state, "2: play hermes-mischief", "1: play hermes-mischief")
    assert Bare(seat=2) in events
    assert (asked(state), hand(state, 1), hand(state, 2)) == ("turn", [], [])


def test_poisoned_spring_wounds_another_who_places_it() -> None:
    state = with_card("poisoned-spring")
    do(state, "play poisoned-spring", "player 2")
    assert (asked(state), state.acting()) == ("wound", 2)
    do(state, "wound heal")
    assert wounds(state, 2) == ["heal"]


def test_whisper_of_the_oracle_looks_at_three_tiles() -> None:
    maze = OPEN.replace("┼ ┼ ┼ ┼ ┼", "┼ ░t ░w ░ ░", 1)
    state = with_card("whisper-of-the-oracle", maze)
    do(state, "play whisper-of-the-oracle")
    events = do(state, "look b1", "look c1")
    assert Looked(seat=1, cell="b1") in events
    assert Saw(seat=1, cell="b1", feature="trap", shape="tee") in events
    assert why(state, "look b1") == 47
    do(state, "look d1")
    assert asked(state) == "turn"
    assert game.view(state, 1).seen == {"b1": "tee trap", "c1": "tee wall", "d1": "tee plain"}
    assert game.view(state, 2).seen == {}
    assert game.view(state, 2).players[0].looked == ["b1", "c1", "d1"]
