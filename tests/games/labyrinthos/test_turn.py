"""A turn (LO-12 to LO-15, LO-26, LO-46, LO-53)."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.labyrinthos.ending import finish
from clew.games.labyrinthos.events import (
    Drew,
    Reshuffled,
    Took,
)
from clew.games.labyrinthos.handful import size
from clew.games.labyrinthos.monster_events import (
    Rolled,
)
from tests.games.labyrinthos.boards import OPEN, asked, can, do, game, hand, options, scene, why

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LO-12")
def test_actions_as_often_as_they_can_be_paid_for() -> None:
    state = scene(OPEN, "a1", "g7", tokens=(3, 0))
    do(state, "move b1", "move c1", "move d1")
    assert options(state, "move") == []
    assert can(state, "pass")


@pytest.mark.rule("LO-12")
def test_only_the_player_in_turn_acts() -> None:
    state = scene(OPEN, "a1", "g7")
    assert state.refusal(2, game.parse("pass")) == -1


@pytest.mark.rule("LO-13")
def test_after_passing_tokens_then_cards_then_the_die() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", hands=[["ambrosia"]], tokens=(2, 2))
    do(state, "pass")
    assert asked(state) == "tokens"
    do(state, "feet 5")
    assert (state.has_feet(1), state.has_hands(1)) == (5, 2)
    assert asked(state) == "refresh"
    events = do(state, "done", dice=[0, 0, 0, 1])
    assert [type(event) for event in events if isinstance(event, Drew | Rolled)] == [Drew, Rolled]
    assert state.acting() == 1
    assert asked(state) == "monster"


@pytest.mark.rule("LO-13")
def test_seven_tokens_of_either_kind() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4")
    do(state, "pass")
    assert options(state, "feet") == list("01234567")
    assert do(state, "feet 0")[0] == Took(seat=1, feet=0, hands=7)


@pytest.mark.rule("LO-14")
def test_the_hand_is_filled_to_four_less_the_keys() -> None:
    state = scene(
        OPEN, "a1", "g7", monster="d4", hands=[["ambrosia", "disarm"]], keys=[{"empty": "run"}]
    )
    do(state, "pass", "feet 4", "done")
    assert state.hand_size(1) == 3


@pytest.mark.rule("LO-14")
def test_what_is_over_the_limit_must_be_discarded() -> None:
    state = scene(
        OPEN,
        "a1",
        "g7",
        monster="d4",
        hands=[["ambrosia", "disarm", "earthquake"]],
        keys=[{"empty": "run", "move": "lure"}],
    )
    do(state, "pass", "feet 4")
    assert why(state, "done") == 14
    do(state, "discard disarm")
    assert can(state, "done")
    do(state, "discard ambrosia", "done")
    assert state.hand_size(1) == 2
    assert size(state.discards) == 2


@pytest.mark.rule("LO-14")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", hands=[[]])
    state.discards = state.deck
    state.deck = 0
    events = do(state, "pass", "feet 4")
    assert Reshuffled(cards=60) in events
    assert (state.hand_size(1), state.discards, size(state.deck)) == (4, 0, 56)


@pytest.mark.rule("LO-15")
def test_a_wounded_or_covered_action_cannot_be_used() -> None:
    state = scene(OPEN, "a1", "g7", wounds=[["move"]], keys=[{"rotate-tile": "run"}])
    assert why(state, "move b1") == 15
    assert why(state, "rotate a1 right") == 15
    assert can(state, "use run")


@pytest.mark.rule("LO-15")
def test_a_wounded_key_cannot_be_used() -> None:
    state = scene(OPEN, "a1", "g7", wounds=[["rotate-tile"]], keys=[{"rotate-tile": "run"}])
    assert why(state, "use run") == 15


@pytest.mark.rule("LO-26")
def test_a_card_is_played_from_hand_and_discarded() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["second-wind"]])
    assert why(state, "play disarm") == 26
    do(state, "play second-wind", "feet 3")
    assert (state.has_feet(1), state.has_hands(1)) == (10, 6)
    assert hand(state, 1) == []
    assert game.position(state).discards == ["second-wind"]


@pytest.mark.rule("LO-26")
def test_a_reaction_outside_the_own_turn_is_paid_for() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["second-wind"], ["hermes-mischief"]])
    do(state, "play second-wind", "2: play hermes-mischief")
    assert (state.has_hands(1), state.has_hands(2)) == (6, 6)


@pytest.mark.rule("LO-53")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("heal move", 22),
        ("recover 3", 53),
        ("rearrange 3", 53),
        ("play ambrosia", 53),
        ("play crumbling-walls", 53),
        ("use bandages hand", 53),
    ],
)
def test_nothing_is_used_that_would_do_nothing(action: str, rule: int) -> None:
    state = scene(OPEN, "a1", "g7", hands=[["ambrosia", "crumbling-walls"]])
    if "bandages" in action:
        state.put_key(1, 8, 1)
    assert why(state, action) == rule


@pytest.mark.rule("LO-53")
def test_up_to_means_at_least_one() -> None:
    state = scene(OPEN, "a1", "g7", keys=[{"empty": "double-step"}])
    do(state, "use double-step")
    assert why(state, "done") == 17
    do(state, "move b1")
    assert can(state, "done")


@pytest.mark.rule("LO-46")
def test_after_150_rounds_most_keys_win() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", keys=[{"empty": "run"}, {"empty": "lure"}])
    state.put_key(2, 0, 1)
    state.round = 150
    chance = Fast(3)
    while state.pending():
        seat = state.acting()
        state.apply(seat, state.pick(seat, chance), chance, None)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.rule, outcome.termination) == ("LO-46", "round-limit")
    most = max(state.keys(seat) for seat in (1, 2))
    assert outcome.winners == [seat for seat in (1, 2) if state.keys(seat) == most]


@pytest.mark.rule("LO-46")
def test_equal_keys_share_the_win() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", keys=[{"empty": "run"}, {"empty": "climb"}])
    state.round = 150
    finish(state, 46, None)
    assert state.result() == [0.5, 0.5]
