"""Every option of every game, and every number of players, in PettingZoo's own tests."""

from __future__ import annotations

import warnings
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest

from clew.envs.openspiel import name_of
from clew.envs.pettingzoo import env
from clew.envs.vector import VectorEnv
from clew.games import GAMES, find
from tests.envs.zoo import api_test, seed_test


def values_of(field: msgspec.structs.FieldInfo) -> list[Any]:
    """What an option can be besides what it is: the others, the least and the most, the reverse."""
    kind: Any = msgspec.inspect.type_info(field.type)
    match kind:
        case msgspec.inspect.BoolType():
            return [not field.default]
        case msgspec.inspect.IntType(ge=least, le=most):
            return [value for value in (least, most) if value != field.default]
        case msgspec.inspect.LiteralType(values=values):
            return [value for value in values if value != field.default]
        case msgspec.inspect.ListType(item_type=msgspec.inspect.LiteralType(values=values)):
            return [list(values)[::-1]]
    raise AssertionError(f"{field.name}: nobody knows what it can be")


def variants() -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for name in GAMES:
        game = find(name)
        found += [(name, {"players": players}) for players in game.players]
        for field in msgspec.structs.fields(game.options):
            for value in values_of(field):
                # As many players as there can be with it: lists have an entry each.
                players = 2 if field.name in ("goals", "cards") else game.players[-1]
                found.append((name, {"players": players, field.name: value}))
    return found


VARIANTS = variants()


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_every_option(name: str, options: dict[str, Any]) -> None:
    """The interface, the seeds, and pictures as text and as colours."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, **options), num_cycles=3)
        seed_test(lambda: env(name, planes=False, **options), num_cycles=5)
    text, picture = drawn(name, "ansi", options), drawn(name, "rgb_array", options)
    assert isinstance(text, str)
    assert "\n" in text
    assert isinstance(picture, np.ndarray)
    assert (picture.ndim, picture.shape[2], picture.dtype) == (3, 3, np.uint8)
    assert picture.std() > 1


def drawn(name: str, mode: str, options: dict[str, Any]) -> Any:
    shown = env(name, render_mode=mode, **options)
    shown.reset(seed=1)
    picture = shown.render()
    shown.close()
    return picture


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_every_option_elsewhere(name: str, options: dict[str, Any]) -> None:
    """The same game for OpenSpiel, and many at once."""
    given = {
        key: "+".join(map(str, value)) if isinstance(value, list) else value
        for key, value in options.items()
    }
    game = pyspiel.load_game(name_of(name), {"rng_seed": 3, **given})
    assert game.num_players() == options["players"]
    state = game.new_initial_state()
    for step in range(30):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[7 * step % len(legal)])
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    many = VectorEnv(name, 4, seed=1, **options)
    for _ in range(30):
        many.step(many.random_actions())
    assert many.rewards.shape == (4, options["players"])


def test_none_is_left_out() -> None:
    """Each option of each game is among them."""
    for name in GAMES:
        tried = {key for game, options in VARIANTS if game == name for key in options}
        known = {field.name for field in msgspec.structs.fields(find(name).options)}
        assert tried == {"players", *known}
