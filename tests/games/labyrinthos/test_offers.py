"""What a player's own hero board offers, what it costs, and why not now."""

from __future__ import annotations

import msgspec
import pytest

from clew.core.chance import Fast
from clew.games.labyrinthos.offers import WHYS
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.view import Offer
from clew.words import LANGUAGES, words
from tests.games.labyrinthos.boards import OPEN, asked, do, game, scene


def offered(state: Labyrinthos, seat: int = 1) -> dict[str, Offer]:
    return {offer.name: offer for offer in game.view(state, seat).offers}


def whys(state: Labyrinthos, seat: int = 1) -> dict[str, str]:
    return {name: offer.why for name, offer in offered(state, seat).items()}


@pytest.mark.rule("LO-06")
def test_every_action_has_its_cost() -> None:
    found = offered(scene(OPEN, "a1", "g7", keys=[{"empty": "bandages", "heal": "smoke"}]))
    assert (found["move"].feet, found["move"].hands) == (1, 0)
    assert (found["heal"].feet, found["heal"].hands) == (0, 1)
    assert (found["recover"].either, found["rearrange"].either) == (5, 3)
    assert (found["bandages"].either, found["smoke"].hands) == (1, 2)


@pytest.mark.rule("LO-53")
def test_an_action_without_an_effect_says_what_it_lacks() -> None:
    found = whys(scene(OPEN, "a1", "g7", figures=("akikios", "leona")))
    assert found["move"] == ""
    lacking = ("explore", "discover", "desperate", "rotate-wall", "heal", "special")
    for name in lacking:
        assert found[name] == name
    assert (found["recover"], found["rearrange"]) == ("recover", "rearrange")


@pytest.mark.rule("LO-15")
def test_wounded_and_covered_actions_say_so() -> None:
    keys, wounds = [{"explore": "run"}], [["move", "heal"]]
    found = whys(scene(OPEN, "a1", "g7", keys=keys, wounds=wounds))
    assert (found["move"], found["explore"], found["run"]) == ("wounded", "covered", "")
    assert (found["heal"], found["recover"], found["rearrange"]) == ("wounded", "", "")


@pytest.mark.rule("LO-12")
def test_what_cannot_be_paid_for_says_so() -> None:
    found = whys(scene(OPEN, "a1", "g7", wounds=[["heal"]], keys=[{"empty": "run"}], tokens=(0, 1)))
    assert (found["move"], found["run"], found["recover"]) == ("tokens", "tokens", "tokens")
    assert found["rearrange"] == "tokens"


def test_out_of_turn_everything_waits() -> None:
    state = scene(OPEN, "a1", "g7", figures=("akikios", "leona"))
    assert set(whys(state, 2).values()) == {"wait", "by-itself"}
    assert game.view(state, 0).offers == []
    do(state, "pass")
    assert set(whys(state, 1).values()) == {"wait"}


@pytest.mark.rule("LO-23")
def test_keys_to_be_taken_are_offered_with_their_costs() -> None:
    state = scene(OPEN.replace("┼ ┼", "┼B ┼", 1), "a1", "g7", keys=[{}, {"empty": "build"}])
    do(state, "discover")
    assert asked(state) == "take-key"
    ready = [name for name, why in whys(state).items() if not why]
    assert ready == ["bandages", "secret-lever", "visions"]
    do(state, "take visions")
    assert game.view(state, 1).agenda[-1].deed == "visions"


@pytest.mark.rule("LO-18")
def test_the_tile_to_be_laid_is_named() -> None:
    state = scene(OPEN.replace("┼ ┼ ┼", "┼ ░ ┼", 1), "a1", "g7")
    assert whys(state)["explore"] == ""
    do(state, "explore b1")
    assert game.view(state, 2).agenda[-1].cell == "b1"


@pytest.mark.rule("LO-14")
def test_refreshing_tells_the_limit_of_the_hand() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", keys=[{"empty": "run"}], hands=[["ambrosia"]])
    do(state, "pass", "feet 3")
    assert (asked(state), game.view(state, 1).agenda[-1].count) == ("refresh", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    said = words(language, game)
    assert all(said.has(f"labyrinthos-cannot-{why}") for why in WHYS)


@pytest.mark.rule("LO-46")
def test_a_short_game_ends_after_its_rounds() -> None:
    state = scene(OPEN, "a1", "g7", monster="d4", keys=[{}, {"empty": "run"}])
    state.last_round = 2
    state.seat = state.start = 1
    while asked(state) != "over":
        seat = next(s for s in (1, 2) if state.pending() >> s - 1 & 1)
        legal = [game.format(action) for action in state.legal(seat)]
        text = next((t for t in ("pass", "done", "decline") if t in legal), legal[0])
        do(state, f"{seat}: {text}")
    outcome = game.outcome(state)
    assert outcome
    assert (outcome.rule, outcome.winners, state.round) == ("LO-46", [2], 2)


def test_a_position_keeps_how_many_rounds_are_played() -> None:
    state = game.new(2, game.read_options({"rounds": 3}), Fast(0))
    again = game.from_position(msgspec.to_builtins(game.position(state)))
    assert (again.last_round, game.view(again, 1).rounds) == (3, 3)
