"""Who knows what (LO-55, LO-23), and the worlds a seat thinks possible."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.labyrinthos.beliefs import count_cards
from clew.games.labyrinthos.components import CARDS
from clew.games.labyrinthos.dealing import steal
from clew.games.labyrinthos.handful import one
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import (
    CARD,
    OPEN,
    decline_all,
    do,
    game,
    hand,
    in_window,
    roll,
    scene,
)

pytestmark = pytest.mark.both_builds

DOWN = OPEN.replace("┼ ┼ ┼ ┼ ┼ ┼", "┼ ░t ░w ░h ░p ░m", 1)


@pytest.mark.rule("LO-55")
def test_what_is_public_and_what_is_hidden() -> None:
    state = scene(
        DOWN,
        "a1",
        "g7",
        hands=[["disarm"], ["ambrosia", "earthquake"]],
        keys=[{}, {"empty": "run"}],
        wounds=[[], ["move"]],
    )
    seen = game.view(state, 1)
    assert seen.hand == ["disarm"]
    assert (seen.players[1].cards, seen.players[1].keys) == (2, {"empty": "run"})
    assert seen.players[1].wounds == ["move"]
    assert seen.tiles[:7] == "f?????f"
    assert seen.features[1:6] == "?????"
    assert "run" not in seen.keys_left
    assert len(seen.keys_left) == 15
    assert game.view(state, 0).hand == []


@pytest.mark.rule("LO-55")
def test_samples_keep_what_is_known_and_vary_the_rest() -> None:
    state = scene(DOWN, "a1", "g7", hands=[["whisper-of-the-oracle"], ["ambrosia"]])
    do(state, "play whisper-of-the-oracle", "look b1", "done")
    worlds = [state.sample(1, Fast(seed)) for seed in range(40)]
    assert {world.feature(1) for world in worlds} == {4}
    assert {world.feature(2) for world in worlds} == {1, 2, 3, 5}
    assert len({tuple(hand(world, 2)) for world in worlds}) > 5
    for world in worlds:
        assert game.view(world, 1) == game.view(state, 1)


@pytest.mark.rule("LO-55")
def test_a_stolen_card_is_known_to_the_two_and_to_nobody_else() -> None:
    state = scene(
        OPEN,
        "a1",
        "g7",
        "c4",
        hands=[["thief-in-the-dark"], ["disarm", "ambrosia"], ["torchlight"]],
    )
    do(state, "play thief-in-the-dark", "player 2")
    decline_all(state)
    stolen = hand(state, 1)
    assert game.view(state, 2).known[0] == stolen
    assert game.view(state, 3).known[0] == []
    for seed in range(20):
        assert hand(state.sample(2, Fast(seed)), 1) == stolen
    others = {tuple(hand(state.sample(3, Fast(seed)), 1)) for seed in range(20)}
    assert len(others) > 3


@pytest.mark.rule("LO-55")
def test_what_is_known_of_a_hand_ends_when_the_card_is_played() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["thief-in-the-dark"], ["second-wind"]])
    do(state, "play thief-in-the-dark", "player 2")
    decline_all(state)
    assert state.knows(2, 1)
    do(state, "play second-wind", "feet 0")
    assert state.knows(2, 1) == 0


@pytest.mark.rule("LO-55")
def test_a_theft_by_a_third_makes_what_was_known_uncertain() -> None:
    state = scene(OPEN, "a1", "g7", "c4", hands=[["disarm", "ambrosia"], [], ["thief-in-the-dark"]])
    state.known[4 * 2 + 1 - 5] = 1 << 2 * CARD["disarm"]
    steal(state, 3, 1, Fast(1), None)
    assert state.knows(2, 1) == 0


@pytest.mark.rule("LO-55")
def test_a_known_card_that_is_stolen_is_known_to_be_with_the_thief() -> None:
    hands = [["thief-in-the-dark"], ["disarm"], ["torchlight"]]
    state = scene(OPEN, "a1", "g7", "c4", hands=hands)
    state.known[4 * 3 + 2 - 5] = one(CARD["disarm"])
    do(state, "play thief-in-the-dark", "player 2")
    decline_all(state)
    assert game.view(state, 3).known == [["disarm"], [], []]
    for seed in range(100):
        assert hand(state.sample(3, Fast(seed)), 1) == ["disarm"]


@pytest.mark.rule("LO-55")
def test_of_a_hand_of_like_cards_one_is_known_to_be_with_the_thief() -> None:
    state = scene(OPEN, "a1", "g7", "c4", hands=[[], ["disarm", "disarm"], []])
    state.known[4 * 3 + 2 - 5] = 2 * one(CARD["disarm"])
    steal(state, 1, 2, Fast(1), None)
    assert state.knows(3, 1) == state.knows(3, 2) == one(CARD["disarm"])
    partly = scene(OPEN, "a1", "g7", "c4", hands=[[], ["disarm", "disarm"], []])
    partly.known[4 * 3 + 2 - 5] = one(CARD["disarm"])
    steal(partly, 1, 2, Fast(1), None)
    assert partly.knows(3, 1) == partly.knows(3, 2) == 0


@pytest.mark.rule("LO-14", "LO-55")
def test_who_counts_knows_a_hand_before_the_discards_are_shuffled_in_again() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", hands=[["disarm"], ["ambrosia", "torchlight"]])
    rest = state.deck
    state.deck, state.discards = one(CARD["torchlight"]), rest - one(CARD["torchlight"])
    do(state, "pass", "feet 4", "done")
    assert state.discards == 0
    # Seat 1 has drawn the last card of the deck and two of the new one.
    assert state.knows(1, 2) == state.cards[1]
    assert state.knows(2, 1) == one(CARD["disarm"]) + one(CARD["torchlight"])


@pytest.mark.rule("LO-14", "LO-55")
def test_of_two_hands_only_what_no_other_place_could_hold_is_known() -> None:
    hands = [[], ["ambrosia"] * 2, ["ambrosia", "disarm"]]
    state = scene(OPEN, "a1", "g7", "c4", hands=hands)
    state.deck = 0
    count_cards(state)
    # Three Ambrosias in two hands of two: each has one at least.
    assert state.knows(1, 2) == state.knows(1, 3) == one(CARD["ambrosia"])
    assert state.knows(2, 3) == state.cards[2]


def possible_hands(state: Labyrinthos, seat: int, other: int) -> set[str]:
    """Every single card another seat could hold as far as a seat knows: all not seen elsewhere."""
    left = {card.name: 3 for card in CARDS if not card.monster}
    for name in hand(state, seat) + game.position(state).discards:
        left[name] -= 1
    assert state.hand_size(other) == 1
    return {name for name, copies in left.items() if copies}


@pytest.mark.rule("LO-55")
def test_sampled_hands_are_all_the_possible_ones_and_no_others() -> None:
    gone = [card.name for card in CARDS if not card.monster][2:]
    state = scene(OPEN, "a1", "g7", hands=[["earthquake"], ["hermes-mischief"]])
    for name in gone:
        state.deck -= 3 << 2 * CARD[name]
        state.discards += 3 << 2 * CARD[name]
    found = {hand(state.sample(1, Fast(seed)), 2)[0] for seed in range(60)}
    assert found == possible_hands(state, 1, 2) == {"earthquake", "hermes-mischief"}


@pytest.mark.rule("LO-23", "LO-55")
def test_which_keys_are_left_is_public() -> None:
    maze = OPEN.replace("┼", "┼B", 1)
    state = scene(maze, "a1", "g7")
    do(state, "discover", "take build", "slot empty")
    assert "build" not in game.view(state, 2).keys_left
    assert game.view(state, 2).players[0].keys == {"empty": "build"}


@pytest.mark.rule("LO-55")
def test_who_has_answered_a_window_is_forgotten_in_samples() -> None:
    state = scene(
        OPEN, "g7", "b1", "b1", monster="a1", hands=[[], ["disarm"], ["cloak-of-shadows"]]
    )
    roll(state, 0)
    do(state, "monster b1", "3: play cloak-of-shadows")
    world = state.sample(2, Fast(1))
    assert in_window(world)
    assert (world.pending(), world.answers) == (6, 0)
    own = state.sample(3, Fast(1))
    assert own.pending() == 2
    assert own.answers == state.answers
