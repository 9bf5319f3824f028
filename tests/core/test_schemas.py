"""`clew schema`: every field says what it means, and what real games show is what it allows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from clew.core.chance import Fast
from clew.core.schemas import described_schema
from clew.core.state import Log
from clew.games import GAMES, find


def shown(name: str, seed: int) -> tuple[list[Any], list[Any]]:
    """The views of both kinds of readers, and all events, of a random game."""
    game = find(name)
    chance, views, told = Fast(seed), [], []
    state = game.new(game.players[0], game.read_options({}), chance)
    for step in range(150):
        seat = state.acting()
        if not seat:
            break
        log = Log()
        state.apply(seat, state.pick(seat, chance), chance, log)
        told += [event for _, event in log.entries]
        if step % 10 == 0:
            views += [game.view(state, viewer) for viewer in (0, seat)]
    return msgspec.to_builtins(views), msgspec.to_builtins(told)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_is_what_the_schema_allows(name: str) -> None:
    schema = described_schema(find(name))
    views, told = shown(name, 5)
    for part, values in (("view", views), ("events", told)):
        validator = Draft202012Validator({**schema[part], "$defs": schema["$defs"]})
        for value in values:
            assert [error.message for error in validator.iter_errors(value)] == []


@pytest.mark.parametrize("name", GAMES)
def test_fields_say_what_they_mean_and_hold(name: str) -> None:
    game = find(name)
    schema = described_schema(game)
    (options,) = [kind for title, kind in schema["$defs"].items() if title.endswith("Options")]
    assert all(field["description"] for field in options["properties"].values())
    kinds = [kind for kind in schema["$defs"].values() if "properties" in kind]
    named = [field for kind in kinds for field in kind["properties"]]
    unused = [key for key in game.vocabulary if key.split(".")[-1] not in named]
    assert unused == []


def test_a_field_of_a_known_name_lists_the_values() -> None:
    properties = described_schema(find("tiger-traps"))["$defs"]["View"]["properties"]
    assert properties["hand"]["items"]["enum"][0] == "red-lady"
    assert properties["hand"]["description"] == "Own cards in hand."
    assert properties["notes"]["items"]["items"]["enum"][-1] == "lady-tiger"
