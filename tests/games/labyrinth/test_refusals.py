"""Every refusal: its rule, its sentence in every language, and that it changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal
from clew.games.labyrinth import game
from clew.games.labyrinth.rules import Labyrinth
from clew.words import LANGUAGES, words
from tests.games.labyrinth.boards import ISLAND, board, play, snapshot

pytestmark = pytest.mark.both_builds


def over(rule: str) -> Labyrinth:
    if rule == "LB-27":
        state = board(ISLAND, phase="move", turn=400)
    else:
        short = rule == "LB-16"
        piles = ["ring" if short else "", "book"]
        state = board(ISLAND, pawns="a4 g7", phase="move", piles=piles, short=short)
    play(state, {"LB-15": "move a1", "LB-16": "move a5", "LB-27": "stay"}[rule])
    return state


def after_move() -> Labyrinth:
    state = board(ISLAND, message="double-turn")
    play(state, "move a2")
    return state


CASES: list[tuple[str, Callable[[], Labyrinth], str]] = [
    ("LB-09", lambda: board(ISLAND), "move a1"),
    ("LB-10", lambda: board(ISLAND, spare="│"), "push N2 180"),
    ("LB-11", lambda: board(ISLAND, turn=2, banned="N2"), "push N2 0"),
    ("LB-13", lambda: board(ISLAND, phase="move"), "move g7"),
    ("LB-15", lambda: over("LB-15"), "push N2 0"),
    ("LB-16", lambda: over("LB-16"), "push N2 0"),
    ("LB-21", after_move, "move a1"),
    ("LB-22", lambda: board(ISLAND, message="change-places"), "swap 1"),
    ("LB-23", lambda: board(ISLAND, message="look", piles=["owl", "bat"]), "look"),
    ("LB-24", lambda: board(ISLAND, message="exchange", piles=["owl", "bat"]), "search"),
    ("LB-25", lambda: board(ISLAND, message="wall", pawns="g7 a1"), "move a1"),
    ("LB-26", lambda: board(ISLAND, message="look", piles=["", "bat"]), "look"),
    ("LB-27", lambda: over("LB-27"), "push N2 0"),
    ("LB-28", lambda: board(ISLAND, phase="move"), "look"),
]


@pytest.mark.rule("CO-06")
@pytest.mark.parametrize(("rule", "situation", "action"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_names_its_rule_and_changes_nothing(
    rule: str, situation: Callable[[], Labyrinth], action: str
) -> None:
    state = situation()
    before = snapshot(state)
    with pytest.raises(Illegal) as refusal:
        state.apply(state.acting() or 1, game.parse(action), Fast(1), None)
    assert game.rule(refusal.value.rule) == rule
    assert snapshot(state) == before
    for language in LANGUAGES:
        own = words(language, game)
        assert own.has(f"labyrinth-refusal-{rule[3:]}")
        sentence = own.error(refusal.value)
        assert sentence.endswith(f"({rule})")
        assert own.say("refusal") not in sentence


@pytest.mark.rule("CO-06", "CO-01")
@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_who_is_not_in_turn_is_refused(seat: int) -> None:
    state = board(ISLAND)
    before = snapshot(state)
    assert state.legal(seat) == []
    with pytest.raises(Illegal, match="CO-01"):
        state.apply(seat, game.parse("push N2 0"), Fast(1), None)
    assert snapshot(state) == before


@pytest.mark.rule("CO-06")
@pytest.mark.parametrize("action", [-1, 128, 10**12])
def test_what_is_no_action_is_refused(action: int) -> None:
    state = board(ISLAND)
    before = snapshot(state)
    with pytest.raises(Illegal, match="CO-06"):
        state.apply(1, action, Fast(1), None)
    assert snapshot(state) == before


@pytest.mark.rule("CO-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_refusals_have_sentences_too(language: str) -> None:
    for rule in (-1, -6):
        sentence = words(language, game).refusal(rule)
        assert sentence.endswith(f"(CO-0{-rule})")
        assert words(language).say("refusal") not in sentence


@pytest.mark.rule("CO-06")
def test_listed_and_refused_are_opposites_in_every_position() -> None:
    """Of all 128 actions just the listed ones are not refused, along whole games."""
    for seed in range(4):
        state = game.new(2, game.read_options({"events": True, "goals": 3}), Fast(seed))
        chance = Fast(seed)
        for _ in range(250):
            seat = state.acting()
            if not seat:
                break
            allowed = [a for a in range(128) if state.refusal(seat, a) == 0]
            assert allowed == state.legal(seat)
            special = [a for a in allowed if a > 96]
            action = special[chance.below(len(special))] if special else state.pick(seat, chance)
            state.apply(seat, action, chance, None)
