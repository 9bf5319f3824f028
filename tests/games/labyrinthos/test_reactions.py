"""Windows for reactions (LO-50 to LO-52)."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.state import Log
from clew.games.labyrinthos.components import CARDS
from clew.games.labyrinthos.events import (
    Aimed,
    Answered,
    Cancelled,
    Played,
)
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import (
    OPEN,
    asked,
    decline_all,
    do,
    game,
    give,
    options,
    roll,
    scene,
    waiting,
    why,
)

pytestmark = pytest.mark.both_builds

TWO = [["second-wind"], ["disarm"], ["ambrosia"]]


@pytest.mark.rule("LO-50")
def test_all_who_could_answer_are_asked_at_once_whatever_they_hold() -> None:
    state = scene(OPEN, "a1", "g7", "g1", hands=TWO)
    do(state, "play second-wind")
    assert (asked(state), waiting(state)) == ("on-card", [2, 3])
    assert options(state, seat=2) == ["decline"]


@pytest.mark.rule("LO-50")
@pytest.mark.parametrize("lack", ["card", "token", "wound", "key"])
def test_who_by_public_knowledge_cannot_answer_is_not_asked(lack: str) -> None:
    hands = [["second-wind"], [] if lack == "card" else ["disarm"], ["ambrosia"]]
    state = scene(
        OPEN,
        "a1",
        "g7",
        "g1",
        hands=hands,
        wounds=[[], ["desperate"] if lack == "wound" else []],
        keys=[{}, {"desperate": "run"} if lack == "key" else {}],
    )
    if lack == "token":
        state.pay(2, 0, 7)
    do(state, "play second-wind")
    assert waiting(state) == [3]


@pytest.mark.rule("LO-50")
def test_an_answer_is_kept_secret_until_all_have_answered() -> None:
    state = scene(OPEN, "a1", "g7", "g1", hands=[["second-wind"], ["hermes-mischief"], ["disarm"]])
    do(state, "play second-wind")
    before = {seat: game.view(state, seat) for seat in (0, 1, 3)}
    log = Log()
    state.apply(2, game.parse("play hermes-mischief"), Fast(1), log)
    assert {seat: game.view(state, seat) for seat in (0, 1, 3)} == before
    assert [log.seen_by(seat) for seat in (0, 1, 2, 3)] == [[], [], [Answered(seat=2)], []]
    assert state.refusal(2, game.parse("decline")) == 50
    assert game.view(state, 2).asked == "wait"
    events = do(state, "3: decline")
    assert Played(seat=2, card="hermes-mischief") in events


@pytest.mark.rule("LO-50")
def test_the_first_in_turn_order_from_the_active_player_plays_then_all_are_asked_again() -> None:
    hermes = ["hermes-mischief", "disarm"]
    state = scene(OPEN, "a1", "g7", "g1", hands=[["second-wind", "disarm"], hermes, hermes])
    do(state, "play second-wind", "3: play hermes-mischief")
    events = do(state, "2: play hermes-mischief")
    assert Played(seat=2, card="hermes-mischief") in events
    assert (asked(state), waiting(state)) == ("on-card", [1, 3])
    # Seat 3 cancels the cancel: then all are asked about the first card again.
    do(state, "1: decline", "3: play hermes-mischief")
    events = decline_all(state)
    assert Cancelled(seat=3, other_seat=2, card="hermes-mischief") in events
    assert asked(state) == "gain"


@pytest.mark.rule("LO-50")
def test_after_a_cancelled_reaction_the_window_opens_again() -> None:
    hermes = ["hermes-mischief", "hermes-mischief"]
    state = scene(OPEN, "a1", "g7", hands=[["second-wind", "hermes-mischief"], hermes])
    do(state, "play second-wind", "2: play hermes-mischief", "1: play hermes-mischief")
    assert waiting(state) == [2]
    do(state, "2: decline")
    assert (asked(state), waiting(state)) == ("on-card", [2])
    do(state, "2: play hermes-mischief")
    assert asked(state) == "turn"


def questions(state: Labyrinthos, seat: int, actions: list[str]) -> list[bytes]:
    """What a seat sees while it plays and everybody else declines or does the same thing."""
    seen = []
    for text in actions:
        while state.pending() and why(state, text, state.acting()):
            seen.append(msgspec.json.encode(game.view(state, seat)))
            state.apply(state.acting(), game.parse("decline"), Fast(1), None)
        seen.append(msgspec.json.encode(game.view(state, seat)))
        state.apply(state.acting(), game.parse(text), Fast(1), None)
    while waiting(state) and game.parse("decline") in state.legal(state.acting()):
        seen.append(msgspec.json.encode(game.view(state, seat)))
        state.apply(state.acting(), game.parse("decline"), Fast(1), None)
    return seen


@pytest.mark.rule("LO-50", "LO-55")
@pytest.mark.parametrize("beast", ["minotaur", "medusa", "cerberus"])
def test_others_hands_do_not_show_in_the_sequence_of_questions(beast: str) -> None:
    """Two positions that differ only in others' hands ask the same, byte for byte."""
    names = [card.name for card in CARDS if card.monster in ("", beast)]
    sequences = set()
    for one, two in product([*names[::3], "hermes-mischief", "cloak-of-shadows"], repeat=2):
        state = scene(OPEN, "g7", "d6", "d6", monster="d4", beast=beast, hands=[["echoing-roar"]])
        give(state, 2, one)
        give(state, 3, two)
        actions = ["play echoing-roar", "monster d5"]
        sequences.add(tuple(questions(state, 1, actions)))
    assert len(sequences) == 1


@pytest.mark.rule("LO-51")
def test_the_windows_of_an_attack() -> None:
    state = scene(OPEN, "g7", "b1", "g1", monster="a1", hands=[[], ["disarm"], ["disarm"]])
    roll(state, 0)
    do(state, "monster b1")
    assert (asked(state), waiting(state)) == ("on-attack", [2])
    do(state, "2: decline")
    assert (asked(state), waiting(state)) == ("on-blood", [2])


@pytest.mark.rule("LO-51")
@pytest.mark.parametrize("card", [card.name for card in CARDS if card.reaction])
def test_a_reaction_is_never_played_without_its_condition(card: str) -> None:
    beast = next(c.monster for c in CARDS if c.name == card) or "minotaur"
    state = scene(OPEN, "a1", "g7", monster="d4", beast=beast, hands=[[card]])
    assert why(state, f"play {card}") == 51


@pytest.mark.rule("LO-51")
def test_a_card_for_another_window_does_not_fit() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["second-wind"], ["cloak-of-shadows"]])
    do(state, "play second-wind")
    assert why(state, "play cloak-of-shadows", 2) == 51


@pytest.mark.rule("LO-52")
def test_pay_show_and_name_the_target_before_the_window() -> None:
    state = scene(OPEN, "a1", "g7", hands=[["poisoned-spring"], ["hermes-mischief"]])
    events = do(state, "play poisoned-spring")
    assert events == [Played(seat=1, card="poisoned-spring")]
    assert (asked(state), state.has_hands(1)) == ("target", 6)
    assert why(state, "player 1") == 52
    events = do(state, "player 2")
    assert Aimed(seat=1, other_seat=2, deed="poisoned-spring") in events
    assert (asked(state), waiting(state)) == ("on-card", [2])


@pytest.mark.rule("LO-52")
def test_other_choices_come_after_the_window() -> None:
    maze = OPEN.replace("┼", "├", 1)
    state = scene(maze, "a1", "g7", hands=[["blueprint-of-daedalus"], ["disarm"]])
    do(state, "play blueprint-of-daedalus")
    assert asked(state) == "on-card"
    do(state, "2: decline")
    assert asked(state) == "rotate"
